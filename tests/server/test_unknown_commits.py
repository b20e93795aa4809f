"""A connection to PostgreSQL that is cut between a commit and its answer: nothing is done twice."""

import asyncio
from typing import Any

import asyncpg
import pytest

from pandemonium.server.server import Server
from pandemonium.server.storage.batch_writer import COLUMNS, Append, hash_of
from pandemonium.server.storage.database import StoreError
from pandemonium.server.storage.store import Store
from pandemonium.table.entry import Entry
from tests.server.cutting import way_to
from tests.server.people import Person, running, start, table_for

GAME = "lets-summon-demons"


async def chat_of(server: Server, table: str) -> list[object]:
    """All that was said at a table, as it is stored."""
    return [
        entry.data["text"] for entry in await server.store.entries(table) if entry.kind == "said"
    ]


async def cut_while_talking(url: str, outage: float) -> None:
    """Say something whose commit is carried out and not answered, then something else."""
    async with way_to(url) as (way, through), running(through) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        way.outage = outage
        answers = [await ada.do("say", table, text="once")]
        answers.append(await ada.do("say", table, text="and again"))
        assert way.cuts == 1
        assert [answer["type"] for answer in answers] == ["done", "done"]
        assert await chat_of(server, table) == ["once", "and again"]
        assert not ada.closed
        await bob.settle()
        assert bob.part("number") == ada.part("number")


@pytest.mark.parametrize("outage", [0.0, 1.0])
async def test_what_was_written_is_acknowledged_though_the_answer_was_lost(
    postgres_url: str, outage: float
) -> None:
    await cut_while_talking(postgres_url, outage)


@pytest.mark.slow
@pytest.mark.parametrize("outage", [3.0, 8.0])
async def test_what_was_written_is_acknowledged_after_a_long_outage(
    postgres_url: str, outage: float
) -> None:
    await cut_while_talking(postgres_url, outage)


async def test_who_cannot_be_answered_comes_back_with_the_same_key(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as nobody knows, nobody is refused: a client repeats what was not answered."""
    monkeypatch.setattr("pandemonium.server.storage.batch_writer.RESOLVE_WITHIN", 0.2)
    async with way_to(postgres_url) as (way, through), running(through) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        way.outage = 1.0
        request = {"type": "say", "key": "k", "table": table, "text": "once"}
        reply = await ada.say(**request)
        assert reply == []
        await asyncio.sleep(0)
        assert ada.closed == [(1013, "store-away")]
        for _ in range(50):  # as a client does: come back, and say it again
            await ada.go()
            ada = Person(server, ada.guest)
            await ada.say(type="hello", protocol=1)
            reply = await ada.say(**request)
            assert not [message for message in reply if message["type"] == "refused"]
            if reply:
                break
            await asyncio.sleep(0.1)
        assert [message["key"] for message in reply if message["type"] == "done"] == ["k"]
        assert await chat_of(server, table) == ["once"]
        assert (await bob.do("say", table, text="and again"))["type"] == "done"
        assert await chat_of(server, table) == ["once", "and again"]


async def test_others_see_what_was_written_though_its_author_never_returns(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server ignores its own notices, so it looks by itself for what it may have stored."""
    async with running(postgres_url) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        table = await start([ada, bob], GAME)
        number, append = bob.part("number"), server.store.append

        async def append_unanswered(*args: Any) -> int:
            monkeypatch.undo()
            await append(*args)
            raise StoreError("store-away")

        monkeypatch.setattr(server.store, "append", append_unanswered)
        await ada.say(type="say", key="k", table=table, text="once")
        for _ in range(50):
            await bob.settle()
            if bob.part("number") > number:
                break
            await asyncio.sleep(0.02)
        assert bob.part("number") == number + 1


async def test_a_commit_that_is_not_over_yet_is_waited_for(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    table = store.new_table(GAME, "ada", public=True)
    await store.make_table(table, [Entry("made", "ada", 1.0, {})])
    row = dict(zip(COLUMNS, (table.id, 2, "said", "ada", 2.0, "{}", hash_of("k")), strict=True))
    first = await asyncpg.connect(postgres_url)
    under_way = first.transaction()
    await under_way.start()
    places = ", ".join(f"${n}" for n, _ in enumerate(COLUMNS, 1))
    await first.execute(f"INSERT INTO entries VALUES ({places})", *row.values())
    append = Append(table.id, 1, (row,), hash_of("k"), "ada")
    finding = asyncio.create_task(store.writer._resolve_unknown_commit([append]))
    await asyncio.sleep(0.3)
    assert not finding.done()
    await under_way.commit()
    assert await finding == [2]
    assert len(await store.entries(table.id)) == 2
    await first.close()
    await store.close()


async def test_a_table_is_made_once_though_the_answer_was_lost(postgres_url: str) -> None:
    async with way_to(postgres_url) as (way, through), running(through) as server:
        ada = await Person.connect(server, "Ada")
        way.outage = 0.0
        table = await table_for(ada, GAME)
        assert way.cuts == 1
        assert [entry.kind for entry in await server.store.entries(table)] == ["made", "joined"]
        way.outage = 0.0
        guest = (await server.identities.make("Bob")).identity
        assert way.cuts == 2
        assert await server.identities.get(guest.id) == guest


async def test_a_recovery_code_is_not_spent_for_nothing(postgres_url: str) -> None:
    async with way_to(postgres_url) as (way, through), running(through) as server:
        made = await server.identities.make("Ada")
        way.outage, way.changed = 0.0, b"UPDATE 1\x00"
        again = await server.identities.recover(made.recovery)
        assert way.cuts == 1
        assert again is not None
        assert await server.identities.find(again.token) == made.identity
