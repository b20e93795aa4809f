"""How fair a game is with given options: bots play it many times, and we count who wins.

By order of play, and by anything else that the game counts once for the whole table (the colour
that wins, say). A job (`job_queue.py`).
"""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Annotated, Any

from pandemonium.app.payloads import Inspect
from pandemonium.app.progress import JobState, Progress
from pandemonium.arena.reports.report_games import ReportSetting, Rows, play_batch
from pandemonium.engine.confidence import interval
from pandemonium.engine.registry import presenter
from pandemonium.table.fields import Doc, Range
from pandemonium.table.limits import MAX_SEATS

PLAYER = "plan"  # plays to the point, and is quick enough for many games
GAMES = 200
FAIRNESS_SECONDS = 45.0  # after which the games so far are enough
REPORT_EVERY = 0.5  # seconds


@dataclass(kw_only=True)
class AskFairness(Inspect):
    """Options of a game, as for a table."""

    players: Annotated[int, Range(1, MAX_SEATS), Doc("how many seats")] | None = None


@dataclass
class WinShare:
    """A share of all games, with its 95% interval."""

    name: str
    share: float
    low: float
    high: float


@dataclass
class Fairness:
    """Who wins: the result of the job."""

    games: int
    seats: Annotated[list[WinShare], Doc("by order of play, the first one first")]
    nobody: Annotated[WinShare, Doc("games that nobody won")]
    tallies: Annotated[dict[str, list[WinShare]], Doc("what is counted once for the whole table")]


@dataclass
class FairnessJob(JobState):
    """The state of a job that plays to see how fair a game is."""

    result: Annotated[Fairness, Doc("an empty object before the first report")]


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
            yield Progress(done, done if is_late else GAMES, asdict(fairness))
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
