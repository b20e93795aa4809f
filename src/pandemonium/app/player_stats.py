"""Statistics of a player: how often they played which game against whom, and how often they won.

Counted from the results of their finished tables, so it holds nothing that they did not see there.
"""

from dataclasses import dataclass
from itertools import takewhile
from typing import Annotated, Literal, NamedTuple

from pandemonium.app.results import Result
from pandemonium.engine.confidence import interval
from pandemonium.table.fields import Doc

ENDED_BY_ALL = "table-ended"  # the people broke it off: nobody won or lost

Outcome = Literal["won", "lost", "drawn", "none"]


@dataclass
class WinTally:
    """How many games were `played`, `won` and `drawn`; the others were lost.

    `low` and `high` are the 95 % interval of the share that is won.
    """

    played: int
    won: int
    drawn: int
    low: float
    high: float


@dataclass
class Against(WinTally):
    """Games against somebody: a person by their `name`, or bots by their `bot` level."""

    name: str
    bot: str


@dataclass
class FinishedGame:
    """One finished game of a person, with its result."""

    table: str
    game: str
    ended: Annotated[float, Doc("in seconds since 1970")]
    plies: Annotated[int, Doc("how many moves it had")]
    seconds: float
    outcome: Annotated[Outcome, Doc("none: broken off, or one sat on several sides")]
    others: Annotated[list[str], Doc("the names of the other people")]
    bots: Annotated[list[str], Doc("the levels of the bots")]
    score: int
    counted: Annotated[bool, Doc("whether it began at the beginning")]


@dataclass
class GameStatistics(WinTally):
    """The results of a person in all games of one kind."""

    game: str
    longest: FinishedGame
    quickest: FinishedGame
    against: Annotated[list[Against], Doc("the most frequent first")]


@dataclass
class Statistics:
    """What you have played here."""

    total: Annotated[int, Doc("finished games, also those that are not counted")]
    streak: Annotated[int, Doc("games won in a row; below zero: lost in a row")]
    games: Annotated[list[GameStatistics], Doc("the most frequent first")]
    finished: Annotated[list[FinishedGame], Doc("the latest first")]
    unread: Annotated[int, Doc("tables of an older version, read when one asks again")] = 0


class FinishedTable(NamedTuple):
    """A finished table of somebody."""

    table: str
    game: str
    result: Result


def statistics_of(who: str, played: list[FinishedTable], most: int) -> Statistics:
    """All games of somebody, the latest first; the first `most` of them are listed."""
    games = [(table, finished_game(who, table)) for table in played]
    counted = [(table, game) for table, game in games if game.counted and game.outcome != "none"]
    kinds: dict[str, list[tuple[FinishedTable, FinishedGame]]] = {}
    for table, game in counted:
        kinds.setdefault(game.game, []).append((table, game))
    by_game = [_of_one_game(who, name, pairs) for name, pairs in kinds.items()]
    return Statistics(
        total=len(games),
        streak=_streak([game.outcome for _, game in counted]),
        games=sorted(by_game, key=lambda each: -each.played),
        finished=[game for _, game in games[:most]],
    )


def finished_game(who: str, played: FinishedTable) -> FinishedGame:
    """One game as one of its players sees it."""
    result = played.result
    own_seats = [seat for seat, player in enumerate(result.who) if player == who]
    others = [seat for seat, player in enumerate(result.who) if player != who]
    return FinishedGame(
        table=played.table,
        game=played.game,
        ended=result.ended,
        plies=result.plies,
        seconds=result.seconds,
        outcome=_outcome(result, own_seats),
        others=[result.names[seat] for seat in others if not result.bots[seat]],
        bots=[result.bots[seat] for seat in others if result.bots[seat]],
        score=result.scores[own_seats[0]] if own_seats else 0,
        counted=result.is_whole,
    )


def _outcome(result: Result, seats: list[int]) -> Outcome:
    """How a game ended for the player of these seats."""
    if len({result.sides[seat] for seat in seats}) != 1 or result.reason == ENDED_BY_ALL:
        return "none"
    if seats[0] not in result.winners:
        return "lost"
    return "drawn" if result.draw else "won"


def _of_one_game(
    who: str, name: str, pairs: list[tuple[FinishedTable, FinishedGame]]
) -> GameStatistics:
    """All counted games of one kind."""
    against: dict[str, tuple[str, str, list[Outcome]]] = {}
    for played, game in pairs:
        for key, called, bot in _rivals(who, played.result):
            against.setdefault(key, (called, bot, []))[2].append(game.outcome)
    games = [game for _, game in pairs]
    rivals = [
        Against(*_counts(outcomes), name=called, bot=bot)
        for called, bot, outcomes in against.values()
    ]
    return GameStatistics(
        *_counts([game.outcome for game in games]),
        game=name,
        longest=max(games, key=lambda game: game.plies),
        quickest=min(games, key=lambda game: game.plies),
        against=sorted(rivals, key=lambda each: -each.played),
    )


def _rivals(who: str, result: Result) -> list[tuple[str, str, str]]:
    """The opponents: key, name and bot level of each; bots of one level count as one."""
    seat_of_player = result.who.index(who)
    rivals: dict[str, tuple[str, str, str]] = {}
    for seat, side in enumerate(result.sides):
        if side != result.sides[seat_of_player]:
            key = result.who[seat] or f"bot {result.bots[seat]}"
            rivals[key] = (key, result.names[seat], result.bots[seat])
    return list(rivals.values())


def _counts(outcomes: list[Outcome]) -> tuple[int, int, int, float, float]:
    """The first fields of a `WinTally`."""
    won = outcomes.count("won")
    return len(outcomes), won, outcomes.count("drawn"), *interval(won, len(outcomes))


def _streak(outcomes: list[Outcome]) -> int:
    """How many of the latest games were won in a row, or lost (below zero)."""
    if not outcomes or outcomes[0] == "drawn":
        return 0
    length = len(list(takewhile(lambda outcome: outcome == outcomes[0], outcomes)))
    return length if outcomes[0] == "won" else -length
