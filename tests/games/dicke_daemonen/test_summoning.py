"""Chapter 2: what may be put where."""

import pandemonium as pm
from pandemonium.table import Table
from tests.support import card, legal, play, refused, rule

from .table import field, fist, game, table


@rule("DD 2.1")
def test_one_creature_leaves_the_fist_and_then_one_may_predict() -> None:
    state = table(fists=[["red", "red", "blue"]])
    play(state, "summon red f1.c1")
    assert fist(state, 0) == ["red", "blue"]
    assert legal(state) == ["wait", "predict red", "predict blue"]
    assert refused(state, "summon red f1.c3") == "DD 2.1"


@rule("DD 2.1")
def test_what_is_not_in_the_fist_cannot_be_summoned() -> None:
    state = table(fists=[["red", "blue"]])
    assert refused(state, "summon yellow f1.c1") == "DD 2.1"
    assert refused(state, "summon white f1.o") == "DD 2.1"


@rule("DD 2.4")
def test_only_ghosts_in_the_fist_is_the_reason_at_every_corner() -> None:
    state = table(fists=[["white", "white"]])
    reasons = {touched(state, f"corner:f1.c{corner}") for corner in range(1, 4)}
    assert reasons == {
        "There are only ghosts in your fist, and a ghost goes into the middle of a field (DD 2.4)."
    }
    assert refused(table(fists=[["white", "red"]]), "summon blue f1.c1") != "DD 2.4"


@rule("DD 2.2")
def test_there_is_no_passing() -> None:
    assert refused(table(), "wait") == "DD 2.2"


@rule("DD 2.2")
def test_every_creature_with_a_place_may_be_summoned() -> None:
    state = table(fists=[["red", "blue", "white"]])
    assert {text.split()[1] for text in legal(state)} == {"red", "blue", "white"}


@rule("DD 2.3")
@card("red")
@card("yellow")
@card("green")
@card("blue")
def test_a_demon_needs_a_corner_at_its_own_line() -> None:
    state = table(fists=[["red", "yellow", "green", "blue"]])
    allowed = {
        colour: [
            corner
            for corner in ("f1.c1", "f1.c2", "f1.c3")
            if f"summon {colour} {corner}" in legal(state)
        ]
        for colour in ("red", "yellow", "green", "blue")
    }
    assert allowed == {
        "red": ["f1.c1", "f1.c3"],
        "yellow": ["f1.c1", "f1.c2"],
        "green": [],
        "blue": ["f1.c2", "f1.c3"],
    }
    assert refused(state, "summon red f1.c2") == "DD 2.3"
    assert refused(state, "summon green f1.c1") == "DD 2.3"


@rule("DD 2.3")
def test_a_corner_holds_one_demon() -> None:
    state = table(fists=[["red", "yellow"]], demons={"f1.c1": "red"})
    assert refused(state, "summon red f1.c1") == "DD 2.3"
    assert refused(state, "summon yellow f1.c1") == "DD 2.3"


@rule("DD 2.3")
def test_demons_may_stand_outside() -> None:
    state = table(fists=[["red", "blue"]])
    play(state, "summon red f14.c1")
    assert field(state, "F14")["demons"] == {"red": 1}


@rule("DD 2.4")
@card("white")
def test_a_ghost_goes_into_any_inner_field_with_or_without_demons() -> None:
    state = table(fists=[["white", "red"]], demons={"f1.c1": "red"})
    assert [text for text in legal(state) if "white" in text] == [
        f"summon white f{number}.o" for number in range(1, 14)
    ]
    play(state, "summon white f1.o")
    assert field(state, "F1")["ghost"]
    assert field(state, "F1")["demons"] == {"red": 1}


@rule("DD 2.4")
@card("white")
def test_no_ghost_goes_outside() -> None:
    assert refused(table(fists=[["white", "red"]]), "summon white f14.o") == "DD 2.4"


@rule("DD 2.5")
@card("white")
def test_nothing_enters_a_frozen_field() -> None:
    state = table(fists=[["white", "red"]], ghosts=["f1"], demons={"f1.c1": "red"})
    assert refused(state, "summon red f1.c3") == "DD 2.5"
    assert refused(state, "summon white f1.o") == "DD 2.5"
    assert field(state, "F1")["holder"] == "red"


@rule("DD 2.5")
def test_the_other_corners_of_the_crossing_stay_open() -> None:
    state = table(fists=[["red", "yellow"]], ghosts=["f1"])
    board = state.box
    crossing = [corner for corner in range(board.corners) if board.corner_names[corner] == "F1.c1"]
    corners = game().board.corners
    shared = corners[crossing[0]].crossing
    for number, corner in enumerate(corners):
        if corner.crossing == shared and number != crossing[0]:
            assert f"summon red {board.corner_names[number].lower()}" in legal(state)


@rule("DD 2.6")
def test_a_knot_is_no_place_and_keeps_nobody_away() -> None:
    state = table(layout="four_leaf", fists=[["white", "red"]])
    assert field(state, "F1")["knots"] == ["red"]
    assert len([text for text in legal(state) if " f1." in text]) == 5  # four corners, the middle


@rule("DD 2.7")
def test_everybody_may_summon_a_colour_that_somebody_has_predicted() -> None:
    predictions = [{"seat": 1, "colour": "red"}]
    state = table(fists=[["red", "blue"]], predictions=predictions)
    play(state, "summon red f1.c1")
    assert field(state, "F1")["holder"] == "red"


# ---------------------------------------------------------------------- the reason to give first


def touched(state: pm.State, element: str) -> str:
    """The sentence for the player who touches an element."""
    return str(Table(state).why_not(state.player, element))


@rule("DD 2.3")
@rule("DD 2.5")
def test_what_is_wrong_with_the_place_comes_before_what_is_not_in_the_fist() -> None:
    state = table(fists=[["red"]], ghosts=["f1"], demons={"f2.c1": "red", "f1.c1": "red"})
    for colour in ("red", "yellow", "green", "blue"):
        assert refused(state, f"summon {colour} f1.c2") == "DD 2.5"
        assert refused(state, f"summon {colour} f1.c1") == "DD 2.3"
        assert refused(state, f"summon {colour} f2.c1") == "DD 2.3"
    assert refused(state, "summon white f1.o") == "DD 2.5"
    assert refused(state, "summon white f14.o") == "DD 2.4"
    assert refused(state, "summon green f3.c1") == "DD 2.3"
    assert refused(state, "summon yellow f3.c1") == "DD 2.1"


def test_touching_a_place_tells_what_is_wrong_with_it() -> None:
    state = table(fists=[["red"]], ghosts=["f1"], demons={"f2.c1": "red"})
    assert touched(state, "corner:f1.c2") == "F1 is frozen by a ghost (DD 2.5)."
    assert touched(state, "corner:f2.c1") == "A red demon stands on F2.c1 already (DD 2.3)."
    assert touched(state, "centre:f1") == "F1 is frozen by a ghost (DD 2.5)."
    assert touched(state, "centre:f2") == "There is no ghost in your fist (DD 2.1)."
    state = table(fists=[["red"]])
    problem = "F1.c2 lies at the yellow and the blue line: no place for a red demon (DD 2.3)."
    assert touched(state, "corner:f1.c2") == problem


@rule("DD 2.3")
@rule("DD 2.4")
def test_a_picked_creature_is_refused_for_its_own_reason() -> None:
    state = table(fists=[["red", "yellow", "white"]], ghosts=["f2"])
    problem = "F1.c2 lies at the yellow and the blue line: no place for a red demon (DD 2.3)."
    assert touched(state, "corner:f1.c2") == "None"
    assert touched(state, "fist:1:red corner:f1.c2") == problem
    assert touched(state, "fist:1:yellow corner:f1.c2") == "None"
    assert touched(state, "fist:1:red corner:f2.c1") == "F2 is frozen by a ghost (DD 2.5)."
    assert touched(state, "fist:1:white centre:f14").endswith("(DD 2.4).")
    assert touched(state, "sack corner:f2.c1") == touched(state, "corner:f2.c1")


def test_the_last_step_of_the_lesson_tells_that_the_field_is_frozen() -> None:
    state = table(
        fists=[["red"], ["blue"]],
        ghosts=["f12"],
        demons={"f12.c1": "red", "f12.c2": "red", "f12.c3": "blue"},
        predictions=[{"seat": 0, "colour": "red"}, {"seat": 1, "colour": "blue"}],
    )
    assert touched(state, "corner:f12.c4") == "F12 is frozen by a ghost (DD 2.5)."
