"""Time: a clock ran out, the server was down, a pause is over, a person is on vacation."""

from typing import TYPE_CHECKING, Annotated

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.commands.command import SeatNumber, TableCommand
from pandemonium.table.commands.leaving import drop_out
from pandemonium.table.entry import SERVER
from pandemonium.table.errors import TableError
from pandemonium.table.events import ServerResumed, TimeOver, VacationBegan
from pandemonium.table.fields import Doc, Range
from pandemonium.table.vacations import MAX_DAYS

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


class EndPause(TableCommand):
    """A pause that nobody ended has reached its longest time; people end it by an offer."""

    kind = "pause-ended"

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        if problem := session.server_refusal(who) or session.playing_refusal():
            return problem
        is_over = session.paused_until is not None and time >= session.paused_until
        return None if is_over else TableError("time-not-over")

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        session.end_pause()


class TakeVacation(TableCommand):
    """Go on vacation, where moves have days: your clock stands still until you are back."""

    kind = "vacation-taken"
    type = "vacation"

    days: Annotated[int, Range(1, MAX_DAYS), Doc("at most; your next move ends it")]

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        if problem := session.playing_refusal() or session.member_refusal(who):
            return problem
        if not session.plays_anywhere(who):
            return TableError("bot-plays")
        if session.timing.clock.kind != "days":
            return TableError("no-vacation-here")
        if session.vacations.until(who) is not None:
            return TableError("on-vacation")
        left = session.vacations.days_left(who, time)
        if not 1 <= self.days <= left:
            return TableError("vacation-too-long", {"left": left, "most": MAX_DAYS})
        seat = session.timing.running
        return session.time_refusal(seat, time) if seat in session.seats_of(who) else None

    def perform(self, session: "TableSession", who: str, time: float) -> None:
        session.vacations.begin(who, time, self.days)
        session.emit(VacationBegan(session.seats_of(who)[0], self.days))


class EndVacation(TableCommand):
    """Return early from your vacation; unused days remain yours. The server ends it in time."""

    kind = "vacation-ended"
    type = "end-vacation"

    seat: SeatNumber

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        if problem := session.playing_refusal() or session.seat_refusal(self.seat):
            return problem
        person = session.seats[self.seat].who
        until = session.vacations.until(person)
        if until is None:
            return TableError("not-on-vacation")
        if who == SERVER:
            return None if time >= until else TableError("time-not-over")
        return None if who == person else TableError("not-your-seat")

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        session.end_vacation(session.seats[self.seat].who)
