"""The law over time: it holds in every game, and it is noticed when a game breaks it."""

import pytest

from pandemonium.engine.game import Game
from pandemonium.testing import Configuration, Coverage, LawBroken, check_law, check_set_up
from tests.contract.whispers import FORGETFUL, LEAKS, Whispers

SEEDS = range(12)
MOST_PLIES = 80  # of one game
ENOUGH = 100  # steps after which a seat received the same in two different worlds
ENOUGH_PAIRS = 10
LESS = 50  # where options are chosen: there are many of them


def covered(game: Game, pairs: int, enough: int) -> Coverage:
    """Games are played until enough was compared."""
    total = Coverage()
    for seed in SEEDS:
        total += check_law(game, seed, pairs, MOST_PLIES)
        if total.steps >= enough and total.pairs >= ENOUGH_PAIRS:
            break
    return total


def test_what_a_seat_is_told_depends_on_nothing_it_may_not_know(
    configuration: Configuration,
) -> None:
    game = configuration.make()
    if not game.about.hides or game.players == 1:
        check_law(game, seed=0, pairs=1, plies=30)  # there is nothing that could be told
        return
    pairs, enough = (2, LESS) if configuration.options else (4, ENOUGH)
    total = covered(game, pairs, enough)
    assert total.pairs >= ENOUGH_PAIRS, total
    assert total.steps >= enough // 2, total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_that_keeps_its_secrets_passes(players: int) -> None:
    total = sum((check_law(Whispers(players), seed) for seed in SEEDS), Coverage())
    assert total.pairs > 10 * len(SEEDS)
    assert total.steps > 40 * len(SEEDS)
    assert total.ends["nothing looks the same"]
    assert total.ends["other cards"]
    assert sum(check_set_up(Whispers(players), seed, 8) for seed in SEEDS) > len(SEEDS)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_secret_that_is_told_is_noticed(leak: str) -> None:
    game = Whispers(3, leak=leak)
    with pytest.raises(LawBroken):
        sum((check_law(game, seed) for seed in SEEDS), Coverage())


def test_what_was_seen_must_not_be_forgotten() -> None:
    game = Whispers(3, leak=FORGETFUL)
    with pytest.raises(LawBroken, match="and forgot"):
        sum((check_law(game, seed) for seed in SEEDS), Coverage())
