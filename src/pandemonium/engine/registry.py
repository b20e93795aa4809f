"""The games that are installed: ours and everybody else's are announced in the same way."""

import difflib
from importlib.metadata import entry_points
from typing import Protocol, cast

from pandemonium.engine.game import Game

GROUP = "pandemonium.games"


class MakesGame(Protocol):
    """What an entry point gives: a Game subclass, called with players and options."""

    def __call__(self, players: int | None = None, **options: object) -> Game:
        """One configuration."""


def games() -> list[str]:
    """The ids of all installed games."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def game(id: str, players: int | None = None, **options: object) -> Game:  # noqa: A002 - the public name
    """A game by id, with its options; without `players` the usual number sits down."""
    points = [point for point in entry_points(group=GROUP) if point.name == id]
    if not points:
        near = difflib.get_close_matches(id, games(), n=1)
        hint = f"did you mean {near[0]!r}? " if near else ""
        raise ValueError(f"there is no game {id!r}; {hint}Installed: {', '.join(games())}")
    make = cast(MakesGame, points[0].load())
    return make(players, **options)
