"""What a card file may contain, as the form of an editor: fields with types, bounds and choices.

A game with cards provides a function for it (`presenter.vocabulary`), made from the very constants
and verbs by which its cards are read. Everything is JSON-ready, in the reader's language.
"""

from collections.abc import Iterable
from typing import Literal, NotRequired, TypedDict

from pandemonium.engine.text_view import Translator

FieldType = Literal[
    "number",  # from `low` to `high`
    "numbers",  # a list of them
    "flag",  # true or false
    "word",  # one of `choices`
    "words",  # a list of them, at most `most`
    "text",  # any text
    "icon",  # the name of an icon
    "texts",  # a text for each language
    "table",  # a table with `fields`
    "tables",  # a list of such tables, at most `most`
    "steps",  # a list of steps, each in one of the `ways` of the vocabulary
    "branches",  # a list of lists of steps
]


class CardWord(TypedDict):
    """A choice of a field; `kinds`: only on such cards."""

    value: str
    said: str
    kinds: NotRequired[list[str]]


class CardField(TypedDict):
    """One field of a card, of a table on it, or of a step.

    `kinds` are the kinds of card that have it; by default all. `when` names other fields and the
    values with which it applies. What is not `required` may be left out; then it is `default`.
    """

    name: str
    type: FieldType
    label: str
    help: NotRequired[str]
    required: NotRequired[bool]
    default: NotRequired[int | str]
    low: NotRequired[int]
    high: NotRequired[int]
    most: NotRequired[int]
    choices: NotRequired[list[CardWord]]
    kinds: NotRequired[list[str]]
    when: NotRequired[dict[str, list[str]]]
    fields: NotRequired[list["CardField"]]


class CardWay(TypedDict):
    """One form that a step can take: `fixed` is always there, `fields` are filled in."""

    name: str
    said: str
    fixed: dict[str, object]
    fields: list[CardField]


class Vocabulary(TypedDict):
    """The whole form: the fields of a card, and the forms of its steps."""

    fields: list[CardField]
    ways: list[CardWay]


def field(words: Translator, name: str, kind: FieldType, label: str = "") -> CardField:
    """A field with its label; `label` is the key of another wording than `field-<name>`."""
    return CardField(name=name, type=kind, label=words.text(label or f"field-{name}"))


def helped(words: Translator, card_field: CardField) -> CardField:
    """The field with its line of help."""
    return {**card_field, "help": words.text(f"field-help-{card_field['name']}")}


def number(words: Translator, name: str, low: int, high: int, label: str = "") -> CardField:
    """A field for an integer within bounds."""
    return {**field(words, name, "number", label), "low": low, "high": high}


def choices(meanings: Iterable[tuple[str, str]]) -> list[CardWord]:
    """Choices from pairs of value and meaning."""
    return [CardWord(value=value, said=meaning) for value, meaning in meanings]


def kinds(words: Translator, names: Iterable[str]) -> list[CardWord]:
    """The kinds of card as choices."""
    return choices((name, words.text(f"kind-{name}")) for name in names)


def common(words: Translator, kind_names: Iterable[str], copies: CardField) -> list[CardField]:
    """The fields of all cards in all games: id, names, kind, icon, copies and text."""
    return [
        helped(words, {**field(words, "id", "text"), "required": True}),
        helped(words, field(words, "name", "texts")),
        {**field(words, "kind", "word"), "required": True, "choices": kinds(words, kind_names)},
        helped(words, copies),
        helped(words, field(words, "emblem", "icon")),
        helped(words, field(words, "text", "texts")),
    ]
