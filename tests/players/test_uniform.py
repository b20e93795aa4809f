"""The bot that plays uniformly at random, and random rollouts."""

import pytest

import pandemonium as pm
from pandemonium.players.uniform import play_out, roll_out

GAME = "dice-summoners"


def test_rolling_out_leaves_the_position_and_shares_one_victory() -> None:
    state = pm.game(GAME).start(3)
    before = state.save()
    worth = roll_out(state, pm.Chance(1), 20)
    assert sum(worth) == pytest.approx(1)
    assert all(0 < share < 1 for share in worth), "no seat wins all of twenty random games"
    assert state.save() == before


def test_what_is_over_is_worth_what_it_brought() -> None:
    state = pm.game(GAME).start(3)
    play_out(state, pm.Chance(1))
    assert roll_out(state, pm.Chance(2), 3) == state.returns


def test_a_copy_goes_on_as_the_original_would_or_by_chance_of_its_own() -> None:
    state = pm.game(GAME).start(3)
    play_out(state, pm.Chance(1), 30)
    copies = [state.clone(), state.clone(), state.clone(pm.Chance(99))]
    ends = []
    for copy in copies:
        play_out(copy, pm.Chance(5))
        saved = copy.save()
        del saved["chance"]
        ends.append(saved)
    assert ends[0] == ends[1] != ends[2]
