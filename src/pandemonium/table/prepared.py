"""Prepared entries: checked once, then stored, then committed."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pandemonium.table.commands.command import TableCommand
from pandemonium.table.entry import Entry

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession


@dataclass(frozen=True, eq=False)
class Prepared:
    """An entry that was checked once: store `entry`, then `commit` it.

    It is void as soon as the session has changed in any other way.
    """

    session: "TableSession"
    entry: Entry
    command: TableCommand
    time: float
    effect: Callable[[], None]
    number: int  # of entries in the session when it was prepared

    @property
    def is_current(self) -> bool:
        """Whether the session has not changed since."""
        return self.session.number == self.number

    def commit(self) -> None:
        """Apply the entry to the session."""
        assert self.is_current, "the session has changed since the entry was prepared"
        self.session.commit(self)
