"""Events of a table besides those of its game; both are in one log.

Before the game, events name people, because seats can still change; then they name seats.
"""

from dataclasses import dataclass, field

from pandemonium.engine.event import Event, Seat


@dataclass(slots=True)
class PlayerJoined(Event):
    """Somebody takes a seat."""

    kind = "player-joined"

    seat: Seat
    name: str


@dataclass(slots=True)
class PlayerLeft(Event):
    """Somebody leaves before the game."""

    kind = "player-left"

    seat: Seat
    name: str


@dataclass(slots=True)
class PlayerRemoved(Event):
    """The host removes somebody."""

    kind = "player-removed"

    seat: Seat
    name: str


@dataclass(slots=True)
class PlayerRenamed(Event):
    """Somebody has a new name."""

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
    """The host removes a bot."""

    kind = "seat-freed"

    seat: Seat


@dataclass(slots=True)
class HostChanged(Event):
    """The host has left; somebody else becomes host."""

    kind = "host-changed"

    name: str


@dataclass(slots=True)
class TableChanged(Event):
    """The host changed the setup; everybody has to get ready again."""

    kind = "table-changed"


@dataclass(slots=True)
class PlayerReady(Event):
    """Somebody is ready; `commitment` is the hash of their contribution, or empty."""

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
    """Somebody reveals their contribution to the dice."""

    kind = "contribution-shown"

    name: str
    contribution: str


@dataclass(slots=True)
class GameStarted(Event):
    """The game begins, with the sealed secret and the revealed contributions."""

    kind = "game-started"

    seal: str
    contributions: list[str]


@dataclass(slots=True)
class OfferMade(Event):
    """Somebody offers to undo moves, to agree on a draw or to end the game."""

    kind = "offer-made"

    seat: Seat
    what: str


@dataclass(slots=True)
class OfferAccepted(Event):
    """Somebody accepts the open offer."""

    kind = "offer-accepted"

    seat: Seat
    what: str


@dataclass(slots=True)
class OfferDeclined(Event):
    """Somebody declines the open offer."""

    kind = "offer-declined"

    seat: Seat
    what: str


@dataclass(slots=True)
class OfferWithdrawn(Event):
    """Somebody withdraws their offer."""

    kind = "offer-withdrawn"

    seat: Seat
    what: str


@dataclass(slots=True)
class OfferLapsed(Event):
    """An offer is void: the game has gone on, or somebody it concerns has left."""

    kind = "offer-lapsed"

    seat: Seat
    what: str


@dataclass(slots=True)
class GameGivenUp(Event):
    """Somebody surrenders."""

    kind = "game-given-up"

    seat: Seat


@dataclass(slots=True)
class TimeOver(Event):
    """Somebody loses on time."""

    kind = "time-over"

    seat: Seat


@dataclass(slots=True)
class BotStoodIn(Event):
    """A bot stands in for somebody who is away or no longer plays."""

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
    """The game was ended by the people or the server; `reason` is that of the outcome."""

    kind = "game-broken-off"

    reason: str
    winners: list[int]


@dataclass(slots=True)
class SecretShown(Event):
    """The game is over: the secret of the dice is revealed."""

    kind = "secret-shown"

    secret: str


@dataclass(slots=True)
class ServerResumed(Event):
    """The server was down; no clock ran in the meantime."""

    kind = "server-resumed"

    seconds: int


@dataclass(slots=True)
class RematchMade(Event):
    """The same people play again at this table, with rotated seats."""

    kind = "rematch-made"

    table: str


@dataclass(slots=True)
class ChatMessage(Event):
    """A chat message, to everybody or only to the seats of `team`."""

    kind = "said"

    seat: Seat
    name: str
    text: str
    team: list[int] = field(default_factory=list)

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        return None if self.team and seat not in self.team else Event.seen_by(self, seat)
