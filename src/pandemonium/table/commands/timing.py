"""Time: the server reports that a clock ran out, or that it was down itself."""

from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.commands.command import SeatNumber, TableCommand
from pandemonium.table.commands.leaving import drop_out
from pandemonium.table.errors import TableError
from pandemonium.table.events import ServerResumed, TimeOver

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession


class FlagFall(TableCommand):
    """A seat loses on time: its clock ran out."""

    kind = "flagged"

    seat: SeatNumber

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        if problem := session.server_refusal(who) or session.playing_refusal():
            return problem
        deadline = session.timing.deadline()
        if deadline is None or session.timing.running != self.seat or time < deadline:
            return TableError("time-not-over")
        return None

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        session.emit(TimeOver(self.seat))
        drop_out(session, self.seat, "time")


class Resume(TableCommand):
    """The server is back; no clock ran since `alive`, when it was last known to run."""

    kind = "resumed"

    alive: float

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        is_opening = session.opening is not None
        return session.server_refusal(who) or (None if is_opening else session.playing_refusal())

    def perform(self, session: "TableSession", _who: str, time: float) -> None:
        if session.opening is not None:
            session.opening += max(0.0, time - max(self.alive, session.opening))
        gap = session.timing.forgive(self.alive, time)
        if gap:
            session.emit(ServerResumed(round(gap)))
