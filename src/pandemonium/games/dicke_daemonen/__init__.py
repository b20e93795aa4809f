"""Dicke Dämonen: lay strings, summon demons and ghosts, foresee who wins (1 to 4 players)."""

from pandemonium.games.dicke_daemonen.game import DickeDaemonen

GAME = DickeDaemonen
__all__ = ["GAME"]
