"""A request that is sent twice is carried out once; a key serves one request."""

from pathlib import Path

import pytest

from pandemonium.server.tables import renames
from tests.server.network import Guest, serving
from tests.server.people import Person, running, table_for, until

GAME = "dice-summoners"


async def test_a_key_is_good_for_one_request(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada = await Person.connect(server, "Ada")
        table = await table_for(ada, GAME)
        await ada.say(type="watch", table=table)
        for _ in range(2):
            assert (await ada.do("say", table, key="once", text="hello"))["type"] == "done"
        other = await ada.do("say", table, key="once", text="goodbye")
        assert (other["type"], other["error"]) == ("refused", "key-reused")
        kind = await ada.do("ready", table, key="once")
        assert (kind["type"], kind["error"]) == ("refused", "key-reused")
        lines = [
            entry.data["text"]
            for entry in await server.store.entries(table)
            if entry.kind == "said"
        ]
        assert lines == ["hello"]


async def test_a_repeated_request_is_known_by_another_name(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        ada, bea = await Person.connect(server, "Ada"), await Person.connect(server, "Bea")
        table = await table_for(ada, GAME, private=False)
        await bea.say(type="watch", table=table)
        assert (await bea.do("sit", table, key="sit", seat=1))["type"] == "done"
        changed = await server.identities.change(bea.guest.id, "Beatrice")
        assert changed is not None
        bea.connection.guest = changed
        assert (await bea.do("sit", table, key="sit", seat=1))["type"] == "done"


async def test_a_key_makes_one_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        made = await ada.post("/api/tables", key="k", game=GAME, players=2)
        again = await ada.post("/api/tables", key="k", game=GAME, players=2)
        assert made.json() == again.json()
        for request in ({"game": "mephisto"}, {"game": GAME, "players": 2, "private": False}):
            other = await ada.post("/api/tables", key="k", **request)
            assert (other.status_code, other.json()["error"]) == (409, "key-reused")


async def test_two_of_one_name_can_be_distinguished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renames, "PAUSE", 0.0)
    async with running(tmp_path) as server:
        people = [await Person.connect(server, name) for name in ("Ada", "ada", "Bea")]
        table = await table_for(people[0], "lets-summon-demons", players=4, private=False)
        for person in people:
            await person.say(type="watch", table=table)
        for person in people[1:]:
            assert (await person.do("sit", table))["type"] == "done"
        await people[2].do("seat", table, seat=3, name="Bea")
        live = await server.hub.table(table)
        assert live is not None
        assert [place.name for place in live.session.seats] == ["Ada", "ada (2)", "Bea", "Bea (2)"]
        await live.listing.write_now()
        for name, shown in (("Ada", "Ada (3)"), ("Bee", "Bee")):
            server.hub.renames.add(people[2].guest._replace(name=name))
            await until(lambda: live.session.seats[2].name == shown)  # noqa: B023 - called at once
