"""The terminal's client of a server: guest tokens, and a WebSocket that reconnects.

A thread reads the messages, so that the connection stays alive while the person thinks.
"""

import contextlib
import json
import queue
import secrets
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from pandemonium.engine.errors import PandemoniumError

Message = dict[str, Any]
RECONNECT_TIMEOUT = 30.0  # seconds
RECONNECT_DELAY = 0.5  # seconds
PING_AFTER = 20.0  # seconds of silence
TOKENS = "servers.json"


class WireError(PandemoniumError, ValueError):
    """The server is unreachable or rejected a request."""


class TableLink(NamedTuple):
    """The parts of a link to a table: server, table ID and invite secret."""

    server: str
    table: str
    invite: str

    @classmethod
    def parse(cls, link: str) -> "TableLink":
        """Parse an invitation, or the URL that a browser shows at the table."""
        parts = urlsplit(link)
        folder, _, table = parts.path.rstrip("/").rpartition("/")
        if not folder and not table:
            folder, table = "/t", parse_qs(parts.query).get("t", [""])[0]
        if parts.scheme not in ("http", "https") or not parts.netloc or folder != "/t" or not table:
            raise WireError("bad-link", {"link": link})
        return cls(f"{parts.scheme}://{parts.netloc}", table, parts.fragment)


def token_for(server: str, name: str, language: str, folder: Path) -> str:
    """The stored guest token for this server; registers a new guest if it is missing or expired."""
    file = folder / TOKENS
    stored: dict[str, str] = json.loads(file.read_text()) if file.is_file() else {}
    if server in stored and _is_known(server, stored[server]):
        return stored[server]
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    body = json.dumps({"name": name, "cookie": False}).encode()
    try:
        stored[server] = str(_fetch(server, "/api/guests", headers, body)["token"])
    except urllib.error.HTTPError as problem:
        reason = str(json.load(problem).get("said", problem)).rstrip(".")
        raise WireError("server-refuses", {"said": reason}) from problem
    folder.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.write_text(json.dumps(stored))
    return stored[server]


def _is_known(server: str, token: str) -> bool:
    """Whether the server accepts the token."""
    try:
        return _fetch(server, "/api/me", {"Authorization": f"Bearer {token}"}) is not None
    except urllib.error.HTTPError:
        return False


def _fetch(server: str, path: str, headers: dict[str, str], data: bytes | None = None) -> Any:
    """The JSON answer of the server; a request with data is a POST."""
    request = urllib.request.Request(f"{server}{path}", data, headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError:
        raise
    except OSError as problem:
        raise WireError("server-unavailable", {"server": server}) from problem


class TableConnection:
    """A WebSocket subscribed to one table; received messages wait in a queue."""

    def __init__(self, link: TableLink, token: str, language: str) -> None:
        self.link = link
        self.headers = {"Authorization": f"Bearer {token}"}
        self.language = language
        self.inbox: queue.Queue[Message | None] = queue.Queue()
        self.number = 0  # of the latest news
        self._opened = contextlib.ExitStack()  # closes the socket
        self._socket = self._connect()

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message, reconnecting first if the connection is broken."""
        text = json.dumps({"type": kind, **fields})
        try:
            self._socket.send(text)
        except (ConnectionClosed, OSError):
            self._reconnect()
            self._socket.send(text)

    def receive(self, seconds: float | None = None) -> Message | None:
        """The next message; None if none arrives within `seconds` (by default, wait forever)."""
        while True:
            try:
                message = self.inbox.get(timeout=PING_AFTER if seconds is None else seconds)
            except queue.Empty:
                if seconds is not None:
                    return None
                self.send("ping")
                continue
            if message is None:
                self._reconnect()
                continue
            self.number = message.get("number", self.number)
            return message

    def request(self, kind: str, **fields: Any) -> tuple[Message, list[Message]]:
        """Send a request; returns its answer, and the other messages that arrived before it.

        After a reconnect it is sent again; the idempotency key prevents a second execution.
        """
        key = secrets.token_hex(8)
        command = {"key": key, "table": self.link.table, **fields}
        self.send(kind, **command)
        others: list[Message] = []
        while True:
            socket = self._socket
            message = self.receive()
            if socket is not self._socket:
                self.send(kind, **command)
            if message is not None:
                if message.get("key") == key:
                    return message, others
                others.append(message)

    def close(self) -> None:
        """Close the WebSocket for good."""
        self._opened.close()

    def _reconnect(self) -> None:
        """Retry until connected; raises WireError after the timeout."""
        until = time.monotonic() + RECONNECT_TIMEOUT
        while True:
            try:
                self._socket = self._connect()
                return
            except WireError:
                if time.monotonic() > until:
                    raise
                time.sleep(RECONNECT_DELAY)

    def _connect(self) -> ClientConnection:
        """Open a socket, send the hello and subscribe to the table from the latest known news."""
        url = f"ws{self.link.server.removeprefix('http')}/ws"
        try:
            self._opened.close()
            socket = self._opened.enter_context(
                connect(url, additional_headers=self.headers, max_size=None)
            )
            watch = {"table": self.link.table, "invite": self.link.invite, "since": self.number}
            socket.send(json.dumps({"type": "hello", "protocol": 1, "language": self.language}))
            socket.send(json.dumps({"type": "watch", **watch}))
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as problem:
            raise WireError("server-unavailable", {"server": self.link.server}) from problem
        threading.Thread(target=self._read, args=(socket,), daemon=True).start()
        return socket

    def _read(self, socket: ClientConnection) -> None:
        """Queue the messages of a socket, then None once it is closed."""
        try:
            for text in socket:
                self.inbox.put(json.loads(text))
        except ConnectionClosed:
            pass
        self.inbox.put(None)
