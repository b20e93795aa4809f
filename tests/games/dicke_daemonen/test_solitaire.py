"""Chapter 7: playing alone."""

import pytest

from tests.support import legal, play, refused, rule

from .table import fist, points, table


def predicted(*predictions: tuple[str, int]) -> list[dict[str, object]]:
    """Predictions of the one player."""
    return [{"colour": colour, "place": place} for colour, place in predictions]


@rule("DD 7.1")
def test_one_player_summons_and_draws_turn_after_turn() -> None:
    state = table(1, fists=[["red", "blue"]], chance=["green"])
    play(state, "summon red f1.c1", "wait")
    assert state.player == 0
    assert fist(state, 0) == ["green", "blue"]


@rule("DD 7.2")
def test_the_rest_of_the_fist_is_kept() -> None:
    state = table(1, fists=[["red", "blue", "white", "white"]], chance=["green"])
    play(state, "summon red f1.c1", "predict blue 1")
    assert fist(state, 0) == ["green", "white", "white"]


@rule("DD 7.3")
def test_each_prediction_names_a_place_and_any_order_will_do() -> None:
    state = table(1, fists=[["red", "blue"]])
    play(state, "summon red f1.c1")
    assert legal(state) == ["wait", "predict blue 1", "predict blue 2", "predict blue 3"]
    play(state, "predict blue 2")
    assert state.view(0)["predictions"] == [
        {"at": "prediction:1", "order": 1, "seat": 0, "colour": "blue", "place": 2, "times": 2}
    ]


@rule("DD 7.3")
def test_colours_and_places_are_all_different() -> None:
    state = table(1, fists=[["red", "blue", "green"]], predictions=predicted(("blue", 2)))
    play(state, "summon red f1.c1")
    assert refused(state, "predict blue 1") == "DD 3.3"
    assert refused(state, "predict green 2") == "DD 7.3"
    assert legal(state) == ["wait", "predict green 1", "predict green 3"]


@rule("DD 7.4")
def test_one_prediction_in_a_turn_and_three_in_a_game() -> None:
    fists = [["red", "red", "blue", "green"]]
    state = table(1, fists=fists, chance=["yellow", "yellow"])
    play(state, "summon red f1.c1", "predict green 1")
    assert refused(state, "predict blue 2") == "DD 3.1"
    play(state, "summon red f1.c3", "predict blue 2")
    three = predicted(("red", 1), ("blue", 2), ("green", 3))
    state = table(1, fists=[["red", "white"]], predictions=three, chance=["yellow"])
    assert refused(state, "predict white 1") == "DD 3.1"
    play(state, "summon red f1.c1")
    assert fist(state, 0) == ["yellow", "white"]


# Green has 5 + 4 points, red 4 + 4; yellow has 5 + 3 here, as many as the second place.
EXAMPLE = {
    "f7.c1": "green",
    "f13.c1": "green",
    "f1.c1": "red",
    "f2.c1": "red",
    "f12.c2": "yellow",
    "f3.c1": "yellow",
}


@rule("DD 7.5")
@rule("DD 7.6")
def test_the_example_of_the_rulebook_scores_43() -> None:
    predictions = predicted(("red", 2), ("green", 1))
    state = table(1, fists=[[]], demons=EXAMPLE, predictions=predictions)
    assert points(state) == {"red": 8, "yellow": 8, "green": 9, "blue": 0, "white": 0}
    assert state.over
    assert state.scores == [43]
    assert state.winners == (0,)


@rule("DD 7.5")
def test_a_colour_that_was_not_predicted_must_not_be_ahead() -> None:
    demons = {**EXAMPLE, "f14.c1": "yellow", "f3.c2": "green"}
    predictions = predicted(("red", 2), ("green", 1))
    state = table(1, fists=[[]], demons=demons, predictions=predictions)
    assert points(state)["yellow"] == 11
    assert state.scores == [0]
    assert state.winners == ()


@rule("DD 7.5")
@pytest.mark.parametrize(
    ("predictions", "score"),
    [
        (predicted(("red", 1)), 12),
        (predicted(("red", 1), ("green", 2)), 18),
        (predicted(("green", 2), ("red", 1), ("blue", 3)), 18),
        (predicted(("green", 1), ("red", 2)), 0),  # the wrong way round
        (predicted(("red", 2)), 0),  # a gap
        (predicted(("red", 1), ("green", 3)), 0),
        (predicted(("green", 1)), 0),
        ([], 0),
    ],
)
def test_predictions_come_true_together_or_not_at_all(
    predictions: list[dict[str, object]], score: int
) -> None:
    demons = {"f1.c1": "red", "f3.c2": "green"}
    state = table(1, fists=[[]], demons=demons, predictions=predictions)
    assert points(state) == {"red": 4, "yellow": 0, "green": 3, "blue": 0, "white": 0}
    assert state.scores == [score]
    assert state.winners == ((0,) if score else ())


@rule("DD 7.5")
def test_ties_are_in_the_players_favour() -> None:
    demons = {"f1.c1": "red", "f2.c2": "green", "f6.c1": "blue"}
    predictions = predicted(("green", 1), ("red", 2))
    state = table(1, fists=[[]], demons=demons, predictions=predictions)
    assert points(state) == {"red": 4, "yellow": 0, "green": 4, "blue": 4, "white": 0}
    assert state.scores == [20]


@rule("DD 7.6")
def test_while_the_game_runs_the_score_is_only_shown() -> None:
    state = table(1, demons={"f1.c1": "red"}, predictions=predicted(("red", 1)))
    assert state.view(0)["solitaire"] == 12
    assert state.scores == [0]


@rule("DD 7.6")
@pytest.mark.parametrize("predictions", [[("red", 1)], [("blue", 2), ("white", 1)]])
def test_predictions_that_come_true_without_a_point_are_won(
    predictions: list[tuple[str, int]],
) -> None:
    state = table(1, fists=[[]], predictions=predicted(*predictions))
    assert set(points(state).values()) == {0}
    assert state.over
    assert state.outcome is not None
    assert state.outcome.reason == "solitaire-won"
    assert (state.winners, state.scores) == ((0,), [0])


@rule("DD 7.6")
@pytest.mark.parametrize("predictions", [[], [("red", 2)]])
def test_without_a_point_the_other_conditions_still_count(
    predictions: list[tuple[str, int]],
) -> None:
    state = table(1, fists=[[]], predictions=predicted(*predictions))
    assert state.outcome is not None
    assert state.outcome.reason == "solitaire-lost"
    assert (state.winners, state.scores) == ((), [0])
