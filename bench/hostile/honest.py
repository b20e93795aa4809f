"""Honest people whose round trips are measured during attacks.

`Players` are two people at an ordinary table; `BotPlayers` play against bots.
"""

import asyncio
import contextlib
import random
import time
from typing import NamedTuple

from bench.hostile.guests import Account, Guest, GuestSocket, Message

ADDRESS = "127.0.0.1"
GAME = "dice-summoners"  # the longest games
BOT_GAME = "lets-summon-demons"
BOT = "imp"
BOT_TABLES = 4
PACE = 15.0  # messages per second
CONSIDERED = 0.2  # of the messages ask what would be
UNDONE = 0.04  # of the actions are taken back
LOST = 20.0  # seconds after which an answer counts as lost; it is timed as that


class Times(NamedTuple):
    """Seconds from sending a message until its answer, and until the other person received it."""

    answered: list[float]
    delivered: list[float]


class Seat:
    """A person at a table: their socket and the latest messages."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.table = ""
        self.seat = 0
        self.prompt: Message | None = None
        self.status = ""
        self.answer = asyncio.Event()  # to the message that was sent last
        self.news = asyncio.Event()
        self.answered = 0.0
        self.heard = 0.0
        self.reader: asyncio.Task[None] | None = None
        self._key = ""

    async def connect(self) -> None:
        """Open the socket and start reading."""
        self.socket: GuestSocket = await self.guest.open_socket()
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            now, kind = time.perf_counter(), message["type"]
            if kind in ("table", "news") and message["table"] == self.table:
                self._take_in(message)
                self.heard = now
                self.news.set()
            elif message.get("key") == self._key:
                self.answered = now
                self.answer.set()

    def _take_in(self, message: Message) -> None:
        if "prompt" in message:
            self.prompt = message["prompt"]
        if "summary" in message:
            self.status = message["summary"]["status"]

    async def watch(self, table: str, seat: int) -> None:
        """Watch a table and wait for its state."""
        self.table, self.seat, self.prompt = table, seat, None
        self.news.clear()
        await self.socket.send(type="watch", table=table)
        await self.news.wait()

    def choices(self) -> list[str]:
        """The legal actions of the person."""
        if self.status != "playing" or not self.prompt or self.prompt["player"] != self.seat:
            return []
        return [choice["text"] for choice in self.prompt["choices"]]

    async def send(self, kind: str, **fields: object) -> float:
        """Send a message; returns the time of sending."""
        self._key = Guest.new_key()
        self.answer.clear()
        began = time.perf_counter()
        await self.socket.send(type=kind, key=self._key, table=self.table, seat=self.seat, **fields)
        return began

    async def close(self) -> None:
        """Disconnect."""
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
            await self.socket.close()
        await self.guest.close()


class Players:
    """Two people who act, undo and preview at a steady pace."""

    def __init__(self, url: str, accounts: list[Account]) -> None:
        self.people = [Seat(Guest(url, account, ADDRESS)) for account in accounts[:2]]
        self.rng = random.Random(1)
        self.times = Times([], [])
        self._tables = 0

    async def start(self) -> None:
        """Connect and start a game."""
        for person in self.people:
            await person.connect()
        await self._new_table()

    async def _new_table(self) -> None:
        """Start a game; the two take turns as host, to stay below the rate limit."""
        host, other = self.people[:: -1 if self._tables % 2 else 1]
        self._tables += 1
        table = await host.guest.make_table(GAME, players=2)
        await other.guest.command(table, "sit")
        for person in self.people:
            await person.guest.command(table, "ready")
        for seat, person in enumerate((host, other)):
            await person.watch(table, seat)
        while not any(person.choices() for person in self.people):
            await asyncio.sleep(0.01)

    async def play(self) -> None:
        """Play until cancelled, one message at a time."""
        due = time.perf_counter()
        while True:
            due = max(due + 1 / PACE, time.perf_counter())
            await asyncio.sleep(due - time.perf_counter())
            if any(person.status == "over" for person in self.people):
                await self._new_table()
            await self._send_next()

    async def _send_next(self) -> None:
        for person, other in (self.people, self.people[::-1]):
            if choices := person.choices():
                action = self.rng.choice(choices)
                if self.rng.random() < CONSIDERED:
                    await self._ask(person, action)
                elif self.rng.random() < UNDONE and person.prompt and _can_undo(person.prompt):
                    await self._do(person, other, "undo")
                else:
                    await self._do(person, other, "act", actions=[action])
                return

    async def _ask(self, person: Seat, action: str) -> None:
        began = await person.send("consider", actions=[action])
        times = self.times
        times.answered.append(await _until(person.answer) or person.answered - began)

    async def _do(self, person: Seat, other: Seat, kind: str, **fields: object) -> None:
        for seat in (person, other):
            seat.news.clear()
        times = self.times
        began = await person.send(kind, **fields)
        times.answered.append(await _until(person.answer) or person.answered - began)
        times.delivered.append(await _until(other.news) or other.heard - began)
        await _until(person.news)

    def new_times(self) -> Times:
        """Start a new set of measurements."""
        self.times = Times([], [])
        return self.times

    async def close(self) -> None:
        """Disconnect."""
        for person in self.people:
            await person.close()


class BotPlayers(Players):
    """One person at several tables with a bot each; measures the bots' response times."""

    def __init__(self, url: str, accounts: list[Account]) -> None:
        super().__init__(url, accounts)
        self.people = [Seat(Guest(url, accounts[0], ADDRESS)) for _ in range(BOT_TABLES)]

    async def start(self) -> None:
        """Connect and start the games."""
        for person in self.people:
            await person.connect()
            await self._begin(person)

    async def _begin(self, person: Seat) -> None:
        table = await person.guest.make_table(BOT_GAME, players=2, bots=[BOT])
        await person.guest.command(table, "ready")
        await person.watch(table, 0)

    async def play(self) -> None:
        """Play at all tables in parallel until cancelled."""
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(self._play_at(person))

    async def _play_at(self, person: Seat) -> None:
        asked = 0.0  # when the bot's turn started
        while True:
            if person.status == "over":
                await self._begin(person)
            choices = person.choices()
            if asked and (choices or person.heard > asked):
                self.times.answered.append(person.heard - asked)
                asked = 0.0
            if choices:
                person.news.clear()
                action = next((text for text in ("roll", "end") if text in choices), choices[0])
                await person.send("act", actions=[action])
                await _until(person.answer)
                await _until(person.news)
                asked = 0.0 if person.choices() else person.heard
            else:
                person.news.clear()
                await _until(person.news)


async def _until(event: asyncio.Event) -> float:
    """Wait for the event; returns 0, or the timeout if it passed."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(LOST):
            await event.wait()
        return 0.0
    return LOST


def _can_undo(prompt: Message) -> bool:
    """Whether the last step can be undone."""
    return bool(prompt["undo"]["possible"])
