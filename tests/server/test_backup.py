"""Backups: of one moment, whole, and into either kind of database."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from pandemonium.cli import main
from pandemonium.server.storage import backup
from pandemonium.server.storage.database import FILE, StoreError
from pandemonium.server.storage.store import PLAYING, Store
from pandemonium.server.tables.identities import Identities
from pandemonium.table.entry import Entry

MADE = Entry("made", "ada", 1.0, {"text": "é 🕯"})


async def fill(store: Store, tables: int, entries: int) -> list[str]:
    """Some tables with entries; their ids."""
    ada = (await Identities(store).make("Ada")).identity.id
    ids = []
    for _ in range(tables):
        table = store.new_table("lanterns", ada, public=True)
        await store.make_table(table, [MADE] * entries)
        await store.save_listing(
            table.id, 1, status=PLAYING, card={}, seated={ada}, asked={ada}, public=True
        )
        ids.append(table.id)
    return ids


async def all_of(place: str) -> dict[str, list[Entry]]:
    """What a store holds."""
    store = await Store.open(place)
    try:
        return {item: await store.entries(item) for item in await store.playing()}
    finally:
        await store.close()


async def test_a_backup_is_put_back_into_either_kind_of_database(
    store: Store, place: str, tmp_path: Path, postgres_url: str
) -> None:
    ids = await fill(store, 3, 4)
    content = await backup.back_up(place, tmp_path / "b.db")
    assert content == (3, 12, 1)
    assert (tmp_path / "b.db").stat().st_mode & 0o77 == 0
    expected = {item: [MADE] * 4 for item in ids}
    targets = [str(tmp_path / "other")] + ([] if place == postgres_url else [postgres_url])
    for target in targets:
        assert await backup.restore(tmp_path / "b.db", target) == content
        assert await all_of(target) == expected


async def test_a_backup_is_of_one_moment(store: Store, place: str, tmp_path: Path) -> None:
    """While tables are played, each backup holds what was acknowledged before it, without gaps."""
    ids = await fill(store, 5, 1)
    acknowledged = dict.fromkeys(ids, 1)
    is_over = asyncio.Event()

    async def play(table: str) -> None:
        while not is_over.is_set():
            acknowledged[table] = await store.append(table, acknowledged[table], [MADE])

    players = [asyncio.create_task(play(table)) for table in ids]
    for number in range(3):
        await asyncio.sleep(0.05)
        before = dict(acknowledged)
        file = tmp_path / f"{number}.db"
        if place.startswith("postgresql"):
            await backup.back_up(place, file)
        else:  # another process would do it
            await asyncio.to_thread(asyncio.run, backup.back_up(place, file))
        after = dict(acknowledged)
        with contextlib.closing(sqlite3.connect(file)) as copy:
            for table in ids:
                query = "SELECT number FROM entries WHERE table_id = ? ORDER BY number"
                numbers = [row[0] for row in copy.execute(query, [table])]
                assert numbers == list(range(1, len(numbers) + 1))
                assert before[table] <= len(numbers) <= after[table] + 1
    is_over.set()
    await asyncio.gather(*players)


async def test_what_is_there_is_not_replaced_unasked(
    store: Store, place: str, tmp_path: Path
) -> None:
    await fill(store, 1, 1)
    await backup.back_up(place, tmp_path / "b.db")
    with pytest.raises(FileExistsError):
        await backup.back_up(place, tmp_path / "b.db")
    await backup.back_up(place, tmp_path / "b.db", is_replacing=True)
    await fill(store, 1, 1)
    await store.close()
    with pytest.raises((FileExistsError, StoreError)):
        await backup.restore(tmp_path / "b.db", place)
    await backup.restore(tmp_path / "b.db", place, is_replacing=True)
    assert len(await all_of(place)) == 1


async def test_nothing_is_put_back_under_a_running_server(tmp_path: Path) -> None:
    store = await Store.open(tmp_path)
    await backup.back_up(str(tmp_path), tmp_path / "b.db")
    with pytest.raises(StoreError, match="in use"):
        await backup.restore(tmp_path / "b.db", str(tmp_path), is_replacing=True)
    await store.close()


async def test_a_damaged_file_is_not_put_back(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "data")
    await fill(store, 20, 20)
    await backup.back_up(str(tmp_path / "data"), tmp_path / "b.db")
    await store.close()
    content = (tmp_path / "b.db").read_bytes()
    for damaged in (b"nonsense", content[: len(content) // 2], content[:5000] + b"x" * 9000):
        (tmp_path / "bad.db").write_bytes(damaged)
        with pytest.raises(StoreError, match="not a valid backup"):
            await backup.restore(tmp_path / "bad.db", str(tmp_path / "other"))
    assert not (tmp_path / "other" / FILE).exists()


async def test_of_nothing_there_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="no tables"):
        await backup.back_up(str(tmp_path / "nothing"), tmp_path / "b.db")
    with pytest.raises(StoreError, match="no tables"):
        await backup.restore(tmp_path / "b.db", str(tmp_path))
    assert not (tmp_path / "b.db").exists()


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def make() -> None:
        store = await Store.open(tmp_path / "data")
        await fill(store, 1, 2)
        await store.close()

    asyncio.run(make())
    data, file, other = (str(tmp_path / name) for name in ("data", "b.db", "other"))
    assert main(["--lang", "en", "backup", data, file]) == 0
    assert "contains 1 table, 2 entries, 1 person." in capsys.readouterr().out
    assert main(["--lang", "fr", "restore", file, other]) == 0
    assert "1 table, 2 entrées, 1 personne" in capsys.readouterr().out
    assert main(["--lang", "en", "backup", data, file]) == 2
    assert main(["--lang", "en", "restore", file, other]) == 2
    assert main(["--lang", "en", "restore", file, other, "--force"]) == 0
