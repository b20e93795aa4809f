"""Series: the score of the same people and bots over a game and its rematches."""

from typing import TYPE_CHECKING, TypedDict

from pandemonium.table.rated import BROKEN_OFF

if TYPE_CHECKING:
    from pandemonium.table.commands.seating import SeatState
    from pandemonium.table.session import TableSession


class Series(TypedDict, total=False):
    """The score as the next table stores it: by person or bot, because they change seats."""

    games: int
    wins: dict[str, float]


class SeriesView(TypedDict):
    """The score after a number of games, by seat; a draw is half a win for each of its winners."""

    games: int
    wins: list[float]


def series_after(session: "TableSession") -> Series:
    """The score with the game of this table, if it is over and was not broken off."""
    before: Series = session.setup.series  # type: ignore[assignment]  # as `rematch_of` made it
    outcome = session.running.state.outcome if session.status == "over" else None
    if outcome is None or outcome.reason in BROKEN_OFF or len(set(session.sides)) < 2:
        return before
    wins = dict(before.get("wins", {}))
    for seat in outcome.winners:
        key = _key(session.seats[seat])
        wins[key] = wins.get(key, 0) + (0.5 if outcome.draw else 1)
    return Series(games=before.get("games", 0) + 1, wins=wins)


def series_view(session: "TableSession") -> SeriesView | None:
    """The score by seat; None before the first game is over."""
    series = series_after(session)
    if not series.get("games"):
        return None
    wins = series["wins"]
    return SeriesView(
        games=series["games"], wins=[wins.get(_key(place), 0) for place in session.seats]
    )


def _key(place: "SeatState") -> str:
    """What stays the same of a player from game to game."""
    return place.who or f"bot {place.bot} {place.character}"
