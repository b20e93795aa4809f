"""Entries of older versions, stored before a question was secret."""

from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.entry import Entry, TableCommand

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession


def read_stored(session: "TableSession", entry: Entry) -> TableCommand:
    """What a stored entry means; raises what forbids it.

    A question with one answer that was not secret yet was settled by the engine, so no entry has
    its answer. If the entry is possible once it is settled, it is settled again. Entries of this
    version never need that: they are checked before they are stored.
    """
    try:
        return session.check(entry)
    except PandemoniumError:
        if session.table is None or not session.table.settle_if(
            lambda: _is_possible(session, entry)
        ):
            raise
        return session.check(entry)


def _is_possible(session: "TableSession", entry: Entry) -> bool:
    try:
        session.check(entry)
    except PandemoniumError:
        return False
    return True
