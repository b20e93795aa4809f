"""Every action that can occur in one configuration, by verb, and what each kind is about."""

from typing import Final

from pandemonium.engine.action import Action, ActionTable
from pandemonium.engine.task import NO_CARD
from pandemonium.games.dice_summoners.components import NO_NAME, NO_PLACE, SLOTS, Box
from pandemonium.games.dice_summoners.dice import PAYMENTS

# What an action can be about: what its argument means, or else a thing on the table.
SLOT: Final = "slot"  # of a card in front of the player on turn
CARD: Final = "card"  # in front of the player on turn
DECK: Final = "deck"
TOKENS: Final = "tokens"  # how many
DICE: Final = "dice"  # a payment
GAIN: Final = "gain"  # the dice to come
TRAY: Final = "tray"
AURA: Final = "aura"
PREPARED: Final = "prepared"  # the slot of the action being prepared
PLAYER: Final = "player"  # who is asked

SUBJECTS: Final = {
    **dict.fromkeys(("attack", "steal", "heal", "defend", "cast"), SLOT),
    **dict.fromkeys(("give", "replace"), CARD),
    **dict.fromkeys(("boost", "hold"), AURA),
    "roll": GAIN,
    "end": TRAY,
    "take": DECK,
    "lose": TOKENS,
    "pay": DICE,
    "cancel": PREPARED,
}  # by kind of action; PLAYER for those that are not listed


def subject_of(action: Action) -> str:
    """What the actions of this kind are about."""
    return SUBJECTS.get(action.kind, PLAYER)


def uses_slot(action: Action) -> bool:
    """Whether it is an action of a card."""
    return subject_of(action) == SLOT


class Actions:
    """The actions of one configuration.

    By the id of an action, `named` is the name of the card in front of a player that it is about,
    `side` which of the card's slots it uses, and `taken` the design that it takes from a deck.
    """

    def __init__(self, box: Box, table: ActionTable) -> None:
        self.named: list[int] = []
        self.side: list[int] = []
        self.taken: list[int] = []
        self.roll = table.add("roll", confirm=True)
        self.end = table.add("end", confirm=True, ends=True)
        self.surrender = table.add("surrender", confirm=True, ends=True, gives_up=True)
        self.boost = table.add("boost")
        self.hold = table.add("hold")
        for _ in table.actions:
            self._note()
        names = range(len(box.design_of))
        self.use: list[list[Action]] = [[self.end] * SLOTS for _ in names]  # by name and side
        for kind, subject in SUBJECTS.items():
            if subject == SLOT:
                self._add_uses(box, table, kind)
        decks = [d for d, design in enumerate(box.designs) if design.kind != "start_set"]
        self.take: list[Action] = [self.end] * len(box.designs)  # by design
        taken = table.add_each("take", [box.name(design) for design in decks])
        for design, action in zip(decks, taken, strict=True):
            self.take[design] = action
            self._note(taken=design)
        creatures = [n for n in names if box.designs[box.design_of[n]].is_creature]
        placed = [n for n in names if box.designs[box.design_of[n]].first_place != NO_PLACE]
        self.give = self._add_names(box, table, "give", creatures)
        self.replace = self._add_names(box, table, "replace", placed)
        self.lose = table.add_each("lose", [str(n) for n in range(box.most_tokens + 1)])
        self.pay = table.add_each("pay", [payment.text for payment in PAYMENTS])
        self.play_on = table.add("play on")
        self.stop = table.add("stop")
        self.cancel = table.add("cancel", stops=True)

    def _note(self, named: int = NO_NAME, side: int = 0, taken: int = NO_CARD) -> None:
        """Record what the argument of the next action means."""
        self.named.append(named)
        self.side.append(side)
        self.taken.append(taken)

    def _add_uses(self, box: Box, table: ActionTable, kind: str) -> None:
        """Add the actions that use a slot, of one kind."""
        used = [
            (name, slot)
            for name, design in enumerate(box.design_of)
            for slot in box.designs[design].slots
            if kind == ("cast" if slot.spell else slot.does)
        ]
        texts = [box.spell_name(name, slot) for name, slot in used]
        for (name, slot), action in zip(used, table.add_each(kind, texts), strict=True):
            self.use[name][slot.side] = action
            self._note(named=name, side=slot.side)

    def _add_names(self, box: Box, table: ActionTable, verb: str, names: list[int]) -> list[Action]:
        """Add one action per name; returns them by the number of the name."""
        by_name = [self.end] * len(box.design_of)
        texts = [box.name_of(name) for name in names]
        for name, action in zip(names, table.add_each(verb, texts, gives_up=True), strict=True):
            by_name[name] = action
            self._note(named=name)
        return by_name
