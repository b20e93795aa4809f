"""A server on a real port for the tests, in the same process."""

import asyncio
import contextlib
import hashlib
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from pandemonium.server.app import GracefulServer
from pandemonium.server.config import Config

PATIENCE = 60.0  # seconds for an answer on a busy machine
OPEN: list[httpx.AsyncClient] = []  # to be closed with the server


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@contextlib.asynccontextmanager
async def serving(place: str | Path, **settings: Any) -> AsyncIterator[str]:
    """A server for as long as the block lasts; its address."""
    async with served(place, **settings) as server:
        yield settings.get("public_url", f"http://localhost:{server.config.port}")


@contextlib.asynccontextmanager
async def served(place: str | Path, **settings: Any) -> AsyncIterator[GracefulServer]:
    """The same, the server itself."""
    config = Config(str(place), port=free_port(), **{"pace": 0.0, "is_limited": False, **settings})
    server = GracefulServer(config)
    task = asyncio.create_task(server.serve())
    async with asyncio.timeout(20):
        while not server.started:
            await asyncio.sleep(0.01)
            if task.done():
                task.result()
    try:
        yield server
    finally:
        while OPEN:
            await OPEN.pop().aclose()
        server.should_exit = True
        await task


class Guest:
    """A client that uses HTTP and opens sockets, as a program does."""

    def __init__(self, url: str, token: str) -> None:
        """Known by a token."""
        self.url = url
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, timeout=PATIENCE)
        OPEN.append(self.http)

    @classmethod
    async def connect(cls, url: str, name: str) -> "Guest":
        """A new guest."""
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as nobody:
            made = await nobody.post("/api/guests", json={"name": name, "cookie": False})
        return cls(url, made.json()["token"])

    async def post(self, path: str, **body: Any) -> httpx.Response:
        """Send something."""
        return await self.http.post(path, json=body)

    async def table(self, game: str, **wishes: Any) -> str:
        """Make a table."""
        key = hashlib.sha256(f"{game} {wishes}".encode()).hexdigest()
        made = await self.post("/api/tables", key=key, game=game, **wishes)
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    @contextlib.asynccontextmanager
    async def socket(self) -> AsyncIterator["Line"]:
        """A connection that has said hello."""
        url = self.url.replace("http:", "ws:") + "/ws"
        async with connect(
            url, additional_headers=self.headers, compression=None, ping_interval=None
        ) as line:
            opened = Line(line)
            await opened.say(type="hello", protocol=1)
            assert (await opened.hear())["type"] == "welcome"
            yield opened


class Line:
    """One socket."""

    def __init__(self, line: ClientConnection) -> None:
        """Open."""
        self.line = line

    async def say(self, **message: Any) -> None:
        """Send a message."""
        await self.line.send(json.dumps(message))

    async def hear(self, kind: str = "", **wanted: Any) -> dict[str, Any]:
        """The next message, or the next one of a kind."""
        async with asyncio.timeout(10):
            while True:
                report: dict[str, Any] = json.loads(await self.line.recv())
                fits = all(report.get(name) == value for name, value in wanted.items())
                if fits and kind in ("", report["type"]):
                    return report
