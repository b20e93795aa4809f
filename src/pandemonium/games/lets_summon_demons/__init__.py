"""Let's Summon Demons: collect souls, snuff kids and Animals, summon Demons (2 to 5 players)."""

from pandemonium.games.lets_summon_demons.game import LetsSummonDemons

GAME = LetsSummonDemons
__all__ = ["GAME"]
