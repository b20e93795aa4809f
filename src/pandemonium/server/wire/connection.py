"""One connection: what a client says over a WebSocket, and what it is told.

`Connection` needs no network: it is handed texts and a way to send. A client that reads too slowly
is let go; it comes back and is sent its tables whole.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from pandemonium.app import messages
from pandemonium.app.errors import ServerError
from pandemonium.app.messages import Command, FromClient, ServerMessage
from pandemonium.app.sentences import refused
from pandemonium.app.table_core import TableCore
from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.version import VERSION
from pandemonium.server.api import client
from pandemonium.server.limits import LimitError
from pandemonium.server.storage.database import StoreError
from pandemonium.server.tables.hints import advise
from pandemonium.server.tables.identities import Identity
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.server.wire.watcher import Watcher

if TYPE_CHECKING:
    from pandemonium.server.server import Server

log = logging.getLogger(__name__)

MAX_QUEUED = 1 << 20  # bytes that a client may be behind
MAX_WATCHED = 20  # tables on one connection
THROTTLE = 0.1  # seconds until the next message is read from who sends too many
TOO_SLOW, GOING_AWAY, UNWANTED = 1013, 1012, 1008  # codes of a closing socket
TRY_AGAIN = 1013
RECONNECT_AFTER = 2  # seconds

OLD_LABELS = {"language": "speak"}  # label values are public, so this one stays

SendText = Callable[[str], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]


def metric_label(message: FromClient) -> str:
    """The label of a message in the metrics: its `type` on the wire, except for `OLD_LABELS`."""
    wire_type = str(message.__struct_config__.tag)
    return OLD_LABELS.get(wire_type, wire_type)


class Connection:
    """A client on one socket."""

    def __init__(self, server: "Server", guest: Identity, send: SendText, close: Close) -> None:
        """Somebody is there, and has said nothing yet."""
        self.server = server
        self.guest = guest
        self.who = guest.id
        self.since = server.hub.now()  # when its token was checked
        self.token = ""  # with which the client proved who it is
        self.language = "en"
        self.has_greeted = False
        self.watched: dict[str, Watcher] = {}
        self.serial = 0
        self.is_open = True
        self._send = send
        self._close = close
        self._outbox: deque[bytes] = deque()
        self._queued_bytes = 0
        self._writer: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ what it is told

    def send(self, message: ServerMessage) -> None:
        """Send a message after those before it."""
        self.send_bytes(messages.write(message))

    def send_bytes(self, body: bytes) -> None:
        """The same for a message that is made once for many."""
        if not self.is_open:
            return
        if self._is_too_slow():
            self.close(TOO_SLOW, "too-slow")
            return
        self.serial += 1
        told = messages.numbered(self.serial, body)
        self._outbox.append(told)
        self._queued_bytes += len(told)
        if self._writer is None:
            self._writer = asyncio.create_task(self._flush())

    def _is_too_slow(self) -> bool:
        """Whether the client reads too slowly. One message, however long, is no sign of it."""
        if self._queued_bytes <= MAX_QUEUED:
            return False
        return self._queued_bytes - max(map(len, self._outbox)) > MAX_QUEUED

    async def _flush(self) -> None:
        """Send what waits; there is a task for it only while something does."""
        with contextlib.suppress(OSError, RuntimeError):  # gone: whoever reads will notice
            while self._outbox:
                await self._send(self._outbox[0].decode())  # until it is sent, it waits
                if self._outbox:  # else the client was let go meanwhile
                    self._queued_bytes -= len(self._outbox.popleft())
        self._writer = None

    def close(self, code: int, reason: str) -> None:
        """Let the client go; it may come back."""
        if self.is_open:
            self.is_open = False
            self._outbox.clear()
            self.server.hub.spawn(self._close_socket(code, reason))

    async def _close_socket(self, code: int, reason: str) -> None:
        """Close the socket, whatever it is doing."""
        if self._writer is not None:
            self._writer.cancel()
        with contextlib.suppress(OSError, RuntimeError):
            await self._close(code, reason)

    async def close_gracefully(self) -> None:
        """The server stops: say when to come back, after everything that was said before."""
        if not self.is_open:
            return
        words = self.server.words(self.language)
        self.send(
            messages.Closing(
                seconds=RECONNECT_AFTER, error="closing", said=words.text("server-closing")
            )
        )
        if self._writer is not None:
            await self._writer
        self.close(GOING_AWAY, "closing")

    async def disconnected(self) -> None:
        """The client is no longer there."""
        self.is_open = False
        if self._writer is not None:
            self._writer.cancel()
        for watcher in list(self.watched.values()):
            watcher.live.leave(watcher)
        self.watched.clear()

    # ------------------------------------------------------------------ what it says

    async def receive(self, text: str | bytes) -> None:
        """One message: it is answered, whatever it is."""
        key = ""
        try:
            await self._rate_limit()
            message = messages.read_client(text)
            key = getattr(message, "key", "")
            self.server.metrics.count("messages", kind=metric_label(message))
            await self.handle(message)
        except PandemoniumError as problem:
            self.send(refused(key, problem, self.server.words(self.language)))
        except Exception:  # a bug of ours: the others must not suffer from it
            log.exception("a message was not answered")
            bug = ServerError("server-bug")
            self.send(refused(key, bug, self.server.words(self.language)))

    async def _rate_limit(self) -> None:
        """Refuse what is too much, after a while: meanwhile nothing more is read."""
        try:
            self.server.limits.spend("message", self.who)
        except LimitError:
            await asyncio.sleep(THROTTLE)
            raise

    async def handle(self, message: FromClient) -> None:
        """Do what is asked."""
        if not self.has_greeted and not isinstance(message, messages.Hello):
            raise ServerError("hello-first")
        match message:
            case messages.Hello():
                self.greet(message)
            case messages.Ping():
                self.send(messages.Pong())
            case messages.Speak():
                await self.set_language(message.language)
            case messages.Watch():
                await self.watch(message)
            case messages.Leave():
                self.stop_watching(message.table)
            case messages.Consider() | messages.Why():
                await self.answer_query(message)
            case messages.Hint():
                self.server.limits.spend("hint", self.who)
                self.server.hub.spawn(self.answer_hint(message))
            case messages.Read() | messages.History():
                await self.answer_read(message)
            case _:
                await self.execute(message)

    def greet(self, hello: messages.Hello) -> None:
        """Say who we are."""
        if hello.protocol != messages.PROTOCOL:
            details = {"given": hello.protocol, "spoken": messages.PROTOCOL}
            raise ServerError("other-protocol", details)
        self.has_greeted = True
        self.language = hello.language
        self.send(
            messages.Welcome(
                protocol=messages.PROTOCOL,
                version=VERSION,
                name=self.guest.name,
                language=hello.language,
                build=client.build(),
            )
        )

    async def set_language(self, language: messages.Language) -> None:
        """Everything that is followed is said again."""
        self.language = language
        for watcher in list(self.watched.values()):
            await self._drain()
            watcher.language = language
            await watcher.live.show(watcher, since=0)

    async def watch(self, wish: messages.Watch) -> None:
        """Follow a table, if one may look at it."""
        self.server.limits.spend("watch", self.who)
        await self._drain()
        live = await self.server.hub.admit(wish.table, self.who, wish.invite)
        before = self.watched.pop(wish.table, None)
        if len(self.watched) >= MAX_WATCHED:
            raise ServerError("too-many-watched", {"most": MAX_WATCHED})
        watcher = Watcher(live, self, self.language, wish.seat)
        self.watched[wish.table] = watcher
        await live.join(watcher, wish.since, before)

    async def _drain(self) -> None:
        """Wait until the client has read all: a whole table is long, and it asks for the next."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    def stop_watching(self, table: str) -> None:
        """Follow a table no longer."""
        watcher = self.watched.pop(table, None)
        if watcher is not None:
            watcher.live.leave(watcher)

    async def answer_query(self, question: messages.Consider | messages.Why) -> None:
        """What would be, or why not."""
        self.server.limits.spend("look", self.who)
        live = await self.find_table(question.table)
        self.send(await live.compute(TableCore.answer, self.who, question, self.language))

    async def answer_read(self, wish: messages.Read | messages.History) -> None:
        """The table in words, or what happened there earlier."""
        if isinstance(wish, messages.Read):
            self.server.limits.spend("look", self.who)
            live = await self.find_table(wish.table)
            seat = live.session.recipient(self.who, wish.seat)
            self.send(await live.compute(TableCore.sheet, seat, wish, self.language))
        else:
            self.server.limits.spend("history", self.who)
            live = await self.find_table(wish.table)
            seat = live.session.recipient(self.who, wish.seat)
            self.send(await live.compute(TableCore.history, seat, wish, self.language))

    async def answer_hint(self, wish: messages.Hint) -> None:
        """What a bot would do; others are answered while it thinks."""
        try:
            live = await self.find_table(wish.table)
            self.send(await advise(live, self.who, wish, self.language))
        except PandemoniumError as problem:
            self.send(refused(wish.key, problem, self.server.words(self.language)))

    async def execute(self, command: Command) -> None:
        """Change a table: stored, acknowledged, told to all, in this order."""
        self.server.limits.spend(command.rate, self.who)
        done = messages.Done(key=command.key)
        try:
            live = await self.find_table(command.table)
            await live.do(self.guest, command, lambda: self.send(done))
        except StoreError as problem:
            if problem.key != "store-away":
                raise
            # It may have been written, now or before: the client comes back and repeats its key.
            self.close(TRY_AGAIN, problem.key)

    async def find_table(self, table: str) -> LiveTable:
        """A table that one follows, or may look at all the same."""
        return await self.server.hub.admit(table, self.who)
