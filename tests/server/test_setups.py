"""What an editor of a setup asks the server, and what the others see of it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from pandemonium.engine.formats.pack import write_pack
from pandemonium.engine.registry import about, games
from pandemonium.games.dicke_daemonen import layouts
from pandemonium.table.commands.making import CreateTable
from tests.games.lets_summon_demons.test_work_limit import chain
from tests.server.network import Guest, serving
from tests.server.people import Person, running, table_for

GAME = "dicke-daemonen"
ASK = f"/api/games/{GAME}/inspect"


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path) as address:
        yield address


def pulled_out() -> dict[str, Any]:
    """Rose, with its red circle partly off the canvas."""
    layout = layouts.preset("rose").to_json()
    layout["lines"][0]["cx"] = 250
    return layout


async def test_a_layout_is_counted_or_refused_where_it_is_wrong(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    good = (await ada.post(ASK, options={"layout": "calm", "layout_seed": 9})).json()
    assert good["problems"] == []
    assert good["counts"]["fields"] == good["counts"]["crossings"] + 2
    assert good["clause"] == "DD 1.3"
    again = (await ada.post(ASK, options={"layout": good["text"]})).json()
    assert (again["layout"], again["board"]) == (good["layout"], good["board"])
    bad = (await ada.post(ASK, options={"layout": pulled_out()})).json()
    assert "board" not in bad
    assert bad["problems"][0]["lines"] == ["red"]
    assert bad["problems"][0]["place"][0] < 0
    assert bad["problems"][0]["clause"] == "DD 1.4"


async def test_problems_are_said_in_the_language_of_the_reader(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    body = {"options": {"layout": pulled_out()}}
    english = (await ada.http.post(ASK, json=body)).json()
    french = (await ada.http.post(ASK, json=body, headers={"Accept-Language": "fr"})).json()
    assert english["problems"][0]["said"].startswith("the red line leaves the canvas")
    assert french["problems"][0]["said"].startswith("la ligne rouge sort du cadre")


@pytest.mark.parametrize("layout", ["", "/etc/passwd", "{", [], None, 7, {"lines": 3}])
async def test_what_is_no_layout_is_a_problem_too(url: str, layout: object) -> None:
    ada = await Guest.connect(url, "Ada")
    reply = await ada.post(ASK, options={"layout": layout})
    assert reply.status_code == 200
    assert len(reply.json()["problems"]) == 1
    assert reply.json()["problems"][0]["said"]


async def test_what_cannot_be_inspected_is_refused(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    seed = await ada.post(ASK, options={"layout": "calm", "layout_seed": -1})
    assert (seed.status_code, seed.json()["error"]) == (400, "option-value")
    other = await ada.post("/api/games/mephisto/inspect")
    assert (other.status_code, other.json()["error"]) == (400, "nothing-to-set-up")
    assert (await ada.post("/api/games/chess/inspect")).status_code == 404


async def test_the_others_see_each_change_of_the_board(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        host, guest = await Person.connect(server, "Ada"), await Person.connect(server, "Bea", "fr")
        table = await table_for(host, GAME, private=False, players=2)
        for person in (host, guest):
            await person.say(type="watch", table=table)
        layout = layouts.invent("calm", 4).to_json()
        assert (await host.do("change", table, options={"layout": layout}))["type"] == "done"
        await guest.settle()
        for person in (host, guest):
            assert person.last("news")["description"]["settings"]["layout"] == layout
        assert (await host.do("say", table, text="there"))["type"] == "done"
        await guest.settle()
        assert "description" not in guest.last("news")


async def test_an_option_that_does_not_go_with_the_seats_is_named_by_its_label(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    ask = "/api/games/lets-summon-demons/check"
    body = {"players": 3, "options": {"teams": True, "souls": 7}}
    english = (await ada.http.post(ask, json=body)).json()
    assert english == {"option": "teams", "said": "“Team battle” needs 4 players, not 3."}
    french = (await ada.http.post(ask, json=body, headers={"Accept-Language": "fr"})).json()
    assert french["said"] == "«\u202fJeu en équipes\u202f»\u202f: il faut 4 joueurs, et non 3."
    assert (await ada.post(ask, **{**body, "players": 4})).json() == {"option": "", "said": ""}


@pytest.mark.parametrize(
    ("pack", "problem"),
    [
        ('[[card]]\nid = "bat"\nname = "Bat"\nkind = "anmal"\n', "anmal"),
        (write_pack(chain(20)), "LSD 3.13"),
        ("[[card", "TOML"),
    ],
)
async def test_a_pack_that_cannot_be_played_with_is_named_beforehand(
    url: str, pack: str, problem: str
) -> None:
    ada = await Guest.connect(url, "Ada")
    answer = await ada.post("/api/games/lets-summon-demons/check", players=2, pack=pack)
    assert answer.status_code == 200
    assert answer.json()["option"] == ""
    assert problem in answer.json()["said"]


async def test_a_printed_deck_set_lists_its_decks(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    ask = "/api/games/dice-summoners/inspect"
    decks = (await ada.post(ask, options={"deck_set": "attack"})).json()["decks"]
    assert (len(decks), len(set(decks))) == (16, 16)
    assert (await ada.post(ask, options={"deck_set": "random"})).json() == {"decks": []}


@pytest.mark.parametrize("name", games())
def test_a_flag_for_one_number_of_players_is_refused_for_others(name: str) -> None:
    for option in about(name).options:
        for players in range(about(name).min_players, about(name).max_players + 1):
            if not option.players:
                continue
            made = CreateTable(game=name, seal="", players=players, options={option.name: True})
            assert (made.problem() is None) == (players == option.players)
