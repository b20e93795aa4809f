"""Balance of a card pack: bots play the same games with the pack and without it.

A job (`job_queue.py`) that plays for up to a minute and reports intermediate results.
"""

import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from statistics import fmean, stdev
from typing import Annotated, Any

from pandemonium.app.progress import JobState, Progress
from pandemonium.arena.reports.report_games import ReportSetting, Rows, play_batch
from pandemonium.engine.registry import about, presenter
from pandemonium.table.fields import Doc

PLAYER = "imp"  # quick, and it knows what cards are worth
BALANCE_SECONDS = 50.0
MAX_GAMES = 1000
Z95 = 1.96  # standard errors on either side of a mean


@dataclass
class Interval:
    """A mean with its 95% interval; `count` values are too few for one below two."""

    mean: float
    low: float
    high: float
    count: int


@dataclass
class CardBalance:
    """How often those win who had the card: without the pack, with it, and the difference."""

    id: str
    before: Interval
    after: Interval
    change: Interval


@dataclass
class Balance:
    """What a pack changes; shares of victories, and turns of a game."""

    games: int
    fair: float
    cards: list[CardBalance]
    turns: Interval
    first: Interval


@dataclass
class BalanceJob(JobState):
    """The state of a job that plays to see what a pack changes."""

    result: Annotated[Balance, Doc("an empty object before the first report")]


def play_for_balance(args: dict[str, Any]) -> Iterator[Progress]:
    """Play pairs of games until the time is up; reports intermediate results."""
    players = about(args["game"]).usual_players
    settings = [
        ReportSetting(name, args["game"], players, options, PLAYER, 0, MAX_GAMES, is_counting=True)
        for name, options in (
            ("before", args["options"]),
            ("after", {**args["options"], "cards": args["cards"]}),
        )
    ]
    rows = [Rows(), Rows()]
    began, games = time.monotonic(), 0
    result: dict[str, Any] = {}
    ids = [str(card["id"]) for card in args["cards"]]
    while games < MAX_GAMES and time.monotonic() - began < BALANCE_SECONDS:
        for setting, played in zip(settings, rows, strict=True):
            played.add(play_batch(setting, games, 1))
        games += 1
        result = asdict(measure(args["game"], players, ids, *rows))
        done = min(BALANCE_SECONDS, time.monotonic() - began)
        yield Progress(math.ceil(done), math.ceil(BALANCE_SECONDS), result)
    yield Progress(math.ceil(BALANCE_SECONDS), math.ceil(BALANCE_SECONDS), result)


def measure(game: str, players: int, ids: list[str], before: Rows, after: Rows) -> Balance:
    """The balance of these cards in the games so far."""
    pairs = list(zip(before.games, after.games, strict=True))
    # the shares of the first player, game by game
    firsts = [[row.share for row in rows.seats if row.place == 0] for rows in (before, after)]
    return Balance(
        games=len(pairs),
        fair=1 / players,
        cards=[_card(game, name, before, after) for name in ids],
        turns=interval([float(new.turns - old.turns) for old, new in pairs]),
        first=interval([new - old for old, new in zip(*firsts, strict=True)]),
    )


def _card(game: str, name: str, before: Rows, after: Rows) -> CardBalance:
    old, new = (interval(_shares(game, name, rows)) for rows in (before, after))
    error = math.hypot(old.high - old.low, new.high - new.low) / 2
    change = new.mean - old.mean
    least = min(old.count, new.count)
    return CardBalance(name, old, new, Interval(change, change - error, change + error, least))


def _shares(game: str, name: str, rows: Rows) -> list[float]:
    """The shares of the seats that had the card."""
    tallies = {
        tally.name for tally in presenter(game).study.tallies if tally.seat and not tally.beside
    }
    seats_with_card = {
        (count.game, count.seat)
        for count in rows.counts
        if count.thing == name and count.tally in tallies
    }
    return [row.share for row in rows.seats if (row.game, row.seat) in seats_with_card]


def interval(values: list[float]) -> Interval:
    """The mean of some values, with its 95% interval."""
    if len(values) < 2:
        mean = values[0] if values else 0.0
        return Interval(mean, mean, mean, len(values))
    mean, error = fmean(values), Z95 * stdev(values) / math.sqrt(len(values))
    return Interval(mean, mean - error, mean + error, len(values))
