"""People for the tests: connections without a network, and games from the first seat to the end."""

import asyncio
import contextlib
import hashlib
import json
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path
from typing import Any

import pandemonium as pm
from pandemonium.app.payloads import NewTable
from pandemonium.server.config import Config
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import Identity
from pandemonium.server.wire.connection import Connection

Message = dict[str, Any]
KEYS = count(1)
SHARES = [f"{n:064x}" for n in range(1, 20)]


@contextlib.asynccontextmanager
async def running(place: str | Path, pace: float = 0.0) -> AsyncIterator[Server]:
    """A server whose bots answer at once."""
    async with Server.running(Config(str(place), pace=pace, is_limited=False)) as server:
        yield server


class Person:
    """A person with a connection, who keeps all messages."""

    def __init__(self, server: Server, guest: Identity, language: str = "en") -> None:
        """Connected, and nothing more."""
        self.guest = guest
        self.server = server
        self.language = language
        self.raw: list[str] = []
        self.messages: list[Message] = []
        self.closed: list[tuple[int, str]] = []
        self.connection = Connection(server, guest, self._hear, self._close)
        server.connections.add(self.connection)

    @classmethod
    async def connect(cls, server: Server, name: str, language: str = "en") -> "Person":
        """A new guest who has said hello."""
        guest = (await server.identities.make(name)).identity
        person = cls(server, guest, language)
        await person.say(type="hello", protocol=1, language=language)
        return person

    async def _hear(self, text: str) -> None:
        self.raw.append(text)
        self.messages.append(json.loads(text))

    async def _close(self, code: int, reason: str) -> None:
        self.closed.append((code, reason))

    def last(self, kind: str) -> Message:
        """The newest message of a kind."""
        return next(message for message in reversed(self.messages) if message["type"] == kind)

    def part(self, name: str) -> Any:
        """What one knows last of the table: its `view`, `prompt` or `summary`."""
        return next(message[name] for message in reversed(self.messages) if name in message)

    async def say(self, **message: Any) -> list[Message]:
        """Send a message; all that comes at once is the answer."""
        return await self.send(json.dumps(message))

    async def send(self, text: str | bytes) -> list[Message]:
        """Send any text."""
        before = len(self.raw)
        await self.connection.receive(text)
        await self.settle()
        return self.messages[before:]

    async def settle(self) -> None:
        """Let everything be sent that waits to be."""
        while self.connection._writer is not None:
            await asyncio.sleep(0)

    async def do(self, kind: str, table: str, **fields: Any) -> Message:
        """A command that must be done, or refused; the answer."""
        key = str(fields.pop("key", "") or f"k{next(KEYS)}")
        reply = await self.say(type=kind, key=key, table=table, **fields)
        answers = [message for message in reply if message.get("key") == key]
        assert answers, reply
        return answers[0]

    async def go(self) -> None:
        """The connection breaks."""
        self.server.connections.discard(self.connection)
        await self.connection.disconnected()


async def table_for(host: Person, game: str, **wishes: Any) -> str:
    """A new table."""
    key = f"table{next(KEYS)}"
    made = await host.server.hub.make(host.guest, NewTable(key=key, game=game, **wishes))
    return made.id


async def ready(people: list[Person], table: str) -> None:
    """Everybody is ready and opens their share; the game begins."""
    for person, share in zip(people, SHARES, strict=False):
        commitment = hashlib.sha256(bytes.fromhex(share)).hexdigest()
        assert (await person.do("ready", table, commitment=commitment))["type"] == "done"
    for person, share in zip(people, SHARES, strict=False):
        assert (await person.do("open", table, contribution=share))["type"] == "done"
    live = await people[0].server.hub.table(table)
    assert live is not None
    await until(lambda: live.session.status == "playing")


async def start(people: list[Person], game: str, **wishes: Any) -> str:
    """A game of these people, who all watch."""
    wishes = {"players": len(people) + len(wishes.get("bots", [])), **wishes}
    table = await table_for(people[0], game, private=False, **wishes)
    for person in people:
        await person.say(type="watch", table=table)
    for person in people[1:]:
        assert (await person.do("sit", table))["type"] == "done"
    await ready(people, table)
    # Sent a moment after it is true; later messages have another reason.
    await until(lambda: all(person.part("summary")["status"] == "playing" for person in people))
    for person in people:
        await person.settle()
    return table


async def turn(people: list[Person], table: str) -> tuple[int, Person, Person]:
    """Whose turn it is of two people: the seat, the person, and the other one."""
    live = await people[0].server.hub.table(table)
    assert live is not None
    seat = live.session.deciding
    return seat, people[seat], people[1 - seat]


async def play_on(people: list[Person], table: str, most: int, seed: int = 1) -> int:
    """People act at random from their own prompts until the game is over; how many actions."""
    live = await people[0].server.hub.table(table)
    assert live is not None
    rng = pm.Chance(seed)
    for number in range(most):
        if live.session.status != "playing":
            return number
        seat = live.session.deciding
        person = next(
            (person for person in people if seat in live.session.seats_of(person.guest.id)), None
        )
        if person is None:  # a bot thinks
            before = live.number
            await until(lambda: live.number > before)  # noqa: B023 - it is called at once
            continue
        await until(lambda: (person.part("prompt") or {}).get("choices"))  # noqa: B023 - it is called at once
        choices = person.part("prompt")["choices"]
        text = choices[rng.below(len(choices))]["text"]
        answer = await person.do("act", table, seat=seat, actions=[text])
        assert answer["type"] == "done", answer
    return most


async def until(condition: Any, seconds: float = 10.0) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.001)
