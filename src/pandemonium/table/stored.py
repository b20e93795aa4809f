"""Compatibility with entries that were stored before a question was secret."""

from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table.entry import Entry

if TYPE_CHECKING:
    from pandemonium.table.prepared import Prepared
    from pandemonium.table.session import TableSession


def prepare_stored(session: "TableSession", entry: Entry) -> "Prepared":
    """Prepare a stored entry; raises what forbids it.

    A question with one answer that was not secret yet was settled by the engine, so no entry has
    its answer. If the entry becomes possible once it is settled, it is settled here. This version
    stores no such entries: they are checked before.
    """
    try:
        return session.prepare(entry)
    except PandemoniumError:
        table = session.table
        if table is None or not table.settle_if(lambda: _is_possible(session, entry)):
            raise
        return session.prepare(entry)


def _is_possible(session: "TableSession", entry: Entry) -> bool:
    try:
        session.prepare(entry)
    except PandemoniumError:
        return False
    return True
