"""People who want to be notified, for the tests, and the time that passes until they are."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import select

from pandemonium.server.config import Config
from pandemonium.server.notifications.schedule import Preferences
from pandemonium.server.server import Server
from pandemonium.server.storage.sql_tables import (
    outbox,
)
from pandemonium.server.storage.turns import DELAY
from tests.server.endpoint import Endpoint, listening
from tests.server.people import Person, start, turn, until

GAME = "dice-summoners"


def settings(place: str | Path, **more: Any) -> Config:
    """A server that may call this machine."""
    return Config(str(place), pace=0.0, is_limited=False, webhook_allow="127.0.0.1", **more)


@contextlib.asynccontextmanager
async def called(place: str | Path, **more: Any) -> AsyncIterator[tuple[Server, Endpoint]]:
    """A server and an endpoint that it may call."""
    async with listening() as endpoint, Server.running(settings(place, **more)) as server:
        yield server, endpoint


def pass_time(server: Server, seconds: float) -> None:
    """Have some time pass for the server."""
    before = server.hub.now
    server.hub.now = lambda: before() + seconds


async def two_with_webhooks(
    server: Server, endpoint: Endpoint, form: str = "json"
) -> tuple[list[Person], str]:
    """Two people at a game of many days, both with a webhook."""
    people = [await Person.connect(server, name) for name in ("Ada", "Bea")]
    for person in people:
        await server.notifier.set_webhook(person.guest.id, endpoint.url, form)
    table = await start(people, GAME, pace="correspondence", name="Rainy Sunday")
    return people, table


async def announce(server: Server, *tables: str, wait: float = DELAY + 1) -> None:
    """Note whose turn it is, and send what is due a moment later."""
    for table in tables:
        live = await server.hub.table(table)
        assert live is not None
        await live.listing.write_now()
    pass_time(server, wait)
    await send_due(server)


async def send_due(server: Server) -> None:
    """Send everything that is due, and wait for it."""
    sender = server.notifier.sender
    due = await sender.due()
    await asyncio.gather(*(sender.send(key, queued) for key, queued in due.items()))


async def act(person: Person, table: str, seat: int) -> None:
    """Do anything that is legal."""

    def choices() -> list[dict[str, str]]:
        about = (each for each in reversed(person.messages) if each.get("table") == table)
        prompt = next(message["prompt"] for message in about if "prompt" in message)
        return (prompt or {}).get("choices") or []

    await until(choices)
    text = choices()[0]["text"]
    assert (await person.do("act", table, seat=seat, actions=[text]))["type"] == "done"


async def pass_turn(people: list[Person], table: str) -> Person:
    """Whose turn it is acts until it is somebody else's; returns that person."""
    seat, ada, _ = await turn(people, table)
    while (await turn(people, table))[0] == seat:
        await act(ada, table, seat)
    return (await turn(people, table))[1]


async def queued(server: Server) -> list[Any]:
    """The outbox."""
    return list(await server.store.read(select(outbox)))


async def with_preferences(server: Server, person: Person, **wishes: Any) -> None:
    """Change how somebody wants to be notified."""
    await server.notifier.channels.set_preferences(person.guest.id, Preferences(**wishes))
