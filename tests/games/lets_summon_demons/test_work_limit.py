"""What one action may do where cards of a pack are in play (LSD 3.13)."""

import contextlib
import sys
from collections.abc import Iterator

import pytest

import pandemonium as pm
from pandemonium.engine.state import MAX_PENDING, MAX_WORK
from tests.games.lets_summon_demons.table import souls
from tests.support import legal, play, rule

LINKS = ("sweet boy", "rotten boy", "sweet girl", "rotten girl")


def chain(steps: int) -> list[dict[str, object]]:
    """Four cards, each of which activates the next one `steps` times; the last, Animals."""
    pack: list[dict[str, object]] = [
        {"id": "end", "kind": "animal", "copies": 12, "on": [2], "name": "End",
         "effect": [{"collect": 1}]},
    ]  # fmt: skip
    for number, (link, following) in enumerate(zip(LINKS, (*LINKS[1:], "animal"), strict=True)):
        disposition, kind = link.split()
        pack.append(
            {"id": f"link{number}", "kind": kind, "disposition": disposition, "copies": 1,
             "on": [2] if number else list(range(3, 13)), "name": f"Link {number}",
             "effect": [{"activate": following, "each": True}] * steps},
        )  # fmt: skip
    return pack


def before_the_roll(steps: int, *demons: str) -> pm.State:
    """The whole chain lies in front of the player, and the dice will start it."""
    game = pm.game("lets-summon-demons", players=2, cards=chain(steps))
    row = [f"link{number}" for number in range(len(LINKS))] + ["end"] * 12
    seat = {"souls": 0, "cards": row, "candles": [], "demons": list(demons)}
    return game.scenario({"seats": [seat]}, chance=[3, 4])


@contextlib.contextmanager
def at_most_calls(most: int) -> Iterator[None]:
    """Fail as soon as more functions have been called, compiled ones apart."""
    calls = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal calls
        calls += event == "call"
        if calls > most:
            sys.setprofile(None)
            raise AssertionError(f"more than {most} calls")

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)


@rule("LSD 3.13")
@pytest.mark.parametrize("steps", [5, 20])
def test_a_roll_that_would_take_too_many_steps_is_refused_and_changes_nothing(steps: int) -> None:
    state = before_the_roll(steps)
    state.recording = True
    before = state.save()
    with pytest.raises(pm.WorkLimitExceeded) as caught:
        state.apply("roll")
    assert (caught.value.clause, caught.value.reason) == ("LSD 3.13", "too-much-work")
    assert (state.save(), state.events) == (before, [])
    assert "3,000 steps (LSD 3.13)" in str(caught.value)


@rule("LSD 3.13")
def test_a_roll_within_the_limit_is_carried_out() -> None:
    state = before_the_roll(3)
    play(state, "roll")
    assert souls(state)[0] == 3**4 * 12


@rule("LSD 3.13")
def test_cards_that_are_drawn_count_as_steps() -> None:
    custom_card = {"id": "own", "kind": "animal", "on": [7], "name": "O"}
    turn: dict[str, object] = {"turn": 99, "gain": "rotten girl"}
    for times, is_allowed in ((1, True), (2, False)):
        game = pm.game(
            "lets-summon-demons", players=2, cards=[{**custom_card, "effect": [turn] * times}]
        )
        game.most_work = 150
        state = game.scenario({"seats": [{"cards": ["own"]}]}, chance=[3, 4])
        if is_allowed:
            state.apply("roll")
        else:
            with pytest.raises(pm.WorkLimitExceeded):
                state.apply("roll")


@rule("LSD 3.13")
def test_printed_cards_alone_are_not_limited() -> None:
    assert pm.game("lets-summon-demons").most_work == 0
    assert before_the_roll(1).game.most_work == MAX_WORK > 30 * 89  # of the longest action seen


def test_a_game_that_nests_too_deeply_is_refused() -> None:
    state = before_the_roll(1)
    state.todo.extend([state.todo[0]] * MAX_PENDING)
    with pytest.raises(pm.WorkLimitExceeded):
        state.apply("roll")


@rule("LSD 8.10")
def test_whether_a_price_can_be_paid_is_known_at_once_however_many_cards_there_are() -> None:
    price = [{"may": ["boy", "boy", "boy", "girl"]}, {"collect": 1}]
    pack = [{"id": "own", "kind": "boy", "on": [7], "copies": 12, "effect": price, "name": "O"}]
    pack.append({**pack[0], "id": "other", "copies": 6})
    game = pm.game("lets-summon-demons", players=2, cards=pack)
    row = ["own"] * 12 + ["other"] * 6
    state = game.scenario({"seats": [{"cards": row, "candles": []}]}, chance=[3, 4])
    with at_most_calls(100_000):  # to try every four of them took millions
        state.apply("roll")
        while "end" not in legal(state):
            state.apply(state.legal()[0])


@pytest.mark.parametrize(("designs", "copies", "field"), [(250, 1, "id"), (48, 12, "copies")])
def test_a_box_has_so_many_cards_and_no_more(designs: int, copies: int, field: str) -> None:
    custom_card = {
        "kind": "animal",
        "on": [7],
        "copies": copies,
        "effect": [{"collect": 1}],
        "name": "O",
    }
    pack = [{**custom_card, "id": f"own{number}"} for number in range(designs)]
    with pytest.raises(pm.PackError) as caught:
        pm.game("lets-summon-demons", cards=pack)
    assert (caught.value.card, caught.value.field) == (f"own{designs - 1}", field)
    assert pm.game("lets-summon-demons", cards=pack[: designs // 2]).pack


@pytest.mark.parametrize("bot", ["plan", "imp"])
def test_a_bot_that_tries_such_a_roll_reports_it_at_once(bot: str) -> None:
    state = before_the_roll(20)
    before = state.save()
    with pytest.raises(pm.WorkLimitExceeded):
        pm.player(bot, state.game).choose(state)
    assert state.save() == before
