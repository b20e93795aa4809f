"""Impossible positions, saved or described, are refused with the reason in both languages."""

from typing import Any

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PositionError
from pandemonium.locale.words import Words
from tests.support import play

from .table import game, table


def complaint(description: dict[str, Any], players: int = 2) -> str:
    """Why a scenario is refused."""
    with pytest.raises(PositionError) as raised:
        game(players).scenario(description)
    assert Words(None, "fr").error(raised.value)  # it can be said
    return str(raised.value)


@pytest.mark.parametrize(
    ("description", "words"),
    [
        ({"ghosts": ["f1", "F1"]}, "ghosts: there cannot be two in F1"),
        ({"demons": {"f1.c2": "red"}}, "no red demon can stand on F1.c2"),
        ({"demons": {"f1.c1": "white"}}, "no white demon can stand on F1.c1"),
        (
            {"predictions": [{"seat": 0, "colour": "red"}, {"seat": 1, "colour": "red"}]},
            "the colour red is predicted twice",
        ),
        (
            {"predictions": [{"seat": 1, "colour": "red"}, {"seat": 1, "colour": "blue"}]},
            "seat 2 has two predictions",
        ),
        ({"demons": {"f99.c1": "red"}}, "demons: there is no corner 'f99.c1'"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused(description: dict[str, Any], words: str) -> None:
    assert words in complaint(description)


def test_places_in_solitaire_are_all_different() -> None:
    twice = [{"colour": "red", "place": 1}, {"colour": "blue", "place": 1}]
    assert "place 1 is not from 1 to 3, or is predicted twice" in complaint(
        {"predictions": twice}, players=1
    )


def saved() -> dict[str, Any]:
    """A position with something of everything: two predictions, a ghost, something put back."""
    fists = [["white", "red", "red", "blue"], ["green", "blue", "blue"]]
    state = table(fists=fists, demons={"f2.c1": "red"})
    play(state, "summon white f1.o", "predict red", "summon green f2.c2")
    return state.save()


def test_a_saved_position_is_the_same_again() -> None:
    data = saved()
    assert game(2).load(data).save() == data


def damaged(**changes: object) -> str:
    """Why a saved position is refused after such a change."""
    with pytest.raises(PositionError) as raised:
        game(2).load({**saved(), **changes})
    return str(raised.value)


def test_a_saved_position_that_cannot_be_is_refused() -> None:
    data = saved()
    frozen, outer = data["corners"][:], data["ghosts"][:]
    frozen[0] = -1
    outer[-1] = True
    outer[0] = False
    assert "F1.c1 must be frozen exactly when" in damaged(corners=frozen)
    assert "a ghost cannot stand in the outermost field F14" in damaged(ghosts=outer)
    assert "11 red creatures" in damaged(sack=[*data["sack"], 0])
    assert "ghosts; the board has 14" in damaged(ghosts=data["ghosts"][1:])
    assert "does not fit a turn of seat 1" in damaged(turn=0)
    assert "does not fit a turn of seat 2" in damaged(todo=data["todo"][1:])
    prediction = data["predictions"][0]
    assert "places, such as 2" in damaged(predictions=[{**prediction, "place": 2}])


def test_a_memory_that_cannot_be_is_refused() -> None:
    data = saved()
    assert data["returned"] == [[0, 3], []]
    impossible: tuple[dict[str, object], ...] = (
        {"returned": [[0, 3], [1]], "since": [0, 0]},  # seat 1 has put nothing back
        {"returned": [[], []]},
        {"since": [99, -1]},
        {"returned": [[4] * 10, []]},  # a ghost is on the board
    )
    for changes in impossible:
        assert "cannot remember" in damaged(**changes)


def test_a_game_that_has_ended_has_the_winners_that_it_must_have() -> None:
    state = table(fists=[[]], predictions=[{"seat": 1, "colour": "red"}], demons={"f1.c1": "red"})
    data = state.save()
    assert data["outcome"] == {"winners": [1], "reason": "predicted", "draw": False}
    with pytest.raises(PositionError, match="cannot have ended with these winners: 0"):
        state.game.load({**data, "outcome": {"winners": [0], "reason": "predicted", "draw": False}})


# ---------------------------------------------------------------------- how a game ended


def test_the_end_has_a_reason_in_words() -> None:
    state = table(fists=[[]], demons={"f1.c1": "red"})
    assert state.outcome is not None
    for language, word in (("en", "everybody loses"), ("fr", "tout le monde perd")):
        assert word in Words(state.game, language).outcome(state.outcome)
    assert state.returns == [0.0, 0.0]


def test_what_an_end_is_worth() -> None:
    won = table(fists=[[]], predictions=[{"seat": 1, "colour": "red"}], demons={"f1.c1": "red"})
    assert won.returns == [0.0, 1.0]
    assert pm.game("dicke-daemonen", 4).start(1).returns == [0.25] * 4
    predictions = [{"colour": "red", "place": 1}]
    alone = table(1, fists=[[]], predictions=predictions, demons={"f1.c1": "red"})
    better = table(1, fists=[[]], predictions=predictions, demons={"f14.c1": "red"})
    assert alone.scores < better.scores
    assert 0 < alone.returns[0] < better.returns[0] < 1
    assert table(1, fists=[[]]).returns == [0.0]
