"""Writing to the database: whoever waits at the same time shares one transaction.

A commit costs a flush of the disk however much it holds. So one task writes, and takes with it all
that has been asked for meanwhile. First everything is tried at once; if anything is in the way,
each change is tried on its own, so that nobody is refused because of somebody else.
"""

import asyncio
import contextlib
import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from sqlalchemy import insert, select, text
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pandemonium.server.database import StoreError, problem_with
from pandemonium.server.news import CHANNEL, News, Notice
from pandemonium.server.schema import entries, tables

Change = Callable[[AsyncConnection], Awaitable[object]]


class Taken(Exception):  # noqa: N818 - what happened; the caller catches up and goes on
    """Somebody else has written after that entry: `last` is the newest number."""

    def __init__(self, last: int) -> None:
        """Keep the number."""
        super().__init__(last)
        self.last = last


class Repeated(Exception):  # noqa: N818 - what happened; the caller acknowledges again
    """This key was used already: entry `number` is what came of it."""

    def __init__(self, number: int) -> None:
        """Keep the number."""
        super().__init__(number)
        self.number = number


class NoTable(Exception):  # noqa: N818 - what happened; the caller decides how to say it
    """There is no such table."""


class Append(NamedTuple):
    """Entries that shall follow entry `after` of a table; the last of them carries the key."""

    table: str
    after: int
    rows: tuple[dict[str, object], ...]
    key_hash: str | None
    who: str

    @property
    def last(self) -> int:
        """The number of the last entry, once they are written."""
        return self.after + len(self.rows)


def hash_of(secret: str) -> str:
    """What is kept of a key or a secret; whatever it holds, this is a plain word."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()


class Writer:
    """Writes what it is asked to, in the order in which it was asked."""

    def __init__(self, engine: AsyncEngine, news: News) -> None:
        """Begin to write."""
        self._engine = engine
        self._news = news
        self._waiting: list[tuple[Append | Change, asyncio.Future[object]]] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._write_all(), name="writer")

    async def write(self, change: Append | Change) -> object:
        """Carry out a change; on return it is safe. It goes on if the caller gives up waiting."""
        if self._is_closing:
            raise StoreError("store-closed")
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wake.set()
        return await done

    async def close(self) -> None:
        """Write what was asked for until now, and nothing more."""
        self._is_closing = True
        self._wake.set()
        await self._task

    async def _write_all(self) -> None:
        """Take what waits, write it, begin anew."""
        while not (self._is_closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            results = await self._write_batch([change for change, _ in batch])
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    async def _write_batch(self, changes: list[Append | Change]) -> Sequence[object]:
        """What became of each change: what it gives, or why it could not be."""
        try:
            with contextlib.suppress(IntegrityError, DataError, Taken, Repeated, NoTable):
                return await self._together(changes)
            return await self._one_by_one(changes)
        except (SQLAlchemyError, OSError) as problem:
            return [problem_with(problem)] * len(changes)
        except (
            Exception
        ) as problem:  # a mistake of ours; the next batch must be written all the same
            return [problem] * len(changes)

    async def _together(self, changes: list[Append | Change]) -> Sequence[object]:
        """Everything at once; anything in the way is raised."""
        appends = [change for change in changes if isinstance(change, Append)]
        async with self._engine.begin() as connection:
            numbers = iter(await _append(connection, appends))
            results = [
                next(numbers) if isinstance(change, Append) else await change(connection)
                for change in changes
            ]
            await self._announce(connection, appends)
        self._tell(appends)
        return results

    async def _one_by_one(self, changes: list[Append | Change]) -> Sequence[object]:
        """Each on its own, in one transaction still; what is in the way of one stops only that."""
        results: list[object] = []
        written = []
        async with self._engine.begin() as connection:
            for change in changes:
                try:
                    async with connection.begin_nested():
                        if isinstance(change, Append):
                            await _look_for_key(connection, change)
                            results += await _append(connection, [change])
                        else:
                            results.append(await change(connection))
                except (DataError, Taken, Repeated, NoTable, StoreError) as problem:
                    results.append(problem)
                except IntegrityError as problem:
                    # An entry in the way: somebody was quicker by a moment.
                    results.append(Taken(change.after) if isinstance(change, Append) else problem)
                else:
                    written += [change] if isinstance(change, Append) else []
            await self._announce(connection, written)
        self._tell(written)
        return results

    async def _announce(self, connection: AsyncConnection, written: list[Append]) -> None:
        """PostgreSQL tells all servers, exactly if the entries are kept."""
        if written and connection.dialect.name == "postgresql":
            notices = [Notice(append.table, append.last).written() for append in written]
            await connection.execute(ANNOUNCE, {"channel": CHANNEL, "notices": notices})

    def _tell(self, written: list[Append]) -> None:
        """Without PostgreSQL there is one server, and it is this one."""
        if self._engine.dialect.name != "postgresql":
            for append in written:
                self._news.deliver(Notice(append.table, append.last))


ANNOUNCE = text(
    "SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice"
)
LAST = (
    select(entries.c.number)
    .where(entries.c.table_id == tables.c.id)
    .order_by(entries.c.number.desc())
    .limit(1)
    .scalar_subquery()
)


async def _append(connection: AsyncConnection, appends: list[Append]) -> list[int]:
    """Write entries of any number of tables; the last number of each."""
    if not appends:
        return []
    wanted = {append.table for append in appends}
    found = await connection.execute(select(tables.c.id, LAST).where(tables.c.id.in_(wanted)))
    lasts: dict[str, int] = {row[0]: row[1] or 0 for row in found}
    rows: list[dict[str, object]] = []
    for append in appends:
        if append.table not in lasts:
            raise NoTable
        if lasts[append.table] != append.after:
            raise Taken(lasts[append.table])
        lasts[append.table] = append.last
        rows += append.rows
    # Always in the same order, so that two servers never wait for each other.
    rows.sort(key=lambda row: (str(row["table_id"]), row["number"]))
    await connection.execute(insert(entries), rows)
    return [append.last for append in appends]


async def _look_for_key(connection: AsyncConnection, append: Append) -> None:
    """Raise `Repeated` if the key of these entries was used."""
    if append.key_hash is None:
        return
    number = await connection.scalar(
        select(entries.c.number).where(
            entries.c.table_id == append.table,
            entries.c.who == append.who,
            entries.c.key_hash == append.key_hash,
        )
    )
    if number is not None:
        raise Repeated(number)
