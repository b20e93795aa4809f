"""Chapter 6: points, winning colours, the winner."""

from pandemonium.games.dicke_daemonen import scoring
from tests.support import play, rule

from .table import field, game, points, table

# The rulebook's scoring example, demons field by field: red holds the outermost field (8),
# yellow F12 (2) and F9 (4 + 1), green F11 (3), F5 (2 + 1) and F2 (5), blue F1 (2 + 1), F13 (4) and
# F3 (3 + 1); F4 is a tie.
EXAMPLE: dict[str, object] = {
    "demons": {
        "f14.c3": "red",
        "f14.c4": "red",
        "f14.c1": "blue",
        "f14.c2": "yellow",
        "f12.c1": "yellow",
        "f9.c2": "yellow",
        "f11.c1": "green",
        "f5.c1": "green",
        "f2.c4": "green",
        "f2.c5": "green",
        "f2.c1": "yellow",
        "f2.c2": "blue",
        "f1.c1": "blue",
        "f13.c1": "blue",
        "f3.c1": "blue",
        "f4.c1": "yellow",
        "f4.c2": "green",
    },
    "ghosts": ["f1", "f3", "f4", "f6", "f9", "f10", "f12", "f13"],
    "predictions": [
        {"seat": 0, "colour": "red"},
        {"seat": 1, "colour": "blue"},
        {"seat": 2, "colour": "yellow"},
        {"seat": 3, "colour": "white"},
    ],
}


@rule("DD 6.1")
@rule("DD 6.2")
@rule("DD 6.4")
@rule("DD 6.5")
def test_the_scoring_example_of_the_rulebook() -> None:
    state = game(4, layout="scoring_table").scenario({**EXAMPLE, "fists": [[]]})
    assert points(state) == {"red": 8, "yellow": 7, "green": 11, "blue": 11, "white": 8}
    assert field(state, "F4")["holder"] is None
    assert state.view(None)["winning_colours"] == ["green", "blue"]
    assert state.winners == (1,)  # player 2
    assert state.scores == [0, 1, 0, 0]


@rule("DD 6.1")
def test_a_field_is_worth_its_corners_and_knots() -> None:
    state = table(demons={"f1.c1": "red"})
    assert field(state, "F1")["value"] == 4  # three corners and a knot
    assert points(state)["red"] == 4


@rule("DD 6.2")
def test_the_most_demons_are_enough() -> None:
    demons = {"f2.c1": "red", "f2.c2": "red", "f2.c3": "green", "f2.c4": "blue"}
    assert field(table(demons=demons), "F2")["holder"] == "red"


@rule("DD 6.2")
def test_a_table_may_ask_for_more_than_half() -> None:
    demons = {"f2.c1": "red", "f2.c2": "red", "f2.c3": "green", "f2.c4": "blue"}
    assert field(table(demons=demons, majority="half"), "F2")["holder"] is None
    del demons["f2.c4"]
    assert field(table(demons=demons, majority="half"), "F2")["holder"] == "red"


@rule("DD 6.2")
def test_a_tie_or_an_empty_field_gives_nothing() -> None:
    state = table(demons={"f1.c1": "red", "f1.c2": "blue"})
    assert field(state, "F1")["holder"] is None
    assert field(state, "F2")["holder"] is None
    assert sum(points(state).values()) == 0


@rule("DD 6.3")
def test_ghosts_score_for_white_and_do_not_count_against_demons() -> None:
    state = table(demons={"f1.c1": "red"}, ghosts=["f1", "f2"])
    assert points(state) == {"red": 4, "yellow": 0, "green": 0, "blue": 0, "white": 2}


@rule("DD 6.4")
def test_all_colours_with_the_highest_total_win_even_with_nothing() -> None:
    assert scoring.winning_colours([5, 2, 5, 0, 1]) == [0, 2]
    assert scoring.winning_colours([0, 0, 0, 0, 0]) == [0, 1, 2, 3, 4]


@rule("DD 6.5")
def test_of_two_right_predictions_the_earlier_one_wins() -> None:
    predictions = [
        {"seat": 2, "colour": "green"},
        {"seat": 1, "colour": "blue"},
        {"seat": 0, "colour": "red"},
    ]
    demons = {"f14.c1": "red", "f14.c2": "green"}  # a tie outside: every demon colour has nothing
    state = table(3, fists=[[]], predictions=predictions, demons=demons)
    assert state.winners == (2,)


@rule("DD 6.6")
def test_if_nobody_foresaw_it_everybody_loses() -> None:
    predictions = [{"seat": 0, "colour": "blue"}, {"seat": 1, "colour": "white"}]
    state = table(3, fists=[[]], predictions=predictions, demons={"f1.c1": "red"})
    assert state.over
    assert state.winners == ()
    assert state.scores == [0, 0, 0]


@rule("DD 6.4")
def test_the_end_is_shown_with_totals_and_winners() -> None:
    fists = [["red", "blue"], []]
    state = table(fists=fists, predictions=[{"seat": 1, "colour": "red"}])
    events = play(state, "summon red f1.c1", "wait")
    assert [
        tuple((e.seen_by(None) or {}).values()) for e in events if e.kind.startswith("colour")
    ] == [
        ("colour-scored", "red", 4),
        ("colour-scored", "yellow", 0),
        ("colour-scored", "green", 0),
        ("colour-scored", "blue", 0),
        ("colour-scored", "white", 0),
        ("colour-won", "red", 4),
    ]
    assert events[-1].kind == "game-won"


@rule("DD 6.2")
def test_a_field_that_changes_hands_is_shown() -> None:
    state = table(fists=[["red", "blue"], ["blue", "blue"]])
    events = play(state, "summon red f1.c1", "wait", "summon blue f1.c2", "wait")
    assert [e.seen_by(None) for e in events if e.kind.startswith("field")] == [
        {"kind": "field-taken", "card": "red", "field": "F1", "value": 4, "to": "field:f1"},
        {"kind": "field-lost", "card": "red", "field": "F1", "value": 4, "from": "field:f1"},
    ]
