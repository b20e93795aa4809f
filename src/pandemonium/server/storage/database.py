"""Reaching the database: SQLite in a folder of its own, or a PostgreSQL somewhere.

A folder belongs to one server at a time, which holds a lock on it. What goes wrong with a database
is a `StoreError`, which says so in the reader's language.
"""

import asyncio
import errno
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, PoolProxiedConnection, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pandemonium.engine.errors import PandemoniumError, file_problem

FILE = "pandemonium.db"
LOCK = "pandemonium.lock"
BUSY_TIMEOUT = 5000  # milliseconds that a connection waits for another
PRAGMAS = (
    "synchronous=FULL",  # what was acknowledged survives a power cut too
    f"busy_timeout={BUSY_TIMEOUT}",
    "foreign_keys=ON",
)
POOL_SIZE = 5  # connections
T = TypeVar("T")
# What SQLite says of a disk, and how the system would have said it.
SQLITE_ERRNO = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}


class StoreError(PandemoniumError):
    """What is kept could not be read or written; what was acknowledged before is still there."""


def url_of(place: str | Path) -> URL:
    """The address of a database: a folder's file, or what a URL of PostgreSQL says."""
    if not is_postgres(place):
        return URL.create("sqlite", database=str(Path(place).expanduser() / FILE))
    try:
        url = make_url(str(place))
    except (ArgumentError, ValueError):
        raise StoreError("store-bad-url") from None  # it may hold a password: not said again
    return url.set(drivername="postgresql+asyncpg")


def is_postgres(place: str | Path) -> bool:
    """Whether this is the address of a PostgreSQL and not a folder."""
    return str(place).startswith(("postgresql:", "postgres:", "postgresql+asyncpg:"))


class ConnectionLost(OSError):  # noqa: N818 - what happened
    """A connection broke before anything was changed."""


class CommitUnknown(OSError):  # noqa: N818 - what happened
    """A connection broke during a commit: it may have been carried out, or not."""


class Database:
    """Does work on a connection, each piece of it in a transaction of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Of PostgreSQL, whose driver waits without a thread."""
        self._engine = engine
        self.is_postgres = True

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What the work gives; all that it changed is kept, or nothing if it raises."""
        try:
            return await self._run_once(work)
        except ConnectionLost:  # while nobody used it: the next one is new
            return await self._run_once(work)

    async def _run_once(self, work: Callable[[Connection], T]) -> T:
        """The same, with a connection that may have been lost in the meantime."""
        async with self._engine.connect() as connection:
            try:
                result = await connection.run_sync(work)
            except DBAPIError as problem:
                if problem.connection_invalidated:
                    raise ConnectionLost from problem
                raise
            try:
                await connection.commit()
            except DBAPIError as problem:
                if problem.connection_invalidated:
                    raise CommitUnknown from problem
                raise
            except OSError as problem:
                raise CommitUnknown from problem
            return result

    async def close(self) -> None:
        """Let go of all connections."""
        await self._engine.dispose()


class ConflictingWrite(Exception):  # noqa: N818 - what happened; the caller finds out what it is
    """A change that should have been quick could not be made; nothing has changed."""


class SqliteDatabase(Database):
    """SQLite is quickest when all of a transaction is done in one thread, without waiting."""

    def __init__(self, engine: Engine) -> None:
        """Nothing is opened yet."""
        self._sync_engine = engine
        self._raw_connection: PoolProxiedConnection | None = None  # for what is done plainly
        self._threads = ThreadPoolExecutor(POOL_SIZE, "sqlite")
        self.is_postgres = False

    async def run(self, work: Callable[[Connection], T]) -> T:
        """What the work gives; all that it changed is kept, or nothing if it raises."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        """The same, in a thread."""
        with self._sync_engine.begin() as connection:
            return work(connection)

    async def run_raw(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The same in the words of SQLite, a tenth of the time; raises `InTheWay` if it fails."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._run_raw, work)

    def _run_raw(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """The same, in a thread."""
        kept, self._raw_connection = (
            self._raw_connection or self._sync_engine.raw_connection(),
            None,
        )
        plain = kept.driver_connection
        assert isinstance(plain, sqlite3.Connection)
        try:
            try:
                plain.execute("BEGIN")
                result = work(plain)
            except sqlite3.Error as problem:
                raise ConflictingWrite from problem
            plain.commit()  # if this fails, nobody knows what became of it
            return result
        finally:
            if plain.in_transaction:
                plain.rollback()
            self._raw_connection = kept

    async def close(self) -> None:
        """Let go of all connections."""
        await asyncio.to_thread(self._threads.shutdown)
        if self._raw_connection is not None:
            self._raw_connection.close()
        self._sync_engine.dispose()


def connect(url: URL) -> Database:
    """A database; it is first spoken to when it is needed."""
    if url.get_backend_name() == "sqlite":
        return SqliteDatabase(sqlite_engine(url))
    try:
        return Database(create_async_engine(url, pool_size=POOL_SIZE))
    except ImportError:
        raise StoreError("store-no-postgres") from None


def sqlite_engine(url: URL, journal: str = "WAL") -> Engine:
    """Connections that are durable, whose transactions begin where we say."""
    engine = create_engine(url, pool_size=POOL_SIZE)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        """Of a new connection."""
        connection.isolation_level = None  # Python would begin only with the first change
        for pragma in (f"journal_mode={journal}", *PRAGMAS):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        """Of a transaction."""
        connection.exec_driver_sql("BEGIN")

    return engine


def store_error(error: Exception) -> StoreError:
    """What went wrong with a database, in words."""
    cause: BaseException | None = error.orig if isinstance(error, DBAPIError) else error
    while cause is not None:
        code = getattr(cause, "sqlite_errorcode", None)
        if isinstance(code, int):
            known = SQLITE_ERRNO.get(code & 0xFF)
            if known is not None:
                return StoreError("store-disk", {"problem": file_problem(OSError(known, ""))})
            return StoreError("store-broken", {"problem": str(cause)})
        cause = cause.__cause__
    return StoreError("store-away")


def make_folder(folder: Path) -> None:
    """A folder that only its owner can look into: it holds secrets."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise _folder_error(folder, NotADirectoryError(errno.ENOTDIR, "")) from None
    except OSError as problem:
        raise _folder_error(folder, problem) from None


class FolderLock:
    """Says that a folder is in use, for as long as this process lives."""

    def __init__(self, folder: Path) -> None:
        """Take it, or say who has it."""
        path = folder / LOCK
        try:
            self._file = path.open("a+", encoding="ascii")
        except OSError as problem:
            raise _folder_error(folder, problem) from None
        try:
            _lock(self._file.fileno())
        except OSError:
            self._file.close()
            raise StoreError("store-in-use", {"folder": str(folder)}) from None

    def release(self) -> None:
        """Others may have it."""
        self._file.close()


def _folder_error(folder: Path, problem: OSError) -> StoreError:
    """What is wrong with a folder."""
    return StoreError("store-folder", {"folder": str(folder), "problem": file_problem(problem)})


if os.name == "nt":  # pragma: no cover - another system

    def _lock(file: int) -> None:
        """Lock an open file, or raise `OSError`."""
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
else:

    def _lock(file: int) -> None:
        """Lock an open file, or raise `OSError`."""
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
