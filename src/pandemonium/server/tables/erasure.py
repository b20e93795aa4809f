"""Erasure: deletes an identity, with its names and chat at every table.

The event log is append-only, with this exception: names and chat are replaced in the entries of a
deleted person. Everything else stays, so replaying the entries gives the same game. The remaining
id is random and identifies nobody.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import or_, select, update

from pandemonium.app.errors import ServerError
from pandemonium.app.table_core import TableCore
from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.storage.sql_tables import entries, guests, tables
from pandemonium.server.storage.store import GATHERING, OVER, UNFINISHED, json_text

if TYPE_CHECKING:
    from pandemonium.server.server import Server
    from pandemonium.server.tables.live_table import LiveTable

log = logging.getLogger(__name__)

NOBODY = "—"  # replaces the name and chat of a deleted person
ERASED = "erased"  # a notice about an identity
REWRITTEN = "rewritten"  # a notice about a table
BATCH = 200  # tables that are searched, or entries that are changed, at once
# What is replaced in the entries of a deleted person, by kind. A table needs no name.
REPLACED = {
    "made": ("name", ""),
    "changed": ("name", ""),
    "joined": ("name", NOBODY),
    "seated": ("name", NOBODY),
    "renamed": ("name", NOBODY),
    "seat-requested": ("name", NOBODY),
    "said": ("text", NOBODY),
}


def anonymised(kind: str, data: Mapping[str, object]) -> dict[str, object]:
    """The data of an entry without the name or chat of its author."""
    field, value = REPLACED[kind]
    return {**data, field: value} if data.get(field) else dict(data)


class Erasure:
    """Deletes identities; an interrupted deletion is resumed at the next start."""

    def __init__(self, server: "Server") -> None:
        self._server = server
        self._hub = server.hub
        self._store = server.store
        server.notices.on(ERASED, lambda words: self._hub.spawn(self._rename(words[0])))
        server.notices.on(REWRITTEN, lambda words: self._hub.spawn(self._reload(words[0])))

    async def erase(self, identity: str) -> None:
        """Revoke all access and leave all tables; the rest happens in the background."""
        await self._server.identities.lock_out(identity, NOBODY)
        await self._server.sessions.end(identity)
        await self._leave_tables(identity)
        self._hub.spawn(self._finish(identity))

    async def resume(self) -> None:
        """Finish the deletions that a server did not complete."""
        for identity in await self._server.identities.locked_out():
            try:
                await self._leave_tables(identity)
                await self._finish(identity)
            except PandemoniumError as problem:  # continue with the others
                log.warning("an identity was not deleted: %s", problem)

    # ------------------------------------------------------------------ unfinished tables

    async def _leave_tables(self, identity: str) -> None:
        """Free the seats before a game; during one a bot takes over, or the seat surrenders."""
        is_theirs = or_(tables.c.host == identity, tables.c.id.in_(_tables_of(identity)))
        query = select(tables.c.id).where(tables.c.status.in_(UNFINISHED), is_theirs)
        for row in await self._store.read(query):
            with contextlib.suppress(ServerError):  # a table that can no longer be read
                live = await self._hub.table(row.id)
                if live is not None:
                    async with live.lock:
                        await self._leave(live, identity)
                    await self._remove_if_empty(live, identity)

    async def _leave(self, live: "LiveTable", identity: str) -> None:
        """Leave one table; ignores what is not allowed there, or was done before."""
        await _rename_seats(live, identity)
        with contextlib.suppress(PandemoniumError):
            await live.write("left", identity, {})
        for seat in live.session.seats_of(identity):
            if live.session.seats[seat].is_played_by_person:  # nobody else is there
                with contextlib.suppress(PandemoniumError):
                    await live.write("surrendered", identity, {"seat": seat})

    async def _remove_if_empty(self, live: "LiveTable", identity: str) -> None:
        """Delete a table that nobody else has joined."""
        if live.session.status == GATHERING and live.session.host == identity and not live.people:
            await self._server.retention.remove(live.id)
        else:
            await live.listing.write_now()

    async def _rename(self, identity: str) -> None:
        """Replace the name on the seats of all tables in memory."""
        for live in list(self._hub.tables.values()):
            if identity in live.people:
                async with live.lock:
                    await _rename_seats(live, identity)

    # ------------------------------------------------------------------ what is stored

    async def _finish(self, identity: str) -> None:
        """Replace names and chat wherever they are stored, then delete the identity."""
        await self._rename(identity)
        await self._server.notices.send(ERASED, identity)
        last = ""
        while rows := await self._store.read(
            select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(BATCH)
        ):
            rewritten = await self._anonymise_entries([row.id for row in rows], identity)
            for changed in rewritten:
                await self._reload(changed)
                await self._server.notices.send(REWRITTEN, changed)
            last = rows[-1].id
        await self._anonymise_listings(identity)
        await self._server.identities.delete(identity)

    async def _reload(self, table: str) -> None:
        """Reload a table that is in memory: its log holds names and chat."""
        live = self._hub.tables.get(table)
        if live is not None:
            with contextlib.suppress(PandemoniumError):
                async with live.lock:
                    await live.reload()

    async def _anonymise_entries(self, ids: list[str], identity: str) -> set[str]:
        """Replace names and chat in the entries of some tables; returns the changed tables."""
        is_theirs = entries.c.table_id.in_(ids) & (entries.c.who == identity)
        query = select(entries).where(is_theirs, entries.c.kind.in_(REPLACED))
        rows = await self._store.read(query)
        await replace_data(self._server, rows)
        return {row.table_id for row in rows}

    async def _anonymise_listings(self, identity: str) -> None:
        """Replace names in the listings and results of finished tables."""
        is_theirs = or_(tables.c.host == identity, tables.c.id.in_(_tables_of(identity)))
        columns = (tables.c.id, tables.c.host, tables.c.card, tables.c.result)
        for row in await self._store.read(
            select(*columns).where(tables.c.status == OVER, is_theirs)
        ):
            card, result = msgspec.json.decode(row.card), row.result
            if row.host == identity and card.get("name"):
                card["name"] = ""
            if result is None:  # an older version kept none, or the table cannot be read
                live = None
                with contextlib.suppress(PandemoniumError):
                    live = await self._hub.table(row.id)
                if live is None:
                    card["seats"] = [NOBODY] * len(card.get("seats", []))
                else:
                    card = (await live.compute(TableCore.listing)).card
            else:
                result = msgspec.json.decode(result)
                for seat, who in enumerate(result["who"]):
                    if who == identity:
                        card["seats"][seat] = result["names"][seat] = NOBODY
                result = json_text(result)
            change = update(tables).where(tables.c.id == row.id)
            await self._store.change(change.values(card=json_text(card), result=result))


async def replace_data(server: "Server", rows: Iterable[Any]) -> None:
    """Replace names and chat in these entries."""
    changes = []
    for row in rows:
        before = msgspec.json.decode(row.data)
        after = anonymised(row.kind, before)
        if after != before:
            is_it = (entries.c.table_id == row.table_id) & (entries.c.number == row.number)
            changes.append(update(entries).where(is_it).values(data=json_text(after)))
    for start in range(0, len(changes), BATCH):  # together they take one transaction
        await asyncio.gather(*map(server.store.change, changes[start : start + BATCH]))


async def _rename_seats(live: "LiveTable", identity: str) -> None:
    """Replace the name on somebody's seats; the caller holds the lock."""
    for seat in live.session.seats_of(identity):
        if live.session.seats[seat].name != NOBODY:
            data: dict[str, object] = {"seat": seat, "name": NOBODY, "colour": ""}
            with contextlib.suppress(PandemoniumError):
                await live.write("renamed", identity, data)


def _tables_of(identity: str) -> Any:
    """A subquery for the ids of the tables that somebody has entered."""
    return select(guests.c.table_id).where(guests.c.identity_id == identity)
