"""Everything that one running server has, in one place."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from pandemonium.locale.words import Words
from pandemonium.server.bots import Bots
from pandemonium.server.hub import Hub
from pandemonium.server.identities import Identities
from pandemonium.server.store import Store

if TYPE_CHECKING:
    from pandemonium.server.socket import Connection


class Settings(NamedTuple):
    """How a server runs."""

    place: str | Path  # a folder, or the URL of a PostgreSQL
    public_url: str = ""  # under which people reach it; empty: wherever they ask
    pace: float = 1.0  # stretches the time that bots take
    bots: int | None = None  # processes that think


class Server:
    """Store, people, tables, bots."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """The store is open; nothing runs yet."""
        self.settings = settings
        self.store = store
        self.identities = Identities(store)
        self.hub = Hub(store, self.identities, Bots(settings.bots), settings.pace)
        self.connections: set[Connection] = set()

    @classmethod
    @contextlib.asynccontextmanager
    async def running(cls, settings: Settings) -> AsyncIterator["Server"]:
        """A server that runs for as long as the block lasts; all that it acknowledged is stored."""
        store = await Store.open(settings.place)
        server = cls(settings, store)
        try:
            await server.hub.start()
            yield server
        finally:
            await server.stop()
            await store.close()

    async def stop(self) -> None:
        """Tell everybody to come back, and let go."""
        await asyncio.gather(*[one.say_goodbye() for one in list(self.connections)])
        await self.hub.close()

    # ------------------------------------------------------------------ what it says of itself

    @property
    def is_secure(self) -> bool:
        """Whether it is reached by https."""
        return self.settings.public_url.startswith("https://")

    def link(self, path: str, asked: str) -> str:
        """An address that people can use; `asked` is the one by which they asked."""
        return f"{(self.settings.public_url or asked).rstrip('/')}{path}"

    def words(self, language: str) -> Words:
        """The wording of what is about no game."""
        return self.hub.words(language)
