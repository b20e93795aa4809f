"""Backups during play: does each contain exactly what was acknowledged at one moment?

    python -m bench.backup_server --tables 50 --backups 10        (SQLite; or --postgres)

`pandemonium backup` and `pandemonium restore` run as separate processes. A backup is consistent if
there is a moment after every message in it was sent, and before every other was acknowledged.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select

from bench.kill_server import replayed, temporary_storage
from bench.online import Acknowledged, Person, ServerProcess, play_tables, wait_until_up
from pandemonium.engine.registry import games
from pandemonium.server.storage.batch_writer import hash_of
from pandemonium.server.storage.sql_tables import entries, tables
from pandemonium.server.storage.store import Store


class Backup(NamedTuple):
    """One backup and the problems found in it."""

    seconds: float
    held: int
    before: int  # messages acknowledged when it was started
    faults: list[str]


async def command(*words: str) -> None:
    """Run the command `pandemonium` in a process."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "pandemonium", *words), stdout=asyncio.subprocess.DEVNULL
    )
    assert await process.wait() == 0


async def play_and_back_up(
    place: str, folder: Path, number_of_tables: int, backups: int, pause: float
) -> list[Backup]:
    """Take backups of a server under load, then check each."""
    served = ServerProcess(place)
    served.start()
    await wait_until_up(served.url)
    people = [Person([served.url], f"p{n}", n) for n in range(2 * number_of_tables)]
    for person in people:
        await person.register()
    tasks = [asyncio.create_task(person.play()) for person in people]
    names = list(games())
    for n in range(number_of_tables):
        order = names[n % len(names) :] + names[: n % len(names)]
        tasks.append(asyncio.create_task(play_tables(people[2 * n : 2 * n + 2], order, [])))
    while sum(len(person.acknowledged) > 3 for person in people) < len(people):
        await asyncio.sleep(0.1)
    taken = []
    for number in range(backups):
        await asyncio.sleep(pause)
        before = [message for person in people for message in person.acknowledged]
        began = time.monotonic()
        await command("backup", place, str(folder / f"{number}.db"))
        taken.append((time.monotonic() - began, before))
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    served.stop()
    acknowledged = [message for person in people for message in person.acknowledged]
    return [
        await check_backup(folder, number, seconds, before, acknowledged)
        for number, (seconds, before) in enumerate(taken)
    ]


async def check_backup(
    folder: Path,
    number: int,
    seconds: float,
    before: list[Acknowledged],
    acknowledged: list[Acknowledged],
) -> Backup:
    """Restore a backup and compare it with the acknowledged messages."""
    place = str(folder / f"restored-{number}")
    await command("restore", str(folder / f"{number}.db"), place)
    store = await Store.open(place)
    try:
        columns = (entries.c.table_id, entries.c.who, entries.c.key_hash)
        rows = await store.read(select(*columns).where(entries.c.key_hash.is_not(None)))
        ids = [row.id for row in await store.read(select(tables.c.id))]
        sessions = {table: replayed(await store.entries(table)) for table in ids}
    finally:
        await store.close()
    held = {(row.table_id, row.who, row.key_hash) for row in rows}
    inside = [
        message
        for message in acknowledged
        if (message.table, message.who, hash_of(message.key)) in held
    ]
    outside = [
        message
        for message in acknowledged
        if (message.table, message.who, hash_of(message.key)) not in held
    ]
    faults = [
        f"table {table}: {session.problem}"
        for table, session in sessions.items()
        if session.problem
    ]
    missing = [
        message
        for message in before
        if (message.table, message.who, hash_of(message.key)) not in held
    ]
    faults += [f"acknowledged before it, and not in it: {message}" for message in missing]
    last, first = (
        max(message.sent for message in inside),
        min((message.answered for message in outside), default=1e99),
    )
    if last > first:
        faults.append(f"not of one moment: off by {last - first:.4f} s")
    return Backup(seconds, len(inside), len(before), faults)


def main() -> int:
    """Print the results of all backups."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--backups", type=int, default=10)
    parser.add_argument("--pause", type=float, default=1.0)
    parser.add_argument("--postgres", action="store_true")
    given = parser.parse_args()
    with temporary_storage(given.postgres) as place, tempfile.TemporaryDirectory() as folder:
        work = play_and_back_up(place, Path(folder), given.tables, given.backups, given.pause)
        taken = asyncio.run(work)
    for number, backup in enumerate(taken, 1):
        print(
            f"backup {number}: {backup.seconds:.2f} s, acknowledged before it {backup.before}, "
            f"in it {backup.held}, faults {len(backup.faults)}"
        )
        for fault in backup.faults:
            print(f"  {fault}")
    return 1 if any(backup.faults for backup in taken) else 0


if __name__ == "__main__":
    raise SystemExit(main())
