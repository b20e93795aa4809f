"""A client of a server for the terminal: who one is there, and a line that comes back when broken.

Messages are read by a thread of their own, so that the line stays alive while somebody thinks.
"""

import contextlib
import hashlib
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
PATIENCE = 30.0  # seconds for which one tries to come back
BETWEEN = 0.5  # seconds between two tries
PING_AFTER = 20.0  # seconds of silence
TOKENS = "servers.json"


class WireError(PandemoniumError, ValueError):
    """The server cannot be reached, or refuses."""


class RefusedError(WireError):
    """The server refuses, in its own words."""

    def __init__(self, message: str) -> None:
        """What it says is said here too."""
        super().__init__("server-refuses", {"said": message.rstrip(".")})


class Address(NamedTuple):
    """What a link to a table says: where the server is, which table, and the secret."""

    server: str
    table: str
    invite: str

    @classmethod
    def read(cls, link: str) -> "Address":
        """The parts of a link: of an invitation, or of what a browser shows at that table."""
        parts = urlsplit(link)
        folder, _, table = parts.path.rstrip("/").rpartition("/")
        if not folder and not table:
            folder, table = "/t", parse_qs(parts.query).get("t", [""])[0]
        if parts.scheme not in ("http", "https") or not parts.netloc or folder != "/t" or not table:
            raise WireError("bad-link", {"link": link})
        return cls(f"{parts.scheme}://{parts.netloc}", table, parts.fragment)


def token_for(server: str, name: str, language: str, folder: Path) -> str:
    """What proves who one is at this server: kept from the last time, or new."""
    file = folder / TOKENS
    stored: dict[str, str] = json.loads(file.read_text()) if file.is_file() else {}
    if server in stored and _is_known(server, stored[server]):
        return stored[server]
    made = _post(server, "/api/guests", {"name": name, "cookie": False}, language)
    stored[server] = str(made["token"])
    folder.mkdir(parents=True, exist_ok=True)
    file.touch(mode=0o600)
    file.write_text(json.dumps(stored))
    return stored[server]


def _is_known(server: str, token: str) -> bool:
    """Whether the server still knows the token."""
    headers = {"Authorization": f"Bearer {token}"}
    try:
        request = urllib.request.Request(f"{server}/api/me", headers=headers)
        with urllib.request.urlopen(request) as answer:
            return json.load(answer) is not None
    except urllib.error.HTTPError:
        return False
    except OSError as problem:
        raise WireError("server-away", {"server": server}) from problem


def _post(server: str, path: str, body: Message, language: str) -> Message:
    """Send something by HTTP."""
    headers = {"Content-Type": "application/json", "Accept-Language": language}
    request = urllib.request.Request(f"{server}{path}", json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request) as answer:
            message: Message = json.load(answer)
            return message
    except urllib.error.HTTPError as problem:
        raise RefusedError(str(json.load(problem).get("said", problem))) from problem
    except OSError as problem:
        raise WireError("server-away", {"server": server}) from problem


class Line:
    """A connection that watches one table; what it is told waits until somebody looks."""

    def __init__(self, address: Address, token: str, language: str) -> None:
        """Connect."""
        self.address = address
        self.headers = {"Authorization": f"Bearer {token}"}
        self.language = language
        self.inbox: queue.Queue[Message | None] = queue.Queue()
        self.number = 0  # of the last news
        self._opened = contextlib.ExitStack()  # the socket, to be closed
        self._socket = self._connect()

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message; a broken line is made anew first."""
        text = json.dumps({"type": kind, **fields})
        try:
            self._socket.send(text)
        except (ConnectionClosed, OSError):
            self._come_back()
            self._socket.send(text)

    def hear(self, seconds: float | None = None) -> Message | None:
        """The next message, or None if there is none for so long."""
        while True:
            try:
                message = self.inbox.get(timeout=PING_AFTER if seconds is None else seconds)
            except queue.Empty:
                if seconds is not None:
                    return None
                self.send("ping")
                continue
            if message is None:
                self._come_back()
                continue
            self.number = message.get("number", self.number)
            return message

    def ask(self, kind: str, **fields: Any) -> tuple[Message, list[Message]]:
        """Send something with a key and wait for its answer; and what else came meanwhile.

        If the line breaks, it is sent again: with the same key, nothing is done twice.
        """
        key = secrets.token_hex(8)
        command = {"key": key, "table": self.address.table, **fields}
        self.send(kind, **command)
        others: list[Message] = []
        while True:
            socket = self._socket
            message = self.hear()
            if socket is not self._socket:
                self.send(kind, **command)
            if message is not None:
                if message.get("key") == key:
                    return message, others
                others.append(message)

    def close(self) -> None:
        """Leave."""
        self._opened.close()

    def _come_back(self) -> None:
        """Connect anew, for a while."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self._socket = self._connect()
                return
            except WireError:
                if time.monotonic() > until:
                    raise
                time.sleep(BETWEEN)

    def _connect(self) -> ClientConnection:
        """Open a socket, say hello and watch the table from where one was."""
        url = f"ws{self.address.server.removeprefix('http')}/ws"
        try:
            self._opened.close()
            socket = self._opened.enter_context(
                connect(url, additional_headers=self.headers, max_size=None)
            )
            socket.send(json.dumps({"type": "hello", "protocol": 1, "language": self.language}))
            socket.send(
                json.dumps(
                    {
                        "type": "watch",
                        "table": self.address.table,
                        "invite": self.address.invite,
                        "since": self.number,
                    }
                )
            )
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as problem:
            raise WireError("server-away", {"server": self.address.server}) from problem
        threading.Thread(target=self._read, args=(socket,), daemon=True).start()
        return socket

    def _read(self, socket: ClientConnection) -> None:
        """Put what comes where it can be found; at the end, a sign that it broke."""
        try:
            for text in socket:
                self.inbox.put(json.loads(text))
        except ConnectionClosed:
            pass
        self.inbox.put(None)


class DiceShare:
    """What one mixes into the dice: sealed when one is ready, shown when everybody is."""

    def __init__(self) -> None:
        """Drawn by lot."""
        self.contribution = secrets.token_hex(32)

    @property
    def commitment(self) -> str:
        """Its seal."""
        return hashlib.sha256(bytes.fromhex(self.contribution)).hexdigest()
