"""The geometry of the strings: reading layouts, checking them, the board they make, pictures."""
