"""The card file reference of Dice Summoners: fields, verbs of slots, auras and curses."""

from making.card_page import Chapter, card_page, help_rows
from pandemonium.games.dice_summoners import auras, curses, effects
from pandemonium.games.dice_summoners import cards as reader
from pandemonium.games.dice_summoners.components import KINDS, MAX_COPIES, MAX_VALUE

FIELDS = {
    "id": "lower-case letters, digits and `_`; a known id changes that card, a new id adds a card",
    "kind": f"one of {', '.join(KINDS)}",
    "copies": f"the number of copies in the box, 1 to {MAX_COPIES}; default 1. Mythics and "
    "rituals have one, dealt cards at least two",
    "start": "1: each player is dealt a copy; only creatures and start sets",
    "gain": f"the dice that a creature brings: `{{ blue = 1, red = 1 }}`, up to {reader.MAX_DICE} "
    "of each",
    "slots": "the actions of a creature, a set or a ritual: a list of one or two (see below)",
    "raises": f"what an aura raises: {', '.join(auras.RAISED)}",
    "of": f"the cards that an aura affects: {', '.join(auras.SCOPES)}",
    "by": "the amount that an aura adds",
    "curse": f"what a curse does: {', '.join(curse.name for curse in curses.CURSES)}",
    "value": f"the number of a curse, 1 to {MAX_VALUE}, if it has one",
    "turns": "how many of its victim's turns a curse lasts",
    "emblem": "the name of an icon",
    "name": 'the name of the card: a string, or `{ en = "...", fr = "..." }`; new cards need one',
    "text": "the printed text, in the same form; by default it is generated from the effects",
}
SLOT = {
    "do": "the verb (see below)",
    "cost": "up to three symbols to pay: `m` mercury, `s` salt, `u` sulphur; `ssu` is two salt and "
    "one sulphur",
    "gives": "1: the cost also includes giving up a creature",
    "spell": "on a set or a ritual: the id of the spell, unique among spells and cards",
    "name": "the name of a new spell",
}
EXAMPLES = """
## Examples

A card of the box with other numbers. Its text is regenerated automatically:

```toml
# tougher.toml
[[card]]
id = "griffin"
slots = [
  { do = "attack", value = 3, cost = "mm" },
  { do = "defend", value = 3, cost = "m" },
]
```

A new creature, in two languages. New cards are used in random and custom deck sets:

```toml
# yeti.toml
[[card]]
id = "yeti"
kind = "basic"
copies = 4
gain = { blue = 1 }
slots = [
  { do = "attack", value = 2, cost = "s" },
  { do = "heal", value = 1, cost = "m" },
]
name.en = "Yeti"
name.fr = "Yéti"
```

A spell set with a new spell, an aura and a curse:

```toml
# winter.toml
[[card]]
id = "frost_set"
kind = "spell_set"
copies = 3
slots = [
  { spell = "ice_lance", name = "Ice Lance", do = "attack", value = 5, cost = "mm" },
  { spell = "snow_wall", name = "Snow Wall", do = "defend", value = 3, cost = "s" },
]
name = "Frost Set"

[[card]]
id = "winter"
kind = "aura"
copies = 2
raises = "attack"
of = "spell_set"
by = 1
name = "Winter"

[[card]]
id = "frostbite"
kind = "curse"
copies = 4
curse = "hurt"
value = 1
turns = 5
name = "Frostbite"
```

```console
$ pandemonium cards dice-summoners griffin --cards tougher.toml
$ pandemonium cards dice-summoners yeti --cards yeti.toml
$ pandemonium simulate dice-summoners -n 50 --deck-set random --cards winter.toml
```
"""


def cards() -> str:
    """The page as Markdown."""
    read = {*reader.COMMON, *(field for fields in reader.FIELDS.values() for field in fields)}
    _must_match("FIELDS", set(FIELDS), read)
    _must_match("SLOT", set(SLOT), set(reader.SLOT_FIELDS))
    verbs = [
        [verb.name, ", ".join(f"`{field}`" for field in verb.fields), verb.help]
        for verb in effects.VERBS
    ]
    raised = [
        [word, auras.RaiseSpells.help if word == "combat" else auras.RaiseVerb.help]
        for word in auras.RAISED
    ]
    header = ["field", "meaning"]
    return card_page(
        "Dice Summoners",
        [
            Chapter(
                "Fields of a card",
                "A card file contains only `[[card]]` tables. Creatures (basic, advanced, mythic) "
                "have `start`, `gain` and `slots`. Start sets, spell sets and rituals have `start` "
                "and `slots`. Each mythic needs one ritual that brings it.",
                header,
                help_rows(FIELDS),
            ),
            Chapter(
                "Slots",
                "A slot is a table such as "
                '`{ do = "attack", value = 2, cost = "m" }`. Creatures cannot have two slots with '
                "the same verb; a ritual has one slot.",
                header,
                help_rows(SLOT),
            ),
            Chapter("Verbs of slots", "", ["`do`", "other fields", "effect"], verbs),
            Chapter("Auras", "", ["`raises`", "effect"], raised),
            Chapter(
                "Curses",
                "",
                ["`curse`", "effect"],
                [[curse.name, curse.help] for curse in curses.CURSES],
            ),
        ],
        EXAMPLES,
    )


def _must_match(name: str, described: set[str], real: set[str]) -> None:
    """Fail if the fields described here differ from the fields that the game reads."""
    if described != real:
        raise SystemExit(f"dice_summoners_cards.py: {name} differs: {sorted(described ^ real)}")
