"""Refusals that several commands share: who may do something at a table, and when."""

from typing import Literal

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.clocks import Timing
from pandemonium.table.commands.seating import SeatState
from pandemonium.table.entry import SERVER
from pandemonium.table.errors import TableError

SessionStatus = Literal["new", "gathering", "closed", "playing", "over"]


class SessionRefusals:
    """The checks of a `TableSession` that several commands share: each returns an error or None."""

    status: SessionStatus
    host: str
    opening: float | None
    seats: list[SeatState]
    timing: Timing
    paused_until: float | None

    def seats_of(self, who: str) -> list[int]:
        """The seats of a person; several if they share a device with others."""
        return [seat for seat, place in enumerate(self.seats) if place.who == who and who]

    def gathering_refusal(self) -> PandemoniumError | None:
        """The error unless the table is waiting for players."""
        if self.status != "gathering":
            return TableError("not-gathering")
        return TableError("opening-now") if self.opening is not None else None

    def playing_refusal(self) -> PandemoniumError | None:
        """The error unless a game is being played."""
        if self.status == "over":
            return TableError("game-over")
        return None if self.status == "playing" else TableError("game-not-begun")

    def pause_refusal(self) -> PandemoniumError | None:
        """The error if the game is paused."""
        return None if self.paused_until is None else TableError("game-paused")

    def host_refusal(self, who: str) -> PandemoniumError | None:
        """The error unless it is the host."""
        return None if who == self.host else TableError("not-the-host")

    def server_refusal(self, who: str) -> PandemoniumError | None:
        """The error unless it is the server."""
        return None if who == SERVER else TableError("only-the-server")

    def member_refusal(self, who: str) -> PandemoniumError | None:
        """The error unless the person has a seat."""
        return None if self.seats_of(who) else TableError("not-seated")

    def seat_refusal(self, seat: int) -> PandemoniumError | None:
        """The error unless the seat exists."""
        if 0 <= seat < len(self.seats):
            return None
        number, players = str(seat + 1), len(self.seats)
        return TableError("no-such-seat", {"number": number, "players": players, "seat": str(seat)})

    def owner_refusal(self, who: str, seat: int) -> PandemoniumError | None:
        """The error unless the seat exists and belongs to the person."""
        if problem := self.seat_refusal(seat):
            return problem
        return None if self.seats[seat].who == who else TableError("not-your-seat")

    def plays_refusal(self, who: str, seat: int) -> PandemoniumError | None:
        """The error unless a game is being played and the person plays this seat themselves."""
        if problem := self.playing_refusal() or self.owner_refusal(who, seat):
            return problem
        place = self.seats[seat]
        if place.out:
            return TableError("out-of-the-game")
        return TableError("bot-plays") if place.bot else None

    def time_refusal(self, seat: int, time: float) -> PandemoniumError | None:
        """The error if the clock of a seat has run out, even if that was not recorded yet."""
        deadline = self.timing.deadline()
        is_over = deadline is not None and self.timing.running == seat and time >= deadline
        return TableError("time-is-over") if is_over else None
