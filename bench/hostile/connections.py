"""Attacks on connections: half-sent requests, sockets that never read, floods, malformed bodies."""

import asyncio
import contextlib
import itertools
import json
import time
from collections.abc import AsyncIterator

import httpx

from bench.hostile.attack import FIRST_ADDRESS, TROUBLE, Attack
from bench.hostile.guests import Guest, text_frame, upgrade_request

HALF_SENT = 1100  # connections
DEAF = 198  # sockets of one address
NESTED = 60_000  # brackets
OVERSIZED = 8 << 20  # bytes
BLOCK = bytes(64 * 1024)


class HalfSent(Attack):
    """Requests that are never completed."""

    name = "half-sent"
    title = f"{HALF_SENT:,} half-sent requests"
    addresses = 4

    async def prepare(self) -> None:
        self.writers: list[asyncio.StreamWriter] = []

    async def attack(self) -> None:
        """Keep connections open, and try to connect as a new guest."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._newcomers())
            for number in range(HALF_SENT):
                group.create_task(self._hold(number))
                if number % 50 == 49:
                    await asyncio.sleep(0.05)

    async def _hold(self, number: int) -> None:
        local = (f"127.0.0.{FIRST_ADDRESS + number % self.addresses}", 0)
        while True:
            with contextlib.suppress(*TROUBLE):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=local
                )
                self.counts["connections"] += 1
                try:
                    writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
                    answer = await reader.read()
                    self.counts[answer[9:12].decode() or "closed"] += 1
                finally:
                    writer.transport.abort()
            await asyncio.sleep(1)

    async def _newcomers(self) -> None:
        while True:
            began = time.perf_counter()
            try:
                async with httpx.AsyncClient(base_url=self.url, timeout=10) as http:
                    await http.get("/healthz")
            except httpx.HTTPError:
                self.counts["newcomers turned away"] += 1
            self.measured("ms for a newcomer", (time.perf_counter() - began) * 1000)
            await asyncio.sleep(0.3)


class DeafSockets(Attack):
    """Sockets that request whole tables and never read."""

    name = "deaf-sockets"
    title = f"{DEAF} sockets that ask and never read"
    people = 11

    async def prepare(self) -> None:
        """Create the table to request."""
        self.table = await self.guests[0].make_table("mephisto", players=2)

    async def attack(self) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(DEAF):
                group.create_task(self._be_deaf(self.guests[number % len(self.guests)]))
                await asyncio.sleep(0.002)

    async def _be_deaf(self, guest: Guest) -> None:
        hello = text_frame({"type": "hello", "protocol": 1})
        watch = text_frame({"type": "watch", "table": self.table})
        while True:
            with contextlib.suppress(*TROUBLE):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(guest.address, 0), limit=1024
                )
                try:
                    writer.write(upgrade_request(guest, self.port))
                    await reader.readuntil(b"\r\n\r\n")
                    self.counts["connections"] += 1
                    writer.write(hello)
                    while not writer.transport.is_closing():
                        writer.write(watch)
                        await writer.drain()
                        await asyncio.sleep(0.5)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(1)


class Pings(Attack):
    """Sockets that send far more than the rate limit."""

    name = "pings"
    title = "20 sockets that send 6,000 pings per second"
    people = 10
    addresses = 2

    async def attack(self) -> None:
        """Open two sockets per guest."""
        async with asyncio.TaskGroup() as group:
            for guest in self.guests * 2:
                group.create_task(self._flood(guest))

    async def _flood(self, guest: Guest) -> None:
        frames = text_frame({"type": "ping"}) * 30
        while True:
            with contextlib.suppress(*TROUBLE):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", self.port, local_addr=(guest.address, 0)
                )
                reading = asyncio.create_task(self._count(reader))
                try:
                    writer.write(upgrade_request(guest, self.port))
                    writer.write(text_frame({"type": "hello", "protocol": 1}))
                    while not reading.done():
                        writer.write(frames)
                        self.counts["pings"] += 30
                        await writer.drain()
                        await asyncio.sleep(0.1)
                finally:
                    reading.cancel()
                    writer.transport.abort()
            await asyncio.sleep(0.5)

    async def _count(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(1 << 16):
            self.counts["pongs"] += data.count(b'"pong"')
            self.counts["refused"] += data.count(b'"refused"')


class Requests(Attack):
    """Ordinary requests, at the rate limit of their addresses and above it."""

    name = "requests"
    title = "12 guests of 4 addresses, 200 HTTP requests per second"
    people = 12
    addresses = 4

    async def attack(self) -> None:
        """Send requests that need a lookup."""
        await self.each(self._ask, 0.05, self.guests)

    async def _ask(self, guest: Guest) -> None:
        await guest.request("GET", "/api/me/tables")


class NestedJson(Attack):
    """Deeply nested JSON in bodies and messages."""

    name = "nested-json"
    title = "deeply nested JSON, over HTTP and sockets"
    people = 10
    addresses = 3

    async def prepare(self) -> None:
        self.body = '{"options": ' + "[" * NESTED + "]" * NESTED + "}"
        self.message = '{"type": ' + "[" * (NESTED // 2) + "]" * (NESTED // 2) + "}"
        self.paths = itertools.cycle(["/api/tables", "/api/games/dicke-daemonen/inspect"])

    async def attack(self) -> None:
        """Send nested JSON over HTTP and over a socket, for each guest."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.each(self._post, 0.1, self.guests[:5]))
            group.create_task(self.each(self._send, 0.1, self.guests[5:]))

    async def _post(self, guest: Guest) -> None:
        headers = {"Content-Type": "application/json"}
        await guest.request("POST", next(self.paths), content=self.body, headers=headers)

    async def _send(self, guest: Guest) -> None:
        socket = await guest.open_socket()
        try:
            for _ in range(10):
                await socket.connection.send(self.message)
                await socket.receive()
                await asyncio.sleep(0.1)
        finally:
            await socket.close()


class BigBodies(Attack):
    """Oversized bodies and messages, with a length and chunked."""

    name = "big-bodies"
    title = f"bodies of {OVERSIZED >> 20} MiB and messages of 1 MiB"
    people = 10
    addresses = 3

    async def attack(self) -> None:
        """Send an oversized body or message, one kind per guest."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self.each(self._post_whole, 0.2, self.guests[:3]))
            group.create_task(self.each(self._post_pieces, 0.2, self.guests[3:6]))
            group.create_task(self.each(self._send, 0.2, self.guests[6:]))

    async def _post_whole(self, guest: Guest) -> None:
        await guest.request("POST", "/api/records/replay", content=bytes(OVERSIZED))

    async def _post_pieces(self, guest: Guest) -> None:
        async def pieces() -> AsyncIterator[bytes]:
            for _ in range(OVERSIZED // len(BLOCK)):
                yield BLOCK

        await guest.request("POST", "/api/records/replay", content=pieces())

    async def _send(self, guest: Guest) -> None:
        socket = await guest.open_socket()
        try:
            await socket.connection.send(json.dumps("x" * (1 << 20)))
            await socket.receive_all()
        finally:
            await socket.close()
