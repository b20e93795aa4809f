"""Storm: drops, delays, duplicates, reordering and half-open sockets; then calm, and all agree."""

import asyncio
import hashlib
import json
import random
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import Identity
from pandemonium.server.wire.connection import Connection
from tests.server.people import Person, running, start, until

CALM = 5.0  # seconds after which all clients must agree; a bound for the test, not a measurement
Message = dict[str, Any]


class Weather:
    """What may happen to a message on its way."""

    def __init__(self, seed: int) -> None:
        """Random failures."""
        self.rng = random.Random(seed)
        self.is_stormy = True
        self.happened = dict.fromkeys(("dropped", "doubled", "late", "broken", "half open"), 0)

    def copies(self) -> int:
        """How often a message arrives."""
        roll = self.rng.random()
        if not self.is_stormy or roll > 0.2:
            return 1
        self.happened["dropped" if roll < 0.12 else "doubled"] += 1
        return 0 if roll < 0.12 else 2

    def delay(self) -> float:
        """How late it is: messages overtake each other."""
        if not self.is_stormy or self.rng.random() > 0.3:
            return 0.0
        self.happened["late"] += 1
        return self.rng.random() * 0.03


class Sailor:
    """A client as the protocol wants it: it notices gaps, asks again, and comes back."""

    def __init__(self, server: Server, guest: Identity, table: str, weather: Weather) -> None:
        """Connect through the weather."""
        self.server, self.guest, self.table, self.weather = server, guest, table, weather
        self.keys = count(1)
        self.state: dict[str, Any] = {}
        self.news: dict[int, Message] = {}
        self.number = 0
        self.serial = 0
        self.waiting: dict[str, Message] = {}  # commands that nobody has acknowledged
        self.is_heard = True  # a half-open socket swallows what it receives
        self.generation = 0
        self.connection = self.connect()

    def connect(self) -> Connection:
        """A new socket; what comes from the old one is no longer read."""
        self.generation += 1
        self.serial, self.is_heard, self.is_lost = 0, True, True
        mine = self.generation

        async def send(text: str) -> None:
            for _ in range(self.weather.copies()):
                loop = asyncio.get_running_loop()
                loop.call_later(self.weather.delay(), self.hear, text, mine)

        async def close(_code: int, _reason: str) -> None:
            self.generation += 1

        connection = Connection(self.server, self.guest, send, close)
        self.server.connections.add(connection)
        return connection

    # ------------------------------------------------------------------ what it receives

    def hear(self, text: str, generation: int) -> None:
        """One message arrives, in some order."""
        if generation != self.generation or not self.is_heard:
            return
        message = json.loads(text)
        if message["serial"] <= self.serial:
            return  # late or doubled
        is_gap = message["serial"] != self.serial + 1
        self.serial = message["serial"]
        self.waiting.pop(message.get("key", ""), None)
        if message["type"] == "table":
            self.is_lost = False
            self.take(message)
        elif is_gap or self.is_lost:
            if not self.is_lost:
                self.ask_again()
            self.is_lost = True  # news mean nothing until the whole table comes
        elif message["type"] == "news":
            self.take(message)

    def take(self, message: Message) -> None:
        """Keep what is new."""
        self.state |= {k: message[k] for k in ("view", "prompt", "summary") if k in message}
        self.news |= {item["number"]: item for item in message["news"]}
        self.number = message["number"]

    def ask_again(self) -> None:
        """Something was missed."""
        self.say({"type": "watch", "table": self.table, "since": self.number})

    # ------------------------------------------------------------------ what it sends

    def say(self, message: Message) -> None:
        """Send through the weather."""
        connection, text = self.connection, json.dumps(message)
        for _ in range(self.weather.copies()):
            wait = self.weather.delay()
            self.server.hub.spawn(self.arrive(connection, text, wait))

    async def arrive(self, connection: Connection, text: str, wait: float) -> None:
        """A message reaches the server, unless its socket is broken."""
        await asyncio.sleep(wait)
        if connection.is_open:
            await connection.receive(text)

    def act(self, seat: int, text: str) -> None:
        """A command, which is repeated until it is answered."""
        key = f"{self.guest.name} {next(self.keys)}"
        request = {"type": "act", "key": key, "table": self.table, "seat": seat, "actions": [text]}
        self.waiting[key] = request
        self.say(request)

    async def break_line(self) -> None:
        """The socket is gone, or only seems to be there."""
        old = self.connection
        if self.weather.rng.random() < 0.5:
            self.weather.happened["half open"] += 1
            self.is_heard = False  # the server does not know yet
            await asyncio.sleep(0.02)
        self.weather.happened["broken"] += 1
        self.connection = self.connect()
        self.server.connections.discard(old)
        await old.disconnected()
        self.welcome()

    def welcome(self) -> None:
        """The first messages on every connection."""
        self.say({"type": "hello", "protocol": 1})
        self.ask_again()

    def tick(self) -> None:
        """Now and then: what was not answered is sent again, and a sign of life is asked for."""
        if not self.connection.is_welcomed:
            self.welcome()
        elif self.is_lost:
            self.ask_again()
        for request in list(self.waiting.values()):
            self.say(request)
        self.say({"type": "ping"})

    # ------------------------------------------------------------------ what it knows

    def hash(self) -> str:
        """Of all that it knows of the table."""
        news = [self.news.get(number) for number in range(1, self.number + 1)]
        received = json.dumps([self.state, news, self.number], sort_keys=True)
        return hashlib.sha256(received.encode()).hexdigest()


async def storm(place: Path, seed: int, rounds: int) -> None:
    """Play through a storm of so many rounds, or until enough was done; compare in the calm."""
    weather = Weather(seed)
    async with running(place) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        eve, zoe = await Person.connect(server, "Eve"), await Person.connect(server, "Zoe")
        table = await start([ada, bob], "lets-summon-demons")
        for person in (ada, bob):
            await person.go()
        live = await server.hub.table(table)
        assert live is not None
        crew = [Sailor(server, item.guest, table, weather) for item in (ada, bob, eve, zoe)]
        for sailor in crew:
            sailor.welcome()
        rng = pm.Chance(seed)
        number = 0
        while number < rounds or live.session.running.state.ply <= rounds // 20:
            number += 1
            await asyncio.sleep(0.01)
            for seat, sailor in enumerate(crew):
                if number % 8 == seat:
                    sailor.tick()
                choices = (sailor.state.get("prompt") or {}).get("choices", [])
                if choices and not sailor.waiting:
                    sailor.act(seat, choices[rng.below(len(choices))]["text"])
            if weather.rng.random() < 0.1:
                await weather.rng.choice(crew).break_line()
        weather.is_stormy = False
        truth = [live.session.view(seat) for seat in (0, 1, None, None)]
        assert truth[0] is not None

        def agree() -> bool:
            for sailor in crew:
                sailor.tick()
            seen = [sailor.state.get("view") for sailor in crew]
            wanted = [live.session.view(seat) for seat in (0, 1, None, None)]
            is_same = json.loads(json.dumps(wanted)) == seen
            return is_same and crew[2].hash() == crew[3].hash() and not any(c.waiting for c in crew)

        await until_calm(agree)
        assert all(weather.happened.values()), weather.happened
        assert (
            live.session.running.state.ply
            == live.session.fold(await server.store.entries(table)).running.state.ply
        )


async def until_calm(agree: Any) -> None:
    """Wait, as long as may be, until all agree."""
    async with asyncio.timeout(CALM * 2):
        while not agree():
            await asyncio.sleep(0.2)


@pytest.mark.parametrize("seed", [1, 2])
async def test_after_a_storm_all_clients_agree(tmp_path: Path, seed: int) -> None:
    await storm(tmp_path, seed, 150)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
async def test_after_a_long_storm_all_clients_agree(tmp_path: Path, seed: int) -> None:
    await storm(tmp_path, seed, 600)


async def test_a_half_open_socket_does_not_keep_a_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bob = await Person.connect(server, "Ada"), await Person.connect(server, "Bob")
        await start([ada, bob], "lets-summon-demons")
        await ada.go()
        await until(lambda: bob.last("presence")["seats"] == [1])
