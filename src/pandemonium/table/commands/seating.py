"""Seats: which people and bots sit where, before and during the game."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final

from pandemonium.engine.errors import OptionError, PandemoniumError
from pandemonium.players import players as bots
from pandemonium.table import events, limits
from pandemonium.table.commands.command import SeatNumber, TableCommand
from pandemonium.table.entry import SERVER
from pandemonium.table.errors import TableError
from pandemonium.table.fields import FROM_SENDER, Doc, Length, Range
from pandemonium.table.names import character, colour_refusal, name_refusal

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

STAND_IN: Final = "devil"  # the bot that plays for somebody who is away


@dataclass(slots=True)
class SeatState:
    """One seat: taken by a person or a bot, or free.

    If it has both, the bot stands in for the person: until they return, or for good if they are
    `out` ("surrender", "time" or "removed").
    """

    who: str = ""
    name: str = ""
    colour: str = ""
    bot: str = ""
    out: str = ""
    character: str = ""  # the name of a bot that stands in for nobody

    @property
    def shown_name(self) -> str:
        """The name of the person, or of the bot; empty if it has none."""
        return self.name or self.character

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down."""
        return not self.who and not self.bot

    @property
    def is_open(self) -> bool:
        """Whether somebody else may ask for it in a running game: its player has left."""
        return bool(self.who and self.bot) and self.out in ("", "removed")

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person decides here."""
        return bool(self.who) and not self.bot


def level_refusal(level: str) -> PandemoniumError | None:
    """The error for an unknown level of bots, or None."""
    if level in bots():
        return None
    return OptionError("no-such-player", {"name": level[:40], "players": bots()})


class Sit(TableCommand):
    """Take this seat, or any that is free. If you have a seat already, you move."""

    kind = "joined"
    type = "sit"

    name: Annotated[str, FROM_SENDER]
    seat: SeatNumber | None = None
    colour: Annotated[str, FROM_SENDER] = ""

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.gathering_refusal():
            return problem
        if who == SERVER:
            return TableError("not-a-person")
        if problem := name_refusal(self.name) or colour_refusal(self.colour):
            return problem
        if who in session.removed:
            return TableError("was-removed")
        seats = session.seats_of(who)
        if len(seats) > 1 or (seats and self.seat is None):
            return TableError("already-seated")
        if self.seat is None:
            return None if session.free_seats() else TableError("no-free-seat")
        if problem := session.seat_refusal(self.seat):
            return problem
        return None if session.seats[self.seat].is_free else TableError("seat-taken")

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        for old in session.seats_of(who):
            session.seats[old] = SeatState()
        session.commitments.pop(who, None)
        place = session.free_seats()[0] if self.seat is None else self.seat
        session.seats[place] = SeatState(who, self.name, self.colour)
        session.emit(events.PlayerJoined(place, self.name))


class Seat(TableCommand):
    """Give a seat to a bot (as the host) or to a second person at your own device, or free it."""

    kind = "seated"
    type = "seat"

    seat: SeatNumber
    level: Annotated[str, Length(0, limits.MAX_LEVEL_LENGTH), Doc("of the bot; empty: no bot")] = ""
    name: Annotated[
        str, Length(0, limits.MAX_NAME_LENGTH), Doc("of the person; of a bot, after a rematch")
    ] = ""
    colour: Annotated[str, Length(0, limits.MAX_COLOUR_LENGTH), Doc("of the person")] = ""

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Before the game; a bot is replaced by the person whom the host wants there."""
        if problem := session.gathering_refusal() or session.seat_refusal(self.seat):
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
        before = session.seats[self.seat]
        if self.level:
            session.seats[self.seat] = SeatState()
            names = [place.shown_name for place in session.seats]
            name = character(self.level, session.setup.seal, self.seat, names, self.name)
            session.seats[self.seat] = SeatState(bot=self.level, character=name)
            session.emit(events.BotSeated(self.seat, self.level))
        elif self.name:
            session.seats[self.seat] = SeatState(who, self.name, self.colour)
            session.emit(events.PlayerJoined(self.seat, self.name))
        else:
            session.seats[self.seat] = SeatState()
            freed = events.SeatFreed(self.seat)
            session.emit(events.PlayerLeft(self.seat, before.name) if before.who else freed)


class Stand(TableCommand):
    """Leave: before the game for good; during the game, a bot plays until you return."""

    kind = "left"
    type = "stand"

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if session.status == "over":
            return TableError("game-over")
        if not session.seats_of(who):
            is_leaving_host = session.status == "gathering" and who == session.host
            return None if is_leaving_host else TableError("not-seated")
        if session.status == "gathering":
            return None
        if not session.plays_anywhere(who):
            return TableError("bot-plays-already")
        return TableError("nobody-else") if not session.others_than(who) else None

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        if session.status == "gathering":
            session.free_seats_of(who, events.PlayerLeft)
            return
        for seat in session.seats_of(who):
            if session.seats[seat].is_played_by_person:
                session.stand_in(seat, STAND_IN)


class Remove(TableCommand):
    """Remove somebody, as the host: before the game, or while a bot plays for them.

    The invitation is renewed: its old link no longer works.
    """

    kind = "removed"
    type = "remove"

    seat: SeatNumber

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.host_refusal(who) or session.seat_refusal(self.seat):
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
        place = session.seats[self.seat]
        session.removed[place.who] = place.name
        if session.status == "gathering":
            session.free_seats_of(place.who, events.PlayerRemoved)
            return
        session.emit(events.PlayerRemoved(self.seat, place.name))
        for seat in session.seats_of(place.who):
            session.seats[seat].out = "removed"


class Readmit(TableCommand):
    """Let somebody come back whom you removed as the host; they take a seat themselves."""

    kind = "readmitted"
    type = "readmit"

    number: Annotated[
        int, Range(0, limits.MAX_REMOVED - 1), Doc("which name in `removed`, counted from 0")
    ]

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.host_refusal(who):
            return problem
        is_removed = 0 <= self.number < len(session.removed)
        return None if is_removed else TableError("nobody-removed")

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        person = list(session.removed)[self.number]
        session.emit(events.PlayerReadmitted(session.removed.pop(person)))


class Rename(TableCommand):
    """The name or colour of somebody at the table changes."""

    kind = "renamed"

    seat: SeatNumber
    name: str
    colour: str = ""

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        problem = session.owner_refusal(who, self.seat)
        return problem or name_refusal(self.name) or colour_refusal(self.colour)

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        place = session.seats[self.seat]
        if place.name != self.name:
            session.emit(events.PlayerRenamed(place.name, self.name))
        place.name, place.colour = self.name, self.colour


class TakeOver(TableCommand):
    """A bot stands in for somebody who has been away for too long."""

    kind = "took-over"

    seat: SeatNumber
    level: str = STAND_IN

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        problem = session.server_refusal(who) or session.playing_refusal()
        problem = problem or session.seat_refusal(self.seat) or level_refusal(self.level)
        if problem:
            return problem
        is_person = session.seats[self.seat].is_played_by_person
        return None if is_person else TableError("bot-plays-already")

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        session.stand_in(self.seat, self.level)


class Return(TableCommand):
    """Take your seat back from the bot that plays it."""

    kind = "returned"
    type = "return"

    seat: SeatNumber

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.playing_refusal() or session.seat_refusal(self.seat):
            return problem
        place = session.seats[self.seat]
        if who not in (SERVER, place.who):
            return TableError("not-your-seat")
        if not place.who or not place.bot:
            return TableError("no-bot-plays")
        return TableError("out-of-the-game") if place.out else None

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        session.seats[self.seat].bot = ""
        session.emit(events.PlayerReturned(self.seat))
