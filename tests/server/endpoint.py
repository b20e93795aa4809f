"""An HTTP endpoint on this machine for the tests: keeps requests, and answers as a test wants."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

OK = b"HTTP/1.1 204 No Content\r\n\r\n"


@dataclass
class Request:
    """A request as it came."""

    line: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body."""
        return json.loads(self.body)


@dataclass
class Endpoint:
    """A server that answers every request alike, or not at all."""

    port: int = 0
    answer: bytes = OK
    is_silent: bool = False
    requests: list[Request] = field(default_factory=list)
    connections: int = 0
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}/hook"

    def refuse(self, status: int, *headers: str) -> None:
        """Answer with this status from now on."""
        lines = [f"HTTP/1.1 {status} No", *headers, "", ""]
        self.answer = "\r\n".join(lines).encode()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        self.connections += 1
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.split(": ", 1) for line in head[1:] if line)
            body = await reader.readexactly(int(headers["Content-Length"]))
            self.requests.append(Request(head[0], headers, body))
            if not self.is_silent:
                writer.write(self.answer)
                await writer.drain()
            await reader.read()  # until the other side hangs up
        writer.close()


@contextlib.asynccontextmanager
async def listening() -> AsyncIterator[Endpoint]:
    """An endpoint for as long as the block lasts."""
    endpoint = Endpoint()
    server = await asyncio.start_server(endpoint.serve, "127.0.0.1", 0)
    endpoint.port = server.sockets[0].getsockname()[1]
    try:
        yield endpoint
    finally:
        await asyncio.gather(*endpoint.tasks)  # the other side has hung up
        server.close()
        await server.wait_closed()
