"""Servers that are really started, killed and started again, and people who play on them.

A person keeps what was acknowledged to them, comes back when the connection breaks, and then says
again, with the same key, what was not answered.
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
PAUSE = 0.03  # seconds before somebody tries again
TRIED = 60.0  # seconds until a server that does not answer counts as lost
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["bench.online_server"])

Message = dict[str, Any]
LOST = (OSError, WebSocketException, TimeoutError)


class Served:
    """A server in a process of its own."""

    def __init__(self, place: str | Path, pace: float = 0.0) -> None:
        """At any port that is free."""
        self.place = str(place)
        self.pace = pace
        with socket.socket() as trial:
            trial.bind((HOST, 0))
            self.port: int = trial.getsockname()[1]
        self.url = f"http://{HOST}:{self.port}"

    def start(self) -> None:
        """Start it; it answers a moment later."""
        from bench.online_server import serve

        self.process = PROCESSES.Process(target=serve, args=(self.place, self.port, self.pace))
        self.process.start()

    def kill(self) -> None:
        """End it as a power cut would: it is not asked."""
        self.process.kill()
        self.process.join()

    def stop(self) -> int | None:
        """Ask it to end; its exit code."""
        self.process.terminate()
        self.process.join(TRIED)
        return self.process.exitcode


class Acknowledged(NamedTuple):
    """What somebody was promised: it is stored. `sent` and `told` are times."""

    table: str
    who: str
    key: str
    message: Message
    sent: float
    told: float


class Person:
    """Somebody who plays at random."""

    def __init__(self, urls: list[str], name: str, seed: int) -> None:
        """Not known yet; each connection goes to one of the servers, at random."""
        self.urls = urls
        self.name = name
        self.lots = random.Random(seed)
        self.keys = itertools.count(1)
        self.table = ""
        self.summary: Message | None = None
        self.view: Message | None = None
        self.prompt: Message | None = None
        self.number = 0  # of the last news
        self.gaps: list[str] = []  # news that came without those before them
        self.told = 0.0  # when something of the table was last told
        self.left = 0.0  # when one stopped listening, in seconds since 1970
        self.wish: Message | None = None
        self.sent = 0.0
        self.acknowledged: list[Acknowledged] = []
        self.refusals: Counter[str] = Counter()
        self.connections = 0
        self.is_stopping = False
        self.socket: ClientConnection | None = None

    # ------------------------------------------------------------------ HTTP

    async def ask(self, path: str, body: Message) -> Message:
        """Ask over HTTP until it is answered."""
        until = time.monotonic() + TRIED
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                return await asyncio.to_thread(self._post, path, body)
            await asyncio.sleep(PAUSE)
        raise TimeoutError(path)

    def _post(self, path: str, body: Message) -> Message:
        """One request."""
        headers = {"Content-Type": "application/json"}
        if hasattr(self, "token"):
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(
            self.lots.choice(self.urls) + path, json.dumps(body).encode(), headers
        )
        with urllib.request.urlopen(request, timeout=5) as answer:
            found: Message = json.load(answer)
            return found

    async def come(self) -> None:
        """Become a guest."""
        told = await self.ask("/api/guests", {"name": self.name, "cookie": False})
        self.id, self.token = str(told["id"]), str(told["token"])

    async def make_table(self, game: str, players: int, bots: list[str]) -> str:
        """A new table."""
        body = {"key": self._new_key(), "game": game, "players": players, "private": False}
        return str((await self.ask("/api/tables", {**body, "bots": bots}))["table"])

    def _new_key(self) -> str:
        """A key for a wish."""
        return f"{self.name}-{next(self.keys)}"

    # ------------------------------------------------------------------ playing

    async def follow(self, table: str) -> None:
        """Go to a table."""
        self.table, self.summary, self.view, self.prompt, self.wish = table, None, None, None, None
        self.number = 0
        if self.socket is not None:
            with contextlib.suppress(*LOST):
                await self.socket.send(json.dumps({"type": "watch", "table": table}))

    async def play(self) -> None:
        """Play, and come back whenever the connection breaks; stopping, only listen."""
        headers = {"Authorization": f"Bearer {self.token}"}
        while True:
            address = self.lots.choice(self.urls).replace("http", "ws") + "/ws"
            with contextlib.suppress(*LOST):
                async with connect(
                    address, additional_headers=headers, open_timeout=5, compression=None
                ) as self.socket:
                    self.connections += 1
                    await self._play(self.socket)
            self.socket = None
            await asyncio.sleep(PAUSE * (1 + self.lots.random()))

    async def _play(self, connection: ClientConnection) -> None:
        """Play for as long as the connection lasts."""
        await connection.send(json.dumps({"type": "hello", "protocol": 1}))
        if self.table:
            await connection.send(json.dumps({"type": "watch", "table": self.table}))
        if self.wish is not None:  # was it heard? It is said again, with the same key
            await connection.send(json.dumps(self.wish))
        async for text in connection:
            if self.hear(json.loads(text)):
                await asyncio.sleep(PAUSE)  # refused: the table has moved on
            if self.wish is None and (wish := self.decide()) is not None and not self.is_stopping:
                self.wish, self.sent = wish, time.monotonic()
                await connection.send(json.dumps(wish))

    def hear(self, message: Message) -> bool:
        """Take in what the server says; whether it was a refusal."""
        kind = message["type"]
        if kind in ("table", "news") and message["table"] == self.table:
            self._count(message)
            for part in ("summary", "view", "prompt"):
                if part in message:
                    setattr(self, part, message[part])
        elif self.wish is not None and message.get("key") == self.wish["key"]:
            wish, self.wish = self.wish, None
            if kind == "done":
                key, now = str(wish["key"]), time.monotonic()
                self.acknowledged.append(
                    Acknowledged(str(wish["table"]), self.id, key, wish, self.sent, now)
                )
            else:
                self.refusals[str(message.get("error"))] += 1
                return True
        return False

    def _count(self, message: Message) -> None:
        """News follow each other without gaps; the whole table brings its own number."""
        first = message["number"] - len(message["news"]) + 1
        if message["type"] == "news" and first != self.number + 1:
            self.gaps.append(f"{self.name} was told number {first} after number {self.number}")
        self.number, self.told = message["number"], time.monotonic()

    def decide(self) -> Message | None:
        """What to wish for now, if anything."""
        if self.summary is None:
            return None
        mine = [seat for seat in self.summary["seats"] if seat["is_yours"]]
        if self.summary["status"] == "gathering":
            return self._gather(mine)
        if self.summary["status"] != "playing" or not mine or self.prompt is None:
            return None
        if mine[0]["bot"]:
            return self._wish("return", seat=mine[0]["seat"])
        choices = self.prompt["choices"]
        if not choices or self.prompt["player"] != mine[0]["seat"]:
            return None
        if self.prompt["undo"]["possible"] and self.lots.random() < 0.05:
            return self._wish("undo", seat=mine[0]["seat"])
        action = self.lots.choice(choices)["text"]
        return self._wish("act", seat=mine[0]["seat"], actions=[action])

    def _gather(self, mine: list[Message]) -> Message | None:
        """Sit down, be ready, open one's share of the dice."""
        assert self.summary is not None
        share = hashlib.sha256(self.name.encode()).hexdigest()
        if not mine:
            return self._wish("sit")
        if self.summary["opening"] and not mine[0]["contribution"]:
            return self._wish("open", contribution=share)
        if not mine[0]["is_ready"] and all(not one["is_free"] for one in self.summary["seats"]):
            commitment = hashlib.sha256(bytes.fromhex(share)).hexdigest()
            return self._wish("ready", commitment=commitment)
        return None

    def _wish(self, kind: str, **fields: Any) -> Message:
        """A message with a new key."""
        return {"type": kind, "key": self._new_key(), "table": self.table, **fields}

    @property
    def is_over(self) -> bool:
        """Whether the game at one's table is over."""
        return self.summary is not None and self.summary["status"] == "over"


async def play_on(people: list[Person], games: list[str], bots: list[str]) -> None:
    """These people play one table after another, for ever."""
    for number in itertools.count():
        game = games[number % len(games)]
        table = await people[0].make_table(game, len(people) + len(bots), bots)
        for person in people:
            await person.follow(table)
        while not all(person.is_over for person in people):
            await asyncio.sleep(PAUSE)


async def answers(url: str) -> None:
    """Wait until a server answers."""
    until = time.monotonic() + TRIED
    while time.monotonic() < until:
        with contextlib.suppress(OSError, urllib.error.URLError):
            await asyncio.to_thread(
                lambda: urllib.request.urlopen(f"{url}/healthz", timeout=2).read()
            )
            return
        await asyncio.sleep(PAUSE)
    raise TimeoutError(url)
