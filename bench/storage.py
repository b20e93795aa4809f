"""Write throughput of the storage: `python -m bench.storage` (SQLite; or --postgres).

Tables play in parallel, each waiting for an acknowledgement before its next command; then again
with 10,000 other tables in the database.
"""

import argparse
import asyncio
import time
from typing import NamedTuple

from bench.kill_server import temporary_storage
from pandemonium.server.storage.database import is_postgres
from pandemonium.server.storage.store import Store
from pandemonium.table.entry import Entry

ACTED = Entry("acted", "ada", 1731700000.0, {"seat": 0, "actions": ["fight orc", "use sword"]})
EACH = 100  # entries per table
OTHERS = 10_000  # tables
COUNTED = 2.0  # seconds until PostgreSQL has updated its statistics
TIDIED = 20.0  # seconds until autovacuum has processed the new rows


async def new_table(store: Store, entries: int = 1) -> str:
    """Create a table with some entries."""
    table = store.new_table("lanterns", "ada", public=True)
    await store.make_table(table, [ACTED] * entries)
    return table.id


async def play(store: Store, table: str, waits: list[float]) -> None:
    """Append entries one at a time, recording the wait for each."""
    for number in range(1, EACH + 1):
        began = time.perf_counter()
        await store.append(table, number, [ACTED], key=str(number))
        waits.append(time.perf_counter() - began)


class Work(NamedTuple):
    """The work PostgreSQL has done, independent of other load on the machine."""

    pages: int  # read
    log: int  # bytes written to the WAL

    @classmethod
    async def so_far(cls, place: str) -> "Work":
        """The totals until now; zero for SQLite."""
        if not is_postgres(place):
            return cls(0, 0)
        import asyncpg

        await asyncio.sleep(COUNTED)
        connection = await asyncpg.connect(place)
        row = await connection.fetchrow(
            "SELECT blks_hit + blks_read, pg_current_wal_lsn() - '0/0'::pg_lsn"
            " FROM pg_stat_database WHERE datname = current_database()"
        )
        await connection.close()
        return cls(int(row[0]), int(row[1]))

    def since(self, before: "Work", entries: int) -> str:
        """The work per entry since `before`, as text."""
        if not self.log:
            return ""
        pages, log = (self.pages - before.pages) / entries, (self.log - before.log) / entries
        return f"; for each {pages:.1f} pages looked at, {log:.0f} bytes logged"


async def measure(store: Store, place: str, side_by_side: int) -> str:
    """Measure this many tables in parallel; returns the figures as text."""
    ids = [await new_table(store) for _ in range(side_by_side)]
    waits: list[float] = []
    before = await Work.so_far(place)
    began, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(store, table, waits) for table in ids))
    seconds, busy = time.perf_counter() - began, time.process_time() - busy
    done = (await Work.so_far(place)).since(before, len(waits))
    median, late = sorted(waits)[len(waits) // 2], sorted(waits)[len(waits) * 95 // 100]
    return (
        f"{side_by_side:4} tables: {len(waits) / seconds:6.0f} entries/s, {len(waits) / busy:6.0f} "
        f"per CPU-second, wait {1000 * median:.1f} ms (95%: {1000 * late:.1f}){done}"
    )


async def run(place: str) -> None:
    """Print the figures."""
    store = await Store.open(place)
    await measure(store, place, 1)
    for side_by_side in (1, 10, 200):
        print(await measure(store, place, side_by_side))
    for _ in range(0, OTHERS, 100):
        await asyncio.gather(*(new_table(store, 10) for _ in range(100)))
    print(f"with {OTHERS:,} other tables of 10 entries, at once and after a while:")
    print(await measure(store, place, 10))
    await asyncio.sleep(TIDIED)
    print(await measure(store, place, 10))
    await store.close()


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", action="store_true")
    with temporary_storage(parser.parse_args().postgres) as place:
        asyncio.run(run(place))


if __name__ == "__main__":
    main()
