"""The designs of cards, read from `cards.toml` and from card packs, and the verbs they may use."""

from collections.abc import Iterable

from pandemonium.engine.errors import Phrase
from pandemonium.engine.formats.pack import CardEntry
from pandemonium.games.mephisto import items, monsters, spells, weapons
from pandemonium.games.mephisto.components import GEAR, KINDS, MONSTER, WEAPON, Design
from pandemonium.games.mephisto.verbs import Verb

# Every verb that a card file may use: the classes of these chapters that have a name.
VERBS: tuple[type[Verb], ...] = tuple(
    verb
    for chapter in (weapons, items, spells, monsters)
    for verb in vars(chapter).values()
    if isinstance(verb, type) and issubclass(verb, Verb) and verb.name
)
BY_NAME = {verb.name: verb for verb in VERBS}

MAX_COPIES = 9
MAX_COST = 9
MAX_ATTACK = 40
MAX_DURABILITY = 9
MAX_SOULS = 9
NUMBERS = {"favor": 10, "loss": 10, "per": 5, "bonus": 20}  # of effects, with their maximum
FIELDS = {
    "id": "a word of small letters, digits and `_`; a known id changes that card, a new one adds a "
    "card",
    "kind": f"one of {', '.join(KINDS)}",
    "copies": f"how many are in the box, 0 to {MAX_COPIES}; default 1; 0 takes the card out of "
    "the game",
    "cost": f"how many other cards it costs, 0 to {MAX_COST}; monsters have none",
    "attack": f"0 to {MAX_ATTACK}; weapons and monsters must have it",
    "durability": f"1 to {MAX_DURABILITY}; items and weapons must have it",
    "souls": f"soul points, 0 to {MAX_SOULS}; monsters must have them",
    "effect": "what the card does: one of the words below",
    **{field: f"a number of the effect, 0 to {most}" for field, most in NUMBERS.items()},
    "name": 'what the card is called: a text, or `{ en = "...", fr = "..." }`; new cards need it',
    "text": "what is printed on it, in the same way; without it the card says what its effect does",
    "emblem": "the name of its icon",
}


def read_design(entry: CardEntry) -> Design:
    """The design in one `[[card]]`, or a PackError."""
    entry.only("", entry.fields, FIELDS)
    name = entry.read_id()
    kind = entry.word("kind", KINDS)
    bit = KINDS[kind]
    emblem = entry.fields.get("emblem", "")
    if not isinstance(emblem, str):
        raise entry.error("emblem", Phrase("expected-text"))
    design = Design(name, kind, entry.number("copies", 0, MAX_COPIES, 1), emblem)
    design.names = entry.texts("name")
    design.texts = entry.texts("text")
    if bit != MONSTER:
        design.cost = entry.number("cost", 0, MAX_COST, 0)
    if bit in (WEAPON, MONSTER):
        design.attack = entry.number("attack", 0, MAX_ATTACK)
    if bit & GEAR:
        design.durability = entry.number("durability", 1, MAX_DURABILITY)
    if bit == MONSTER:
        design.souls = entry.number("souls", 0, MAX_SOULS)
    _reject_other_numbers(entry, bit)
    design.effect = read_effect(entry, bit)
    return design


def has_number(field: str, bit: int) -> bool:
    """Whether cards of a kind have such a number in a corner."""
    return {
        "cost": bit != MONSTER,
        "attack": bit in (WEAPON, MONSTER),
        "durability": bool(bit & GEAR),
        "souls": bit == MONSTER,
    }[field]


def _reject_other_numbers(entry: CardEntry, bit: int) -> None:
    """Raise a PackError if there is a number that cards of this kind do not have."""
    for field in ("cost", "attack", "durability", "souls"):
        if entry.fields.get(field, 0) != 0 and not has_number(field, bit):
            raise entry.error(field, Phrase("expected-no-number", kind=str(entry.fields["kind"])))


def read_effect(entry: CardEntry, bit: int) -> Verb:
    """The verb with exactly the numbers that it needs."""
    verb = BY_NAME[entry.word("effect", verbs_for(bit))]
    for field in NUMBERS:
        if field not in verb.numbers and entry.fields.get(field, 0) != 0:
            needed = ", ".join(verb.numbers) or "-"
            raise entry.error(field, Phrase("expected-other-number", verb=verb.name, names=needed))
    favor, loss, per, bonus = (
        entry.number(field, 0, most) if field in verb.numbers else 0
        for field, most in NUMBERS.items()
    )
    return verb(favor, loss, per, bonus)


def verbs_for(bit: int) -> list[str]:
    """The verbs that a kind of card may have."""
    return [verb.name for verb in VERBS if verb.kinds & bit]


def read_designs(entries: Iterable[CardEntry]) -> list[Design]:
    """All designs, kind by kind, in the order in which the box numbers them."""
    designs = [read_design(entry) for entry in entries]
    order = list(KINDS)
    return sorted(designs, key=lambda design: order.index(design.kind))
