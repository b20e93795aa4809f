"""A database that an earlier version of the server wrote, see `tests/saved_fixtures/README.md`."""

import gzip
import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import pandemonium as pm
from pandemonium.server.storage import backup, schema_upgrade
from pandemonium.server.storage.database import FILE
from pandemonium.server.storage.sql_tables import entries, tables
from pandemonium.server.storage.store import OVER, PLAYING, Store
from pandemonium.server.tables.identities import Identities
from pandemonium.table import TableSession
from pandemonium.table.commands import COMMANDS
from tests.server.network import Guest, serving

FIXTURES = Path(__file__).parents[1] / "saved_fixtures"
SAVED: dict[str, Any] = json.loads((FIXTURES / "server.json").read_text(encoding="utf-8"))
TABLES: dict[str, str] = SAVED["tables"]
# Kinds of entries that the earlier version did not have.
ADDED_LATER = {
    "closed",
    "helped",
    "pause-ended",
    "readmitted",
    "seat-requested",
    "vacation-ended",
    "vacation-taken",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The database as the earlier version left it."""
    folder = tmp_path / "earlier"
    folder.mkdir()
    with gzip.open(FIXTURES / "server.db.gz") as packed, (folder / FILE).open("wb") as unpacked:
        shutil.copyfileobj(packed, unpacked)
    return folder / FILE


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, file: Path) -> str:
    """Where a server of today opens it: as the file that it is, or moved to a PostgreSQL."""
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return str(file.parent)


@pytest.fixture
async def saved(place: str, file: Path) -> AsyncIterator[Store]:
    """A store of today with what the earlier version wrote."""
    if place != str(file.parent):
        await backup.restore(file, place)
    store = await Store.open(place)
    yield store
    await store.close()


async def test_it_has_every_kind_of_entry_of_its_time_and_all_games(saved: Store) -> None:
    kinds = {row.kind for row in await saved.read(select(entries.c.kind).distinct())}
    assert kinds == set(COMMANDS) - ADDED_LATER
    games = {row.game for row in await saved.read(select(tables.c.game).distinct())}
    ours = {name for name in pm.games() if pm.about(name).package.startswith("pandemonium.")}
    assert games == ours


async def test_its_file_is_upgraded_and_a_copy_of_it_stays(file: Path) -> None:
    before = file.read_bytes()
    await (await Store.open(file.parent)).close()
    copies = sorted((file.parent / schema_upgrade.COPY_FOLDER).iterdir())
    assert [copy.name[:4] for copy in copies] == ["0002", "0003", "0004"]  # one before each step
    assert file.read_bytes() != before
    await (await Store.open(file.parent)).close()  # now there is nothing to upgrade
    assert sorted((file.parent / schema_upgrade.COPY_FOLDER).iterdir()) == copies


async def test_its_tables_are_read_to_what_lists_show_of_them(saved: Store) -> None:
    for name, table in TABLES.items():
        stored = await saved.table(table)
        assert stored is not None
        session = TableSession.fold(await saved.entries(table))
        assert session.status == stored.status, name
        assert [place.name or place.bot for place in session.seats] == stored.card["seats"], name
        if stored.status == PLAYING:
            prompt = session.prompt(session.deciding)
            assert prompt is not None
            assert prompt["choices"], name


async def test_its_finished_games_are_replayed_to_their_end(saved: Store) -> None:
    for name in ("finished", "flagged", "surrendered", "draw"):
        record = TableSession.fold(await saved.entries(TABLES[name])).record()
        assert record.result is not None
        plies = pm.replay(pm.Record.read(record.write()))  # which compares the result
        assert len(plies) == len(record.actions) + 1, name


async def test_its_people_are_recognised_by_token_and_recovery_code(saved: Store) -> None:
    identities = Identities(saved)
    for person in SAVED["people"].values():
        guest = await identities.find(person["token"])
        assert guest is not None
        assert guest.id == person["id"]
        recovered = await identities.recover(person["recovery"])
        assert recovered is not None
        assert recovered.identity == guest


async def test_its_people_find_their_games_and_play_on(file: Path) -> None:
    async with serving(file.parent) as url:
        ada = Guest(url, SAVED["people"]["Ada"]["token"])
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada L."
        cards = (await ada.http.get("/api/me/tables")).json()
        listed = {card["table"]: card["status"] for card in cards}
        over = {name for name, table in TABLES.items() if listed.get(table) == OVER}
        assert over == {"finished", "flagged", "surrendered"}
        statistics = (await ada.http.get("/api/me/statistics")).json()
        plies = {game["table"]: game["plies"] for game in statistics["finished"]}
        assert set(plies) == {TABLES[name] for name in over}
        assert statistics["unread"] == 0
        replay = (await ada.http.get(f"/api/tables/{TABLES['finished']}/replay")).json()
        assert replay["last"] == plies[TABLES["finished"]] > 0
        table = (await ada.http.get(f"/api/tables/{TABLES['pack']}")).json()
        assert [card["id"] for card in table["description"]["settings"]["cards"]] == ["bat", "dog"]
        action, seat = table["prompt"]["choices"][0]["text"], table["seat"]
        move = {"type": "act", "table": TABLES["pack"], "seat": seat, "actions": [action]}
        done = await ada.post(f"/api/tables/{TABLES['pack']}/commands", key="on", **move)
        assert done.status_code == 200, done.text
