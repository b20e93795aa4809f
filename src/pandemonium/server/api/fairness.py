"""How fair a game is as it is set up: bots play it many times, and who wins is counted.

By order of play, and by whatever else the game counts once for the whole table (the colour that
wins, say). It is work for `job_queue.py`, asked for by options like those of a table.
"""

import time
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any

from litestar import post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct, to_builtins

from pandemonium.app.payloads import Inspect
from pandemonium.app.progress import JobState, Progress
from pandemonium.app.setups import settings_of
from pandemonium.arena.reports.report_games import ReportSetting, Rows, play_batch
from pandemonium.arena.simulate import interval
from pandemonium.engine.registry import presenter
from pandemonium.server.api.tables import Here, Me
from pandemonium.table.commands.making import CreateTable

PLAYER = "plan"  # plays to the point, and is quick enough for many games
GAMES = 200
FAIRNESS_SECONDS = 45.0  # after which the games so far must do
TELLING = 0.5  # seconds between two reports


class AskFairness(Inspect):
    """Options of a game, as for a table."""

    players: Annotated[int, Meta(ge=1, le=16, description="how many seats")] | None = None


class WinShare(Struct):
    """A share of all games, with its interval of 95 %."""

    name: str
    share: float
    low: float
    high: float


class Fairness(Struct):
    """Who wins: the result of the job."""

    games: int
    seats: Annotated[list[WinShare], Meta(description="by order of play, the first one first")]
    nobody: Annotated[WinShare, Meta(description="games that nobody won")]
    tallies: Annotated[
        dict[str, list[WinShare]], Meta(description="what is counted once for the whole table")
    ]


@post("/api/games/{game:str}/fairness", status_code=HTTP_200_OK)
async def ask_fairness(
    server: Here, guest: Me, game: FromPath[str], data: JSONBody[AskFairness]
) -> JobState:
    """Have bots play with these options, to see who wins how often: a job."""
    server.limits.spend("job", guest.id)
    made = CreateTable(game=game, seal="", players=data.players, options=data.options)
    owner = server.hub.owner_of(guest.id)
    args = await server.hub.workers.call(settings_of, made, owner=owner)
    return server.jobs.ask(owner, play_for_fairness, args).told()


def play_for_fairness(args: dict[str, Any]) -> Iterator[Progress]:
    """Play until it is enough, or the time is over."""
    name, players, options = args["game"], args["players"], args["options"]
    setting = ReportSetting("", name, players, options, PLAYER, 0, GAMES, is_counting=True)
    tallies = [tally.name for tally in presenter(name).study.tallies if not tally.seat]
    rows, began = Rows(), time.monotonic()
    told = began
    for number in range(GAMES):
        rows.add(play_batch(setting, number, 1))
        now = time.monotonic()
        is_late = now - began > FAIRNESS_SECONDS
        if is_late or now - told > TELLING or number == GAMES - 1:
            told, done = now, number + 1
            found = counted(rows, players, tallies)
            yield Progress(done, done if is_late else GAMES, to_builtins(found))
        if is_late:
            return


def counted(rows: Rows, players: int, tallies: list[str]) -> Fairness:
    """Who won how often in these games."""
    games = len(rows.games)
    won = [
        sum(seat.share for seat in rows.seats if seat.place == place) for place in range(players)
    ]
    things: dict[str, Counter[str]] = {name: Counter() for name in tallies}
    for row in rows.counts:
        if row.tally in things:
            things[row.tally][row.thing] += 1
    return Fairness(
        games=games,
        seats=[share(str(place), count, games) for place, count in enumerate(won)],
        nobody=share("", max(0.0, games - sum(won)), games),
        tallies={
            name: [share(thing, count, games) for thing, count in sorted(counter.items())]
            for name, counter in things.items()
        },
    )


def share(name: str, count: float, games: int) -> WinShare:
    """How often that was, and how far it may be off."""
    low, high = interval(count, games)
    return WinShare(name, count / games, low, high)
