"""The fields and words of a card file, for the card editor."""

from pandemonium.engine.formats.vocabulary import (
    CardField,
    CardWord,
    Vocabulary,
    common,
    field,
    number,
)
from pandemonium.engine.text_view import Translator
from pandemonium.games.mephisto.cards import (
    MAX_ATTACK,
    MAX_COPIES,
    MAX_COST,
    MAX_DURABILITY,
    MAX_SOULS,
    NUMBERS,
    VERBS,
    has_number,
)
from pandemonium.games.mephisto.components import KINDS

LETTERS = {"favor": "X", "bonus": "X", "loss": "Y", "per": "Y"}  # for numbers of an effect


def vocabulary(words: Translator) -> Vocabulary:
    """The form in which the card editor shows a card."""
    copies: CardField = {**number(words, "copies", 0, MAX_COPIES), "default": 1}
    fields = common(words, KINDS, copies)
    fields += [
        _corner(words, "cost", 0, MAX_COST, is_required=False),
        _corner(words, "attack", 0, MAX_ATTACK),
        _corner(words, "durability", 1, MAX_DURABILITY),
        _corner(words, "souls", 0, MAX_SOULS),
        {
            **field(words, "effect", "word"),
            "required": True,
            "choices": [_verb(words, verb.name, verb.kinds) for verb in VERBS],
        },
    ]
    for name, most in NUMBERS.items():
        verbs = [verb.name for verb in VERBS if name in verb.numbers]
        form: CardField = {**number(words, name, 0, most), "required": True}
        fields.append({**form, "when": {"effect": verbs}})
    return Vocabulary(fields=fields, ways=[])


def _corner(
    words: Translator, name: str, low: int, high: int, is_required: bool = True
) -> CardField:
    """A number in a corner of the card, on the kinds that have it."""
    form: CardField = {**number(words, name, low, high), "required": is_required}
    if not is_required:
        form["default"] = low
    return {**form, "kinds": [kind for kind, bit in KINDS.items() if has_number(name, bit)]}


def _verb(words: Translator, name: str, kinds: int) -> CardWord:
    """An effect as printed on cards, with letters for its numbers."""
    text = words.text(f"text-{name}", both="X+Y", gender="m", **LETTERS)
    on = [kind for kind, bit in KINDS.items() if bit & kinds]
    return CardWord(value=name, said=text, kinds=on)
