"""What a card file of Let's Summon Demons may say, for an editor: from what `cards.py` reads."""

from collections.abc import Callable

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
from pandemonium.games.lets_summon_demons import effects
from pandemonium.games.lets_summon_demons.cards import MOST_COPIES, MOST_COUNTED
from pandemonium.games.lets_summon_demons.choices import MOST_PRICES
from pandemonium.games.lets_summon_demons.components import (
    BLOCK_CARD,
    DISPOSITIONS,
    KID,
    KINDS,
    MOST_BRANCHES,
    NOUNS,
    POWERS,
    TOTALS,
)
from pandemonium.games.lets_summon_demons.effects import (
    MOST_SOULS_PER_STEP,
    MOST_STEPS,
    Verb,
)
from pandemonium.games.lets_summon_demons.stealing import MOST_DISCARDS

X = "X"  # for a number that is not known yet


def vocabulary(words: Translator) -> Vocabulary:
    """The form of a card."""
    copies: CardField = {**number(words, "copies", 0, MOST_COPIES), "default": 1}
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
            "most": MOST_STEPS,
            "when": {"passive": [""]},
        },
    ]
    ways = [way for verb in effects.vocabulary() for way in _ways(words, verb)]
    return Vocabulary(fields=fields, ways=ways, for_new={})


def _condition(words: Translator) -> list[CardField]:
    """What the owner must have."""
    return [
        _description(words, "have"),
        number(words, "least", 0, MOST_COUNTED),
        number(words, "most", 0, MOST_COUNTED),
        field(words, "others", "flag"),
    ]


# ---------------------------------------------------------------------- steps


def _ways(words: Translator, verb: type[Verb]) -> list[CardWay]:
    """What a step with this verb can be, by what the verb takes."""
    shape = SHAPES.get(verb.takes)
    if shape is None:  # a word of its own, such as "everybody"
        return [_way(words, verb, {verb.word: verb.takes.strip('"')}, [])]
    return shape(words, verb)


def _way(
    words: Translator, verb: type[Verb], fixed: dict[str, object], fields: list[CardField]
) -> CardWay:
    """A step as cards say it, with letters for its numbers."""
    said = words.text(
        f"text-{verb.branch}", form="do", n=X, what="card", others="no", block="no", included="",
        price="…", told="…",
    )  # fmt: skip
    return CardWay(name=verb.branch, said=said, fixed=fixed, fields=fields)


def _with_number(words: Translator, verb: type[Verb]) -> list[CardWay]:
    """Souls or cards; some verbs count them for each card, or gain what fits."""
    most = MOST_SOULS_PER_STEP
    fields: list[CardField] = [
        {**number(words, verb.word, 1, most, "field-count"), "required": True},
    ]
    if "per" in verb.fields:
        fields.append(_description(words, "per", is_required=False))
    if "gain" in verb.fields:
        fields.append(_description(words, "gain", is_block=True, label="field-what"))
    return [_way(words, verb, {}, fields)]


def _with_description(words: Translator, verb: type[Verb]) -> list[CardWay]:
    """Cards that fit; some verbs say how many."""
    is_block = verb.word in ("gain", "discard", "replace")
    fields = [_description(words, verb.word, is_block=is_block, label="field-what")]
    fixed: dict[str, object] = {"each": True} if "`each`" in verb.takes else {}
    if "up_to" in verb.fields:
        fields.append({**number(words, "up_to", 1, MOST_DISCARDS), "required": True})
    return [_way(words, verb, fixed, fields)]


def _with_flag(words: Translator, verb: type[Verb]) -> list[CardWay]:
    """There is nothing to fill in."""
    return [_way(words, verb, {verb.word: True}, [])]


def _with_prices(words: Translator, verb: type[Verb]) -> list[CardWay]:
    """This card, or some others."""
    price: CardField = {**field(words, verb.word, "words", "field-price"), "required": True}
    price |= {"choices": _nouns(words, is_block=True), "most": MOST_PRICES}
    this = _way(words, verb, {verb.word: ["this"]}, [])
    this["name"] = f"{verb.branch}-this"
    this["said"] = words.text(f"text-{verb.branch}", price=words.text("text-this-card"))
    return [this, _way(words, verb, {}, [price])]


def _with_branches(words: Translator, verb: type[Verb]) -> list[CardWay]:
    """Several lists of steps."""
    told: CardField = {**field(words, verb.word, "branches", "field-branches"), "required": True}
    return [_way(words, verb, {}, [{**told, "most": MOST_BRANCHES}])]


SHAPES: dict[str, Callable[[Translator, type[Verb]], list[CardWay]]] = {
    "number": _with_number,
    "description": _with_description,
    "description, with `each`": _with_description,
    "description, with `up_to`": _with_description,
    "true": _with_flag,
    'list of descriptions, or ["this"]': _with_prices,
    "list of lists of steps": _with_branches,
}


# ---------------------------------------------------------------------- descriptions


def _description(
    words: Translator, name: str, is_required: bool = True, is_block: bool = False, label: str = ""
) -> CardField:
    """A field that describes cards."""
    told: CardField = {**field(words, name, "word", label), "required": is_required}
    return {**told, "choices": _nouns(words, is_block)}


def _nouns(words: Translator, is_block: bool) -> list[CardWord]:
    """All descriptions: a noun, and before kids a disposition."""
    named = [*NOUNS]
    named += [
        f"{disposition} {noun}"
        for disposition in DISPOSITIONS
        for noun, bit in NOUNS.items()
        if not bit & ~KID
    ]
    fitting = [one for one in named if not is_block or NOUNS[one.split()[-1]] & BLOCK_CARD]
    return choices((one, words.text("one-what", what=one.replace(" ", "-"))) for one in fitting)
