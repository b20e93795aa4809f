"""Devices: several of one person, adding and signing out one, and tokens of older versions."""

import asyncio
import contextlib
import sqlite3
from functools import partial
from pathlib import Path

import httpx
import pytest
from alembic import command
from sqlalchemy import Connection, insert, select, text, update

from pandemonium.server.limits import RATES
from pandemonium.server.server import Server
from pandemonium.server.storage import database as db
from pandemonium.server.storage import schema_upgrade
from pandemonium.server.storage.batch_writer import hash_of
from pandemonium.server.storage.sql_tables import device_codes, devices
from pandemonium.server.storage.store import Store
from pandemonium.server.tables.devices import MAX_DEVICES, device_name, new_row
from pandemonium.server.tables.identities import Identities
from tests.server.network import Guest, served, serving
from tests.server.people import Person, running, until
from tests.server.test_sessions import is_closed, recovered

PHONE = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile "
    "Safari/537.36"
)


async def test_a_code_adds_a_device_once_and_keeps_the_others(identities: Identities) -> None:
    ada, bea = await identities.make("Ada"), await identities.make("Bea")
    code = (await identities.devices.new_code(ada.identity.id)).code
    await identities.devices.new_code(bea.identity.id)
    phone = await identities.add_device(code.lower().replace("-", " "), PHONE)
    assert phone is not None
    assert phone.identity == ada.identity
    assert phone.recovery == ""
    for token in (ada.token, phone.token):
        assert await identities.find(token) == ada.identity
    assert await identities.add_device(code) is None
    assert await identities.recover(ada.recovery) is not None  # it is another code
    assert await identities.find(phone.token) is None
    assert len(await identities.devices.of(ada.identity.id)) == 1
    assert len(await identities.devices.of(bea.identity.id)) == 1


async def test_of_two_devices_with_the_same_code_one_is_added(identities: Identities) -> None:
    ada = await identities.make("Ada")
    code = (await identities.devices.new_code(ada.identity.id)).code
    results = await asyncio.gather(*(identities.add_device(code) for _ in range(5)))
    assert len([result for result in results if result is not None]) == 1
    assert len(await identities.devices.of(ada.identity.id)) == 2


async def test_a_code_expires_and_a_new_one_replaces_it(
    identities: Identities, store: Store
) -> None:
    ada = await identities.make("Ada")
    first = (await identities.devices.new_code(ada.identity.id)).code
    second = (await identities.devices.new_code(ada.identity.id)).code
    assert await identities.add_device(first) is None
    await store.change(update(device_codes).values(expires=device_codes.c.expires - 601))
    assert await identities.add_device(second) is None


async def test_recovery_ends_a_code_for_another_device(identities: Identities) -> None:
    ada = await identities.make("Ada")
    code = (await identities.devices.new_code(ada.identity.id)).code
    assert await identities.recover(ada.recovery) is not None
    assert await identities.add_device(code) is None


async def test_the_day_of_the_last_use_is_stored(identities: Identities, store: Store) -> None:
    ada = await identities.make("Ada", user_agent="curl/8")
    (device,) = await identities.devices.of(ada.identity.id)
    assert device.name == ""
    await store.change(update(devices).values(seen=devices.c.seen - 3))
    before = store.writer.changes
    for _ in range(3):
        await identities.find(ada.token, PHONE)
    (used,) = await identities.devices.of(ada.identity.id)
    assert (used.seen, used.name) == (device.seen, "Chrome · Android")
    assert store.writer.changes == before + 1  # once a day


@pytest.mark.parametrize(
    ("user_agent", "name"),
    [
        (PHONE, "Chrome · Android"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Firefox/142.0", "Firefox · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Version/18.5 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge · Windows"),
        ("python-httpx/0.28", ""),
    ],
)  # fmt: skip
def test_a_device_is_named_by_its_browser_and_system(user_agent: str, name: str) -> None:
    assert device_name(user_agent) == name


async def test_nobody_has_any_number_of_devices(tmp_path: Path) -> None:
    async with served(tmp_path) as running:
        server: Server = running.app.state.server
        ada = await Guest.connect(server.config.public_url, "Ada")
        who = (await ada.http.get("/api/me")).json()["id"]
        for number in range(MAX_DEVICES - 1):
            await server.store.change(insert(devices).values(new_row(who, f"token {number}", "")))
        refused = await ada.post("/api/me/devices/code")
        assert (refused.status_code, refused.json()["error"]) == (429, "too-many-devices")


async def test_somebody_sees_their_devices_and_signs_one_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada, bea = await Guest.connect(url, "Ada"), await Guest.connect(url, "Bea")
        new = (await ada.post("/api/me/devices/code")).json()
        assert new["url"] == f"{url}/#device={new['code']}"
        assert new["qr"].startswith("<svg")
        phone = await recovered(url, new["code"])
        shown = (await ada.http.get("/api/me/devices")).json()
        assert sorted(device["is_this"] for device in shown) == [False, True]
        (other,) = [device["id"] for device in shown if not device["is_this"]]
        assert (await bea.http.delete(f"/api/me/devices/{other}")).status_code == 404
        async with phone.socket() as on_phone, ada.socket() as here:
            assert (await ada.http.delete(f"/api/me/devices/{other}")).status_code == 204
            assert await is_closed(on_phone)
            await here.say(type="ping")
            await here.hear("pong")
        assert (await phone.http.get("/api/me/devices")).status_code == 401
        assert (await ada.http.delete(f"/api/me/devices/{other}")).status_code == 404
        assert len((await ada.http.get("/api/me/devices")).json()) == 1


async def test_a_browser_that_signs_itself_out_loses_its_cookie(tmp_path: Path) -> None:
    async with serving(tmp_path) as url, httpx.AsyncClient(base_url=url) as browser:
        await browser.post("/api/guests", json={"name": "Ada"})
        (this,) = (await browser.get("/api/me/devices")).json()
        await browser.delete(f"/api/me/devices/{this['id']}")
        assert not browser.cookies
        assert (await browser.get("/api/me")).json() is None


async def test_other_servers_close_the_connections_of_a_device(postgres_url: str) -> None:
    async with serving(postgres_url) as here, serving(postgres_url) as there:
        ada = await Guest.connect(here, "Ada")
        phone = await recovered(here, (await ada.post("/api/me/devices/code")).json()["code"])
        phone.url = there
        shown = (await ada.http.get("/api/me/devices")).json()
        (other,) = [device["id"] for device in shown if not device["is_this"]]
        async with phone.socket() as on_phone:
            await ada.http.delete(f"/api/me/devices/{other}")
            assert await is_closed(on_phone)


async def test_a_connection_that_opens_while_its_device_is_signed_out_is_closed(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as server:
        ada = await Person.connect(server, "Ada")
        await server.sessions.end_revoked(ada.guest.id)
        late = Person(server, ada.guest)  # its token was valid a moment ago
        late.connection.token = "spent"
        server.sessions.add(late.connection)
        await until(lambda: late.closed == [(1008, "who-are-you")])


async def test_codes_for_devices_are_rate_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, is_limited=True) as url:
        ada = await Guest.connect(url, "Ada")
        statuses = [
            (await ada.post("/api/me/devices/code")).status_code
            for _ in range(RATES["device"].burst + 1)
        ]
    assert set(statuses[:-1]) == {200}
    assert statuses[-1] == 429


# ---------------------------------------------------------------------- older versions


def _as_version_3(connection: Connection) -> None:
    """A database of version 0003: Ada has a token, Bo is half deleted, both entered a table."""
    config = schema_upgrade._config()
    config.attributes["connection"] = connection
    command.upgrade(config, "0003")
    people = {"ada": hash_of("old token"), "bo": "erased bo"}
    for who, token_hash in people.items():
        connection.execute(
            text("INSERT INTO identities VALUES (:who, :who, 'teal', :hash, :o, :who, 86400.5)"),
            {"who": who, "hash": token_hash, "o": f"other {who}"},
        )
    blob = "'\\x00'" if connection.dialect.name == "postgresql" else "x'00'"
    connection.execute(
        text(
            "INSERT INTO tables (id, game, host, public, secret, invite, version, made, noted, "
            f"status, card, updated) VALUES ('t', 'g', 'ada', false, {blob}, 'i', 'v', 1, 1, "
            "'playing', '{}', 1)"
        )
    )
    for who in people:
        connection.execute(text("INSERT INTO guests VALUES ('t', :who, true, true)"), {"who": who})


async def test_tokens_of_an_older_version_stay_valid(place: str) -> None:
    if db.is_postgres(place):
        emptied = db.connect(db.url_of(place))
        for line in map(text, ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public")):
            await emptied.run(partial(Connection.execute, statement=line))
        await emptied.close()
    else:
        (Path(place) / db.FILE).unlink()
    old = db.connect(db.url_of(place))
    await old.run(_as_version_3)
    await old.close()
    store = await Store.open(place)
    try:
        identities = Identities(store)
        ada = await identities.find("old token")
        assert ada is not None
        assert (ada.id, ada.colour, ada.made) == ("ada", "teal", 86400.5)
        rows = await store.read(select(devices.c.identity_id, devices.c.made))
        assert [tuple(row) for row in rows] == [("ada", 86400.5)]
        assert await store.has_entered("t", "bo")
        assert [(t.id, asked) for t, asked in await store.tables_of("ada")] == [("t", True)]
    finally:
        await store.close()
    if not db.is_postgres(place):
        with contextlib.closing(sqlite3.connect(Path(place) / db.FILE)) as connection:
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
