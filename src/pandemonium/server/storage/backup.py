"""Backups: a consistent snapshot of the database of a server, as one SQLite file.

A backup of PostgreSQL is such a file too, so tables can move from one to the other. Servers keep
running while a backup is made.
"""

import sqlite3
import tempfile
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, delete, func, insert, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from pandemonium.server.storage import database as db
from pandemonium.server.storage.leases import LEASE
from pandemonium.server.storage.schema_upgrade import head, migrate, version_of
from pandemonium.server.storage.sql_tables import BACKED_UP, entries, identities, servers, tables
from pandemonium.server.storage.sqlite_copy import copy_file, publish_file

ROWS = 1000  # that are carried at a time


class Content(NamedTuple):
    """The number of rows in a backup."""

    tables: int
    entries: int
    identities: int


async def back_up(place: str, file: Path, is_replacing: bool = False) -> Content:
    """Write a snapshot to a new file; returns its content."""
    if file.exists() and not is_replacing:
        raise FileExistsError(None, None, str(file))
    if db.is_postgres(place):
        await _back_up_postgres(place, file)
    else:
        source = Path(str(db.url_of(place).database))
        if not source.exists():
            raise db.StoreError("store-nothing-there", {"place": str(source.parent)})
        copy_file(source, file)
    return check(file)


async def restore(file: Path, place: str, is_replacing: bool = False) -> Content:
    """Restore and migrate a backup; replaces what was there."""
    content = check(file)
    if db.is_postgres(place):
        with tempfile.TemporaryDirectory() as folder:
            await _restore_postgres(await _updated(file, Path(folder)), place, is_replacing)
        return content
    target = Path(str(db.url_of(place).database))
    db.make_folder(target.parent)
    lock = db.FolderLock(target.parent)
    try:
        if target.exists() and not is_replacing:
            raise FileExistsError(None, None, str(target))
        with tempfile.TemporaryDirectory(dir=target.parent) as folder:
            updated = await _updated(file, Path(folder))
            for ending in ("-wal", "-shm"):  # of what was there; they belong to nothing else
                target.with_name(target.name + ending).unlink(missing_ok=True)
            publish_file(updated, target)
    finally:
        lock.release()
    return content


async def _updated(file: Path, folder: Path) -> Path:
    """A migrated copy of a backup."""
    copy = folder / db.FILE
    copy_file(file, copy)
    await _migrate_file(copy)
    return copy


async def _migrate_file(file: Path) -> None:
    """Migrate a file that no server uses."""
    database = db.SqliteDatabase(_engine(file))
    try:
        await migrate(database, file)
    finally:
        await database.close()


def _engine(file: Path) -> Engine:
    """An engine without WAL, so that the database stays one file."""
    return db.sqlite_engine(URL.create("sqlite", database=str(file)), "DELETE")


def check(file: Path) -> Content:
    """The content of a backup; `StoreError` if it is damaged or not a backup."""
    if not file.is_file():
        raise db.StoreError("store-nothing-there", {"place": str(file)})
    try:
        with closing(
            sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        ) as connection:
            problem = str(connection.execute("PRAGMA integrity_check").fetchone()[0])
            counts = [
                connection.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
                for table in (tables, entries, identities)
            ]
    except sqlite3.Error as error:
        problem, counts = str(error), []
    if problem != "ok":
        raise db.StoreError("store-bad-backup", {"file": str(file), "problem": problem})
    return Content(*counts)


# ---------------------------------------------------------------------- PostgreSQL


async def _back_up_postgres(place: str, file: Path) -> None:
    """Write a snapshot of a PostgreSQL to a file."""
    db.make_folder(file.parent)
    source = db.connect(db.url_of(place))
    try:
        with tempfile.TemporaryDirectory(dir=file.parent) as folder:
            unfinished = Path(folder) / db.FILE
            await _migrate_file(unfinished)
            unfinished.chmod(0o600)
            copy = _engine(unfinished)
            await source.run(partial(_copy_moment, engine=copy))
            copy.dispose()
            publish_file(unfinished, file)
    except (SQLAlchemyError, OSError) as problem:
        raise db.store_error(problem) from None
    finally:
        await source.close()


def _copy_moment(source: Connection, engine: Engine) -> None:
    """Copy a snapshot (REPEATABLE READ) to another database."""
    source.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
    version = version_of(source)
    if version != head():
        raise db.StoreError("store-other-version", {"version": version or "-", "own": head()})
    with engine.begin() as target:
        _copy(source, target)


def _copy(source: Connection, target: Connection) -> None:
    """Copy all rows of the tables that are backed up."""
    for table in BACKED_UP:
        query = select(table).order_by(*table.primary_key)
        for rows in source.execute(query, execution_options={"yield_per": ROWS}).partitions():
            target.execute(insert(table), [dict(row._mapping) for row in rows])


async def _restore_postgres(file: Path, place: str, is_replacing: bool) -> None:
    """Write all rows of a file into a PostgreSQL, in one transaction."""
    backup = _engine(file)
    target = db.connect(db.url_of(place))
    try:
        await migrate(target, None)
        await target.run(partial(_fill, backup=backup, is_replacing=is_replacing))
    except (SQLAlchemyError, OSError) as problem:
        raise db.store_error(problem) from None
    finally:
        await target.close()
        backup.dispose()


def _fill(target: Connection, backup: Engine, is_replacing: bool) -> None:
    """Replace all rows by those of a backup."""
    _check_nobody_runs(target)
    for table in reversed(BACKED_UP):
        if is_replacing:
            target.execute(delete(table))
        elif target.execute(select(table).limit(1)).first():
            raise db.StoreError("store-not-empty")
    with backup.begin() as source:
        _copy(source, target)


def _check_nobody_runs(target: Connection) -> None:
    """Raise if a server uses this database; none can start during the transaction."""
    target.execute(text("LOCK TABLE servers IN EXCLUSIVE MODE"))
    now = func.extract("epoch", func.clock_timestamp())
    running = select(servers.c.name, now - servers.c.seen).where(servers.c.expires > now)
    if row := target.execute(running.order_by(servers.c.seen.desc())).first():
        details = {"server": row[0], "seconds": round(row[1]), "lease": round(LEASE)}
        raise db.StoreError("store-servers-running", details)
