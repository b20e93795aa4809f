"""Finished games that are shared by a link: who may, what it shows, and taking it back."""

from pathlib import Path
from typing import Any

from sqlalchemy import select

from pandemonium.engine.formats.record import Record
from pandemonium.server.config import Config
from pandemonium.server.server import Server
from pandemonium.server.storage.sql_tables import shared_games
from tests.server.network import Guest, serving
from tests.server.people import Person
from tests.server.test_erasure import erased
from tests.server.test_erasure import finished as finished_table
from tests.server.test_replays import Finished


async def share(finished: Finished, **wishes: Any) -> Any:
    """Share the game; its secret."""
    path = f"/api/tables/{finished.table}/share"
    link = (await finished.ada.http.put(path, json=wishes)).json()
    assert "?page=replay#" in link["url"]
    return link["url"].partition("#")[2]


async def test_a_link_shows_what_spectators_saw_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        finished = await Finished(url).play()
        await finished.do(type="say", text="hello from Elm Street")
        eve = await Guest.connect(url, "Eve")
        secret = await share(finished)
        shown = (await eve.post("/api/shared/replay", secret=secret, seat=0)).json()
        assert (shown["seat"], shown["hands"], shown["dice"], shown["table"]) == (
            *(None, False, None, ""),
        )
        assert [seat["name"] for seat in shown["summary"]["seats"]] == ["Ada", "Bo"]
        wanted = {"secret": secret, "seat": 0, "open": True, "words": True}
        positions = (await eve.post("/api/shared/positions", **wanted)).json()
        spectator = (await finished.get("/replay/positions?seat=-1&words=true")).json()
        assert positions == spectator
        everything = f"{shown} {positions}"
        dice = (await finished.get("/dice")).json()
        me = (await finished.ada.http.get("/api/me")).json()
        for hidden in (finished.table, me["id"], dice["secret"], *dice["contributions"], "Elm"):
            assert hidden not in everything

        assert await share(finished, hands=True) == secret
        shown = (await eve.post("/api/shared/replay", secret=secret, seat=1)).json()
        assert (shown["seat"], shown["hands"]) == (1, True)
        assert dice["secret"] not in str(shown)
        opened = (await eve.post("/api/shared/positions", **wanted)).json()
        as_seated = await finished.get("/replay/positions?seat=0&open=true&words=true")
        assert opened == as_seated.json()
        hidden_still = await eve.http.get(f"/api/tables/{finished.table}/replay")
        assert hidden_still.status_code == 404


async def test_those_who_sat_there_share_it_and_take_it_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        finished = await Finished(url).play()
        path = f"/api/tables/{finished.table}/share"
        eve = await Guest.connect(url, "Eve")
        assert (await eve.http.put(path, json={})).status_code == 404
        assert (await finished.ada.http.get(path)).json()["url"] == ""
        first = await share(finished)
        assert (await finished.ada.http.delete(path)).status_code == 204
        second = await share(finished)
        assert len(first) >= 32
        assert first != second
        missing = await eve.post("/api/shared/replay", secret="x" * 32)
        revoked = await eve.post("/api/shared/replay", secret=first)
        assert (revoked.status_code, revoked.content) == (404, missing.content)
        assert (await eve.post("/api/shared/replay", secret=second)).status_code == 200
        public = await finished.ada.table("dice-summoners", private=False)
        await eve.post(f"/api/tables/{public}/enter", invite="")
        refused = await eve.http.put(f"/api/tables/{public}/share", json={})
        assert refused.json()["error"] == "not-seated"
        early = await finished.ada.http.put(f"/api/tables/{public}/share", json={})
        assert (early.status_code, early.json()["error"]) == (409, "not-over")


async def test_a_link_ends_with_the_table_or_with_who_shared_it(place: str) -> None:
    async with Server.running(Config(place, pace=0.0, is_limited=False)) as server:
        ada, bea = await Person.connect(server, "Ada"), await Person.connect(server, "Bea")
        for person, remove in ((ada, False), (bea, True)):
            table = await finished_table(server, ada, bea)
            await server.store.share_game(table, f"of {person.guest.name}", False, person.guest.id)
            if remove:
                await server.retention.remove(table)
        assert len(await server.store.read(select(shared_games))) == 1
        await erased(server, ada)
        assert await server.store.read(select(shared_games)) == []


async def test_a_record_from_disk_is_played_on_if_the_rules_lead_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        finished = await Finished(url).play()
        record = (await finished.get("/record")).text
        eve = await Guest.connect(url, "Eve")
        wishes = {"key": "on", "ply": 3, "seat": 1, "level": "random"}
        made = await eve.post("/api/records/continue", text=record, **wishes)
        assert made.status_code == 201, made.text
        shown = (await eve.http.get(f"/api/tables/{made.json()['table']}")).json()
        assert [seat["bot"] for seat in shown["summary"]["seats"]] == ["random", ""]
        assert (shown["summary"]["beginning"]["ply"], shown["summary"]["rated"]) == (3, False)
        at_position = Record.at(Record.read(record).start()).write()
        for text, ply, seat, error in (
            (record, 99, 1, "no-ply"),
            (record, 3, 9, "no-playing-on"),
            (at_position, 0, 1, "no-playing-on"),
            (record.replace('"options": {', '"options": {"cards": [], '), 0, 1, "no-playing-on"),
            ("hello", 0, 1, "no-headline"),
        ):
            wishes = {"key": "no", "ply": ply, "seat": seat, "level": "random"}
            refused = await eve.post("/api/records/continue", text=text, **wishes)
            assert (refused.status_code, refused.json()["error"]) == (400, error), refused.text
