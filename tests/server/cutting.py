"""A way to PostgreSQL that can be cut between a commit and its answer."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from urllib.parse import parse_qs, urlsplit

INSERTED, COMMIT, COMMITTED = b"INSERT 0 1\x00", b"COMMIT;\x00", b"COMMIT\x00"
PORT = 5432


class Way:
    """Passes everything on, until it is cut."""

    def __init__(self, url: str) -> None:
        """To the PostgreSQL with this address, whose socket is a file."""
        parts = urlsplit(url)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.{PORT}"
        self._database = parts.path
        self._lines: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self._port = 0
        self.outage: float | None = None  # seconds, once what is to be cut was committed
        self.changed = INSERTED  # what PostgreSQL answers to such a change
        self.cuts = 0
        self.mended: asyncio.Task[None] | None = None  # when it is open again

    async def open(self) -> str:
        """Let others pass; where to."""
        self._server = await asyncio.start_server(self._join, "127.0.0.1", self._port)
        self._port = self._server.sockets[0].getsockname()[1]
        return f"postgresql://postgres@127.0.0.1:{self._port}{self._database}"

    async def close(self) -> None:
        """Nobody passes, and nobody has to wait for an answer."""
        if self._server is not None:
            self._server.close()
        for line in list(self._lines):
            line.cancel()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        try:
            above, below = await asyncio.open_unix_connection(self._socket)
        except OSError:
            writer.close()
            return
        line = Line(self)
        task = asyncio.create_task(line.run((reader, writer), (above, below)))
        self._lines.add(task)
        task.add_done_callback(self._lines.discard)

    def cut(self) -> None:
        """The answer does not arrive, and for a while nobody can ask."""
        outage, self.outage = self.outage or 0.0, None
        self.cuts += 1
        self.mended = asyncio.create_task(self._mend(outage))

    async def _mend(self, outage: float) -> None:
        await self.close()
        await asyncio.sleep(outage)
        await self.open()


class Line:
    """One connection on the way."""

    def __init__(self, way: Way) -> None:
        """Nothing was asked."""
        self._way = way
        self._has_changed = False
        self._is_committing = False

    async def run(
        self,
        client: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        server: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        """Pass on what both say."""
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._pass_on(client[0], server[1], self._asked))
                group.create_task(self._pass_on(server[0], client[1], self._answered))
        except* (OSError, Gone):
            pass
        finally:
            for _, writer in (client, server):
                writer.close()

    async def _pass_on(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        look: Callable[[bytes], None],
    ) -> None:
        """What one side sends."""
        while data := await reader.read(1 << 16):
            look(data)
            writer.write(data)
            await writer.drain()
        raise Gone

    def _asked(self, data: bytes) -> None:
        """What the client sends."""
        self._is_committing = COMMIT in data

    def _answered(self, data: bytes) -> None:
        """What PostgreSQL sends; an answer to be lost is not passed on."""
        if self._way.changed in data:
            self._has_changed = True
        if not (self._is_committing and COMMITTED in data):
            return
        is_meant, self._has_changed = self._has_changed, False
        if is_meant and self._way.outage is not None:
            self._way.cut()
            raise Gone


class Gone(Exception):  # noqa: N818 - what happened
    """One side is no longer there."""


@contextlib.asynccontextmanager
async def way_to(url: str) -> AsyncIterator[tuple[Way, str]]:
    """A way to a database for as long as the block lasts, and its address."""
    way = Way(url)
    try:
        yield way, await way.open()
    finally:
        if way.mended is not None:
            await way.mended
        await way.close()
