"""The stable import path of card packs: `pandemonium.engine.formats.pack`."""

from pandemonium.engine.formats.pack import Entry, combine, entries_of, read_cards, read_pack, write_pack

__all__ = ["Entry", "combine", "entries_of", "read_cards", "read_pack", "write_pack"]
