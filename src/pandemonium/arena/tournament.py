"""What a tournament between bots is: who plays what, with which seeds, in which seats.

A game is a function of its place in the tournament alone: who plays it where and when is no part
of it. `arena.contest` plays one.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property, lru_cache

from pandemonium.arena.match import PlayedMatch, play_match
from pandemonium.arena.seating import Seating, seatings, sets_of
from pandemonium.arena.simulate import ArenaError
from pandemonium.engine.chance import SEEDS
from pandemonium.engine.errors import OptionError
from pandemonium.engine.game import Game
from pandemonium.engine.registry import game as make_game
from pandemonium.engine.version import VERSION
from pandemonium.players import player

Unit = tuple[int, int]  # the number of a round, and that of a set of players who meet in it
Results = dict[Unit, list[PlayedMatch]]


@dataclass(frozen=True)
class Tournament:
    """What is played: plain data, so that a worker anywhere can play any part of it."""

    game: str
    players: list[str]
    seats: int
    options: dict[str, object]
    seed: int
    version: str

    @cached_property
    def sides(self) -> list[int]:
        """For each seat the number of its side: its own, or that of its team."""
        sides = self.configure().strategy().sides
        return [sorted(set(sides)).index(side) for side in sides]

    @property
    def is_solitaire(self) -> bool:
        """Whether everybody plays alone; then results on the same seeds are compared."""
        return self.seats == 1

    @cached_property
    def sets(self) -> list[tuple[int, ...]]:
        """Every set of players who meet at a table."""
        return sets_of(len(self.players), max(self.sides) + 1)

    def configure(self) -> Game:
        """The game; made once in each process."""
        return _configured(self.game, self.seats, json.dumps(self.options))

    def tables(self, unit: Unit) -> list[list[str]]:
        """Who sits where in each game of a unit."""
        members = self.sets[unit[1]]
        seatings = self._seatings(unit[0])
        return [
            [self.players[members[seating[side]]] for side in self.sides] for seating in seatings
        ]

    def rounds_for(self, games: int) -> int:
        """How many rounds it takes until each set has played so many games."""
        rounds = played = 0
        if len(self.sets[0]) == max(self.sides) + 1:  # as many games in each as there are sides
            return -(-games // len(self.sets[0]))
        while played < games:
            played += len(self._seatings(rounds))
            rounds += 1
        return rounds

    def _seatings(self, number: int) -> list[Seating]:
        """How those of each set sit in the games of a round."""
        return seatings(len(self.sets[0]), max(self.sides) + 1, self.seed + number)

    def play(self, unit: Unit) -> tuple[Unit, list[PlayedMatch]]:
        """Play the games of a unit, all of them with the same seed."""
        if self.version != VERSION:
            raise ArenaError("other-version", {"own": VERSION, "wanted": self.version})
        game, seed = self.configure(), (self.seed + unit[0]) % SEEDS
        return unit, [play_match(game, table, seed) for table in self.tables(unit)]

    def to_json(self) -> dict[str, object]:
        """All that decides the results."""
        return asdict(self)


def tournament(
    game: str,
    players: Sequence[str],
    seats: int | None = None,
    seed: int = 0,
    **options: object,
) -> Tournament:
    """A tournament between bots by name; what is wrong with it is told at once."""
    try:
        made = make_game(game, seats, **options)
    except OptionError as problem:
        if problem.details.get("option") == "players":  # who are the bots here
            problem.details["option"] = "seats"
        raise
    names = list(players)
    for name in names:
        player(name, made)
    if len(set(names)) < max(2, len(names)):
        raise OptionError("names-of-players", {"names": names})
    if not 0 <= seed < SEEDS:
        raise OptionError("bad-seed", {"seed": str(seed)})
    return Tournament(made.id, names, made.players, made.full_settings(), seed, VERSION)


@lru_cache(maxsize=4)
def _configured(game: str, seats: int, options: str) -> Game:
    """The game with options that are written as JSON."""
    return make_game(game, seats, **json.loads(options))
