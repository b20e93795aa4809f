"""Clients that send nothing, or little by little, over real connections."""

import asyncio
import contextlib
import resource
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from pandemonium.server import tcp
from tests.server.network import Guest, served, serving

SOON = 0.25  # seconds
HEAD = b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n"
GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
BIG = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deadline is soon."""
    for name in ("HEADERS_WITHIN", "BODY_WITHIN", "READ_WITHIN"):
        monkeypatch.setattr(tcp, name, SOON)


class Wire:
    """A plain connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Open."""
        self.reader = reader
        self.writer = writer

    @classmethod
    @contextlib.asynccontextmanager
    async def to(cls, url: str) -> AsyncIterator["Wire"]:
        """Connect, for as long as the block lasts."""
        port = int(url.rpartition(":")[2])
        wire = cls(*await asyncio.open_connection("127.0.0.1", port))
        try:
            yield wire
        finally:
            wire.writer.close()

    async def drip(self, text: bytes) -> None:
        """Send byte by byte, slowly."""
        for byte in text:
            self.writer.write(bytes([byte]))
            await asyncio.sleep(SOON / 4)

    async def answer(self) -> bytes:
        """The status line and headers of an answer."""
        async with asyncio.timeout(5):
            return await self.reader.readuntil(b"\r\n\r\n")

    async def is_closed(self) -> bool:
        """Whether the server ends it before long."""
        try:
            async with asyncio.timeout(8 * SOON):
                while await self.reader.read(1000):
                    pass
        except TimeoutError:
            return False
        except ConnectionResetError:
            return True
        return True


HALVES = [b"", b"GET / HTTP/1.1\r\nHost: local", b"\r\n", HEAD + b"{"]
DRIPPING = [b"GET / HTTP/1.1\r\nX: " + b"x" * 50, b"\r\n" * 50]


@pytest.mark.usefixtures("impatient")
async def test_half_of_a_request_is_not_waited_for(tmp_path: Path) -> None:
    async def is_ended(sent: bytes) -> bool:
        async with Wire.to(url) as wire:
            wire.writer.write(sent)
            return await wire.is_closed()

    async with serving(tmp_path) as url:
        assert all(await asyncio.gather(*map(is_ended, HALVES)))


@pytest.mark.usefixtures("impatient")
async def test_bytes_that_drip_win_no_time(tmp_path: Path) -> None:
    async def is_ended(sent: bytes) -> bool:
        async with Wire.to(url) as wire:
            wire.writer.write(GET)
            assert b" 200 " in await wire.answer()  # it is kept alive
            dripping = asyncio.create_task(wire.drip(sent))
            try:
                return await wire.is_closed()
            finally:
                dripping.cancel()

    async with serving(tmp_path) as url:
        assert all(await asyncio.gather(*map(is_ended, DRIPPING)))


@pytest.mark.usefixtures("impatient")
async def test_a_body_that_makes_progress_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tcp, "BODY_STEP", 2)
    async with serving(tmp_path) as url, Wire.to(url) as wire:
        wire.writer.write(HEAD)
        await wire.drip(b'{"name": 7')
        assert b" 400 " in await wire.answer()  # the last brace is missing


@pytest.mark.usefixtures("impatient")
async def test_an_open_socket_has_no_deadline(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        async with ada.socket() as line:
            await asyncio.sleep(3 * SOON)
            await line.say(type="ping")
            await line.hear("pong")


async def test_one_address_has_a_share_of_the_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tcp, "PER_ADDRESS", 3)
    async with serving(tmp_path, is_limited=True) as url, contextlib.AsyncExitStack() as opened:
        ada = await Guest.connect(url, "Ada")
        await opened.enter_async_context(ada.socket())
        held = [await opened.enter_async_context(Wire.to(url)) for _ in range(2)]
        async with Wire.to(url) as wire:
            assert b" 503 " in await wire.answer()
        held[0].writer.close()
        await asyncio.sleep(0.05)
        async with Wire.to(url) as wire:
            wire.writer.write(GET)
            assert b" 200 " in await wire.answer()


async def test_a_proxy_carries_any_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tcp, "PER_ADDRESS", 3)
    async with (
        serving(tmp_path, is_limited=True, proxy="127.0.0.1") as url,
        contextlib.AsyncExitStack() as opened,
    ):
        for _ in range(10):
            wire = await opened.enter_async_context(Wire.to(url))
            wire.writer.write(GET)
            assert b" 200 " in await wire.answer()


async def test_newcomers_are_served_when_idlers_fill_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    monkeypatch.setattr(resource, "getrlimit", lambda _: (tcp.OWN_FILES + 150, hard))
    async with served(tmp_path) as server, contextlib.AsyncExitStack() as opened:
        url = f"http://localhost:{server.config.port}"
        ada = await Guest.connect(url, "Ada")
        line = await opened.enter_async_context(ada.socket())
        for _ in range(200):
            await opened.enter_async_context(Wire.to(url))
        async with httpx.AsyncClient(base_url=url) as newcomer:
            made = await newcomer.post("/api/guests", json={"name": "Bea"})
            assert made.status_code == 201
        assert len(server.server_state.connections) <= 150
        await line.say(type="ping")
        await line.hear("pong")


def test_a_server_may_open_as_many_files_as_the_system_allows() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lower = min(soft, 1000)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (lower, hard))
        assert tcp.max_connections() == lower - tcp.OWN_FILES
        tcp.raise_file_limit()
        raised, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        is_unlimited = hard == resource.RLIM_INFINITY
        assert raised == (tcp.MAX_FILES if is_unlimited else min(hard, tcp.MAX_FILES))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_a_client_that_does_not_read_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tcp, "READ_WITHIN", SOON)
    async with served(tmp_path) as server:
        port = server.config.port
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
        writer.write(BIG * 300)
        for _ in range(100):
            await asyncio.sleep(0.05)
            if not server.server_state.connections:
                break
        assert not server.server_state.connections
        writer.close()
