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
from pandemonium.table.entry import TableCommand
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
    from pandemonium.table.session import TableSession

OPENING_SECONDS: Final = 15.0  # how long one waits for contributions to be shown
LONGEST_ID: Final = 100  # letters, of a table


@dataclass(frozen=True)
class Readied(TableCommand):
    """Somebody is ready; `commitment` is the SHA-256 of what they will contribute, or empty."""

    kind = "readied"

    commitment: str = ""

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """Whoever sits, once."""
        problem = session.gathering_refusal() or session.member_refusal(who)
        if problem:
            return problem
        if who in session.commitments:
            return TableError("already-ready")
        if self.commitment and not is_hash(self.commitment):
            return TableError("not-a-hash", {"value": self.commitment[:80]})
        if self.commitment and self.commitment in session.commitments.values():
            return TableError("same-commitment")  # a copy would undo what it copies
        return None

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """Note it."""
        session.commitments[who] = self.commitment
        session.tell(PlayerReady(session.name_of(who), self.commitment))


@dataclass(frozen=True)
class Unreadied(TableCommand):
    """Somebody is no longer ready."""

    kind = "unreadied"

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """As long as not everybody is."""
        problem = session.gathering_refusal() or session.member_refusal(who)
        if problem:
            return problem
        return None if who in session.commitments else TableError("not-ready")

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """Forget it."""
        session.unready(who)
        session.tell(PlayerUnready(session.name_of(who)))


@dataclass(frozen=True)
class Opened(TableCommand):
    """Somebody shows their contribution: 32 bytes as 64 hex digits."""

    kind = "opened"

    contribution: str

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """When everybody has committed, and only what one has committed to."""
        if session.status != "gathering" or session.opening is None:
            return TableError("not-opening")
        if not session.commitments.get(who) or who in session.contributions:
            return TableError("nothing-to-open")
        fits = is_hash(self.contribution) and hash_of(self.contribution) == session.commitments[who]
        return None if fits else TableError("other-contribution")

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """Everybody sees it."""
        session.contributions[who] = self.contribution
        session.tell(ContributionShown(session.name_of(who), self.contribution))


@dataclass(frozen=True)
class Started(TableCommand):
    """The game begins; `secret` is what was sealed. What was not shown in time does not count."""

    kind = "started"

    secret: str

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        """When all are ready and have shown what they contribute, or time is over."""
        problem = session.server_refusal(who)
        if problem:
            return problem
        starts = session.starts_at()
        if starts is None or time < starts:
            return TableError("not-opening")
        fits = is_hash(self.secret) and hash_of(self.secret) == session.setup.seal
        return None if fits else TableError("other-secret")

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """Deal."""
        given = session.contributions_in_order()
        if not session.setup.lesson:  # whose dice are told by the lesson
            session.tell(GameStarted(session.setup.seal, given))
        contributions = tuple(bytes.fromhex(one) for one in given)
        session.begin(SealedChance(bytes.fromhex(self.secret), contributions))


def must_redeal(session: "TableSession") -> bool:
    """Whether somebody plays who has not chosen the position that the game begins at.

    One more person at the same device is somebody else, too.
    """
    people = [place.who for place in session.seats if place.who]
    return session.setup.continues and people != [session.maker]


@dataclass(frozen=True)
class Rematched(TableCommand):
    """The same people play again at another table."""

    kind = "rematched"

    table: str

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """When the game is over, once."""
        if session.status != "over":
            return TableError("not-over")
        if session.next_table:
            return TableError("already-rematched")
        if not self.table or len(self.table) > LONGEST_ID:
            return TableError("no-table")
        return None if who == "server" else session.member_refusal(who)

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """Show the way."""
        session.next_table = self.table
        session.tell(RematchMade(self.table))
