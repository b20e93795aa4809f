"""Refusals that several commands share: who may do something at a table, and when."""

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.clocks import Timing
from pandemonium.table.commands.seating import SeatState
from pandemonium.table.entry import SERVER
from pandemonium.table.errors import TableError


class SessionRefusals:
    """The part of a `TableSession` that says what somebody may not do."""

    status: str
    host: str
    opening: float | None
    seats: list[SeatState]
    timing: Timing

    def seats_of(self, who: str) -> list[int]:
        """The seats that belong to somebody."""
        raise NotImplementedError

    def gathering_refusal(self) -> PandemoniumError | None:
        """Whether the table is no longer being set."""
        if self.status != "gathering":
            return TableError("not-gathering")
        return TableError("opening-now") if self.opening is not None else None

    def playing_refusal(self) -> PandemoniumError | None:
        """Whether nothing is played now."""
        if self.status == "over":
            return TableError("game-over")
        return None if self.status == "playing" else TableError("game-not-begun")

    def host_refusal(self, who: str) -> PandemoniumError | None:
        """Whether somebody is not the host."""
        return None if who == self.host else TableError("not-the-host")

    def server_refusal(self, who: str) -> PandemoniumError | None:
        """Whether it is somebody and not the server."""
        return None if who == SERVER else TableError("only-the-server")

    def person_refusal(self, who: str) -> PandemoniumError | None:
        """Whether it is the server and not somebody."""
        return TableError("not-a-person") if who == SERVER else None

    def member_refusal(self, who: str) -> PandemoniumError | None:
        """Whether somebody has no seat."""
        return None if self.seats_of(who) else TableError("not-seated")

    def seat_refusal(self, seat: int) -> PandemoniumError | None:
        """Whether there is no such seat."""
        if 0 <= seat < len(self.seats):
            return None
        number, players = str(seat + 1), len(self.seats)
        return TableError("no-such-seat", {"number": number, "players": players, "seat": str(seat)})

    def own_seat_refusal(self, who: str, seat: int) -> PandemoniumError | None:
        """Whether the seat is somebody else's; the server speaks for all of them."""
        problem = self.seat_refusal(seat)
        if problem is None and who not in (SERVER, self.seats[seat].who):
            problem = TableError("not-your-seat")
        return problem

    def plays_refusal(self, who: str, seat: int) -> PandemoniumError | None:
        """Whether somebody does not play this seat."""
        place = self.seats[seat]
        if place.who != who:
            return TableError("not-your-seat")
        if place.out:
            return TableError("out-of-the-game")
        return TableError("bot-plays") if place.bot else None

    def time_refusal(self, seat: int, time: float) -> PandemoniumError | None:
        """Whether the time of a seat is over, even if nobody has said so yet."""
        deadline = self.timing.deadline()
        is_over = deadline is not None and self.timing.running == seat and time >= deadline
        return TableError("time-is-over") if is_over else None
