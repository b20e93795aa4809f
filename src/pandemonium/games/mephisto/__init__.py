"""Mephisto: arm your lanes and defeat the monsters of a shared dungeon (1 to 4 players)."""

from pandemonium.games.mephisto.game import Mephisto

GAME = Mephisto
__all__ = ["GAME"]
