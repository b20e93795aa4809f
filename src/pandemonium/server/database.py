"""Reaching the database: SQLite in a folder of its own, or a PostgreSQL somewhere.

A folder belongs to one server at a time, which holds a lock on it. What goes wrong with a database
is a `StoreError`, which says so in the reader's language.
"""

import errno
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from pandemonium.engine.errors import PandemoniumError, file_problem

FILE = "pandemonium.db"
LOCK = "pandemonium.lock"
BUSY = 5000  # milliseconds that a connection waits for another
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",  # what was acknowledged survives a power cut too
    f"busy_timeout={BUSY}",
    "foreign_keys=ON",
)
POOL = 5
# What SQLite says of a disk, and how the system would have said it.
SQLITE = {
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
        return URL.create("sqlite+aiosqlite", database=str(Path(place).expanduser() / FILE))
    try:
        url = make_url(str(place))
    except (ArgumentError, ValueError):
        raise StoreError("store-bad-url") from None  # it may hold a password: not said again
    return url.set(drivername="postgresql+asyncpg")


def is_postgres(place: str | Path) -> bool:
    """Whether this is the address of a PostgreSQL and not a folder."""
    return str(place).startswith(("postgresql:", "postgres:", "postgresql+asyncpg:"))


def connect(url: URL) -> AsyncEngine:
    """Connections to a database, made when they are needed."""
    if url.get_backend_name() != "sqlite":
        try:
            return create_async_engine(url, pool_size=POOL, pool_pre_ping=True)
        except ImportError:
            raise StoreError("store-no-postgres") from None
    engine = create_async_engine(url, pool_size=POOL, max_overflow=-1)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:
        """Every connection is durable; transactions begin where we say."""
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        """Python's own module would begin only with the first change."""
        connection.exec_driver_sql("BEGIN")

    return engine


def problem_with(error: Exception) -> StoreError:
    """What went wrong with a database, in words."""
    cause: BaseException | None = error.orig if isinstance(error, DBAPIError) else error
    while cause is not None:
        code = getattr(cause, "sqlite_errorcode", None)
        if isinstance(code, int):
            known = SQLITE.get(code & 0xFF)
            if known is not None:
                return StoreError("store-disk", {"problem": file_problem(OSError(known, ""))})
            return StoreError("store-broken", {"problem": str(cause)})
        cause = cause.__cause__
    return StoreError("store-away")


def make_folder(folder: Path) -> None:
    """A folder that only its owner can look into: it holds secrets."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise _about(folder, problem) from None


class FolderLock:
    """Says that a folder is in use, for as long as this process lives."""

    def __init__(self, folder: Path) -> None:
        """Take it, or say who has it."""
        path = folder / LOCK
        try:
            self._file = path.open("a+", encoding="ascii")
        except OSError as problem:
            raise _about(folder, problem) from None
        try:
            _lock(self._file.fileno())
        except OSError:
            self._file.close()
            raise StoreError("store-in-use", {"folder": str(folder)}) from None

    def release(self) -> None:
        """Others may have it."""
        self._file.close()


def _about(folder: Path, problem: OSError) -> StoreError:
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
