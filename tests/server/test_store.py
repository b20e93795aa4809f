"""What is kept, in SQLite and in PostgreSQL alike."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, select, text

from pandemonium.server.storage import schema_upgrade
from pandemonium.server.storage.batch_writer import EntryTaken, KeyRepeated, NoTable
from pandemonium.server.storage.database import FILE, StoreError, connect, url_of
from pandemonium.server.storage.sql_tables import guests, metadata
from pandemonium.server.storage.store import OVER, PLAYING, Store, StoredTable
from pandemonium.server.tables.identities import Identities
from pandemonium.server.tables.pubsub import Notice, PubSub
from pandemonium.table.entry import Entry

MADE = Entry("made", "ada", 1.0, {"game": "lanterns"})


def acted(number: int, who: str = "ada") -> Entry:
    """Something that somebody did."""
    return Entry("acted", who, float(number), {"seat": 0, "actions": [f"light {number}"]})


async def new_table(store: Store, host: str = "ada", public: bool = True) -> StoredTable:
    """A table with its first entry."""
    table = store.new_table("lanterns", host, public)
    await store.make_table(table, [MADE])
    return table


# ---------------------------------------------------------------------- entries


async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    table = await new_table(store)
    assert await store.append(table.id, 1, [acted(2), acted(3)]) == 3
    assert await store.append(table.id, 3, [acted(4)]) == 4
    assert await store.entries(table.id) == [MADE, acted(2), acted(3), acted(4)]
    assert await store.entries(table.id, after=3) == [acted(4)]


async def test_data_of_any_kind_comes_back_as_it_was(store: Store) -> None:
    table = await new_table(store)
    odd = Entry(
        "said", "ada", 0.1 + 0.2, {"text": "é \x00 \u2028 🕯", "n": [1.5, None, {"a": True}]}
    )
    await store.append(table.id, 1, [odd])
    assert await store.entries(table.id, after=1) == [odd]


async def test_of_two_who_write_after_the_same_entry_one_is_refused(store: Store) -> None:
    table = await new_table(store)
    results = await asyncio.gather(
        *(store.append(table.id, 1, [acted(n)], key=f"key {n}") for n in range(20)),
        return_exceptions=True,
    )
    assert [result for result in results if not isinstance(result, EntryTaken)] == [2]
    assert len(await store.entries(table.id)) == 2


async def test_nothing_is_written_after_an_entry_that_is_not_there(store: Store) -> None:
    table = await new_table(store)
    with pytest.raises(EntryTaken) as raised:
        await store.append(table.id, 5, [acted(6)])
    assert raised.value.args == (1,)
    with pytest.raises(NoTable):
        await store.append("nowhere", 0, [acted(1)])


async def test_a_key_is_used_once_by_each(store: Store) -> None:
    table = await new_table(store)
    assert await store.append(table.id, 1, [acted(2), acted(3)], key="k") == 3
    for after in (1, 3):  # late or not, it is the same request
        with pytest.raises(KeyRepeated) as raised:
            await store.append(table.id, after, [acted(4)], key="k")
        assert raised.value.args == (3,)
    assert await store.append(table.id, 3, [acted(4, "bea")], key="k") == 4
    other = await new_table(store)
    assert await store.append(other.id, 1, [acted(2)], key="k") == 2


async def test_nobody_is_refused_because_of_somebody_else(store: Store) -> None:
    tables = [await new_table(store) for _ in range(10)]
    for table in tables[::2]:
        await store.append(table.id, 1, [acted(2)], key="\x00 any key")
    results = await asyncio.gather(
        *(store.append(table.id, 2, [acted(3)], key="\x00 any key") for table in tables[::2]),
        *(store.append(table.id, 1, [acted(2)], key="\x00 any key") for table in tables[1::2]),
        store.append("nowhere", 0, [acted(1)]),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [KeyRepeated] * 5 + [int] * 5 + [NoTable]


async def test_who_waits_at_the_same_time_shares_a_commit(store: Store) -> None:
    tables = [await new_table(store) for _ in range(50)]
    commits, changes = store.writer.commits, store.writer.changes
    await asyncio.gather(*(store.append(table.id, 1, [acted(2)]) for table in tables))
    assert store.writer.changes - changes == 50
    assert store.writer.commits - commits <= 2


async def test_several_entries_are_written_whole_or_not_at_all(store: Store) -> None:
    table = await new_table(store)
    await store.append(table.id, 1, [acted(2)], key="k")
    with pytest.raises(KeyRepeated):
        await store.append(table.id, 2, [acted(3), acted(4)], key="k")
    assert len(await store.entries(table.id)) == 2


async def test_who_gives_up_waiting_may_still_be_written(store: Store) -> None:
    table = await new_table(store)
    waiting = asyncio.create_task(store.append(table.id, 1, [acted(2)]))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(EntryTaken):
        await store.append(table.id, 1, [acted(2)])
    assert len(await store.entries(table.id)) == 2


async def test_closing_writes_what_was_asked_for(place: str) -> None:
    store = await Store.open(place)
    table = await new_table(store)
    waiting = [asyncio.create_task(store.append(table.id, n, [acted(n + 1)])) for n in range(1, 9)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*waiting) == list(range(2, 10))
    with pytest.raises(StoreError, match="shutting down"):
        await store.append(table.id, 9, [acted(10)])
    again = await Store.open(place)
    assert len(await again.entries(table.id)) == 9
    await again.close()


# ---------------------------------------------------------------------- tables


async def test_a_table_is_kept_with_its_secrets(store: Store) -> None:
    table = await new_table(store, public=False)
    assert await store.table(table.id) == table
    assert await store.table("nowhere") is None
    assert len(table.secret) == 32
    assert table.is_invite(table.invite)
    assert not table.is_invite("\ud800 nonsense")


async def test_a_wish_for_a_table_that_is_repeated_makes_one(store: Store) -> None:
    first = store.new_table("lanterns", "ada", public=True, key="k")
    again = store.new_table("lanterns", "ada", public=True, key="k")
    others = store.new_table("lanterns", "bea", public=True, key="k")
    assert first.id == again.id != others.id
    await store.make_table(first, [MADE])
    with pytest.raises(KeyRepeated):
        await store.make_table(again, [MADE])
    kept = await store.table(first.id)
    assert kept is not None
    assert kept.secret == first.secret


async def test_a_renewed_invitation_ends_the_old_one(store: Store) -> None:
    table = await new_table(store)
    invite = await store.renew_invite(table.id)
    kept = await store.table(table.id)
    assert kept is not None
    assert kept.is_invite(invite)
    assert not kept.is_invite(table.invite)


async def test_lists_show_what_was_noted(store: Store, identities: Identities) -> None:
    ada = (await identities.make("Ada")).identity.id
    bea = (await identities.make("Bea")).identity.id
    public, private = await new_table(store, ada), await new_table(store, ada, public=False)
    for table in (public, private):
        await store.save_listing(
            table.id,
            1,
            status=PLAYING,
            card={"name": "x"},
            seated={ada, bea},
            asked={bea},
            public=table is public,
        )
    assert [item.id for item in await store.lobby()] == [public.id]
    assert (await store.lobby())[0].card == {"name": "x"}
    assert {first.id for first, asked in await store.tables_of(ada) if not asked} == {
        public.id,
        private.id,
    }
    assert all(asked for _, asked in await store.tables_of(bea))
    assert set(await store.playing()) == {public.id, private.id}
    assert await store.count_unfinished(ada) == 2
    await store.save_listing(
        public.id, 2, status=OVER, card={}, seated={ada}, asked=(), public=True
    )
    assert await store.lobby() == []
    assert await store.playing() == [private.id]
    assert [first.id for first, _ in await store.tables_of(bea)] == [private.id]
    assert await store.has_entered(public.id, bea)  # who was let in stays so


async def test_an_older_state_is_never_noted(store: Store) -> None:
    table = await new_table(store)
    await store.save_listing(table.id, 7, status=OVER, card={}, seated=(), asked=(), public=True)
    await store.save_listing(table.id, 6, status=PLAYING, card={}, seated=(), asked=(), public=True)
    kept = await store.table(table.id)
    assert kept is not None
    assert (kept.status, kept.noted) == (OVER, 7)


async def test_tables_that_nobody_could_note_are_found(store: Store) -> None:
    noted, behind = await new_table(store), await new_table(store)
    for table in (noted, behind):
        await store.save_listing(
            table.id, 1, status=PLAYING, card={}, seated=(), asked=(), public=True
        )
    await store.append(behind.id, 1, [acted(2)])
    assert await store.with_stale_listing() == [behind.id]


async def test_who_was_let_in_needs_no_invitation(store: Store, identities: Identities) -> None:
    table, other = await new_table(store), await new_table(store)
    ada = (await identities.make("Ada")).identity.id
    assert not await store.has_entered(table.id, ada)
    await store.enter(table.id, ada)
    await store.enter(table.id, ada)
    assert await store.has_entered(table.id, ada)
    assert not await store.has_entered(other.id, ada)
    assert await store.tables_of(ada) == []  # to look on is not to sit
    rows = await store.read(select(guests.c.identity_id).where(guests.c.table_id == table.id))
    assert [row.identity_id for row in rows] == [ada]


# ---------------------------------------------------------------------- news and locks


async def test_a_server_ignores_its_own_notices(store: Store) -> None:
    table = await new_table(store)
    async with store.pubsub.subscribe() as subscription:
        await store.append(table.id, 1, [acted(2), acted(3)])
        await store.pubsub.publish(table.id, about="ada is here")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(anext(subscription), 0.5)


async def test_what_a_server_sends_never_reaches_itself() -> None:
    here, there = PubSub(), PubSub()
    async with here.subscribe() as subscription:
        here.receive(here.payload(Notice("t", 7)))
        here.receive("not one of our notices")
        here.receive(there.payload(Notice("t", 3)))  # a smaller number, but another server's
        assert await anext(subscription) == Notice("t", 3)


def test_a_notice_without_origin_is_from_an_older_server() -> None:
    assert Notice.parse("t 3") == (Notice("t", 3), 0)
    assert Notice.parse("t 0 people a1 ada,bob") == (Notice("t", 0, "people a1 ada,bob"), 0)


def test_a_notice_has_the_origin_of_its_server() -> None:
    for notice in (Notice("t", 3), Notice("t", 0, "people a1 ada,bob")):
        for origin in (1, PubSub().origin):
            payload = notice.serialize(origin)
            assert Notice.parse(payload) == (notice, origin)
            # An older version reads the table, a number that it does not know yet, and the rest.
            table, number, *about = payload.split(" ", 2)
            assert (table, "".join(about)) == (notice.table, notice.about)
            assert int(number) > notice.number


async def test_one_server_runs_a_table(store: Store) -> None:
    assert await store.locks.try_acquire("t")
    assert await store.locks.try_acquire("t")
    await store.locks.release("t")
    assert await store.locks.try_acquire("t")


async def test_when_a_server_last_ran_is_known(store: Store) -> None:
    assert await store.last_heartbeat() is None
    await store.save_heartbeat(1000.0)
    first = await store.last_heartbeat()
    await store.save_heartbeat(1002.5)
    again = await store.last_heartbeat()
    assert first is not None
    assert again is not None
    assert 0 < again - first < 5


# ---------------------------------------------------------------------- the database itself


async def test_the_steps_lead_to_the_schema(store: Store, place: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    await store.close()
    database = connect(url_of(place))
    assert await database.run(differences) == []
    assert await database.run(schema_upgrade.version_of) == schema_upgrade.head()
    await database.close()


ABOUT_ONE = {
    "SELECT * FROM tables WHERE id = 't'": "SEARCH tables USING INDEX",
    "SELECT * FROM entries WHERE table_id = 't' AND number > 3 ORDER BY number": (
        "SEARCH entries USING PRIMARY KEY (table_id=? AND number>?)"
    ),
    "SELECT id, (SELECT number FROM entries WHERE table_id = tables.id "
    "ORDER BY number DESC LIMIT 1) FROM tables WHERE id IN ('a', 'b')": (
        "SEARCH entries USING PRIMARY KEY (table_id=?)"
    ),
    "SELECT number FROM entries WHERE table_id = 't' AND who = 'a' AND key_hash = 'k'": (
        "(table_id=? AND who=? AND key_hash=?)"
    ),
    "SELECT * FROM tables JOIN guests ON table_id = id WHERE identity_id = 'a' AND seated IS 1": (
        "SEARCH guests USING"
    ),
    "SELECT * FROM tables WHERE public IS 1 AND status = 'playing' "
    "ORDER BY updated DESC LIMIT 100": "SEARCH tables USING INDEX",
}


@pytest.mark.parametrize("query", ABOUT_ONE)
async def test_a_table_costs_the_same_however_many_there_are(tmp_path: Path, query: str) -> None:
    """No question about one table, or one person, looks at the others."""
    await (await Store.open(tmp_path)).close()
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as connection:
        steps = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}")]
    assert any(ABOUT_ONE[query] in step for step in steps), steps
    assert not any(step.startswith(("SCAN", "USE TEMP B-TREE")) for step in steps), steps


async def test_every_connection_is_durable(tmp_path: Path) -> None:
    database = connect(url_of(tmp_path))

    def look(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    assert await database.run(look) == ["wal", 2, 1]
    await database.close()


async def test_a_folder_belongs_to_one_server(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    with pytest.raises(StoreError, match="in use by another server"):
        await Store.open(tmp_path)
    await store.close()
    again = await Store.open(tmp_path)
    await again.close()


async def test_nobody_else_can_look_into_the_folder(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "data")
    assert (tmp_path / "data").stat().st_mode & 0o77 == 0
    assert (tmp_path / "data" / FILE).stat().st_mode & 0o77 == 0
    await store.close()


async def test_a_newer_database_is_left_alone(place: str) -> None:
    await (await Store.open(place)).close()
    database = connect(url_of(place))
    change = text("UPDATE alembic_version SET version_num = '9999'")
    await database.run(lambda connection: connection.execute(change))
    await database.close()
    with pytest.raises(StoreError, match="newer"):
        await Store.open(place)


async def test_a_file_is_copied_before_each_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(tmp_path)).close()
    monkeypatch.setattr(
        schema_upgrade, "_pending_revisions", lambda _connection: [schema_upgrade.head()]
    )
    await (await Store.open(tmp_path)).close()
    (copy,) = (tmp_path / schema_upgrade.COPY_FOLDER).iterdir()
    assert copy.name.startswith(f"{schema_upgrade.head()}-")
    with contextlib.closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (0,)


@pytest.mark.parametrize("bad", ["postgresql:secret", "postgresql://u:secret@h:port/x"])
def test_an_address_that_cannot_be_read_is_not_repeated(bad: str) -> None:
    with pytest.raises(StoreError) as raised:
        url_of(bad)
    assert "secret" not in str(raised.value)


async def test_a_database_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(StoreError, match="database"):
        await Store.open("postgresql://nobody@127.0.0.1:1/nothing")


async def test_a_database_of_the_first_version_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr(schema_upgrade, "_pending_revisions", lambda _connection: ["0001"])
        await (await Store.open(tmp_path)).close()
    store = await Store.open(tmp_path)
    copies = sorted(path.name[:5] for path in (tmp_path / schema_upgrade.COPY_FOLDER).iterdir())
    assert copies[0] == "0001-"
    table = store.new_table("mephisto", "ada", public=False)
    await store.make_table(table, [Entry("made", "ada", 1.0, {})])
    assert await store.table(table.id) == table
    await store.close()
