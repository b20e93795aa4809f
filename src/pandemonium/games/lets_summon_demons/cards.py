"""Reading card files: one card of a file as a design, or an error with its place and reason.

A card file is data; nothing in it is executed. Steps are read in `grammar.py`. Each error names the
file, the line, the card, the field and what was expected.
"""

from typing import Final

from pandemonium.engine.errors import Phrase
from pandemonium.engine.formats.pack import CardEntry
from pandemonium.games.lets_summon_demons.components import (
    DISPOSITIONS,
    KINDS,
    POWERS,
    TOTALS,
    Condition,
    Design,
)
from pandemonium.games.lets_summon_demons.grammar import (
    MAX_SOULS_PER_STEP,
    MAX_STEPS,
    StepReader,
    check_card_filter,
)

MAX_COPIES: Final = 12
MAX_COUNTED: Final = MAX_SOULS_PER_STEP
RESERVED = ("supply",)  # used in notation instead of a card

# What a card may say, with a line of help for the docs.
FIELDS = {
    "id": "a word of small letters, digits and `_`; a known id changes that card, a new one "
    "adds a card",
    "kind": f"one of {', '.join(KINDS)}",
    "disposition": f"{' or '.join(DISPOSITIONS)}; boys and girls only, and they may have none",
    "on": "the totals of the dice that activate the card, a list such as `[7]` or `[3, 4, 5]`",
    "copies": f"how many are in the box, 0 to {MAX_COPIES}; 1 if it is not said; "
    "0 takes the card out of the game",
    "if": "a list of conditions; one that holds is enough. Tested when the card activates",
    "effect": f"a list of steps, done in order; at most {MAX_STEPS}",
    "passive": "a power instead of `on`, `if` and `effect`; Demons only",
    "emblem": "the name of its icon among those of game-icons.net; without it the card has none",
    "name": 'what the card is called: a text, or `{ en = "...", fr = "..." }`; new cards need it',
    "text": "what is printed on it, in the same way; without it the card says what it does",
}
CONDITION_FIELDS = {
    "have": "a description of cards that you have in play",
    "least": "at least so many of them",
    "most": "at most so many of them; `most = 0` means none",
    "others": "`true`: the card itself does not count",
}
NOUNS_HELP = {
    "boy": "a Boy",
    "girl": "a Girl",
    "kid": "a Boy or a Girl",
    "animal": "an Animal",
    "demon": "a Demon in play",
    "candle": "a candle",
    "card": "any of these",
}


def read_design(entry: CardEntry) -> Design:
    """Read one card of a file; a PackError names the problem."""
    entry.only("", entry.fields, FIELDS)
    design = Design(entry.read_id(RESERVED), entry.word("kind", KINDS), 1)
    design.copies = entry.number("copies", 0, MAX_COPIES, 1)
    if "disposition" in entry.fields:
        design.disposition = entry.word("disposition", DISPOSITIONS)
        if design.kind not in ("boy", "girl"):
            raise entry.error("disposition", Phrase("kids-only"))
    design.emblem = read_emblem(entry)
    design.names = entry.texts("name")
    design.texts = entry.texts("text")
    if "passive" in entry.fields:
        _read_passive(entry, design)
    else:
        _read_activation(entry, design)
    return design


def read_emblem(entry: CardEntry) -> str:
    """The name of the icon: letters, digits and dashes."""
    emblem = entry.fields.get("emblem", "")
    is_name = isinstance(emblem, str) and emblem.replace("-", "").isalnum() and emblem.isascii()
    if emblem != "" and not is_name:
        raise entry.error("emblem", Phrase("expected-emblem"))
    return str(emblem)


def _read_passive(entry: CardEntry, design: Design) -> None:
    """A Demon that works all the time."""
    for field in ("on", "effect", "if"):
        if field in entry.fields:
            raise entry.error(field, Phrase("passive-has-none"))
    design.passive = entry.word("passive", POWERS)
    if design.kind != "demon":
        raise entry.error("passive", Phrase("demons-only"))


def _read_activation(entry: CardEntry, design: Design) -> None:
    """Numbers, condition and effect of a card that is activated."""
    numbers = entry.fields.get("on")
    if not isinstance(numbers, list) or not numbers:
        raise entry.error("on", Phrase("expected-totals"))
    totals = {entry.check_number("on", number, TOTALS[0], TOTALS[-1]) for number in numbers}
    design.on = sorted(totals)
    conditions = entry.check_tables("if", entry.fields.get("if", []))
    design.conditions = [
        read_condition(entry, f"if[{i}]", table) for i, table in enumerate(conditions)
    ]
    StepReader(entry, "effect", design.steps).read(entry.fields.get("effect"))


def read_condition(entry: CardEntry, field: str, table: dict[str, object]) -> Condition:
    """One condition such as `{ have = "animal", least = 3 }`."""
    entry.only(field, table, CONDITION_FIELDS)
    if "least" not in table and "most" not in table:
        raise entry.error(field, Phrase("expected-least-or-most"))
    most = entry.check_number(f"{field}.most", table.get("most", MAX_COUNTED), 0, MAX_COUNTED)
    return Condition(
        check_card_filter(entry, f"{field}.have", table.get("have")),
        entry.check_number(f"{field}.least", table.get("least", 0), 0, most),
        most,
        entry.check_flag(f"{field}.others", table.get("others", False)),
    )
