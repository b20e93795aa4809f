"""Pandemonium: four demon-summoning tabletop games on one rules engine."""

import pandemonium.games  # noqa: F401 - first, or loading a game would hide the function `games`
from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance, SealedChance
from pandemonium.engine.errors import IllegalMove, NotationError, PackError
from pandemonium.engine.event import Event
from pandemonium.engine.game import Game
from pandemonium.engine.record import Record, replay
from pandemonium.engine.registry import game, games
from pandemonium.engine.state import State
from pandemonium.engine.version import VERSION
from pandemonium.players import player

__version__ = VERSION
__all__ = [
    "Action",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "NotationError",
    "PackError",
    "Record",
    "SealedChance",
    "State",
    "game",
    "games",
    "player",
    "replay",
]
