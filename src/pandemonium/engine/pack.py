"""Card files: TOML read with the line numbers that a good error message needs."""

import re
import tomllib

from pandemonium.engine.errors import PackError

TABLE = re.compile(r"^\s*\[\[\s*card\s*\]\]")
WORD = re.compile(r"^\s*([A-Za-z_][A-Za-z0-9_-]*)\s*[=.]")


class Entry:
    """One `[[card]]` of a file: its fields, and where each of them stands."""

    def __init__(
        self, file: str, fields: dict[str, object], lines: dict[str, int], line: int
    ) -> None:
        """`lines` tells the line of each field, `line` that of the card itself."""
        self.file = file
        self.fields = fields
        self.lines = lines
        self.line = line

    @property
    def id(self) -> str:
        """The id as typed, for messages; empty if it is missing."""
        found = self.fields.get("id")
        return found if isinstance(found, str) else ""

    def error(self, field: str, expected: str) -> PackError:
        """A refusal of this card because of `field` (its first word is what stands in the file)."""
        top = re.split(r"[\[.]", field)[0]
        return PackError(self.file, self.lines.get(top, self.line), self.id, field, expected)


def read_pack(file: str, text: str) -> list[Entry]:
    """The cards of a file in order, or a PackError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"at line (\d+)", str(problem))
        raise PackError(
            file, int(found.group(1)) if found else 0, "", "", f"not TOML: {problem}"
        ) from problem
    except RecursionError as problem:
        raise PackError(file, 0, "", "", "not a card file: brackets within brackets") from problem
    for name in data:
        if name != "card":
            raise PackError(
                file, 0, "", name, "not known here; a card file holds [[card]] tables only"
            )
    cards = data.get("card")
    if (
        not isinstance(cards, list)
        or not all(isinstance(card, dict) for card in cards)
        or not cards
    ):
        raise PackError(file, 0, "", "card", "expected at least one [[card]] table")
    return _with_lines(file, cards, text)


def entries_of(file: str, cards: list[object]) -> list[Entry]:
    """Cards that were parsed before (from a record), without line numbers, or a PackError."""
    entries = []
    for fields in cards:
        if not isinstance(fields, dict):
            raise PackError(file, 0, "", "card", f"expected a table, not {fields!r}")
        entries.append(Entry(file, fields, {}, 0))
    return entries


def _with_lines(file: str, cards: list[dict[str, object]], text: str) -> list[Entry]:
    """Find the line of each card and of each of its fields."""
    entries: list[Entry] = []
    for number, line in enumerate(text.splitlines(), 1):
        if TABLE.match(line) and len(entries) < len(cards):
            entries.append(Entry(file, cards[len(entries)], {}, number))
            continue
        word = WORD.match(line)
        if word is not None and entries:
            entry = entries[-1]
            name = word.group(1)
            if name in entry.fields and name not in entry.lines:
                entry.lines[name] = number
    # cards that were not found as [[card]] (an inline array, say) still get their messages
    return entries + [Entry(file, fields, {}, 0) for fields in cards[len(entries) :]]
