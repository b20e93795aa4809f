"""Bots by name.

`random` plays uniformly at random, `plan` completes every plan once and takes the best, and the
levels from imp to archdemon search longer and longer. Other packages register theirs under the
entry-point group `pandemonium.players`: a callable that takes a game and a seed and returns a
`Player`.
"""

from collections.abc import Callable
from functools import partial
from importlib.metadata import entry_points

from pandemonium.engine.errors import OptionError
from pandemonium.engine.game import Game
from pandemonium.engine.strategy import LEVELS
from pandemonium.players.base import Player, Thought, ask
from pandemonium.players.thinker import PlanPlayer, SearchPlayer
from pandemonium.players.uniform import UniformPlayer

GROUP = "pandemonium.players"

PlayerFactory = Callable[[Game, int], Player]


def make_level(level: int, game: Game, seed: int) -> SearchPlayer:
    """A bot of one of the LEVELS, 0 being the weakest: each level searches longer."""
    strategy = game.strategy()
    return SearchPlayer(game, seed, strategy.budgets[level], strategy=strategy)


PLAYERS: dict[str, PlayerFactory] = {
    "random": UniformPlayer,
    "plan": PlanPlayer,
    **{name: partial(make_level, level) for level, name in enumerate(LEVELS)},
}


def players() -> list[str]:
    """The names of all bots, those of other packages last."""
    return [*PLAYERS, *sorted(entry.name for entry in entry_points(group=GROUP))]


def player(name: str, game: Game, seed: int = 0) -> Player:
    """A bot by name; the same seed makes the same choices."""
    plugins = (entry.load() for entry in entry_points(group=GROUP, name=name))
    maker: PlayerFactory | None = PLAYERS.get(name) or next(plugins, None)
    if maker is None:
        raise OptionError("no-such-player", {"name": name, "players": players()})
    return maker(game, seed)


__all__ = [
    "LEVELS",
    "PLAYERS",
    "PlanPlayer",
    "Player",
    "SearchPlayer",
    "Thought",
    "ask",
    "make_level",
    "player",
    "players",
]
