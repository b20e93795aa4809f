"""Somebody deletes themselves: what is left of them, and that games go on."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from pandemonium.app.errors import ServerError
from pandemonium.server.config import Config
from pandemonium.server.server import Server
from pandemonium.server.storage.sql_tables import identities
from pandemonium.server.tables.erasure import NOBODY, anonymised
from pandemonium.table.session import TableSession
from tests.server.network import Guest, serving
from tests.server.people import Person, play_on, start, table_for, until
from tests.server.test_isolation import PACK, exceeding

GAME = "dice-summoners"


def _config(place: str, **settings: Any) -> Config:
    """A server without limits, whose bots answer at once."""
    return Config(place, pace=0.0, is_limited=False, **settings)


async def erased(server: Server, person: Person) -> None:
    """Delete somebody, and wait until it is done."""
    await server.erasure.erase(person.guest.id)
    async with asyncio.timeout(10):
        while await server.identities.get(person.guest.id) is not None:
            await asyncio.sleep(0.01)


async def fold(server: Server, table: str) -> TableSession:
    """A table as it is stored."""
    session = TableSession()
    for entry in await server.store.entries(table):
        session.apply(entry)
    return session


async def finished(server: Server, ada: Person, bea: Person) -> str:
    """A table where they have talked and played to the end."""
    table = await start([ada, bea], GAME, name="Zebedea's table")
    await ada.do("say", table, text="hello from Zebedea, 12 Elm Street")
    await bea.do("say", table, text="hello")
    await play_on([ada, bea], table, 20)
    await ada.do("surrender", table, seat=0)
    live = await server.hub.table(table)
    assert live is not None
    await until(lambda: live.session.status == "over")
    await live.listing.write_now()
    return table


async def test_nothing_of_them_is_left(place: str) -> None:
    async with Server.running(_config(place)) as server:
        ada, bea = await Person.connect(server, "Zebedea"), await Person.connect(server, "Bea")
        over = await finished(server, ada, bea)
        before = await fold(server, over)
        server.hub.renames.add(ada.guest._replace(name="Zebedea II"))
        gathering = await table_for(ada, GAME, name="Zebedea alone")
        await erased(server, ada)
        assert ada.closed == [(1008, "who-are-you")]
        assert await server.store.table(gathering) is None
        after = await fold(server, over)
        assert after.running.record.actions == before.running.record.actions
        assert after.running.state.save() == before.running.state.save()
        assert [place.name for place in after.seats] == [NOBODY, "Bea"]
        kept = str(await server.store.entries(over)) + str(await server.store.lobby())
        stored = await server.store.table(over)
        kept += str(stored) + str(await server.store.tables_of(bea.guest.id))
        assert "hello" in kept
        assert "Zebedea" not in kept
        assert "Elm Street" not in kept
        rows = await server.store.read(select(identities))
        assert [row.name for row in rows] == ["Bea"]
        assert (await bea.do("say", over, text="still here"))["type"] == "done"


async def test_a_game_goes_on_with_a_bot_or_is_given_up(tmp_path: Path) -> None:
    async with Server.running(_config(str(tmp_path))) as server:
        ada, bea = await Person.connect(server, "Ada"), await Person.connect(server, "Bea")
        together = await start([ada, bea], GAME)
        alone = await start([ada], GAME, players=2, bots=["imp"])
        await erased(server, ada)
        live = await server.hub.table(together)
        assert live is not None
        assert live.session.status == "playing"
        assert live.session.seats[0].bot
        assert bea.part("summary")["seats"][0]["name"] == NOBODY
        await play_on([bea], together, 6)
        await live.listing.write_now()  # an empty seat causes no error
        finished = await server.hub.table(alone)
        assert finished is not None
        assert finished.session.status == "over"


async def test_others_read_nothing_of_them_at_a_table_that_goes_on(tmp_path: Path) -> None:
    async with Server.running(_config(str(tmp_path))) as server:
        ada, bea = await Person.connect(server, "Zebedea"), await Person.connect(server, "Bea")
        table = await start([ada, bea], GAME)
        await ada.do("say", table, text="Yabbadabba")
        live = await server.hub.table(table)
        assert live is not None
        body, _ = await live.position(bea.guest.id, 1, "en")
        assert b"Zebedea" in body
        assert b"Yabbadabba" in body
        await erased(server, ada)
        body, _ = await live.position(bea.guest.id, 1, "en")
        assert b"Zebedea" not in body
        assert b"Yabbadabba" not in body


async def test_what_was_interrupted_goes_on_at_the_next_start(tmp_path: Path) -> None:
    async with Server.running(_config(str(tmp_path))) as server:
        ada, bea = await Person.connect(server, "Zebedea"), await Person.connect(server, "Bea")
        table = await finished(server, ada, bea)
        await server.identities.lock_out(ada.guest.id, NOBODY)  # and the power fails
    async with Server.running(_config(str(tmp_path))) as server:
        async with asyncio.timeout(10):
            while await server.identities.get(ada.guest.id) is not None:
                await asyncio.sleep(0.01)
        assert "Zebedea" not in str(await server.store.entries(table))


async def test_other_servers_take_the_name_away(postgres_url: str) -> None:
    config = _config(postgres_url)
    async with Server.running(config) as here, Server.running(config) as there:
        ada, bea = await Person.connect(here, "Zebedea"), await Person.connect(here, "Bea")
        table = await finished(here, ada, bea)
        del here.hub.tables[table]
        live = await there.hub.table(table)
        assert live is not None
        await erased(here, ada)
        await until(lambda: live.session.seats[0].name == NOBODY)


async def test_a_listing_may_be_stored_while_somebody_is_deleted(place: str) -> None:
    async with Server.running(_config(place)) as server:
        ada, bea = await Person.connect(server, "Ada"), await Person.connect(server, "Bea")
        table = await finished(server, ada, bea)
        delete = server.identities.delete

        async def store_listing_and_delete(identity_id: str) -> None:
            """What another server may do meanwhile, and after it."""
            people = {ada.guest.id, bea.guest.id}
            for number in (1_000, 1_001):
                listing: dict[str, Any] = {
                    "status": "over",
                    "card": {},
                    "seated": people,
                    "asked": [],
                }
                await server.store.save_listing(table, number, **listing, public=False)
                if number == 1_000:
                    await delete(identity_id)

        server.identities.delete = store_listing_and_delete  # type: ignore[method-assign]
        await erased(server, ada)
        assert not await server.store.has_entered(table, ada.guest.id)
        assert await server.store.has_entered(table, bea.guest.id)


async def test_deleting_oneself_over_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        feed = (await ada.post("/api/me/feed")).json()["url"]
        code = (await ada.post("/api/me/recovery")).json()["code"]
        answer = await ada.http.delete("/api/me")
        assert answer.status_code == 204
        assert {item.partition("=")[0] for item in answer.headers.get_list("set-cookie")} == {
            "pandemonium", "__Host-pandemonium"
        }  # fmt: skip
        async with httpx.AsyncClient(base_url=url) as nobody:
            assert (await nobody.delete("/api/me")).status_code == 401
            assert (await nobody.get(feed)).status_code == 404
            assert (await nobody.post("/api/recover", json={"code": code})).status_code == 404
        assert (await ada.http.get("/api/me")).json() is None
    text = sqlite3.connect(tmp_path / "pandemonium.db")
    assert text.execute("SELECT count(*) FROM identities").fetchone() == (0,)
    text.close()


@pytest.mark.parametrize(
    ("kind", "data", "left"),
    [
        ("joined", {"name": "Ada", "seat": 1}, {"name": NOBODY, "seat": 1}),
        ("seated", {"seat": 1, "level": "imp", "name": ""}, None),
        ("changed", {"name": None, "players": 2}, None),
        ("changed", {"name": "Ada's"}, {"name": ""}),
        ("said", {"text": "x", "team": True}, {"text": NOBODY, "team": True}),
    ],
)
def test_only_names_and_chat_are_replaced(kind: str, data: Any, left: Any) -> None:
    assert anonymised(kind, data) == (data if left is None else left)


# ---------------------------------------------------------------------- retention


async def test_finished_tables_and_their_chat_are_deleted_after_some_days(place: str) -> None:
    async with Server.running(_config(place, keep_finished=30, keep_chat=2)) as server:
        ada, bea = await Person.connect(server, "Ada"), await Person.connect(server, "Bea")
        over, playing = await finished(server, ada, bea), await start([ada, bea], GAME)
        await ada.do("say", playing, text="hello")
        await server.retention.clean()
        assert "Elm Street" in str(await server.store.entries(over))
        now = server.hub.now
        server.hub.now = lambda: now() + 3 * 86_400
        await server.retention.clean()
        assert "Elm Street" not in str(await server.store.entries(over))
        assert (await fold(server, over)).status == "over"
        assert "hello" in str(await server.store.entries(playing))
        server.hub.now = lambda: now() + 31 * 86_400
        await server.retention.clean()
        assert await server.store.table(over) is None
        assert await server.store.entries(over) == []
        assert await server.store.table(playing) is not None
        await bea.settle()
        assert bea.last("refused")["error"] == "no-such-table"
        assert (await bea.do("say", over, text="hello"))["error"] == "no-such-table"


async def test_without_a_setting_everything_is_kept(tmp_path: Path) -> None:
    async with Server.running(_config(str(tmp_path))) as server:
        ada, bea = await Person.connect(server, "Ada"), await Person.connect(server, "Bea")
        over = await finished(server, ada, bea)
        now = server.hub.now
        server.hub.now = lambda: now() + 10_000 * 86_400
        await server.retention.clean()
        assert "Elm Street" in str(await server.store.entries(over))


async def test_names_and_chat_are_deleted_at_a_table_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Server.running(_config(str(tmp_path))) as server:
        ada, bea = await Person.connect(server, "Zebedea"), await Person.connect(server, "Bea")
        table = await start([ada, bea], "lets-summon-demons", pack=PACK)
        await ada.do("say", table, text="Yabbadabba")
        guest = ada.guest
    exceeding(monkeypatch, lambda _request: True)
    async with Server.running(_config(str(tmp_path))) as server:
        ada = Person(server, guest)
        with pytest.raises(ServerError):
            await server.hub.table(table)
        await erased(server, ada)
        stored = str(await server.store.entries(table)) + str(await server.store.lobby())
        assert "Bea" in stored
        assert "Zebedea" not in stored
        assert "Yabbadabba" not in stored
