"""News from another server that come while the database cannot be read: followed once it can be."""

import asyncio
from typing import Any

import pytest

from pandemonium.server.storage.database import StoreError
from pandemonium.server.storage.store import Store
from pandemonium.server.tables.pubsub import ALL_TABLES, Notice
from pandemonium.table.entry import Entry
from tests.server.people import Person, running, start, until

GAME = "lets-summon-demons"


async def test_news_are_followed_once_the_database_is_back(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection that listens may be back before the others are."""
    async with running(postgres_url) as first, running(postgres_url) as other:
        ada, eve = await Person.connect(first, "Ada"), await Person.connect(other, "Eve")
        table = await start([ada], GAME, bots=["random"])
        await until(lambda: first.hub.tables[table].session.running.state.player == 0)
        await eve.say(type="watch", table=table)
        await until(lambda: other.hub.tables[table].number == first.hub.tables[table].number)
        failed = fail(monkeypatch, other.store, 3)
        assert (await ada.do("say", table, text="hello"))["type"] == "done"
        await until(lambda: other.hub.tables[table].number == first.hub.tables[table].number)
        assert len(failed) == 3
        await until(lambda: any(message["type"] == "news" for message in eve.messages))


async def test_all_tables_are_followed_after_news_were_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(postgres_url) as first, running(postgres_url) as other:
        tables, hosts = [], []
        for name in ("Ada", "Bob"):
            person, eve = await Person.connect(first, name), await Person.connect(other, "Eve")
            tables.append(await start([person, await Person.connect(first, "Cy")], GAME))
            await eve.say(type="watch", table=tables[-1])
            hosts.append(person)
        monkeypatch.setattr(other.hub, "_handle_notice", lambda _notice: None)  # as if it were deaf
        for table, host in zip(tables, hosts, strict=True):
            assert (await host.do("say", table, text="hello"))["type"] == "done"
        await asyncio.sleep(0.1)
        monkeypatch.undo()
        failed = fail(monkeypatch, other.store, 3)
        other.store.pubsub.deliver_locally(Notice(ALL_TABLES))
        for table in tables:
            await until(lambda: other.hub.tables[table].number == first.hub.tables[table].number)  # noqa: B023
        assert len(failed) == 3


def fail(monkeypatch: pytest.MonkeyPatch, store: Store, times: int) -> list[Any]:
    """Let the database be away for a number of queries; which they were."""
    failed: list[Any] = []
    entries = store.entries

    async def maybe(*question: Any) -> list[Entry]:
        if len(failed) < times:
            failed.append(question)
            raise StoreError("store-away")
        return await entries(*question)

    monkeypatch.setattr(store, "entries", maybe)
    return failed
