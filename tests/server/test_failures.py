"""Disks that are full or cannot be written: answered in a sentence, and forgotten once fixed."""

import asyncio
import contextlib
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import pandemonium
from pandemonium.server.storage.database import FILE, StoreError
from pandemonium.server.storage.store import Store
from pandemonium.table.entry import Entry
from tests.server.people import Person, running, table_for

BIG = Entry("said", "ada", 0.0, {"text": "x" * 50_000})


@contextlib.contextmanager
def no_file_grows_beyond(size: int) -> Iterator[None]:
    """As if the disk were full there."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def write_until_refused(store: Store, table: str) -> tuple[int, StoreError]:
    """How many entries are acknowledged, and the error after that."""
    for number in range(1, 1000):
        try:
            await store.append(table, number, [BIG])
        except StoreError as problem:
            return number, problem
    raise AssertionError("it was never full")


async def test_a_full_disk_is_answered_and_loses_nothing(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    table = store.new_table("lanterns", "ada", public=True)
    await store.make_table(table, [BIG])
    with no_file_grows_beyond(1_000_000):
        acknowledged, problem = await write_until_refused(store, table.id)
        assert problem.key in ("store-disk", "store-broken")
        assert len(await store.entries(table.id)) == acknowledged
        with pytest.raises(StoreError):
            await store.append(table.id, acknowledged, [BIG])
    assert await store.append(table.id, acknowledged, [BIG]) == acknowledged + 1
    await store.close()
    again = await Store.open(tmp_path)
    assert len(await again.entries(table.id)) == acknowledged + 1
    await again.close()


async def test_all_who_wait_learn_of_a_full_disk(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    tables = [store.new_table("lanterns", "ada", public=True) for _ in range(10)]
    for table in tables:
        await store.make_table(table, [BIG])
    with no_file_grows_beyond((tmp_path / f"{FILE}-wal").stat().st_size + 100_000):
        results = await asyncio.gather(
            *(store.append(table.id, 1, [BIG] * 10) for table in tables), return_exceptions=True
        )
    refused = [isinstance(result, StoreError) for result in results]
    assert any(refused)
    for table, is_refused in zip(tables, refused, strict=True):
        assert len(await store.entries(table.id)) == (1 if is_refused else 11)
    await store.close()


async def test_a_folder_that_cannot_be_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "data"):
        with pytest.raises(StoreError, match="is a file, not a folder"):
            await Store.open(folder)


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("my diary" * 1000)
    with pytest.raises(StoreError, match="not a database"):
        await Store.open(tmp_path)
    assert (tmp_path / FILE).read_text().startswith("my diary")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, where this machine lets us make one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", folder], capture_output=True, check=False
    )
    if made.returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", folder], check=True)


async def test_a_real_disk_fills_up_and_is_emptied(small_disk: Path) -> None:
    store = await Store.open(small_disk)
    table = store.new_table("lanterns", "ada", public=True)
    await store.make_table(table, [BIG])
    (small_disk / "ballast").write_bytes(b"x" * 700_000)
    acknowledged, problem = await write_until_refused(store, table.id)
    assert "the disk is full" in str(problem)
    (small_disk / "ballast").unlink()
    assert await store.append(table.id, acknowledged, [BIG]) == acknowledged + 1
    assert len(await store.entries(table.id)) == acknowledged + 1
    await store.close()


async def test_people_learn_of_a_full_disk_and_play_on(small_disk: Path) -> None:
    async with running(small_disk) as server:
        ada = await Person.connect(server, "Ada")
        table = await table_for(ada, pandemonium.games()[0])
        await ada.say(type="watch", table=table)
        with contextlib.suppress(OSError):
            (small_disk / "ballast").write_bytes(b"x" * 3_000_000)  # as much as there is room for
        answers = [await ada.do("say", table, text="x" * 500) for _ in range(100)]
        refused = [answer for answer in answers if answer["type"] == "refused"]
        assert {item["error"] for item in refused} == {"store-disk"}
        assert "the disk is full" in refused[0]["said"]
        assert await server.store.entries(table)  # reading goes on
        with pytest.raises(StoreError, match="the disk is full"):
            await server.health.check()
        (small_disk / "ballast").unlink()
        again = await ada.do("say", table, text="there is room again")
        assert again["type"] == "done"
        lines = [entry for entry in await server.store.entries(table) if entry.kind == "said"]
        assert len(lines) == len(answers) - len(refused) + 1


async def test_a_disk_that_cannot_be_written_is_answered(small_disk: Path) -> None:
    store = await Store.open(small_disk)
    await store.close()
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    with pytest.raises(StoreError, match="read-only"):
        await Store.open(small_disk)


async def test_a_file_that_was_damaged_is_answered(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    table = store.new_table("lanterns", "ada", public=True)
    await store.make_table(table, [BIG] * 10)
    await store.close()
    content = (tmp_path / FILE).read_bytes()
    kept = len(content) // 2  # the schema, and more
    (tmp_path / FILE).write_bytes(content[:kept] + b"\xff" * (len(content) - kept))
    with contextlib.closing(sqlite3.connect(tmp_path / FILE)) as damaged:
        assert damaged.execute("PRAGMA integrity_check").fetchone() != ("ok",)
    with pytest.raises(StoreError):
        await read(tmp_path, table.id)


async def read(folder: Path, table: str) -> None:
    """Open a folder and read a table."""
    store = await Store.open(folder)
    try:
        await store.entries(table)
    finally:
        await store.close()
