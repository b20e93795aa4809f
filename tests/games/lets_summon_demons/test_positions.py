"""Saved positions and scenarios that cannot be on any table are refused."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PositionError
from pandemonium.locale.words import Words
from tests.games.lets_summon_demons.table import cards, duel, hand, seen, teams
from tests.support import play

Spoil = Callable[[dict[str, Any]], None]


def number(name: str) -> int:
    """The first copy of a card."""
    return duel.copies_of(name)[0]


def during_a_roll() -> pm.State:
    """Cat, Dog and Rabbit wait; a Demon is in play."""
    seat = {"cards": ["cat", "dog", "rabbit", "eve"], "demons": ["porcus"], "hand": ["krampus"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    return state


def swap(cards: list[int], others: list[int]) -> None:
    """Exchange the last cards of two piles, so that every card is still there once."""
    cards[-1], others[-1] = others[-1], cards[-1]


SPOILT: list[tuple[str, Spoil]] = [
    ("souls", lambda data: data["seats"][0].update(souls=-100)),
    ("souls", lambda data: data["seats"][0].update(souls=10**9)),
    ("seats", lambda data: data["seats"].pop()),
    ("block", lambda data: data["block"].pop()),
    ("cannot lie there", lambda data: swap(data["seats"][0]["row"], data["demon_deck"]["cards"])),
    ("cannot lie there", lambda data: swap(data["seats"][0]["demons"], data["deck"]["cards"])),
    (r"appears \d", lambda data: swap(data["seats"][0]["hand"], data["seats"][1]["candles"])),
    (r"appears \d", lambda data: data["deck"]["cards"].append(data["deck"]["cards"][0])),
    ("is with two players", lambda data: data["seats"][1].update(
        candles=data["seats"][0]["candles"])),
    ("waiting", lambda data: data["waiting"][0].append(number("skunk"))),
    ("WaitingCards", lambda data: data["waiting"].append([])),
    ("WaitingCards", lambda data: data.update(rolling=False, waiting=[], activated=[], late=[])),
    ("dice", lambda data: data.update(dice=[0, 4])),
    ("dice", lambda data: data.update(dice=[7, 4])),
    ("first_turns", lambda data: data.update(first_turns=9)),
    ("regular", lambda data: data.update(regular=1)),
    ("passed", lambda data: data.update(passed=True)),
    ("memory", lambda data: data["memory"].pop()),
    ("Snuff", lambda data: data.update(summoning=data["demon_deck"]["cards"].pop())),
    ("Hatch", lambda data: data.update(aside=[data["demon_deck"]["cards"].pop()])),
    ("Turn", lambda data: data["todo"].insert(0, {"do": "Turn", "seat": 0, "card": -1})),
    ("Effect", lambda data: data["todo"].insert(
        1, {"do": "Effect", "seat": 0, "card": 5, "step": 9})),
    ("Pay", lambda data: data["todo"].append(
        {"do": "Pay", "seat": 0, "card": number("dog"), "step": 0, "paid": 0})),
    ("unknown task", lambda data: data["todo"].append({"do": "Nap", "seat": 0, "card": -1})),
    ("winners", lambda data: data.update(
        outcome={"winners": [9], "reason": "card", "draw": False}, todo=[])),
]  # fmt: skip


@pytest.mark.parametrize(("problem", "spoil"), SPOILT)
def test_a_position_that_cannot_be_is_refused(problem: str, spoil: Spoil) -> None:
    data = json.loads(json.dumps(during_a_roll().save()))
    duel.load(copy.deepcopy(data))
    spoil(data)
    with pytest.raises(PositionError, match=problem) as refusal:
        duel.load(data)
    assert Words(duel, "fr").error(refusal.value)


def ended() -> dict[str, Any]:
    """A game that somebody has won."""
    seat = {"souls": 9, "cards": ["eve"], "demons": ["porcus", "krampus", "oni_twi"]}
    state = duel.scenario({"seats": [seat | {"candles": []}]}, chance=[2, 4])
    play(state, "roll")
    assert state.outcome is not None
    assert (state.outcome.reason, state.winners) == ("demons-and-souls", (0,))
    saved: dict[str, Any] = json.loads(json.dumps(state.save()))
    return saved


@pytest.mark.parametrize(
    "end",
    [
        {"winners": [1], "reason": "demons-and-souls", "draw": False},
        {"winners": [0, 1], "reason": "demons-and-souls", "draw": True},
        {"winners": [], "reason": "demons-and-souls", "draw": False},
    ],
)
def test_an_end_that_cannot_be_is_refused(end: dict[str, object]) -> None:
    duel.load(ended())
    with pytest.raises(PositionError, match="cannot be the end"):
        duel.load(ended() | {"outcome": end})


def test_a_game_that_was_broken_off_can_be_loaded() -> None:
    cut = {"winners": [], "reason": "cut", "draw": False}
    assert duel.load(ended() | {"outcome": cut}).over


def test_who_won_and_by_what() -> None:
    state = duel.load(ended())
    assert seen(state)["cause"] == "eve"
    assert state.returns == [1.0, 0.0]
    seat = {"demons": ["the_serpent"], "souls": 0}
    team = teams.scenario({"seats": [seat]}, chance=[1, 1])
    play(team, "roll")
    assert team.outcome is not None
    assert (team.outcome.reason, seen(team)["cause"]) == ("card", "the_serpent")
    assert team.returns == [1.0, 0.0, 1.0, 0.0]


# ---------------------------------------------------------------------- what scenarios can say


def test_a_scenario_can_say_how_many_cards_there_are() -> None:
    position = {
        "seats": [{"hand": ["porcus"], "hand_size": 4}, {"hand_size": 0}],
        "deck": ["dog", "cat"],
        "deck_size": 2,
        "demon_deck_size": 1,
    }
    state = duel.scenario(position)
    table = seen(state)
    assert [len(hand(state, seat)) for seat in range(2)] == [4, 0]
    assert hand(state, 0)[0] == "porcus"
    assert (table["deck"], table["demon_deck"]) == (2, 1)
    assert sorted(state.components()) == sorted(duel.start(1).components())


def test_a_scenario_can_say_the_roll_and_the_turns_to_come() -> None:
    state = duel.scenario({"rolled": True, "dice": [5, 6], "extra_turns": [0]})
    table = seen(state)
    assert table["last_roll"] == {"seat": 0, "dice": [5, 6], "total": 11}
    play(state, "end")
    assert (seen(state)["turn"], seen(state)["extra_turn"]) == (0, True)
    assert seen(state)["dice"] == []
    assert seen(state)["last_roll"] == {"seat": 0, "dice": [5, 6], "total": 11}


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({"deck": ["dog"], "deck_size": 0}, "deck_size"),
        ({"seats": [{"hand": ["porcus"], "hand_size": 0}]}, "hand_size"),
        ({"rolled": True, "dice": [0, 1]}, "dice"),
        ({"rolled": True, "dice": [1]}, "dice"),
        ({"extra_turns": [4]}, "extra_turns"),
        ({"passed": True}, "passed"),
        ({"seats": [{"souls": 10**9}]}, "souls"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused(position: dict[str, object], problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        duel.scenario(position)


def test_cards_that_have_acted_are_marked_until_the_roll_is_over() -> None:
    state = during_a_roll()
    play(state, "activate dog")
    marks = {shown["card"]: shown["done"] for shown in seen(state)["seats"][0]["cards"]}
    assert marks == {"cat": False, "dog": True, "rabbit": False, "eve": False}
    assert seen(state)["queue"] == [0]
    while "end" not in [action.text for action in state.legal()]:
        state.apply(state.legal()[0])
    assert not any(shown["done"] for shown in seen(state)["seats"][0]["cards"])
    assert "dog" in cards(state, 0)
