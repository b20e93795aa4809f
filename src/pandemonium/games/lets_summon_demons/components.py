"""The box: kinds of cards, their descriptions, and tables indexed by card number.

Cards are numbered design by design, copy by copy. The constants of the rules are here too.
"""

from typing import TYPE_CHECKING, Final

from pandemonium.engine.errors import OptionError, Phrase
from pandemonium.engine.game import Card
from pandemonium.engine.options import Value
from pandemonium.engine.task import NO_CARD

if TYPE_CHECKING:
    from pandemonium.games.lets_summon_demons.verbs import Verb

BLOCK_PLACES: Final = 5
BUY_COST: Final = 3
SNUFFED: Final = 3
SOULS_TO_WIN: Final = 10
DEMONS_TO_WIN: Final = 3
DEMONS_WITH_STARTERS: Final = 4  # LSD 9.4
DEMONS_SEEN_BY_THE_EGG: Final = 3
MAX_BRANCHES: Final = 4
MAX_LATER_SOULS: Final = 6  # for every two who play before (LSD 9.8)
MAX_SOULS: Final = 1_000_000  # of one player: no game comes near it
MAX_CHAIN: Final = 4  # LSD 3.12
TOTALS = range(2, 13)


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
ANY_CARD: Final = BLOCK_CARD | DEMON | CANDLE

KINDS = {"boy": BOY, "girl": GIRL, "animal": ANIMAL, "demon": DEMON, "candle": CANDLE}
DISPOSITIONS = {"sweet": SWEET, "rotten": ROTTEN}
NOUNS = {**KINDS, "kid": KID, "card": ANY_CARD}

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


class Power:
    """A passive power: its bit, and what a card with it does."""

    def __init__(self, bit: int, help: str) -> None:  # noqa: A002 - it is help
        self.bit = bit
        self.help = help


POWERS = {
    "kids_are_sweet_and_rotten": Power(
        SWEET_AND_ROTTEN, "Each of your kids counts as Sweet and as Rotten."
    ),
    "kids_are_boys_and_girls": Power(
        BOYS_AND_GIRLS, "Each of your kids counts as a Boy and as a Girl."
    ),
    "kids_collect_double": Power(COLLECT_DOUBLE, "On your turn your kids collect twice as much."),
    "doubles_pay": Power(
        DOUBLES_PAY, "When you roll doubles, collect as many souls as one die shows."
    ),
    "roll_again": Power(
        ROLL_AGAIN, "You may roll again once on each of your turns, before anything activates."
    ),
    "animals_pay": Power(ANIMALS_PAY, "Collect a soul for each Animal you gain."),
    "protected": Power(PROTECTED, "Opponents' cards cannot steal from you or make you discard."),
    "hatches": Power(
        HATCHES, "Discarded when summoned; put one of the top three Demons into play instead."
    ),
    "opponents_snuff_one_more": Power(
        DEARER_SUMMONS, "Opponents snuff one more card to summon on their turn."
    ),
}


class CardFilter:
    """A description of cards: of any of these kinds, and with all of these dispositions."""

    __slots__ = ("disposition", "kinds", "text")

    def __init__(self, text: str, kinds: int, disposition: int) -> None:
        """`text` is the description in card files."""
        self.text = text
        self.kinds = kinds
        self.disposition = disposition

    def fits(self, traits: int) -> bool:
        """Whether a card with these traits fits."""
        return traits & self.kinds != 0 and traits & self.disposition == self.disposition

    @property
    def word(self) -> str:
        """The selector in the catalogues: `sweet-kid`."""
        return self.text.replace(" ", "-")


NOTHING: Final = CardFilter("", 0, 0)
ANYTHING: Final = CardFilter("card", ANY_CARD, 0)


def read_card_filter(text: str) -> CardFilter | None:
    """`"kid"`, `"sweet girl"`, `"card"` ... as a description; None if it is not one."""
    words = text.split()
    disposition = 0
    if len(words) == 2 and words[0] in DISPOSITIONS:
        disposition = DISPOSITIONS[words.pop(0)]
    if len(words) != 1 or words[0] not in NOUNS:
        return None
    kinds = NOUNS[words[0]]
    return None if disposition and kinds & ~KID else CardFilter(text, kinds, disposition)


class Condition:
    """How many cards that fit the owner must have, perhaps besides the card itself."""

    __slots__ = ("card_filter", "least", "most", "others")

    def __init__(self, card_filter: CardFilter, least: int, most: int, others: bool) -> None:
        """Between `least` and `most` cards, both included."""
        self.card_filter = card_filter
        self.least = least
        self.most = most
        self.others = others


class Design(Card):
    """What is printed on a card, and how many copies are in the box."""

    def __init__(self, id: str, kind: str, copies: int, emblem: str = "") -> None:  # noqa: A002 - the public name
        """The rest is filled in by `read_design`."""
        super().__init__(id, kind, copies, emblem)
        self.disposition = ""
        self.on: list[int] = []
        self.conditions: list[Condition] = []  # any of them is enough
        self.steps: list[Verb] = []
        self.passive = ""

    def figures(self) -> dict[str, int | str]:
        """The totals that activate it, of which a passive Demon has none; sweet or rotten."""
        figures: dict[str, int | str] = {}
        if self.on:
            figures["on"] = "/".join(str(total) for total in self.on)
        if self.disposition:
            figures["disposition"] = self.disposition
        return figures

    @property
    def traits(self) -> int:
        """Kind and disposition as bits."""
        return KINDS[self.kind] | DISPOSITIONS.get(self.disposition, 0)

    @property
    def powers(self) -> int:
        """The passive power as a bit, if it has one."""
        return POWERS[self.passive].bit if self.passive else 0


class Box:
    """Cards and settings of one configuration."""

    def __init__(self, designs: list[Design], players: int, settings: dict[str, Value]) -> None:
        """Number the cards and check that what the options ask for is there."""
        self.designs = designs
        self.players = players
        self._number_cards()
        self._read_settings(settings)
        self._check_players()
        self._check_counts()

    def _number_cards(self) -> None:
        """One row of each table per card."""
        self.design_of: list[int] = []
        self.first_copy: list[int] = []  # by design
        self.traits: list[int] = []
        self.totals: list[int] = []  # bit n is set if a total of n activates the card
        self.powers: list[int] = []
        self.steps: list[list[Verb]] = []
        self.conditions: list[list[Condition]] = []
        self.only_collects: list[bool] = []
        for index, design in enumerate(self.designs):
            self.first_copy.append(len(self.design_of))
            for _ in range(design.copies):
                self.design_of.append(index)
                self.traits.append(design.traits)
                self.totals.append(sum(1 << total for total in design.on))
                self.powers.append(design.powers)
                self.steps.append(design.steps)
                self.conditions.append(design.conditions)
                self.only_collects.append(all(step.only_collects for step in design.steps))
        self.cards = range(len(self.design_of))
        self.candles = [card for card in self.cards if self.traits[card] & CANDLE]
        self.demons = [card for card in self.cards if self.traits[card] & DEMON]
        self.block_cards = [card for card in self.cards if self.traits[card] & BLOCK_CARD]
        self.demon_index = {card: index for index, card in enumerate(self.demons)}

    def _read_settings(self, settings: dict[str, Value]) -> None:
        """The options as typed attributes."""
        self.souls = int(settings["souls"])
        self.later_souls = int(settings["later_souls"])
        self.starter_demons = bool(settings["starter_demons"])
        self.french = settings["edition"] == "french"
        self.demons_to_win = int(settings["demons"])
        self.hand = int(settings["hand"]) or self.demons_to_win
        self.chosen_candles = settings["candles"] == "chosen"
        self.second_candle = bool(settings["second_candle"])
        self.beginners_candle = bool(settings["beginners_candle"])
        self.newcomer = int(settings["newcomer"])
        self.teams = bool(settings["teams"])
        self.team_size = 2 if self.teams else 1

    def _check_players(self) -> None:
        """Some options are for some numbers of players only (LSD 9.2 to 9.5)."""
        for option, chosen, wanted in (
            ("teams", self.teams, 4),
            ("second_candle", self.second_candle, 2),
        ):
            if chosen and self.players != wanted:
                raise _refused(
                    option, "true", Phrase("with-so-many-players", players=self.players, n=wanted)
                )
        if self.newcomer >= self.players:
            raise _refused(
                "newcomer", str(self.newcomer + 1), Phrase("a-seat-or-nobody", last=self.players)
            )
        if self.newcomer >= 0 and not self.beginners_candle:
            raise _refused("newcomer", str(self.newcomer + 1), Phrase("nobody-without-candle"))

    def _check_counts(self) -> None:
        """What the options ask for must be in the box (LSD 9.1 to 9.3)."""
        if self.players * self.hand > len(self.demons):
            most = len(self.demons) // self.players
            expected = Phrase(
                "few-demons", players=self.players, demons=len(self.demons), most=most
            )
            raise _refused("hand", str(self.hand), expected)
        if self.newcomer >= 0 and self.card_called("beginners_candle") not in self.candles:
            raise OptionError("no-beginners-candle")
        wanted = self.players * self.candles_each
        if len(self.candles_in_game) < wanted:
            raise OptionError(
                "few-candles",
                {"left": len(self.candles_in_game), "players": self.players, "wanted": wanted},
            )
        if len(self.block_cards) < BLOCK_PLACES:
            raise OptionError(
                "few-block-cards", {"least": BLOCK_PLACES, "found": len(self.block_cards)}
            )

    @property
    def candles_each(self) -> int:
        """How many candles a player has (LSD 9.2)."""
        return 2 if self.second_candle else 1

    @property
    def candles_in_game(self) -> list[int]:
        """The candles that may be dealt (LSD 9.3)."""
        if self.beginners_candle:
            return self.candles
        return [candle for candle in self.candles if self.name(candle) != "beginners_candle"]

    def card_called(self, name: str) -> int:
        """The first copy of a design by its id, or NO_CARD."""
        for index, design in enumerate(self.designs):
            if design.id == name and design.copies:
                return self.first_copy[index]
        return NO_CARD

    def design(self, card: int) -> Design:
        """What is printed on the card."""
        return self.designs[self.design_of[card]]

    def name(self, card: int) -> str:
        """The id of the card's design."""
        return self.designs[self.design_of[card]].id

    def copy(self, card: int) -> int:
        """Which copy of its design the card is, from 0."""
        return card - self.first_copy[self.design_of[card]]


def _refused(option: str, value: str, expected: Phrase) -> OptionError:
    """An error for a value that other options do not allow."""
    return OptionError("option-value", {"option": option, "value": value, "expected": expected})
