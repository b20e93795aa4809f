"""The contract suite: its checks come with Pandemonium, so this is all that a game needs."""

import pytest

from pandemonium.testing import (
    Configuration,
    Coverage,
    check_apart,
    check_box,
    check_contract,
    check_damage,
    check_hides,
    check_no_leaks,
    check_notation,
    check_options,
    configurations,
)

every_configuration = pytest.mark.parametrize("configuration", configurations(["leduc"]), ids=str)


@every_configuration
def test_the_contract(configuration: Configuration) -> None:
    for seed in range(10):
        check_contract(configuration.make(), seed)


@every_configuration
def test_secrets_are_kept(configuration: Configuration) -> None:
    covered = sum((check_no_leaks(configuration.make(), seed) for seed in range(20)), Coverage())
    assert covered.steps > 50, covered


@every_configuration
def test_the_box_and_the_options(configuration: Configuration) -> None:
    game = configuration.make()
    check_box(game)
    check_notation(game)
    check_options(game)
    check_hides(game)
    check_apart(configuration)


def test_damaged_saves_are_refused_or_can_be_played() -> None:
    (game, *_) = [configuration.make() for configuration in configurations(["leduc"])]
    assert sum(check_damage(game, seed, every=2) for seed in range(20))
