"""Saved positions: what is kept, and what cannot be on any table."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PositionError
from tests.games.dice_summoners.table import game, seat_view, seen, slot, table
from tests.support import legal, play, refused, rule

Change = Callable[[dict[str, Any]], None]

THEIRS = {"tokens": {"griffin": 2, "succubus": 1}, "curse": "hex", "aura": "fury"}


def saved(state: pm.State) -> dict[str, Any]:
    """The position as it comes back from a file."""
    data: dict[str, Any] = json.loads(json.dumps(state.save()))
    return data


def acting() -> pm.State:
    """The combat stage, with dice on a slot."""
    state = table([{"creatures": ["griffin", "griffin", "succubus"]}, THEIRS], "bm bm bs ru")
    play(state, "attack griffin", "lose 1")
    return state


def paying() -> pm.State:
    """In the middle of a payment."""
    state = table([], "bm b* bs")
    play(state, "attack griffin")
    return state


def defending() -> pm.State:
    """The defender has to choose."""
    state = table([{}, {"tokens": {"griffin": 2, "succubus": 1}}], "bm")
    play(state, "attack griffin")
    return state


def put(path: str, value: object) -> Change:
    """Set one value of a saved position; the path has names and numbers."""

    def change(data: dict[str, Any]) -> None:
        *way, last = [int(word) if word.lstrip("-").isdigit() else word for word in path.split(".")]
        inner: Any = data
        for step in way:
            inner = inner[step]
        inner[last] = value

    return change


@pytest.mark.parametrize("make", [acting, paying, defending])
def test_a_position_comes_back_as_it_was(make: Callable[[], pm.State]) -> None:
    state = make()
    again = game.load(saved(state))
    assert again.save() == state.save()
    assert legal(again) == legal(state)


@pytest.mark.parametrize(
    ("make", "path", "value", "expected"),
    [
        (acting, "seats.0.health", 31, "health is 31"),
        (acting, "seats.1.health", 0, "player 2 has no health left"),
        (acting, "seats.0.cards.0", 126, "not in the box"),
        (acting, "seats.0.cards.0", 0, "times; there are"),
        (acting, "seats.0.numbers.0", 1, "not numbered apart"),
        (acting, "seats.1.tokens.0", 1, "where they cannot be"),
        (acting, "seats.1.tokens.1", 9, "where they cannot be"),
        (acting, "seats.1.used", 1, "used slots out of turn"),
        (acting, "seats.0.boosted", 1, "a mark where there is no slot"),
        (acting, "seats.0.used", 1 << 23, "a mark where there is no slot"),
        (acting, "seats.1.curse_turns", 4, "cannot have 4 turns left"),
        (acting, "seats.0.curse_turns", 1, "cannot have 1 turns left"),
        (acting, "pool_blue", 12, "blue and"),
        (acting, "tray.0", 11, "blue and"),
        (acting, "spent.0.slot", 6, "cannot have paid"),
        (acting, "spent.0.pay", 1, "cannot have paid"),
        (acting, "supply.2", 12, "times; there are"),
        (acting, "rolled", False, "before the roll"),
        (acting, "turn", 1, "used slots out of turn"),
        (acting, "turns", 101, "does not fit"),
        (acting, "last_turn", 1000, "does not fit"),
        (acting, "use.slot", 1, "choices are made, but for no action"),
        (acting, "market.0", 1, "cannot have 3 cards"),
        (paying, "use.slot", 2, "not possible"),
        (paying, "use.slot", 23, "not possible"),
        (paying, "use.pay", 0, "not possible"),
        (paying, "todo.2.do", "GiveUp", "not possible"),
        (paying, "todo.0.seat", 0, "does not fit the turn"),
        (defending, "todo.2.slot", 3, None),
        (defending, "todo.2.slot", 0, "does not fit the turn"),
        (defending, "todo.2.left", 3, "does not fit the turn"),
        (defending, "todo.2.seat", 0, "does not fit the turn"),
        (defending, "todo.2.exact", True, "does not fit the turn"),
    ],
)
def test_what_cannot_be_on_a_table_is_refused(
    make: Callable[[], pm.State], path: str, value: object, expected: str | None
) -> None:
    data = saved(make())
    put(path, value)(data)
    if expected is None:
        data["todo"][2]["left"] = 2
    with pytest.raises(PositionError, match=expected or "nobody has a decision to make"):
        game.load(data)


def test_an_end_must_fit_what_lies_on_the_table() -> None:
    state = table([{}, {"health": 2}], "bm")
    play(state, "attack griffin")
    assert game.load(saved(state)).outcome is not None
    for path, value in (("outcome.reason", "length_discount"), ("outcome.winners", [1])):
        data = saved(state)
        put(path, value)(data)
        with pytest.raises(PositionError):
            game.load(data)


@rule("DS 2.1")
def test_what_is_to_do_does_not_pile_up_from_turn_to_turn() -> None:
    state = game.start(3)
    rng = pm.Chance(3)
    for _ in range(300):
        if state.over:
            break
        assert len(state.todo) <= 3
        choices = state.legal()
        state.apply(choices[rng.below(len(choices))])
    else:
        assert len(state.todo) <= 3
    assert state.over == (state.todo == [])


@rule("DS 2.1")
def test_below_a_turn_the_other_players_turn_waits_and_nothing_else() -> None:
    state = game.start(5)
    for _ in range(4):
        waiting = [(task.saved_name, task.seat) for task in state.todo]
        assert waiting == [("BeginTurn", 1 - state.player), ("Roll", state.player)]
        play(state, "roll")
        assert [task.saved_name for task in state.todo] == ["BeginTurn", "Act"]
        play(state, "end")


# ---------------------------------------------------------------------- copies and cancelling


@rule("DS 4.3")
def test_copies_keep_their_names_until_the_end_of_the_turn() -> None:
    mine = {"creatures": ["griffin", "griffin", "griffin"]}
    state = table([mine], "bm bm bs bs")
    play(state, "attack griffin", "attack griffin 2", "cast advanced_summon", "take hashmal")
    play(state, "give griffin")
    # two were alike, so the second one went; the one that is unused is still the third
    assert [
        card["copy"] for card in seat_view(state, 0)["creatures"] if card["card"] == "griffin"
    ] == [
        1,
        3,
    ]
    assert refused(state, "attack griffin 2") == "DS 4.1"
    play(state, "end", "roll", "end")
    copies = [
        card["copy"] for card in seat_view(state, 0)["creatures"] if card["card"] == "griffin"
    ]
    assert copies == [1, 2]


@rule("DS 4.4")
def test_an_action_can_be_cancelled_while_nothing_is_spent() -> None:
    state = paying()
    assert legal(state) == ["pay bm", "pay b*", "cancel"]
    before = saved(table([], "bm b* bs"))
    play(state, "cancel")
    after = saved(state)
    assert after["cancelled"] == 1 << 0
    for changed in ("ply", "cancelled", "chance"):
        del before[changed], after[changed]
    assert after == before


@rule("DS 4.4")
def test_a_slot_is_cancelled_once_until_something_was_done() -> None:
    state = paying()
    play(state, "cancel", "attack griffin")
    assert legal(state) == ["pay bm", "pay b*"]
    assert refused(state, "cancel") == "DS 4.4"
    play(state, "pay bm", "defend griffin")
    assert slot(state, 0, "griffin", "defend")["tokens"] == 2
    assert refused(state, "cancel") == "DS 4.4"


@rule("DS 4.6")
def test_dice_of_a_card_that_left_are_spent_and_lie_nowhere() -> None:
    state = table([{"creatures": ["griffin"]}], "bm bs bs")
    play(state, "attack griffin", "cast advanced_summon", "take hashmal")
    where = {die["at"]: die["on"] for die in seen(state)["dice"]["dice"]}
    assert where == {"die:b1": "spent", "die:b2": "slot:1:8:1", "die:b3": "slot:1:8:1"}
