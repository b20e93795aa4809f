"""A PostgreSQL that lost entries, by a failover or an old copy: what it has now is the truth."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from pandemonium.server.server import Server
from pandemonium.table.entry import Entry
from tests.server.conftest import execute
from tests.server.people import Person, play_on, running, start, until

GAME = "lets-summon-demons"


@contextlib.asynccontextmanager
async def played(url: str) -> AsyncIterator[tuple[Server, list[Person], str]]:
    """A server with a game of two people, some moves old."""
    async with running(url) as server:
        people = [await Person.connect(server, "Ada"), await Person.connect(server, "Bob")]
        table = await start(people, GAME)
        await play_on(people, table, 10)
        yield server, people, table


async def test_a_store_that_lost_entries_is_believed(postgres_url: str) -> None:
    async with played(postgres_url) as (server, people, table):
        live = server.hub.tables[table]
        kept = live.number - 4
        lose = f"DELETE FROM entries WHERE table_id = '{table}' AND number > {kept}"
        await execute(postgres_url, lose)
        async with asyncio.timeout(5):
            answer = await people[0].do("say", table, text="hello")
        assert answer["type"] == "done"
        assert live.number == kept + 1
        stored = await server.store.entries(table)
        assert [entry.data.get("text") for entry in stored[kept:]] == ["hello"]
        for seat, person in enumerate(people):
            await person.settle()
            assert person.last("table")["view"] == live.session.view(seat)
        since = live.core.updates.number(0) + 3  # as somebody knows who was away meanwhile
        whole = (await people[0].say(type="watch", table=table, since=since))[0]
        assert [item["number"] for item in whole["news"]] == list(range(1, since - 2))
        assert await play_on(people, table, 6, seed=2) == 6


async def test_another_past_is_noticed(postgres_url: str) -> None:
    """As many entries as before, or more, but not the same: another server lacked some."""
    async with played(postgres_url) as (server, people, table):
        live = server.hub.tables[table]
        kept = live.number - 2
        lose = f"DELETE FROM entries WHERE table_id = '{table}' AND number > {kept}"
        await execute(postgres_url, lose)
        others = [Entry("said", people[1].guest.id, time.time(), {"text": "hello"})] * 3
        async with running(postgres_url) as another:
            await another.store.append(table, kept, others)
        await until(lambda: live.number == kept + 3)
        for person in people:
            await until(lambda: person.part("number") == people[0].part("number"))  # noqa: B023
            assert person.last("table")["number"] > 0
        assert live.session.running.state.ply == 8


async def test_a_table_that_the_store_lost_is_gone(postgres_url: str) -> None:
    async with played(postgres_url) as (server, people, table):
        await execute(
            postgres_url,
            *(f"DELETE FROM {name} WHERE table_id = '{table}'" for name in ("entries", "guests")),
            f"DELETE FROM tables WHERE id = '{table}'",
        )
        async with asyncio.timeout(5):
            answer = await people[0].do("say", table, text="hello")
        assert answer["error"] == "no-such-table"
        assert table not in server.hub.tables
        assert not server.hub.tables
        await people[1].settle()
        assert people[1].last("refused")["error"] == "no-such-table"
