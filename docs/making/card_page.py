"""The page about the cards of Let's Summon Demons: what a card file may say."""

from making.sources import page, table
from pandemonium.games.lets_summon_demons import cards as reader
from pandemonium.games.lets_summon_demons import vocabulary as v

FIELDS = {
    "id": "a word of small letters, digits and `_`; a known id changes that card, a new one "
    "adds a card",
    "kind": f"one of {', '.join(v.KINDS)}",
    "disposition": f"{' or '.join(v.DISPOSITIONS)}; boys and girls only, and they may have none",
    "on": "the totals of the dice that activate the card, a list such as `[7]` or `[3, 4, 5]`",
    "copies": f"how many are in the box, 0 to {reader.MOST_COPIES}; 1 if it is not said; "
    "0 takes the card out of the game",
    "if": "a list of conditions; one that holds is enough. Tested when the card activates",
    "effect": f"a list of steps, done in order; at most {reader.MOST_STEPS}",
    "passive": "a power instead of `on`, `if` and `effect`; Demons only",
    "name": 'what the card is called: a text, or `{ en = "...", fr = "..." }`; new cards need it',
    "text": "what is printed on it, in the same way; new cards need it, and so do cards of the box "
    "that get another `on`, `if`, `effect` or `passive`",
}
CONDITION = {
    "have": "a description of cards that you have in play",
    "least": "at least so many of them",
    "most": "at most so many of them; `most = 0` means none",
    "others": "`true`: the card itself does not count",
}
NOUNS = {
    "boy": "a Boy",
    "girl": "a Girl",
    "kid": "a Boy or a Girl",
    "animal": "an Animal",
    "demon": "a Demon in play",
    "candle": "a candle",
    "card": "any of these",
}
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
text.en = "If you have another Sweet kid, collect 2 souls."
text.fr = "Si vous avez un autre gamin adorable, récoltez 2 Âmes."
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
text = "You may discard this card to steal 3 souls or an Animal."
```

A passive Demon, and an old one with another number:

```toml
# demons.toml
[[card]]
id = "pan"
kind = "demon"
passive = "animals_pay"
name = "Pan"
text = "Collect 1 soul for each Animal you gain."

[[card]]
id = "porcus"
on = [6]
text = "Collect 5 souls."
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
    _must_match("FIELDS", set(FIELDS), set(reader.FIELDS))
    _must_match("NOUNS", set(NOUNS), set(v.NOUNS))
    _must_match("POWERS_HELP", set(v.POWERS_HELP), set(v.POWERS))
    nouns = table(["noun", "means"], [[f"`{noun}`", said] for noun, said in NOUNS.items()])
    verbs = [
        [f"`{verb.name}`", verb.takes, ", ".join(f"`{f}`" for f in verb.fields.split()), verb.help]
        for verb in v.VERBS
    ]
    powers = [[f"`{power}`", said] for power, said in v.POWERS_HELP.items()]
    return page(
        "The cards of Let's Summon Demons",
        "What a card file may say. Its words are data: nothing in a card file is executed. What "
        "does not fit is refused with the file, the line, the card, the field and what was "
        "expected. How to go about it: [add a card](../how-to/add-a-card.md).",
        "## Fields of a card",
        "A card file holds `[[card]]` tables and nothing else.",
        table(["field", "what it says"], [[f"`{f}`", said] for f, said in FIELDS.items()]),
        "## Descriptions",
        "Steps and conditions describe cards by a noun. Before `boy`, `girl` and `kid` there may "
        'be `sweet` or `rotten`: `"sweet girl"`.',
        nouns,
        "## Steps",
        "A step is a table with one verb, such as `{ collect = 2 }`. What cannot be done is not "
        "done. `may` and `choose` ask the owner of the card; so does every step with more than one "
        "possible target.",
        table(["verb", "takes", "further fields", "what it does"], verbs),
        "## Conditions",
        'A condition is a table such as `{ have = "animal", least = 3 }`. It needs `least` or '
        "`most`, or both.",
        table(["field", "what it says"], [[f"`{f}`", said] for f, said in CONDITION.items()]),
        "## Passive powers",
        table(["power", "what it does"], powers),
        EXAMPLES.strip(),
    )


def _must_match(name: str, told: set[str], real: set[str]) -> None:
    """What is described here must be what the game reads."""
    if told != real:
        raise SystemExit(f"card_page.py: {name} differs from the game: {sorted(told ^ real)}")
