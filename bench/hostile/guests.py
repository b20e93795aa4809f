"""Guests of a server, over HTTP and WebSockets, each from a loopback address of its own choice."""

import base64
import itertools
import json
import os
from collections import Counter
from typing import Any, NamedTuple, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]
LARGEST = 1 << 24  # bytes of a message from the server
PATIENCE = 60.0  # seconds for an answer


class Account(NamedTuple):
    """A guest account, created before the server starts to bypass the rate limit."""

    id: str
    token: str


class Guest:
    """A client with a guest account."""

    keys = itertools.count(1)

    def __init__(self, url: str, account: Account, address: str) -> None:
        """`address` is the loopback address it connects from."""
        self.url = url
        self.account = account
        self.address = address
        self.outcomes: Counter[str] = Counter()  # how requests were answered
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(
            base_url=url, transport=transport, timeout=PATIENCE, headers=self.headers
        )

    @property
    def headers(self) -> dict[str, str]:
        """The authorization headers."""
        return {"Authorization": f"Bearer {self.account.token}"}

    @classmethod
    def new_key(cls) -> str:
        """A key for the next command."""
        return f"k{next(cls.keys)}"

    async def request(self, method: str, path: str, **rest: Any) -> Message:
        """The body of an answer; its status, with the error's key, is counted."""
        try:
            response = await self.http.request(method, path, **rest)
        except httpx.HTTPError as problem:
            self.outcomes[type(problem).__name__] += 1
            return {}
        try:
            body = response.json()
        except ValueError:
            body = {}
        answer: Message = body if isinstance(body, dict) else {"value": body}
        error = answer.get("error", "") if response.is_error else ""
        self.outcomes[f"{response.status_code} {error}".strip()] += 1
        return answer

    async def post(self, path: str, **body: Any) -> Message:
        """The body of the answer to a POST."""
        return await self.request("POST", path, json=body)

    async def make_table(self, game: str, **rest: Any) -> str:
        """The id of a new public table."""
        made = await self.post("/api/tables", key=self.new_key(), game=game, private=False, **rest)
        return str(made["table"])

    async def command(self, table: str, kind: str, **rest: Any) -> Message:
        """The answer to a command over HTTP."""
        body = {"type": kind, "key": self.new_key(), "table": table, **rest}
        return await self.post(f"/api/tables/{table}/commands", **body)

    async def open_socket(self) -> "GuestSocket":
        """Open a WebSocket and send the hello."""
        return await GuestSocket.open(self)

    async def close(self) -> None:
        """Close its HTTP connections."""
        await self.http.aclose()


class GuestSocket:
    """One WebSocket of a guest."""

    def __init__(self, guest: Guest, connection: ClientConnection) -> None:
        self.guest = guest
        self.connection = connection

    @classmethod
    async def open(cls, guest: Guest) -> Self:
        """Connect and send the hello."""
        url = guest.url.replace("http:", "ws:") + "/ws"
        connection = await connect(
            url,
            additional_headers=guest.headers,
            compression=None,
            max_size=LARGEST,
            ping_interval=None,
            local_addr=(guest.address, 0),
            proxy=None,
        )
        opened = cls(guest, connection)
        await opened.send(type="hello", protocol=1)
        return opened

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.connection.send(json.dumps(message))

    async def receive(self) -> Message:
        """The next message; counts the answers to commands."""
        message: Message = json.loads(await self.connection.recv(decode=False))
        if message["type"] in ("done", "refused"):
            self.guest.outcomes[f"{message['type']} {message.get('error', '')}".strip()] += 1
        return message

    async def receive_all(self) -> None:
        """Read all messages, forever."""
        while True:
            await self.receive()

    async def close(self) -> None:
        """Close it."""
        await self.connection.close()


# ---------------------------------------------------------------------- without a library


def upgrade_request(guest: Guest, port: int) -> bytes:
    """The request that opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *[f"{name}: {value}" for name, value in guest.headers.items()],
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def text_frame(message: Message) -> bytes:
    """A short message as a WebSocket frame of a client; masked with zeros."""
    body = json.dumps(message).encode()
    assert len(body) < 1 << 16
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + body
