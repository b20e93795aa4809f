"""Outlines: the people of a table whose game is computed in another process.

The process that has the game makes an `Outline` of its session. The one that has the connections
keeps an `OutlinedSession` up to date with it: people, seats and clocks, never the game.
"""

from dataclasses import dataclass
from typing import Any, Final

from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.task import NOBODY
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.commands.playing import Decider
from pandemonium.table.session import TableSession

# attributes of a session that its mirror has, too
MIRRORED: Final = (
    *("status", "now", "host", "seats", "removed", "commitments", "contributions"),
    *("opening", "timing", "offer", "next_table", "turns", "paused_until", "vacations"),
)


@dataclass(frozen=True)
class Outline:
    """The parts of a session that a process without the game needs; it can be pickled."""

    mirrored: dict[str, Any]  # the values of `MIRRORED`
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
        mirrored={name: getattr(session, name) for name in MIRRORED},
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
        vars(self).update(outline.mirrored, problem=outline.problem)
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
