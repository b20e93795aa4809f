"""Schema migrations (alembic) when a server starts.

The revisions are in `migrations/versions`. An SQLite file is copied before each of them; PostgreSQL
runs all in one transaction, under an advisory lock.
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
MIGRATION_LOCK = 0x70616E64  # the number of the advisory lock


def head() -> str:
    """The newest revision that this program knows."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def version_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


async def migrate(database: Database, file: Path | None) -> None:
    """Run all pending migrations; `file` is that of SQLite, None for PostgreSQL."""
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
    """Run all pending migrations under an advisory lock."""
    lock = text("SELECT pg_advisory_xact_lock(:number)")
    connection.execute(lock, {"number": MIGRATION_LOCK})
    if missing := _pending_revisions(connection):
        _upgrade(connection, missing[-1])


def _pending_revisions(connection: Connection) -> list[str]:
    """The revisions that a database lacks, in order."""
    scripts = ScriptDirectory.from_config(_config())
    known = [step.revision for step in scripts.walk_revisions()][::-1]
    version = version_of(connection)
    if version is None:
        return known
    if version not in known:
        raise StoreError("store-newer", {"version": version})
    return known[known.index(version) + 1 :]


def _upgrade(connection: Connection, revision: str) -> None:
    """Migrate up to this revision."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _config() -> Config:
    """The configuration of alembic."""
    config = Config()
    folder = resources.files("pandemonium.server.storage") / "migrations"
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    return config
