"""Who decides: bots by name."""

from collections.abc import Callable

from pandemonium.engine.errors import OptionError
from pandemonium.players.base import Player
from pandemonium.players.uniform import UniformPlayer

PLAYERS: dict[str, Callable[[int], Player]] = {"random": UniformPlayer}


def player(name: str, seed: int = 0) -> Player:
    """A bot by name; the same seed makes the same choices."""
    if name not in PLAYERS:
        raise OptionError("no-such-player", {"name": name, "players": sorted(PLAYERS)})
    return PLAYERS[name](seed)


__all__ = ["PLAYERS", "Player", "player"]
