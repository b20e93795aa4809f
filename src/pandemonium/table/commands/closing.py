"""Closing: the server ends a game that takes more work than it may."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.entry import TableCommand

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

CLOSED: Final = "table-closed"  # why such a game is over


@dataclass(frozen=True)
class Closed(TableCommand):
    """The server closes the table: nobody wins, and everybody reads why."""

    kind = "closed"

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Only the server does so, and only during a game."""
        return session.server_refusal(who) or session.playing_refusal()

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """End the game where it stands."""
        session.break_off(CLOSED, [], draw=False)
