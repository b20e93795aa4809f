"""When a token is replaced, what was opened with it ends, on every server of the database."""

import asyncio
import contextlib
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from pandemonium.server.server import Server
from pandemonium.server.tables.pubsub import ALL_TABLES, Notice
from tests.server.network import Guest, Line, served, serving
from tests.server.people import Person, running, until


async def recovered(url: str, code: str) -> Guest:
    """The same guest on another device."""
    async with httpx.AsyncClient(base_url=url) as nobody:
        made = await nobody.post("/api/recover", json={"code": code, "cookie": False})
    return Guest(url, made.json()["token"])


async def guest_with_code(url: str, name: str) -> tuple[Guest, str]:
    """A guest and their recovery code."""
    guest = await Guest.connect(url, name)
    return guest, (await guest.post("/api/me/recovery")).json()["code"]


async def is_closed(line: Line) -> bool:
    """Whether the server closes a socket, with a reason."""
    with contextlib.suppress(TimeoutError):
        try:
            async with asyncio.timeout(3):
                while True:
                    await line.line.recv()
        except ConnectionClosed:
            return (line.line.close_code, line.line.close_reason) == (1008, "who-are-you")
    return False


async def test_recovery_ends_the_old_sockets_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        thief, code = await guest_with_code(url, "Ada")
        bea = await Guest.connect(url, "Bea")
        async with thief.socket() as old, bea.socket() as other:
            ada = await recovered(url, code)
            async with ada.socket() as new:
                assert await is_closed(old)
                for line in (new, other):
                    await line.say(type="ping")
                    await line.hear("pong")


async def test_recovery_ends_the_sockets_at_other_servers(postgres_url: str) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        thief, code = await guest_with_code(here, "Ada")
        thief.url = there
        async with thief.socket() as old:
            ada = await recovered(here, code)
            ada.url = there
            async with ada.socket() as new:
                assert await is_closed(old)
                await new.say(type="ping")
                await new.hear("pong")


async def test_a_missed_notice_is_made_up_for(tmp_path: Path) -> None:
    async with served(tmp_path) as running:
        server: Server = running.app.state.server
        thief, code = await guest_with_code(server.config.public_url, "Ada")
        async with thief.socket() as old:
            await server.identities.recover(code)  # as if on another server, unheard
            server.store.pubsub.deliver_locally(Notice(ALL_TABLES))
            assert await is_closed(old)


async def test_a_socket_that_opens_meanwhile_ends_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as running:
        server: Server = running.app.state.server
        thief, code = await guest_with_code(server.config.public_url, "Ada")
        find = server.identities.find

        async def find_slowly(token: str, user_agent: str = "") -> object:
            result = await find(token, user_agent)
            if result is not None:
                monkeypatch.undo()
                await recovered(server.config.public_url, code)
            return result

        monkeypatch.setattr(server.identities, "find", find_slowly)
        address = server.config.public_url.replace("http:", "ws:") + "/ws"
        async with connect(address, additional_headers=thief.headers) as old:
            assert await is_closed(Line(old))


async def test_a_socket_is_closed_though_the_clock_of_its_server_is_fast(postgres_url: str) -> None:
    async with running(postgres_url) as here, running(postgres_url) as there:
        await there.hub.sync_clock()
        ahead = there.hub.now
        there.hub.now = lambda: ahead() + 5  # more than it ever is
        ada = await Person.connect(here, "Ada")
        old = Person(there, ada.guest)
        old.connection.token = "spent"
        there.sessions.add(old.connection)
        await here.sessions.end(ada.guest.id)
        await until(lambda: old.closed == [(1008, "who-are-you")])
