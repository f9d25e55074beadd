"""How each command is called and what its help says, one file a command; what it does is imported when it is called."""
