"""Entries of older versions, stored before a question was secret."""

from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.entry import Deed, Entry

if TYPE_CHECKING:
    from pandemonium.table.session import Room


def read_stored(room: "Room", entry: Entry) -> Deed:
    """What a stored entry means; raises what forbids it.

    A question with one answer that was not secret yet was settled by the engine, so no entry has
    its answer. If the entry is possible once it is settled, it is settled again. Entries of this
    version never need that: they are checked before they are stored.
    """
    try:
        return room.check(entry)
    except PandemoniumError:
        if room.table is None or not room.table.settle_if(lambda: _is_possible(room, entry)):
            raise
        return room.check(entry)


def _is_possible(room: "Room", entry: Entry) -> bool:
    try:
        room.check(entry)
    except PandemoniumError:
        return False
    return True
