"""The form of a card for the card editor, built from what card files can say."""

from pandemonium.engine.formats.vocabulary import (
    CardField,
    CardWay,
    CardWord,
    Vocabulary,
    choices,
    common,
    field,
    helped,
    number,
)
from pandemonium.engine.text_view import Translator
from pandemonium.games.lets_summon_demons import grammar
from pandemonium.games.lets_summon_demons.cards import MAX_COPIES, MAX_COUNTED
from pandemonium.games.lets_summon_demons.choices import MAX_PRICES, BranchesField, May, PricesField
from pandemonium.games.lets_summon_demons.components import (
    BLOCK_CARD,
    DISPOSITIONS,
    KID,
    KINDS,
    MAX_BRANCHES,
    NOUNS,
    POWERS,
    TOTALS,
)
from pandemonium.games.lets_summon_demons.grammar import (
    MAX_STEPS,
    CardsField,
    FlagField,
    NumberField,
    StepField,
    TrueField,
    WordField,
    word_of,
)
from pandemonium.games.lets_summon_demons.verbs import Verb

X = "X"  # for a number that is not known yet


def vocabulary(words: Translator) -> Vocabulary:
    """The fields of a card, and the ways to write each step."""
    copies: CardField = {**number(words, "copies", 0, MAX_COPIES), "default": 1}
    kids = [kind for kind, bit in KINDS.items() if bit & KID]
    dispositions = choices(
        (disposition, words.text(f"kind-{disposition}")) for disposition in DISPOSITIONS
    )
    powers = choices((power, words.text(f"text-{power}")) for power in POWERS)
    low, high = TOTALS[0], TOTALS[-1]
    fields: list[CardField] = [
        *common(words, KINDS, copies),
        {**field(words, "disposition", "word"), "kinds": kids, "choices": dispositions},
        {**field(words, "passive", "word"), "kinds": ["demon"], "choices": powers},
        {
            **field(words, "on", "numbers"),
            "required": True,
            "low": low,
            "high": high,
            "when": {"passive": [""]},
        },
        {
            **helped(words, field(words, "if", "tables")),
            "fields": _condition(words),
            "when": {"passive": [""]},
        },
        {
            **helped(words, field(words, "effect", "steps")),
            "required": True,
            "most": MAX_STEPS,
            "when": {"passive": [""]},
        },
    ]
    ways = [way for verb in grammar.vocabulary() for way in _ways(words, verb)]
    return Vocabulary(fields=fields, ways=ways)


def _condition(words: Translator) -> list[CardField]:
    """The fields of a condition."""
    return [
        _description(words, "have"),
        number(words, "least", 0, MAX_COUNTED),
        number(words, "most", 0, MAX_COUNTED),
        field(words, "others", "flag"),
    ]


# ---------------------------------------------------------------------- steps


def _ways(words: Translator, verb: type[Verb]) -> list[CardWay]:
    """What a step with this verb can be, by the fields of its syntax."""
    fixed: dict[str, object] = {}
    fields: list[CardField] = []
    for syntax in verb.syntax:
        if isinstance(syntax, WordField):
            fixed[syntax.name] = syntax.word
        elif isinstance(syntax, TrueField):
            fixed[syntax.name] = True
        elif isinstance(syntax, FlagField):
            fixed |= {syntax.name: True} if syntax.tells_apart else {}
        else:
            fields.append(_field(words, syntax, is_first=syntax is verb.syntax[0]))
    ways = [_way(words, verb, fixed, fields)]
    return [_this_card(words, verb), *ways] if verb is May else ways


def _way(
    words: Translator, verb: type[Verb], fixed: dict[str, object], fields: list[CardField]
) -> CardWay:
    """A step as cards say it, with letters for its numbers."""
    text = words.text(
        f"text-{verb.branch}", form="do", n=X, what="card", others="no", block="no", included="",
        price="…", clause="…",
    )  # fmt: skip
    return CardWay(name=verb.branch, said=text, fixed=fixed, fields=fields)


def _this_card(words: Translator, verb: type[Verb]) -> CardWay:
    """The card itself as the price."""
    text = words.text(f"text-{verb.branch}", price=words.text("text-this-card"))
    return CardWay(
        name=f"{verb.branch}-this", said=text, fixed={word_of(verb): ["this"]}, fields=[]
    )


def _field(words: Translator, syntax: StepField, is_first: bool) -> CardField:
    """A field of a step to be filled in."""
    name = syntax.name
    if isinstance(syntax, NumberField):
        label = "field-count" if is_first else ""
        return {**number(words, name, 1, syntax.most, label), "required": True}
    if isinstance(syntax, PricesField):
        price: CardField = {**field(words, name, "words", "field-price"), "required": True}
        return {**price, "choices": _nouns(words, is_block=True), "most": MAX_PRICES}
    if isinstance(syntax, BranchesField):
        branches: CardField = {**field(words, name, "branches", "field-branches"), "required": True}
        return {**branches, "most": MAX_BRANCHES}
    if isinstance(syntax, CardsField):
        is_block = syntax.kinds == BLOCK_CARD
        return _description(words, name, is_block=is_block, label="field-what")
    return _description(words, name, is_required=False)


# ---------------------------------------------------------------------- descriptions


def _description(
    words: Translator, name: str, is_required: bool = True, is_block: bool = False, label: str = ""
) -> CardField:
    """A field that describes cards."""
    described: CardField = {**field(words, name, "word", label), "required": is_required}
    return {**described, "choices": _nouns(words, is_block)}


def _nouns(words: Translator, is_block: bool) -> list[CardWord]:
    """All descriptions: a noun, and before kids a disposition."""
    texts = [*NOUNS]
    texts += [
        f"{disposition} {noun}"
        for disposition in DISPOSITIONS
        for noun, bit in NOUNS.items()
        if not bit & ~KID
    ]
    fitting = [text for text in texts if not is_block or NOUNS[text.split()[-1]] & BLOCK_CARD]
    return choices((text, words.text("one-what", what=text.replace(" ", "-"))) for text in fitting)
