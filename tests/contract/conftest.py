"""What the contract is checked on: every installed game, every player count, many options.

A test that takes a `configuration` is run on all of them, one that takes a `usual_configuration` on
those without options: one for each number of players.
"""

from collections.abc import Sequence

import pytest

from pandemonium.testing import Configuration, configurations, plain

EVERY = pytest.StashKey[Sequence[Configuration]]()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the test on each configuration of the games that are asked for."""
    stash = metafunc.config.stash
    for name in {"configuration", "usual_configuration"} & set(metafunc.fixturenames):
        if EVERY not in stash:
            stash[EVERY] = configurations(metafunc.config.getoption("--game"))
        found = stash[EVERY] if name == "configuration" else plain(stash[EVERY])
        metafunc.parametrize(name, found, ids=str)
