"""Results: what is kept of a finished game beside its entries, so that nobody has to replay it."""

from msgspec import Struct

from pandemonium.table.session import Room


class Result(Struct):
    """How a game ended and who played, by seat. Bots have a level and no `who`."""

    who: list[str]
    names: list[str]
    bots: list[str]
    sides: list[int]
    winners: list[int]
    draw: bool
    reason: str
    scores: list[int]
    plies: int
    seconds: float  # from the first move to the end
    ended: float
    is_whole: bool  # whether it began at the beginning, and not as a lesson or in the middle


def result_of(room: Room) -> Result | None:
    """The result of a table; None until its game is over."""
    outcome = room.running.state.outcome if room.status == "over" else None
    if outcome is None:
        return None
    times = {one["event"]["kind"]: one["time"] for one in room.news(None) if one["of"] == "table"}
    ended = times.get("secret-shown", room.now)
    return Result(
        who=[place.who for place in room.seats],
        names=[place.name for place in room.seats],
        bots=["" if place.who else place.bot for place in room.seats],
        sides=room.sides,
        winners=list(outcome.winners),
        draw=outcome.draw,
        reason=outcome.reason,
        scores=list(outcome.scores),
        plies=len(room.running.record.actions),
        seconds=ended - times.get("game-started", ended),
        ended=ended,
        is_whole=not room.setup.position,
    )
