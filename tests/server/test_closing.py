"""Stores, servers and jobs that are closed while something still uses them, or not to the end."""

import asyncio
import gc

import pytest
from sqlalchemy import text

from pandemonium.server.jobs.fair_queue import Owner
from pandemonium.server.jobs.job_queue import JobQueue
from pandemonium.server.storage.database import StoreError, connect, url_of
from pandemonium.server.storage.postgres import ListenConnection
from pandemonium.server.storage.store import Store
from tests.server.counting import dawdle
from tests.server.people import Person, running, table_for


async def end_slowly(is_cancelled: asyncio.Event, may_end: asyncio.Event) -> None:
    """A task that takes its time when it is cancelled."""
    try:
        await asyncio.Event().wait()
    finally:
        is_cancelled.set()
        await may_end.wait()


async def test_a_query_that_runs_while_its_database_is_closed_is_finished(
    postgres_url: str,
) -> None:
    database = connect(url_of(postgres_url))
    sleeping = asyncio.create_task(
        database.run(lambda connection: connection.scalar(text("SELECT 1 FROM pg_sleep(0.3)")))
    )
    await asyncio.sleep(0.1)
    await database.close()
    assert sleeping.done()
    assert await sleeping == 1


async def test_a_closed_database_opens_no_connection(postgres_url: str) -> None:
    database = connect(url_of(postgres_url))
    await database.close()
    with pytest.raises(StoreError, match="shutting down"):
        await database.run(lambda connection: connection.scalar(text("SELECT 1")))


async def test_a_table_that_is_loaded_when_its_server_stops_leaves_nothing_open(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(postgres_url) as server:
        table = await table_for(await Person.connect(server, "Ada"), "lets-summon-demons")
    is_loading = asyncio.Event()
    entries = Store.entries

    async def slowly(store: Store, table_id: str, after: int = 0) -> object:
        is_loading.set()
        await asyncio.sleep(0.1)
        return await entries(store, table_id, after)

    monkeypatch.setattr(Store, "entries", slowly)
    async with running(postgres_url) as server:
        server.hub.spawn(server.hub.table(table))
        await is_loading.wait()
    assert not server.hub._loading
    await asyncio.sleep(0.2)
    gc.collect()


async def test_closing_a_connection_can_be_cancelled(postgres_url: str) -> None:
    connection = await ListenConnection.open(url_of(postgres_url))
    is_cancelled, may_end = asyncio.Event(), asyncio.Event()
    connection._reconnecting = asyncio.create_task(end_slowly(is_cancelled, may_end))
    await asyncio.sleep(0)
    closing = asyncio.create_task(connection.close())
    await is_cancelled.wait()
    closing.cancel()
    may_end.set()
    await asyncio.wait([closing])
    assert closing.cancelled()
    assert connection._connection.is_closed()


async def test_cancelling_a_job_can_be_cancelled() -> None:
    jobs = JobQueue()
    job = jobs.submit(Owner(person="ada"), dawdle, {"n": 1})
    assert job.task is not None
    job.task.cancel()
    is_cancelled, may_end = asyncio.Event(), asyncio.Event()
    job.task = asyncio.create_task(end_slowly(is_cancelled, may_end))
    await asyncio.sleep(0)
    ending = asyncio.create_task(jobs.close())
    await is_cancelled.wait()
    ending.cancel()
    may_end.set()
    await asyncio.wait([ending])
    assert ending.cancelled()
