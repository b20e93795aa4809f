"""Two servers on one PostgreSQL: one of them runs a table, and the other when that one hangs."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bench.freeze_server import freeze
from pandemonium.server.server import Server
from pandemonium.server.storage import backup
from pandemonium.server.storage.database import StoreError
from pandemonium.server.storage.store import Store
from pandemonium.table.entry import Entry
from tests.server.conftest import execute
from tests.server.people import Person, play_on, running, start, until

GAME = "lets-summon-demons"
SAID: dict[str, object] = {"text": "hello"}


@pytest.fixture
def place(postgres_url: str) -> str:
    """Only PostgreSQL is shared."""
    return postgres_url


@pytest.fixture
async def other(store: Store, postgres_url: str) -> AsyncIterator[Store]:
    """Another server on the same database."""
    assert store.is_shared
    other = await Store.open(postgres_url)
    yield other
    await other.close()


@pytest.fixture
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases that end within a second."""
    for name, seconds in (("LEASE", 1.0), ("HEARTBEAT", 0.2), ("MARGIN", 0.2)):
        monkeypatch.setattr(f"pandemonium.server.storage.leases.{name}", seconds)


async def hang(store: Store) -> None:
    """As if this server were stopped: its heart does not beat, but its connection stands."""
    store.locks._closing.set()  # type: ignore[attr-defined]
    await store.locks._heartbeat_task  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- leases


@pytest.mark.usefixtures("short_leases")
async def test_heartbeats_keep_a_lease(store: Store, other: Store) -> None:
    assert await store.locks.try_acquire("t")
    await asyncio.sleep(1.3)
    assert not await other.locks.try_acquire("t")
    assert await store.locks.try_acquire("t")


@pytest.mark.usefixtures("short_leases")
async def test_a_server_that_hangs_loses_its_leases_and_knows_it(
    store: Store, other: Store
) -> None:
    assert await store.locks.try_acquire("t")
    assert await store.locks.try_acquire("u")
    await hang(store)
    assert not await other.locks.try_acquire("t")
    await asyncio.sleep(1.1)
    assert await other.locks.try_acquire("t")
    assert not await store.locks.try_acquire("t")  # it goes on, and asks before it acts
    assert await store.locks.try_acquire("u")  # nobody wanted this one
    assert not await other.locks.try_acquire("u")


async def test_a_lease_is_asked_for_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await store.locks.try_acquire("t")
    kept = store.locks._connection  # type: ignore[attr-defined]
    monkeypatch.setattr(kept, "fetch_value", None)
    assert await store.locks.try_acquire("t")
    monkeypatch.undo()


async def test_a_lease_that_cannot_be_released_now_is_released_later(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await store.locks.try_acquire("t")

    async def away(*_arguments: object) -> object:
        raise StoreError("store-away")

    with monkeypatch.context() as outage:
        outage.setattr(store.locks._connection, "fetch_value", away)  # type: ignore[attr-defined]
        await store.locks.release("t")
    assert not await other.locks.try_acquire("t")
    await store.locks._release()  # type: ignore[attr-defined]
    assert await other.locks.try_acquire("t")


@pytest.mark.usefixtures("short_leases")
async def test_bots_go_on_at_another_server_when_theirs_hangs(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pandemonium.server.tables.hub.HOUSEKEEPING_EVERY", 0.3)
    async with running(postgres_url) as first, running(postgres_url) as other:
        ada, table = await move_to(first, other)
        await hang(first.store)
        monkeypatch.setattr(first.hub.bot_turns, "start", lambda _live: None)
        monkeypatch.setattr(first.hub, "_on_deadline", lambda _table: asyncio.sleep(0))
        assert await play_on([ada], table, 12) == 12
        kinds = [entry.kind for entry in await other.store.entries(table)]
        assert kinds.count("acted") == other.hub.tables[table].session.running.state.ply


async def test_bots_go_on_at_another_server_when_theirs_forgets_the_table(
    postgres_url: str,
) -> None:
    async with running(postgres_url) as first, running(postgres_url) as other:
        ada, table = await move_to(first, other)
        assert not await other.store.locks.try_acquire(table)
        first.hub.tables[table].used -= 1000
        first.hub.evict_idle()
        assert table not in first.hub.tables
        assert await play_on([ada], table, 12) == 12


async def move_to(first: Server, other: Server) -> tuple[Person, str]:
    """A game against a bot that one server runs while its player has gone to the other."""
    ada = await Person.connect(first, "Ada")
    table = await start([ada], GAME, bots=["random"])
    await until(lambda: first.hub.tables[table].session.running.state.player == 0)
    assert await first.store.locks.try_acquire(table)
    await ada.go()
    ada = Person(other, ada.guest)
    await ada.say(type="hello", protocol=1)
    await ada.say(type="watch", table=table)
    return ada, table


async def test_a_server_that_was_stopped_asks_before_its_bot_moves(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(postgres_url) as first, running(postgres_url) as other:
        waited = []

        async def stop(_begun: float, _step: float) -> None:
            """Between thinking and moving, for longer than a lease."""
            await hang(first.store)
            await execute(postgres_url, "DELETE FROM servers WHERE backend <> 0")
            first.store.locks._until = other.store.locks._until = 0.0  # type: ignore[attr-defined]
            waited.append(await other.store.locks.try_acquire(table))

        ada = await Person.connect(first, "Ada")
        table = await start([ada], GAME, bots=["random"])
        live = first.hub.tables[table]
        await until(lambda: live.session.running.state.player == 0)
        monkeypatch.setattr(first.hub.bot_turns, "_wait_for_release", stop)
        while live.session.running.state.player == 0:
            choice = live.session.running.state.legal()[0].text
            await ada.do("act", table, seat=0, actions=[choice])
        number = live.number
        await until(lambda: waited and table not in first.hub.bot_turns._thinking)
        assert waited == [True]
        assert len(await first.store.entries(table)) == number


async def test_what_a_server_decided_for_another_position_is_not_written(
    postgres_url: str,
) -> None:
    async with running(postgres_url) as server:
        ada = await Person.connect(server, "Ada")
        table = await start([ada], GAME, bots=["random"])
        live = server.hub.tables[table]
        await until(lambda: live.session.running.state.player == 0)
        async with live.lock:
            quicker = Entry("said", ada.guest.id, server.hub.now(), SAID)
            await server.store.append(table, live.number, [quicker])
            number = live.number + 1
            assert not await live.write("said", ada.guest.id, SAID, is_repeated=False)
            assert live.number == number == len(await server.store.entries(table))
            assert await live.write("said", ada.guest.id, SAID)


# ---------------------------------------------------------------------- restoring


async def test_nothing_is_put_back_under_a_running_server(
    postgres_url: str, tmp_path: Path
) -> None:
    store = await Store.open(postgres_url)
    await backup.back_up(postgres_url, tmp_path / "b.db")
    with pytest.raises(StoreError, match=r"\(PID \d+\), last seen \d+ seconds? ago") as raised:
        await backup.restore(tmp_path / "b.db", postgres_url, is_replacing=True)
    assert raised.value.key == "store-servers-running"
    await store.close()
    await backup.restore(tmp_path / "b.db", postgres_url, is_replacing=True)


async def test_a_server_that_was_killed_stops_nobody_from_restoring(
    postgres_url: str, tmp_path: Path
) -> None:
    store = await Store.open(postgres_url)
    assert await store.locks.try_acquire("t")
    await hang(store)
    await backup.back_up(postgres_url, tmp_path / "b.db")
    await execute(postgres_url, "UPDATE servers SET expires = 1")
    await backup.restore(tmp_path / "b.db", postgres_url, is_replacing=True)
    await store.close()


# ---------------------------------------------------------------------- real processes


@pytest.mark.slow
async def test_a_server_that_is_stopped_is_replaced_within_its_lease(postgres_url: str) -> None:
    result = await freeze(postgres_url, tables=2, seconds=40.0)
    assert result.faults == []
    assert 0 < result.longest < 25
