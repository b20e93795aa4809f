"""Refusals of elements: touching one gives the reason that a player would give first."""

import pytest

import pandemonium as pm
from pandemonium.testing import Configuration, check_refusals

SEEDS = (1, 2)


def test_what_is_wrong_with_the_touched_element_comes_first(
    usual_configuration: Configuration,
) -> None:
    check_refusals(usual_configuration.make(), seed=3)


@pytest.mark.parametrize("name", ["dicke-daemonen", "mephisto"])
def test_the_law_decides_between_reasons(name: str) -> None:
    """Where several elements are chosen at once, there are reasons that are about others."""
    assert sum(check_refusals(pm.game(name), seed, plies=24) for seed in SEEDS) > 10
