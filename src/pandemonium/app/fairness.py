"""How fair a game is with given options: bots play it many times, and we count who wins.

By order of play, and by anything else that the game counts once for the whole table (the colour
that wins, say). A job (`job_queue.py`).
"""

import time
from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any

from msgspec import Meta, Struct, to_builtins

from pandemonium.app.payloads import Inspect
from pandemonium.app.progress import Progress
from pandemonium.arena.reports.report_games import ReportSetting, Rows, play_batch
from pandemonium.arena.simulate import interval
from pandemonium.engine.registry import presenter

PLAYER = "plan"  # plays to the point, and is quick enough for many games
GAMES = 200
FAIRNESS_SECONDS = 45.0  # after which the games so far must do
REPORT_EVERY = 0.5  # seconds


class AskFairness(Inspect):
    """Options of a game, as for a table."""

    players: Annotated[int, Meta(ge=1, le=16, description="how many seats")] | None = None


class WinShare(Struct):
    """A share of all games, with its 95% interval."""

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


def play_for_fairness(args: dict[str, Any]) -> Iterator[Progress]:
    """Play `GAMES` games, or as many as fit into the time; reports intermediate results."""
    name, players, options = args["game"], args["players"], args["options"]
    setting = ReportSetting("", name, players, options, PLAYER, 0, GAMES, is_counting=True)
    tallies = [tally.name for tally in presenter(name).study.tallies if not tally.seat]
    rows, began = Rows(), time.monotonic()
    reported = began
    for number in range(GAMES):
        rows.add(play_batch(setting, number, 1))
        now = time.monotonic()
        is_late = now - began > FAIRNESS_SECONDS
        if is_late or now - reported > REPORT_EVERY or number == GAMES - 1:
            reported, done = now, number + 1
            fairness = counted(rows, players, tallies)
            yield Progress(done, done if is_late else GAMES, to_builtins(fairness))
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
    """A count as a share of all games, with its 95% interval."""
    low, high = interval(count, games)
    return WinShare(name, count / games, low, high)
