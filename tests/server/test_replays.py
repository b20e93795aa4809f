"""Replays: what a seat saw is what it sees again, nothing before the end, and playing on."""

import json
from collections import OrderedDict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.app import records
from pandemonium.app.records import REPLAYS_HELD, Source, position_after, replay_of
from pandemonium.app.replays import MAX_PLIES, Replay
from pandemonium.engine.formats.record import Record
from pandemonium.engine.formats.verify import verify
from pandemonium.table import Table
from pandemonium.table.log import LogItem
from tests.server.network import Guest, serving

GAMES = ["lets-summon-demons", "dicke-daemonen", "dice-summoners", "mephisto"]
GAME = GAMES[0]
BACK = 3  # one step of so many is taken back, where that is allowed
LONGEST = 100  # moves that are enough
LOOK = 4  # at one position of so many everybody looks
Seen = dict[tuple[int, int | None], str]  # by ply and seat


def written(view: object) -> str:
    return json.dumps(view)


def played(name: str, seed: int = 3) -> tuple[Table, Seen]:
    """A game among people who change their minds, and what everybody saw of each position."""
    game = pm.game(name, None, **pm.about(name).for_people())
    table = Table.start(game, chance=pm.Chance(seed))
    rng = pm.Chance(seed + 1)
    seen: Seen = {}

    def look() -> None:
        if len(table.record.actions) % LOOK:
            return
        for seat in (*range(game.players), None):
            seen[len(table.record.actions), seat] = written(table.view(seat))

    look()
    while not table.over and len(table.record.actions) < LONGEST:
        seat, legal = table.state.player, table.state.legal()
        if not table.barrier_for(seat) and rng.below(BACK) == 0:
            table.undo(seat)
        else:
            table.act(seat, legal[rng.below(len(legal))])
        look()
    return table, seen


def not_void(received: list[LogItem]) -> list[LogItem]:
    """What is left of a log when what was taken back is taken out."""
    left: list[LogItem] = []
    for message in received:
        if message["event"]["kind"] == "undone":
            after = message["event"]["after"]
            left = [line for line in left if line["number"] <= after]  # type: ignore[operator]  # a number
        else:
            left.append(message)
    return left


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_saw_is_what_it_sees_again(name: str) -> None:
    table, seen = played(name)
    live = {seat: table.events(seat) for seat in (*range(table.game.players), None)}
    assert any(item["event"]["kind"] == "undone" for item in live[None])
    replay = Replay(Record.read(table.record.write()))
    assert replay.last == len(table.record.actions)
    assert len(seen) == len(live) * (1 + replay.last // LOOK)
    for (ply, seat), view in seen.items():
        assert written(replay.view(ply, seat)) == view
    for seat, item in live.items():
        assert [(item["ply"], written(item["event"])) for item in replay.log(seat)] == [
            (item["ply"], written(item["event"])) for item in not_void(item)
        ]


def test_open_each_seat_is_shown_as_it_saw_itself() -> None:
    replay = Replay(played(GAME)[0].record)
    ply = replay.last // 2
    shown = replay.view(ply, 0, is_open=True)
    assert written({**shown, "seats": 0}) == written({**replay.view(ply, 0), "seats": 0})
    for seat, part in enumerate(shown["seats"]):
        assert part == replay.view(ply, seat)["seats"][seat]
        assert len(part["hand"]) == part["hand_size"]
    assert "hand" not in replay.view(ply, 0)["seats"][1]


def test_a_game_that_is_far_too_long_is_refused() -> None:
    record = Record(GAME, 2, {}, {"seed": 1}, ["roll"] * (MAX_PLIES + 1))
    with pytest.raises(pm.PandemoniumError, match="up to 3,000 moves"):
        Replay(record)


def test_replays_are_made_once_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "_replays", OrderedDict())
    sources = [
        Source(Record(GAME, 2, {}, {"seed": n}).write(), []) for n in range(REPLAYS_HELD + 1)
    ]
    first, *others = [replay_of(source) for source in sources]
    assert [replay_of(source) for source in sources[1:]] == others
    assert replay_of(sources[0]) is not first


def test_a_position_is_that_of_the_record_whatever_the_people_did_then() -> None:
    record = played(GAME)[0].record
    cut = Record.read(record.write())
    cut.actions = cut.actions[:20]
    cut.result = {"reason": "table-surrender", "winners": [1], "draw": False, "scores": [0, 1, 0]}
    game = Replay(record).game
    assert not game.load(position_after(cut.write(), 20)).over
    assert game.load(position_after(cut.write(), 20)).view(0) == Replay(record).view(20, 0)
    with pytest.raises(pm.PandemoniumError, match="moves 0 to 20"):
        position_after(cut.write(), 21)


# ---------------------------------------------------------------------- over HTTP


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path) as address:
        yield address


class Finished:
    """A private game of two at one screen, given up after some moves."""

    def __init__(self, url: str) -> None:
        """Nothing has happened."""
        self.url = url
        self.table = ""
        self.moves = 0
        self.early: list[Any] = []

    async def play(self, moves: int = 5) -> "Finished":
        """From the first seat to the end."""
        self.ada = await Guest.connect(self.url, "Ada")
        self.table = await self.ada.table(GAME, players=2)
        await self.do(type="seat", seat=1, name="Bo")
        await self.do(type="ready")
        while (await self.position())["summary"]["status"] != "playing":
            pass
        for path in ("/replay", "/replay/positions"):
            self.early.append(await self.ada.http.get(f"/api/tables/{self.table}{path}"))
        self.early.append(await self.go_on())
        for _ in range(moves):
            asked = (await self.position())["prompt"]
            action = asked["choices"][0]["text"]
            await self.do(type="act", seat=asked["player"], actions=[action])
        await self.do(type="surrender", seat=0)
        return self

    async def position(self) -> Any:
        """The whole table."""
        return (await self.ada.http.get(f"/api/tables/{self.table}")).json()

    async def do(self, **command: Any) -> None:
        """A command that must be done."""
        self.moves += 1
        command = {**command, "key": str(self.moves), "table": self.table}
        done = await self.ada.post(f"/api/tables/{self.table}/commands", **command)
        assert done.status_code == 200, done.text

    async def go_on(self, **wishes: Any) -> Any:
        """Ask to play on."""
        request = {"key": "on", "ply": 3, "seat": 1, "level": "random", **wishes}
        return await self.ada.post(f"/api/tables/{self.table}/continue", **request)

    async def get(self, path: str, language: str = "en") -> Any:
        """Ask something of the table."""
        headers = {"Accept-Language": language}
        return await self.ada.http.get(f"/api/tables/{self.table}{path}", headers=headers)


@pytest.fixture
async def finished(url: str) -> Finished:
    return await Finished(url).play()


async def test_there_is_nothing_before_the_end(finished: Finished) -> None:
    assert [(item.status_code, item.json()["error"]) for item in finished.early] == [
        (409, "record-not-yet")
    ] * 3


async def test_for_strangers_of_a_private_table_there_is_none(finished: Finished) -> None:
    eve = await Guest.connect(finished.url, "Eve")
    for path in ("/replay", "/replay/positions"):
        hidden = await eve.http.get(f"/api/tables/{finished.table}{path}")
        missing = await eve.http.get(f"/api/tables/aaaa{path}")
        assert (hidden.status_code, hidden.content) == (404, missing.content)
    request = {"key": "on", "ply": 3, "seat": 1, "level": "random"}
    hidden = await eve.post(f"/api/tables/{finished.table}/continue", **request)
    missing = await eve.post("/api/tables/aaaa/continue", **request)
    assert (hidden.status_code, hidden.content) == (404, missing.content)


async def test_a_finished_game_is_shown_in_the_language_of_the_reader(finished: Finished) -> None:
    reply = (await finished.get("/replay")).json()
    assert (reply["seat"], reply["last"], reply["dice"]) == (0, 5, None)
    assert [seat["name"] for seat in reply["summary"]["seats"]] == ["Ada", "Bo"]
    assert {item["ply"] for item in reply["news"]} == set(range(6))
    assert reply["news"][-2]["said"] == "Ada resigns."
    french = (await finished.get("/replay?seat=-1", "fr")).json()
    assert french["seat"] is None
    assert french["news"][-2]["said"] != reply["news"][-2]["said"]
    assert french["description"]["cards"] != reply["description"]["cards"]


async def test_positions_come_in_slices(finished: Finished) -> None:
    whole = (await finished.get("/replay/positions?seat=0")).json()
    assert [item["ply"] for item in whole] == list(range(6))
    assert (await finished.get("/replay/positions?seat=0&first=2&count=2")).json() == whole[2:4]
    assert (await finished.get("/replay/positions?first=9")).json() == []
    assert whole[-1]["prompt"]["outcome"]["reason"] == "table-surrender"
    assert all(not item["prompt"]["choices"] for item in whole)
    opened = (await finished.get("/replay/positions?seat=0&open=true")).json()
    assert "hand" in opened[3]["view"]["seats"][1]
    assert "hand" not in whole[3]["view"]["seats"][1]
    spoken = (await finished.get("/replay/positions?seat=0&words=true&count=1")).json()
    assert spoken[0]["sections"][0]["rows"]
    refused = await finished.get("/replay/positions?seat=2")
    assert (refused.status_code, refused.json()["error"]) == (400, "no-such-seat")


async def test_one_can_play_on_against_bots(finished: Finished) -> None:
    made = await finished.go_on()
    assert made.status_code == 201
    assert (await finished.go_on()).json() == made.json()
    reply = (await finished.ada.http.get(f"/api/tables/{made.json()['table']}")).json()
    seats = reply["summary"]["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [("", "random"), ("Ada", "")]
    assert reply["summary"]["options"] == (await finished.position())["summary"]["options"]
    for wishes, error in (
        ({"ply": 6}, "no-ply"),
        ({"seat": 2}, "no-such-seat"),
        ({"level": "god"}, "no-such-player"),
    ):
        refused = await finished.go_on(key="other", **wishes)
        assert (refused.status_code, refused.json()["error"]) == (400, error)


async def test_a_game_that_was_played_on_can_be_replayed_too(finished: Finished) -> None:
    made = (await finished.go_on(ply=2)).json()["table"]
    finished.table = made
    await finished.do(type="ready")
    while (await finished.position())["summary"]["status"] != "playing":
        pass
    await finished.do(type="surrender", seat=1)
    reply = (await finished.get("/replay")).json()
    assert reply["seat"] == 1
    assert reply["last"] < 40  # moves of the bot, at most; the first game is not in it
    first = (await finished.get("/replay/positions?count=1")).json()[0]
    assert (first["ply"], first["view"]["ply"]) == (0, 2)
    assert reply["news"][-2]["said"] == "Ada resigns."


async def test_nobody_chooses_what_another_person_is_dealt(finished: Finished) -> None:
    known = (await finished.get("/replay/positions?count=1&open=true")).json()[0]["view"]
    finished.table = (await finished.go_on(ply=0, seat=0)).json()["table"]
    assert (await finished.position())["summary"]["beginning"] == {"ply": 0, "is_redealt": False}
    await finished.do(type="change", private=False)
    await finished.do(type="seat", seat=1)
    bo = await Guest.connect(finished.url, "Bo")
    commands = f"/api/tables/{finished.table}/commands"
    for kind in ("sit", "ready"):
        done = await bo.post(commands, type=kind, key=kind, table=finished.table)
        assert done.status_code == 200, done.text
    assert (await finished.position())["summary"]["beginning"] == {"ply": 0, "is_redealt": True}
    await finished.do(type="ready")
    while (await finished.position())["summary"]["status"] != "playing":
        pass
    seen = (await bo.http.get(f"/api/tables/{finished.table}")).json()["view"]
    assert seen["block"] == known["block"]
    hands = [known["seats"][1]["hand"], seen["seats"][1]["hand"]]
    assert len(hands[0]) == len(hands[1])
    if hands[0] == hands[1]:  # by chance: one in a thousand
        hand = (await finished.position())["view"]["seats"][0]["hand"]
        assert hand != known["seats"][0]["hand"]
    await finished.do(type="surrender", seat=0)
    record = Record.read((await finished.get("/record")).text)
    assert record.chance["redealt"] is True
    verify(record, (await finished.position())["summary"]["seal"])


# ---------------------------------------------------------------------- records


async def test_a_record_from_disk_gives_the_same_replay(finished: Finished) -> None:
    record = (await finished.get("/record")).text
    ours = (await finished.get("/replay?seat=1")).json()
    eve = await Guest.connect(finished.url, "Eve")
    reply = (await eve.post("/api/records/replay", text=record, seat=1)).json()
    assert reply["table"] == ""
    assert reply["description"] == ours["description"]
    game = [item for item in ours["news"] if item["of"] == "game"]
    lines = [(item["ply"], item["event"], item["said"]) for item in reply["news"]]
    assert lines == [(item["ply"], item["event"], item["said"]) for item in game]
    dice = (await finished.get("/dice")).json()
    assert reply["dice"] == dice
    shown = (await eve.post("/api/records/positions", text=record, seat=1, first=2)).json()
    assert [item["view"] for item in shown] == [
        item["view"] for item in (await finished.get("/replay/positions?seat=1&first=2")).json()
    ]


async def test_a_tampered_record_is_refused_with_the_place(finished: Finished) -> None:
    record = (await finished.get("/record")).text
    secret = (await finished.get("/dice")).json()["secret"]
    lines = record.split("\n")
    swapped = [*lines[:3], lines[4], lines[3], *lines[5:]]
    cases = {
        "cannot-replay": "\n".join(swapped),
        "other-result": record.replace('"winners": [1]', '"winners": [0]'),
        "not-json": record.replace('"players"', "players"),
        "no-headline": "hello",
    }
    for error, text in cases.items():
        refused = await finished.ada.post("/api/records/replay", text=text)
        assert (refused.status_code, refused.json()["error"]) == (400, error), refused.text
        french = await finished.ada.http.post(
            "/api/records/replay", json={"text": text}, headers={"Accept-Language": "fr"}
        )
        assert french.json()["said"] != refused.json()["said"]
    other = await finished.ada.post(
        "/api/records/replay", text=record.replace(secret, "0" * 64)
    )  # other dice: another move becomes illegal, or the whole record is another game
    if other.status_code == 200:
        assert other.json()["dice"]["seal"] != (await finished.get("/dice")).json()["seal"]
    else:
        assert other.json()["error"] in ("cannot-replay", "other-result")


async def test_nobody_has_the_server_replay_record_after_record(tmp_path: Path) -> None:
    async with serving(tmp_path, is_limited=True) as url:
        ada = await Guest.connect(url, "Ada")
        reply = [await ada.post("/api/records/replay", text=f"no record {n}") for n in range(12)]
    assert [message.status_code for message in reply[:10]] == [400] * 10
    assert (reply[-1].status_code, reply[-1].json()["error"]) == (429, "too-fast")
