"""Names and colours of people, as they may stand on everybody's screen."""

import re
from typing import Final

from pandemonium.locale.cleaning import clean
from pandemonium.table.errors import TableError

LONGEST_NAME: Final = 40  # letters
COLOUR: Final = re.compile(r"#[0-9a-f]{6}|[a-z]{0,20}")


def name_refusal(name: str) -> TableError | None:
    """What is wrong with a name, if anything."""
    if not name.strip() or len(name) > LONGEST_NAME or clean(name) != name:
        return TableError("bad-name", {"most": LONGEST_NAME})
    return None


def colour_refusal(colour: str) -> TableError | None:
    """What is wrong with a colour, if anything."""
    if not COLOUR.fullmatch(colour):
        return TableError("bad-colour", {"value": colour[:20]})
    return None
