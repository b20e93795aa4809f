"""Random walks through a game."""

from pandemonium.testing.walking import walk

__all__ = ["walk"]
