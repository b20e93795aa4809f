"""The card file reference of Mephisto."""

from making.card_page import Chapter, card_page, help_rows
from pandemonium.games.mephisto import GAME
from pandemonium.games.mephisto.cards import FIELDS, VERBS
from pandemonium.games.mephisto.components import KINDS

EXAMPLES = """
## Examples

A stronger Mallet, and no Lich:

```toml
# smiths.toml
[[card]]
id = "mallet"
attack = 4
durability = 3

[[card]]
id = "lich"
copies = 0
```

A new weapon and a new monster, in two languages:

```toml
# lances.toml
[[card]]
id = "lance"
kind = "weapon"
cost = 1
attack = 4
durability = 2
effect = "skewer"
bonus = 3
name.en = "Lance"
name.fr = "Lance"

[[card]]
id = "imp"
kind = "monster"
copies = 2
attack = 6
souls = 2
effect = "drain"
favor = 2
loss = 1
name.en = "Imp"
name.fr = "Diablotin"
```

```console
$ pandemonium simulate mephisto -n 100 --cards smiths.toml
$ pandemonium cards mephisto lance --cards lances.toml
```
"""


def cards() -> str:
    """The page as Markdown."""
    return card_page(
        GAME.about.title,
        [
            Chapter(
                "Fields of a card",
                "A card file contains only `[[card]]` tables.",
                ["field", "meaning"],
                help_rows(FIELDS),
            ),
            Chapter(
                "Effects",
                "Each card has one effect. *Gear* means items and weapons. `favor`, `loss`, `per` "
                "and `bonus` are numbers of the card.",
                ["effect", "kinds", "numbers", "what it does"],
                [verb_row(*verb) for verb in described()],
            ),
        ],
        EXAMPLES,
    )


def described() -> list[tuple[str, int, tuple[str, ...], str]]:
    """Name, kinds, numbers and help of each verb; the help is the first line of its docstring."""
    return [
        (verb.name, verb.kinds, verb.numbers, str(verb.__doc__).splitlines()[0]) for verb in VERBS
    ]


def verb_row(name: str, kinds: int, numbers: tuple[str, ...], text: str) -> list[str]:
    """The row of one verb."""
    on = ", ".join(kind for kind, bit in KINDS.items() if bit & kinds)
    return [name, on, ", ".join(f"`{number}`" for number in numbers), text]
