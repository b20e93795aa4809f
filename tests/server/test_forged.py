"""Forged traffic: whatever is sent, there is a reason, nothing changes, and nobody else notices."""

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from schemathesis import openapi

from pandemonium.app import messages
from pandemonium.server.app import make_app
from pandemonium.server.config import Config
from pandemonium.server.guard import Guard
from tests.server.network import Guest, serving
from tests.server.people import Person, play_on, running, start, table_for, turn

GAME = "lets-summon-demons"
QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), database=None
)

KINDS = [*messages.CLIENT_MESSAGES, *messages.CLIENT_COMMANDS]
JUNK = st.none() | st.booleans() | st.integers(-3, 9) | st.text(max_size=8) | st.floats()
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "key": st.sampled_from(["k", "once", "", "x" * 80]) | JUNK,
        "seat": st.integers(-1, 6) | JUNK,
        "actions": st.lists(st.sampled_from(["roll", "end", "buy 1", "", "?"]) | JUNK, max_size=3),
        "what": st.sampled_from(["draw", "undo", "end", "block:1"]) | JUNK,
        "text": st.text(max_size=30),
        "team": st.booleans(),
        "question": st.text(max_size=8),
        "answer": st.text(max_size=8),
        "commitment": st.text("0123456789abcdef", max_size=64),
        "contribution": st.text("0123456789abcdef", max_size=64),
        "level": st.sampled_from(["imp", "nobody", ""]),
        "name": st.text(max_size=50),
        "options": st.dictionaries(st.text(max_size=6), JUNK, max_size=2),
        "players": JUNK,
        "clock": st.dictionaries(st.sampled_from(["kind", "seconds"]), JUNK, max_size=2),
        "since": JUNK,
        "invite": st.text(max_size=8),
        "language": st.sampled_from(["fr", "en", "de"]),
        "protocol": JUNK,
        "brief": st.booleans(),
        "more": JUNK,
    },
)


async def test_a_stranger_can_do_nothing_and_always_learns_why(tmp_path: Path) -> None:
    """Eve has no seat: no message of hers changes anything, for anybody."""
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        eve = await Person.connect(server, "Eve")
        open_table = await start([ada, bob], GAME)
        hidden = await table_for(ada, GAME)
        loop = asyncio.get_running_loop()
        before = {t: await server.store.entries(t) for t in (open_table, hidden)}
        received = [len(ada.raw), len(bob.raw)]

        async def try_it(message: dict[str, Any]) -> list[dict[str, Any]]:
            reply = await eve.send(json.dumps(message))
            await eve.send(json.dumps({"type": "leave", "table": open_table}))
            return reply

        tables = st.sampled_from([open_table, hidden, "nosuchtable", "", "../x"]) | JUNK

        @QUICK
        @given(st.sampled_from(KINDS) | st.text(max_size=5), tables, FIELDS)
        def forge(kind: str, table: Any, fields: dict[str, Any]) -> None:
            message = {"type": kind, "table": table, **fields}
            received = asyncio.run_coroutine_threadsafe(try_it(message), loop).result(20)
            for item in received:
                if item["type"] == "refused":
                    assert item["said"]
                    assert item["error"] != "server-bug"
                assert item["type"] != "done"
            if kind not in ("leave",):
                assert received, message

        await asyncio.to_thread(forge)
        after = {t: await server.store.entries(t) for t in (open_table, hidden)}
        assert after == before
        assert [
            message for message in ada.messages[received[0] :] if message["type"] != "presence"
        ] == []
        seat, person, _ = await turn([ada, bob], open_table)
        assert (await person.do("act", open_table, seat=seat, actions=["roll"]))["type"] == "done"


async def test_what_a_player_forges_is_refused_or_legal(tmp_path: Path) -> None:
    """Bob has a seat: whatever he sends, the fold of what was stored is the table."""
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        quiet = await start([ada, bob], GAME)
        table = await start([ada, bob], GAME)
        await play_on([ada, bob], table, 5)
        loop = asyncio.get_running_loop()
        other = await server.store.entries(quiet)

        @QUICK
        @given(st.sampled_from(KINDS), FIELDS)
        def forge(kind: str, fields: dict[str, Any]) -> None:
            message = {"type": kind, "table": table, **fields}
            reply = asyncio.run_coroutine_threadsafe(bob.send(json.dumps(message)), loop).result(20)
            assert not [message for message in reply if message.get("error") == "server-bug"], (
                message,
                reply,
            )

        await asyncio.to_thread(forge)
        live = await server.hub.table(table)
        assert live is not None
        stored = await server.store.entries(table)
        again = live.session.fold(stored)
        assert len(stored) == live.number
        for seat in (0, 1, None):
            assert again.view(seat) == live.session.view(seat)
            assert again.summary(seat) == live.session.summary(seat)
        assert not [
            e
            for e in stored
            if e.kind == "acted" and (e.who == bob.guest.id) != (e.data["seat"] == 1)
        ]
        assert await server.store.entries(quiet) == other


async def test_what_is_no_message_at_all_is_answered(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        eve = await Person.connect(server, "Eve")
        for text in ("", "null", "[" * 50_000, "\x00", '{"type":', b"\xff\xfe", "1e999", "{}" * 99):
            reply = await eve.send(text)
            assert reply[0]["type"] == "refused", text[:20]
            assert reply[0]["said"]
        assert (await eve.say(type="ping"))[0]["type"] == "pong"


async def test_a_stale_command_is_refused_with_the_reason(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        seat, person, _ = await turn([ada, bob], table)
        assert (await person.do("act", table, seat=seat, actions=["roll"]))["type"] == "done"
        late = await person.do("act", table, seat=seat, actions=["roll"])
        assert late["type"] == "refused"
        assert (await ada.do("ready", table))["error"] == "not-gathering"
        assert (await ada.do("open", table, contribution="00" * 32))["error"] == "not-opening"


async def test_two_connections_of_one_person_act_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        seat, person, _ = await turn([ada, bob], table)
        twin = Person(server, person.guest)
        await twin.say(type="hello", protocol=1)
        await twin.say(type="watch", table=table)
        before = len(await server.store.entries(table))
        request = {"key": "same", "seat": seat, "actions": ["roll"]}
        reply = await asyncio.gather(*[item.do("act", table, **request) for item in (person, twin)])
        assert [message["type"] for message in reply] == ["done", "done"]
        assert len(await server.store.entries(table)) == before + 1


async def test_somebody_elses_token_and_table_over_a_real_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada, eve = await Guest.connect(url, "Ada"), await Guest.connect(url, "Eve")
        table = await ada.table(GAME)
        async with eve.socket() as line:
            answers = []
            for wanted in (table, "nosuchtable"):
                await line.say(type="watch", table=wanted, invite="guess")
                received = await line.hear("refused")
                answers.append({k: v for k, v in received.items() if k != "serial"})
            assert answers[0] == answers[1]


# ---------------------------------------------------------------------- HTTP


def test_http_answers_every_request_as_its_schema_says(tmp_path: Path) -> None:
    """Schemathesis sends what the schema allows and what it does not: nothing breaks."""
    app = make_app(Config(str(tmp_path), pace=0.0, is_limited=False))
    assert isinstance(app, Litestar)
    schema = openapi.from_dict(app.openapi_schema.to_schema())
    operations: list[Any] = [
        cast(Any, get_all_operation).ok() for get_all_operation in schema.get_all_operations()
    ]
    assert len(operations) > 15

    async def everything() -> None:
        transport = httpx.ASGITransport(app=Guard(app), raise_app_exceptions=True)
        async with (
            app.lifespan(),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            made = await client.post("/api/guests", json={"name": "Ada"})
            assert made.status_code == 201
            loop = asyncio.get_running_loop()
            for operation in operations:
                await asyncio.to_thread(attack, client, operation, loop)

    asyncio.run(everything())


def attack(client: httpx.AsyncClient, operation: Any, loop: asyncio.AbstractEventLoop) -> None:
    """Send many requests of one kind, good and bad."""
    strategy = st.one_of(
        operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE),
        operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE),
    )

    @settings(max_examples=3, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(strategy)
    def send(case: Any) -> None:
        given_body = case.body if isinstance(case.body, dict | list) else None
        sending = client.request(
            case.method,
            case.formatted_path,
            params={k: str(v) for k, v in dict(case.query or {}).items()},
            json=given_body,
        )
        answer = asyncio.run_coroutine_threadsafe(sending, loop).result(20)
        assert answer.status_code < 500, (case.method, case.formatted_path, answer.text)
        if answer.status_code >= 400:
            received = answer.json()
            assert received["said"]
            assert received["error"] != "server-bug"

    send()


@pytest.mark.parametrize("size", [200_000])
async def test_what_is_too_big_is_refused(tmp_path: Path, size: int) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        refused = await ada.post("/api/tables", key="1", game=GAME, pack="x" * size)
        assert refused.status_code in (400, 413)
        assert (await ada.http.get("/healthz")).json() == {"ok": True}
