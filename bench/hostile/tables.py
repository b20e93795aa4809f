"""Attacks that write table entries: renames, undos, long tables, jobs."""

import asyncio
import contextlib
import itertools
import time
from collections.abc import AsyncIterator
from typing import Any

from bench.hostile.attack import TROUBLE, Attack
from bench.hostile.guests import Guest, GuestSocket, Message
from pandemonium.server.storage.store import Store
from pandemonium.table.entry import Entry

GAME = "mephisto"
JOBS_GAME = "lets-summon-demons"
ENTRIES = 4000  # of a table that was flooded
MANY = 60  # tables of one guest
REVIEW = 120.0  # seconds for a review
AGAIN = 0.3  # seconds until somebody who was refused asks again


class Flood(Attack):
    """Two players who act, undo and rename at the rate limit; then a third opens the table."""

    name = "do-undo"
    title = "acting, taking back and renaming at one table"
    people = 3

    async def prepare(self) -> None:
        """Start a game."""
        self.numbers = itertools.count(1)
        host, other, _ = self.guests
        self.table = await host.make_table(GAME, players=2)
        await other.command(self.table, "sit")
        for guest in (host, other):
            await guest.command(self.table, "ready")

    async def attack(self) -> None:
        async with asyncio.TaskGroup() as group:
            for guest in self.guests[:2]:
                group.create_task(self._play_on(guest))
            group.create_task(self.each(self._rename, 0.2, self.guests[:2]))

    async def _rename(self, guest: Guest) -> None:
        name = f"Mallory {'x' * 20} {next(self.numbers)}"
        await guest.request("PATCH", "/api/me", json={"name": name})

    async def _play_on(self, guest: Guest) -> None:
        while True:
            with contextlib.suppress(*TROUBLE):
                await self._play(guest)
            await asyncio.sleep(0.2)

    async def _play(self, guest: Guest) -> None:
        """Undo if possible, else act."""
        socket = await guest.open_socket()
        try:
            await socket.send(type="watch", table=self.table)
            async for seat, prompt in _prompts(socket):
                step: dict[str, Any] = {"type": "undo"}
                if not prompt["undo"]["possible"]:
                    choices = [choice["text"] for choice in prompt["choices"]]
                    if prompt["player"] != seat or not choices:
                        continue
                    step = {"type": "act", "actions": [choices[0]]}
                await socket.send(key=Guest.new_key(), table=self.table, seat=seat, **step)
        finally:
            await socket.close()

    async def rest(self) -> None:
        """Open the table as a spectator."""
        await open_table(self, self.guests[2], self.table)


async def _prompts(socket: GuestSocket) -> AsyncIterator[tuple[int, Message]]:
    """The seat and each new prompt; after a refusal, the last one again."""
    seat, prompt = 0, None
    while True:
        message = await socket.receive()
        seat = message.get("seat", seat) if message["type"] == "table" else seat
        if message["type"] == "refused":
            await asyncio.sleep(0.3)
        elif "prompt" in message:
            prompt = message["prompt"]
        else:
            continue
        if prompt:
            yield seat, prompt


async def open_table(attack: Attack, guest: Guest, table: str) -> None:
    """Measure the time and the bytes it takes to open a table."""
    socket = await guest.open_socket()
    try:
        body, began = b"", 0.0
        while b'"type":"table"' not in body[:40]:
            if not body or b'"type":"refused"' in body[:60]:  # asked too often during the attack
                await asyncio.sleep(AGAIN if body else 0)
                began = time.perf_counter()
                await socket.send(type="watch", table=table)
            body = await socket.connection.recv(decode=False)
        attack.measured("ms to open the table", (time.perf_counter() - began) * 1000)
        attack.measured("KiB of its message", len(body) / 1024)
    finally:
        await socket.close()


class LongTable(Attack):
    """Opening a table with thousands of entries repeatedly."""

    name = "long-table"
    title = f"opening a table of {ENTRIES:,} entries, ten guests"
    people = 10
    addresses = 3

    async def seed(self, store: Store, phases: int) -> None:  # noqa: ARG002 - it lasts
        """Store the renames of a flood, from before renames were limited."""
        who = self.facts["guests"][0][0]
        renames = [
            Entry("renamed", who, 1.0, {"seat": 0, "name": f"Mallory {'x' * 20} {number}"})
            for number in range(ENTRIES)
        ]
        self.facts["table"] = await self.seed_table(
            store, GAME, 0, self.joined(0, 0), *renames, players=2
        )

    async def attack(self) -> None:
        """Request the whole table at the rate limit, for each guest."""
        async with asyncio.TaskGroup() as group:
            for guest in self.guests:
                group.create_task(self._watch_on(guest))

    async def _watch_on(self, guest: Guest) -> None:
        while True:
            with contextlib.suppress(*TROUBLE):
                await self._watch(guest)
            await asyncio.sleep(0.2)

    async def _watch(self, guest: Guest) -> None:
        socket = await guest.open_socket()
        reading = asyncio.create_task(self._count(socket))
        try:
            while not reading.done():
                await socket.send(type="watch", table=self.facts["table"])
                await asyncio.sleep(0.055)  # a little less than 20 per second, which is allowed
        finally:
            reading.cancel()
            await socket.close()

    async def _count(self, socket: GuestSocket) -> None:
        while True:
            self.counts[(await socket.receive())["type"]] += 1

    async def rest(self) -> None:
        """Open it again."""
        await open_table(self, self.guests[0], self.facts["table"])


class Renames(Attack):
    """One guest at many tables who keeps changing names."""

    name = "renames"
    title = f"one guest at {MANY} tables who renames"

    async def seed(self, store: Store, phases: int) -> None:  # noqa: ARG002 - they last
        """Seat the guest at all tables."""
        self.facts["tables"] = [
            await self.seed_table(store, GAME, 0, self.joined(0, 0), players=2) for _ in range(MANY)
        ]

    async def prepare(self) -> None:
        """Number the names, and open the tables so that the lists include them."""
        self.numbers = itertools.count(1)
        for table in self.facts["tables"]:
            await self.guests[0].request("GET", f"/api/tables/{table}")
            await asyncio.sleep(0.05)

    async def attack(self) -> None:
        """Change the name repeatedly."""
        await self.each(self._rename, 0.1, self.guests)

    async def _rename(self, guest: Guest) -> None:
        await guest.request("PATCH", "/api/me", json={"name": f"Mallory {next(self.numbers)}"})


class JobLine(Attack):
    """Twelve guests of one address who request long jobs; then somebody requests a review."""

    name = "jobs"
    title = "12 guests of one address ask for long jobs"
    people = 12

    async def seed_guests(self, store: Store) -> None:
        """Create the guests and an honest one."""
        await super().seed_guests(store)
        other = Attack({})
        await other.seed_guests(store)
        self.facts["honest"] = other.facts["guests"][0]

    async def prepare(self) -> None:
        """Let the honest guest play a short game."""
        self.numbers = itertools.count(1)
        self.jobs: dict[Guest, str] = {}
        account = type(self.guests[0].account)(*self.facts["honest"])
        self.honest = Guest(self.url, account, "127.0.0.1")
        self.finished = [await self._short_game() for _ in range(2)]
        self.measured("s until a review is done, line empty", await self._review(self.finished[0]))

    async def _short_game(self) -> str:
        table = await self.honest.make_table(JOBS_GAME, players=2, bots=["random"])
        await self.honest.command(table, "ready")
        while True:
            body = await self.honest.request("GET", f"/api/tables/{table}")
            prompt = body.get("prompt") or {"player": None}
            if prompt["player"] == 0:
                break
            await asyncio.sleep(0.1)
        action = prompt["choices"][0]["text"]
        await self.honest.command(table, "act", seat=0, actions=[action])
        await self.honest.command(table, "surrender", seat=0)
        return table

    async def attack(self) -> None:
        """Fill the job queue, below the limit of each guest."""
        await self.each(self._ask, 10.0, self.guests)

    async def _ask(self, guest: Guest) -> None:
        collect = [{"collect": 1 + next(self.numbers) % 90}]
        card = {"id": "own", "kind": "animal", "on": [7], "effect": collect, "name": "Own"}
        job = await guest.post(f"/api/games/{JOBS_GAME}/balance", cards=[card])
        if "id" in job:
            self.jobs[guest] = job["id"]

    async def rest(self) -> None:
        """Cancel all jobs."""
        for guest, job in self.jobs.items():
            await guest.request("DELETE", f"/api/jobs/{job}")
        self.jobs.clear()

    async def finish(self) -> None:
        """Fill the line again, and ask for a review."""
        for guest in self.guests:
            await self._ask(guest)
        seconds = await self._review(self.finished[1])
        self.measured("s until a review is done, line full", seconds)
        await self.rest()

    async def _review(self, table: str) -> float:
        """The seconds until the honest guest has a review."""
        began = time.perf_counter()
        while time.perf_counter() - began < REVIEW:
            review = await self.honest.request("GET", f"/api/tables/{table}/review")
            if review.get("status") in ("done", "failed"):
                break
            await asyncio.sleep(0.2)
        return time.perf_counter() - began
