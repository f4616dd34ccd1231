"""What each title looks like, and how it is played by hand."""
