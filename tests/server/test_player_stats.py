"""My games: what is kept of a finished game, what is counted, and what it costs."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from sqlalchemy import insert, text, update

from pandemonium.app.player_stats import (
    FinishedTable,
    Statistics,
    statistics_of,
)
from pandemonium.app.results import Result, result_of
from pandemonium.engine.confidence import interval
from pandemonium.server.api.dependencies import Caller
from pandemonium.server.api.player_stats import finished_tables, read_statistics
from pandemonium.server.server import Server
from pandemonium.server.storage.sql_tables import guests, tables
from pandemonium.server.storage.store import OVER
from tests.server.people import Person, play_on, running, start

GAME = "lets-summon-demons"


def result(**changed: Any) -> Result:
    """A game of Ada (a) against Bo (b), won by Ada."""
    received: dict[str, Any] = {
        "who": ["a", "b"],
        "names": ["Ada", "Bo"],
        "bots": ["", ""],
        "sides": [0, 1],
        "winners": [0],
        "draw": False,
        "reason": "souls",
        "scores": [1, 0],
        "plies": 10,
        "seconds": 60.0,
        "ended": 1000.0,
        "is_whole": True,
        **changed,
    }
    return Result(**received)


def counted(*results: Result) -> Statistics:
    """What Ada has played, the latest first."""
    played = [FinishedTable(str(number), GAME, result) for number, result in enumerate(results)]
    return statistics_of("a", played, most=100)


BOT: dict[str, Any] = {"who": ["a", ""], "names": ["Ada", ""], "bots": ["", "imp"]}


def test_people_are_counted_by_who_they_are_and_bots_by_level() -> None:
    received = counted(
        result(names=["Ada", "Boris"]),  # he is called otherwise by now
        result(winners=[1], plies=30),
        result(winners=[0, 1], draw=True),
        result(**BOT, plies=5),
        result(**{**BOT, "bots": ["", "devil"]}),
    )
    (game,) = received.games
    assert (game.played, game.won, game.drawn) == (5, 3, 1)
    assert (game.low, game.high) == interval(3, 5)
    assert [(item.name, item.bot, item.played, item.won, item.drawn) for item in game.against] == [
        ("Boris", "", 3, 1, 1),
        ("", "imp", 1, 1, 0),
        ("", "devil", 1, 1, 0),
    ]
    assert (game.against[0].low, game.against[0].high) == interval(1, 3)
    assert (game.longest.table, game.longest.plies) == ("1", 30)
    assert (game.quickest.table, game.quickest.plies) == ("3", 5)
    assert [save.outcome for save in received.finished] == ["won", "lost", "drawn", "won", "won"]


def test_partners_are_no_opponents_and_bots_of_a_level_are_one() -> None:
    team = result(
        who=["a", "", "b", ""],
        names=["Ada", "", "Bo", ""],
        bots=["", "imp", "", "imp"],
        sides=[0, 1, 0, 1],
        winners=[0, 2],
        scores=[1, 0, 1, 0],
    )
    (game,) = counted(team).games
    assert [(item.name, item.bot, item.played, item.won) for item in game.against] == [
        ("", "imp", 1, 1)
    ]
    assert counted(team).finished[0].others == ["Bo"]


def test_what_says_nothing_is_listed_and_not_counted() -> None:
    received = counted(
        result(is_whole=False),  # a lesson, or played on from a position
        result(reason="table-ended", winners=[]),  # broken off by all
        result(who=["a", "a"]),  # both sides at one screen
    )
    assert (received.total, received.games, received.streak) == (3, [], 0)
    assert [save.outcome for save in received.finished] == ["won", "none", "none"]


def test_alone_one_wins_or_loses_against_nobody() -> None:
    alone: dict[str, Any] = {"who": ["a"], "names": ["Ada"], "bots": [""], "sides": [0]}
    received = counted(result(**alone, winners=[], scores=[7]), result(**alone, scores=[16]))
    (game,) = received.games
    assert (game.played, game.won, game.against) == (2, 1, [])
    assert [save.score for save in received.finished] == [7, 16]


@pytest.mark.parametrize(
    ("outcomes", "streak"),
    [("", 0), ("w", 1), ("wwl", 2), ("llw", -2), ("dww", 0), ("wdw", 1)],
)
def test_the_streak_is_that_of_the_latest_games(outcomes: str, streak: int) -> None:
    ends: dict[str, dict[str, Any]] = {
        "w": {},
        "l": {"winners": [1]},
        "d": {"winners": [0, 1], "draw": True},
    }
    assert counted(*[result(**ends[outcome]) for outcome in outcomes]).streak == streak


# ---------------------------------------------------------------------- from the store


@pytest.fixture
async def server(place: str) -> AsyncIterator[Server]:
    async with running(place) as opened:
        yield opened


async def statistics_from(server: Server, person: Person, most: int = 50) -> Statistics:
    answer: Statistics = await read_statistics.fn(
        caller=Caller(server, person.guest, "en"), most=most
    )
    return answer


async def test_a_finished_game_is_counted_for_all_who_played(server: Server) -> None:
    ada, bo = [await Person.connect(server, name) for name in ("Ada", "Bo")]
    table = await start([ada, bo], GAME)
    assert (await statistics_from(server, ada)).total == 0
    await play_on([ada, bo], table, most=6)
    await ada.do("surrender", table, seat=0)
    live = await server.hub.table(table)
    assert live is not None
    stored = None
    while stored is None or stored.status != OVER:  # at once, not in a few seconds
        stored = await server.store.table(table)
    lost, won = await statistics_from(server, ada), await statistics_from(server, bo)
    assert (lost.streak, won.streak) == (-1, 1)
    assert lost.games[0].against[0].name == "Bo"
    assert (lost.finished[0].table, lost.finished[0].plies) == (table, 6)
    assert lost.finished[0].seconds > 0
    assert (await statistics_from(server, await Person.connect(server, "Eve"))).total == 0

    # A table that was over before results were kept is read when somebody asks.
    await server.store.change(update(tables).values(result=None))
    again = await statistics_from(server, ada)
    assert (again.unread, again.games) == (0, lost.games)
    kept = (await server.store.read(finished_tables(ada.guest.id)))[0].result
    assert json.decode(kept, type=Result) == result_of(live.session)


async def test_thousands_of_games_take_one_query(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await Person.connect(server, "Ada")
    many = 3000
    await keep(server, ada.guest.id, many)
    asked = []
    read = server.store.read

    async def counting(query: Any) -> Any:
        asked.append(query)
        return await read(query)

    monkeypatch.setattr(server.store, "read", counting)
    results = await statistics_from(server, ada, most=20)
    assert len(asked) == 1
    assert (results.total, results.games[0].played, len(results.finished)) == (many, many, 20)


async def keep(server: Server, who: str, many: int) -> None:
    """So many finished tables of somebody, as they are kept."""
    text = json.encode(result(who=[who, "b"])).decode()
    common = {"game": GAME, "host": who, "public": False, "secret": b"", "invite": ""}
    common |= {"version": "1", "made": 1.0, "noted": 9, "status": OVER, "card": "{}"}
    rows = [{**common, "id": f"t{n}", "updated": float(n), "result": text} for n in range(many)]
    seated = [{"table_id": f"t{n}", "identity_id": who, "seated": True} for n in range(many)]

    def write(connection: Any) -> None:
        connection.execute(insert(tables), rows)
        connection.execute(insert(guests), seated)

    await server.store.writer.write(write)


async def test_no_other_table_is_looked_at(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        query = finished_tables("ada").compile(compile_kwargs={"literal_binds": True})
        plan = text(f"EXPLAIN QUERY PLAN {query}")
        steps = await server.store._database.run(lambda item: item.execute(plan).all())
    details = [str(step[3]) for step in steps]
    assert any("SEARCH guests USING" in detail for detail in details), details
    assert not any(detail.startswith("SCAN") for detail in details), details
