"""The installed games; third-party games are registered in the same way as ours."""

import difflib
import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol, cast

from pandemonium.engine.errors import Detail, PandemoniumError, UnknownGameError, did_you_mean
from pandemonium.engine.game import About, Game
from pandemonium.engine.presenter import Presenter

GROUP = "pandemonium.games"
CACHED_GAMES = 32  # configurations that a process keeps


class GameFactory(Protocol):
    """What an entry point provides: a Game subclass, called with players and options."""

    about: About
    presenter: Presenter[Any]

    def __call__(self, players: int | None = None, **options: object) -> Game:
        """One configuration of the game."""


def games() -> list[str]:
    """The ids of all installed games."""
    return sorted(_announced())


def about(id: str) -> About:  # noqa: A002 - the public name
    """What is true of a game in every configuration, without building one."""
    return _find(id).about


def presenter(id: str) -> Presenter[Any]:  # noqa: A002 - the public name
    """How a game is shown to people and clients, without building one."""
    return _find(id).presenter


def game(id: str, players: int | None = None, **options: object) -> Game:  # noqa: A002 - the public name
    """A game by id, with its options; `players` defaults to the usual number."""
    make = _find(id)
    try:
        return make(players, **options)
    except PandemoniumError as problem:
        problem.package = problem.package or make.about.package
        raise


def cached_game(id: str, players: int, options: Mapping[str, object]) -> Game:  # noqa: A002 - as above
    """A game with options as in JSON, shared by all who ask for the same one in this process."""
    return _cached_game(id, players, json.dumps(options))


@lru_cache(maxsize=CACHED_GAMES)
def _cached_game(name: str, players: int, options: str) -> Game:
    """The game with these options (JSON)."""
    return game(name, players, **json.loads(options))


def _find(id: str) -> GameFactory:  # noqa: A002 - the public name
    """The factory of a game, or an UnknownGameError."""
    point = _announced().get(id)
    if point is None:
        near = difflib.get_close_matches(id, games(), n=1)
        details: dict[str, Detail] = {"id": id, "hint": did_you_mean(near), "games": list(games())}
        raise UnknownGameError("unknown-game", details)
    return _load(point)


def _load(point: EntryPoint) -> GameFactory:
    """The factory behind an entry point; any failure of its package becomes an UnknownGameError."""
    try:
        factory = point.load()
        if not isinstance(factory.about, About):
            raise TypeError(f"{point.value} is not a game")
    except Exception as problem:
        reason = f"{type(problem).__name__}: {problem}"
        raise UnknownGameError("broken-game", {"id": point.name, "problem": reason}) from problem
    return cast(GameFactory, factory)


@cache
def _announced() -> dict[str, EntryPoint]:
    """The entry points of installed games by id, cached: the lookup is slow."""
    points: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        points.setdefault(point.name, point)
    return points
