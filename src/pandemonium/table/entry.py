"""Entries: the stored events of a table. Replaying them rebuilds the table (event sourcing)."""

from dataclasses import dataclass, field
from typing import Final

SERVER: Final = "server"  # `who` of entries that no person causes: the start, bots, time


@dataclass(frozen=True, slots=True)
class Entry:
    """One stored command, JSON-ready: its kind, who caused it, when, and its data."""

    kind: str
    who: str
    time: float
    data: dict[str, object] = field(default_factory=dict)
