"""Every kind of entry, by name."""

from pandemonium.table.clocks import Flagged, Resumed
from pandemonium.table.closing import Closed
from pandemonium.table.entry import Deed, Entry
from pandemonium.table.errors import TableError
from pandemonium.table.leaving import Surrendered
from pandemonium.table.making import Changed, Made
from pandemonium.table.offers import Accepted, Declined, Offered
from pandemonium.table.playing import Acted, Preferred, Undid
from pandemonium.table.seating import (
    Joined,
    Left,
    Removed,
    Renamed,
    Returned,
    Seated,
    TookOver,
)
from pandemonium.table.starting import Opened, Readied, Rematched, Started, Unreadied
from pandemonium.table.talking import Said

KINDS: tuple[type[Deed], ...] = (
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
DEEDS: dict[str, type[Deed]] = {kind.kind: kind for kind in KINDS}
assert len(DEEDS) == len(KINDS), "two entries have the same kind"


def read_deed(entry: Entry) -> Deed:
    """What an entry means, or a TableError that says why it means nothing."""
    kind = DEEDS.get(entry.kind)
    if kind is None:
        raise TableError("no-such-kind", {"kind": str(entry.kind)[:40], "kinds": list(DEEDS)})
    return kind.read(entry.data)
