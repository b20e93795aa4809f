"""Events of a table besides those of its game; both are in one log.

Before the game, events name people, because seats can still change; then they name seats.
"""

from dataclasses import dataclass, field

from pandemonium.engine.event import Event, OfSeat


@dataclass(slots=True)
class OfPlayer(OfSeat):
    """The fields of events about somebody at a seat."""

    name: str


@dataclass(slots=True)
class OfOffer(OfSeat):
    """The fields of events about an offer; `what` is offered, and the seat acts."""

    what: str


class PlayerJoined(OfPlayer, Event):
    """Somebody takes a seat before the game."""

    kind = "player-joined"


class PlayerLeft(OfPlayer, Event):
    """Somebody leaves before the game."""

    kind = "player-left"


class PlayerRemoved(OfPlayer, Event):
    """The host removes somebody."""

    kind = "player-removed"


class PlayerReadmitted(Event):
    """The host lets somebody come back whom they removed."""

    kind = "player-readmitted"

    name: str


class PlayerRenamed(Event):
    """Somebody at the table has a new name."""

    kind = "player-renamed"

    old: str
    name: str


class BotSeated(OfSeat, Event):
    """The host gives a seat to a bot."""

    kind = "bot-seated"

    level: str


class SeatFreed(OfSeat, Event):
    """The host removes a bot from its seat."""

    kind = "seat-freed"


class HostChanged(Event):
    """The host has left; somebody else becomes host."""

    kind = "host-changed"

    name: str


class TableChanged(Event):
    """The host changed the setup; everybody has to get ready again.

    `changed` are the changed parts of the setup, `options` the names of the changed options.
    """

    kind = "table-changed"

    changed: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)


class TableClosed(Event):
    """The host closes the table before the game."""

    kind = "table-closed"


class PlayerReady(Event):
    """Somebody is ready; `commitment` is the hash of their contribution, or empty."""

    kind = "player-ready"

    name: str
    commitment: str


class PlayerUnready(Event):
    """Somebody is no longer ready."""

    kind = "player-unready"

    name: str


class ContributionShown(Event):
    """Somebody reveals their contribution to the dice."""

    kind = "contribution-shown"

    name: str
    contribution: str


class GameStarted(Event):
    """The game begins, with the sealed secret and the revealed contributions."""

    kind = "game-started"

    seal: str
    contributions: list[str]


class OfferMade(OfOffer, Event):
    """Somebody offers to undo moves, to agree on a draw or to end the game."""

    kind = "offer-made"


class OfferAccepted(OfOffer, Event):
    """Somebody accepts the open offer."""

    kind = "offer-accepted"


class OfferDeclined(OfOffer, Event):
    """Somebody declines the open offer."""

    kind = "offer-declined"


class OfferWithdrawn(OfOffer, Event):
    """Somebody withdraws their offer."""

    kind = "offer-withdrawn"


class OfferLapsed(OfOffer, Event):
    """An offer is void: the game has gone on, or somebody it concerns has left."""

    kind = "offer-lapsed"


class SeatRequested(OfSeat, Event):
    """Somebody asks to take over the seat of a person who has left."""

    kind = "seat-requested"

    newcomer: str


class PlayerReplaced(OfPlayer, Event):
    """Somebody takes over the seat of a person who has left, whose name was `old`."""

    kind = "player-replaced"

    old: str


class GamePaused(Event):
    """The people paused the game: all clocks stand still, for this number of days at most."""

    kind = "game-paused"

    days: int


class GameContinued(Event):
    """The pause is over."""

    kind = "game-continued"


class VacationBegan(OfSeat, Event):
    """Somebody is on vacation for a number of days: their clock stands still."""

    kind = "vacation-began"

    days: int


class VacationEnded(OfSeat, Event):
    """Somebody is back from vacation."""

    kind = "vacation-ended"


class GameGivenUp(OfSeat, Event):
    """Somebody surrenders, and is out of the game."""

    kind = "game-given-up"
    beat = "win"


class TimeOver(OfSeat, Event):
    """Somebody loses on time: their clock ran out."""

    kind = "time-over"
    beat = "win"


class BotStoodIn(OfSeat, Event):
    """A bot stands in for somebody who is away or no longer plays."""

    kind = "bot-stood-in"

    level: str


class PlayerReturned(OfSeat, Event):
    """Somebody is back and plays their seat again."""

    kind = "player-returned"


class GameBrokenOff(Event):
    """The game was ended by the people or the server; `reason` is that of the outcome."""

    kind = "game-broken-off"
    beat = "win"

    reason: str
    winners: list[int]


class SecretShown(Event):
    """The game is over: the secret of the dice is revealed."""

    kind = "secret-shown"

    secret: str


class ServerResumed(Event):
    """The server was down; no clock ran in the meantime."""

    kind = "server-resumed"

    seconds: int


class RematchMade(Event):
    """The same people play again at this table, with rotated seats."""

    kind = "rematch-made"

    table: str


class ChatMessage(OfPlayer, Event):
    """A chat message, to everybody or only to the seats of `team`."""

    kind = "said"

    text: str
    team: list[int] = field(default_factory=list)

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        return None if self.team and seat not in self.team else Event.seen_by(self, seat)
