"""The base of all attacks: prepared in the storage, then started and stopped several times.

To add an attack, write a subclass in one of the modules of `catalogue.py`.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException

from bench.hostile.guests import Account, Guest
from pandemonium.server.storage.store import Store
from pandemonium.server.tables.hub import seal_of
from pandemonium.server.tables.identities import Identities
from pandemonium.table.commands.command import TableCommand
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.commands.seating import Seat, Sit
from pandemonium.table.entry import Entry

TROUBLE = (OSError, WebSocketException, EOFError)  # what a server does to those it does not want
FIRST_ADDRESS = 10  # of 127.0.0.x; honest people come from 127.0.0.1


class Attack:
    """A way to slow down a server; `name` selects it on the command line."""

    name: ClassVar[str]
    title: ClassVar[str]  # of its row
    people: ClassVar[int] = 1  # guests
    addresses: ClassVar[int] = 1  # from which they come, in turn
    slows_bots: ClassVar[bool] = False  # whether the answers of bots are measured instead

    def __init__(self, facts: dict[str, Any]) -> None:
        """`facts` are the results of `seed`, passed to the attacking process."""
        self.facts = facts
        self.phase = 0  # how often it was begun
        self.figures: dict[str, list[float]] = {}  # what it measured itself
        self.counts: Counter[str] = Counter()  # beside the outcomes of requests
        self.guests: list[Guest] = []

    # ------------------------------------------------------------------ before the server starts

    async def seed(self, store: Store, phases: int) -> None:
        """Store what was there before, for this many phases."""

    async def seed_guests(self, store: Store) -> None:
        """Create the guests."""
        identities = Identities(store)
        made = [await identities.make(f"Mallory {number}") for number in range(self.people)]
        self.facts["guests"] = [(account.identity.id, account.token) for account in made]

    async def seed_table(
        self, store: Store, game: str, host: int, *more: Entry | TableCommand, **setup: Any
    ) -> str:
        """Store a public table with its first entries, and return its id."""
        who = self.facts["guests"][host][0]
        stored = store.new_table(game, who, public=True)
        made = CreateTable(game, seal_of(stored.secret), private=False, **setup)
        entries = [made.entry(who, 1.0)]
        entries += [
            item.entry(who, 1.0) if isinstance(item, TableCommand) else item for item in more
        ]
        await store.make_table(stored, entries)
        return stored.id

    def joined(self, number: int, seat: int) -> Entry:
        """A guest takes a seat."""
        return Sit(f"Mallory {number}", seat).entry(self.facts["guests"][number][0], 1.0)

    @staticmethod
    def seated(seat: int, bot: str) -> TableCommand:
        """The host gives a seat to a bot."""
        return Seat(seat, bot)

    # ------------------------------------------------------------------ in the attacker's process

    def come(self, url: str) -> None:
        """Connect the clients of all guests, each from its address."""
        self.url = url
        self.port = urlsplit(url).port or 0
        for number, (who, token) in enumerate(self.facts["guests"]):
            address = f"127.0.0.{FIRST_ADDRESS + number % self.addresses}"
            self.guests.append(Guest(url, Account(who, token), address))

    async def prepare(self) -> None:
        """Called once before the first phase."""

    async def attack(self) -> None:
        """Attack until cancelled."""
        raise NotImplementedError

    async def rest(self) -> None:
        """Called after each phase to release what would last."""

    async def finish(self) -> None:
        """Called once after the last phase, for measurements outside the phases."""

    def measured(self, name: str, value: float) -> None:
        """Record a figure of this attack."""
        self.figures.setdefault(name, []).append(value)

    def outcomes(self) -> Counter[str]:
        """Counts of the answers to everything that was sent."""
        return sum((guest.outcomes for guest in self.guests), self.counts.copy())

    # ------------------------------------------------------------------ for subclasses

    async def each(
        self, work: Callable[[Guest], Awaitable[object]], pause: float, guests: list[Guest]
    ) -> None:
        """Let each guest repeat the work, with a pause in between."""

        async def repeat(guest: Guest) -> None:
            while True:
                try:
                    await work(guest)
                except TROUBLE as problem:
                    self.counts[type(problem).__name__] += 1
                await asyncio.sleep(pause)

        async with asyncio.TaskGroup() as group:
            for guest in guests:
                group.create_task(repeat(guest))

    def share(self, phase_people: int) -> list[Guest]:
        """The guests of this phase, different from the previous phase if possible."""
        first = (self.phase - 1) * phase_people
        return [self.guests[(first + n) % len(self.guests)] for n in range(phase_people)]

    async def play(self, guest: Guest, tables: list[str], preferred: tuple[str, ...]) -> None:
        """Play at tables over one socket: preferred actions, else the first choice."""
        socket = await guest.open_socket()
        with contextlib.suppress(*TROUBLE):
            try:
                for table in tables:
                    await socket.send(type="watch", table=table)
                while True:
                    message = await socket.receive()
                    prompt = message.get("prompt") or {"choices": [], "player": None}
                    choices = [choice["text"] for choice in prompt["choices"]]
                    if choices and prompt["player"] is not None:
                        action = next((text for text in preferred if text in choices), choices[0])
                        await socket.send(
                            type="act",
                            key=Guest.new_key(),
                            table=message["table"],
                            seat=prompt["player"],
                            actions=[action],
                        )
            finally:
                await socket.close()
