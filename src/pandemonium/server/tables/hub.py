"""The hub: the tables in the memory of this server, their timers and their bots.

Tables are event-sourced: one is loaded by replaying its entries when somebody needs it, and evicted
when it is idle. Each table has one timer for its next deadline; bots start as soon as it is their
turn. If several servers share a table, the one with its lease does both.
"""

import asyncio
import contextlib
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine
from itertools import count
from typing import Any

from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import NewTable
from pandemonium.app.records import REPLAYS_HELD
from pandemonium.app.setups import check_entries, extract_preparation
from pandemonium.app.table_core import TableCore
from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.registry import presenter
from pandemonium.locale.words import Words
from pandemonium.server.jobs.bot_pool import BotPool, default_workers
from pandemonium.server.jobs.fair_queue import Owner
from pandemonium.server.jobs.worker_pool import WorkerPool, WorkLimitError
from pandemonium.server.metrics import Metrics
from pandemonium.server.storage.batch_writer import KeyRepeated
from pandemonium.server.storage.database import StoreError
from pandemonium.server.storage.store import OVER, PLAYING, Store, StoredTable
from pandemonium.server.tables.bot_turns import BotTurns
from pandemonium.server.tables.entries import is_retry_of
from pandemonium.server.tables.identities import Identities, Identity
from pandemonium.server.tables.isolation import TABLES_HELD
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.server.tables.presence import REFRESH_EVERY
from pandemonium.server.tables.pubsub import ALL_TABLES, Notice
from pandemonium.server.tables.renames import Renames
from pandemonium.table.commands.command import TableCommand
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.commands.seating import Seat, Sit
from pandemonium.table.entry import SERVER, Entry
from pandemonium.table.errors import TableError
from pandemonium.table.session import TableSession

log = logging.getLogger(__name__)

EVICT_AFTER = 300.0  # seconds without use
HOUSEKEEPING_EVERY = 5.0  # seconds
HEARTBEAT_EVERY = 10.0  # seconds
SUSPENDED_AFTER = 30.0  # seconds without a heartbeat
RETRY = 5.0  # seconds until a table is scheduled again after an error
FIRST_BACKOFF = 0.1  # seconds until entries are read again after an error; doubles each time
MAX_TIMER = 3600.0  # seconds of one timer: system clocks are adjusted now and then
MAKING_SECONDS = 5.0  # seconds of CPU time to create a game with a card pack
MAX_WORKERS = 8  # processes that compute tables
MAX_ADDRESSES = 100_000  # of people, the least recently used are dropped
PRESENCE, ASK_PRESENCE = "people", "who"  # notices between servers


class Hub:
    """The tables of one server."""

    def __init__(
        self,
        store: Store,
        identities: Identities,
        bots: BotPool,
        pace: float = 1.0,
        now: Callable[[], float] = time.time,
        metrics: Metrics | None = None,
    ) -> None:
        """`pace` scales the delays of bots; 0: no delay."""
        self.store = store
        self.identities = identities
        self.bots = bots
        self.pace = pace
        self.now = now
        self._machine_clock = now
        self.metrics = metrics or Metrics()
        self.name = f"{store.pubsub.origin:x}"  # of this server in notices
        self.last_alive = now()  # the time of the last heartbeat
        self.tables: dict[str, LiveTable] = {}
        self.on_listed: Callable[[Collection[str], bool], None] = lambda _people, _is_open: None
        self.renames = Renames(self)
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self.bot_turns = BotTurns(self)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.workers = WorkerPool(default_workers(), REPLAYS_HELD)  # replays, setups, checks
        self.table_workers = WorkerPool(MAX_WORKERS, TABLES_HELD)  # tables with card packs
        self.disabled: set[str] = set()  # tables that cannot even be loaded in time
        self.addresses: OrderedDict[str, str] = OrderedDict()  # the last address of each person
        self._words: dict[str, Words] = {}

    async def start(self) -> None:
        """Start the background tasks and resume the tables that the last server left."""
        if self.store.is_shared:
            await self.sync_clock()
            self.last_alive = self.now()
        alive = await self.store.last_heartbeat()
        await self.store.save_heartbeat(self.now())
        self.spawn(self._listen())
        self.spawn(self._housekeep())
        self.spawn(self._heartbeat())
        self.spawn(self._recover_tables(alive))

    async def _recover_tables(self, alive: float | None) -> None:
        """Load the tables that were left: stale listings, then games in progress."""
        for table in await self.store.with_stale_listing():
            if live := await self.table(table):
                live.listing.schedule()
        for table in await self.store.playing():
            await self._resume(table, alive)

    async def _heartbeat(self) -> None:
        """Store a heartbeat periodically: clocks do not count time without one."""
        while True:
            await asyncio.sleep(HEARTBEAT_EVERY)
            with contextlib.suppress(PandemoniumError):  # without the database nobody plays
                await self._detect_suspend()
                if self.store.is_shared:
                    await self.sync_clock()
                self.last_alive = self.now()
                await self.store.save_heartbeat(self.last_alive)

    async def sync_clock(self) -> None:
        """Use the clock of the database, because those of two servers may differ."""
        ahead = self._machine_clock() - await self.store.database_time()
        self.now = lambda: self._machine_clock() - ahead

    async def _detect_suspend(self) -> None:
        """Resume all tables if the computer was suspended: no clock ran meanwhile."""
        if self.store.is_shared and self.now() - self.last_alive > SUSPENDED_AFTER:
            await self.sync_clock()  # perhaps its clock was only adjusted
        alive, self.last_alive = self.last_alive, self.now()
        if self.now() - alive > SUSPENDED_AFTER:
            log.warning("suspended for %.0f seconds", self.now() - alive)
            for table in list(self.tables):
                await self._resume(table, alive)

    async def close(self) -> None:
        """Stop all tasks and processes; what was acknowledged is stored."""
        for timer in self._timers.values():
            timer.cancel()
        with contextlib.suppress(PandemoniumError):
            await asyncio.gather(*[live.listing.write_now() for live in self.tables.values()])
        while tasks := [*self._tasks, *self._loading.values()]:  # one may have started another
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        await self.workers.close()
        await self.table_workers.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run a coroutine in the background; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._log_failure)

    def _log_failure(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    def words(self, language: str) -> Words:
        """The wording that belongs to no game."""
        if language not in self._words:
            self._words[language] = Words(None, language)
        return self._words[language]

    def remember_address(self, who: str, address: str) -> None:
        """Remember the last address of a person, for `owner_of`."""
        self.addresses[who] = address
        self.addresses.move_to_end(who)
        while len(self.addresses) > MAX_ADDRESSES:
            self.addresses.popitem(last=False)

    def owner_of(self, who: str) -> Owner:
        """A person with their last address, as fair queues count them."""
        return Owner(self.addresses.get(who, ""), who)

    async def prepare(self, setup: CreateTable, owner: Owner) -> None:
        """Have a worker compute the slow part of a setup, away from the event loop."""
        preparation = presenter(setup.game).preparation
        if preparation is not None and preparation.is_needed(setup.given_options()):
            preparation.adopt(await self.workers.call(extract_preparation, setup, owner=owner))

    async def disable(self, live: LiveTable) -> None:
        """Refuse to open a table from now on: loading it exceeds the work limit."""
        self.disabled.add(live.id)
        self.tables.pop(live.id, None)
        live.close("table-closed")
        await self.store.mark_over(live.id)

    # ------------------------------------------------------------------ which tables

    async def table(self, table: str) -> LiveTable | None:
        """The table with this id, if there is one; concurrent callers share one load."""
        if table in self.tables:
            return self.tables[table]
        if table in self.disabled:
            raise ServerError("table-closed")
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable | None:
        """Load a table from the store and schedule it."""
        stored = await self.store.table(table)
        if stored is None:
            return None
        live = LiveTable(self, stored)
        try:
            await live.catch_up()
        except WorkLimitError:
            await self.disable(live)
            raise ServerError("table-closed") from None
        self.tables[table] = live
        if stored.status == OVER and live.session.status == PLAYING:  # it had been disabled
            live.close_soon()
        if self.store.is_shared:  # entries from before the subscription, and who is connected
            await live.catch_up_to()
            self.spawn(self.store.pubsub.publish(live.id, about=f"{ASK_PRESENCE} {self.name}"))
        self.schedule(live)
        return live

    async def admit(self, table: str, who: str, invite: str = "") -> LiveTable:
        """A table that somebody may see; refused exactly like one that does not exist.

        Somebody whom the host removed knows that it exists, and gets the reason.
        """
        live = await self.table(table)
        if live is not None and live.is_closed_to(who):
            raise TableError("was-removed")
        if live is None or not await self._may_enter(live, who, invite):
            raise ServerError("no-such-table")
        return live

    async def _may_enter(self, live: LiveTable, who: str, invite: str) -> bool:
        """Public tables are open; a private one needs its invitation, once.

        Anyone who entered a public table by invitation may stay when it becomes private.
        """
        is_private = live.session.setup.private
        if live.knows(who) or not (is_private or invite):
            return True
        is_guest = await self.store.has_entered(live.id, who)
        if not is_guest:
            stored = await self.store.table(live.id)  # the invitation may have been renewed
            if stored is None or not invite or not stored.is_invite(invite):
                return not is_private
            await self.store.enter(live.id, who)
        live.admitted.add(who)
        return True

    async def make(
        self,
        guest: Identity,
        request: NewTable,
        position: dict[str, object] | None = None,
        seat: int = 0,
    ) -> StoredTable:
        """Create a table, optionally from a position; `request.key` is an idempotency key.

        `seat` is the host's seat, if they take one; the bots get the first others.
        """
        stored = self.store.new_table(request.game, guest.id, not request.private, request.key)
        now = self.now()
        creation = CreateTable(
            game=request.game,
            seal=seal_of(stored.secret),
            players=request.players,
            options=request.options,
            pack=request.pack,
            name=request.name,
            private=request.private,
            clock=request.clock,
            pace=request.pace,
            rated=request.rated,
            position=position or {},
            continues=position is not None,
        )
        commands: list[TableCommand] = [creation]
        commands += [Sit(guest.name, seat, guest.colour)] if request.sit else []
        free = (number for number in count() if not request.sit or number != seat)
        commands += [Seat(number, bot) for number, bot in zip(free, request.bots, strict=False)]
        entries = [command.entry(guest.id, now) for command in commands]
        return await self.create_table(stored, entries)

    async def rematch(self, live: LiveTable, guest: Identity) -> StoredTable:
        """The next table of the same people; the first request creates it."""
        async with live.lock:
            if not live.session.next_table:
                stored = self.store.new_table(
                    live.stored.game,
                    live.stored.host,
                    not live.session.setup.private,
                    f"after {live.id}",
                    owner=SERVER,
                )
                data: dict[str, object] = {"table": stored.id}
                entry = Entry("rematched", guest.id, self.now(), data)
                await live.compute(TableCore.prepare, entry)
                seal = seal_of(stored.secret)
                entries = await live.compute(TableCore.rematch, self.now(), seal)
                await self.create_table(stored, entries)
                await live.write("rematched", guest.id, data)
        next_table = await self.store.table(live.session.next_table)
        if next_table is None:  # it is over and was deleted
            raise ServerError("no-such-table")
        return next_table

    async def create_table(self, stored: StoredTable, entries: list[Entry]) -> StoredTable:
        """Store a new table, if it can be played; an existing one is returned unchanged."""
        creation = CreateTable.read(entries[0].data)
        if creation.pack:
            owner = self.owner_of(stored.host)
            await self.workers.call(check_entries, entries, owner=owner, seconds=MAKING_SECONDS)
        else:
            await self.prepare(creation, self.owner_of(stored.host))
            await asyncio.to_thread(TableSession.fold, entries)  # creating a game may take a while
        try:
            await self.store.make_table(stored, entries)
        except KeyRepeated:
            existing = await self.store.table(stored.id)
            assert existing is not None
            first = (await self.store.entries(stored.id))[0]
            drawn = {name: first.data.get(name) for name in ("seal", "version")}
            if not is_retry_of(first, entries[0].kind, {**entries[0].data, **drawn}):
                raise ServerError("key-reused") from None
            return existing
        live = await self.table(stored.id)
        assert live is not None
        await live.listing.write_now()
        return stored

    async def _housekeep(self) -> None:
        """Periodically evict idle tables and processes, and take over from other servers."""
        while True:
            await asyncio.sleep(HOUSEKEEPING_EVERY)
            self.evict_idle()
            await self.workers.end_idle()
            await self.table_workers.end_idle()
            if self.store.is_shared:
                for live in list(self.tables.values()):
                    self.schedule(live)
                    if live.watchers and self.now() - live.presence_published > REFRESH_EVERY:
                        self.publish_presence(live)

    def evict_idle(self) -> None:
        """Evict idle tables and release their leases; they are loaded again on demand."""
        for live in list(self.tables.values()):
            is_busy = live.watchers or live.lock.locked() or self.bot_turns.is_busy(live)
            if not is_busy and self.now() - live.used > EVICT_AFTER:
                del self.tables[live.id]  # its timer keeps running
                self.spawn(self.store.locks.release(live.id))

    # ------------------------------------------------------------------ other servers

    async def _listen(self) -> None:
        """Handle notices about entries and presence for as long as the server runs."""
        async with self.store.pubsub.subscribe() as subscription:
            async for notice in subscription:
                self._handle_notice(notice)

    def _handle_notice(self, notice: Notice) -> None:
        """Resync the tables that a notice is about."""
        if notice.table == ALL_TABLES:
            self.spawn(self.catch_up(list(self.tables.values())))
        live = self.tables.get(notice.table)
        if live is None:
            return
        if notice.about:
            self._handle_presence(live, notice.about)
        elif notice.number > live.number:
            self.spawn(self.catch_up([live], notice.number))

    async def catch_up(self, behind: list[LiveTable], number: int = 0) -> None:
        """Read new entries of these tables; retries with backoff if the database fails."""
        pause = FIRST_BACKOFF
        while behind:
            try:
                if self.tables.get(behind[-1].id) is behind[-1]:
                    await behind[-1].catch_up_to(number)
                behind.pop()
            except PandemoniumError as problem:
                log.warning("new entries could not be read: %s", problem)
                if not isinstance(problem, StoreError):
                    behind.pop()
                    continue
                await asyncio.sleep(pause)
                pause = min(2 * pause, RETRY)

    def publish_presence(self, live: LiveTable) -> None:
        """Publish who is connected to a table here, for other servers."""
        live.presence_published = self.now()
        if self.store.is_shared:
            people = ",".join(sorted(set(live.presence.local) & live.people))
            about = f"{PRESENCE} {self.name} {people}"
            self.spawn(self.store.pubsub.publish(live.id, about=about))

    def _handle_presence(self, live: LiveTable, about: str) -> None:
        """Handle the presence, or the request for ours, of another server."""
        kind, server, *people = about.split(" ")
        if kind == ASK_PRESENCE:
            self.publish_presence(live)
        elif kind == PRESENCE:
            who = frozenset(word for word in "".join(people).split(",") if word)
            if live.presence.update_remote(server, who, self.now()):
                live.send_presence()
                self.schedule(live)

    # ------------------------------------------------------------------ time

    def schedule(self, live: LiveTable) -> None:
        """Schedule the next deadline of a table; start its bot if that is to decide."""
        if live.session.problem is not None or live.id in self.disabled:
            return
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        deadline = live.session.deadline(live.absent_since())
        if deadline is not None:
            seconds = min(max(0.0, deadline - self.now()), MAX_TIMER)
            self._set_timer(live.id, seconds)
        self.bot_turns.start(live)

    def retry_later(self, table: str, problem: Exception, activity: str) -> None:
        """Log a problem and schedule the table again in a while, even after a bug of ours."""
        bug = None if isinstance(problem, PandemoniumError) else problem
        level = logging.ERROR if bug else logging.WARNING
        log.log(level, "%s: %s", activity, problem, exc_info=bug, extra={"table": table})
        self._set_timer(table, RETRY)

    def _set_timer(self, table: str, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timers[table] = loop.call_later(seconds, lambda: self.spawn(self._on_deadline(table)))

    async def _on_deadline(self, table: str) -> None:
        """Write the entries that are due, such as a timeout."""
        self._timers.pop(table, None)
        try:
            await self._detect_suspend()
            live = await self.table(table)
            if live is None or not await self.store.locks.try_acquire(table):
                return
            async with live.lock:
                due = live.session.due(self.now(), live.stored.secret.hex(), live.absent_since())
                for entry in due:
                    await live.write(entry.kind, entry.who, entry.data, is_repeated=False)
                if not due:  # the deadline has moved
                    self.schedule(live)
        except Exception as problem:
            self.retry_later(table, problem, "a deadline could not be handled")

    async def _resume(self, table: str, alive: float | None) -> None:
        """Write that clocks did not run while no server did."""
        try:
            live = await self.table(table)
            if live is None or alive is None or not await self.store.locks.try_acquire(table):
                return
            async with live.lock:
                if live.session.status == PLAYING and live.session.timing.clock.is_running:
                    await live.write("resumed", SERVER, {"alive": alive})
        except PandemoniumError as problem:
            log.warning("a table was not resumed: %s", problem, extra={"table": table})


def seal_of(secret: bytes) -> str:
    """The commitment to a secret that everybody sees before the game."""
    return hashlib.sha256(secret).hexdigest()
