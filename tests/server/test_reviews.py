"""Reviews over HTTP: after the end, for those who may see them, in the language of the reader."""

import asyncio
from pathlib import Path
from typing import Any

import pandemonium as pm
from pandemonium.app.progress import JobState
from pandemonium.app.reviews import review_game, worded
from pandemonium.engine.formats.record import Record
from pandemonium.locale.words import LANGUAGES
from tests.server.network import Guest, serving

GAME = "lets-summon-demons"
PATHS = ("/review", "/course")
LOOKS = 600  # at how far it is, a tenth of a second apart


async def ask(guest: Guest, table: str, path: str, language: str = "en") -> Any:
    headers = {"Accept-Language": language}
    return await guest.http.get(f"/api/tables/{table}{path}", headers=headers)


async def do(guest: Guest, table: str, key: int, **command: Any) -> None:
    done = await guest.post(f"/api/tables/{table}/commands", key=str(key), table=table, **command)
    assert done.status_code == 200, done.text


async def begin(guest: Guest) -> str:
    """A private game of two at one screen, with a move or two."""
    table = await guest.table(GAME, players=2)
    await do(guest, table, 1, type="seat", seat=1, name="Bo")
    await do(guest, table, 2, type="ready")
    for key in (3, 4, 5):
        while (asked := (await ask(guest, table, "")).json()["prompt"]) is None:
            await asyncio.sleep(0.01)  # it begins a moment after everybody is ready
        action = asked["choices"][0]["text"]
        await do(guest, table, key, type="act", seat=asked["player"], actions=[action])
    return table


async def reviewed(guest: Guest, table: str) -> Any:
    """The whole review, once it is there."""
    for _ in range(LOOKS):
        received = (await ask(guest, table, "/review")).json()
        if received["status"] == "done":
            return received
        await asyncio.sleep(0.1)
    raise AssertionError("the review does not come to an end")


async def test_a_finished_game_is_reviewed_for_all_who_may_look_at_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada, eve = [await Guest.connect(url, name) for name in ("Ada", "Eve")]
        table = await begin(ada)
        for path in PATHS:
            early = await ask(ada, table, path)
            assert (early.status_code, early.json()["error"]) == (409, "record-not-yet")
        await do(ada, table, 6, type="surrender", seat=0)
        for path in PATHS:
            hidden, missing = await ask(eve, table, path), await ask(eve, "aaaa", path)
            assert (hidden.status_code, hidden.content) == (404, missing.content)
        received = await reviewed(ada, table)
        assert received["done"] == received["total"]
        assert len(received["course"]) == 4
        assert received["names"] == ["Ada", "Bo"]
        assert received["course"][-1] == [0.0, 1.0]
        course = (await ask(ada, table, "/course", "fr")).json()
        assert course["title"] == "Les Âmes, tour après tour"
        assert [line["label"] for line in course["lines"]] == ["Ada", "Bo"]
        assert all(len(line["values"]) == 4 for line in course["lines"])


def blunder() -> Record:
    """Somebody does not see that a summon wins at once."""
    game = pm.game(GAME, players=2)
    seats = [
        {
            "souls": 12,
            "cards": ["cat", "rabbit", "dog"],
            "demons": ["krampus", "porcus"],
            "hand": ["the_devil"],
        },
        {
            "souls": 12,
            "cards": ["goat", "hawk", "owl"],
            "demons": ["assmodeus", "dice_zuzzu"],
            "hand": ["antichrist"],
        },
    ]
    state = game.scenario({"seats": seats}, chance=[1, 1])
    origin: dict[str, object] = {"position": state.save()}
    return Record(GAME, 2, game.full_settings(), origin, ["roll", "end"])


def test_a_mistake_is_reported_in_every_language() -> None:
    names = {language: ["Ada", "Bo"] for language in LANGUAGES}
    last = list(review_game({"record": blunder().write(), "names": names}))[-1]
    done = JobState("", "done", last.done, last.total, last.result)
    received = {language: worded(done, ["Ada", "Bo"], language) for language in LANGUAGES}
    worst = {
        language: min(message.marks, key=lambda mark: mark.after - mark.before)
        for language, message in received.items()
    }
    assert worst["en"].better == "Summon The Devil by snuffing 3 cards"
    assert worst["en"].said.startswith(
        "Summon The Devil by snuffing 3 cards would have been better"
    )
    assert worst["fr"].said.startswith("Mieux\u202f: Invoquer")
    assert worst["en"].before == worst["fr"].before == 1.0
    assert received["en"].course == received["fr"].course


def test_what_has_only_begun_has_no_marks_yet() -> None:
    assert worded(JobState("", "running", 0, 0, {}), [], "en").marks == []


def test_alone_one_expects_points() -> None:
    game = pm.game("dicke-daemonen", players=1)
    state = game.start(seed=2)
    record = Record.of(state)
    record.actions = [state.legal()[0].text]
    names = {language: ["Ada"] for language in LANGUAGES}
    last = list(review_game({"record": record.write(), "names": names}))[-1]
    assert last.result["unit"] == "points"
    assert all(item[0] == int(item[0]) for item in last.result["course"])


async def test_a_record_from_disk_gets_the_same_review(tmp_path: Path) -> None:
    async with serving(tmp_path) as url:
        ada, eve = [await Guest.connect(url, name) for name in ("Ada", "Eve")]
        table = await begin(ada)
        await do(ada, table, 6, type="surrender", seat=0)
        ours = await reviewed(ada, table)
        record = (await ask(ada, table, "/record")).text
        received = (await eve.post("/api/records/review", text=record)).json()
        assert received["names"] == ["Ada", "Bo"]
        assert received == ours  # the same job, which is done
        for mark in received["marks"]:
            assert bool(mark["touches"]) <= bool(mark["better"])
        refused = await eve.post("/api/records/review", text="hello")
        assert (refused.status_code, refused.json()["error"]) == (400, "no-headline")
