# What the operating system answers when it refuses something; stands after a colon
system-missing = there is no such file or folder
system-forbidden = it is not permitted
system-read-only = nothing can be written there
system-full = there is no room left
system-folder = it is a folder, not a file
system-no-folder = it is a file, not a folder
system-exists = there is a file already
system-not-empty = the folder is not empty
system-busy = another program is using it
system-long-name = the name is too long
system-broken = the disk does not answer
system-large = the file is too large
system-circle = the links lead in a circle
system-other = the system says: “{ $words }”
