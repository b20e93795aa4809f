"""The box: everything about one configuration that never changes, as tables indexed by card number.

Cards are numbered design by design, copy by copy. The same numbers name cards in notation: number
`first_copy[design] + k` in an action means "the (k+1)-th card of that design lying there", so that
`snuff dog` is any dog as long as dogs do not differ, and `snuff dog 2` exists where they do.
"""

from typing import Final

from pandemonium.engine.action import Action, ActionTable
from pandemonium.engine.errors import OptionError
from pandemonium.engine.options import Value
from pandemonium.games.lets_summon_demons import vocabulary as v
from pandemonium.games.lets_summon_demons.cards import Design, Step

BLOCK_PLACES: Final = 5
BUY_COST: Final = 3
SNUFFED: Final = 3
SOULS_TO_WIN: Final = 10
DEMONS_TO_WIN: Final = 3
DEMONS_SEEN_BY_THE_EGG: Final = 3
MOST_BRANCHES: Final = 4
LONGEST_CHAIN: Final = 4  # LSD 3.12


class Box:
    """Cards, actions and settings of one configuration."""

    def __init__(self, designs: list[Design], players: int, settings: dict[str, Value]) -> None:
        """Number the cards and make the actions."""
        self.designs = designs
        self.players = players
        self._number_cards()
        self._read_settings(settings)
        self._check_counts()

    def _number_cards(self) -> None:
        """One row of each table per card."""
        self.design_of: list[int] = []
        self.first_copy: list[int] = []
        self.traits: list[int] = []
        self.totals: list[int] = []  # bit n is set if a total of n activates the card
        self.powers: list[int] = []
        self.steps: list[list[Step]] = []
        self.only_collects: list[bool] = []
        for index, design in enumerate(self.designs):
            self.first_copy.append(len(self.design_of))
            for _ in range(design.copies):
                self.design_of.append(index)
                self.traits.append(design.traits)
                self.totals.append(sum(1 << total for total in design.on))
                self.powers.append(v.POWERS.get(design.passive, 0))
                self.steps.append(design.steps)
                self.only_collects.append(design.only_collects)
        self.cards = range(len(self.design_of))
        self.candles = [card for card in self.cards if self.traits[card] & v.CANDLE]
        self.demons = [card for card in self.cards if self.traits[card] & v.DEMON]
        self.block_cards = [card for card in self.cards if self.traits[card] & v.BLOCK_CARD]

    def _read_settings(self, settings: dict[str, Value]) -> None:
        """The options as typed attributes."""
        self.souls = int(settings["souls"])
        self.demons_to_win = int(settings["demons"])
        self.hand = int(settings["hand"]) or self.demons_to_win
        self.chosen_candles = settings["candles"] == "chosen"
        self.second_candle = bool(settings["second_candle"])
        self.beginners_candle = bool(settings["beginners_candle"])
        self.newcomer = int(settings["newcomer"])
        self.starter_demons = bool(settings["starter_demons"])
        self.teams = bool(settings["teams"])
        self.french = settings["edition"] == "french"
        self.team_size = 2 if self.teams else 1

    def _check_counts(self) -> None:
        """What the options ask for must be in the box (LSD 9.1 to 9.5)."""
        if self.teams and self.players != 4:
            raise OptionError(
                f"option teams: true is not allowed with {self.players} players; it takes 4 players"
            )
        if self.second_candle and self.players != 2:
            raise OptionError(
                f"option second_candle: true is not allowed with {self.players} players; "
                "it takes 2 players"
            )
        if self.hand < self.demons_to_win:
            raise OptionError(
                f"option hand: {self.hand} is not allowed with demons = {self.demons_to_win}; "
                "it takes 0 (as many as are needed to win) or at least that many"
            )
        if self.players * self.hand > len(self.demons):
            raise OptionError(
                f"option hand: {self.hand} is not allowed with {self.players} players; "
                f"there are {len(self.demons)} Demons, "
                f"so it takes at most {len(self.demons) // self.players}"
            )
        if self.newcomer >= self.players:
            raise OptionError(
                f"option newcomer: {self.newcomer} is not allowed; "
                f"it takes a seat from 0 to {self.players - 1}, or -1"
            )
        if self.newcomer >= 0 and not self.beginners_candle:
            raise OptionError(
                f"option newcomer: {self.newcomer} is not allowed with beginners_candle = false; "
                "it takes -1"
            )
        if self.newcomer >= 0 and self.card_called("beginners_candle") not in self.candles:
            raise OptionError("option newcomer: there is no card beginners_candle in this box")
        wanted = self.players * self.candles_each
        if len(self.candles_in_game) < wanted:
            raise OptionError(
                f"option beginners_candle: {len(self.candles_in_game)} candles are left, "
                f"but {self.players} players need {wanted}"
            )
        if len(self.block_cards) < BLOCK_PLACES:
            raise OptionError(
                f"option cards: the box needs at least {BLOCK_PLACES} kids and Animals, "
                f"not {len(self.block_cards)}"
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
        """The first copy of a design by its id, or -1."""
        for index, design in enumerate(self.designs):
            if design.id == name and design.copies:
                return self.first_copy[index]
        return -1

    def design(self, card: int) -> Design:
        """What is printed on the card."""
        return self.designs[self.design_of[card]]

    def name(self, card: int) -> str:
        """The id of the card's design."""
        return self.design(card).id


# Families of actions, in the order in which `Moves` adds them.
ROLL: Final = 0
END: Final = 1
REROLL: Final = 2
KEEP: Final = 3
ACCEPT: Final = 4
DECLINE: Final = 5
DONE: Final = 6
BUY: Final = 7
TAKE: Final = 8
REPLACE: Final = 9
CHOOSE: Final = 10
TARGET: Final = 11
STEAL_SOUL: Final = 12
CANDLE: Final = 13
SUMMON: Final = 14
ACTIVATE: Final = 15
SNUFF: Final = 16
DISCARD: Final = 17
STEAL_CARD: Final = 18
PASS: Final = 19


class Moves:
    """The actions of one configuration, by verb."""

    def __init__(self, box: Box, table: ActionTable) -> None:
        """Add every action to the table."""
        places = [str(place + 1) for place in range(BLOCK_PLACES)]
        seats = [f"p{seat + 1}" for seat in range(box.players)]
        names = _card_names(box)
        self.roll = table.add("roll", confirm=True)
        self.end = table.add("end", confirm=True)
        self.reroll = table.add("reroll")
        self.keep = table.add("keep")
        self.accept = table.add("accept")
        self.decline = table.add("decline")
        self.done = table.add("done")
        self.buy = table.add_each("buy", places)
        self.take = table.add_each("take", places)
        self.replace = table.add_each("replace", places)
        self.choose = table.add_each("choose", [str(i + 1) for i in range(MOST_BRANCHES)])
        self.target = table.add_each("target", seats)
        self.steal_soul = table.add_each("steal", [*seats, "supply"])  # the supply is last
        self.candle = table.add_each("candle", [names[card] for card in box.candles])
        demons = [design.id for design in box.designs if design.kind == "demon" and design.copies]
        self.summon = table.add_each("summon", demons)
        self.activate = table.add_each("activate", names)
        self.snuff = table.add_each("snuff", names)
        self.discard = table.add_each("discard", names)
        self.steal_card = table.add_each("steal", names)
        self.hand_over = table.add_each("pass", names)
        self.first_of_a_turn = [self.roll, *self.buy]
        self.summon_of = _summon_by_card(box, self.summon, demons)


def _card_names(box: Box) -> list[str]:
    """What each card number is called in notation: `dog`, `dog 2`, ..."""
    names = []
    for card in box.cards:
        copy = card - box.first_copy[box.design_of[card]]
        names.append(box.name(card) if copy == 0 else f"{box.name(card)} {copy + 1}")
    return names


def _summon_by_card(box: Box, summon: list[Action], demons: list[str]) -> list[Action]:
    """The summon action of each card number; for cards that are no Demons it is never used."""
    return [
        summon[demons.index(box.name(card))] if box.name(card) in demons else summon[0]
        for card in box.cards
    ]
