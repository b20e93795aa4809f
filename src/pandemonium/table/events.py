"""What happens around a table, besides the game: told in the same log as the game's own events.

Before the game begins people are called by name, because seats still change hands; then by seat.
"""

from dataclasses import dataclass, field

from pandemonium.engine.event import Event, Seat


@dataclass(slots=True)
class PlayerJoined(Event):
    """Somebody sits down."""

    kind = "player-joined"

    seat: Seat
    name: str


@dataclass(slots=True)
class PlayerLeft(Event):
    """Somebody stands up before the game."""

    kind = "player-left"

    seat: Seat
    name: str


@dataclass(slots=True)
class PlayerRemoved(Event):
    """The host sends somebody away."""

    kind = "player-removed"

    seat: Seat
    name: str


@dataclass(slots=True)
class PlayerRenamed(Event):
    """Somebody is called otherwise from now on."""

    kind = "player-renamed"

    old: str
    name: str


@dataclass(slots=True)
class BotSeated(Event):
    """The host gives a seat to a bot."""

    kind = "bot-seated"

    seat: Seat
    level: str


@dataclass(slots=True)
class SeatFreed(Event):
    """The host takes a bot away."""

    kind = "seat-freed"

    seat: Seat


@dataclass(slots=True)
class HostChanged(Event):
    """The host has left; somebody else is the host now."""

    kind = "host-changed"

    name: str


@dataclass(slots=True)
class TableChanged(Event):
    """The host changed how the game is played; everybody has to be ready anew."""

    kind = "table-changed"


@dataclass(slots=True)
class PlayerReady(Event):
    """Somebody is ready; `commitment` is the hash of what they will contribute, if anything."""

    kind = "player-ready"

    name: str
    commitment: str


@dataclass(slots=True)
class PlayerUnready(Event):
    """Somebody is no longer ready."""

    kind = "player-unready"

    name: str


@dataclass(slots=True)
class ContributionShown(Event):
    """Somebody shows what they mix into the dice."""

    kind = "contribution-shown"

    name: str
    contribution: str


@dataclass(slots=True)
class GameStarted(Event):
    """The game begins, with the dice that were sealed and what was mixed into them."""

    kind = "game-started"

    seal: str
    contributions: list[str]


@dataclass(slots=True)
class OfferMade(Event):
    """Somebody asks the others to take moves back, to call it a draw or to end the game."""

    kind = "offer-made"

    seat: Seat
    what: str


@dataclass(slots=True)
class OfferAccepted(Event):
    """Somebody agrees."""

    kind = "offer-accepted"

    seat: Seat
    what: str


@dataclass(slots=True)
class OfferDeclined(Event):
    """Somebody does not agree: nothing comes of it."""

    kind = "offer-declined"

    seat: Seat
    what: str


@dataclass(slots=True)
class OfferWithdrawn(Event):
    """Somebody no longer asks."""

    kind = "offer-withdrawn"

    seat: Seat
    what: str


@dataclass(slots=True)
class OfferLapsed(Event):
    """The game has gone on: an offer to take moves back means nothing any more."""

    kind = "offer-lapsed"

    seat: Seat
    what: str


@dataclass(slots=True)
class GameGivenUp(Event):
    """Somebody gives the game up."""

    kind = "game-given-up"

    seat: Seat


@dataclass(slots=True)
class TimeOver(Event):
    """Somebody's time is over."""

    kind = "time-over"

    seat: Seat


@dataclass(slots=True)
class BotStoodIn(Event):
    """A bot plays for somebody who is away, or who no longer plays."""

    kind = "bot-stood-in"

    seat: Seat
    level: str


@dataclass(slots=True)
class PlayerReturned(Event):
    """Somebody is back and plays their seat again."""

    kind = "player-returned"

    seat: Seat


@dataclass(slots=True)
class GameBrokenOff(Event):
    """The game has ended by what the people did: `reason` is that of the outcome."""

    kind = "game-broken-off"

    reason: str
    winners: list[int]


@dataclass(slots=True)
class SecretShown(Event):
    """The game is over: this is what the dice were made from."""

    kind = "secret-shown"

    secret: str


@dataclass(slots=True)
class ServerResumed(Event):
    """The server was away; no clock ran in the meantime."""

    kind = "server-resumed"

    seconds: int


@dataclass(slots=True)
class RematchMade(Event):
    """The same people play again, at this table, each one seat further."""

    kind = "rematch-made"

    table: str


@dataclass(slots=True)
class ChatMessage(Event):
    """Somebody says something: to everybody, or to the seats of `team` alone."""

    kind = "said"

    seat: Seat
    name: str
    text: str
    team: list[int] = field(default_factory=list)

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        """Whoever is not of the team hears nothing."""
        return None if self.team and seat not in self.team else Event.seen_by(self, seat)
