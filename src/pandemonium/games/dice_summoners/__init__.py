"""Dice Summoners: roll dice, learn spells, summon creatures, outlast the other (2 players)."""

from pandemonium.games.dice_summoners.game import DiceSummoners

GAME = DiceSummoners
__all__ = ["GAME"]
