"""Watchers: the subscriptions of connections to tables."""

from typing import TYPE_CHECKING

from pandemonium.app.updates import Recipient

if TYPE_CHECKING:
    from pandemonium.server.tables.live_table import LiveTable
    from pandemonium.server.wire.connection import Connection


class Watcher:
    """A connection that watches a table, from one seat or as a spectator."""

    def __init__(
        self, live: "LiveTable", connection: "Connection", language: str, wanted: int | None
    ) -> None:
        """`wanted` is the preferred seat; it counts only if it belongs to this guest."""
        self.live = live
        self.connection = connection
        self.language = language
        self.wanted = wanted
        self.seat: Recipient = live.session.recipient(connection.who, wanted)
        self.sent: dict[Recipient, int] = {}  # the number of the last event that was sent, by seat
