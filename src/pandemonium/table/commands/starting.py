"""Starting a game: everybody is ready, shows what they mix into the dice, and it begins.

Whoever is ready may commit to a contribution by its hash. When all are ready and no commitment can
be changed any more, the contributions are shown; only then the game begins. So neither the host,
who runs the server, nor a guest can choose the dice. Nor can anybody choose what others are dealt:
a game that goes on from a finished one is dealt again, but for what is public, when others play.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pandemonium.engine.chance import SealedChance
from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.entry import Deed
from pandemonium.table.errors import TableError
from pandemonium.table.events import (
    ContributionShown,
    GameStarted,
    PlayerReady,
    PlayerUnready,
    RematchMade,
)
from pandemonium.table.hashes import hash_of, is_hash

if TYPE_CHECKING:
    from pandemonium.table.session import Room

OPENING_SECONDS: Final = 15.0  # how long one waits for contributions to be shown
LONGEST_ID: Final = 100  # letters, of a table


@dataclass(frozen=True)
class Readied(Deed):
    """Somebody is ready; `commitment` is the SHA-256 of what they will contribute, or empty."""

    kind = "readied"

    commitment: str = ""

    def refusal(self, room: "Room", who: str, _time: float) -> PandemoniumError | None:
        """Whoever sits, once."""
        problem = room.gathering_refusal() or room.member_refusal(who)
        if problem:
            return problem
        if who in room.commitments:
            return TableError("already-ready")
        if self.commitment and not is_hash(self.commitment):
            return TableError("not-a-hash", {"value": self.commitment[:80]})
        if self.commitment and self.commitment in room.commitments.values():
            return TableError("same-commitment")  # a copy would undo what it copies
        return None

    def perform(self, room: "Room", who: str, _time: float) -> None:
        """Note it."""
        room.commitments[who] = self.commitment
        room.tell(PlayerReady(room.name_of(who), self.commitment))


@dataclass(frozen=True)
class Unreadied(Deed):
    """Somebody is no longer ready."""

    kind = "unreadied"

    def refusal(self, room: "Room", who: str, _time: float) -> PandemoniumError | None:
        """As long as not everybody is."""
        problem = room.gathering_refusal() or room.member_refusal(who)
        if problem:
            return problem
        return None if who in room.commitments else TableError("not-ready")

    def perform(self, room: "Room", who: str, _time: float) -> None:
        """Forget it."""
        room.unready(who)
        room.tell(PlayerUnready(room.name_of(who)))


@dataclass(frozen=True)
class Opened(Deed):
    """Somebody shows their contribution: 32 bytes as 64 hex digits."""

    kind = "opened"

    contribution: str

    def refusal(self, room: "Room", who: str, _time: float) -> PandemoniumError | None:
        """When everybody has committed, and only what one has committed to."""
        if room.status != "gathering" or room.opening is None:
            return TableError("not-opening")
        if not room.commitments.get(who) or who in room.contributions:
            return TableError("nothing-to-open")
        fits = is_hash(self.contribution) and hash_of(self.contribution) == room.commitments[who]
        return None if fits else TableError("other-contribution")

    def perform(self, room: "Room", who: str, _time: float) -> None:
        """Everybody sees it."""
        room.contributions[who] = self.contribution
        room.tell(ContributionShown(room.name_of(who), self.contribution))


@dataclass(frozen=True)
class Started(Deed):
    """The game begins; `secret` is what was sealed. What was not shown in time does not count."""

    kind = "started"

    secret: str

    def refusal(self, room: "Room", who: str, time: float) -> PandemoniumError | None:
        """When all are ready and have shown what they contribute, or time is over."""
        problem = room.server_refusal(who)
        if problem:
            return problem
        starts = room.starts_at()
        if starts is None or time < starts:
            return TableError("not-opening")
        fits = is_hash(self.secret) and hash_of(self.secret) == room.setup.seal
        return None if fits else TableError("other-secret")

    def perform(self, room: "Room", _who: str, _time: float) -> None:
        """Deal."""
        given = room.contributions_in_order()
        if not room.setup.lesson:  # whose dice are told by the lesson
            room.tell(GameStarted(room.setup.seal, given))
        contributions = tuple(bytes.fromhex(one) for one in given)
        room.begin(SealedChance(bytes.fromhex(self.secret), contributions))


def must_redeal(room: "Room") -> bool:
    """Whether somebody plays who has not chosen the position that the game begins at.

    One more person at the same device is somebody else, too.
    """
    people = [place.who for place in room.seats if place.who]
    return room.setup.continues and people != [room.maker]


@dataclass(frozen=True)
class Rematched(Deed):
    """The same people play again at another table."""

    kind = "rematched"

    table: str

    def refusal(self, room: "Room", who: str, _time: float) -> PandemoniumError | None:
        """When the game is over, once."""
        if room.status != "over":
            return TableError("not-over")
        if room.next_table:
            return TableError("already-rematched")
        if not self.table or len(self.table) > LONGEST_ID:
            return TableError("no-table")
        return None if who == "server" else room.member_refusal(who)

    def perform(self, room: "Room", _who: str, _time: float) -> None:
        """Show the way."""
        room.next_table = self.table
        room.tell(RematchMade(self.table))
