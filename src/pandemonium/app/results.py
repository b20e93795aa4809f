"""Results: how a finished game ended, stored so that statistics need no replay."""

from dataclasses import dataclass, field

from pandemonium.table.rated import RatedKind, rated_kind
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
    # Earlier versions stored none of these: their games do not count for ratings.
    game: str = ""
    kind: RatedKind = ""  # under which it counts for ratings; empty: it does not
    outs: list[int] = field(default_factory=list)  # seats whose person gave up or lost on time
    helped: list[int] = field(default_factory=list)  # seats whose person took a hint


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
        game=session.game.id,
        kind=rated_kind(session),
        outs=[seat for seat, place in enumerate(session.seats) if place.who and place.out],
        helped=sorted(session.helped),
    )
