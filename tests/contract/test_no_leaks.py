"""Information leaks: no game has one, and games with deliberate leaks are caught."""

import pytest

import pandemonium as pm
from pandemonium.engine.game import Game
from pandemonium.testing import (
    Configuration,
    Coverage,
    InformationLeak,
    check_no_leaks,
    check_set_up,
    check_spectator,
)
from tests.contract.whispers import FORGETFUL, LEAKS, Whispers

SEEDS = range(12)
MAX_PLIES = 80  # of one game
ENOUGH = 100  # steps after which a seat received the same in two different positions
ENOUGH_PAIRS = 10
LESS = 50  # where options are chosen: there are many of them
FOR_SEATS = (  # leaks at the setup, in previews and in bots' heads do not reach spectators
    "a dealt card is told",
    "a number in a preview",
    "imagining leaves the order of the truth",
    "imagining falls back to the truth",
)


def covered(game: Game, pairs: int, enough: int) -> Coverage:
    """Games are played until enough was compared."""
    total = Coverage()
    for seed in SEEDS:
        total += check_no_leaks(game, seed, pairs, MAX_PLIES)
        if total.steps >= enough and total.pairs >= ENOUGH_PAIRS:
            break
    return total


def test_what_a_seat_receives_depends_on_nothing_it_may_not_know(
    configuration: Configuration,
) -> None:
    game = configuration.make()
    if not game.about.hides or game.players == 1:
        check_no_leaks(game, seed=0, pairs=1, plies=30)  # nothing could leak
        return
    pairs, enough = (2, LESS) if configuration.options else (4, ENOUGH)
    total = covered(game, pairs, enough)
    assert total.pairs >= ENOUGH_PAIRS, total
    assert total.steps >= enough // 2, total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_keeps_its_secrets_passes(players: int) -> None:
    total = sum((check_no_leaks(Whispers(players), seed) for seed in SEEDS), Coverage())
    assert total.pairs > 10 * len(SEEDS)
    assert total.steps > 40 * len(SEEDS)
    assert total.ends["nothing looks the same"]
    assert total.ends["other cards"]
    assert sum(check_set_up(Whispers(players), seed, 8) for seed in SEEDS) > len(SEEDS)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leaked_secret_is_noticed(leak: str) -> None:
    game = Whispers(3, leak=leak)
    with pytest.raises(InformationLeak):
        sum((check_no_leaks(game, seed) for seed in SEEDS), Coverage())


def test_what_was_seen_must_not_be_forgotten() -> None:
    game = Whispers(3, leak=FORGETFUL)
    with pytest.raises(InformationLeak, match="and forgot"):
        sum((check_no_leaks(game, seed) for seed in SEEDS), Coverage())


# ---------------------------------------------------------------------- spectators


def test_what_a_spectator_receives_depends_on_nothing_hidden(
    usual_configuration: Configuration,
) -> None:
    check_spectator(usual_configuration.make(), seed=1, plies=40)


@pytest.mark.parametrize("name", ["dicke-daemonen", "mephisto"])
def test_spectators_look_on_where_somebody_plays_alone(name: str) -> None:
    game = pm.game(name, 1)
    total = sum((check_spectator(game, seed, MAX_PLIES) for seed in range(3)), Coverage())
    assert total.pairs > 5, total
    assert total.steps > 20, total
    assert total.secrets, total


def test_spectators_of_a_game_that_keeps_its_secrets_receive_nothing() -> None:
    total = sum((check_spectator(Whispers(3), seed) for seed in SEEDS), Coverage())
    assert total.pairs > len(SEEDS)
    assert total.steps > 20 * len(SEEDS)
    assert total.secrets.keys() == {"Bury", "Shield"}


@pytest.mark.parametrize("leak", [leak for leak in LEAKS if leak not in FOR_SEATS])
def test_a_secret_that_a_spectator_receives_is_noticed(leak: str) -> None:
    game = Whispers(3, leak=leak)
    with pytest.raises(InformationLeak, match="a spectator receives"):
        sum((check_spectator(game, seed) for seed in SEEDS), Coverage())
