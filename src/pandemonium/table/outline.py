"""Outlines: the people of a table whose game is computed in another process.

The process that has the game makes an `Outline` of its session. The one that has the connections
keeps an `OutlinedSession` up to date with it: people, seats and clocks, never the game.
"""

from dataclasses import dataclass

from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.task import NOBODY
from pandemonium.table.clocks import Timing
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.commands.offers import PendingOffer
from pandemonium.table.commands.playing import Decider
from pandemonium.table.commands.seating import SeatState
from pandemonium.table.refusals import SessionStatus
from pandemonium.table.session import TableSession


@dataclass(frozen=True)
class Outline:
    """The parts of a session that a process without the game needs; it can be pickled."""

    status: SessionStatus
    now: float
    host: str
    seats: list[SeatState]
    removed: set[str]
    commitments: dict[str, str]
    contributions: dict[str, str]
    opening: float | None
    timing: Timing
    offer: PendingOffer | None
    next_table: str
    problem: PandemoniumError | None
    deciding: int
    decider: Decider | None
    in_a_row: int
    moment: str
    news_count: int
    position: int  # how often the game has changed
    setup: CreateTable | None  # None: unchanged


def outline_of(
    session: TableSession,
    position: int,
    problem: PandemoniumError | None,
    setup: CreateTable | None,
) -> Outline:
    """The outline of a session, with a `problem` that can be pickled in place of its own."""
    deciding = session.deciding
    return Outline(
        status=session.status,
        now=session.now,
        host=session.host,
        seats=session.seats,
        removed=session.removed,
        commitments=session.commitments,
        contributions=session.contributions,
        opening=session.opening,
        timing=session.timing,
        offer=session.offer,
        next_table=session.next_table,
        problem=problem,
        deciding=deciding,
        decider=session.to_decide() if problem is None else None,
        in_a_row=session.in_a_row(deciding) if deciding != NOBODY else 0,
        moment=session.moment,
        news_count=session.news_count,
        position=position,
        setup=setup,
    )


class OutlinedSession(TableSession):
    """A session without its game, updated by outlines."""

    def __init__(self) -> None:
        super().__init__()
        self._outline: Outline | None = None

    def update(self, outline: Outline) -> None:
        """Take over the state of an outline."""
        self._outline = outline
        self.status, self.now, self.host = outline.status, outline.now, outline.host
        self.seats, self.removed = outline.seats, outline.removed
        self.commitments, self.contributions = outline.commitments, outline.contributions
        self.opening, self.timing, self.offer = outline.opening, outline.timing, outline.offer
        self.next_table, self.problem = outline.next_table, outline.problem
        if outline.setup is not None:
            self._setup = outline.setup

    @property
    def deciding(self) -> int:
        return self._outline.deciding if self._outline else NOBODY

    @property
    def position(self) -> object:
        return self._outline.position if self._outline else None

    @property
    def moment(self) -> str:
        return self._outline.moment if self._outline else ""

    @property
    def news_count(self) -> int:
        return self._outline.news_count if self._outline else 0

    def in_a_row(self, seat: int) -> int:
        return self._outline.in_a_row if self._outline and seat == self.deciding else 0

    def to_decide(self) -> Decider | None:
        return self._outline.decider if self._outline else None
