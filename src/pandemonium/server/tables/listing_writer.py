"""ListingWriter: stores what lists of tables show of one, debounced while people play."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pandemonium.app.table_core import TableCore
from pandemonium.server.jobs.worker_pool import WorkLimitError
from pandemonium.server.storage.store import OVER

if TYPE_CHECKING:
    from pandemonium.server.tables.live_table import LiveTable

PEOPLE_DEBOUNCE = 3.0  # seconds until lists show another status or other people
TURN_DEBOUNCE = 10.0  # seconds without a move until lists show whose turn it is
MAX_DEBOUNCE = 60.0  # seconds after which the listing is written however fast people play


@dataclass(slots=True)
class PendingWrite:
    """When the listing will be written: at `at`, which moves can defer up to `latest`."""

    at: float
    latest: float


class ListingWriter:
    """Writes the listing of one table when it has changed."""

    def __init__(self, live: "LiveTable") -> None:
        self._live = live
        self._written: dict[str, Any] | None = None
        self._seen: object = None
        self._written_people: tuple[str, set[str]] = ("", set())
        self._pending: PendingWrite | None = None

    def invalidate(self) -> None:
        """Write the listing again even if it is unchanged."""
        self._written = None

    def schedule(self) -> None:
        """Write the listing soon; debounced, so that fast moves cause one write."""
        if self._live.session.status == OVER and self._written_people[0] != OVER:
            self._live.hub.spawn(self.write_now())  # people look for the result at once
            return
        noticed = (self._live.session.now, self._live.session.news_count)
        if noticed == self._seen:  # what only some may know must not defer it
            return
        self._seen = noticed
        now = asyncio.get_running_loop().time()
        if self._pending is None:
            self._pending = PendingWrite(now + TURN_DEBOUNCE, now + MAX_DEBOUNCE)
            self._live.hub.spawn(self._write_later(self._pending))
        self._pending.at = now + TURN_DEBOUNCE
        if (self._live.session.status, self._live.people) != self._written_people:
            self._pending.latest = min(self._pending.latest, now + PEOPLE_DEBOUNCE)

    async def _write_later(self, pending: PendingWrite) -> None:
        """Wait until the write is due; meanwhile that may be deferred, or become sooner."""
        loop = asyncio.get_running_loop()
        while (left := min(pending.at, pending.latest) - loop.time()) > 0:
            await asyncio.sleep(min(left, PEOPLE_DEBOUNCE))
        if self._pending is pending:  # else it was done before
            await self.write_now()

    async def write_now(self) -> None:
        """Write the listing now, if it has changed."""
        self._pending = None
        self._written_people = (self._live.session.status, self._live.people)
        try:
            card, result = await self._live.compute(TableCore.listing)
        except WorkLimitError:  # the table is about to be closed
            return
        live, session = self._live, self._live.session
        listing: dict[str, Any] = {"status": session.status, "card": card}
        listing |= {"seated": sorted(live.people), "asked": sorted(live.people_to_act())}
        listing |= {"public": not session.setup.private, "turns": live.turns_to_announce()}
        before = self._written
        if listing != before:
            self._written = listing
            await live.hub.store.save_listing(
                live.id,
                live.number,
                **listing,
                looking=live.looking,
                now=live.hub.now(),
                updated=session.now,
                result=result,
            )
            live.hub.on_listed(
                {*listing["seated"], *(before["seated"] if before else ())},
                listing["public"] or bool(before and before["public"]),
            )
