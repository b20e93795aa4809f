"""Leduc poker: three ranks, two rounds of betting, one secret each."""

from leduc.game import Leduc

GAME = Leduc
__all__ = ["GAME"]
