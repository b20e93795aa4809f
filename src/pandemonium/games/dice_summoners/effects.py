"""What the verbs of slots do: one class for each, with everything about it.

What auras raise is in `auras.py`, what curses do in `curses.py`.
"""

from typing import Final

from pandemonium.engine.errors import Phrase, short_repr
from pandemonium.engine.formats.pack import CardEntry
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.dice_summoners import defence, elements, events
from pandemonium.games.dice_summoners.components import (
    KINDS,
    MAX_HEALTH,
    MAX_VALUE,
    NO_PLACE,
    SETS,
    SLOTS,
)
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.slot_rules import RITUAL_CAST
from pandemonium.games.dice_summoners.state import DiceSummonersState, Use
from pandemonium.games.dice_summoners.verbs import Verb

TOKENS_LEFT: Final = Refusal("DS 5.6", "tokens-left")
NO_ROOM: Final = Refusal("DS 7.1", "no-room")
DECKS_EMPTY: Final = Refusal("DS 8.2", "decks-empty")

TAKEN: Final = ("basic", "advanced", "spell_set", "ritual", "aura", "curse")  # or a mythic's id


class Valued(Verb):
    """A verb with a printed value."""

    @classmethod
    def read(cls, entry: CardEntry, field: str, table: dict[str, object]) -> Verb:
        return cls(entry.check_number(f"{field}.value", table.get("value"), 1, MAX_VALUE))


class Attack(Valued):
    """Deal damage to the opponent (DS 5.1)."""

    name = "attack"
    help = "Deal `value` damage to the opponent; tokens take it first."
    deals_damage = True

    def perform(
        self, state: DiceSummonersState, seat: int, card: int, use: Use, worth: int
    ) -> None:
        defence.strike(state, 1 - seat, worth, False, card, use.slot)

    def preview(self, state: DiceSummonersState, seat: int, worth: int) -> Args:
        tokens, health = defence.expected_loss(state, 1 - seat, worth)
        lethal = 1 if health == state.seats[1 - seat].health else 0
        return {"damage": worth, "broken": tokens, "health": health, "lethal": lethal}


class Steal(Attack):
    """Deal damage and gain the health that is lost (DS 5.5)."""

    name = "steal"
    help = "Deal `value` damage and gain the health that the opponent loses."

    def perform(
        self, state: DiceSummonersState, seat: int, card: int, use: Use, worth: int
    ) -> None:
        defence.strike(state, 1 - seat, worth, True, card, use.slot)

    def preview(self, state: DiceSummonersState, seat: int, worth: int) -> Args:
        _, health = defence.expected_loss(state, 1 - seat, worth)
        gained = min(health, MAX_HEALTH - state.seats[seat].health)
        return {**super().preview(state, seat, worth), "gained": gained}


class Heal(Valued):
    """Gain health, up to the limit (DS 5.4)."""

    name = "heal"
    help = "Gain `value` health, up to 30."

    def perform(
        self,
        state: DiceSummonersState,
        seat: int,
        card: int,
        use: Use,  # noqa: ARG002 - as the base has it
        worth: int,
    ) -> None:
        state.heal(seat, worth, card)

    def preview(self, state: DiceSummonersState, seat: int, worth: int) -> Args:
        return {"gained": min(worth, MAX_HEALTH - state.seats[seat].health)}


class Defend(Valued):
    """Put tokens on the slot (DS 5.6)."""

    name = "defend"
    help = "Put tokens worth `value` on the slot, if none is left there."
    places_tokens = True

    def refusal(self, state: DiceSummonersState, owner: Seat, slot: int) -> Refusal | None:  # noqa: ARG002 - as the base has it
        return TOKENS_LEFT if owner.tokens[slot] else None

    def perform(
        self, state: DiceSummonersState, seat: int, card: int, use: Use, worth: int
    ) -> None:
        """Place the tokens, unless the card itself was given up for them."""
        owner = state.seats[seat]
        if owner.cards[use.slot // SLOTS] == NO_CARD:
            return
        owner.tokens[use.slot] = worth
        if state.recording:
            at = elements.slot_at(seat, use.slot)
            copy = owner.numbers[use.slot // SLOTS] + 1
            state.emit(events.TokensPlaced(seat, state.box.name(card), copy, worth, at))

    def preview(self, state: DiceSummonersState, seat: int, worth: int) -> Args:  # noqa: ARG002 - as the base has it
        return {"tokens": worth}


class Take(Verb):
    """Take a card from a deck (DS 8.1)."""

    __slots__ = ("what",)

    name = "take"
    fields = ("takes",)
    kinds = SETS
    help = (
        "Spells only: take a card from a deck. `takes` is a kind of card, or on a ritual the id of "
        "its mythic. A curse goes to the opponent, all else to yourself."
    )

    def __init__(self, what: str) -> None:
        """`what` is a kind of card, or a mythic."""
        super().__init__(0)
        self.what = what

    @classmethod
    def read(cls, entry: CardEntry, field: str, table: dict[str, object]) -> Verb:
        """With what it takes; `Reader` checks later that a ritual's mythic exists."""
        what = table.get("takes")
        if entry.fields.get("kind") != "ritual":
            return Take(entry.check_word(f"{field}.takes", what, TAKEN))
        if not isinstance(what, str) or what in KINDS:
            raise entry.error(f"{field}.takes", Phrase("expected-mythic", value=short_repr(what)))
        return Take(what)

    def refusal(self, state: DiceSummonersState, owner: Seat, slot: int) -> Refusal | None:
        """Some card must be left to take, and a creature needs room (DS 7.1, 8.2, 8.4)."""
        card = owner.cards[slot // SLOTS]
        takes = state.box.takes[card][slot % SLOTS]
        supply = state.supply
        left = False
        for taken in takes:
            if supply[taken] > 0:
                left = True
                break
        if not left:
            return RITUAL_CAST if state.box.designs[card].is_ritual else DECKS_EMPTY
        if state.box.online or not state.box.designs[takes[0]].is_creature:
            return None
        if state.box.designs[card].slots[slot % SLOTS].gives or owner.free_place(0) != NO_PLACE:
            return None
        return NO_ROOM

    def perform(
        self,
        state: DiceSummonersState,
        seat: int,
        card: int,  # noqa: ARG002 - as the base has it
        use: Use,
        worth: int,  # noqa: ARG002 - as the base has it
    ) -> None:
        """Put the chosen card where it belongs."""
        taken = use.take
        design = state.box.designs[taken]
        owner = state.seats[seat]
        if design.curse is not None:
            curse(state, seat, taken)
        elif design.aura is not None:
            leave(state, seat, owner.aura, elements.aura_at(seat))
            state.supply[taken] -= 1
            owner.aura = taken
            if state.recording:
                state.emit(events.AuraLearned(seat, design.id))
        else:
            state.put(seat, owner.free_place(design.first_place), taken)


def curse(state: DiceSummonersState, seat: int, card: int) -> None:
    """Curse the other player, for the printed number of turns (DS 7.5)."""
    victim = state.seats[1 - seat]
    leave(state, 1 - seat, victim.curse, elements.curse_at(1 - seat))
    state.supply[card] -= 1
    victim.curse = card
    victim.curse_turns = state.box.designs[card].turns
    if state.recording:
        name = state.box.name(card)
        state.emit(events.CurseCast(seat, 1 - seat, name, victim.curse_turns))


def leave(state: DiceSummonersState, seat: int, card: int, at: str) -> None:
    """Discard an aura or curse that another replaces."""
    if card != NO_CARD:
        state.gone.append(card)
        if state.recording:
            state.emit(events.CardDiscarded(seat, state.box.name(card), at, []))


VERBS: Final[tuple[type[Verb], ...]] = (Attack, Steal, Heal, Defend, Take)
