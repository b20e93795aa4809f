"""Card files: TOML, read with line numbers for error messages."""

import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from pandemonium.engine.errors import OptionError, PackError, Phrase, file_problem, short_repr

TABLE = re.compile(r"^\s*\[\[\s*card\s*\]\]")
MAX_LETTERS = 1_000_000  # of a card file; ours are a twentieth of that
MAX_DESIGNS = 300  # in a box with a pack; ours have up to 63
MAX_KEY_PARTS = 20
MAX_CARDS = 600  # all copies; ours have up to 127
WORD = re.compile(r"^\s*([A-Za-z_][A-Za-z0-9_-]*)\s*[=.]")


@dataclass(frozen=True)
class CardEntry:
    """One `[[card]]` of a file: its fields, and where each of them stands."""

    file: str
    fields: dict[str, object]
    lines: dict[str, int]  # the line of each field
    line: int  # of the card itself

    @property
    def id(self) -> str:
        """The id as typed, for messages; empty if it is missing."""
        name = self.fields.get("id")
        return name if isinstance(name, str) else ""

    def error(self, field: str, expected: str | Phrase) -> PackError:
        """The PackError for `field` of this card (its first word is the key in the file)."""
        top = re.split(r"[\[.]", field)[0]
        return PackError(self.file, self.lines.get(top, self.line), self.id, field, expected)

    # ------------------------------------------------------------------ small checks

    def word(self, field: str, allowed: Iterable[str]) -> str:
        """The field as one of the allowed words."""
        return self.check_word(field, self.fields.get(field), allowed)

    def check_word(self, field: str, value: object, allowed: Iterable[str]) -> str:
        """A value as one of the allowed words."""
        words = list(allowed)
        if not isinstance(value, str) or value not in words:
            raise self.error(field, Phrase("expected-word", words=words, value=short_repr(value)))
        return value

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """The field as an integer within bounds; required unless there is a default."""
        return self.check_number(field, self.fields.get(field, default), low, high)

    def check_number(self, field: str, value: object, low: int, high: int) -> int:
        """A value as an integer within bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(
                field, Phrase("expected-number-not", low=low, high=high, value=short_repr(value))
            )
        return value

    def check_flag(self, field: str, value: object) -> bool:
        """A value as true or false."""
        if not isinstance(value, bool):
            raise self.error(field, Phrase("expected-flag-not", value=short_repr(value)))
        return value

    def check_tables(self, field: str, value: object) -> list[dict[str, object]]:
        """A value as a list of tables."""
        if not isinstance(value, list) or not all(isinstance(table, dict) for table in value):
            raise self.error(field, Phrase("expected-tables", value=short_repr(value)))
        return value

    def only(self, field: str, table: Iterable[str], allowed: Iterable[str]) -> None:
        """Reject unknown names in this table."""
        names = list(allowed)
        for name in table:
            if name not in names:
                place = f"{field}.{name}" if field else name
                raise self.error(place, Phrase("expected-field", names=names))

    def texts(self, field: str) -> dict[str, str]:
        """The field as texts by language; a plain text is English."""
        value = self.fields.get(field, {})
        if isinstance(value, str):
            value = {"en": value}
        if not isinstance(value, dict) or not all(isinstance(text, str) for text in value.values()):
            raise self.error(field, Phrase("expected-texts"))
        return dict(value)

    def read_id(self, reserved: Iterable[str] = ()) -> str:
        """The id: a lowercase identifier that notation does not use otherwise."""
        name = self.fields.get("id")
        is_word = (
            isinstance(name, str)
            and name.isidentifier()
            and name.isascii()
            and name == name.lower()
        )
        if not is_word or not isinstance(name, str):
            raise self.error("id", Phrase("expected-id", value=short_repr(name)))
        if name in reserved or re.fullmatch(r"p\d+", name):
            raise self.error("id", Phrase("reserved-id", value=name))
        return name


def combine(base: list[CardEntry], pack: list[CardEntry]) -> list[CardEntry]:
    """The box with a pack: an existing id changes fields of that card, a new one adds a card."""
    combined = {entry.id: entry for entry in base}
    seen: list[str] = []
    for entry in pack:
        if not entry.id:
            raise entry.error("id", Phrase("expected-id", value=short_repr(entry.fields.get("id"))))
        if entry.id in seen:
            raise entry.error("id", Phrase("id-twice"))
        seen.append(entry.id)
        known = combined.get(entry.id)
        if known is None:
            if not entry.fields.get("name"):
                raise entry.error("name", Phrase("new-card-needs"))
            combined[entry.id] = entry
        else:
            combined[entry.id] = CardEntry(
                entry.file, {**known.fields, **entry.fields}, entry.lines, entry.line
            )
    if pack:
        _check_size(list(combined.values()), pack[-1])
    return list(combined.values())


def _check_size(box: list[CardEntry], last: CardEntry) -> None:
    """Reject a box that is too large; `last` is the card to blame."""
    if len(box) > MAX_DESIGNS:
        raise last.error("id", Phrase("too-many-designs", most=MAX_DESIGNS, count=len(box)))
    copies = [entry.fields.get("copies", 1) for entry in box]  # checked later
    count = sum(min(n, MAX_CARDS + 1) for n in copies if isinstance(n, int))
    if count > MAX_CARDS:
        raise last.error("copies", Phrase("too-many-copies", most=MAX_CARDS, count=count))


def read_cards(pack: object) -> list[CardEntry]:
    """The cards of a file, given by its path, or of a record."""
    if isinstance(pack, list):
        return entries_of("cards", pack)
    if not isinstance(pack, (str, Path)):
        raise OptionError(
            "option-value",
            {
                "option": "cards",
                "value": short_repr(pack),
                "expected": Phrase("expected-card-file"),
            },
        )
    try:
        with Path(pack).open(encoding="utf-8") as file:
            text = file.read(MAX_LETTERS + 1)
    except (OSError, UnicodeDecodeError, ValueError) as problem:
        reason = Phrase("unreadable-file", problem=file_problem(problem))
        raise PackError(str(pack), 0, "", "", reason) from problem
    if len(text) > MAX_LETTERS:
        raise PackError(str(pack), 0, "", "", Phrase("file-too-long", most=MAX_LETTERS))
    return read_pack(str(pack), text)


def read_pack(file: str, text: str) -> list[CardEntry]:
    """The cards of a file in order, or a PackError."""
    for number, line in enumerate(text.split("\n"), 1):
        if _has_long_key(line):  # which would take tomllib minutes
            raise PackError(file, number, "", "", Phrase("key-too-long", most=MAX_KEY_PARTS))
    try:
        data = tomllib.loads(text)
    except ValueError as problem:  # also of a number with thousands of digits
        place = re.search(r"at line (\d+)", str(problem))
        raise PackError(
            file,
            int(place.group(1)) if place else 0,
            "",
            "",
            Phrase("not-toml", problem=str(problem)),
        ) from problem
    except RecursionError as problem:
        raise PackError(file, 0, "", "", Phrase("nested-too-deep")) from problem
    for name in data:
        if name != "card":
            raise PackError(file, 0, "", name, Phrase("only-card-tables"))
    cards = data.get("card")
    if (
        not isinstance(cards, list)
        or not all(isinstance(card, dict) for card in cards)
        or not cards
    ):
        raise PackError(file, 0, "", "card", Phrase("expected-card-table"))
    return _with_lines(file, cards, text)


def _has_long_key(line: str) -> bool:
    """Whether a line seems to have a key of many parts, such as `a.b.c.d = 1`."""
    parts = 0
    for part in line.split("."):
        word = part.strip().strip("\"'")
        parts = parts + 1 if word.isidentifier() or word.isalnum() else 0
        if parts > MAX_KEY_PARTS:
            return True
    return False


def write_pack(cards: Iterable[dict[str, object]]) -> str:
    """Cards serialized as a card file, which `read_pack` reads."""
    return "\n".join(
        "".join(
            ["[[card]]\n", *(f"{_key(name)} = {_value(value)}\n" for name, value in card.items())]
        )
        for card in cards
    )


def _key(name: str) -> str:
    """The name of a field, quoted unless it is a bare key."""
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _value(name)


def _value(value: object) -> str:
    """A TOML value on one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(name)} = {_value(part)}" for name, part in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_value(part) for part in value)}]"
    text = json.dumps(value, ensure_ascii=False)  # TOML has the same texts, numbers and flags
    return text.replace("\x7f", "\\u007f")


def entries_of(file: str, cards: list[object]) -> list[CardEntry]:
    """Cards that were parsed before (from a record), without line numbers, or a PackError."""
    entries = []
    for fields in cards:
        if not isinstance(fields, dict):
            raise PackError(
                file, 0, "", "card", Phrase("expected-table-not", value=short_repr(fields))
            )
        entries.append(CardEntry(file, fields, {}, 0))
    return entries


def _with_lines(file: str, cards: list[dict[str, object]], text: str) -> list[CardEntry]:
    """The cards with the line of each and of each of its fields."""
    entries: list[CardEntry] = []
    for number, line in enumerate(text.splitlines(), 1):
        if TABLE.match(line) and len(entries) < len(cards):
            entries.append(CardEntry(file, cards[len(entries)], {}, number))
            continue
        word = WORD.match(line)
        if word is not None and entries:
            entry = entries[-1]
            name = word.group(1)
            if name in entry.fields and name not in entry.lines:
                entry.lines[name] = number
    # cards that are not written as [[card]], such as an inline array, have no line
    return entries + [CardEntry(file, fields, {}, 0) for fields in cards[len(entries) :]]
