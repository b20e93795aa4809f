"""ListingWriter: stores what lists of tables show of one, debounced while people play."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pandemonium.app.table_core import TableCore
from pandemonium.server.jobs.worker_pool import WorkLimitError
from pandemonium.server.storage.store import OVER

if TYPE_CHECKING:
    from pandemonium.server.tables.live_table import LiveTable

PEOPLE_DEBOUNCE = 3.0  # seconds until lists show what has changed at a table
TURN_DEBOUNCE = 10.0  # seconds for which nobody has moved, where only somebody else is asked
LONGEST_DEBOUNCE = 60.0  # seconds after which even a table that is played fast is noted


@dataclass(slots=True)
class PendingWrite:
    """When lists of tables will show what is new at one: if nothing more happens, and at last."""

    at: float
    latest: float


class ListingWriter:
    """What lists show of one table."""

    def __init__(self, live: "LiveTable") -> None:
        """Nothing has been noted."""
        self._live = live
        self._written: object = None
        self._seen: object = None
        self._written_people: tuple[str, set[str]] = ("", set())
        self._pending: PendingWrite | None = None

    def invalidate(self) -> None:
        """What was noted counts no more."""
        self._written = None

    def schedule(self) -> None:
        """Keep what lists of tables show, in a moment: who plays fast is not noted each time."""
        if self._live.session.status == OVER and self._written_people[0] != OVER:
            self._live.hub.spawn(self.write_now())  # people look for it as soon as it ends
            return
        noticed = (self._live.session.now, self._live.session.news_count)
        if noticed == self._seen:  # what only some may know of puts nothing off
            return
        self._seen = noticed
        now = asyncio.get_running_loop().time()
        if self._pending is None:
            self._pending = PendingWrite(now + TURN_DEBOUNCE, now + LONGEST_DEBOUNCE)
            self._live.hub.spawn(self._write_later(self._pending))
        self._pending.at = now + TURN_DEBOUNCE
        if (self._live.session.status, self._live.people) != self._written_people:
            self._pending.latest = min(self._pending.latest, now + PEOPLE_DEBOUNCE)

    async def _write_later(self, pending: PendingWrite) -> None:
        """Wait until it is time; meanwhile that may be put off, or be sooner."""
        loop = asyncio.get_running_loop()
        while (left := min(pending.at, pending.latest) - loop.time()) > 0:
            await asyncio.sleep(min(left, PEOPLE_DEBOUNCE))
        if self._pending is pending:  # else it was done before
            await self.write_now()

    async def write_now(self) -> None:
        """Keep what lists of tables show, if it has changed."""
        self._pending = None
        self._written_people = (self._live.session.status, self._live.people)
        try:
            card, result = await self._live.compute(TableCore.listing)
        except WorkLimitError:  # the table is about to be closed
            return
        status, seated = self._live.session.status, sorted(self._live.people)
        asked, public = sorted(self._live.asked()), not self._live.session.setup.private
        if (status, card, seated, asked, public) != self._written:
            self._written = (status, card, seated, asked, public)
            await self._live.hub.store.save_listing(
                self._live.id,
                self._live.number,
                status=status,
                card=card,
                seated=seated,
                asked=asked,
                public=public,
                updated=self._live.session.now,
                result=result,
            )
