"""Beats of Mephisto: how much attention events deserve, and which counters they change."""

import pytest

import pandemonium as pm
from pandemonium.engine.event import Event
from tests.games.mephisto.table import care_bear, duel, four, scene, solo, teams, three
from tests.support import check_changes, play


@pytest.mark.parametrize("game", [solo, duel, three, four, teams, care_bear], ids=str)
def test_the_changes_of_events_are_those_of_the_counters(game: pm.Game) -> None:
    changed = set().union(*(check_changes(game, seed) for seed in (1, 2)))
    assert changed >= {"deck", "discards", "hand:1", "favor:1", "souls:1", "trophies:1"}
    assert any(counter.startswith("durability:gear:") for counter in changed)


def events_of(events: list[Event], kind: str) -> list[Event]:
    """The events of this kind."""
    return [event for event in events if event.kind == kind]


@pytest.mark.parametrize(
    ("monster", "weapons", "weight"), [("vampire", ["mallet"], 3), ("spider", [], 2)]
)
def test_a_monster_with_few_souls_weighs_less(
    monster: str, weapons: list[str], weight: int
) -> None:
    state = scene(duel, {"1a": monster}, {"gear": [weapons], "favor": 10})
    events = play(state, "fight 1a", "spend 10")
    (defeated,) = events_of(events, "monster-defeated")
    assert defeated.weight() == weight


def test_what_others_do_to_gear_weighs_more() -> None:
    state = scene(
        duel,
        {},
        {"hand": ["corruptor", "goblin", "witch"], "gear": [["key"]]},
        {"gear": [["stew"]]},
    )
    events = play(state, "play corruptor 1", "discard goblin", "discard witch")
    worn = events_of(events, "durability-lost")
    assert {(event.seen_by(None) or {})["seat"]: event.weight() for event in worn} == {0: 1, 1: 2}


def test_a_card_leaves_the_hand_when_it_is_announced() -> None:
    state = scene(duel, {}, {"hand": ["corruptor", "goblin", "witch"]})
    (announced,) = play(state, "play corruptor 1")
    assert announced.kind == "card-announced"
    assert announced.changes() == [("hand:1", -1)]
    events = play(state, "discard goblin", "discard witch")
    (played,) = events_of(events, "gear-played")
    assert played.changes() == [("durability:gear:corruptor", 2)]
