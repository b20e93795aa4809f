"""The line mode and the command line, as a person meets them."""
