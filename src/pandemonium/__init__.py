"""Pandemonium: four demon-summoning tabletop games on one rules engine."""

import pandemonium.games  # noqa: F401 - first, or loading a game would hide the function `games`
from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance, SealedChance
from pandemonium.engine.errors import (
    IllegalMove,
    NotationError,
    OptionError,
    PackError,
    PandemoniumError,
    PositionError,
    RecordError,
    UnknownGameError,
    WorkLimitExceeded,
    set_error_formatter,
)
from pandemonium.engine.event import Event
from pandemonium.engine.formats.record import Record, replay
from pandemonium.engine.game import Game
from pandemonium.engine.outcome import Outcome
from pandemonium.engine.registry import about, game, games
from pandemonium.engine.state import State
from pandemonium.engine.version import VERSION
from pandemonium.players import player

__version__ = VERSION


def _format_in_english(problem: PandemoniumError) -> str:
    """Format an error; the catalogues are loaded when the first one is needed."""
    from pandemonium.locale.words import english_message

    return english_message(problem)


set_error_formatter(_format_in_english)

__all__ = [
    "Action",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "NotationError",
    "OptionError",
    "Outcome",
    "PackError",
    "PandemoniumError",
    "PositionError",
    "Record",
    "RecordError",
    "SealedChance",
    "State",
    "UnknownGameError",
    "WorkLimitExceeded",
    "about",
    "game",
    "games",
    "player",
    "replay",
]
