"""Learning a game: lessons are found, taken, left, resumed and begun again."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.app import lessons
from pandemonium.server.api import lessons as lessons_api
from pandemonium.table import lesson
from pandemonium.table.lesson import lesson_of
from tests.server.network import Guest, served, serving

GAME = "lets-summon-demons"


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path) as address:
        yield address


async def take(guest: Guest, game: str = GAME, **body: Any) -> str:
    """The table of a lesson."""
    made = await guest.post(f"/api/lessons/{game}", **body)
    assert made.status_code == 200, made.text
    return str(made.json()["table"])


async def act(guest: Guest, table: str, *actions: str) -> dict[str, Any]:
    """Move; what is answered."""
    key = f"{table} {actions}"[:60]
    reply = await guest.post(
        f"/api/tables/{table}/commands",
        type="act",
        key=key,
        table=table,
        seat=0,
        actions=list(actions),
    )
    answer: dict[str, Any] = reply.json()
    return answer


async def look(guest: Guest, table: str, language: str = "en") -> dict[str, Any]:
    """The table as its guest sees it."""
    reply = await guest.http.get(f"/api/tables/{table}", headers={"Accept-Language": language})
    position: dict[str, Any] = reply.json()
    return position


async def info(guest: Guest, game: str = GAME, language: str = "en") -> dict[str, Any]:
    """How far somebody is."""
    reply = await guest.http.get("/api/lessons", headers={"Accept-Language": language})
    result: dict[str, Any] = {item["game"]: item for item in reply.json()}[game]
    return result


async def test_all_lessons_are_listed_and_begin_at_once(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    reply = (await ada.http.get("/api/lessons")).json()
    assert [message["game"] for message in reply] == [
        name for name in pm.games() if lesson_of(name)
    ]
    assert {message["status"] for message in reply} == {"new"}
    assert (await info(ada, language="fr"))["said"] != (await info(ada))["said"]
    table = await take(ada)
    first, french = await look(ada, table), await look(ada, table, "fr")
    assert first["summary"]["status"] == "playing"
    assert first["prompt"]["lesson"]["step"] == 0
    assert first["prompt"]["lesson"]["said"] != french["prompt"]["lesson"]["said"]
    notes, others = first["description"]["coach"], french["description"]["coach"]
    assert notes.keys() == others.keys() >= {"turn", "order"}
    assert notes["order"] != others["order"]


async def test_refusals_are_those_of_the_rules_and_then_of_the_lesson(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    table = await take(ada)
    forbidden = await act(ada, table, "end")
    assert (forbidden["error"], forbidden["clause"]) == ("roll-first", "LSD 2.2")
    await act(ada, table, "roll")
    other = await act(ada, table, "activate rabbit")
    assert other["error"] == "lesson-rabbit-first"
    assert "(LSD 3.8)" in other["said"]
    assert (await look(ada, table))["prompt"]["lesson"]["key"] == "order"


async def test_a_lesson_is_found_again_whatever_happened_to_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        table = await take(ada)
        await act(ada, table, "roll")
        assert await take(ada) == table
        received = await info(ada)
        assert (received["status"], received["done"]) == ("begun", 1)
        before = await look(ada, table)
        token = ada.headers
    async with serving(tmp_path) as url:
        ada = Guest(url, token["Authorization"].removeprefix("Bearer "))
        assert await take(ada) == table
        assert (await look(ada, table))["prompt"] == before["prompt"]


async def test_from_the_start_again_is_another_table(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    table = await take(ada)
    await act(ada, table, "roll")
    again = await take(ada, again=True)
    assert again != table
    assert (await look(ada, table))["summary"]["status"] == "over"
    received = await info(ada)
    assert (received["status"], received["done"]) == ("begun", 0)


async def test_a_lesson_is_learned_with_its_last_step(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    table = await take(ada, "mephisto")
    async with ada.socket() as line:
        await line.say(type="watch", table=table)
        prompt = (await line.hear("table"))["prompt"]
        lesson = lesson_of("mephisto")
        assert lesson is not None
        for step in lesson.steps:
            if step.text:
                while prompt["player"] != 0:
                    prompt = (await line.hear("news")).get("prompt", prompt)
                await act(ada, table, *[ways[0] for ways in step.moves])
                prompt = (await line.hear("news"))["prompt"]
        assert prompt["lesson"]["key"] == "end"
        assert prompt["outcome"]["reason"] == "table-lesson"
    assert (await info(ada, "mephisto"))["status"] == "learned"
    assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 200
    assert (await ada.http.get(f"/api/tables/{table}/dice")).status_code == 200
    counted = (await ada.http.get("/api/me/statistics")).json()
    assert (counted["total"], counted["games"], counted["finished"]) == (0, [], [])
    assert await take(ada, "mephisto") != table


async def test_lessons_are_on_no_list_of_tables(url: str) -> None:
    ada, bo = await Guest.connect(url, "Ada"), await Guest.connect(url, "Bo")
    table = await take(ada)
    for path in ("/api/tables", "/api/me/tables"):
        assert (await ada.http.get(path)).json() == []
    strange = await bo.http.get(f"/api/tables/{table}")
    missing = await bo.http.get("/api/tables/nowhere")
    assert (strange.status_code, strange.json()) == (missing.status_code, missing.json())


async def test_what_cannot_be_learned_is_refused(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    unknown = await ada.post("/api/lessons/chess")
    assert (unknown.status_code, unknown.json()["error"]) == (404, "unknown-game")
    assert (await Guest(url, "nobody").post(f"/api/lessons/{GAME}")).status_code == 401


@pytest.mark.skipif("leduc" not in pm.games(), reason="the example is not installed")
async def test_a_game_without_a_lesson_says_so(url: str) -> None:
    ada = await Guest.connect(url, "Ada")
    without = await ada.post("/api/lessons/leduc")
    assert (without.status_code, without.json()["error"]) == (400, "no-lesson")


@pytest.mark.parametrize("expected", ["step = [", "minutes = 3", "step = 3", 'step = ["do"]'])
async def test_a_lesson_that_cannot_be_read_is_left_out_alone(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, expected: str
) -> None:
    others = [name for name in pm.games() if name != GAME and lesson_of(name)]
    broken = SimpleNamespace(read_text=lambda _: expected)
    monkeypatch.setattr(lesson, "about", lambda game: broken if game == GAME else pm.about(game))
    monkeypatch.setattr(lessons, "lesson_of", lesson_of.__wrapped__)  # as if read for the first
    monkeypatch.setattr(lessons_api, "find_lesson", lessons.find_lesson.__wrapped__)  # time
    ada = await Guest.connect(url, "Ada")
    assert [item["game"] for item in (await ada.http.get("/api/lessons")).json()] == others
    assert (await ada.post(f"/api/lessons/{GAME}")).json()["error"] == "no-lesson"
    assert {record.args for record in caplog.records if record.levelname == "ERROR"} == {(GAME,)}


async def test_who_begins_again_and_again_is_slowed_down(tmp_path: Path) -> None:
    async with served(tmp_path, is_limited=True) as server:
        ada = await Guest.connect(f"http://localhost:{server.config.port}", "Ada")
        codes = {
            (await ada.post(f"/api/lessons/{GAME}", again=True)).status_code for _ in range(12)
        }
        assert codes == {200, 429}
        assert (await ada.post(f"/api/lessons/{GAME}")).status_code == 200  # it was left
