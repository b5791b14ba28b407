"""A table in the terminal: a screen to look at (`app`), or plain lines (`lines`)."""
