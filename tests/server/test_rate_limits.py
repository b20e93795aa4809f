"""Nobody can flood a table, or all tables where they sit."""

import asyncio
import time
from pathlib import Path

import pytest

from pandemonium.app.messages import CLIENT_COMMANDS
from pandemonium.server.limits import RATES, Limits
from pandemonium.server.tables import live_table, renames
from pandemonium.table.commands import COMMANDS
from tests.server.network import Guest, serving
from tests.server.people import Person, running, start, table_for, turn, until

GAME = "lets-summon-demons"


async def test_of_many_renames_only_the_first_and_the_last_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renames, "PAUSE", 0.3)
    async with running(tmp_path) as server:
        ada = await Person.connect(server, "Ada")
        tables = [await table_for(ada, GAME) for _ in range(3)]
        start = time.monotonic()
        for number in range(40):
            named = await server.identities.change(ada.guest.id, f"Ada {number}")
            assert named is not None
            server.hub.renames.add(named)
        pauses = (time.monotonic() - start) // renames.PAUSE  # none, unless the machine is slow
        for table in tables:
            seats = server.hub.tables[table].session.seats
            await until(lambda: seats[0].name == "Ada 39")  # noqa: B023 - it is called at once
            kinds = [entry.kind for entry in await server.store.entries(table)]
            assert kinds.count("renamed") <= 2 + pauses


async def test_renames_have_a_rate_of_their_own(tmp_path: Path) -> None:
    async with serving(tmp_path, is_limited=True) as url:
        ada = await Guest.connect(url, "Ada")
        answers = [
            await ada.http.patch("/api/me", json={"name": f"Ada {number}"}) for number in range(12)
        ]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2


async def test_doing_and_undoing_again_and_again_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        server.limits = Limits(clock=lambda: 0.0)
        people = [await Person.connect(server, name) for name in ("Ada", "Ben")]
        table = await start(people, "dicke-daemonen")
        seat, person, _ = await turn(people, table)
        choices = person.part("prompt")["choices"]
        text = next(choice["text"] for choice in choices if choice["undoable"])
        answers = []
        for _ in range(RATES["undo"].burst + 5):
            await person.do("act", table, seat=seat, actions=[text])
            answers.append(await person.do("undo", table, seat=seat))
        assert answers[RATES["undo"].burst - 1]["type"] == "done"
        assert answers[-1]["error"] == "too-fast"


async def test_opening_a_table_again_and_again_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        now = [0.0]
        server.limits = Limits(clock=lambda: now[0])
        ada = await Person.connect(server, "Ada")
        table = await table_for(ada, GAME)
        kinds = []
        for _ in range(120):
            now[0] += 1 / 20  # as fast as messages may be sent
            kinds.append((await ada.say(type="watch", table=table))[0]["type"])
        assert kinds[:60] == ["table"] * 60  # a client that reconnects opens all of its tables
        assert kinds[-4:].count("refused") == 3


async def test_who_sends_too_many_messages_is_read_slowly(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, ben = [await Person.connect(server, name) for name in ("Ada", "Ben")]
        server.limits = Limits(clock=lambda: 0.0)
        for _ in range(RATES["message"].burst):
            assert (await ada.say(type="ping"))[-1]["type"] == "pong"
        flood = asyncio.create_task(ada.say(type="ping"))
        await asyncio.sleep(0.03)
        assert (await ben.say(type="ping"))[-1]["type"] == "pong"
        assert not flood.done()
        assert (await flood)[-1]["error"] == "too-fast"


def test_every_command_has_a_rate() -> None:
    assert {command.rate for command in CLIENT_COMMANDS.values()} <= set(RATES)
    assert {kind for kind, command in COMMANDS.items() if command.is_play} == {
        "acted",
        "surrendered",
    }


async def test_a_table_at_which_too_much_has_happened_can_be_played_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "Ben")]
        table = await start(people, GAME)
        monkeypatch.setattr(live_table, "MAX_ENTRIES", server.hub.tables[table].number)
        seat, person, _ = await turn(people, table)
        assert (await person.do("say", table, text="Hm."))["error"] == "table-too-long"
        text = person.part("prompt")["choices"][0]["text"]
        assert (await person.do("act", table, seat=seat, actions=[text]))["type"] == "done"
        assert (await person.do("surrender", table, seat=seat))["type"] == "done"
