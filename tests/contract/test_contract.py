"""Every game keeps the contract, for any number of players and with any options."""

import pytest

import pandemonium as pm
from pandemonium.testing import (
    Configuration,
    check_apart,
    check_box,
    check_contract,
    check_damaged,
    check_hides,
    check_misfit,
    check_notation,
    check_options,
    check_scenario_words,
    check_sealed,
    check_seeds,
    check_settings,
    check_strategy,
)

STOPS = 6
FEW_STOPS = 4  # where options are chosen: there are many of them
ENOUGH = 40  # decisions; of short games several are played
MAX_GAMES = 20


def test_everything_promised_is_kept_in_a_random_game(configuration: Configuration) -> None:
    check_settings(configuration)
    made = 0
    for seed in range(MAX_GAMES):
        stops = FEW_STOPS if configuration.options else STOPS
        made += check_contract(configuration.make(), seed, stops)
        if made >= ENOUGH:
            break
    assert made >= ENOUGH


def test_the_box_can_be_described(usual_configuration: Configuration) -> None:
    check_box(usual_configuration.make())
    check_notation(usual_configuration.make())


def test_wrong_options_and_words_are_refused(usual_configuration: Configuration) -> None:
    check_options(usual_configuration.make())
    check_scenario_words(usual_configuration.make())


def test_the_same_seed_gives_the_same_game(usual_configuration: Configuration) -> None:
    check_seeds(usual_configuration.make())


def test_two_games_share_nothing(usual_configuration: Configuration) -> None:
    check_apart(usual_configuration)


def test_a_sealed_game_can_be_verified_afterwards(usual_configuration: Configuration) -> None:
    check_sealed(usual_configuration.make())


def test_what_does_not_fit_is_refused(
    usual_configuration: Configuration,
) -> None:
    check_damaged(usual_configuration.make(), 9)
    check_misfit(usual_configuration.make(), 12)


def test_imagining_changes_exactly_what_is_hidden(usual_configuration: Configuration) -> None:
    check_hides(usual_configuration.make())


def test_bots_can_use_the_strategy(configuration: Configuration) -> None:
    for seed in range(2 if configuration.options else 3):
        check_strategy(configuration.make(), seed)


def test_an_unknown_game_names_those_that_are_installed() -> None:
    with pytest.raises(ValueError, match=r"(?i)did you mean 'lets-summon-demons'"):
        pm.game("lets-summon-demon")
