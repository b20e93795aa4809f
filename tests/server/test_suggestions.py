"""Suggested moves: one search serves them and the hint, for one seat, and only if there is time."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pandemonium.app.bots import BotReply, BotRequest, JudgedChoice
from pandemonium.server.server import Server
from pandemonium.server.tables import hints
from tests.server.people import Message, Person, running, start, turn, until

GAME = "lets-summon-demons"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bot processes start slowly on a busy machine; this is not what is tested."""
    monkeypatch.setattr(hints, "LATEST", 30.0)


def counted(server: Server) -> list[BotRequest]:
    """All requests to bots from now on."""
    requests: list[BotRequest] = []
    answer = server.hub.bots.answer

    async def noted(request: BotRequest, *owner: Any) -> BotReply:
        requests.append(request)
        return await answer(request, *owner)

    server.hub.bots.answer = noted  # type: ignore[method-assign,assignment]
    return requests


async def my_decision(server: Server, bots: int = 1) -> tuple[Person, str, int]:
    """A game against bots, at a decision of the person with several choices."""
    person = await Person.connect(server, "Ada")
    table = await start([person], GAME, players=1 + bots, bots=["imp"] * bots)
    live = await server.hub.table(table)
    assert live is not None
    for _ in range(50):
        await until(lambda: live.session.deciding == 0, 30)
        await until(lambda: person.part("prompt")["player"] == 0, 30)
        choices = person.part("prompt")["choices"]
        if len(choices) > 1:
            return person, table, 0
        await person.do("act", table, seat=0, actions=[choices[0]["text"]])
    raise AssertionError("never more than one choice")


async def reply(person: Person, kind: str, table: str, seat: int, key: str) -> Message:
    """The answer to a request that a bot thinks about."""
    await person.say(type=kind, key=key, table=table, seat=seat)
    has_come: Callable[[], bool] = lambda: any(m.get("key") == key for m in person.messages)  # noqa: E731
    await until(has_come, 30)
    return next(message for message in person.messages if message.get("key") == key)


async def test_the_suggested_move_is_the_first_of_the_hint(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        person, table, seat = await my_decision(server)
        requests = counted(server)
        advised = await reply(person, "advise", table, seat, "a")
        assert advised["type"] == "advised"
        again = await reply(person, "advise", table, seat, "b")
        hinted = await reply(person, "hint", table, seat, "h")
        assert again["actions"] == advised["actions"]
        if advised["actions"]:
            assert advised["actions"][0] == hinted["ideas"][0]["action"]
        searches = [request for request in requests if not request.judged]
        reasons = [request for request in requests if request.judged]
        assert len(searches) == len(reasons) == 1  # one search; reasons only for the hint
        assert not searches[0].language
        assert reasons[0].judged[0].action == hinted["ideas"][0]["action"]


async def test_a_hint_that_came_first_serves_the_suggestion(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        person, table, seat = await my_decision(server)
        requests = counted(server)
        hinted = await reply(person, "hint", table, seat, "h")
        advised = await reply(person, "advise", table, seat, "a")
        assert len([request for request in requests if not request.judged]) == 1
        assert advised["actions"][:1] in ([], [hinted["ideas"][0]["action"]])


async def test_sure_search_is_suggested_and_another_decision_is_searched_again(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as server:
        person, table, seat = await my_decision(server)
        choices = [choice["text"] for choice in person.part("prompt")["choices"]]
        assert "roll" in choices
        live = await server.hub.table(table)
        assert live is not None
        asked = 0
        real = server.hub.bots.answer

        async def sure(request: BotRequest, *owner: Any) -> BotReply:
            nonlocal asked
            if owner and owner[0] != server.hub.owner_of(person.guest.id):
                return await real(request, *owner)
            asked += 1
            judged = [JudgedChoice("roll", 90, 0.5), JudgedChoice("buy 1", 10, 0.5)]
            return BotReply("roll", judged=judged, line=["roll"])

        server.hub.bots.answer = sure  # type: ignore[method-assign,assignment]
        assert (await reply(person, "advise", table, seat, "a"))["actions"] == ["roll"]
        buys = [text for text in choices if text.startswith("buy")]
        assert buys
        await person.do("act", table, seat=seat, actions=[buys[0]])
        assert (await reply(person, "advise", table, seat, "b"))["actions"] == ["roll"]
        assert asked == 2


async def test_nothing_is_searched_while_the_pool_is_busy(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        person, table, seat = await my_decision(server)
        requests = counted(server)
        pool = server.hub.bots
        held = [pool._queue.slot() for _ in range(pool._queue._free)]
        for slot in held:
            await slot.__aenter__()
        assert pool.is_busy
        assert (await reply(person, "advise", table, seat, "a"))["actions"] == []
        assert requests == []
        for slot in held:
            await slot.__aexit__(None, None, None)
        assert not pool.is_busy


async def test_a_late_suggestion_is_dropped_and_its_search_serves_the_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server:
        person, table, seat = await my_decision(server)
        monkeypatch.setattr(hints, "LATEST", 0.05)
        requests, answer = [], server.hub.bots.answer

        async def slow(request: BotRequest, *owner: Any) -> BotReply:
            requests.append(request)
            await asyncio.sleep(0.3)
            return await answer(request, *owner)

        server.hub.bots.answer = slow  # type: ignore[method-assign,assignment]
        assert (await reply(person, "advise", table, seat, "a"))["actions"] == []
        hinted = await reply(person, "hint", table, seat, "h")
        assert hinted["ideas"]
        assert len([request for request in requests if not request.judged]) == 1


async def test_at_a_table_with_several_people_nothing_is_searched(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Ben")]
        table = await start(people, GAME)
        requests = counted(server)
        seat, person, other = await turn(people, table)
        before = len(other.messages)
        assert (await reply(person, "advise", table, seat, "a"))["actions"] == []
        assert requests == []
        assert len(other.messages) == before
        for wanted, error in ((1 - seat, "not-your-turn"), (seat, "not-your-seat")):
            assert (await reply(other, "advise", table, wanted, error))["error"] == error


async def test_only_the_seat_that_asked_gets_the_suggestion(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        person, table, seat = await my_decision(server)
        spectator = await Person.connect(server, "Eve")
        await spectator.say(type="watch", table=table)
        before = len(spectator.messages)
        await reply(person, "advise", table, seat, "a")
        assert len(spectator.messages) == before
        refused = await reply(spectator, "advise", table, seat, "e")
        assert refused["error"] == "not-your-seat"


async def test_the_adviser_gets_what_the_seat_imagines(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        person, table, seat = await my_decision(server)
        live = await server.hub.table(table)
        assert live is not None
        requests = counted(server)
        await reply(person, "advise", table, seat, "a")
        searched = live.advice.search
        assert searched is not None
        assert requests[0].position == searched.result().position.position
        assert requests[0].position != live.session.running.state.save()
