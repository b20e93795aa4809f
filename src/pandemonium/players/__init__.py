"""Who decides: bots by name."""

from collections.abc import Callable

from pandemonium.players.base import Player
from pandemonium.players.uniform import UniformPlayer

PLAYERS: dict[str, Callable[[int], Player]] = {"random": UniformPlayer}


def player(name: str, seed: int = 0) -> Player:
    """A bot by name; the same seed makes the same choices."""
    if name not in PLAYERS:
        raise ValueError(f"there is no player {name!r}; there are {', '.join(sorted(PLAYERS))}")
    return PLAYERS[name](seed)


__all__ = ["PLAYERS", "Player", "player"]
