"""Watchers: connections that follow a table."""

from typing import TYPE_CHECKING

from pandemonium.app.updates import Recipient

if TYPE_CHECKING:
    from pandemonium.server.tables.live_table import LiveTable
    from pandemonium.server.wire.connection import Connection


class Watcher:
    """A connection that follows a table, from one seat or from none."""

    def __init__(
        self, live: "LiveTable", connection: "Connection", language: str, wanted: int | None
    ) -> None:
        """`wanted` is the seat from which one wants to look, if it is one's own."""
        self.live = live
        self.connection = connection
        self.language = language
        self.wanted = wanted
        self.seat: Recipient = live.session.recipient(connection.who, wanted)
        self.sent: dict[Recipient, int] = {}  # the last news that were sent, by seat
