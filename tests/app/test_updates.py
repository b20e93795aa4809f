"""What one recipient is sent of a table."""

import json
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.app import updates
from pandemonium.app.updates import UpdateBuilder
from pandemonium.engine.chance import Chance
from pandemonium.engine.formats.record import Record
from pandemonium.table.table import Table
from pandemonium.testing.random_play import random_action
from tests.table.party import party as people


def prompts(actions: list[str], language: str = "en") -> list[dict[str, Any]]:
    """The prompts of both seats after some actions of the first one."""
    party = people("ada", "bea")
    state = pm.game("lets-summon-demons", 2).scenario({"seats": [{"souls": 5}, {}]})
    table = Table(state, record=Record.of(state))
    table.log = party.session.log
    party.session.table = table
    for action in actions:
        table.act(0, action)
    builder = UpdateBuilder("t", party.session)
    return [
        json.loads(builder.position(seat, [seat], language, 0, ""))["prompt"] for seat in (0, 1)
    ]


def test_a_prompt_says_why_the_turn_cannot_end() -> None:
    mine, theirs = prompts([])
    assert mine["end_refusal"] == {
        "said": "You must roll the dice before you end your turn (LSD 2.2).",
        "clause": "LSD 2.2",
    }
    assert "end_refusal" not in theirs
    french, _ = prompts([], "fr")
    assert french["end_refusal"]["said"] != mine["end_refusal"]["said"]


def test_a_prompt_that_offers_the_end_of_the_turn_has_no_refusal() -> None:
    mine, _ = prompts(["roll"])
    assert any(choice["text"] == "end" for choice in mine["choices"])
    assert "end_refusal" not in mine


# ---------------------------------------------------------------------- after a reload


def since_last_turn(beats: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    """The beats from the beginning of a seat's last finished turn on; of all turns without one."""
    turns = [n for n, beat in enumerate(beats) if beat["name"] == "turn"]
    mine = [n for n in turns if seat is None or beats[n]["seat"] == seat]
    if mine and mine[-1] == turns[-1] and seat is not None:
        mine.pop()
    return beats[mine[-1] if mine else 0 :]


@pytest.mark.parametrize("name", ["lets-summon-demons", "dice-summoners", "mephisto"])
def test_a_reload_brings_the_same_beats_since_the_last_turn(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = people("ada", "bea", game=name)
    table = party.session.running
    recipients = [0, 1, None]
    live = UpdateBuilder("t", party.session)
    shown: dict[int | None, list[dict[str, Any]]] = {}
    for seat in recipients:
        shown[seat] = json.loads(live.position(seat, [], "en", 0, ""))["beats"]
    chance, compared = Chance(2), 0
    for _ in range(60):
        table.act(table.state.player, random_action(table.state.legal(), chance).text)
        bodies = live.changes({(seat, "en") for seat in recipients})
        for seat in recipients:
            beats = json.loads(bodies[seat, "en"])["beats"] if (seat, "en") in bodies else []
            first = beats[0]["first"] if beats else 0
            shown[seat] = [beat for beat in shown[seat] if not beats or beat["first"] < first]
            shown[seat] += beats
            with monkeypatch.context() as much_news:
                much_news.setattr(updates, "MAX_NEWS", 4)
                again_builder = UpdateBuilder("t", party.session)
                whole = json.loads(again_builder.position(seat, [], "en", 0, ""))
            again = whole["beats"]
            assert again == shown[seat][-len(again) :]
            wanted = since_last_turn(shown[seat], seat)
            assert again[-len(wanted) :] == wanted
            compared += len(wanted) > 4
        if table.state.over:
            break
    assert compared > 10


def test_a_snapshot_of_a_long_turn_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(updates, "MAX_NEWS", 4)
    monkeypatch.setattr(updates, "MAX_BEAT_EVENTS", 6)
    party = people("ada", "bea", game="mephisto")
    table = party.session.running
    for _ in range(20):
        table.act(table.state.player, table.state.legal()[0].text)
    whole = json.loads(UpdateBuilder("t", party.session).position(None, [], "en", 0, ""))
    assert len(whole["beats"]) <= 6
