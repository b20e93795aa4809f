"""What each seat sees, in figures and in words; and scenarios that cannot be."""

from typing import cast

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PositionError
from pandemonium.locale.words import Words
from tests.support import play

from .table import field, fist, game, table


def rows(state: pm.State, seat: int | None, title: str, language: str = "en") -> list[list[str]]:
    """The rows of one section of the sheet."""
    words = Words(state.game, language)
    return next(part.rows for part in state.sheet(seat, words) if part.title == title)


def test_a_field_is_shown_with_all_that_matters() -> None:
    state = table(demons={"f1.c1": "red", "f1.c2": "blue", "f1.c3": "red"}, ghosts=["f1"])
    assert field(state, "F1") == {
        "at": "field:f1",
        "centre_at": "centre:f1",
        "name": "F1",
        "outer": False,
        "inside": ["red"],
        "neighbours": ["F2", "F6", "F14"],
        "value": 4,
        "knots": ["red"],
        "corners": [
            {"at": "corner:f1.c1", "name": "F1.c1", "colours": ["red", "yellow"], "demon": "red"},
            {"at": "corner:f1.c2", "name": "F1.c2", "colours": ["yellow", "blue"], "demon": "blue"},
            {"at": "corner:f1.c3", "name": "F1.c3", "colours": ["red", "blue"], "demon": "red"},
        ],
        "ghost": True,
        "demons": {"red": 2, "blue": 1},
        "holder": "red",
    }


def test_a_colour_is_shown_with_points_and_free_places() -> None:
    state = table(demons={"f1.c1": "red"}, ghosts=["f1"], fists=[["red"], ["red"]])
    red, white = (cast(list[dict[str, object]], state.view(0)["colours"])[i] for i in (0, 4))
    assert red == {
        "colour": "red",
        "points": 4,
        "fields": ["F1"],
        "ghosts": 0,
        "leads": True,
        "free_places": 22,  # of 24, without the two corners of the frozen field
        "unseen": 8,
        "predicted": False,
    }
    assert (white["points"], white["ghosts"], white["free_places"]) == (1, 1, 12)


def test_the_table_is_shown_in_words() -> None:
    state = table(
        demons={"f1.c1": "red"},
        ghosts=["f3"],
        fists=[["white", "red", "red"]],
        predictions=[{"seat": 1, "colour": "blue"}],
    )
    fields = rows(state, 0, "Fields")
    assert fields[0] == [
        "F1", "4 (3 + 1 knot)", "red", "open", "c1=red  c2:yellow/blue  c3:red/blue", "F2 F6 F14",
    ]  # fmt: skip
    assert fields[2][3:5] == ["ghost, frozen", "c1:-  c2:-  c3:-"]
    assert fields[13][3] == "outermost"
    assert rows(state, 0, "Colours")[0] == ["red", "4", "F1 4", "21", "7", "-"]
    assert rows(state, 0, "Predictions, the earliest first") == [["1", "Player 2", "blue"]]
    assert rows(state, 0, "Your fist") == [["2", "red demon", "21"], ["1", "ghost", "12"]]
    assert rows(state, 0, "Votre poing", "fr")[1] == ["1", "fantôme", "12"]
    assert "Your fist" not in [part.title for part in state.sheet(None, Words(state.game, "en"))]


def test_the_score_of_a_solitaire_is_reckoned_as_it_goes() -> None:
    predictions = [{"colour": "red", "place": 1}]
    state = table(1, demons={"f1.c1": "red"}, predictions=predictions)
    assert rows(state, 0, "Predictions, the earliest first") == [
        ["1", "Player 1", "red", "1", "3 x 4 = 12"],
        ["If the game ended now: 12", "", "", "", ""],
    ]


def test_imagined_fists_differ_but_leave_the_player_a_choice() -> None:
    state = table(fists=[["red", "blue"], ["white", "green", "green"]])
    imagined = {tuple(fist(state.imagine(0, pm.Chance(seed)), 1)) for seed in range(30)}
    assert len(imagined) > 5
    play(state, "summon red f1.c1", "wait")
    assert state.player == 1
    for seed in range(30):
        assert len(state.imagine(0, pm.Chance(seed)).legal()) > 1


def test_a_prediction_cannot_be_taken_back() -> None:
    state = table(fists=[["red", "blue"]], sack=[])
    play(state, "summon red f1.c1")
    before = state.reveals
    play(state, "predict blue")
    assert state.reveals == before + 1


@pytest.mark.parametrize(
    ("description", "complaint"),
    [
        ({"demons": {"f1.c9": "red"}}, "no corner 'f1.c9'"),
        ({"demons": {"f1.c2": "red"}}, "no red demon can stand"),
        ({"demons": {"f1.c1": "pink"}}, "not 'pink'"),
        ({"demons": []}, "demons: expected"),
        ({"ghosts": ["f14"]}, "no inner field 'f14'"),
        ({"ghosts": 3}, "ghosts: expected"),
        ({"fists": [["red"] * 11]}, "no more than 10"),
        ({"fists": 3}, "fists: expected"),
        ({"fists": ["red"]}, r"fists\[0\]: expected"),
        ({"fists": [5]}, r"fists\[0\]: expected a whole number from 0 to 4"),
        (
            {"predictions": [{"seat": 5, "colour": "red"}]},
            "seat: expected .* not 5",
        ),
        ({"predictions": [{"colour": "red", "place": 1}]}, "place"),
        ({"predictions": [3]}, "predictions: expected"),
        ({"turn": "x"}, "turn: expected a whole number"),
    ],
)
def test_a_scenario_that_cannot_be_says_why(description: dict[str, object], complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        game(2).scenario(description)


def test_a_scenario_says_how_many_creatures_a_fist_holds() -> None:
    state = game(2).scenario({"fists": [["red", "blue"], 3]})
    seats = cast(list[dict[str, object]], state.view(None)["seats"])
    assert [seat["fist_size"] for seat in seats] == [2, 3]


def test_an_unknown_creature_cannot_be_drawn() -> None:
    with pytest.raises(PositionError, match="unknown card 'pink'"):
        table(chance=["pink"])


def test_a_damaged_position_is_refused() -> None:
    saved = game(2).start(1).save()
    for name, value, words in (
        ("sack", [], "there are 3 red"),
        ("corners", [-1], "1 corners; the board has 48"),
        ("fists", [[0] * 5], "invalid: fists"),
    ):
        with pytest.raises(PositionError, match=words):
            game(2).load({**saved, name: value})
