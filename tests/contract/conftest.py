"""What the contract is checked on: every installed game, every player count, many options.

A test that takes a `configuration` is run on all of them, one that takes a `usual_configuration` on
those without options: one for each number of players.
"""

from collections.abc import Sequence

import pytest

import pandemonium as pm
from pandemonium.testing import Configuration, configurations, plain

EVERY = pytest.StashKey[Sequence[Configuration]]()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the test on each configuration of the games that are asked for."""
    stash = metafunc.config.stash
    for name in {"configuration", "usual_configuration"} & set(metafunc.fixturenames):
        if EVERY not in stash:
            stash[EVERY] = asked_for(metafunc.config)
        chosen = stash[EVERY] if name == "configuration" else plain(stash[EVERY])
        metafunc.parametrize(name, chosen, ids=str)


def asked_for(config: pytest.Config) -> list[Configuration]:
    """Those of the games and kinds that the command line names."""
    names = config.getoption("--game")
    if not config.getoption("--usual"):
        return configurations(names)
    abouts = [pm.about(name) for name in names or pm.games()]
    return [
        Configuration(about.id, players)
        for about in abouts
        for players in range(about.min_players, about.max_players + 1)
    ]
