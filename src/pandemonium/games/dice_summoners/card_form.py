"""The form of a card file for an editor, derived from what `cards.py` reads."""

from pandemonium.engine.formats.vocabulary import (
    CardField,
    Vocabulary,
    choices,
    common,
    field,
    helped,
    number,
)
from pandemonium.engine.text_view import Translator
from pandemonium.games.dice_summoners import cards
from pandemonium.games.dice_summoners.auras import RAISED, SCOPES
from pandemonium.games.dice_summoners.components import KINDS, MAX_COPIES, MAX_VALUE, SETS, SLOTS
from pandemonium.games.dice_summoners.curses import CURSES
from pandemonium.games.dice_summoners.effects import TAKEN, VERBS

X = "X"  # for a number that is not known yet


def vocabulary(words: Translator) -> Vocabulary:
    """The form of a card file: its fields with their types and limits."""
    copies: CardField = {**number(words, "copies", 1, MAX_COPIES), "default": 1}
    fields: list[CardField] = [
        *common(words, KINDS, copies),
        helped(words, {**number(words, "start", 0, 1), "default": 0}),
        {**field(words, "gain", "table"), "fields": [_dice(words, "blue"), _dice(words, "red")]},
        {
            **field(words, "slots", "tables"),
            "required": True,
            "most": SLOTS,
            "fields": _slot(words),
        },
        *_aura(words),
        *_curse(words),
    ]
    return Vocabulary(fields=[_with_kinds(form_field) for form_field in fields], ways=[])


def _with_kinds(form_field: CardField) -> CardField:
    """The field with the kinds of card that have it."""
    if form_field["name"] in cards.COMMON:
        return form_field
    return {
        **form_field,
        "kinds": [kind for kind in KINDS if form_field["name"] in cards.FIELDS[kind]],
    }


def _dice(words: Translator, colour: str) -> CardField:
    """Dice of one colour that a creature brings."""
    return {**number(words, colour, 0, cards.MAX_DICE), "default": 0}


def _slot(words: Translator) -> list[CardField]:
    """The form fields of a slot."""
    spells: list[str] = list(SETS)
    verbs = choices((verb.name, words.text(f"verb-{verb.name}")) for verb in VERBS)
    for choice, verb in zip(verbs, VERBS, strict=True):
        choice["kinds"] = list(verb.kinds)
    takes = choices((kind, words.text("text-take", takes=kind)) for kind in TAKEN)
    valued = [verb.name for verb in VERBS if "value" in verb.fields]
    return [
        {**helped(words, field(words, "spell", "text")), "required": True, "kinds": spells},
        {**field(words, "name", "texts", "field-spell-name"), "kinds": spells},
        {**field(words, "do", "word"), "required": True, "choices": verbs},
        {**number(words, "value", 1, MAX_VALUE), "required": True, "when": {"do": valued}},
        {
            **helped(words, field(words, "takes", "word")),
            "required": True,
            "choices": takes,
            "kinds": [kind for kind in SETS if kind != "ritual"],
            "when": {"do": ["take"]},
        },
        {**field(words, "takes", "text", "field-mythic"), "required": True, "kinds": ["ritual"]},
        helped(words, field(words, "cost", "text")),
        {**number(words, "gives", 0, 1), "default": 0},
    ]


def _aura(words: Translator) -> list[CardField]:
    """The form fields of an aura."""
    raised = ((verb, words.text(f"verb-{verb}")) for verb in RAISED)
    scopes = ((scope, words.text(f"scope-{scope}")) for scope in SCOPES)
    return [
        {**field(words, "raises", "word"), "required": True, "choices": choices(raised)},
        {**field(words, "of", "word"), "required": True, "choices": choices(scopes)},
        {**number(words, "by", 1, MAX_VALUE), "required": True},
    ]


def _curse(words: Translator) -> list[CardField]:
    """The form fields of a curse."""
    texts = ((curse.name, words.text(f"text-curse-{curse.name}", n=X, turns=X)) for curse in CURSES)
    valued = [curse.name for curse in CURSES if curse.has_value]
    return [
        {**field(words, "curse", "word"), "required": True, "choices": choices(texts)},
        {**number(words, "value", 1, MAX_VALUE), "required": True, "when": {"curse": valued}},
        {**number(words, "turns", 1, MAX_VALUE), "required": True},
    ]
