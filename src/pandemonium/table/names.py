"""Names of people and bots: validation, distinct names, characters, display names."""

import hashlib
import re
import unicodedata
from collections.abc import Collection, Sequence
from typing import Final

from pandemonium.engine.formats.record import Record
from pandemonium.locale.cleaning import clean
from pandemonium.locale.words import Words
from pandemonium.table.errors import TableError
from pandemonium.table.limits import MAX_NAME_LENGTH

CHARACTERS: Final = {  # the names of bots, by level
    "imp": ("Grizzle", "Snick", "Mump", "Fizzik", "Pockle", "Krib"),
    "devil": ("Vex", "Sable", "Orla", "Dravik", "Ruska", "Jinnar"),
    "demon": ("Morrow", "Ashgar", "Velm", "Haldrath", "Urzak", "Thessor"),
    "archdemon": ("Belisar", "Ozmath", "Ninnoc", "Xathur", "Ikkaroth", "Lorvane"),
}
COLOUR: Final = re.compile(r"#[0-9a-f]{6}|[a-z]{0,20}")


def name_refusal(name: str) -> TableError | None:
    """The error for an invalid name, or None."""
    if not name.strip() or len(name) > MAX_NAME_LENGTH or clean(name) != name:
        return TableError("bad-name", {"most": MAX_NAME_LENGTH})
    return None


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody at the table has the same: `Ada`, `Ada (2)`."""
    known = {_folded(other) for other in taken}
    numbered, number = name, 1
    while _folded(numbered) in known:
        number += 1
        suffix = f" ({number})"
        numbered = name[: MAX_NAME_LENGTH - len(suffix)].rstrip() + suffix
    return numbered


def _folded(name: str) -> str:
    """A name normalized for comparison."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def colour_refusal(colour: str) -> TableError | None:
    """The error for an invalid colour, or None."""
    if not COLOUR.fullmatch(colour):
        return TableError("bad-colour", {"value": colour[:20]})
    return None


def character(level: str, table: str, seat: int, taken: Collection[str], wanted: str = "") -> str:
    """The name of a bot of this level, picked by a hash of table and seat; empty: it has none.

    No two at a table share one, nor an initial if another name is free. A bot keeps the name that
    it is `wanted` to have, if that is free.
    """
    names = CHARACTERS.get(level)
    if names is None:
        return ""
    digest = hashlib.sha256(f"{table} {seat}".encode()).digest()
    first = int.from_bytes(digest[:8], "big") % len(names)
    initials = {_folded(name)[:1] for name in taken}
    rotated = [*names[first:], *names[:first]]
    rotated.sort(key=lambda name: _folded(name)[:1] in initials)
    candidates = [*rotated, *(f"{name} II" for name in rotated)]
    if wanted in candidates:
        candidates.insert(0, wanted)
    known = {_folded(name) for name in taken}
    free = [name for name in candidates if _folded(name) not in known]
    return free[0] if free else distinct(candidates[0], taken)


def characters(seats: Sequence[str], table: str) -> list[str]:
    """The name of the bot on each seat, given its level; empty for people and other bots."""
    names: list[str] = []
    others = [name for name in seats if name not in CHARACTERS]
    for seat, level in enumerate(seats):
        names.append(character(level, table, seat, [*others, *names]))
    return names


def table_of(record: Record) -> str:
    """What identifies the table of a record, for the names of its bots."""
    return record.seal or str(record.chance)


def display_name(name: str, bot: str, seat: int, words: Words) -> str:
    """The name of a person or a bot; of a bot without one, its level and seat; empty: free."""
    if name or not bot:
        return name
    key = f"bot-{bot}"
    level = words.text(key) if words.has(key) else bot
    return words.text("bot", number=seat + 1, name=level)
