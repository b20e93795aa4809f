"""Talking: to everybody at the table, or to one's team alone."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from pandemonium.engine.errors import PandemoniumError
from pandemonium.locale.cleaning import clean
from pandemonium.table import events
from pandemonium.table.entry import TableCommand
from pandemonium.table.errors import TableError

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

LONGEST_SAYING: Final = 500  # letters


@dataclass(frozen=True)
class Said(TableCommand):
    """Whoever sits says something."""

    kind = "said"

    text: str
    team: bool = False

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """A line of text; a team there must be, and only during the game and after it."""
        problem = session.member_refusal(who)
        if problem:
            return problem
        if not self.text.strip() or len(self.text) > LONGEST_SAYING:
            return TableError("bad-saying", {"most": LONGEST_SAYING})
        if self.team and len(self._team(session, who)) < 2:
            return TableError("no-team")
        return None

    def _team(self, session: "TableSession", who: str) -> list[int]:
        """The seats that are told; nobody is on a team before the game."""
        return session.team_of(session.seats_of(who)[0]) if session.table is not None else []

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        """Tell those who may hear it."""
        seat = session.seats_of(who)[0]
        team = self._team(session, who) if self.team else []
        session.tell(events.ChatMessage(seat, session.seats[seat].name, clean(self.text), team))

    def audience(self, session: "TableSession", who: str) -> list[int | None]:
        """Everybody, or the team."""
        return list(self._team(session, who)) if self.team else session.recipients
