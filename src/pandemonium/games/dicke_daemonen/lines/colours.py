"""The four power lines in their fixed order."""

COLOURS = ("red", "yellow", "green", "blue")
ELEMENTS = ("fire", "air", "earth", "water")
