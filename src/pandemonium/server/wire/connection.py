"""One WebSocket connection: handles the messages of a client and queues those to it.

`Connection` needs no network: it gets texts and a function that sends. A client that reads too
slowly is disconnected; it reconnects and resyncs its tables.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from pandemonium.app import messages
from pandemonium.app.errors import ServerError
from pandemonium.app.messages import CommandMessage, FromClient, ServerMessage
from pandemonium.app.messages.encoding import numbered, write
from pandemonium.app.sentences import refused
from pandemonium.app.table_core import TableCore
from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.version import VERSION
from pandemonium.server.api import client
from pandemonium.server.limits import LimitError
from pandemonium.server.storage.database import StoreError
from pandemonium.server.tables.hints import advise, suggest
from pandemonium.server.tables.identities import Identity
from pandemonium.server.wire.codec import read_client
from pandemonium.server.wire.watcher import Watcher
from pandemonium.table.commands.seating import Sit

if TYPE_CHECKING:
    from pandemonium.server.server import Server

log = logging.getLogger(__name__)

MAX_QUEUED = 1 << 20  # bytes that wait to be sent (backpressure)
MAX_WATCHED = 20  # tables on one connection
THROTTLE = 0.1  # seconds until the next message is read from a client over its rate limit
TRY_AGAIN, GOING_AWAY, UNWANTED = 1013, 1012, 1008  # WebSocket close codes
RECONNECT_AFTER = 2  # seconds

OLD_LABELS = {"language": "speak"}  # label values are public, so this one stays

SendText = Callable[[str], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]


def metric_label(message: FromClient) -> str:
    """The label of a message in the metrics: its `type` on the wire, except for `OLD_LABELS`."""
    wire_type = message.command.type if isinstance(message, CommandMessage) else message.type
    return OLD_LABELS.get(wire_type, wire_type)


class Connection:
    """A client on one WebSocket."""

    def __init__(self, server: "Server", guest: Identity, send: SendText, close: Close) -> None:
        self.server = server
        self.guest = guest
        self.who = guest.id
        self.since = server.hub.now()  # when its token was checked
        self.token = ""  # with which the client authenticated
        self.language = "en"
        self.is_welcomed = False
        self.is_visible = True  # whether the person can see the page
        self.watched: dict[str, Watcher] = {}
        self.serial = 0
        self.is_open = True
        self._send = send
        self._close = close
        self._outbox: deque[bytes] = deque()
        self._queued_bytes = 0
        self._writer: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ sending

    def send(self, message: ServerMessage) -> None:
        """Queue a message for the client."""
        self.send_bytes(write(message))

    def send_bytes(self, body: bytes) -> None:
        """Queue an encoded message, which may be shared by many clients."""
        if not self.is_open:
            return
        if self._is_too_slow():
            self.close(TRY_AGAIN, "too-slow")
            return
        self.serial += 1
        message = numbered(self.serial, body)
        self._outbox.append(message)
        self._queued_bytes += len(message)
        if self._writer is None:
            self._writer = asyncio.create_task(self._flush())

    def _is_too_slow(self) -> bool:
        """Whether the client reads too slowly. One long message alone does not count."""
        if self._queued_bytes <= MAX_QUEUED:
            return False
        return self._queued_bytes - max(map(len, self._outbox)) > MAX_QUEUED

    async def _flush(self) -> None:
        """Send the queued messages; the task exists only while there are any."""
        with contextlib.suppress(OSError, RuntimeError):  # disconnected: the reader will notice
            while self._outbox:
                await self._send(self._outbox[0].decode())  # it stays queued until it is sent
                if self._outbox:  # else the connection was closed meanwhile
                    self._queued_bytes -= len(self._outbox.popleft())
        self._writer = None

    def close(self, code: int, reason: str) -> None:
        """Close the connection; the client may reconnect."""
        if self.is_open:
            self.is_open = False
            self._outbox.clear()
            self.server.hub.spawn(self._close_socket(code, reason))

    async def _close_socket(self, code: int, reason: str) -> None:
        """Close the socket, even while a message is being sent."""
        if self._writer is not None:
            self._writer.cancel()
        with contextlib.suppress(OSError, RuntimeError):
            await self._close(code, reason)

    async def close_gracefully(self) -> None:
        """Announce that the server stops and when to reconnect, after all queued messages."""
        if not self.is_open:
            return
        sentence = self.server.hub.words(self.language).text("server-closing")
        self.send(messages.Closing(seconds=RECONNECT_AFTER, error="closing", said=sentence))
        if self._writer is not None:
            await self._writer
        self.close(GOING_AWAY, "closing")

    async def disconnected(self) -> None:
        """Clean up after the client has disconnected."""
        self.is_open = False
        if self._writer is not None:
            self._writer.cancel()
        self.server.lists.unfollow(self)
        for table in list(self.watched):
            self.stop_watching(table)

    # ------------------------------------------------------------------ receiving

    async def receive(self, text: str | bytes) -> None:
        """Handle one message; errors become a refusal."""
        key = ""
        try:
            await self._rate_limit()
            message = read_client(text)
            key = getattr(message, "key", "")
            self.server.metrics.count("messages", kind=metric_label(message))
            await self.handle(message)
        except PandemoniumError as problem:
            self._refuse(key, problem)
        except Exception:  # a bug of ours must not close the connection
            log.exception("a message failed")
            self._refuse(key, ServerError("server-bug"))

    def _refuse(self, key: str, problem: PandemoniumError) -> None:
        self.send(refused(key, problem, self.server.hub.words(self.language)))

    async def _rate_limit(self) -> None:
        """Count a message; over the limit it is refused after a pause, to throttle the client."""
        try:
            self.server.limits.spend("message", self.who)
        except LimitError:
            await asyncio.sleep(THROTTLE)
            raise

    async def handle(self, message: FromClient) -> None:
        """Dispatch a message to its handler."""
        if not self.is_welcomed and not isinstance(message, messages.Hello):
            raise ServerError("hello-first")
        if isinstance(message, CommandMessage):
            await self.execute(message)
        else:
            await self._answer_request(message)

    async def _answer_request(self, message: messages.ClientMessage) -> None:
        """Answer a message that changes no table."""
        match message:
            case messages.Hello():
                self.welcome(message)
            case messages.Ping():
                self.is_visible = not message.hidden
                self.send(messages.Pong())
            case messages.Speak():
                await self.set_language(message.language)
            case messages.Watch():
                await self.watch(message)
            case messages.Follow():
                await self.follow_lists(message)
            case messages.Leave():
                self.stop_watching(message.table)
            case messages.Consider() | messages.Why():
                await self.answer_query(message)
            case messages.Hint() | messages.Advise():
                self.server.limits.spend(message.type, self.who)
                self.server.hub.spawn(self.answer_hint(message))
            case messages.Read() | messages.History():
                await self.answer_read(message)
            case _:
                raise NotImplementedError(message.type)

    def welcome(self, hello: messages.Hello) -> None:
        """Check the protocol version and send a welcome."""
        if hello.protocol != messages.PROTOCOL:
            details = {"given": hello.protocol, "spoken": messages.PROTOCOL}
            raise ServerError("other-protocol", details)
        self.is_welcomed = True
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
        """Change the language and send all watched tables again."""
        self.language = language
        for watcher in list(self.watched.values()):
            await self._drain()
            watcher.language = language
            await watcher.live.send_all(watcher, since=0)

    async def watch(self, request: messages.Watch) -> None:
        """Watch a table, if this guest may see it."""
        self.server.limits.spend("watch", self.who)
        await self._drain()
        live = await self.server.hub.admit(request.table, self.who, request.invite)
        before = self.watched.pop(request.table, None)
        if len(self.watched) >= MAX_WATCHED:
            raise ServerError("too-many-watched", {"most": MAX_WATCHED})
        watcher = Watcher(live, self, self.language, request.seat)
        watcher.update_seat()
        self.watched[request.table] = watcher
        await live.join(watcher, request.since, before)

    async def follow_lists(self, request: messages.Follow) -> None:
        """Follow the lists of tables, or stop following them."""
        if request.on:
            self.server.limits.spend("watch", self.who)
            await self._drain()
            await self.server.lists.follow(self)
        else:
            self.server.lists.unfollow(self)

    async def _drain(self) -> None:
        """Wait until all messages are sent: whole tables are long."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    def stop_watching(self, table: str) -> None:
        """Remove the subscription to a table, if there is one."""
        if watcher := self.watched.pop(table, None):
            watcher.live.leave(watcher)

    async def answer_query(self, query: messages.Consider | messages.Why) -> None:
        """Answer what would happen after some actions, or why one is not allowed."""
        self.server.limits.spend("look", self.who)
        live = await self.server.hub.admit(query.table, self.who)
        self.send(await live.compute(TableCore.answer, self.who, query, self.language))

    async def answer_read(self, request: messages.Read | messages.History) -> None:
        """Answer with the table in words, or with earlier events."""
        is_sheet = isinstance(request, messages.Read)
        self.server.limits.spend("look" if is_sheet else "history", self.who)
        live = await self.server.hub.admit(request.table, self.who)
        seat = live.session.recipient(self.who, request.seat)
        work: Any = TableCore.sheet if is_sheet else TableCore.history
        self.send(await live.compute(work, seat, request, self.language))

    async def answer_hint(self, hint: messages.Hint | messages.Advise) -> None:
        """Answer what a bot would do; runs in the background while it thinks."""
        try:
            live = await self.server.hub.admit(hint.table, self.who)
            if isinstance(hint, messages.Advise):
                self.send(await suggest(live, self.who, hint))
            else:
                self.send(await advise(live, self.who, hint, self.language))
        except PandemoniumError as problem:
            self._refuse(hint.key, problem)

    async def execute(self, message: CommandMessage) -> None:
        """Change a table: stored, acknowledged, broadcast, in this order."""
        self.server.limits.spend(message.command.rate, self.who)
        done = messages.Done(key=message.key)
        try:
            live = await self.server.hub.admit(message.table, self.who)
            if message.command is Sit:  # the name may have changed since they connected
                self.guest = await self.server.identities.get(self.who) or self.guest
            await live.execute(self.guest, message, lambda: self.send(done))
        except StoreError as problem:
            if problem.key != "store-away":
                raise
            # The outcome is unknown: the client reconnects and repeats its idempotency key.
            self.close(TRY_AGAIN, problem.key)
