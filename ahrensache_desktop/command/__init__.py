"""What the program does on the command line, a module for each subcommand."""
