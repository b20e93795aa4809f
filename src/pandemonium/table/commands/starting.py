"""Starting a game: players commit to contributions to the dice, reveal them, and the game begins.

A player who is ready may commit to a contribution by its hash. When all are ready, commitments are
final and contributions are revealed; then the game begins. So neither the host, who runs the
server, nor a guest can choose the dice. Nor can anybody choose what others are dealt: when others
play a game that continues a finished one, everything that is not public is dealt again.
"""

from typing import TYPE_CHECKING, Annotated, Final

from pandemonium.engine.chance import SealedChance
from pandemonium.engine.errors import PandemoniumError
from pandemonium.table import events
from pandemonium.table.commands.command import TableCommand
from pandemonium.table.entry import SERVER
from pandemonium.table.errors import TableError
from pandemonium.table.fields import Doc, Length
from pandemonium.table.hashes import HEX_DIGITS, is_hex_digest, sha256_hex
from pandemonium.table.limits import MAX_TABLE_ID_LENGTH

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

OPENING_SECONDS: Final = 15.0  # to reveal contributions


class Ready(TableCommand):
    """Get ready, and commit to a contribution to the dice: the SHA-256 of 32 random bytes."""

    kind = "readied"
    type = "ready"

    commitment: Annotated[str, Length(0, HEX_DIGITS), Doc("64 hex digits; empty: none")] = ""

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.gathering_refusal() or session.member_refusal(who):
            return problem
        if who in session.commitments:
            return TableError("already-ready")
        if self.commitment and not is_hex_digest(self.commitment):
            return TableError("not-a-hash", {"value": self.commitment[:80]})
        if self.commitment and self.commitment in session.commitments.values():
            return TableError("same-commitment")  # a copy would undo what it copies
        return None

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        session.commitments[who] = self.commitment
        session.emit(events.PlayerReady(session.name_of(who), self.commitment))


class Unready(TableCommand):
    """Withdraw your readiness, as long as somebody else is not ready."""

    kind = "unreadied"
    type = "unready"

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.gathering_refusal() or session.member_refusal(who):
            return problem
        return None if who in session.commitments else TableError("not-ready")

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        session.commitments.pop(who)
        session.emit(events.PlayerUnready(session.name_of(who)))


class Open(TableCommand):
    """Reveal your contribution to the dice, when everybody has committed to theirs."""

    kind = "opened"
    type = "open"

    contribution: Annotated[str, Length(0, HEX_DIGITS), Doc("the 32 bytes: 64 hex digits")]

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if session.status != "gathering" or session.opening is None:
            return TableError("not-opening")
        if not session.commitments.get(who) or who in session.contributions:
            return TableError("nothing-to-open")
        fits = (
            is_hex_digest(self.contribution)
            and sha256_hex(self.contribution) == session.commitments[who]
        )
        return None if fits else TableError("other-contribution")

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        session.contributions[who] = self.contribution
        session.emit(events.ContributionShown(session.name_of(who), self.contribution))


class Start(TableCommand):
    """The game begins with the sealed `secret` and the contributions that were revealed in time."""

    kind = "started"

    secret: str

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        if problem := session.server_refusal(who):
            return problem
        starts = session.starts_at()
        if starts is None or time < starts:
            return TableError("not-opening")
        fits = is_hex_digest(self.secret) and sha256_hex(self.secret) == session.setup.seal
        return None if fits else TableError("other-secret")

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        revealed = session.contributions_in_order()
        if not session.setup.lesson:  # whose dice are scripted
            session.emit(events.GameStarted(session.setup.seal, revealed))
        contributions = tuple(bytes.fromhex(contribution) for contribution in revealed)
        session.begin(SealedChance(bytes.fromhex(self.secret), contributions))


def must_redeal(session: "TableSession") -> bool:
    """Whether somebody plays who has not chosen the position that the game begins at.

    A second person at the same device counts as somebody else.
    """
    people = [place.who for place in session.seats if place.who]
    return session.setup.continues and people != [session.maker]


class Rematch(TableCommand):
    """The same people play again at another table."""

    kind = "rematched"

    table: str

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if session.status != "over":
            return TableError("not-over")
        if session.next_table:
            return TableError("already-rematched")
        if not self.table or len(self.table) > MAX_TABLE_ID_LENGTH:
            return TableError("no-table")
        return None if who == SERVER else session.member_refusal(who)

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        session.next_table = self.table
        session.emit(events.RematchMade(self.table))
