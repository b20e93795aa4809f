"""How many bytes a browser and a server exchange, measured between them.

    python -m bench.traffic

A proxy counts what passes in both directions, HTTP and WebSocket, with all headers: a first visit
of the home page, the way from there to a table with bots, every action there, and an hour of an
open home page (from a minute of it). Then the messages of the game are compressed as the WebSocket
extension permessage-deflate would do it, to compare what that costs with what it saves.
"""

import asyncio
import tempfile
import threading
import time
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import WebSocket, sync_playwright

import pandemonium as pm
from bench.browser import ProductionServer
from tests.browser import chromium
from tests.browser.person import Person

GAME = "lets-summon-demons"
ACTIONS = 40
OPEN_SECONDS = 60  # how long the home page is watched
SETTLING = 15  # seconds until the page and its table have come to rest
HOUR = 3600
HEAD = "| | requests | bytes received | bytes sent |\n| --- | --- | --- | --- |"
WINDOW_BITS, MEMORY_LEVEL = 12, 5  # of the WebSocket library of the server
TAIL = 4  # bytes that permessage-deflate leaves out


class Count(NamedTuple):
    """Requests, and the bytes that the browser received and sent."""

    requests: int
    received: int
    sent: int


class CountingProxy:
    """Passes TCP connections on to a server and counts the bytes."""

    def __init__(self, port: int) -> None:
        """`port` is that of the server; the proxy listens in a thread of its own."""
        self._target = port
        self.received = self.sent = self.port = 0
        self._loop = asyncio.new_event_loop()
        self._is_ready = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()
        self._is_ready.wait()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, "localhost", 0, family=2)
        )
        self.port = server.sockets[0].getsockname()[1]
        self._is_ready.set()
        self._loop.run_forever()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_connection("localhost", self._target)
        await asyncio.gather(
            self._copy(reader, inner_writer, "sent"), self._copy(inner_reader, writer, "received")
        )

    async def _copy(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, name: str
    ) -> None:
        """Pass one direction on, until it ends."""
        try:
            while data := await source.read(1 << 16):
                setattr(self, name, getattr(self, name) + len(data))
                to.write(data)
                await to.drain()
        except OSError:
            pass
        finally:
            to.close()


class ProxiedServer(ProductionServer):
    """A server as in production, which browsers reach through the proxy."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.proxy = CountingProxy(self.port)
        self.public_url = f"http://localhost:{self.proxy.port}"

    def command(self) -> list[str]:
        return [*super().command(), "--public-url", self.public_url]


class Meter:
    """What a person's browser has exchanged with the server."""

    def __init__(self, proxy: CountingProxy, person: Person) -> None:
        self._proxy = proxy
        self.urls: list[str] = []
        self.messages: list[str] = []  # that the socket received
        self.actions = 0  # that it sent
        person.context.on("request", lambda request: self.urls.append(request.url))
        person.page.on("websocket", self._watch)
        self._before = Count(0, 0, 0)

    def _watch(self, socket: WebSocket) -> None:
        self.urls.append(socket.url)
        socket.on("framereceived", lambda text: self.messages.append(str(text)))
        socket.on("framesent", self._note_sent)

    def _note_sent(self, text: str | bytes) -> None:
        self.actions += '"type":"act"' in str(text)

    def lap(self) -> Count:
        """What was exchanged since the last call."""
        now = Count(len(self.urls), self._proxy.received, self._proxy.sent)
        passed = Count(*[new - old for new, old in zip(now, self._before, strict=True)])
        self._before = now
        return passed


def row(name: str, count: Count, share: float = 1.0) -> str:
    """A row of the table; of a part, or of a multiple."""
    requests, received, sent = [number * share for number in count]
    return f"| {name} | {requests:.3g} | {received:,.0f} | {sent:,.0f} |"


def measure(person: Person, meter: Meter) -> list[str]:
    """The rows: the visit, the way to a table, the actions there, and the open home page."""
    title = pm.about(GAME).title
    person.come_home()
    person.page.wait_for_load_state("networkidle")
    rows = [row("first visit", meter.lap())]
    person.choose_game(title)
    person.begin()
    person.wait_for_table()
    person.page.wait_for_load_state("networkidle")
    rows.append(row("from there to a table", meter.lap()))
    invitations = sum("/invite" in url for url in meter.urls)
    before = meter.actions
    while meter.actions - before < ACTIONS and not person.play(most=5):
        pass
    rows.append(row("per own action", meter.lap(), 1 / (meter.actions - before)))
    person.come_home()
    person.page.wait_for_timeout(SETTLING * 1000)
    meter.lap()
    person.page.wait_for_timeout(OPEN_SECONDS * 1000)
    rows.append(row("an hour of an open home page", meter.lap(), HOUR / OPEN_SECONDS))
    return [*rows, "", f"Invitations fetched on the way to the table: {invitations}"]


def compressed(messages: Sequence[bytes], keeps_context: bool) -> tuple[int, float]:
    """The bytes of these messages with permessage-deflate, and its CPU seconds."""
    size = 0
    begun = time.process_time()
    deflate = None
    for message in messages:
        if deflate is None or not keeps_context:
            deflate = zlib.compressobj(wbits=-WINDOW_BITS, memLevel=MEMORY_LEVEL)
        size += len(deflate.compress(message) + deflate.flush(zlib.Z_SYNC_FLUSH)) - TAIL
    return size, time.process_time() - begun


def compare(messages: Sequence[bytes]) -> list[str]:
    """What compression would cost and save for one client."""
    plain = sum(map(len, messages))
    rows = [
        "| permessage-deflate | bytes per message | CPU per message | memory per connection |",
        "| --- | --- | --- | --- |",
        f"| off | {plain / len(messages):,.0f} | | |",
    ]
    window = (1 << WINDOW_BITS + 2) + (1 << MEMORY_LEVEL + 9)  # as zlib documents it
    for name, keeps in (("with context takeover", True), ("without", False)):
        size, seconds = compressed(messages, keeps)
        cells = [
            name,
            f"{size / len(messages):,.0f}",
            f"{seconds / len(messages) * 1e6:.0f} µs",
            f"{window / 1024:.0f} KiB to send" if keeps else "while one is sent",
        ]
        rows.append(f"| {' | '.join(cells)} |")
    return rows


def main() -> None:
    """Measure one person in one browser, and print both tables."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ProxiedServer(Path(folder) / "tables")
        server.open()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGS)
        try:
            person = Person(browser, server.public_url)
            meter = Meter(server.proxy, person)
            print(HEAD, *measure(person, meter), sep="\n")
            print("", *compare([text.encode() for text in meter.messages]), sep="\n")
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
