"""TCP: the listening socket, and limits on connections (how many, how slow).

uvicorn waits without a limit for the rest of a request. Here headers, bodies and stalled readers
have a deadline (against slowloris attacks), an address has a share of the connections, and some
file descriptors stay free for the database. An upgraded WebSocket is only counted: it has its own
heartbeat.
"""

import asyncio
import errno
import socket
import sys
from collections import Counter
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from pandemonium.app.errors import ServerError
from pandemonium.server.addresses import limit_key
from pandemonium.server.config import Config
from pandemonium.server.limits import MAX_CONNECTIONS, MAX_PER_ADDRESS

HEADERS_WITHIN = 10.0  # seconds
BODY_WITHIN = 30.0  # seconds, and as long again for every `BODY_STEP`
BODY_STEP = 64 * 1024  # bytes
READ_WITHIN = 30.0  # seconds for which a client may read nothing of its answer
KEEP_ALIVE = 15  # seconds between two requests
PER_ADDRESS = 2 * MAX_PER_ADDRESS  # a browser has a WebSocket, and others for what it loads
MAX_FILES = 65_536  # that are asked of the system
OWN_FILES = 128  # for the database, bots, logs
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n"
BIND_ERRORS = {errno.EADDRINUSE: "port-in-use", errno.EACCES: "port-forbidden"}


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at this port, or at any free one if it is 0.

    Bound before the address is printed. Raises `ServerError` if the port is unavailable.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as problem:
        key = BIND_ERRORS.get(problem.errno or 0, "not-our-address")
        raise ServerError(key, {"host": host, "port": str(port)}) from None


def raise_file_limit() -> None:
    """Raise the limit of open files as far as the system allows."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        limit = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
        if soft != resource.RLIM_INFINITY and soft < limit:
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))


def max_connections() -> int:
    """The most connections that leave file descriptors for everything else."""
    most = 2 * MAX_CONNECTIONS
    if sys.platform != "win32":
        import resource

        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY:
            most = min(most, max(soft - OWN_FILES, soft // 2))
    return most


class TcpLimits:
    """Counts the connections of a server, and closes idle ones to make room."""

    def __init__(self, config: Config, most: int) -> None:
        """`most` in all. Connections of trusted proxies are not counted by address."""
        self._config = config
        self._most = most
        self._by_address: Counter[str] = Counter()
        self._idle: dict[HttpConnection, None] = {}  # the longest idle first

    def protocols(self) -> tuple[Any, Any]:
        """The protocol classes of uvicorn for HTTP and WebSockets."""
        return partial(HttpConnection, self), partial(SocketConnection, self)

    def admit(self, connection: "HttpConnection") -> bool:
        """Count a new connection; whether there is room for it."""
        key = self.key_of(connection)
        if self._config.is_limited and key and self._by_address[key] >= PER_ADDRESS:
            return False
        if self._by_address.total() >= self._most:
            if not self._idle:
                return False
            next(iter(self._idle)).abort()
        self.enter(connection)
        return True

    def enter(self, connection: "HttpConnection | SocketConnection") -> None:
        """Count a connection by its address."""
        self._by_address[self.key_of(connection)] += 1

    def leave(self, connection: "HttpConnection | SocketConnection") -> None:
        """Stop counting a connection."""
        key = self.key_of(connection)
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]

    def set_idle(self, connection: "HttpConnection", is_idle: bool) -> None:
        """Set whether a connection may be closed to make room for another."""
        self._idle.pop(connection, None)
        if is_idle:
            self._idle[connection] = None

    def key_of(self, connection: "HttpConnection | SocketConnection") -> str:
        """The key by which a connection is counted; empty if not by address."""
        address = connection.client[0] if connection.client else ""
        return "" if not address or self._config.is_proxy(address) else limit_key(address)


class HttpConnection(HttpToolsProtocol):
    """The HTTP protocol of uvicorn, with deadlines."""

    def __init__(self, limits: TcpLimits, **rest: Any) -> None:
        super().__init__(**rest)
        self._limits = limits
        self._deadline: asyncio.TimerHandle | None = None  # of the request that is arriving
        self._read_deadline: asyncio.TimerHandle | None = None  # of the answer that is being read
        self._received = 0  # bytes of the body in this step
        self._is_counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or refuse it before anything is read."""
        super().connection_made(transport)
        self._is_counted = self._limits.admit(self)
        if self._is_counted:
            self._limits.set_idle(self, True)
            self._set_deadline(HEADERS_WITHIN)
        else:
            transport.write(NO_ROOM)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Set the deadline of the headers at the first byte of a request."""
        if not self._is_counted:
            return
        is_between_requests = self.cycle is None or self.cycle.response_complete
        if self._deadline is None and is_between_requests:
            self._set_deadline(HEADERS_WITHIN)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """Set the deadline of the body."""
        super().on_headers_complete()
        self._limits.set_idle(self, False)
        self._received = 0
        self._set_deadline(BODY_WITHIN)

    def on_body(self, body: bytes) -> None:
        """Extend the deadline of a body that makes progress."""
        super().on_body(body)
        self._received += len(body)
        if self._received >= BODY_STEP:
            self._received = 0
            self._set_deadline(BODY_WITHIN)

    def on_message_complete(self) -> None:
        """Clear the deadline: the request is complete."""
        self._set_deadline(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Mark the connection as idle, unless another request has arrived."""
        super().on_response_complete()
        if self._is_counted and (self.cycle is None or self.cycle.response_complete):
            self._limits.set_idle(self, True)

    def handle_websocket_upgrade(self) -> None:
        """Hand over to the WebSocket protocol, which counts it without deadlines."""
        self._release()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Set a deadline for a client that does not read."""
        super().pause_writing()
        self._read_deadline = self.loop.call_later(READ_WITHIN, self.abort)

    def resume_writing(self) -> None:
        self._cancel_read_deadline()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Set a deadline for the rest of the last response."""
        super().timeout_keep_alive_handler()
        self._cancel_read_deadline()
        self._read_deadline = self.loop.call_later(READ_WITHIN, self.abort)

    def abort(self) -> None:
        """Close the connection at once."""
        self._release()
        self.transport.abort()

    def _set_deadline(self, within: float | None) -> None:
        """Set the deadline of what is arriving, in seconds; None: no deadline."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None
        if within is not None:
            self._deadline = self.loop.call_later(within, self._on_deadline, within)

    def _on_deadline(self, within: float) -> None:
        """Close the connection with 408, unless we have paused reading."""
        self._deadline = None
        if self.flow.read_paused:
            self._set_deadline(within)
        elif not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started:
                self.transport.write(TOO_SLOW)
            self.transport.close()

    def _cancel_read_deadline(self) -> None:
        if self._read_deadline is not None:
            self._read_deadline.cancel()
            self._read_deadline = None

    def _release(self) -> None:
        """Stop counting the connection, and cancel its deadlines."""
        self._set_deadline(None)
        self._cancel_read_deadline()
        if self._is_counted:
            self._is_counted = False
            self._limits.set_idle(self, False)
            self._limits.leave(self)


class SocketConnection(WebSocketsSansIOProtocol):
    """The WebSocket protocol of uvicorn, counted."""

    def __init__(self, limits: TcpLimits, **rest: Any) -> None:
        super().__init__(**rest)
        self._limits = limits

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._limits.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._limits.leave(self)
        super().connection_lost(exc)
