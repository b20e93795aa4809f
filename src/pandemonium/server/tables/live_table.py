"""A table in memory: its session, its watchers, and its presence.

Every change is an entry (event sourcing): checked, stored, acknowledged, broadcast, in this order.
If another server was first, its entries are read and the command is checked again. If the store has
lost entries that we know, the table is reloaded from it.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from pandemonium.app import sentences
from pandemonium.app.banter import banter_key
from pandemonium.app.errors import ServerError, WordedError
from pandemonium.app.messages import CommandMessage, PresenceMessage
from pandemonium.app.messages.encoding import write
from pandemonium.app.table_core import TableCore
from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.jobs.worker_pool import WorkLimitError
from pandemonium.server.storage.batch_writer import EntryTaken, KeyRepeated, NoTable
from pandemonium.server.storage.database import StoreError
from pandemonium.server.storage.store import StoredTable
from pandemonium.server.tables.decision_advice import DecisionAdvice
from pandemonium.server.tables.entries import has_pack, is_known, is_retry_of
from pandemonium.server.tables.identities import Identity
from pandemonium.server.tables.isolation import IsolatedCore
from pandemonium.server.tables.listing_writer import ListingWriter
from pandemonium.server.tables.presence import PresenceTracker
from pandemonium.server.wire.watcher import Watcher
from pandemonium.table.commands.closing import Close
from pandemonium.table.commands.making import Change, CreateTable
from pandemonium.table.commands.seating import Remove
from pandemonium.table.commands.starting import Start
from pandemonium.table.entry import SERVER, Entry
from pandemonium.table.errors import TableError
from pandemonium.table.names import distinct
from pandemonium.table.session import TableSession

if TYPE_CHECKING:
    from pandemonium.server.tables.hub import Hub

log = logging.getLogger(__name__)

MAX_ENTRIES = 20_000  # of one table; beyond these only the game itself continues
SLICE = 0.005  # seconds of replaying before other tasks get a turn
NAMING = ("joined", "seated", "renamed", "seat-requested")  # entries with the name of a seat
ATTEMPTS = 50  # to write one entry while others write too

P = ParamSpec("P")
T = TypeVar("T")


class LostEntriesError(StoreError):
    """The store has fewer entries than we know."""


class LiveTable:
    """One table in the memory of this server."""

    def __init__(self, hub: "Hub", stored: StoredTable) -> None:
        self.hub = hub
        self.id = stored.id
        self.stored = stored
        self.core = self._new_core()
        self.isolated: IsolatedCore | None = None  # if a worker computes the table instead
        self._last: Entry | None = None
        self.lock = asyncio.Lock()
        self._send_lock = asyncio.Lock()  # messages to watchers keep their order
        self._is_closing = False
        self.watchers: set[Watcher] = set()
        self.presence = PresenceTracker(hub.now())
        self.admitted: set[str] = set()  # who has entered
        self.used = hub.now()
        self.presence_published = 0.0  # when our presence was last published
        self.listing = ListingWriter(self)
        self.advice = DecisionAdvice()
        self._sent_presence = b""
        self._written_presence: tuple[object, bytes] = (None, b"")

    # ------------------------------------------------------------------ where it is computed

    @property
    def session(self) -> TableSession:
        """The session; of an isolated table its outline: people, seats and clock, not the game."""
        return self.core.session if self.isolated is None else self.isolated.session

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.core.number if self.isolated is None else self.isolated.number

    async def compute(
        self, work: Callable[Concatenate[TableCore, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """The result of a method of `TableCore`, computed here or by a worker.

        A table that exceeds its work limit is closed.
        """
        if self.isolated is None:
            return work(self.core, *args, **kwargs)
        try:
            return await self.isolated.run(work, *args, **kwargs)
        except WorkLimitError:
            self.close_soon()
            raise

    async def isolate(self) -> None:
        """Have a worker compute the table from now on: it has user-made cards."""
        if self.isolated is not None:
            return
        isolated = IsolatedCore(
            self.hub.table_workers,
            lambda: self.hub.owner_of(self.session.host),
            self.id,
            self.stored.version,
            self._first_entries,
            self.number,
        )
        if self.number:
            await isolated.load()
        self.isolated = isolated
        self.core = TableCore(self.id, self.stored.version)  # empty: no longer used

    async def _first_entries(self, number: int) -> list[Entry]:
        entries = await self.hub.store.entries(self.id)
        if len(entries) < number:
            raise LostEntriesError("store-out-of-step")
        return entries[:number]

    def close_soon(self) -> None:
        """End the game in the background, once."""
        if not self._is_closing:
            self._is_closing = True
            self.hub.spawn(self._close())

    async def _close(self) -> None:
        """End a game that exceeds its work limit; everybody sees why."""
        log.warning("table closed: it exceeds its work limit", extra={"table": self.id})
        async with self.lock:
            try:
                if self.session.status == "playing":
                    await self.write(Close.kind, SERVER, {})
            except WorkLimitError:  # it cannot even be loaded
                await self.hub.disable(self)
            finally:
                self._is_closing = False

    # ------------------------------------------------------------------ what is stored

    async def catch_up(self) -> bool:
        """Apply what other servers have stored; whether there was anything."""
        entries = await self.hub.store.entries(self.id, max(0, self.number - 1))
        if self._last is not None:  # the first one should be the last one we know
            if not entries or not is_known(entries[0], self._last):
                log.warning("the database has lost entries", extra={"table": self.id})
                await self.reload()
                return True
            del entries[0]
        await self._read(entries)
        return bool(entries)

    async def _read(self, entries: list[Entry]) -> None:
        """Apply stored entries, here or in a worker."""
        if any(has_pack(entry) for entry in entries):
            await self.isolate()
        await self._apply(entries)

    def _new_core(self) -> TableCore:
        return TableCore(self.id, self.stored.version, banter_key(self.stored.secret))

    async def reload(self) -> None:
        """Load the table again: the store lost entries, or names and chat were erased."""
        entries = await self.hub.store.entries(self.id)
        if not entries:
            self.hub.tables.pop(self.id, None)
            self.close("no-such-table")
            raise ServerError("no-such-table")
        self.core, self.isolated = self._new_core(), None
        self.listing.invalidate()
        await self._read(entries)
        for watcher in list(self.watchers):
            watcher.update_seat()
            watcher.sent.clear()
            await self.send_all(watcher)
        self.hub.schedule(self)

    async def _apply(self, entries: list[Entry]) -> None:
        """Apply stored entries; yields to other tasks in between."""
        if entries:
            self._last = entries[-1]
        if self.isolated is not None:
            try:
                await self.isolated.apply(entries)
            except WorkLimitError:
                if self.session.status == "new":
                    raise
                self.close_soon()
            return
        begun = time.perf_counter()
        for entry in entries:
            with contextlib.suppress(PandemoniumError):  # applying it raises it again
                await self._prepare(entry)
            self.core.apply(entry)
            if time.perf_counter() - begun > SLICE:
                await asyncio.sleep(0)
                begun = time.perf_counter()

    @property
    def is_full(self) -> bool:
        """Whether the table accepts only commands that play the game."""
        return self.number >= MAX_ENTRIES

    async def execute(
        self, guest: Identity, message: CommandMessage, acknowledge: Callable[[], None]
    ) -> None:
        """Execute a command once (idempotency key); a refusal is raised and changes nothing."""
        async with self.lock:
            command = message.command_of(guest)
            data = self.with_distinct_name(command.kind, guest.id, asdict(command))
            try:
                if self.is_full and not command.is_play:
                    raise ServerError("table-too-long", {"most": MAX_ENTRIES})
                await self.write(command.kind, guest.id, data, message.key, acknowledge)
                if isinstance(command, (Change, Close)):
                    await self.listing.write_now()  # it may leave the lobby at once
                elif isinstance(command, Remove):  # they must not return under another name
                    await self.hub.store.renew_invite(self.id)
            except (KeyRepeated, PandemoniumError):
                repeated = await self.hub.store.entry_by_key(self.id, guest.id, message.key)
                if repeated is None:
                    raise
                if not is_retry_of(repeated, command.kind, data):
                    raise ServerError("key-reused") from None
                acknowledge()  # a retry of a command that succeeded

    def with_distinct_name(self, kind: str, who: str, data: dict[str, object]) -> dict[str, object]:
        """The data of an entry, with a seat name that no other seat has."""
        name = data.get("name")
        if kind not in NAMING or not isinstance(name, str) or not name:
            return data
        is_new = kind in ("joined", "seat-requested")
        targets = self.session.seats_of(who) if is_new else [data["seat"]]
        places = enumerate(self.session.seats)
        used = [place.shown_name for seat, place in places if seat not in targets]
        return {**data, "name": distinct(name, used)}

    async def write(
        self,
        kind: str,
        who: str,
        data: dict[str, object],
        key: str | None = None,
        acknowledge: Callable[[], None] = lambda: None,
        is_repeated: bool = True,
    ) -> bool:
        """Store one entry and broadcast it; whether it was stored. The caller holds the lock.

        If others have changed the table meanwhile, it is retried only if `is_repeated`: what a
        server decided by itself holds only for the table as it was.
        """
        self.used = self.hub.now()
        for _ in range(ATTEMPTS):
            entry = Entry(kind, who, self.hub.now(), data)
            try:
                await self._check(entry)
                begun = time.perf_counter()
                await self.hub.store.append(self.id, self.number, [entry], key)
            except (EntryTaken, NoTable, LostEntriesError):
                await self.catch_up()
                await self.broadcast()
                if not is_repeated:
                    return False
                continue
            except StoreError as problem:
                if problem.key == "store-away":  # the outcome is unknown
                    self.hub.spawn(self.hub.catch_up([self]))
                raise
            await self._apply([entry])
            acknowledge()
            self.hub.metrics.observe("append", time.perf_counter() - begun)
            self.hub.metrics.count("entries", kind=kind)
            await self.broadcast()
            return True
        raise StoreError("store-out-of-step")

    async def _check(self, entry: Entry) -> None:
        """Raise the refusal of an entry, if any; a worker computes what is slow."""
        if has_pack(entry):
            await self.isolate()
        await self._prepare(entry)
        try:
            await self.compute(TableCore.prepare, entry)
        except WordedError as problem:
            if problem.is_work_limit:  # the dice are fixed: it would happen every time
                self.close_soon()
            raise

    async def catch_up_to(self, number: int = 0) -> None:
        """Read and broadcast entries of another server, up to this number."""
        async with self.lock:
            is_known = 0 < number <= self.number
            if not is_known and await self.catch_up():
                await self.broadcast()

    # ------------------------------------------------------------------ who watches

    async def join(self, watcher: Watcher, since: int = 0, before: Watcher | None = None) -> None:
        """Add a watcher; one that replaces `before` does not count as absent in between."""
        self.used = self.hub.now()
        has_watched = before in self.watchers
        self.watchers.difference_update({before})
        try:
            async with self._send_lock:
                await self._send_all(watcher, since)
                if not watcher.connection.is_open:  # disconnected while a worker was busy
                    return
                self.watchers.add(watcher)
        finally:
            if has_watched and watcher not in self.watchers:
                self._disconnect(watcher.connection.who)
        is_new = not has_watched and self.presence.connect(watcher.connection.who)
        watcher.connection.send_bytes(self._presence_message())
        if is_new:
            self.send_presence()
            self.hub.publish_presence(self)
        self.hub.schedule(self)
        self.hub.spawn(self._welcome_back(watcher.connection.who))

    async def _welcome_back(self, who: str) -> None:
        """Give a returning player their seat back from the bot that stood in."""
        for seat in self.session.seats_of(who):
            place = self.session.seats[seat]
            if self.session.status == "playing" and place.bot and not place.out:
                async with self.lock:
                    with contextlib.suppress(PandemoniumError):
                        await self.write("returned", who, {"seat": seat})

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher, whose guest may then count as absent."""
        if watcher in self.watchers:
            self.watchers.discard(watcher)
            self._disconnect(watcher.connection.who)

    def _disconnect(self, who: str) -> None:
        if self.presence.disconnect(who, self.hub.now()):
            self.send_presence()
            self.hub.publish_presence(self)
            self.hub.schedule(self)

    async def send_all(self, watcher: Watcher, since: int = 0) -> None:
        """Send the whole table to one watcher."""
        async with self._send_lock:
            await self._send_all(watcher, since)

    async def _send_all(self, watcher: Watcher, since: int = 0) -> None:
        who, seat = watcher.connection.who, watcher.seat
        body, number = await self.position(who, seat, watcher.language, since)
        watcher.connection.send_bytes(body)
        watcher.sent[seat] = number

    async def position(
        self, who: str, seat: int | None, language: str, since: int = 0
    ) -> tuple[bytes, int]:
        """The whole table as somebody sees it from a seat, and the number of its last event."""
        seats = self.session.seats_of(who)
        return await self.compute(TableCore.position, seat, seats, language, since)

    async def broadcast(self) -> None:
        """Send every watcher what is new to them; then schedule what comes next."""
        async with self._send_lock:
            with contextlib.suppress(WorkLimitError):  # the table is about to be closed
                await self._send_changes()
        self.send_presence()
        self.listing.schedule()
        self.hub.schedule(self)

    async def _send_changes(self) -> None:
        self._remove_uninvited()
        moved = [watcher for watcher in self.watchers if watcher.update_seat()]
        staying = self.watchers.difference(moved)
        versions = {(watcher.seat, watcher.language) for watcher in staying}
        bodies, numbers = await self.compute(TableCore.changes, versions)
        for watcher in staying:
            body = bodies.get((watcher.seat, watcher.language))
            if body is not None:
                watcher.connection.send_bytes(body)
                watcher.sent[watcher.seat] = numbers[watcher.seat]
        if self.isolated is not None and self.isolated.needs_resync:
            self.isolated.needs_resync = False
            moved = list(self.watchers)
        for watcher in moved:
            await self._send_all(watcher, watcher.sent.get(watcher.seat, 0))
        if moved:
            self.hub.publish_presence(self)

    def knows(self, who: str) -> bool:
        """Whether somebody is known to have entered; the store knows earlier ones too."""
        return who in self.admitted or who == self.session.host or who in self.people

    def is_closed_to(self, who: str) -> bool:
        """Whether the host removed somebody from this private table."""
        return self.session.setup.private and who in self.session.removed

    def _remove_uninvited(self) -> None:
        """Remove the watchers who may not see a private table."""
        if not self.session.setup.private:
            return
        for watcher in list(self.watchers):
            if self.is_closed_to(watcher.connection.who):
                self._remove_watcher(watcher, TableError("was-removed"))
            elif not self.knows(watcher.connection.who):
                self.hub.spawn(self._remove_unless_invited(watcher))

    async def _remove_unless_invited(self, watcher: Watcher) -> None:
        """Remove a watcher from a table that became private, unless they were invited."""
        try:
            await self.hub.admit(self.id, watcher.connection.who)
        except ServerError as problem:
            self._remove_watcher(watcher, problem)

    def close(self, reason: str) -> None:
        """Remove all watchers, with a refusal: the table is closed or deleted."""
        for watcher in list(self.watchers):
            self._remove_watcher(watcher, ServerError(reason))

    def _remove_watcher(self, watcher: Watcher, problem: PandemoniumError) -> None:
        """Remove a watcher and send them the refusal."""
        watcher.connection.stop_watching(self.id)
        words = self.hub.words(watcher.language)
        watcher.connection.send(sentences.refused("", problem, words))

    # ------------------------------------------------------------------ presence

    @property
    def people(self) -> set[str]:
        """The people who have a seat."""
        return {place.who for place in self.session.seats if place.who}

    def send_presence(self) -> None:
        """Send presence to the watchers here, if it has changed."""
        body = self._presence_message()
        if body != self._sent_presence:
            self._sent_presence = body
            for watcher in self.watchers:
                watcher.connection.send_bytes(body)

    def _presence_message(self) -> bytes:
        """The presence message, encoded again only if it may have changed."""
        present = self.presence.present(self.hub.now())
        now = (present, [place.who for place in self.session.seats])
        if now != self._written_presence[0]:
            seats = sorted(seat for who in present for seat in self.session.seats_of(who))
            spectators = sum(not self.session.seats_of(who) for who in present)
            message = PresenceMessage(table=self.id, seats=seats, spectators=spectators)
            self._written_presence = (now, write(message))
        return self._written_presence[1]

    def absent_since(self) -> dict[str, float]:
        """When each seated person disconnected, if they are not connected."""
        return self.presence.absent_since(self.people, self.hub.now())

    @property
    def looking(self) -> set[str]:
        """The people who see the table now: connected, here or at another server."""
        hidden = {watcher.connection.who for watcher in self.watchers}
        hidden -= {each.connection.who for each in self.watchers if each.connection.is_visible}
        return self.presence.present(self.hub.now()) - hidden

    def people_to_act(self) -> set[str]:
        """The people who are to act: get ready, answer an offer, or decide."""
        session = self.session
        if session.status == "gathering":
            return {who for who in self.people if who not in session.commitments}
        return set(session.turns)

    def turns_to_announce(self) -> dict[str, int]:
        """Whose turn it is while other people play, and since which entry."""
        session = self.session
        return {who: turn for who, turn in session.turns.items() if session.others_than(who)}

    # ------------------------------------------------------------------ setups

    async def _prepare(self, entry: Entry) -> None:
        """Have a worker compute the slow part of a new setup."""
        if self.isolated is None and entry.kind in (CreateTable.kind, Change.kind, Start.kind):
            await self.hub.prepare(self._setup_for(entry), self.hub.owner_of(self.session.host))

    def _setup_for(self, entry: Entry) -> CreateTable:
        """The setup from which applying this entry creates a game."""
        if entry.kind == CreateTable.kind:
            return CreateTable.read(entry.data)
        if entry.kind == Change.kind:
            return Change.read(entry.data).applied_to(self.session.setup)
        return self.session.setup
