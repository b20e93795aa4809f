"""How many tables one server process supports: people, spectators and bots over real sockets.

    python -m bench.load --tables 200 --clients 1000 --seconds 20

Every table has two scripted people and some spectators; every fourth has a bot as its second
player. One action per second and table. Measures the time from sending an action until the last
client of the table received it, memory per idle client, and CPU time of the server and of this load
generator, which share the machine.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

GAME = "lets-summon-demons"
CODE = (
    "import sys\n"
    "from pandemonium.server.app import GracefulServer\n"
    "from pandemonium.server.config import Config\n"
    "GracefulServer(Config(sys.argv[1], port=int(sys.argv[2]), pace=0.0, is_limited=False)).run()\n"
)
TICKS = os.sysconf("SC_CLK_TCK")


class Choice(msgspec.Struct):
    """A legal action."""

    text: str


class Prompt(msgspec.Struct):
    """The choices of a seat."""

    choices: list[Choice]


class MessageFields(msgspec.Struct):
    """The fields of a message that a player needs."""

    prompt: Prompt | msgspec.UnsetType | None = msgspec.UNSET
    seat: int | msgspec.UnsetType | None = msgspec.UNSET


read = msgspec.json.Decoder(MessageFields).decode


class Client:
    """A WebSocket client of one table."""

    def __init__(self, table: "LoadTable", token: str) -> None:
        self.table = table
        self.token = token
        self.choices: list[Choice] = []
        self.seat: int | None = None
        self.is_watching = False
        self.socket: ClientConnection | None = None

    async def run(self, url: str) -> None:
        """Connect and read forever; decodes only messages about moves."""
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(url, additional_headers=headers, compression=None) as self.socket:
            await self.send(type="hello", protocol=1)
            while True:
                self.handle(await self.socket.recv(decode=False))

    def handle(self, message: bytes) -> None:
        """Handle a message."""
        is_table = b'"type":"table"' in message[:40]
        if is_table or b'"type":"news"' in message[:40]:
            self.table.delivered(self)
            self.is_watching = True
            if self.seat is not None or is_table:
                self.read(read(message))

    def read(self, fields: MessageFields) -> None:
        """Update seat and choices."""
        if not isinstance(fields.seat, msgspec.UnsetType):
            self.seat = fields.seat
        if not isinstance(fields.prompt, msgspec.UnsetType):
            self.choices = fields.prompt.choices if fields.prompt is not None else []

    async def send(self, **message: Any) -> None:
        """Send a message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))


class LoadTable:
    """A table and its clients."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.id = ""
        self.clients: list[Client] = []
        self.sent = 0.0
        self.received_by: set[Client] = set()
        self.times: list[float] = []
        self.skipped = 0

    def delivered(self, client: Client) -> None:
        """Note that a client received the action; the last one stops the clock."""
        if self.sent:
            self.received_by.add(client)
            if len(self.received_by) == len(self.clients):
                self.times.append(time.perf_counter() - self.sent)
                self.sent = 0.0

    async def act(self) -> None:
        """Let the seat that must decide act, unless the last action is still being delivered."""
        for client in self.clients:
            if client.choices and client.seat is not None:
                if self.sent:
                    self.skipped += 1
                    return
                self.received_by.clear()
                self.sent = time.perf_counter()
                text = random.choice(client.choices).text
                client.choices = []
                await client.send(type="act", key=f"{self.sent}", table=self.id, seat=client.seat,
                                 actions=[text])  # fmt: skip
                return


async def guests(http: httpx.AsyncClient, count: int) -> list[str]:
    """The tokens of new guests."""
    tokens = []
    for number in range(count):
        made = await http.post("/api/guests", json={"name": f"Guest {number}", "cookie": False})
        tokens.append(made.json()["token"])
    return tokens


async def set_up(http: httpx.AsyncClient, table: LoadTable, tokens: list[str]) -> None:
    """Create a table and start its game."""
    has_bot = table.number % 4 == 0
    body = {"key": f"t{table.number}", "game": GAME, "players": 2, "private": False}
    body["bots"] = ["random"] if has_bot else []
    mine = {"Authorization": f"Bearer {tokens[0]}"}
    made = await http.post("/api/tables", json=body, headers=mine)
    table.id = made.json()["table"]
    for number, token in enumerate(tokens[: 1 if has_bot else 2]):
        headers = {"Authorization": f"Bearer {token}"}
        for kind in ("sit", "ready") if number else ("ready",):
            body = {"type": kind, "key": kind, "table": table.id}
            done = await http.post(f"/api/tables/{table.id}/commands", json=body, headers=headers)
            assert done.status_code == 200, done.text
    table.clients = [Client(table, token) for token in tokens]


def cpu(pid: int) -> float:
    """The CPU seconds used by a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """The resident memory of a process in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    """A free port on localhost."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


async def measure(count: int, clients: int, seconds: int, pid: int, url: str) -> None:
    """Set everything up, play, and print the results."""
    per_table = clients // count
    tables = [LoadTable(number) for number in range(count)]
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        tokens = await guests(http, count * per_table)
        for number, table in enumerate(tables):
            await set_up(http, table, tokens[number * per_table : (number + 1) * per_table])
    before = memory(pid)
    everybody = [client for table in tables for client in table.clients]
    address = url.replace("http:", "ws:") + "/ws"
    tasks = []
    for client in everybody:
        tasks.append(asyncio.create_task(client.run(address)))
        if len(tasks) % 20 == 0:
            await asyncio.sleep(0.05)
    while not all(client.socket is not None for client in everybody):
        await asyncio.sleep(0.1)
    await asyncio.sleep(2)
    idle = memory(pid)
    for client in everybody:
        await client.send(type="watch", table=client.table.id)
    while not all(client.is_watching for client in everybody):
        await asyncio.sleep(0.1)
    watching = memory(pid)
    entries = await count_entries(url)
    started = (time.perf_counter(), cpu(pid), cpu(os.getpid()))
    for second in range(seconds):
        for number, table in enumerate(tables):
            due = started[0] + second + number / count
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await table.act()
    await asyncio.sleep(1)
    took = time.perf_counter() - started[0]
    spent = cpu(pid) - started[1]
    report(tables, took, spent, cpu(os.getpid()) - started[2])
    entries = await count_entries(url) - entries
    print(f"{entries} entries, those of bots among them: {entries / spent:.0f} per CPU-second")
    print(f"memory: {before / 2**20:.0f} MiB before, {(idle - before) / 1024 / len(everybody):.0f} "
          f"KiB per idle client, {(watching - before) / 1024 / len(everybody):.0f} KiB per client "
          "that watches a table")  # fmt: skip
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def count_entries(url: str) -> int:
    """How many entries the server has written."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        text = (await http.get("/metrics")).text
    lines = [line for line in text.splitlines() if line.startswith("pandemonium_entries_total")]
    return sum(int(line.split()[-1]) for line in lines)


def report(tables: list[LoadTable], took: float, server: float, load: float) -> None:
    """Print latencies and CPU times."""
    times = sorted(t for table in tables for t in table.times)
    clients = sum(len(table.clients) for table in tables)
    cuts = statistics.quantiles(times, n=100)
    skipped = sum(table.skipped for table in tables)
    delivered = len(times) * clients / len(tables)
    busy = os.getloadavg()[0]
    print(
        f"{len(tables)} tables, {clients} clients, {took:.0f} s: {len(times)} actions "
        f"({len(times) / took:.0f} per second), {skipped} put off; load of the machine {busy:.1f}"
    )
    print(
        f"from action to the last broadcast: median {cuts[49] * 1000:.0f} ms, "
        f"p95 {cuts[94] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms"
    )
    print(
        f"CPU: server {server:.1f} s, load generator {load:.1f} s; {len(times) / server:.0f} "
        f"actions and {delivered / server:.0f} broadcasts per CPU-second of the server"
    )


def main() -> None:
    """Start a server, measure it, stop it."""
    parser = argparse.ArgumentParser(description="load one server process")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=20)
    args = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-c", CODE, folder, str(port)], stderr=subprocess.DEVNULL
        )
        try:
            wait_for(port)
            url = f"http://localhost:{port}"
            load = measure(args.tables, args.clients, args.seconds, server.pid, url)
            uvloop.run(load)
        finally:
            server.terminate()
            server.wait(30)


def wait_for(port: int) -> None:
    """Wait until the server listens."""
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
