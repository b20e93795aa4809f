"""A process that races for the next entry of a table: `python -m tests.server.racer URL ID ME N`.

It prints the whole table as JSON once it has written N entries of its own and everybody is done.
"""

import asyncio
import json
import sys

from pandemonium.server.storage.batch_writer import EntryTaken, KeyRepeated
from pandemonium.server.storage.store import Store
from pandemonium.table.entry import Entry

RACERS = 2


async def say_again(store: Store, table: str, number: int, request: Entry) -> None:
    """A message that is repeated is not carried out again."""
    result = 0
    try:
        await store.append(table, number, [request], key=f"{request.data['n']}")
    except KeyRepeated as error:
        result = error.args[0]
    assert result == number


async def main(place: str, table: str, me: str, wins: int) -> None:
    """Race, and print what was seen."""
    store = await Store.open(place)
    seen = await store.entries(table)
    won = 0
    while won < wins:
        request = Entry("won", me, 0.0, {"n": won})
        try:
            number = await store.append(table, len(seen), [request], key=f"{won}")
        except EntryTaken:
            seen += await store.entries(table, after=len(seen))
            continue
        assert number == len(seen) + 1
        seen.append(request)
        won += 1
        await say_again(store, table, number, request)
    while len(seen) < 1 + RACERS * wins:
        await asyncio.sleep(0.01)
        seen += await store.entries(table, after=len(seen))
    await store.close()
    sys.stdout.write(json.dumps([[entry.who, entry.data] for entry in seen]))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
