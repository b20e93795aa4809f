"""Names and colours of people: validation, distinct names, display names."""

import re
import unicodedata
from collections.abc import Collection
from typing import Final

from pandemonium.locale.cleaning import clean
from pandemonium.locale.words import Words
from pandemonium.table.errors import TableError
from pandemonium.table.limits import MAX_NAME_LENGTH

COLOUR: Final = re.compile(r"#[0-9a-f]{6}|[a-z]{0,20}")


def name_refusal(name: str) -> TableError | None:
    """The error for an invalid name, or None."""
    if not name.strip() or len(name) > MAX_NAME_LENGTH or clean(name) != name:
        return TableError("bad-name", {"most": MAX_NAME_LENGTH})
    return None


def distinct(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody at the table has the same: `Ada`, `Ada (2)`."""
    known = {_folded(other) for other in taken}
    shown, number = name, 1
    while _folded(shown) in known:
        number += 1
        suffix = f" ({number})"
        shown = name[: MAX_NAME_LENGTH - len(suffix)].rstrip() + suffix
    return shown


def _folded(name: str) -> str:
    """A name normalized for comparison."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def colour_refusal(colour: str) -> TableError | None:
    """The error for an invalid colour, or None."""
    if not COLOUR.fullmatch(colour):
        return TableError("bad-colour", {"value": colour[:20]})
    return None


def display_name(name: str, bot: str, seat: int, words: Words) -> str:
    """The name of a person, or the level of a bot with its seat; empty for a free seat."""
    if name or not bot:
        return name
    key = f"bot-{bot}"
    level = words.text(key) if words.has(key) else bot
    return words.text("bot", number=seat + 1, name=level)
