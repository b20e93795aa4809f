"""What a card file of Let's Summon Demons may say, in the order of its page."""

from making.card_page import Chapter, card_page, told
from pandemonium.games.lets_summon_demons import GAME
from pandemonium.games.lets_summon_demons.cards import CONDITION_FIELDS, FIELDS, NOUNS_HELP
from pandemonium.games.lets_summon_demons.components import POWERS
from pandemonium.games.lets_summon_demons.grammar import (
    further_fields,
    takes,
    vocabulary,
    word_of,
)

FIELD_HEADER = ["field", "what it says"]
EXAMPLES = """
## Examples

More of a card that is in the box, and none of another:

```toml
# dogs.toml
[[card]]
id = "dog"
copies = 12

[[card]]
id = "cat"
copies = 0
```

A new kid with a condition, in two languages. The condition asks for another Sweet kid:

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

A price that may be paid, and then a choice:

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

A passive Demon, and an old one with another number:

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
    """The whole page."""
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
            "A card file holds `[[card]]` tables and nothing else.",
            FIELD_HEADER,
            told(FIELDS),
        ),
        Chapter(
            "Descriptions",
            "Steps and conditions describe cards by a noun. Before `boy`, `girl` and `kid` there "
            'may be `sweet` or `rotten`: `"sweet girl"`.',
            ["noun", "means"],
            told(NOUNS_HELP),
        ),
        Chapter(
            "Steps",
            "A step is a table with one verb, such as `{ collect = 2 }`. What cannot be done is "
            "not done. `may` and `choose` ask the owner of the card; so does every step with more "
            "than one possible target.",
            ["verb", "takes", "further fields", "what it does"],
            verbs,
        ),
        Chapter(
            "Conditions",
            'A condition is a table such as `{ have = "animal", least = 3 }`. It needs `least` or '
            "`most`, or both.",
            FIELD_HEADER,
            told(CONDITION_FIELDS),
        ),
        Chapter(
            "Passive powers",
            "",
            ["power", "what it does"],
            [[name, power.help] for name, power in POWERS.items()],
        ),
    ]
    return card_page(GAME.about.title, chapters, EXAMPLES)
