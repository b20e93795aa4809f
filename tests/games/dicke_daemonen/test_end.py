"""Chapter 5: when the game ends."""

import pytest

import pandemonium as pm
from pandemonium.games.dicke_daemonen.components import EMPTY
from tests.support import legal, play, rule

from .table import NO_RED, fist, seen, table


@rule("DD 5.1")
def test_the_game_ends_when_the_player_to_move_holds_nothing() -> None:
    state = table(fists=[["red", "blue"], []])
    play(state, "summon red f1.c1", "wait")
    assert state.over
    assert state.player == -1


@rule("DD 5.1")
def test_the_game_ends_when_there_is_no_place_for_anything_in_the_fist() -> None:
    state = table(layout="four_leaf", fists=[["green", "blue"], ["red", "red"]], **NO_RED)
    events = play(state, "summon green f6.c1", "wait")
    assert state.over
    assert fist(state, 1) == ["red", "red"]  # neither summoned nor drawn
    assert [event.kind for event in events if (event.seen_by(None) or {}).get("seat") == 1] == [
        "turn-begun",
        "game-ended",
        "creatures-shown",
    ]


@rule("DD 5.1")
def test_one_creature_with_a_place_keeps_the_game_going() -> None:
    state = table(layout="four_leaf", fists=[["red", "red", "green"]], **NO_RED)
    assert not state.over
    assert {action.text.split()[1] for action in state.legal()} == {"green"}


@rule("DD 5.2")
def test_nobody_gets_a_last_turn() -> None:
    state = table(3, turn=2, fists=[[], ["red"], ["blue", "red"]])
    play(state, "summon blue f1.c2", "wait")
    assert state.over
    assert fist(state, 1) == ["red"]


@rule("DD 5.3")
def test_who_takes_the_last_place_may_still_predict_and_draw() -> None:
    ghosts = ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9"]
    demons = {"f10.c1": "yellow", "f10.c4": "blue", "f10.c2": "green"}
    state = table(
        layout="four_leaf",
        ghosts=ghosts,
        demons=demons,
        fists=[["blue", "red", "red"], ["red"]],
        sack=["yellow"],
        chance=["yellow"],
    )
    # the last place is the green and blue corner outside
    assert legal(state) == ["summon blue f10.c3"]
    play(state, "summon blue f10.c3")
    assert state.corners.count(EMPTY) == 0
    assert seen(state)["colours"][3]["free_places"] == 0
    play(state, "predict red")
    assert state.over
    assert fist(state, 0) == ["yellow"]


@rule("DD 5.4")
def test_an_empty_sack_does_not_end_the_game() -> None:
    state = table(fists=[["red", "blue"], ["green", "blue"]], sack=[])
    play(state, "summon red f1.c1", "wait", "summon green f2.c2", "wait")
    assert not state.over


@rule("DD 5.5")
def test_after_the_end_nothing_is_allowed() -> None:
    state = table(fists=[["red", "blue"], []])
    play(state, "summon red f1.c1", "wait")
    with pytest.raises(pm.IllegalMove, match=r"DD 5\.5"):
        state.apply(state.game.action("wait"))
