"""Noting: what lists of tables show of one is kept in the database, a while after it changed."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pandemonium.app.table_core import TableCore
from pandemonium.server.jobs.worker_pool import WorkLimitError
from pandemonium.server.storage.store import OVER

if TYPE_CHECKING:
    from pandemonium.server.tables.live_table import LiveTable

NOTED_AFTER = 3.0  # seconds until lists show what has changed at a table
TURN_NOTED_AFTER = 10.0  # seconds for which nobody has moved, where only somebody else is asked
LATEST = 60.0  # seconds after which even a table that is played fast is noted


@dataclass(slots=True)
class Noting:
    """When lists of tables will show what is new at one: if nothing more happens, and at last."""

    at: float
    latest: float


class ListingUpdates:
    """What lists show of one table."""

    def __init__(self, live: "LiveTable") -> None:
        """Nothing has been noted."""
        self._live = live
        self._noted: object = None
        self._noticed: object = None
        self._noted_people: tuple[str, set[str]] = ("", set())
        self._noting: Noting | None = None

    def forget(self) -> None:
        """What was noted counts no more."""
        self._noted = None

    def note(self) -> None:
        """Keep what lists of tables show, in a moment: who plays fast is not noted each time."""
        if self._live.session.status == OVER and self._noted_people[0] != OVER:
            self._live.hub.spawn(self.note_now())  # people look for it as soon as it ends
            return
        noticed = (self._live.session.now, self._live.session.news_count)
        if noticed == self._noticed:  # what only some may know of puts nothing off
            return
        self._noticed = noticed
        now = asyncio.get_running_loop().time()
        if self._noting is None:
            self._noting = Noting(now + TURN_NOTED_AFTER, now + LATEST)
            self._live.hub.spawn(self._note_soon(self._noting))
        self._noting.at = now + TURN_NOTED_AFTER
        if (self._live.session.status, self._live.people) != self._noted_people:
            self._noting.latest = min(self._noting.latest, now + NOTED_AFTER)

    async def _note_soon(self, noting: Noting) -> None:
        """Wait until it is time; meanwhile that may be put off, or be sooner."""
        loop = asyncio.get_running_loop()
        while (left := min(noting.at, noting.latest) - loop.time()) > 0:
            await asyncio.sleep(min(left, NOTED_AFTER))
        if self._noting is noting:  # else it was done before
            await self.note_now()

    async def note_now(self) -> None:
        """Keep what lists of tables show, if it has changed."""
        self._noting = None
        self._noted_people = (self._live.session.status, self._live.people)
        try:
            card, result = await self._live.compute(TableCore.listing)
        except WorkLimitError:  # the table is about to be closed
            return
        status, seated = self._live.session.status, sorted(self._live.people)
        asked, public = sorted(self._live.asked()), not self._live.session.setup.private
        if (status, card, seated, asked, public) != self._noted:
            self._noted = (status, card, seated, asked, public)
            await self._live.hub.store.note(
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
