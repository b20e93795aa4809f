"""Database access: SQLite (in WAL mode) in a folder of its own, or PostgreSQL.

A folder belongs to one server at a time, which holds a file lock. Database errors become a
`StoreError`, which is worded in the reader's language.
"""

import asyncio
import contextlib
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
BUSY_TIMEOUT = 5000  # milliseconds
PRAGMAS = (
    "synchronous=FULL",  # acknowledged writes survive a power cut
    f"busy_timeout={BUSY_TIMEOUT}",
    "foreign_keys=ON",
)
POOL_SIZE = 5  # connections
CLOSE_TIMEOUT = 10.0  # seconds for transactions to end
T = TypeVar("T")
# Errors of SQLite about a disk, as error numbers of the system.
SQLITE_ERRNO = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}


class StoreError(PandemoniumError):
    """The database failed; acknowledged writes are not lost."""


def url_of(place: str | Path) -> URL:
    """The URL of a database: the file in a folder, or a PostgreSQL."""
    if not is_postgres(place):
        return URL.create("sqlite", database=str(Path(place).expanduser() / FILE))
    try:
        url = make_url(str(place))
    except (ArgumentError, ValueError):
        raise StoreError("store-bad-url") from None  # it may hold a password: do not repeat it
    return url.set(drivername="postgresql+asyncpg")


def is_postgres(place: str | Path) -> bool:
    """Whether this is the URL of a PostgreSQL and not a folder."""
    return str(place).startswith(("postgresql:", "postgres:", "postgresql+asyncpg:"))


class ConnectionLost(OSError):  # noqa: N818 - what happened
    """The connection broke before anything was committed."""


class CommitUnknown(OSError):  # noqa: N818 - what happened
    """The connection broke during a commit, whose outcome is unknown."""


class Database:
    """Runs functions on a connection, each in its own transaction."""

    def __init__(self, engine: AsyncEngine) -> None:
        """For PostgreSQL, whose driver is asynchronous."""
        self._engine = engine
        self._running = 0  # transactions
        self._is_idle = asyncio.Event()
        self._is_idle.set()
        self._is_closing = False
        self.is_postgres = True

    async def run(self, work: Callable[[Connection], T]) -> T:
        """The result of `work`, in a transaction that is rolled back if it raises."""
        if self._is_closing:
            raise StoreError("store-closed")
        self._running += 1
        self._is_idle.clear()
        try:
            return await self._run_once(work)
        except ConnectionLost:  # while it was idle in the pool: the next one is new
            return await self._run_once(work)
        finally:
            self._running -= 1
            if not self._running:
                self._is_idle.set()

    async def _run_once(self, work: Callable[[Connection], T]) -> T:
        """Run on a pooled connection; `ConnectionLost` if it is broken."""
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
        """Wait for transactions to end, as their connections could not be closed afterwards."""
        self._is_closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self._is_idle.wait()
        await self._engine.dispose()


class ConflictingWrite(Exception):  # noqa: N818 - what happened; the caller finds out what it is
    """The fast way failed; nothing has changed."""


class SqliteDatabase(Database):
    """SQLite, where each transaction runs in one thread without waiting."""

    def __init__(self, engine: Engine) -> None:
        self._sync_engine = engine
        self._raw_connection: PoolProxiedConnection | None = None  # for `run_raw`
        self._threads = ThreadPoolExecutor(POOL_SIZE, "sqlite")
        self.is_postgres = False

    async def run(self, work: Callable[[Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._sync_engine.begin() as connection:
            return work(connection)

    async def run_raw(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run with sqlite3 directly: ten times faster; raises `ConflictingWrite` if it fails."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._run_raw, work)

    def _run_raw(self, work: Callable[[sqlite3.Connection], T]) -> T:
        pooled = self._raw_connection or self._sync_engine.raw_connection()
        self._raw_connection = None  # in use
        connection = pooled.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        try:
            try:
                connection.execute("BEGIN")
                result = work(connection)
            except sqlite3.Error as problem:
                raise ConflictingWrite from problem
            connection.commit()  # if this fails, the outcome is unknown
            return result
        finally:
            if connection.in_transaction:
                connection.rollback()
            self._raw_connection = pooled

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        if self._raw_connection is not None:
            self._raw_connection.close()
        self._sync_engine.dispose()


def connect(url: URL) -> Database:
    """A database; connects when it is first used."""
    if url.get_backend_name() == "sqlite":
        return SqliteDatabase(sqlite_engine(url))
    try:
        return Database(create_async_engine(url, pool_size=POOL_SIZE))
    except ImportError:
        raise StoreError("store-no-postgres") from None


def sqlite_engine(url: URL, journal: str = "WAL") -> Engine:
    """An engine with durable commits and explicit transactions."""
    engine = create_engine(url, pool_size=POOL_SIZE)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # Python would begin only at the first change
        for pragma in (f"journal_mode={journal}", *PRAGMAS):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def store_error(error: Exception) -> StoreError:
    """An exception of a driver as a `StoreError`."""
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
    """Create a folder that only its owner can read: it holds secrets."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise _folder_error(folder, NotADirectoryError(errno.ENOTDIR, "")) from None
    except OSError as problem:
        raise _folder_error(folder, problem) from None


class FolderLock:
    """An exclusive lock on a folder, for as long as this process lives."""

    def __init__(self, folder: Path) -> None:
        """Acquire the lock; `StoreError` if another process holds it."""
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
        """Release the lock for other processes."""
        self._file.close()


def _folder_error(folder: Path, problem: OSError) -> StoreError:
    """The `StoreError` for a folder that cannot be used."""
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
