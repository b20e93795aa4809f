"""Predicates on single entries of a table."""

from collections.abc import Mapping

import msgspec

from pandemonium.table.commands.making import Change, CreateTable
from pandemonium.table.entry import Entry


def is_retry_of(entry: Entry, kind: str, data: Mapping[str, object]) -> bool:
    """Whether a request made this entry; its sender may have another name by now."""
    unnamed = {**msgspec.to_builtins(data), "name": "", "colour": ""}
    return (entry.kind, {**entry.data, "name": "", "colour": ""}) == (kind, unnamed)


def has_pack(entry: Entry) -> bool:
    """Whether the entry sets a card pack."""
    return entry.kind in (CreateTable.kind, Change.kind) and bool(entry.data.get("pack"))


def is_known(stored: Entry, known: Entry) -> bool:
    """Whether these are the same entry; data may differ once it was stored."""
    return (stored.kind, stored.who, stored.time) == (known.kind, known.who, known.time)
