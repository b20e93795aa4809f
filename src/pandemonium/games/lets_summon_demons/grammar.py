"""The grammar of effects in card files: the fields of a step, and the reading of steps.

Each verb lists its fields in `syntax`. From this the card file is read and refused, the page about
cards is written and the card editor is built.
"""

from itertools import pairwise
from typing import Final

from pandemonium.engine.errors import Phrase, short_repr
from pandemonium.engine.formats.pack import CardEntry
from pandemonium.games.lets_summon_demons.components import (
    ANY_CARD,
    BLOCK_CARD,
    NOUNS,
    CardFilter,
    read_card_filter,
)
from pandemonium.games.lets_summon_demons.verbs import Verb

MAX_SOULS_PER_STEP: Final = 99
MAX_STEPS: Final = 20

# Several verbs can share a word: the first one that fits is meant, in this order.
A_WORD: Final = 0
A_NUMBER: Final = 1
ANYTHING_ELSE: Final = 2


class StepField:
    """One field of a step: its name, what it takes, and where the verb keeps it."""

    def __init__(
        self, name: str, takes: str, rank: int = ANYTHING_ELSE, tells_apart: bool = False
    ) -> None:
        """`tells_apart`: a step is this verb, of those with the same word, if it has the field."""
        self.name = name
        self.takes = takes  # for the docs
        self.rank = rank
        self.tells_apart = tells_apart

    def fits(self, value: object) -> bool:  # noqa: ARG002 - for overrides
        """Whether a value can be meant for this field; `read` then checks it."""
        return True

    def is_given(self, table: dict[str, object]) -> bool:
        """Whether a step has the field."""
        return self.name in table

    def read(self, reader: "StepReader", table: dict[str, object], verb: Verb) -> None:
        """Check the field and keep its value in the verb."""
        raise NotImplementedError


class NumberField(StepField):
    """A whole number from 1, kept as `n`."""

    def __init__(
        self, name: str, most: int = MAX_SOULS_PER_STEP, tells_apart: bool = False
    ) -> None:
        super().__init__(name, "number", A_NUMBER, tells_apart)
        self.most = most

    def fits(self, value: object) -> bool:
        return isinstance(value, int)

    def read(self, reader: "StepReader", table: dict[str, object], verb: Verb) -> None:
        verb.n = reader.entry.check_number(reader.path(self.name), table[self.name], 1, self.most)


class CardsField(StepField):
    """A description of cards, kept as `card_filter`."""

    def __init__(self, name: str, kinds: int = ANY_CARD, error_key: str = "") -> None:
        """A description that is about none of these `kinds` is refused with the `error_key`."""
        super().__init__(name, "description")
        self.kinds = kinds
        self.error_key = error_key

    def read(self, reader: "StepReader", table: dict[str, object], verb: Verb) -> None:
        verb.card_filter = self.check(reader, table.get(self.name))

    def check(self, reader: "StepReader", value: object) -> CardFilter:
        """The description, or a refusal of the field."""
        card_filter = check_card_filter(reader.entry, reader.path(self.name), value)
        if card_filter.kinds & self.kinds == 0:
            raise reader.error(self.name, Phrase(self.error_key, value=short_repr(value)))
        return card_filter


class BlockCardsField(CardsField):
    """A description of kids and Animals, kept as `card_filter`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, BLOCK_CARD, "expected-block-cards")


class PerField(StepField):
    """An optional description of the cards that souls are counted by, kept as `per`."""

    def __init__(self) -> None:
        super().__init__("per", "description")

    def read(self, reader: "StepReader", table: dict[str, object], verb: Verb) -> None:
        if self.name in table:
            verb.per = check_card_filter(reader.entry, reader.path(self.name), table[self.name])


class WordField(StepField):
    """A field with one word as its only value."""

    def __init__(self, name: str, word: str) -> None:
        super().__init__(name, f'"{word}"', A_WORD)
        self.word = word

    def fits(self, value: object) -> bool:
        return value == self.word

    def read(self, reader: "StepReader", table: dict[str, object], verb: Verb) -> None:
        """There is nothing to keep."""


class TrueField(StepField):
    """A field with `true` as its only value."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "true")

    def read(self, reader: "StepReader", table: dict[str, object], verb: Verb) -> None:  # noqa: ARG002
        if table[self.name] is not True:
            raise reader.error(self.name, Phrase("expected-true"))


class FlagField(StepField):
    """An optional flag: one verb is meant where it is set, another where it is not."""

    def __init__(self, name: str, is_set: bool) -> None:
        super().__init__(name, "true or false", tells_apart=is_set)

    def is_given(self, table: dict[str, object]) -> bool:
        return table.get(self.name, False) is not False

    def read(self, reader: "StepReader", table: dict[str, object], verb: Verb) -> None:  # noqa: ARG002
        reader.entry.check_flag(reader.path(self.name), table.get(self.name, False))


# ---------------------------------------------------------------------- verbs by their syntax


def vocabulary() -> list[type[Verb]]:
    """Every verb that a card file can use."""
    verbs: list[type[Verb]] = []
    waiting: list[type[Verb]] = [Verb]
    while waiting:
        for verb in waiting.pop().__subclasses__():
            waiting.append(verb)
            if verb.syntax:
                verbs.append(verb)
    return sorted(verbs, key=lambda verb: (word_of(verb), takes(verb)))


def word_of(verb: type[Verb]) -> str:
    """What card files call a verb."""
    return verb.syntax[0].name


def further_fields(verb: type[Verb]) -> list[str]:
    """The names of a verb's fields besides its word."""
    return [field.name for field in verb.syntax[1:]]


def takes(verb: type[Verb]) -> str:
    """What follows a verb's word, for the docs and for refusals."""
    further = [f", with `{field.name}`" for field in verb.syntax[1:] if field.tells_apart]
    return verb.syntax[0].takes + "".join(further)


def is_meant(verb: type[Verb], table: dict[str, object]) -> bool:
    """Whether a step with the verb's word can be this verb."""
    first = verb.syntax[0]
    return first.fits(table[first.name]) and all(
        field.is_given(table) for field in verb.syntax if field.tells_apart
    )


def precedence(verb: type[Verb]) -> tuple[int, int]:
    """Of verbs with the same word, the most specific comes first."""
    return verb.syntax[0].rank, -sum(field.tells_apart for field in verb.syntax)


# ---------------------------------------------------------------------- reading


class StepReader:
    """Reads the steps of one card."""

    def __init__(self, entry: CardEntry, field: str, steps: list[Verb]) -> None:
        """New steps are appended to `steps`; `field` is the path within the card."""
        self.entry = entry
        self.field = field
        self.steps = steps

    def read(self, value: object) -> list[Verb]:
        """Read a list of steps and link each to the one that follows."""
        tables = self.entry.check_tables(self.field, value)
        if not tables:
            raise self.entry.error(self.field, Phrase("expected-steps"))
        verbs: list[Verb] = []
        for i, table in enumerate(tables):
            reader = StepReader(self.entry, f"{self.field}[{i}]", self.steps)
            verbs.append(reader.read_step(table))
        for verb, follower in pairwise(verbs):
            verb.link(follower.number)
        return verbs

    def read_step(self, table: dict[str, object]) -> Verb:
        """Read one step with all its fields."""
        cls = self.verb_of(table)
        self.entry.only(self.field, table, (word_of(cls), *further_fields(cls)))
        verb = cls()
        verb.number = len(self.steps)
        self.steps.append(verb)
        for field in cls.syntax:
            field.read(self, table, verb)
        if len(self.steps) > MAX_STEPS:
            raise self.entry.error(self.field, Phrase("too-many-steps", most=MAX_STEPS))
        return verb

    def verb_of(self, table: dict[str, object]) -> type[Verb]:
        """The verb that a step means; it must have exactly one."""
        verbs = vocabulary()
        present = [verb for verb in verbs if word_of(verb) in table]
        words = {word_of(verb) for verb in present}
        words -= {name for verb in present for name in further_fields(verb)}
        if len(words) != 1:
            known = sorted({word_of(verb) for verb in verbs})
            raise self.entry.error(
                self.field, Phrase("expected-verb", verbs=known, found=sorted(table))
            )
        word = words.pop()
        candidates = [verb for verb in present if word_of(verb) == word]
        for verb in sorted(candidates, key=precedence):
            if len(candidates) == 1 or is_meant(verb, table):
                return verb
        expected = Phrase("expected-takes", takes=[takes(verb) for verb in candidates])
        raise self.error(word, expected)

    def path(self, field: str) -> str:
        """The path of a field of the step within the card."""
        return f"{self.field}.{field}"

    def error(self, field: str, expected: Phrase) -> Exception:
        """A refusal of a field of the step."""
        return self.entry.error(self.path(field), expected)


def check_card_filter(entry: CardEntry, field: str, value: object) -> CardFilter:
    """A value of a card file as a description of cards, or a refusal of the field."""
    card_filter = read_card_filter(value) if isinstance(value, str) else None
    if card_filter is None:
        raise entry.error(
            field, Phrase("expected-what", nouns=list(NOUNS), value=short_repr(value))
        )
    return card_filter
