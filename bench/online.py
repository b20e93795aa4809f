"""Real server processes that are killed and restarted, and scripted people who play on them.

A person records what was acknowledged, reconnects with backoff, and then resends an unanswered
command with the same idempotency key.
"""

import asyncio
import contextlib
import hashlib
import itertools
import json
import multiprocessing
import random
import socket
import time
import urllib.error
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOST = "127.0.0.1"
PAUSE = 0.03  # seconds between retries
TIMEOUT = 60.0  # seconds after which an unresponsive server counts as lost
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["bench.online_server"])

Message = dict[str, Any]
LOST = (OSError, WebSocketException, TimeoutError)


class ServerProcess:
    """A server in a separate process."""

    def __init__(self, place: str | Path, pace: float = 0.0) -> None:
        """Uses a free port."""
        self.place = str(place)
        self.pace = pace
        with socket.socket() as trial:
            trial.bind((HOST, 0))
            self.port: int = trial.getsockname()[1]
        self.url = f"http://{HOST}:{self.port}"

    def start(self) -> None:
        """Start the process; the server answers a moment later."""
        from bench.online_server import serve

        self.process = PROCESSES.Process(target=serve, args=(self.place, self.port, self.pace))
        self.process.start()

    def kill(self) -> None:
        """Kill the process without a shutdown, like a power failure."""
        self.process.kill()
        self.process.join()

    def stop(self) -> int | None:
        """Ask the process to stop; returns its exit code."""
        self.process.terminate()
        self.process.join(TIMEOUT)
        return self.process.exitcode


class Acknowledged(NamedTuple):
    """A command that the server acknowledged, with the times of sending and of the answer."""

    table: str
    who: str
    key: str
    message: Message
    sent: float
    answered: float


class Person:
    """Somebody who plays at random."""

    def __init__(self, urls: list[str], name: str, seed: int) -> None:
        """Not known yet; each connection goes to one of the servers, at random."""
        self.urls = urls
        self.name = name
        self.rng = random.Random(seed)
        self.keys = itertools.count(1)
        self.table = ""
        self.summary: Message | None = None
        self.view: Message | None = None
        self.prompt: Message | None = None
        self.number = 0  # of the latest news
        self.gaps: list[str] = []  # missing numbers of news
        self.last_news = 0.0  # when news last arrived
        self.left = 0.0  # when they disconnected, as a Unix timestamp
        self.pending: Message | None = None
        self.sent = 0.0
        self.acknowledged: list[Acknowledged] = []
        self.refusals: Counter[str] = Counter()
        self.connections = 0
        self.is_stopping = False
        self.socket: ClientConnection | None = None

    # ------------------------------------------------------------------ HTTP

    async def ask(self, path: str, body: Message) -> Message:
        """Send an HTTP request until it is answered."""
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                return await asyncio.to_thread(self._post, path, body)
            await asyncio.sleep(PAUSE)
        raise TimeoutError(path)

    def _post(self, path: str, body: Message) -> Message:
        """Send one HTTP request."""
        headers = {"Content-Type": "application/json"}
        if hasattr(self, "token"):
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(
            self.rng.choice(self.urls) + path, json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request, timeout=5) as answer:
            message: Message = json.load(answer)
            return message

    async def register(self) -> None:
        """Register as a guest."""
        guest = await self.ask("/api/guests", {"name": self.name, "cookie": False})
        self.id, self.token = str(guest["id"]), str(guest["token"])

    async def make_table(self, game: str, players: int, bots: list[str]) -> str:
        """Create a table and return its ID."""
        body = {"key": self._new_key(), "game": game, "players": players, "private": False}
        return str((await self.ask("/api/tables", {**body, "bots": bots}))["table"])

    def _new_key(self) -> str:
        """A new idempotency key."""
        return f"{self.name}-{next(self.keys)}"

    # ------------------------------------------------------------------ playing

    async def follow(self, table: str) -> None:
        """Watch a table from now on."""
        self.table, self.summary, self.view, self.prompt, self.pending = (
            table,
            None,
            None,
            None,
            None,
        )
        self.number = 0
        if self.socket is not None:
            with contextlib.suppress(*LOST):
                await self.socket.send(json.dumps({"type": "watch", "table": table}))

    async def play(self) -> None:
        """Play, and reconnect whenever the connection breaks; once stopping, only receive."""
        headers = {"Authorization": f"Bearer {self.token}"}
        while True:
            address = self.rng.choice(self.urls).replace("http", "ws") + "/ws"
            with contextlib.suppress(*LOST):
                async with connect(
                    address, additional_headers=headers, open_timeout=5, compression=None
                ) as self.socket:
                    self.connections += 1
                    await self._play(self.socket)
            self.socket = None
            await asyncio.sleep(PAUSE * (1 + self.rng.random()))

    async def _play(self, connection: ClientConnection) -> None:
        """Play until the connection breaks."""
        await connection.send(json.dumps({"type": "hello", "protocol": 1}))
        if self.table:
            await connection.send(json.dumps({"type": "watch", "table": self.table}))
        if self.pending is not None:  # perhaps not received: resend it with the same key
            await connection.send(json.dumps(self.pending))
        async for text in connection:
            if self.handle(json.loads(text)):
                await asyncio.sleep(PAUSE)  # refused: the table has moved on
            if (
                self.pending is None
                and (command := self.decide()) is not None
                and not self.is_stopping
            ):
                self.pending, self.sent = command, time.monotonic()
                await connection.send(json.dumps(command))

    def handle(self, message: Message) -> bool:
        """Handle a message; returns whether a command was refused."""
        kind = message["type"]
        if kind in ("table", "news") and message["table"] == self.table:
            self._count(message)
            for part in ("summary", "view", "prompt"):
                if part in message:
                    setattr(self, part, message[part])
        elif self.pending is not None and message.get("key") == self.pending["key"]:
            command, self.pending = self.pending, None
            if kind == "done":
                key, now = str(command["key"]), time.monotonic()
                self.acknowledged.append(
                    Acknowledged(str(command["table"]), self.id, key, command, self.sent, now)
                )
            else:
                self.refusals[str(message.get("error"))] += 1
                return True
        return False

    def _count(self, message: Message) -> None:
        """Check that news are numbered without gaps."""
        first = message["number"] - len(message["news"]) + 1
        if message["type"] == "news" and first != self.number + 1:
            self.gaps.append(f"{self.name} received number {first} after number {self.number}")
        self.number, self.last_news = message["number"], time.monotonic()

    def decide(self) -> Message | None:
        """The next command to send, if any."""
        if self.summary is None:
            return None
        mine = [seat for seat in self.summary["seats"] if seat["is_yours"]]
        if self.summary["status"] == "gathering":
            return self._gather(mine)
        if self.summary["status"] != "playing" or not mine or self.prompt is None:
            return None
        if mine[0]["bot"]:
            return self._command("return", seat=mine[0]["seat"])
        choices = self.prompt["choices"]
        if not choices or self.prompt["player"] != mine[0]["seat"]:
            return None
        if self.prompt["undo"]["possible"] and self.rng.random() < 0.05:
            return self._command("undo", seat=mine[0]["seat"])
        action = self.rng.choice(choices)["text"]
        return self._command("act", seat=mine[0]["seat"], actions=[action])

    def _gather(self, mine: list[Message]) -> Message | None:
        """Take a seat, report ready, reveal the share of the dice."""
        assert self.summary is not None
        share = hashlib.sha256(self.name.encode()).hexdigest()
        if not mine:
            return self._command("sit")
        if self.summary["opening"] and not mine[0]["contribution"]:
            return self._command("open", contribution=share)
        if not mine[0]["is_ready"] and all(not seat["is_free"] for seat in self.summary["seats"]):
            commitment = hashlib.sha256(bytes.fromhex(share)).hexdigest()
            return self._command("ready", commitment=commitment)
        return None

    def _command(self, kind: str, **fields: Any) -> Message:
        """A command with a new idempotency key."""
        return {"type": kind, "key": self._new_key(), "table": self.table, **fields}

    @property
    def is_over(self) -> bool:
        """Whether the game at the table is over."""
        return self.summary is not None and self.summary["status"] == "over"


async def play_tables(people: list[Person], games: list[str], bots: list[str]) -> None:
    """Let these people play one table after another, forever."""
    for number in itertools.count():
        game = games[number % len(games)]
        table = await people[0].make_table(game, len(people) + len(bots), bots)
        for person in people:
            await person.follow(table)
        while not all(person.is_over for person in people):
            await asyncio.sleep(PAUSE)


async def wait_until_up(url: str) -> None:
    """Wait until a server answers."""
    until = time.monotonic() + TIMEOUT
    while time.monotonic() < until:
        with contextlib.suppress(OSError, urllib.error.URLError):
            await asyncio.to_thread(
                lambda: urllib.request.urlopen(f"{url}/healthz", timeout=2).read()
            )
            return
        await asyncio.sleep(PAUSE)
    raise TimeoutError(url)
