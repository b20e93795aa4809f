"""Every player count of a game and a sample of its options: what the contract is checked on."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice

from pandemonium.engine.errors import OptionError, PackError
from pandemonium.engine.game import Game
from pandemonium.engine.options import Option
from pandemonium.engine.registry import about, game, games

MIXED = 4  # random combinations per game and player count
IN_A_MIXTURE = 3  # options
IN_A_PACK = 6  # cards


@dataclass(frozen=True)
class Configuration:
    """The arguments of `pandemonium.game`."""

    game: str
    players: int
    options: tuple[tuple[str, object], ...] = ()

    def make(self) -> Game:
        """The game with this configuration, cached: games are immutable."""
        return _made(self)

    def make_fresh(self) -> Game:
        """A new instance of the game, sharing nothing."""
        return game(self.game, self.players, **dict(self.options))

    def is_allowed(self) -> bool:
        """Whether the game accepts these options together."""
        try:
            self.make()
        except OptionError:
            return False
        return True

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.players}" + (f"-{options}" if options else "")


@cache
def _made(configuration: Configuration) -> Game:
    return configuration.make_fresh()


def alternatives(option: Option) -> list[object]:
    """Other values of the option: all of them if few, the bounds and neighbours if many."""
    if option.type == "bool":
        return [not option.default]
    if option.type == "int":
        near = {option.low, option.high, int(option.default) - 1, int(option.default) + 1}
        return [n for n in sorted(near) if option.low <= n <= option.high and n != option.default]
    return [choice for choice in option.choices if choice != option.default]


def configurations(names: Sequence[str] | None = None) -> list[Configuration]:
    """Each player count as it is and with mixtures of options, each value of an option once alone.

    Invalid ones are left out. Without `names`, those of all installed games, always in the same
    order.
    """
    every: list[Configuration] = []
    for name in games() if names is None else names:
        options = about(name).options
        counts = list(range(about(name).min_players, about(name).max_players + 1))
        for players in counts:
            mixed = [(), *mixtures(options, f"{name} {players}")]
            every += [Configuration(name, players, chosen) for chosen in mixed]
        every += alone(name, options, counts)
    return [configuration for configuration in dict.fromkeys(every) if configuration.is_allowed()]


def alone(name: str, options: Sequence[Option], counts: list[int]) -> list[Configuration]:
    """Each value of each option alone, with varying player counts that allow it."""
    choices = [(option.name, value) for option in options for value in alternatives(option)]
    every = []
    for number, choice in enumerate(choices):
        turned = counts[number % len(counts) :] + counts[: number % len(counts)]
        tried = (Configuration(name, players, (choice,)) for players in turned)
        every += list(islice(filter(Configuration.is_allowed, tried), 1))
    return every


def mixtures(options: Sequence[Option], seed: str) -> list[tuple[tuple[str, object], ...]]:
    """Several options at once, at random."""
    rng = random.Random(seed)
    chosen: list[tuple[tuple[str, object], ...]] = []
    for _ in range(MIXED if len(options) > 1 else 0):
        together = rng.sample(options, k=min(IN_A_MIXTURE, len(options)))
        chosen.append(tuple((o.name, rng.choice([o.default, *alternatives(o)])) for o in together))
    return chosen


def plain(every: Sequence[Configuration]) -> list[Configuration]:
    """Those without options: one for each player count."""
    return [configuration for configuration in every if not configuration.options]


def sample_pack(name: str) -> list[dict[str, object]]:
    """A card file for the game: some cards get one more copy, if the game allows it."""
    pack: list[dict[str, object]] = []
    for card in game(name).cards[::3] if about(name).cards else ():
        entry: dict[str, object] = {"id": card.id, "copies": card.copies + 1}
        try:
            game(name, cards=[*pack, entry])
        except PackError:
            continue
        pack.append(entry)
        if len(pack) == IN_A_PACK:
            break
    return pack
