"""Closing: the server ends a game that exceeds its work limit."""

from typing import TYPE_CHECKING, Final

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.commands.command import TableCommand

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

CLOSED: Final = "table-closed"  # the reason in the outcome


class Close(TableCommand):
    """The server ends the game: nobody wins, and everybody sees the reason."""

    kind = "closed"

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        return session.server_refusal(who) or session.playing_refusal()

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        session.end_game(CLOSED, [], draw=False)
