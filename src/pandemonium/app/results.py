"""Results: how a finished game ended, stored so that statistics need no replay."""

from dataclasses import dataclass

from pandemonium.table.session import TableSession


@dataclass
class Result:
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


def result_of(session: TableSession) -> Result | None:
    """The result of a table; None until its game is over."""
    outcome = session.running.state.outcome if session.status == "over" else None
    if outcome is None:
        return None
    times = {
        item["event"]["kind"]: item["time"] for item in session.news(None) if item["of"] == "table"
    }
    ended = times.get("secret-shown", session.now)
    return Result(
        who=[place.who for place in session.seats],
        names=[place.name for place in session.seats],
        bots=["" if place.who else place.bot for place in session.seats],
        sides=session.sides,
        winners=list(outcome.winners),
        draw=outcome.draw,
        reason=outcome.reason,
        scores=list(outcome.scores),
        plies=len(session.running.record.actions),
        seconds=ended - times.get("game-started", ended),
        ended=ended,
        is_whole=not session.setup.position,
    )
