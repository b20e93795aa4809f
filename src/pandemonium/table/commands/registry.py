"""Every kind of entry, by name."""

from pandemonium.table.clocks import Flagged, Resumed
from pandemonium.table.commands.closing import Closed
from pandemonium.table.commands.leaving import Surrendered
from pandemonium.table.commands.making import Changed, Made
from pandemonium.table.commands.offers import Accepted, Declined, Offered
from pandemonium.table.commands.playing import Acted, Preferred, Undid
from pandemonium.table.commands.seating import (
    Joined,
    Left,
    Removed,
    Renamed,
    Returned,
    Seated,
    TookOver,
)
from pandemonium.table.commands.starting import Opened, Readied, Rematched, Started, Unreadied
from pandemonium.table.commands.talking import Said
from pandemonium.table.entry import Entry, TableCommand
from pandemonium.table.errors import TableError

KINDS: tuple[type[TableCommand], ...] = (
    Made,
    Changed,
    Joined,
    Seated,
    Left,
    Removed,
    Renamed,
    Readied,
    Unreadied,
    Opened,
    Started,
    Acted,
    Undid,
    Preferred,
    Offered,
    Accepted,
    Declined,
    Surrendered,
    Flagged,
    Resumed,
    TookOver,
    Returned,
    Said,
    Rematched,
    Closed,
)
COMMANDS: dict[str, type[TableCommand]] = {kind.kind: kind for kind in KINDS}
assert len(COMMANDS) == len(KINDS), "two entries have the same kind"


def read_command(entry: Entry) -> TableCommand:
    """What an entry means, or a TableError that says why it means nothing."""
    kind = COMMANDS.get(entry.kind)
    if kind is None:
        raise TableError("no-such-kind", {"kind": str(entry.kind)[:40], "kinds": list(COMMANDS)})
    return kind.read(entry.data)
