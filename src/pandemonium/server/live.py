"""A table that is in use: its room, who watches, and what happens by itself.

What changes it becomes an entry: checked, stored, acknowledged, told to all, in this order. Where
another server was quicker, its entries are read first and the wish is checked again. Where the
store has lost entries that we know, the table is reloaded from it.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.server import wording
from pandemonium.server.database import StoreError
from pandemonium.server.errors import ServerError
from pandemonium.server.identities import Identity
from pandemonium.server.messages import (
    Because,
    Change,
    Command,
    Consider,
    Considered,
    Read,
    Section,
    Sheet,
    Why,
    write,
)
from pandemonium.server.messages import Presence as PresenceMessage
from pandemonium.server.presence import Presence
from pandemonium.server.results import result_of
from pandemonium.server.store import OVER, NoTable, Repeated, StoredTable, Taken
from pandemonium.server.telling import Recipient, Teller
from pandemonium.table import worded
from pandemonium.table.entry import Entry
from pandemonium.table.room import Room

if TYPE_CHECKING:
    from pandemonium.server.hub import Hub
    from pandemonium.server.socket import Connection

log = logging.getLogger(__name__)

NOTED_AFTER = 3.0  # seconds until lists show what has changed at a table
TURN_NOTED_AFTER = 10.0  # seconds for which nobody has moved, where only somebody else is asked
LATEST = 60.0  # seconds after which even a table that is played fast is noted
ATTEMPTS = 50  # to write one entry, where others write at the same time


class Watcher:
    """A connection that follows a table, from one seat or from none."""

    def __init__(
        self, live: "LiveTable", connection: "Connection", language: str, wanted: int | None
    ) -> None:
        """`wanted` is the seat from which one wants to look, if it is one's own."""
        self.live = live
        self.connection = connection
        self.language = language
        self.wanted = wanted
        self.seat: Recipient = live.room.recipient(connection.who, wanted)
        self.told: dict[Recipient, int] = {}  # the last news that were sent, by seat


@dataclass(slots=True)
class Noting:
    """When lists of tables will show what is new at one: if nothing more happens, and at last."""

    at: float
    latest: float


class LiveTable:
    """One table in the memory of this server."""

    def __init__(self, hub: "Hub", stored: StoredTable) -> None:
        """Nothing has been read yet."""
        self.hub = hub
        self.id = stored.id
        self.stored = stored
        self.room = Room()
        self.number = 0  # of the last entry
        self._last: Entry | None = None
        self.lock = asyncio.Lock()
        self.teller = Teller(self.id, self.room)
        self.watchers: set[Watcher] = set()
        self.presence = Presence(hub.now())
        self.admitted: set[str] = set()  # who was let in
        self.used = hub.now()
        self.told_people = 0.0  # when other servers were told who is here
        self._noted: object = None
        self._noted_people: tuple[str, set[str]] = ("", set())
        self._noting: Noting | None = None
        self._shown_presence = b""
        self._written_presence: tuple[object, bytes] = (None, b"")

    # ------------------------------------------------------------------ what is stored

    async def catch_up(self) -> bool:
        """Apply what others have stored meanwhile; whether there was anything."""
        entries = await self.hub.store.entries(self.id, max(0, self.number - 1))
        if self._last is not None:  # the first one should be the last that we know
            if not entries or not _is_same(entries[0], self._last):
                await self._reload()
                return True
            del entries[0]
        for entry in entries:
            self._apply(entry)
        return bool(entries)

    async def _reload(self) -> None:
        """The store has lost what we know, as after a restored backup: what it has now counts."""
        entries = await self.hub.store.entries(self.id)
        log.warning(
            "the store had lost entries: %d are left of %d",
            len(entries),
            self.number,
            extra={"table": self.id},
        )
        if not entries:
            self._vanish()
            raise ServerError("no-such-table")
        self.room, self.number, self._noted = Room(), 0, None
        self.teller = Teller(self.id, self.room)
        for entry in entries:
            self._apply(entry)
        for watcher in self.watchers:
            watcher.seat = self.room.recipient(watcher.connection.who, watcher.wanted)
            watcher.told.clear()
            self.show(watcher)

    def _vanish(self) -> None:
        """There is no such table any more: nobody watches it."""
        self.hub.tables.pop(self.id, None)
        for watcher in list(self.watchers):
            self._part(watcher, ServerError("no-such-table"))

    def _apply(self, entry: Entry) -> None:
        """One more entry. What an older version wrote may mean nothing to this one."""
        if self.room.problem is None:
            try:
                self.room.apply(entry)
            except PandemoniumError as problem:
                self.room.problem = problem
                log.warning("unplayable: %s", problem, extra={"table": self.id})
        self.number += 1
        self._last = entry

    async def do(self, guest: Identity, command: Command, acknowledge: Callable[[], None]) -> None:
        """Carry out what somebody wishes, once; what is refused is raised and changes nothing."""
        async with self.lock:
            try:
                data = command.fields(guest)
                await self.write(command.kind, guest.id, data, command.key, acknowledge)
                if isinstance(command, Change):
                    await self.note_now()  # what is private now is on no list any more
            except Repeated:
                acknowledge()
            except PandemoniumError:
                if not await self.hub.store.was_done(self.id, guest.id, command.key):
                    raise
                acknowledge()  # it was done before, which is why it cannot be done again

    async def write(
        self,
        kind: str,
        who: str,
        data: dict[str, object],
        key: str | None = None,
        acknowledge: Callable[[], None] = lambda: None,
        is_repeated: bool = True,
    ) -> bool:
        """Store one entry and tell everybody; whether it was stored. The lock is held.

        Where others have changed the table meanwhile, it is tried again only if `is_repeated`: what
        a server decided by itself, it decided for the table as it was.
        """
        self.used = self.hub.now()
        for _ in range(ATTEMPTS):
            entry = Entry(kind, who, self.hub.now(), data)
            self.room.check(entry)
            begun = time.perf_counter()
            try:
                await self.hub.store.append(self.id, self.number, [entry], key)
            except (Taken, NoTable):
                await self.catch_up()
                self.tell_all()
                if not is_repeated:
                    return False
                continue
            self._apply(entry)
            acknowledge()
            self.hub.metrics.took("append", time.perf_counter() - begun)
            self.hub.metrics.count("entries", kind=kind)
            self.tell_all()
            return True
        raise StoreError("store-out-of-step")

    async def follow(self, number: int = 0) -> None:
        """Another server has stored entries, up to this one: tell those who watch here."""
        async with self.lock:
            is_known = 0 < number <= self.number
            if not is_known and await self.catch_up():
                self.tell_all()

    # ------------------------------------------------------------------ who watches

    def join(self, watcher: Watcher, since: int = 0) -> None:
        """Somebody begins to watch."""
        self.watchers.add(watcher)
        self.used = self.hub.now()
        is_new = self.presence.come(watcher.connection.who)
        self.show(watcher, since)
        watcher.connection.tell_bytes(self._presence_message())
        if is_new:
            self.tell_presence()
        self.hub.plan(self)
        self.hub.keep_running(self._welcome_back(watcher.connection.who))

    async def _welcome_back(self, who: str) -> None:
        """Whoever comes back plays again in place of the bot that stood in."""
        for seat in self.room.seats_of(who):
            place = self.room.seats[seat]
            if self.room.status == "playing" and place.bot and not place.out:
                async with self.lock:
                    with contextlib.suppress(PandemoniumError):
                        await self.write("returned", who, {"seat": seat})

    def leave(self, watcher: Watcher) -> None:
        """Somebody watches no longer."""
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            if self.presence.go(watcher.connection.who, self.hub.now()):
                self.tell_presence()
                self.hub.plan(self)

    def show(self, watcher: Watcher, since: int = 0) -> None:
        """Send all of the table to one watcher."""
        who = watcher.connection.who
        watcher.connection.tell_bytes(self.position(who, watcher.seat, watcher.language, since))
        watcher.told[watcher.seat] = self.teller.number(watcher.seat)

    def position(self, who: str, seat: Recipient, language: str, since: int = 0) -> bytes:
        """All of the table as somebody may see it from a seat of theirs."""
        problem = self.room.problem
        details = {"version": self.stored.version, "problem": problem or ""}
        unplayable = ServerError("table-unplayable", details)
        readonly = self.hub.words(language).error(unplayable) if problem else ""
        if since > len(self.room.news(seat)):  # they know news that the store has lost
            since = 0
        return self.teller.position(seat, self.room.seats_of(who), language, since, readonly)

    def tell_all(self) -> None:
        """Tell everybody what is new to them; then see to what follows by itself."""
        self._part_with_strangers()
        moved = []
        for watcher in self.watchers:
            seat = self.room.recipient(watcher.connection.who, watcher.wanted)
            if seat != watcher.seat:  # they sat down, or stood up: they see other things now
                watcher.seat = seat
                moved.append(watcher)
        staying = self.watchers.difference(moved)
        bodies = self.teller.changes({(one.seat, one.language) for one in staying})
        for watcher in staying:
            body = bodies.get((watcher.seat, watcher.language))
            if body is not None:
                watcher.connection.tell_bytes(body)
                watcher.told[watcher.seat] = self.teller.number(watcher.seat)
        for watcher in moved:
            self.show(watcher, watcher.told.get(watcher.seat, 0))
        if moved:
            self.hub.tell_people(self)
        self.show_presence()
        self.note()
        self.hub.plan(self)

    def knows(self, who: str) -> bool:
        """Whether somebody was let in; those who were long ago are in the store alone."""
        return who in self.admitted or who == self.room.host or who in self.people

    def _part_with_strangers(self) -> None:
        """Whoever may not look at a private table no longer watches it."""
        if not self.room.setup.private:
            return
        for watcher in list(self.watchers):
            if watcher.connection.who in self.room.removed:
                self._part(watcher, ServerError("no-such-table"))
            elif not self.knows(watcher.connection.who):
                self.hub.keep_running(self._part_unless_invited(watcher))

    async def _part_unless_invited(self, watcher: Watcher) -> None:
        """The table has become private; who was invited before may stay."""
        try:
            await self.hub.admit(self.id, watcher.connection.who)
        except ServerError as problem:
            self._part(watcher, problem)

    def _part(self, watcher: Watcher, problem: ServerError) -> None:
        """Somebody watches no longer, and is told that for them there is no such table."""
        watcher.connection.stop_watching(self.id)
        words = self.hub.words(watcher.language)
        watcher.connection.tell(wording.refused("", problem, words))

    # ------------------------------------------------------------------ presence

    @property
    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return {place.who for place in self.room.seats if place.who}

    def tell_presence(self) -> None:
        """Say who is connected: to all who watch, and to other servers."""
        self.show_presence()
        self.hub.tell_people(self)

    def show_presence(self) -> None:
        """Say who is connected to all who watch here, if it has changed."""
        body = self._presence_message()
        if body != self._shown_presence:
            self._shown_presence = body
            for watcher in self.watchers:
                watcher.connection.tell_bytes(body)

    def _presence_message(self) -> bytes:
        """Who is connected; written anew only where it may have changed."""
        present = self.presence.present(self.hub.now())
        now = (present, [place.who for place in self.room.seats])
        if now != self._written_presence[0]:
            self._written_presence = (now, self._write_presence(present))
        return self._written_presence[1]

    def _write_presence(self, present: set[str]) -> bytes:
        seats = sorted(seat for who in present for seat in self.room.seats_of(who))
        spectators = sum(not self.room.seats_of(who) for who in present)
        return write(PresenceMessage(table=self.id, seats=seats, spectators=spectators))

    def away(self) -> dict[str, float]:
        """Since when whoever has a seat is not connected."""
        return self.presence.away(self.people, self.hub.now())

    # ------------------------------------------------------------------ lists of tables

    def note(self) -> None:
        """Keep what lists of tables show, in a moment: who plays fast is not noted each time."""
        if self.room.status == OVER and self._noted_people[0] != OVER:
            self.hub.keep_running(self.note_now())  # people look for it as soon as it ends
            return
        now = asyncio.get_running_loop().time()
        if self._noting is None:
            self._noting = Noting(now + TURN_NOTED_AFTER, now + LATEST)
            self.hub.keep_running(self._note_soon(self._noting))
        self._noting.at = now + TURN_NOTED_AFTER
        if (self.room.status, self.people) != self._noted_people:
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
        self._noted_people = (self.room.status, self.people)
        status, card, seated = self.room.status, self.card(), sorted(self.people)
        asked, public = sorted(self.asked()), not self.room.setup.private
        if (status, card, seated, asked, public) != self._noted:
            self._noted = (status, card, seated, asked, public)
            await self.hub.store.note(
                self.id,
                self.number,
                status=status,
                card=card,
                seated=seated,
                asked=asked,
                public=public,
                result=result_of(self.room),
            )

    def card(self) -> dict[str, object]:
        """What everybody may know of the table without looking at it."""
        summary = self.room.summary(None)
        card: dict[str, object] = {
            "name": summary["name"],
            "title": summary["title"],
            "players": summary["players"],
            "seats": [one["name"] or one["bot"] for one in summary["seats"]],
            "pack": summary["pack"],
            "clock": summary["clock"]["kind"],
            "pace": summary["pace"],
        }
        if self.room.lesson is not None:
            card["lesson"] = self.room.lesson.status(self.room.running.record.actions)
        return card

    def asked(self) -> set[str]:
        """Those for whom the others wait."""
        room = self.room
        if room.status == "gathering":
            return {who for who in self.people if who not in room.commitments}
        if room.status != "playing":
            return set()
        waiting = room.offer.waiting if room.offer is not None else set()
        decider = room.to_decide()
        is_person = decider is not None and decider.bot is None
        return waiting | ({room.seats[decider.seat].who} if decider and is_person else set())

    # ------------------------------------------------------------------ questions

    def sheet(self, who: str, wish: Read, language: str) -> Sheet:
        """The table in words."""
        table = self.room.table
        if table is None:
            raise ServerError("game-not-begun")
        words, seat = self.teller.words(language), self.room.recipient(who, wish.seat)
        draw = table.state.brief if wish.brief else table.state.sheet
        sections = [
            Section(one.title, one.header, one.rows, one.marked, one.at)
            for one in draw(seat, words)
        ]
        return Sheet(key=wish.key, title=table.game.title, sections=sections)

    def answer(self, who: str, question: Consider | Why, language: str) -> Considered | Because:
        """What would be, or why not; nothing changes and nobody else learns of it."""
        if question.seat not in self.room.seats_of(who):
            raise ServerError("not-your-seat")
        table = self.room.table
        if table is None:
            raise ServerError("game-not-begun")
        words = self.teller.words(language)
        if isinstance(question, Why):
            return wording.because(question.key, table.why_not(question.seat, question.what), words)
        tried = table.consider(question.seat, *question.actions)
        return Considered(
            key=question.key,
            done=tried["done"],
            barrier=tried["barrier"],
            news=[words.event(event) for event in tried["events"]],
            view=tried["view"],
            prompt=worded(tried["prompt"], words),
        )


def _is_same(stored: Entry, known: Entry) -> bool:
    """Whether this is the entry that we know; data may look different once it was stored."""
    return (stored.kind, stored.who, stored.time) == (known.kind, known.who, known.time)
