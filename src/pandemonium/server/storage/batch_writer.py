"""BatchWriter: group commit. Concurrent changes share one transaction.

A commit costs a flush of the disk however much it holds, so one task writes all changes that wait.
First it tries them together; on a conflict it tries each in a savepoint of its own, so that nobody
is refused because of somebody else. If a connection breaks during a commit, the outcome is resolved
before any caller gets a reply.
"""

import asyncio
import contextlib
import hashlib
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, insert, select, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from pandemonium.server.storage import database as db
from pandemonium.server.storage.sql_tables import entries, tables
from pandemonium.server.tables.pubsub import CHANNEL, Notice, PubSub

Change = Callable[[Connection], object]
FIRST_BACKOFF, MAX_BACKOFF = 0.05, 1.0  # seconds between two attempts to resolve a commit
RESOLVE_WITHIN = 10.0  # seconds for all of them


class EntryTaken(Exception):  # noqa: N818 - what happened; the caller catches up and continues
    """Another writer was first (optimistic locking); the argument is the newest number."""


class KeyRepeated(Exception):  # noqa: N818 - what happened; the caller acknowledges again
    """This idempotency key was used already; the argument is the number of its entry."""


class NoTable(Exception):  # noqa: N818 - what happened; the caller decides how to say it
    """There is no table with this id."""


CONFLICTS = (IntegrityError, DataError, EntryTaken, KeyRepeated, NoTable)


class Append(NamedTuple):
    """Entries to append after number `after` of a table; the last one carries the key."""

    table: str
    after: int
    rows: tuple[dict[str, object], ...]
    key_hash: str | None
    who: str

    @property
    def last(self) -> int:
        """The number of the last entry, once they are written."""
        return self.after + len(self.rows)


Write = Callable[[list[Append | Change], Connection], list[object]]


def hash_of(secret: str) -> str:
    """The hash of a key or a secret, as it is stored."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


class BatchWriter:
    """Executes changes in the order of their requests."""

    def __init__(self, database: db.Database, pubsub: PubSub) -> None:
        """Start the task that writes; notices of what it writes carry the origin of `pubsub`."""
        self._database = database
        self._pubsub = pubsub
        self._waiting: list[tuple[Append | Change, asyncio.Future[object]]] = []
        self._has_work = asyncio.Event()
        self._is_closing = False
        self.changes = 0  # written or refused
        self.commits = 0  # transactions that they took
        self._task = asyncio.create_task(self._write_all(), name="writer")

    async def write(self, change: Append | Change) -> object:
        """Execute a change; on return it is durable. Cancelling the caller does not cancel it."""
        if self._is_closing:
            raise db.StoreError("store-closed")
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._has_work.set()
        return await done

    async def close(self) -> None:
        """Write what is pending, and refuse everything after it."""
        self._is_closing = True
        self._has_work.set()
        await self._task

    async def _write_all(self) -> None:
        """Write pending changes in batches until the writer is closed."""
        while not (self._is_closing and not self._waiting):
            await self._has_work.wait()
            self._has_work.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            results = await self._write_batch([change for change, _ in batch])
            self.commits += 1
            self.changes += len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    async def _write_batch(self, changes: list[Append | Change]) -> Sequence[object]:
        """The result of each change, or the exception that it failed with."""
        try:
            try:
                return await self._execute(changes)
            except db.CommitUnknown:
                return await self._resolve_unknown_commit(changes)
        except (SQLAlchemyError, sqlite3.Error, OSError) as problem:
            return [db.store_error(problem) for _ in changes]
        except Exception as problem:  # a bug of ours must not stop the writer
            return [problem] * len(changes)

    async def _execute(self, changes: list[Append | Change]) -> list[object]:
        """Write a batch in the fastest way that works."""
        database = self._database
        appends = [change for change in changes if isinstance(change, Append)]
        if isinstance(database, db.SqliteDatabase) and len(appends) == len(changes):
            with contextlib.suppress(db.ConflictingWrite):
                return await database.run_raw(partial(_append_raw, appends))
        with contextlib.suppress(*CONFLICTS):
            return await self._transact(_write_together, changes)
        return await self._transact(_write_one_by_one, changes)

    async def _resolve_unknown_commit(self, changes: list[Append | Change]) -> list[object]:
        """Write again what may have been committed; what exists already counts as written.

        Retries with backoff, then raises. A client that repeats its idempotency key learns the
        outcome.
        """
        loop = asyncio.get_running_loop()
        pause, end = FIRST_BACKOFF, loop.time() + RESOLVE_WITHIN
        while True:
            try:
                return await self._transact(_find_or_write, changes)
            except (DBAPIError, OSError):
                if loop.time() > end:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_BACKOFF)

    async def _transact(self, write: Write, changes: list[Append | Change]) -> list[object]:
        """Write changes in one transaction; if it commits, PostgreSQL notifies other servers."""

        def transaction(connection: Connection) -> list[object]:
            results = write(changes, connection)
            notices = [
                self._pubsub.payload(Notice(change.table, change.last))
                for change, result in zip(changes, results, strict=True)
                if isinstance(change, Append) and isinstance(result, int)
            ]
            if notices and self._database.is_postgres:
                connection.execute(NOTIFY, {"channel": CHANNEL, "notices": notices})
            return results

        return await self._database.run(transaction)


def _write_together(changes: list[Append | Change], connection: Connection) -> list[object]:
    """Write all changes; a conflict is raised."""
    numbers = iter(
        _append(connection, [change for change in changes if isinstance(change, Append)])
    )
    return [
        next(numbers) if isinstance(change, Append) else change(connection) for change in changes
    ]


def _write_one_by_one(
    changes: list[Append | Change], connection: Connection, may_exist: bool = False
) -> list[object]:
    """Write each change in a savepoint, in one transaction; a conflict fails only that one.

    `may_exist`: these very changes may have been committed before.
    """
    results: list[object] = []
    for change in changes:
        try:
            with connection.begin_nested():
                if isinstance(change, Append):
                    _check_key(connection, change)
                    results += _append(connection, [change])
                else:
                    results.append(change(connection))
        except (*CONFLICTS, db.StoreError) as problem:
            if may_exist and _is_written(connection, change, problem):
                results.append(change.last if isinstance(change, Append) else 1)
            elif isinstance(change, Append) and isinstance(problem, IntegrityError):
                results.append(EntryTaken(change.after))  # another server was first
            else:
                results.append(problem)
    return results


def _find_or_write(changes: list[Append | Change], connection: Connection) -> list[object]:
    """Write after a commit of unknown outcome; PostgreSQL waits if that is still running."""
    connection.execute(LOCK_TIMEOUT)
    return _write_one_by_one(changes, connection, may_exist=True)


LOCK_TIMEOUT = text("SET LOCAL lock_timeout = '2s'")
NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
LAST = (
    select(entries.c.number)
    .where(entries.c.table_id == tables.c.id)
    .order_by(entries.c.number.desc())
    .limit(1)
    .scalar_subquery()
)


def _append(connection: Connection, appends: list[Append]) -> list[int]:
    """Insert entries of any number of tables; returns the last number of each."""
    if not appends:
        return []
    table_ids = {append.table for append in appends}
    current = connection.execute(select(tables.c.id, LAST).where(tables.c.id.in_(table_ids)))
    lasts: dict[str, int] = {row[0]: row[1] or 0 for row in current}
    rows: list[dict[str, object]] = []
    for append in appends:
        if append.table not in lasts:
            raise NoTable
        if lasts[append.table] != append.after:
            raise EntryTaken(lasts[append.table])
        lasts[append.table] = append.last
        rows += append.rows
    # Always in the same order, so that two servers cannot deadlock.
    rows.sort(key=lambda row: (str(row["table_id"]), row["number"]))
    connection.execute(insert(entries), rows)
    return [append.last for append in appends]


def _append_raw(appends: list[Append], connection: sqlite3.Connection) -> list[object]:
    """The same with sqlite3 directly, for the usual case without conflicts."""
    lasts: dict[str, int] = {}
    for append in appends:
        if append.table not in lasts:
            row = connection.execute(RAW_LAST, (append.table,)).fetchone()
            lasts[append.table] = row[0] if row else 0  # an unknown table has no entries
        if lasts[append.table] != append.after:
            raise db.ConflictingWrite
        lasts[append.table] = append.last
    connection.executemany(RAW_INSERT, [row for append in appends for row in append.rows])
    return [append.last for append in appends]


COLUMNS = [column.name for column in entries.columns]
RAW_LAST = "SELECT number FROM entries WHERE table_id = ? ORDER BY number DESC LIMIT 1"
RAW_INSERT = f"INSERT INTO entries ({', '.join(COLUMNS)}) VALUES (:{', :'.join(COLUMNS)})"


def _check_key(connection: Connection, append: Append) -> None:
    """Raise `KeyRepeated` if the key of these entries was used."""
    if append.key_hash is None:
        return
    number = connection.scalar(
        select(entries.c.number).where(
            entries.c.table_id == append.table,
            entries.c.who == append.who,
            entries.c.key_hash == append.key_hash,
        )
    )
    if number is not None:
        raise KeyRepeated(number)


def _is_written(connection: Connection, change: Append | Change, problem: Exception) -> bool:
    """Whether a conflict is with this very change, written before."""
    if not isinstance(change, Append):
        return isinstance(problem, IntegrityError)  # ids are unique to one change
    is_last = (entries.c.table_id == change.table) & (entries.c.number == change.last)
    row = connection.execute(select(entries).where(is_last)).first()
    return row is not None and dict(row._mapping) == change.rows[-1]
