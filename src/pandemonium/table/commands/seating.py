"""Seats: who sits where, people and bots, before the game and when it has begun."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pandemonium.engine.errors import OptionError, PandemoniumError
from pandemonium.players import players as bots
from pandemonium.table.entry import TableCommand
from pandemonium.table.errors import TableError
from pandemonium.table.events import (
    BotSeated,
    PlayerJoined,
    PlayerLeft,
    PlayerRemoved,
    PlayerRenamed,
    PlayerReturned,
    SeatFreed,
)
from pandemonium.table.names import colour_refusal, name_refusal

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

STAND_IN: Final = "devil"  # the bot that plays for somebody who is away


@dataclass(slots=True)
class SeatState:
    """One seat: of a person, of a bot, or free.

    Where it has both, the bot plays in place of the person: until they return, or for good if they
    are `out` ("surrender", "time" or "removed").
    """

    who: str = ""
    name: str = ""
    colour: str = ""
    bot: str = ""
    out: str = ""

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down."""
        return not self.who and not self.bot

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person decides here."""
        return bool(self.who) and not self.bot


def level_refusal(level: str) -> PandemoniumError | None:
    """Whether there is no such bot."""
    if level in bots():
        return None
    return OptionError("no-such-player", {"name": level[:40], "players": bots()})


@dataclass(frozen=True)
class Joined(TableCommand):
    """Somebody sits down, on this seat or on any that is free; whoever sits already moves there."""

    kind = "joined"

    name: str
    seat: int | None = None
    colour: str = ""

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Before the game, on a free seat; nobody who was sent away."""
        problem = session.gathering_refusal() or session.person_refusal(who)
        problem = problem or name_refusal(self.name) or colour_refusal(self.colour)
        if problem:
            return problem
        if who in session.removed:
            return TableError("was-removed")
        own = session.seats_of(who)
        if len(own) > 1 or (own and self.seat is None):
            return TableError("already-seated")
        if self.seat is None:
            return None if session.free_seats() else TableError("no-free-seat")
        problem = session.seat_refusal(self.seat)
        if problem:
            return problem
        return None if session.seats[self.seat].is_free else TableError("seat-taken")

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """They sit there."""
        for old in session.seats_of(who):
            session.seats[old] = SeatState()
        session.unready(who)
        place = session.free_seats()[0] if self.seat is None else self.seat
        session.seats[place] = SeatState(who, self.name, self.colour)
        session.tell(PlayerJoined(place, self.name))


@dataclass(frozen=True)
class Seated(TableCommand):
    """A seat goes to a bot (`level`), to one more person at the same device (`name`), or to nobody.

    Bots are the host's to seat; people who share a device are anybody's who sits at it.
    """

    kind = "seated"

    seat: int
    level: str = ""
    name: str = ""
    colour: str = ""

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Before the game; a bot makes room for whomever the host wants there."""
        problem = session.gathering_refusal() or session.seat_refusal(self.seat)
        if problem:
            return problem
        place = session.seats[self.seat]
        if self.name and not self.level:
            problem = name_refusal(self.name) or colour_refusal(self.colour)
            problem = problem or session.member_refusal(who)
            return problem or (None if place.is_free else TableError("seat-taken"))
        if not self.level and place.who == who and len(session.seats_of(who)) > 1:
            return None  # a person at the same device stands up
        if place.who:
            return TableError("seat-taken")
        problem = session.host_refusal(who)
        if problem or self.level:
            return problem or level_refusal(self.level)
        return TableError("nobody-to-remove") if place.is_free else None

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """They sit there, or nobody does."""
        before = session.seats[self.seat]
        if self.level:
            session.seats[self.seat] = SeatState(bot=self.level)
            session.tell(BotSeated(self.seat, self.level))
        elif self.name:
            session.seats[self.seat] = SeatState(who, self.name, self.colour)
            session.tell(PlayerJoined(self.seat, self.name))
        else:
            session.seats[self.seat] = SeatState()
            left = PlayerLeft(self.seat, before.name) if before.who else SeatFreed(self.seat)
            session.tell(left)


@dataclass(frozen=True)
class Left(TableCommand):
    """Somebody leaves: before the game for good, during it a bot plays until they return."""

    kind = "left"

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Whoever sits may leave, unless the game would go on without anybody."""
        if session.status == "over":
            return TableError("game-over")
        if not session.seats_of(who):
            is_leaving_host = session.status == "gathering" and who == session.host
            return None if is_leaving_host else TableError("not-seated")
        if session.status == "gathering":
            return None
        own = [seat for seat in session.seats_of(who) if session.seats[seat].is_played_by_person]
        if not own:
            return TableError("bot-plays-already")
        return TableError("nobody-else") if not session.others_than(who) else None

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """Free the seats, or let a bot stand in."""
        if session.status == "gathering":
            session.clear_seats(who, PlayerLeft)
            return
        for seat in session.seats_of(who):
            if session.seats[seat].is_played_by_person:
                session.stand_in(seat, STAND_IN)


@dataclass(frozen=True)
class Removed(TableCommand):
    """The host sends somebody away: before the game, or when a bot plays for them anyway."""

    kind = "removed"

    seat: int

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Nobody is sent away from a game that they play."""
        problem = session.host_refusal(who) or session.seat_refusal(self.seat)
        if problem:
            return problem
        place = session.seats[self.seat]
        if not place.who or place.who == who:
            return TableError("nobody-to-remove")
        if session.status == "gathering":
            return None
        if session.status == "over":
            return TableError("game-over")
        is_away = not session.plays_anywhere(place.who)
        return None if is_away and not place.out else TableError("still-playing")

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """Their seats are free, or the bot's for good."""
        place = session.seats[self.seat]
        session.removed.add(place.who)
        if session.status == "gathering":
            session.clear_seats(place.who, PlayerRemoved)
            return
        session.tell(PlayerRemoved(self.seat, place.name))
        for seat in session.seats_of(place.who):
            session.seats[seat].out = "removed"


@dataclass(frozen=True)
class Renamed(TableCommand):
    """Somebody is called otherwise from now on, or has another colour."""

    kind = "renamed"

    seat: int
    name: str
    colour: str = ""

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """At one's own seat."""
        problem = session.seat_refusal(self.seat)
        if problem is None and session.seats[self.seat].who != who:
            problem = TableError("not-your-seat")
        return problem or name_refusal(self.name) or colour_refusal(self.colour)

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """Change the sign on the seat."""
        place = session.seats[self.seat]
        if place.name != self.name:
            session.tell(PlayerRenamed(place.name, self.name))
        place.name, place.colour = self.name, self.colour


@dataclass(frozen=True)
class TookOver(TableCommand):
    """A bot plays for somebody who has been away for too long."""

    kind = "took-over"

    seat: int
    level: str = STAND_IN

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Only the server knows who is there."""
        problem = session.server_refusal(who) or session.playing_refusal()
        problem = problem or session.seat_refusal(self.seat) or level_refusal(self.level)
        if problem:
            return problem
        is_person = session.seats[self.seat].is_played_by_person
        return None if is_person else TableError("bot-plays-already")

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """The bot plays until they return."""
        session.stand_in(self.seat, self.level)


@dataclass(frozen=True)
class Returned(TableCommand):
    """Somebody is back and plays their seat again, whatever is being asked."""

    kind = "returned"

    seat: int

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Their own seat, which a bot plays, and which they have not given up."""
        problem = session.playing_refusal() or session.own_seat_refusal(who, self.seat)
        if problem:
            return problem
        place = session.seats[self.seat]
        if not place.who or not place.bot:
            return TableError("no-bot-plays")
        return TableError("out-of-the-game") if place.out else None

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """The bot makes room."""
        session.seats[self.seat].bot = ""
        session.tell(PlayerReturned(self.seat))
