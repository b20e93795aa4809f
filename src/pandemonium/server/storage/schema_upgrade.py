"""Bringing a database up to date when a server starts.

The steps are in `migrations/versions`. Before each of them the file of SQLite is copied; a
PostgreSQL takes all steps in one transaction, one server at a time.
"""

import time
from functools import partial
from importlib import resources
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from pandemonium.server.storage.database import Database, StoreError
from pandemonium.server.storage.sqlite_copy import copy_file

COPY_FOLDER = "before-updates"  # a folder beside the file
MIGRATION_LOCK = 0x70616E64  # the advisory lock of whoever is at it


def head() -> str:
    """The newest version that this program knows."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def version_of(connection: Connection) -> str | None:
    """The version of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


async def migrate(database: Database, file: Path | None) -> None:
    """Take all steps that are missing; `file` is that of SQLite."""
    if file is None:
        await database.run(_migrate_at_once)
        return
    is_new = await database.run(version_of) is None  # then there is nothing to lose
    for step in await database.run(_pending_revisions):
        if not is_new:
            version = await database.run(version_of)
            day = time.strftime("%Y-%m-%d-%H%M%S", time.gmtime())
            copy_file(file, file.parent / COPY_FOLDER / f"{version}-{day}{file.suffix}")
        await database.run(partial(_upgrade, revision=step))


def _migrate_at_once(connection: Connection) -> None:
    """All steps, while no other server takes any."""
    lock = text("SELECT pg_advisory_xact_lock(:number)")
    connection.execute(lock, {"number": MIGRATION_LOCK})
    if missing := _pending_revisions(connection):
        _upgrade(connection, missing[-1])


def _pending_revisions(connection: Connection) -> list[str]:
    """The steps that a database has not taken yet, in order."""
    scripts = ScriptDirectory.from_config(_config())
    known = [step.revision for step in scripts.walk_revisions()][::-1]
    version = version_of(connection)
    if version is None:
        return known
    if version not in known:
        raise StoreError("store-newer", {"version": version})
    return known[known.index(version) + 1 :]


def _upgrade(connection: Connection, revision: str) -> None:
    """Take the steps up to this one."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    """Where alembic finds the steps."""
    config = Config()
    folder = resources.files("pandemonium.server.storage") / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config
