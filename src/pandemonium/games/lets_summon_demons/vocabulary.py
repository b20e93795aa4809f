"""The words in which cards are written: what a step, a condition and a passive power may say.

`docs/reference/lets-summon-demons-cards.md` is made from these tables, and `cards.py` reads card
files by them. What the verbs do is in `effects.py`.
"""

from typing import Final

# Traits are bits, so that a Demon can add some to every kid at once.
BOY: Final = 1
GIRL: Final = 2
ANIMAL: Final = 4
SWEET: Final = 8
ROTTEN: Final = 16
DEMON: Final = 32
CANDLE: Final = 64
KID: Final = BOY | GIRL
BLOCK_CARD: Final = KID | ANIMAL
ANY_CARD = BLOCK_CARD | DEMON | CANDLE

KINDS = {"boy": BOY, "girl": GIRL, "animal": ANIMAL, "demon": DEMON, "candle": CANDLE}
DISPOSITIONS = {"sweet": SWEET, "rotten": ROTTEN}
NOUNS = {**KINDS, "kid": KID, "card": ANY_CARD}


class What:
    """A description of cards: of any of these kinds, and with all of these dispositions."""

    __slots__ = ("disposition", "kinds", "text")

    def __init__(self, text: str, kinds: int, disposition: int) -> None:
        """`text` is how the card file says it."""
        self.text = text
        self.kinds = kinds
        self.disposition = disposition

    def fits(self, traits: int) -> bool:
        """Whether a card with these traits is meant."""
        return traits & self.kinds != 0 and traits & self.disposition == self.disposition


NOTHING = What("", 0, 0)
ANYTHING = What("card", ANY_CARD, 0)


def read_what(text: str) -> What | None:
    """`"kid"`, `"sweet girl"`, `"card"` ... as a description; None if it is not one."""
    words = text.split()
    disposition = 0
    if len(words) == 2 and words[0] in DISPOSITIONS:
        disposition = DISPOSITIONS[words.pop(0)]
    if len(words) != 1 or words[0] not in NOUNS:
        return None
    kinds = NOUNS[words[0]]
    return None if disposition and kinds & ~KID else What(text, kinds, disposition)


# What a step does. `choose` and `may` are the grammar; `JUMP` is what `choose` is compiled to.
COLLECT: Final = 0
STEAL_SOULS: Final = 1
GIVE: Final = 2
GAIN_FROM_BLOCK: Final = 3
GAIN_FROM_DECK: Final = 4
TURN: Final = 5
MAY: Final = 6
DISCARD_OWN: Final = 7
DISCARD_THEIRS: Final = 8
DISCARD_EVERYBODY: Final = 9
STEAL_CARD: Final = 10
STEAL_EVERYTHING: Final = 11
REPLACE_CHOSEN: Final = 12
REPLACE_ALL: Final = 13
ACTIVATE_ONE: Final = 14
ACTIVATE_EACH: Final = 15
SUMMON_TOP: Final = 16
SUMMON_ANY: Final = 17
SUMMON_FROM_HAND: Final = 18
EXTRA_TURN: Final = 19
WIN: Final = 20
CHOOSE: Final = 21
JUMP: Final = 22


class Verb:
    """One verb of the vocabulary as the card file says it, for reading and for the docs."""

    def __init__(self, name: str, takes: str, fields: str, help: str) -> None:  # noqa: A002 - it is help
        """`takes` describes the value, `fields` the further fields of the step."""
        self.name = name
        self.takes = takes
        self.fields = fields
        self.help = help


VERBS = (
    Verb(
        "collect", "number", "per", "Collect souls; with `per`, that many for each card you have."
    ),
    Verb(
        "steal",
        'number, description or "everything"',
        "per",
        "Steal souls, or one card that fits from an opponent, or all that an opponent has in play.",
    ),
    Verb("give", "number", "", "An opponent of your choice collects that many souls."),
    Verb(
        "gain",
        "number or description",
        "",
        "Gain the top cards of the deck, or one card that fits from the Block.",
    ),
    Verb(
        "turn",
        "number",
        "gain",
        "Turn over the top cards of the deck; gain those that fit `gain`, discard the others.",
    ),
    Verb(
        "may",
        'list of descriptions, or ["this"]',
        "",
        "You may discard such cards of yours; only then the following steps happen.",
    ),
    Verb(
        "discard",
        'description or "everybody"',
        "up_to",
        "Discard one such card of yours; with `up_to`, up to so many cards of opponents; "
        '"everybody": all players discard all kids and Animals.',
    ),
    Verb(
        "replace", 'description or "any"', "", "Replace all fitting Block cards, or any you choose."
    ),
    Verb(
        "activate", "description", "each", "Activate another card of yours, or `each` of them once."
    ),
    Verb(
        "summon",
        '"top", "any" or "hand"',
        "",
        "Put a Demon into play: the top one of the deck, any one, or one of your hand by lot.",
    ),
    Verb("extra_turn", "true", "", "Take another turn, in which only your own cards activate."),
    Verb("win", "true", "", "Win the game."),
    Verb("choose", "list of lists of steps", "", "Choose a list whose first step is possible."),
)

# Passive powers, as bits of a seat.
SWEET_AND_ROTTEN: Final = 1
BOYS_AND_GIRLS: Final = 2
COLLECT_DOUBLE: Final = 4
DOUBLES_PAY: Final = 8
ROLL_AGAIN: Final = 16
ANIMALS_PAY: Final = 32
PROTECTED: Final = 64
HATCHES: Final = 128
DEARER_SUMMONS: Final = 256

POWERS = {
    "kids_are_sweet_and_rotten": SWEET_AND_ROTTEN,
    "kids_are_boys_and_girls": BOYS_AND_GIRLS,
    "kids_collect_double": COLLECT_DOUBLE,
    "doubles_pay": DOUBLES_PAY,
    "roll_again": ROLL_AGAIN,
    "animals_pay": ANIMALS_PAY,
    "protected": PROTECTED,
    "hatches": HATCHES,
    "opponents_snuff_one_more": DEARER_SUMMONS,
}
POWERS_HELP = {
    "kids_are_sweet_and_rotten": "Each of your kids counts as Sweet and as Rotten.",
    "kids_are_boys_and_girls": "Each of your kids counts as a Boy and as a Girl.",
    "kids_collect_double": "On your turn your kids collect twice as much.",
    "doubles_pay": "When you roll doubles, collect as many souls as one die shows.",
    "roll_again": "You may roll again once on each of your turns, before anything activates.",
    "animals_pay": "Collect a soul for each Animal you gain.",
    "protected": "Opponents' cards cannot steal from you or make you discard.",
    "hatches": "Discarded when summoned; put one of the top three Demons into play instead.",
    "opponents_snuff_one_more": "Opponents snuff one more card to summon on their turn.",
}
