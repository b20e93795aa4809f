"""Beats of Dicke Dämonen: how much attention events deserve, and which counters they change."""

from typing import Any

import pytest

from pandemonium.engine.event import Event
from tests.games.dicke_daemonen.table import game, table
from tests.support import check_changes, play


def weights(events: list[Event], kind: str) -> list[int]:
    """The weights of the events of this kind."""
    return [event.weight() for event in events if event.kind == kind]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("majority", ["most", "half"])
def test_the_changes_of_events_are_those_of_the_counters(players: int, majority: str) -> None:
    configured = game(players, majority=majority)
    changed = set().union(*(check_changes(configured, seed) for seed in (1, 2)))
    fists = {f"fist:{seat + 1}" for seat in range(players)}
    assert changed >= {"sack", "score:red", "score:white", "predictions:1", *fists}


def test_a_majority_that_is_lost_costs_its_points() -> None:
    state = table(fists=[["red", "blue"], ["blue", "blue"]])
    events = play(state, "summon red f1.c1", "wait", "summon blue f1.c2")
    changes = [event.changes() for event in events if event.kind.startswith("field")]
    assert changes == [[("score:red", 4)], [("score:red", -4)]]


def test_a_ghost_weighs_more_than_a_demon() -> None:
    events = play(table(fists=[["red", "white"]]), "summon white f1.o")
    assert weights(events, "ghost-summoned") == [2]
    events = play(table(fists=[["red", "white"]]), "summon red f1.c1")
    assert weights(events, "demon-summoned") == [1]


FOUR = ["red", "red", "blue", "blue"]


@pytest.mark.parametrize(
    ("fists", "predictions", "weight"),
    [
        ([FOUR, FOUR], [], 3),
        ([FOUR, FOUR[1:]], [], 0),  # the other missed a creature in the turn before
        ([FOUR[1:], FOUR], [], 0),  # so did this one, before the sack was refilled
        ([FOUR, ["red"]], [{"seat": 1, "colour": "green"}], 3),
        ([FOUR, []], [{"seat": 1, "colour": "green"}], 0),
    ],
)
def test_the_empty_sack_is_announced_once(
    fists: list[list[str]], predictions: list[Any], weight: int
) -> None:
    state = table(fists=fists, predictions=predictions, sack=[])
    events = play(state, "summon red f1.c1", "wait")
    assert weights(events, "sack-empty") == [weight]


def test_the_empty_sack_is_announced_once_to_one_player() -> None:
    state = table(1, fists=[FOUR], sack=[])
    events = play(state, "summon red f1.c1", "predict blue 1", "summon red f1.c3", "wait")
    assert weights(events, "sack-empty") == [3, 0]
