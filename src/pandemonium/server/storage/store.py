"""The store of a server: tables, their entries (event sourcing), and who has entered them.

The entries of a table are an append-only log (but see `erasure`). `append` decides races: of two
writers after the same entry, one gets `EntryTaken`. The listing of a table (`save_listing`) follows
from its entries; it is stored so that lists need not load every table.
"""

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, Row, Select, Table, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from pandemonium.app.payloads import TableCard
from pandemonium.app.results import Result
from pandemonium.engine.version import VERSION
from pandemonium.server.storage import database as db
from pandemonium.server.storage.batch_writer import LAST, Append, BatchWriter, KeyRepeated, hash_of
from pandemonium.server.storage.leases import Leases, Locks
from pandemonium.server.storage.postgres import ListenConnection, PostgresPubSub
from pandemonium.server.storage.rated_games import save_rated_game
from pandemonium.server.storage.schema_upgrade import migrate
from pandemonium.server.storage.sql_tables import (
    beats,
    entries,
    guests,
    known_identities,
    shared_games,
    tables,
)
from pandemonium.server.storage.turns import save_turns
from pandemonium.server.tables.pubsub import PubSub
from pandemonium.table.entry import Entry

GATHERING, CLOSED, PLAYING, OVER = "gathering", "closed", "playing", "over"
UNFINISHED = (GATHERING, PLAYING)
FINISHED = (CLOSED, OVER)
SECRET_BYTES = 32
INVITE_BYTES = 16
ID_LETTERS = 16  # of an alphabet of 32
IS_LESSON = tables.c.card.contains('"lesson":')  # tables that hold a lesson


class StoredTable(NamedTuple):
    """A table without its entries; `card` is what lists show of it."""

    id: str
    game: str
    host: str
    public: bool
    secret: bytes
    invite: str
    version: str
    made: float
    noted: int
    status: str
    card: TableCard
    updated: float

    def is_invite(self, given: str) -> bool:
        """Whether this is the secret of its invitation, compared in constant time."""
        return hmac.compare_digest(self.invite.encode(), given.encode(errors="replace"))


class Store:
    """The database of a server. Every method raises `StoreError` when the database fails."""

    def __init__(self, database: db.Database, pubsub: PubSub, locks: Locks) -> None:
        """Use `open` to create one."""
        self.pubsub = pubsub
        self.locks = locks
        self._database = database
        self.writer = BatchWriter(database, pubsub)
        self.is_shared = database.is_postgres  # other servers may use it too
        self._listen_connection: ListenConnection | None = None
        self._folder_lock: db.FolderLock | None = None

    @classmethod
    async def open(cls, place: str | Path) -> "Store":
        """Open a folder or the URL of a PostgreSQL; creates and migrates the schema."""
        url = db.url_of(place)
        file = None if db.is_postgres(place) else Path(str(url.database))
        lock = None
        if file is not None:
            db.make_folder(file.parent)
            lock = db.FolderLock(file.parent)
        database = db.connect(url)
        listener: ListenConnection | None = None
        try:
            await _migrate(database, file)
            if file is not None:
                store = cls(database, PubSub(), Locks())
            else:
                listener = await ListenConnection.open(url)
                store = cls(database, PostgresPubSub(listener), await Leases.open(listener))
        except BaseException:
            if listener is not None:
                await listener.close()
            await database.close()
            if lock is not None:
                lock.release()
            raise
        store._listen_connection, store._folder_lock = listener, lock
        return store

    async def close(self) -> None:
        """Write what is pending, and close all connections."""
        await self.writer.close()
        await self.locks.close()
        if self._listen_connection is not None:
            await self._listen_connection.close()
        await self._database.close()
        if self._folder_lock is not None:
            self._folder_lock.release()

    # ------------------------------------------------------------------ entries

    async def append(
        self, table_id: str, after: int, new: Sequence[Entry], key: str | None = None
    ) -> int:
        """Append entries after number `after`, all or none; returns the number of the last.

        `key` is an idempotency key of the author of the last entry. Raises `EntryTaken`,
        `KeyRepeated` or `NoTable`.
        """
        key_hash = None if key is None else hash_of(key)
        rows = [_row(table_id, number, entry) for number, entry in enumerate(new, after + 1)]
        rows[-1]["key_hash"] = key_hash
        done = await self.writer.write(Append(table_id, after, tuple(rows), key_hash, new[-1].who))
        assert isinstance(done, int)
        return done

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The entries that follow number `after`, in order."""
        columns = (entries.c.kind, entries.c.who, entries.c.time, entries.c.data)
        rows = await self.read(
            select(*columns)
            .where(entries.c.table_id == table_id, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return [_entry(row) for row in rows]

    async def entry_by_key(self, table_id: str, who: str, key: str) -> Entry | None:
        """The entry that somebody's request with this idempotency key made, if any."""
        is_meant = (entries.c.table_id == table_id) & (entries.c.who == who)
        rows = await self.read(select(entries).where(is_meant, entries.c.key_hash == hash_of(key)))
        return _entry(rows[0]) if rows else None

    # ------------------------------------------------------------------ tables

    def new_table(
        self, game: str, host: str, public: bool, key: str | None = None, owner: str = ""
    ) -> StoredTable:
        """A table that is not stored yet, with its id and secrets; the same key gives the same id.

        Keys belong to the host, or to another `owner`, so that nobody can use keys of the server.
        """
        now = time.time()
        return StoredTable(
            id=_table_id(owner or host, key),
            game=game,
            host=host,
            public=public,
            secret=secrets.token_bytes(SECRET_BYTES),
            invite=secrets.token_urlsafe(INVITE_BYTES),
            version=VERSION,
            made=now,
            noted=0,
            status=GATHERING,
            card={},
            updated=now,
        )

    async def make_table(self, table: StoredTable, first: Sequence[Entry]) -> None:
        """Store a new table with its first entries; `KeyRepeated` if it exists."""
        rows = [_row(table.id, number, entry) for number, entry in enumerate(first, 1)]
        row = {**table._asdict(), "card": json_text(table.card)}

        def change(connection: Connection) -> None:
            connection.execute(insert(tables), row)
            connection.execute(insert(entries), rows)

        try:
            await self.writer.write(change)
        except IntegrityError:
            raise KeyRepeated(len(first)) from None

    async def table(self, table_id: str) -> StoredTable | None:
        """The table with this id, if there is one."""
        matches = await self._tables(select(tables).where(tables.c.id == table_id))
        return matches[0] if matches else None

    async def lobby(self, limit: int = 100) -> list[StoredTable]:
        """The public tables that are not over, the latest first."""
        latest, is_public = tables.c.updated.desc(), tables.c.public.is_(True)
        unfinished: list[StoredTable] = []
        for status in UNFINISHED:  # each uses the order of its index
            query = select(tables).where(is_public, tables.c.status == status)
            unfinished += await self._tables(query.order_by(latest).limit(limit))
        return sorted(unfinished, key=lambda table: -table.updated)[:limit]

    async def tables_of(
        self, identity_id: str, limit: int = 100, lessons: bool = False
    ) -> list[tuple[StoredTable, bool]]:
        """The tables where somebody sits, and whether it is their turn; the latest first.

        Tables that hold a lesson are listed separately (`lessons`).
        """
        rows = await self.read(
            select(tables, guests.c.asked)
            .join(guests, guests.c.table_id == tables.c.id)
            .where(guests.c.identity_id == identity_id, guests.c.seated.is_(True))
            .where(IS_LESSON if lessons else ~IS_LESSON)
            .order_by(tables.c.updated.desc())
            .limit(limit)
        )
        return [(_table(row), row.asked) for row in rows]

    async def count_unfinished(self, host: str) -> int:
        """How many unfinished tables somebody hosts."""
        rows = await self.read(
            select(func.count()).where(tables.c.host == host, tables.c.status.in_(UNFINISHED))
        )
        return int(rows[0][0])

    async def playing(self) -> list[str]:
        """The ids of all tables with a game in progress."""
        rows = await self.read(select(tables.c.id).where(tables.c.status == PLAYING))
        return [row.id for row in rows]

    async def with_stale_listing(self) -> list[str]:
        """The ids of unfinished tables whose listing is older than their last entry."""
        rows = await self.read(
            select(tables.c.id).where(tables.c.status.in_(UNFINISHED), tables.c.noted < LAST)
        )
        return [row.id for row in rows]

    async def save_listing(
        self,
        table_id: str,
        number: int,
        *,
        status: str,
        card: TableCard,
        seated: Collection[str],
        asked: Collection[str],
        public: bool,
        turns: Mapping[str, int] = MappingProxyType({}),
        looking: Collection[str] = (),
        now: float = 0.0,
        updated: float | None = None,
        result: Result | None = None,
    ) -> None:
        """Store the listing of a table after entry `number`, unless a newer one is stored.

        `turns` has the people to notify from `now` on, by the entry since which it is their turn;
        not those who are `looking`.
        `updated` is the time of the last public event; now, if it is not given.
        """
        values = {
            "noted": number,
            "status": status,
            "card": json_text(card),
            "public": public,
            "updated": time.time() if updated is None else updated,
            "result": None if result is None else json_text(result),
        }

        def change(connection: Connection) -> None:
            is_newer = (tables.c.id == table_id) & (tables.c.noted < number)
            if (connection.execute(update(tables).where(is_newer).values(values))).rowcount:
                _save_guests(connection, table_id, seated, asked)
                save_turns(connection, table_id, turns, looking, now)
                if result is not None:
                    save_rated_game(connection, table_id, result)

        await self.writer.write(change)

    async def mark_over(self, table_id: str) -> None:
        """Mark a table as over, whatever its entries say."""
        await self.change(update(tables).where(tables.c.id == table_id).values(status=OVER))

    async def renew_invite(self, table_id: str) -> str:
        """Replace the secret of the invitation; the old one stops working."""
        invite = secrets.token_urlsafe(INVITE_BYTES)
        await self.change(update(tables).where(tables.c.id == table_id).values(invite=invite))
        return invite

    async def share_game(self, table_id: str, secret: str, hands: bool, identity_id: str) -> None:
        """Store that a game is shared; the secret of one that is shared already stays."""

        def change(connection: Connection) -> None:
            row = {"table_id": table_id, "secret": secret, "hands": hands}
            new = _insert(connection, shared_games).values({**row, "identity_id": identity_id})
            changed = new.on_conflict_do_update(index_elements=["table_id"], set_={"hands": hands})
            connection.execute(changed)

        await self.writer.write(change)

    # ------------------------------------------------------------------ who has entered

    async def enter(self, table_id: str, identity_id: str) -> None:
        """Store that somebody has entered: from now on they need no invitation."""

        def change(connection: Connection) -> None:
            row = {"table_id": table_id, "identity_id": identity_id}
            connection.execute(_insert(connection, guests).values(row).on_conflict_do_nothing())

        await self.writer.write(change)

    async def has_entered(self, table_id: str, identity_id: str) -> bool:
        """Whether somebody has entered a table."""
        is_this = (guests.c.table_id == table_id) & (guests.c.identity_id == identity_id)
        return bool(await self.read(select(guests.c.table_id).where(is_this)))

    # ------------------------------------------------------------------ the server itself

    async def save_heartbeat(self, now: float) -> None:
        """Store a heartbeat: a server is running now."""

        def change(connection: Connection) -> None:
            new = _insert(connection, beats).values(id=1, time=now)
            connection.execute(new.on_conflict_do_update(index_elements=["id"], set_={"time": now}))

        await self.writer.write(change)

    async def last_heartbeat(self) -> float | None:
        """The time of the last heartbeat, if any; clocks do not count the time after it."""
        rows = await self.read(select(beats.c.time))
        return rows[0].time if rows else None

    async def database_time(self) -> float:
        """The time of PostgreSQL, in seconds since 1970."""
        rows = await self.read(select(func.extract("epoch", func.clock_timestamp())))
        return float(rows[0][0])

    # ------------------------------------------------------------------ inside

    async def read(self, query: Select[*tuple[Any, ...]]) -> Sequence[Row[*tuple[Any, ...]]]:
        """The rows that a query returns."""
        try:
            return await self._database.run(lambda connection: connection.execute(query).all())
        except (SQLAlchemyError, OSError) as problem:
            raise db.store_error(problem) from None

    async def change(self, change: Executable) -> int:
        """Execute one statement; returns the number of changed rows."""
        changed = await self.writer.write(lambda connection: connection.execute(change).rowcount)
        assert isinstance(changed, int)
        return changed

    async def _tables(self, query: Select[*tuple[Any, ...]]) -> list[StoredTable]:
        return [_table(row) for row in await self.read(query)]


async def _migrate(database: db.Database, file: Path | None) -> None:
    """Migrate the schema; errors become `StoreError`."""
    try:
        await migrate(database, file)
        if file is not None:
            file.chmod(0o600)  # it holds secrets
    except (SQLAlchemyError, OSError) as problem:
        raise db.store_error(problem) from None


def _save_guests(
    connection: Connection, table_id: str, seated: Collection[str], asked: Collection[str]
) -> None:
    """Keep who sits at a table and who is asked there."""
    known = known_identities(connection, seated)  # a deleted one may still have a seat
    at_table = guests.c.table_id == table_id
    gone = at_table & guests.c.seated.is_(True) & guests.c.identity_id.not_in(seated)
    connection.execute(update(guests).where(gone).values(seated=False, asked=False))
    if not known:
        return
    new = _insert(connection, guests)
    change = new.on_conflict_do_update(
        index_elements=["table_id", "identity_id"],
        set_={"seated": new.excluded.seated, "asked": new.excluded.asked},
    )
    rows = [
        {"table_id": table_id, "identity_id": who, "seated": True, "asked": who in asked}
        for who in known
    ]
    connection.execute(change, rows)


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    """An INSERT with upsert support, in the dialect of this database."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table)
    return sqlite.insert(table)


def _table_id(owner: str, key: str | None) -> str:
    """A unique id: random, or derived from an owner and their idempotency key."""
    source = f"{owner} {hash_of(key)}".encode() if key is not None else secrets.token_bytes(32)
    letters = base64.b32encode(hashlib.sha256(source).digest()).decode().lower()
    return letters[:ID_LETTERS]


def _row(table_id: str, number: int, entry: Entry) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": number,
        "kind": entry.kind,
        "who": entry.who,
        "time": entry.time,
        "data": json_text(entry.data),
        "key_hash": None,
    }


def _entry(row: Row[*tuple[Any, ...]]) -> Entry:
    return Entry(row.kind, row.who, row.time, msgspec.json.decode(row.data))


def _table(row: Row[*tuple[Any, ...]]) -> StoredTable:
    values = {name: getattr(row, name) for name in StoredTable._fields}
    return StoredTable(**{**values, "card": msgspec.json.decode(row.card)})


def json_text(value: object) -> str:
    """A value as JSON text, as it is stored."""
    return msgspec.json.encode(value).decode()
