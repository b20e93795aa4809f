"""Chat: messages to everybody at the table, or to a team."""

from typing import TYPE_CHECKING, Annotated

from pandemonium.engine.errors import PandemoniumError
from pandemonium.locale.cleaning import clean
from pandemonium.table import events
from pandemonium.table.commands.command import TableCommand
from pandemonium.table.errors import TableError
from pandemonium.table.fields import Length
from pandemonium.table.limits import MAX_CHAT_LENGTH

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession


class Say(TableCommand):
    """Send a chat message to everybody at the table, or to your team."""

    kind = "said"
    type = "say"
    rate = "chat"

    text: Annotated[str, Length(1, MAX_CHAT_LENGTH)]
    team: bool = False

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.member_refusal(who):
            return problem
        if not self.text.strip() or len(self.text) > MAX_CHAT_LENGTH:
            return TableError("bad-saying", {"most": MAX_CHAT_LENGTH})
        if self.team and len(self._team(session, who)) < 2:
            return TableError("no-team")
        return None

    def _team(self, session: "TableSession", who: str) -> list[int]:
        """The seats of the sender's team; there are no teams before the game."""
        return session.team_of(session.seats_of(who)[0]) if session.table is not None else []

    def perform(self, session: "TableSession", who: str, _time: float) -> None:
        seat = session.seats_of(who)[0]
        team = self._team(session, who) if self.team else []
        session.emit(events.ChatMessage(seat, session.seats[seat].name, clean(self.text), team))

    def audience(self, session: "TableSession", who: str) -> list[int | None]:
        return list(self._team(session, who)) if self.team else session.recipients
