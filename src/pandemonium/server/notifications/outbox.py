"""The outbox: notifications to be sent, stored so that a crash neither loses nor repeats them.

A notification is queued in the transaction that stores whose turn it is. Before it is sent, the
server claims it; afterwards it is deleted. If a server dies in between, nobody knows whether it was
sent: it is dropped, because a turn is announced at most once.
"""

from collections.abc import Collection, Iterable
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, false, or_, select, update

from pandemonium.engine.registry import about
from pandemonium.server.notifications.wording import CalledTable
from pandemonium.server.storage.sql_tables import guests, outbox, tables
from pandemonium.server.storage.store import PLAYING, Store
from pandemonium.server.storage.turns import DELAY

BATCH = 500  # notifications that are read at once


class Queued(NamedTuple):
    """A notification in the outbox."""

    identity_id: str
    channel: str
    table_id: str
    turn: int
    queued: float


class Outbox:
    """The outbox of all servers of one database."""

    def __init__(self, store: Store, server: str) -> None:
        """`server` is the name of this one."""
        self._store = store
        self._server = server

    async def due(self, now: float) -> list[Queued]:
        """What is to be sent now, the oldest first."""
        columns = [outbox.c[name] for name in Queued._fields]
        is_due = (outbox.c.due <= now) & (outbox.c.claimed == "")
        rows = await self._store.read(
            select(*columns).where(is_due).order_by(outbox.c.due).limit(BATCH)
        )
        return [Queued(*row) for row in rows]

    async def drop_abandoned(self) -> None:
        """Drop what servers had claimed that no longer run."""
        is_abandoned = outbox.c.claimed.not_in(("", self._server))
        if await self._store.read(select(outbox.c.table_id).where(is_abandoned).limit(1)):
            await self._store.change(delete(outbox).where(is_abandoned))

    async def called_tables(self, queued: Collection[Queued], url: str) -> dict[str, CalledTable]:
        """The tables that still wait for these people since that turn, by id."""
        by_table = {item.table_id: item for item in queued}
        rows = await self._store.read(
            select(tables.c.id, tables.c.game, tables.c.card, guests.c.identity_id, guests.c.turn)
            .join(guests, guests.c.table_id == tables.c.id)
            .where(tables.c.id.in_(by_table), tables.c.status == PLAYING, guests.c.asked)
        )
        called = {}
        for row in rows:
            item = by_table[row.id]
            if (row.identity_id, row.turn) == (item.identity_id, item.turn):
                name = str(msgspec.json.decode(row.card).get("name") or "")
                link = f"{url}/t/{row.id}"
                called[row.id] = CalledTable(row.id, name, about(row.game).title, link)
        return called

    async def postpone(self, queued: Iterable[Queued], due: float) -> None:
        """Send these at `due` or later; also releases a claim."""
        await self._store.change(
            update(outbox).where(_is_one_of(queued)).values(due=due, claimed="")
        )

    async def claim(self, queued: Iterable[Queued]) -> list[Queued]:
        """Claim notifications for this server; returns those that no other server had claimed."""
        claimed: list[Queued] = []

        def change(connection: Connection) -> None:
            claimed.clear()  # a transaction may be repeated
            for item in queued:
                is_free = _is_one_of([item]) & (outbox.c.claimed.in_(("", self._server)))
                claim = update(outbox).where(is_free).values(claimed=self._server)
                if connection.execute(claim).rowcount:
                    claimed.append(item)

        await self._store.writer.write(change)
        return claimed

    async def remove(self, queued: Iterable[Queued]) -> None:
        """Delete notifications that were sent or are outdated; those of a newer turn stay."""
        await self._store.change(delete(outbox).where(_is_one_of(queued)))

    async def reschedule(self, identity_id: str, now: float) -> None:
        """Recompute when to send the messages to a person: their preferences have changed."""
        is_theirs = outbox.c.identity_id == identity_id
        is_theirs &= outbox.c.due > outbox.c.queued + DELAY  # it was postponed
        await self._store.change(update(outbox).where(is_theirs).values(due=now))


def _is_one_of(queued: Iterable[Queued]) -> ColumnElement[bool]:
    """Whether a row is one of these notifications, about the same turn."""
    return or_(
        false(),
        *(
            and_(
                outbox.c.identity_id == item.identity_id,
                outbox.c.channel == item.channel,
                outbox.c.table_id == item.table_id,
                outbox.c.turn == item.turn,
            )
            for item in queued
        ),
    )
