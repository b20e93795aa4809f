"""Chapters 3 and 4: predicting, and drawing afterwards."""

from collections import Counter

from tests.support import legal, play, refused, rule

from .table import fist, points, seen, table


@rule("DD 3.1")
def test_one_may_predict_in_the_first_turn_and_only_after_summoning() -> None:
    state = table(fists=[["red", "blue"]])
    assert refused(state, "predict blue") == "DD 3.1"
    play(state, "summon red f1.c1", "predict blue")
    assert state.view(None)["predictions"] == [
        {"at": "prediction:1", "order": 1, "seat": 0, "colour": "blue"}
    ]


@rule("DD 3.1")
def test_nobody_predicts_twice() -> None:
    state = table(fists=[["red", "green"]], predictions=[{"seat": 0, "colour": "blue"}])
    assert refused(state, "predict green") == "DD 3.1"
    play(state, "summon red f1.c1")
    assert state.player == 1


@rule("DD 3.1")
def test_nobody_has_to_predict() -> None:
    state = table(fists=[["red", "blue"]])
    play(state, "summon red f1.c1", "wait")
    assert state.player == 1
    assert state.view(None)["predictions"] == []


@rule("DD 3.2")
def test_the_creature_just_summoned_cannot_be_shown() -> None:
    state = table(fists=[["red", "blue"]])
    play(state, "summon red f1.c1")
    assert refused(state, "predict red") == "DD 3.2"


@rule("DD 3.2")
def test_with_an_empty_fist_there_is_nothing_to_predict_with() -> None:
    state = table(fists=[["red"]])
    play(state, "summon red f1.c1")
    assert state.player == 1


@rule("DD 3.3")
def test_a_colour_is_predicted_once() -> None:
    predictions = [{"seat": 1, "colour": "blue"}]
    state = table(fists=[["red", "blue", "white"]], predictions=predictions)
    play(state, "summon red f1.c1")
    assert refused(state, "predict blue") == "DD 3.3"
    assert legal(state) == ["wait", "predict white"]


@rule("DD 3.3")
def test_where_only_taken_colours_are_left_it_is_asked_all_the_same() -> None:
    state = table(fists=[["red", "blue"]], predictions=[{"seat": 1, "colour": "blue"}])
    play(state, "summon red f1.c1")
    assert state.player == 0
    assert legal(state) == ["wait"]


@rule("DD 3.3")
def test_white_may_be_predicted() -> None:
    state = table(fists=[["red", "white"]])
    play(state, "summon red f1.c1", "predict white")
    assert seen(state, 1)["seats"][0]["predictions"] == ["white"]


@rule("DD 3.4")
def test_the_rest_of_the_fist_goes_back_into_the_sack() -> None:
    state = table(
        fists=[["red", "blue", "white", "green"], ["red"]], sack=["yellow"], chance=["yellow"]
    )
    events = play(state, "summon red f1.c1", "predict blue")
    assert Counter(state.sack) == Counter([4, 2])
    assert fist(state, 0) == ["yellow"]
    (returned,) = [event for event in events if event.kind == "fist-returned"]
    assert returned.seen_by(1) == {
        "kind": "fist-returned",
        "seat": 0,
        "n": 2,
        "from": "fist:1",
        "to": "sack",
    }
    assert (returned.seen_by(0) or {})["cards"] == ["green", "white"]


@rule("DD 3.5")
def test_the_shown_creature_is_out_of_play_and_scores_nothing() -> None:
    state = table(fists=[["red", "white"], ["red", "blue"]])
    play(state, "summon red f1.c1", "predict white")
    assert points(state)["white"] == 0
    assert fist(state, 0) != ["white", "white"]
    assert Counter(state.components())[4] == 10
    assert refused(state, "predict white") == "DD 3.1"


@rule("DD 4.1")
def test_one_creature_is_drawn_at_the_end_of_the_turn() -> None:
    state = table(fists=[["red", "blue"]], chance=["green"])
    events = play(state, "summon red f1.c1", "wait")
    assert fist(state, 0) == ["green", "blue"]
    (drawn,) = [event for event in events if event.kind == "creature-drawn"]
    move = {"kind": "creature-drawn", "seat": 0, "from": "sack", "to": "fist:1"}
    assert drawn.seen_by(0) == {**move, "card": "green"}
    assert drawn.seen_by(1) == move


@rule("DD 4.1")
@rule("DD 5.4")
def test_with_an_empty_sack_nothing_is_drawn_and_the_game_goes_on() -> None:
    state = table(fists=[["red", "blue"], ["red", "green"]], sack=[])
    events = play(state, "summon red f1.c1", "wait")
    assert fist(state, 0) == ["blue"]
    assert "sack-empty" in [event.kind for event in events]
    assert state.player == 1


@rule("DD 4.2")
def test_a_smaller_fist_stays_smaller() -> None:
    state = table(fists=[["red", "blue"]])
    play(state, "summon red f1.c1", "wait")
    assert len(fist(state, 0)) == 2


@rule("DD 4.3")
def test_what_was_put_back_can_be_drawn_again_and_by_others_too() -> None:
    fists = [["red", "blue", "white", "green"], ["red", "yellow"]]
    state = table(fists=fists, sack=[], chance=["white", "green"])
    play(state, "summon red f1.c1", "predict blue")
    assert fist(state, 0) == ["white"]
    play(state, "summon red f1.c3", "wait")
    assert fist(state, 1) == ["yellow", "green"]


@rule("DD 4.4")
def test_after_a_prediction_one_holds_a_single_creature() -> None:
    state = table(
        chance=["blue", "red", "green"], fists=[["red", "white", "white"], ["blue", "blue"]]
    )
    play(state, "summon red f1.c1", "predict white")
    assert fist(state, 0) == ["blue"]
    play(state, "summon blue f1.c2", "wait")
    assert {text.split()[1] for text in legal(state)} == {"blue"}
    play(state, "summon blue f1.c3")
    assert fist(state, 0) == ["green"]
    assert state.player == 1
