"""The four power lines, in the order in which everything counts them."""

COLOURS = ("red", "yellow", "green", "blue")
ELEMENTS = ("fire", "air", "earth", "water")
