"""Closing: the host closes a table before the game; the server ends a game beyond its limit."""

from typing import TYPE_CHECKING, Final

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.commands.command import TableCommand
from pandemonium.table.events import TableClosed

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

CLOSED: Final = "table-closed"  # the reason in the outcome


class Close(TableCommand):
    """Close the table before the game, as the host: nobody can join or return.

    The server also ends a game with it: nobody wins, and everybody sees the reason.
    """

    kind = "closed"
    type = "close"

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if session.status == "gathering":
            return session.gathering_refusal() or session.host_refusal(who)
        return session.playing_refusal() or session.server_refusal(who)

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        if session.status == "gathering":
            session.close()
            session.emit(TableClosed())
        else:
            session.end_game(CLOSED, [], draw=False)
