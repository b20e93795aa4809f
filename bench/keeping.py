"""How fast entries are kept: `python -m bench.keeping` (SQLite; --postgres for the other).

Tables are played side by side, each waiting for one acknowledgement before the next wish. Then the
same with ten thousand other tables in the database.
"""

import argparse
import asyncio
import time

from bench.kill_server import a_place
from pandemonium.server.store import Store
from pandemonium.table.entry import Entry

ACTED = Entry("acted", "ada", 1731700000.0, {"seat": 0, "actions": ["fight orc", "use sword"]})
EACH = 100  # entries for each table
OTHERS = 10_000  # tables


async def new_table(store: Store, entries: int = 1) -> str:
    """A table with some entries."""
    table = store.new_table("lanterns", "ada", public=True)
    await store.make_table(table, [ACTED] * entries)
    return table.id


async def play(store: Store, table: str, waits: list[float]) -> None:
    """Append, wait, append."""
    for number in range(1, EACH + 1):
        began = time.perf_counter()
        await store.append(table, number, [ACTED], key=str(number))
        waits.append(time.perf_counter() - began)


async def measure(store: Store, side_by_side: int) -> str:
    """So many tables at once, in words."""
    ids = [await new_table(store) for _ in range(side_by_side)]
    waits: list[float] = []
    began, busy = time.perf_counter(), time.process_time()
    await asyncio.gather(*(play(store, one, waits) for one in ids))
    seconds, busy = time.perf_counter() - began, time.process_time() - busy
    median, late = sorted(waits)[len(waits) // 2], sorted(waits)[len(waits) * 95 // 100]
    return (
        f"{side_by_side:4} tables: {len(waits) / seconds:6.0f} entries/s, {len(waits) / busy:6.0f} "
        f"per CPU-second, wait {1000 * median:.1f} ms (95%: {1000 * late:.1f})"
    )


async def run(place: str) -> None:
    """Print the figures."""
    store = await Store.open(place)
    await measure(store, 1)
    for side_by_side in (1, 10, 200):
        print(await measure(store, side_by_side))
    for _ in range(0, OTHERS, 100):
        await asyncio.gather(*(new_table(store, 10) for _ in range(100)))
    print(f"with {OTHERS:,} other tables of 10 entries:")
    print(await measure(store, 10))
    await store.close()


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--postgres", action="store_true")
    with a_place(parser.parse_args().postgres) as place:
        asyncio.run(run(place))


if __name__ == "__main__":
    main()
