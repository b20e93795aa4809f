"""Ratings of a person: one for each game and kind of table, and their best solitaire scores.

They follow from the rated games alone, in the order of their ends: the same games always give the
same ratings.
"""

from dataclasses import dataclass
from typing import Annotated

from pandemonium.app.results import Result
from pandemonium.arena.ladder import BOT, Ladder, RatedSide
from pandemonium.table.fields import Doc

WON, LOST, OUT = 1, 2, 3  # places of sides; OUT: all people of it gave up or lost on time
MAX_CURVE = 300  # games of a curve
MAX_BEST = 5  # solitaire scores of a game


@dataclass(frozen=True)
class RatedGame:
    """A finished game as it is stored for ratings, without names."""

    sides: list[RatedSide]
    score: int  # of a game played alone


@dataclass
class RatingPoint:
    """A rating after one game."""

    table: str
    ended: Annotated[float, Doc("in seconds since 1970")]
    points: int


@dataclass
class KindRating:
    """Your rating in one game at one kind of table."""

    game: str
    kind: Annotated[str, Doc("duel, free-for-all or teams")]
    played: int
    points: Annotated[int, Doc("on the Elo scale: 100 more win 64% of the games, 200 more 76%")]
    low: Annotated[int, Doc("the lower end of the 95% interval")]
    high: int
    curve: Annotated[list[RatingPoint], Doc("the latest games, the oldest first")]


@dataclass
class BestScore:
    """One of your best scores in a game played alone."""

    table: str
    game: str
    ended: float
    score: int


@dataclass
class Ratings:
    """Your ratings on this server; nobody else sees them."""

    kinds: Annotated[list[KindRating], Doc("the most played first")]
    solitaire: Annotated[list[BestScore], Doc("by game, the best first")]


def rated_game(result: Result) -> RatedGame:
    """What ratings need of a result."""
    sides = []
    for side in dict.fromkeys(result.sides):
        seats = [seat for seat, other in enumerate(result.sides) if other == side]
        people = [seat for seat in seats if result.who[seat]]
        is_out = bool(people) and set(people) <= set(result.outs)
        has_won = bool(set(seats) & set(result.winners))
        players = [result.who[seat] or BOT + result.bots[seat] for seat in seats]
        place = OUT if is_out else WON if has_won else LOST
        sides.append(RatedSide(players, place, bool(set(seats) & set(result.helped))))
    return RatedGame(sides, max(result.scores, default=0))


def rating_of(who: str, game: str, kind: str, ladder: Ladder) -> KindRating | None:
    """The rating of a person at one kind of table, if they have played there."""
    history = ladder.history.get(who)
    if not history:
        return None
    last = history[-1]
    return KindRating(
        game=game,
        kind=kind,
        played=len(history),
        points=round(last.points),
        low=round(last.low),
        high=round(last.high),
        curve=[
            RatingPoint(standing.table, standing.ended, round(standing.points))
            for standing in history[-MAX_CURVE:]
        ],
    )


def best_scores(scores: list[BestScore]) -> list[BestScore]:
    """The best scores of each game; of equal ones, the earlier is better."""
    best: dict[str, list[BestScore]] = {}
    for score in sorted(scores, key=lambda score: (-score.score, score.ended)):
        of_game = best.setdefault(score.game, [])
        if len(of_game) < MAX_BEST:
            of_game.append(score)
    return [score for game in sorted(best) for score in best[game]]
