"""Watchers: the subscriptions of connections to tables."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pandemonium.app.updates import Recipient

if TYPE_CHECKING:
    from pandemonium.server.tables.live_table import LiveTable
    from pandemonium.server.wire.connection import Connection


@dataclass(eq=False)
class Watcher:
    """A connection that watches a table, from one seat or as a spectator."""

    live: "LiveTable"
    connection: "Connection"
    language: str
    wanted: int | None  # the preferred seat; it counts only if it belongs to this guest
    seat: Recipient = None
    # the number of the last event that was sent, by seat
    sent: dict[Recipient, int] = field(default_factory=dict)

    def update_seat(self) -> bool:
        """Look up the seat again, as people sit down and stand up; whether it has changed."""
        before, self.seat = self.seat, self.live.session.recipient(self.connection.who, self.wanted)
        return self.seat != before
