"""Defines a tournament between bots: games, seeds and seats.

The result of a game is a function of its place in the tournament, whichever worker plays it.
`arena.contest` plays a tournament.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property

from pandemonium.arena.match import PlayedMatch, play_match
from pandemonium.arena.seating import Seating, seatings, sets_of
from pandemonium.arena.simulate import ArenaError
from pandemonium.engine.chance import SEEDS
from pandemonium.engine.errors import OptionError
from pandemonium.engine.game import Game
from pandemonium.engine.registry import cached_game
from pandemonium.engine.registry import game as make_game
from pandemonium.engine.version import VERSION
from pandemonium.players import player

Unit = tuple[int, int]  # round, and index of a set of players
Results = dict[Unit, list[PlayedMatch]]


@dataclass(frozen=True)
class Tournament:
    """A tournament as plain data that can be sent to any worker."""

    game: str
    players: list[str]
    seats: int
    options: dict[str, object]
    seed: int
    version: str

    @cached_property
    def sides(self) -> list[int]:
        """The side of each seat, numbered from 0; partners share one."""
        sides = self.configure().strategy().sides
        return [sorted(set(sides)).index(side) for side in sides]

    @property
    def is_solitaire(self) -> bool:
        """Whether everybody plays alone; then results on the same seeds are compared."""
        return self.seats == 1

    @cached_property
    def sets(self) -> list[tuple[int, ...]]:
        """All sets of players that meet at a table."""
        return sets_of(len(self.players), max(self.sides) + 1)

    def configure(self) -> Game:
        """The game, cached per process."""
        return cached_game(self.game, self.seats, self.options)

    def tables(self, unit: Unit) -> list[list[str]]:
        """The players of each game of a unit, by seat."""
        members = self.sets[unit[1]]
        seatings = self._seatings(unit[0])
        return [
            [self.players[members[seating[side]]] for side in self.sides] for seating in seatings
        ]

    def rounds_for(self, games: int) -> int:
        """The number of rounds in which each set plays at least this many games."""
        rounds = played = 0
        if len(self.sets[0]) == max(self.sides) + 1:  # one game per side in every round
            return -(-games // len(self.sets[0]))
        while played < games:
            played += len(self._seatings(rounds))
            rounds += 1
        return rounds

    def _seatings(self, number: int) -> list[Seating]:
        """The seatings of each set in a round."""
        return seatings(len(self.sets[0]), max(self.sides) + 1, self.seed + number)

    def play(self, unit: Unit) -> tuple[Unit, list[PlayedMatch]]:
        """Play the games of a unit, all with the same seed."""
        if self.version != VERSION:
            raise ArenaError("other-version", {"own": VERSION, "wanted": self.version})
        game, seed = self.configure(), (self.seed + unit[0]) % SEEDS
        return unit, [play_match(game, table, seed) for table in self.tables(unit)]

    def to_json(self) -> dict[str, object]:
        """Everything that determines the results."""
        return asdict(self)


def tournament(
    game: str, players: Sequence[str], seats: int | None = None, seed: int = 0, **options: object
) -> Tournament:
    """A tournament between bots by name; raises OptionError for invalid arguments."""
    try:
        configured = make_game(game, seats, **options)
    except OptionError as problem:
        if problem.details.get("option") == "players":  # which means bots in this command
            problem.details["option"] = "seats"
        raise
    names = list(players)
    for name in names:
        player(name, configured)
    if len(set(names)) < max(2, len(names)):
        raise OptionError("names-of-players", {"names": names})
    if not 0 <= seed < SEEDS:
        raise OptionError("bad-seed", {"seed": str(seed)})
    return Tournament(
        configured.id, names, configured.players, configured.full_settings(), seed, VERSION
    )
