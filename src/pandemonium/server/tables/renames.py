"""Renames: writes a new name or colour at all tables of a person, debounced.

The first rename is written at once. Of those that follow while it is written, or in the pause after
it, only the last one is.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.storage.store import UNFINISHED
from pandemonium.server.tables.identities import Identity

if TYPE_CHECKING:
    from pandemonium.server.tables.hub import Hub

PAUSE = 3.0  # seconds between two renames of the same person


class Renames:
    """The latest pending rename of each person."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._latest: dict[str, Identity] = {}
        self._busy: set[str] = set()

    def add(self, guest: Identity) -> None:
        """Write somebody's new name at their tables, in the background."""
        self._latest[guest.id] = guest
        if guest.id not in self._busy:
            self._busy.add(guest.id)
            self._hub.spawn(self._write_all(guest.id))

    async def _write_all(self, who: str) -> None:
        """Write pending renames of a person, one after another."""
        try:
            while guest := self._latest.pop(who, None):
                await self._write(guest)
                await asyncio.sleep(PAUSE)
        finally:
            self._busy.discard(who)

    async def _write(self, guest: Identity) -> None:
        """Write one rename at each table, until there is a newer one."""
        for stored, _ in await self._hub.store.tables_of(guest.id):
            if guest.id in self._latest:
                return
            live = await self._hub.table(stored.id) if stored.status in UNFINISHED else None
            if live is None or live.is_full:
                continue
            async with live.lock:
                for seat in live.session.seats_of(guest.id)[:1]:
                    data = {"seat": seat, "name": guest.name, "colour": guest.colour}
                    data = live.with_distinct_name("renamed", guest.id, data)
                    with contextlib.suppress(PandemoniumError):
                        await live.write("renamed", guest.id, data)
