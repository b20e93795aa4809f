"""Every game, every player count and a sample of options: what the contract is checked on."""

import random
from dataclasses import dataclass

import pytest

import pandemonium as pm
from pandemonium.engine.errors import OptionError
from pandemonium.engine.options import Option

MIXED = 6  # random combinations per game and player count


@dataclass(frozen=True)
class Configuration:
    """What to pass to `pm.game`."""

    game: str
    players: int
    options: tuple[tuple[str, object], ...] = ()

    def make(self) -> pm.Game:
        """The game so configured."""
        return pm.game(self.game, self.players, **dict(self.options))

    def __str__(self) -> str:
        """A name for the test report."""
        told = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.players}" + (f"-{told}" if told else "")


def alternatives(option: Option) -> list[object]:
    """Other values of the option: all of them if few, the ends and neighbours if many."""
    if option.type == "bool":
        return [not option.default]
    if option.type == "int":
        near = {option.low, option.high, int(option.default) - 1, int(option.default) + 1}
        return [n for n in sorted(near) if option.low <= n <= option.high and n != option.default]
    return [choice for choice in option.choices if choice != option.default]


def configurations() -> list[Configuration]:
    """Defaults, each option alone, and some mixtures; what a game refuses is left out."""
    found: list[Configuration] = []
    for name in pm.games():
        game = pm.game(name)
        for players in range(game.min_players, game.max_players + 1):
            rng = random.Random(f"{name} {players}")
            told: list[tuple[tuple[str, object], ...]] = [()]
            for option in game.options:
                told += [((option.name, value),) for value in alternatives(option)]
            for _ in range(MIXED if game.options else 0):
                some = rng.sample(game.options, k=min(3, len(game.options)))
                told.append(
                    tuple((o.name, rng.choice([o.default, *alternatives(o)])) for o in some)
                )
            found += [
                one
                for one in dict.fromkeys(Configuration(name, players, options) for options in told)
                if is_allowed(one)
            ]
    return found


def is_allowed(configuration: Configuration) -> bool:
    """Whether the game accepts these options together."""
    try:
        configuration.make()
    except OptionError:
        return False
    return True


ALL = configurations()
PLAIN = [one for one in ALL if not one.options]

every_configuration = pytest.mark.parametrize("configuration", ALL, ids=str)
every_game = pytest.mark.parametrize("configuration", PLAIN, ids=str)
