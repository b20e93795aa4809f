"""Ratings on a server: a game counts once, and nothing is left of people who were deleted."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select

from pandemonium.app.ratings import Ratings, best_scores, rated_game
from pandemonium.app.results import Result
from pandemonium.server.api.dependencies import Caller
from pandemonium.server.api.ratings import read_ratings
from pandemonium.server.server import Server
from pandemonium.server.storage.rated_games import save_rated_game
from pandemonium.server.storage.sql_tables import rated_games, rated_players, tables
from pandemonium.server.storage.store import OVER
from tests.server.people import Person, play_on, running, start, until
from tests.server.test_erasure import erased
from tests.server.test_player_stats import result

GAME = "lets-summon-demons"


@pytest.fixture
async def server(place: str) -> AsyncIterator[Server]:
    async with running(place) as opened:
        yield opened


async def ratings_of(server: Server, person: Person) -> Ratings:
    answer: Ratings = await read_ratings.fn(caller=Caller(server, person.guest, "en"))
    return answer


async def store_game(server: Server, table: str, played: Result) -> None:
    """A finished game, as the listing of its table stores it."""
    await server.store.writer.write(lambda connection: save_rated_game(connection, table, played))


def duel(ada: Person, bo: Person, **changed: Any) -> Result:
    """A rated game that Ada won."""
    given = {"who": [ada.guest.id, bo.guest.id], "game": GAME, "kind": "duel", **changed}
    return result(**given)


async def test_a_finished_game_counts_for_both_and_is_seen_by_nobody_else(server: Server) -> None:
    ada, bo, eve = [await Person.connect(server, name) for name in ("Ada", "Bo", "Eve")]
    table = await start([ada, bo], GAME)
    live = await server.hub.table(table)
    assert live is not None
    while not live.session.movers >= {0, 1}:
        await play_on([ada, bo], table, most=1)
    assert (await ratings_of(server, ada)).kinds == []
    await ada.do("surrender", table, seat=0)
    async with asyncio.timeout(10):
        while not await server.store.read(select(rated_games)):
            await asyncio.sleep(0.01)
    (lost,), (won,) = [(await ratings_of(server, person)).kinds for person in (ada, bo)]
    assert (won.game, won.kind, won.played, [point.table for point in won.curve]) == (
        *(GAME, "duel", 1),
        [table],
    )
    assert won.points > 1500 > lost.points
    assert won.low < won.points < won.high
    assert (await ratings_of(server, eve)).kinds == []

    live.listing.invalidate()  # stored again, by this server or another one
    await bo.do("say", table, text="gg")
    await live.listing.write_now()
    assert len(await server.store.read(select(rated_games))) == 1
    await server.retention.remove(table)
    assert (await ratings_of(server, bo)).kinds == [won]


async def test_an_unrated_table_changes_nothing(server: Server) -> None:
    ada, bo = [await Person.connect(server, name) for name in ("Ada", "Bo")]
    table = await start([ada, bo], GAME, rated=False)
    assert ada.part("summary")["rated"] is False
    live = await server.hub.table(table)
    assert live is not None
    while not live.session.movers >= {0, 1}:
        await play_on([ada, bo], table, most=1)
    await ada.do("surrender", table, seat=0)
    async with asyncio.timeout(10):
        while (await server.store.read(select(tables.c.status)))[0].status != OVER:
            await asyncio.sleep(0.01)
    assert await server.store.read(select(rated_games)) == []


async def test_the_same_games_give_the_same_ratings_in_whatever_order_they_arrive(
    server: Server,
) -> None:
    ada, bo = [await Person.connect(server, name) for name in ("Ada", "Bo")]
    games = [duel(ada, bo, ended=float(n), winners=[n % 3 and 1]) for n in range(9)]
    for number in (0, 1, 2, 5, 6, 7, 8):
        await store_game(server, f"t{number}", games[number])
    early = (await ratings_of(server, ada)).kinds
    for number in (4, 3):  # their server had stopped in between
        await store_game(server, f"t{number}", games[number])
    (late,) = (await ratings_of(server, ada)).kinds
    assert early != [late]
    assert [point.table for point in late.curve] == [f"t{number}" for number in range(9)]
    after_restart = Server(server.config, server.store)
    assert (await ratings_of(after_restart, ada)).kinds == [late]


async def test_nothing_is_left_of_somebody_who_was_deleted(server: Server) -> None:
    ada, bo = [await Person.connect(server, name) for name in ("Zebedea", "Bo")]
    await store_game(server, "t", duel(ada, bo))
    before = await ratings_of(server, bo)
    await erased(server, ada)
    assert await ratings_of(server, bo) == before
    rows = await server.store.read(select(rated_players.c.identity_id))
    assert [row.identity_id for row in rows] == [bo.guest.id]
    stored = str(await server.store.read(select(rated_games)))
    assert "Zebedea" not in stored
    await store_game(server, "t2", duel(ada, bo))  # at a table that they had left before


def test_what_is_stored_of_a_game_has_no_names() -> None:
    stored = rated_game(result(outs=[1], helped=[0], names=["Ada", "Bo"]))
    assert [(side.players, side.place, side.helped) for side in stored.sides] == [
        (["a"], 1, True),
        (["b"], 3, False),
    ]
    assert "Ada" not in str(stored)


async def test_the_best_scores_of_games_alone_are_kept(server: Server) -> None:
    ada = await Person.connect(server, "Ada")
    alone = {"who": [ada.guest.id], "names": ["Ada"], "bots": [""], "sides": [0]}
    for number, score in enumerate([7, 30, 12, 9, 30, 2, 11]):
        played = result(**alone, game=GAME, kind="solitaire", scores=[score], ended=float(number))
        await store_game(server, f"t{number}", played)
    scores = (await ratings_of(server, ada)).solitaire
    assert [(score.table, score.score) for score in scores] == [
        *(("t1", 30), ("t4", 30), ("t2", 12), ("t6", 11), ("t3", 9)),
    ]
    assert best_scores(scores) == scores


async def test_a_hint_is_noted_before_it_is_given(server: Server) -> None:
    ada = await Person.connect(server, "Ada")
    table = await start([ada], GAME, players=2, bots=["imp"])
    live = await server.hub.table(table)
    assert live is not None
    await until(lambda: live.session.deciding == 0)
    for key in ("h1", "h2"):
        await ada.say(type="hint", key=key, table=table, seat=0)
        await until(lambda: ada.messages[-1]["type"] == "hinted", 30)
    assert live.session.helped == {0}
    kinds = [entry.kind for entry in await server.store.entries(table)]
    assert kinds.count("helped") == 1
