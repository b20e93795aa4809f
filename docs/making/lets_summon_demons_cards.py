"""The card file reference of Let's Summon Demons."""

from making.card_page import Chapter, card_page, help_rows
from pandemonium.games.lets_summon_demons import GAME
from pandemonium.games.lets_summon_demons.cards import CONDITION_FIELDS, FIELDS, NOUNS_HELP
from pandemonium.games.lets_summon_demons.components import POWERS
from pandemonium.games.lets_summon_demons.grammar import (
    further_fields,
    takes,
    vocabulary,
    word_of,
)

FIELD_HEADER = ["field", "meaning"]
EXAMPLES = """
## Examples

More copies of one card of the box, and none of another:

```toml
# dogs.toml
[[card]]
id = "dog"
copies = 12

[[card]]
id = "cat"
copies = 0
```

A new kid with a condition, in two languages. The condition requires another Sweet kid:

```toml
# agnes.toml
[[card]]
id = "sweet_agnes"
kind = "girl"
disposition = "sweet"
on = [6, 8]
if = [{ have = "sweet kid", least = 1, others = true }]
effect = [{ collect = 2 }]
name.en = "Sweet Agnes"
name.fr = "Adorable Agnès"
```

An optional cost, followed by a choice:

```toml
# magpie.toml
[[card]]
id = "magpie"
kind = "animal"
on = [7]
copies = 2
effect = [
    { may = ["this"] },
    { choose = [[{ steal = 3 }], [{ steal = "animal" }]] },
]
name = "Magpie"
```

A passive Demon, and an existing one with a different number:

```toml
# demons.toml
[[card]]
id = "pan"
kind = "demon"
passive = "animals_pay"
name = "Pan"

[[card]]
id = "porcus"
on = [6]
```

```console
$ pandemonium cards lets-summon-demons sweet_agnes --cards agnes.toml
$ pandemonium cards lets-summon-demons magpie --cards magpie.toml
$ pandemonium simulate lets-summon-demons -n 100 --cards dogs.toml
$ pandemonium simulate lets-summon-demons -n 100 --cards demons.toml
```
"""


def cards() -> str:
    """The page as Markdown."""
    verbs = [
        [
            word_of(verb),
            takes(verb),
            ", ".join(f"`{field}`" for field in further_fields(verb)),
            verb.help,
        ]
        for verb in vocabulary()
    ]
    chapters = [
        Chapter(
            "Fields of a card",
            "A card file contains only `[[card]]` tables.",
            FIELD_HEADER,
            help_rows(FIELDS),
        ),
        Chapter(
            "Descriptions",
            "Steps and conditions describe cards with a noun. You can put `sweet` or `rotten` "
            'before `boy`, `girl` and `kid`: `"sweet girl"`.',
            ["noun", "meaning"],
            help_rows(NOUNS_HELP),
        ),
        Chapter(
            "Steps",
            "A step is a table with one verb, such as `{ collect = 2 }`. Impossible steps are "
            "skipped. `may` and `choose` ask the owner of the card, and so does every step with "
            "more than one possible target.",
            ["verb", "value", "other fields", "effect"],
            verbs,
        ),
        Chapter(
            "Conditions",
            'A condition is a table such as `{ have = "animal", least = 3 }`. It needs `least`, '
            "`most`, or both.",
            FIELD_HEADER,
            help_rows(CONDITION_FIELDS),
        ),
        Chapter(
            "Passive powers",
            "",
            ["power", "effect"],
            [[name, power.help] for name, power in POWERS.items()],
        ),
    ]
    return card_page(GAME.about.title, chapters, EXAMPLES)
