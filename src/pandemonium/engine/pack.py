"""The stable import path of card packs: `pandemonium.engine.formats.pack`."""

from pandemonium.engine.formats.pack import (
    CardEntry,
    combine,
    entries_of,
    read_cards,
    read_pack,
    write_pack,
)

__all__ = ["CardEntry", "combine", "entries_of", "read_cards", "read_pack", "write_pack"]
