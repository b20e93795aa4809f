"""Several servers on one PostgreSQL: one order for all, nobody loses, nobody acts twice."""

import asyncio
import json
import sys
from collections.abc import AsyncIterator

import asyncpg
import pytest

from pandemonium.server.storage.batch_writer import EntryTaken
from pandemonium.server.storage.database import StoreError
from pandemonium.server.storage.store import Store
from pandemonium.server.tables.pubsub import ALL_TABLES, Notice
from pandemonium.table.entry import Entry
from tests.server.racer import RACERS

MADE = Entry("made", "server", 0.0, {})


@pytest.fixture
async def other(store: Store, postgres_url: str) -> AsyncIterator[Store]:
    """Another server on the same database."""
    assert store.is_shared
    other = await Store.open(postgres_url)
    yield other
    await other.close()


@pytest.fixture
def place(postgres_url: str) -> str:
    """Only PostgreSQL is shared."""
    return postgres_url


async def new_table(store: Store) -> str:
    """A table with one entry."""
    table = store.new_table("lanterns", "ada", public=True)
    await store.make_table(table, [MADE])
    return table.id


async def race(url: str, table: str, wins: int) -> None:
    """Let two processes race, and compare what they saw."""
    racers = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.server.racer", url, table, f"r{number}", str(wins)),
            stdout=asyncio.subprocess.PIPE,
        )
        for number in range(RACERS)
    ]
    received = [(await racer.communicate())[0] for racer in racers]
    assert [racer.returncode for racer in racers] == [0] * RACERS
    seen = [json.loads(message) for message in received]
    assert seen[0] == seen[1]
    for number in range(RACERS):
        mine = [data["n"] for who, data in seen[0] if who == f"r{number}"]
        assert mine == list(range(wins))


async def test_two_processes_race_for_every_entry(store: Store, postgres_url: str) -> None:
    await race(postgres_url, await new_table(store), 40)


@pytest.mark.slow
async def test_two_processes_race_a_thousand_times(store: Store, postgres_url: str) -> None:
    await race(postgres_url, await new_table(store), 1000)


async def test_two_servers_start_on_an_empty_database_at_once(postgres: str) -> None:
    from tests.server.conftest import command

    await command(postgres, "CREATE DATABASE empty_one")
    url = postgres.replace("/?", "/empty_one?")
    for store in await asyncio.gather(*(Store.open(url) for _ in range(4))):
        await store.close()


async def test_news_reach_the_other_server(store: Store, other: Store) -> None:
    table = await new_table(store)
    async with other.pubsub.subscribe() as following:
        await store.append(table, 1, [MADE])
        await store.pubsub.publish(table, about="ada is here")
        received = [await asyncio.wait_for(anext(following), 5) for _ in range(2)]
    assert received == [Notice(table, 2), Notice(table, 0, "ada is here")]


async def test_notices_of_an_older_server_count(store: Store, postgres_url: str) -> None:
    connection = await asyncpg.connect(postgres_url)
    async with store.pubsub.subscribe() as subscription:
        await connection.execute("SELECT pg_notify('pandemonium', 't 2')")
        assert await asyncio.wait_for(anext(subscription), 5) == Notice("t", 2)
    await connection.close()


async def test_one_of_two_servers_runs_a_table(store: Store, other: Store) -> None:
    assert await store.locks.try_acquire("t")
    assert not await other.locks.try_acquire("t")
    assert await other.locks.try_acquire("u")
    await store.locks.release("t")
    assert await other.locks.try_acquire("t")
    assert not await store.locks.try_acquire("t")


async def test_what_a_server_ran_is_free_when_it_ends(store: Store, other: Store) -> None:
    assert await store.locks.try_acquire("t")
    await store.close()
    assert await other.locks.try_acquire("t")


async def test_a_broken_connection_is_mended(store: Store, other: Store, postgres_url: str) -> None:
    """News that were missed meanwhile are not missed: everybody looks after all tables."""
    table = await new_table(store)
    assert await store.locks.try_acquire("t")
    async with store.pubsub.subscribe() as following:
        await cut_all(postgres_url)
        assert (await asyncio.wait_for(anext(following), 10)).table == ALL_TABLES
        assert await other_may_try(other, table)
        assert (await asyncio.wait_for(anext(following), 10)).table in (table, ALL_TABLES)
    assert len(await store.entries(table)) == 2
    assert await store.locks.try_acquire("t") != await other.locks.try_acquire("t")


async def test_a_connection_that_broke_in_silence_is_noticed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pandemonium.server.storage.postgres.TIMEOUT", 0.2)
    async with store.pubsub.subscribe() as following:
        with pytest.raises(StoreError):
            await store.locks._connection.fetch_value("SELECT pg_sleep(5)")  # type: ignore[attr-defined]
        assert (await asyncio.wait_for(anext(following), 10)).table == ALL_TABLES
    assert await store.locks.try_acquire("t")


async def cut_all(url: str) -> None:
    """End every connection to a database."""
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def other_may_try(store: Store, table: str) -> bool:
    """Append as a client would: again, until it is answered."""
    for _ in range(50):
        try:
            await store.append(table, 1, [MADE])
        except StoreError:
            await asyncio.sleep(0.1)
        except EntryTaken:
            return True
        else:
            return True
    return False
