"""What the verbs of the cards do: one class for each, with all that there is to know about it."""

from typing import ClassVar, Final

from pandemonium.engine.errors import Phrase
from pandemonium.engine.pack import Entry, shown
from pandemonium.engine.task import Refusal
from pandemonium.games.dice_summoners import defence, elements, events
from pandemonium.games.dice_summoners.components import (
    KINDS,
    NOTHING,
    SLOTS,
    Aura,
    Curse,
    Deed,
    Design,
    Slot,
)
from pandemonium.games.dice_summoners.state import DiceSummonersState, Seat, Use

TOKENS_LEFT: Final = Refusal("DS 5.6", "tokens-left")
NO_ROOM: Final = Refusal("DS 7.1", "no-room")
DECKS_EMPTY: Final = Refusal("DS 8.2", "decks-empty")
RITUAL_CAST: Final = Refusal("DS 8.4", "ritual-cast")
NO_COMBAT_SPELLS: Final = Refusal("DS 10.5", "in-the-web")
NO_HEALING: Final = Refusal("DS 10.6", "no-healing")

MOST_VALUE: Final = 20
TAKEN: Final = ("basic", "advanced", "spell_set", "ritual", "aura", "curse")  # or a mythic's id
SCOPES: Final = ("basic", "advanced", "mythic", "creatures", "spell_set")


# ---------------------------------------------------------------------- what slots do


class Valued(Deed):
    """A deed that is worth a number."""

    __slots__ = ()

    @classmethod
    def read(cls, entry: Entry, field: str, told: dict[str, object]) -> Deed:
        """With its value."""
        return cls(entry.check_number(f"{field}.value", told.get("value"), 1, MOST_VALUE))


class Attack(Valued):
    """Deal damage (DS 5.1)."""

    __slots__ = ()

    name = "attack"
    help = "Deal `value` damage to the opponent; tokens take it first."

    def perform(
        self, state: DiceSummonersState, seat: int, card: int, use: Use, worth: int
    ) -> None:
        """Strike the other player."""
        defence.strike(state, 1 - seat, worth, False, card, use.slot)


class Steal(Valued):
    """Deal damage and gain the health that is lost (DS 5.5)."""

    __slots__ = ()

    name = "steal"
    help = "Deal `value` damage and gain the health that the opponent loses."

    def perform(
        self, state: DiceSummonersState, seat: int, card: int, use: Use, worth: int
    ) -> None:
        """Strike the other player."""
        defence.strike(state, 1 - seat, worth, True, card, use.slot)


class Heal(Valued):
    """Gain health (DS 5.4)."""

    __slots__ = ()

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
        """Health comes back."""
        state.heal(seat, worth, card)


class Defend(Valued):
    """Put tokens on the slot (DS 5.6)."""

    __slots__ = ()

    name = "defend"
    help = "Put tokens worth `value` on the slot, if none is left there."

    def refusal(self, state: DiceSummonersState, own: Seat, slot: int) -> Refusal | None:  # noqa: ARG002 - as the base has it
        """Not while any token is left there."""
        return TOKENS_LEFT if own.tokens[slot] else None

    def perform(
        self, state: DiceSummonersState, seat: int, card: int, use: Use, worth: int
    ) -> None:
        """The tokens come, unless the very card was given up for them."""
        own = state.seats[seat]
        if own.cards[use.slot // SLOTS] == NOTHING:
            return
        own.tokens[use.slot] = worth
        if state.recording:
            at = elements.slot_at(seat, use.slot)
            state.happened(events.TokensPlaced(seat, state.box.name(card), worth, at))


class Take(Deed):
    """Take a card from a deck (DS 8.1)."""

    __slots__ = ("what",)

    name = "take"
    fields = ("takes",)
    help = (
        "Spells only: take a card from a deck. `takes` is a kind of card, or on a ritual the id of "
        "its mythic. A curse goes to the opponent, all else to yourself."
    )

    def __init__(self, what: str) -> None:
        """`what` is a kind of card, or a mythic."""
        super().__init__(0)
        self.what = what

    @classmethod
    def read(cls, entry: Entry, field: str, told: dict[str, object]) -> Deed:
        """With what it takes; that a ritual's mythic is there is looked at when all are read."""
        what = told.get("takes")
        if entry.fields.get("kind") != "ritual":
            return Take(entry.check_word(f"{field}.takes", what, TAKEN))
        if not isinstance(what, str) or what in KINDS:
            raise entry.error(f"{field}.takes", Phrase("expected-mythic", value=shown(what)))
        return Take(what)

    def refusal(self, state: DiceSummonersState, own: Seat, slot: int) -> Refusal | None:
        """Some card must be left to take, and a creature needs room (DS 7.1, 8.2, 8.4)."""
        card = own.cards[slot // SLOTS]
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
        if state.box.designs[card].slots[slot % SLOTS].gives or own.free_place(0) != NOTHING:
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
        """The card that was chosen comes to where it belongs."""
        taken = use.take
        design = state.box.designs[taken]
        own = state.seats[seat]
        if design.curse is not None:
            curse(state, seat, taken)
        elif design.aura is not None:
            leave(state, seat, own.aura, elements.aura_at(seat))
            state.supply[taken] -= 1
            own.aura = taken
            if state.recording:
                state.happened(events.AuraLearned(seat, design.id))
        else:
            state.put(seat, own.free_place(design.first_place), taken)


def curse(state: DiceSummonersState, seat: int, card: int) -> None:
    """A curse comes upon the other player and counts its turns afresh (DS 7.5)."""
    victim = state.seats[1 - seat]
    leave(state, 1 - seat, victim.curse, elements.curse_at(1 - seat))
    state.supply[card] -= 1
    victim.curse = card
    victim.curse_turns = state.box.designs[card].turns
    if state.recording:
        name = state.box.name(card)
        state.happened(events.CurseCast(seat, 1 - seat, name, victim.curse_turns))


def leave(state: DiceSummonersState, seat: int, card: int, at: str) -> None:
    """An aura or curse that makes way for another leaves the game."""
    if card != NOTHING:
        state.gone.append(card)
        if state.recording:
            state.happened(events.CardDiscarded(seat, state.box.name(card), at))


DEEDS: Final[tuple[type[Deed], ...]] = (Attack, Steal, Heal, Defend, Take)


# ---------------------------------------------------------------------- what auras raise


class RaiseDeed(Aura):
    """Each deed of one kind on some cards is worth more (DS 9.2, 9.3)."""

    __slots__ = ("deed", "of")

    help: ClassVar[str] = "Each such action of the cards that `of` names is worth `by` more."

    def __init__(self, deed: str, of: str, by: int) -> None:
        """`deed` is the verb, `of` the cards."""
        super().__init__(by)
        self.deed = deed
        self.of = of

    def bonus(self, design: Design, slot: Slot) -> int:
        """For its verb on its cards."""
        fits = design.kind == self.of or (design.is_creature and self.of == "creatures")
        return self.by if fits and slot.does == self.deed else 0


class RaiseSpells(Aura):
    """One combat spell of each spell set is worth more in each turn (DS 9.4)."""

    __slots__ = ()

    help: ClassVar[str] = (
        "In each turn one combat spell of each spell set is worth `by` more; `of` is `spell_set`."
    )

    def __init__(self, by: int) -> None:
        """Its owner says which spell."""
        super().__init__(by)
        self.spell_bonus = by


RAISED: Final = ("attack", "steal", "heal", "defend", "combat")


def read_aura(entry: Entry) -> Aura:
    """What an aura of a card file raises."""
    raised = entry.word("raises", RAISED)
    by = entry.number("by", 1, MOST_VALUE)
    if raised == "combat":
        entry.word("of", ["spell_set"])
        return RaiseSpells(by)
    return RaiseDeed(raised, entry.word("of", SCOPES), by)


# ---------------------------------------------------------------------- what curses do


class Hex(Curse):
    """Fewer blue dice to roll (DS 10.2)."""

    __slots__ = ()

    name = "hex"
    help = "Gain stage: `value` blue dice fewer to roll."

    def takes_dice(self, blue: int) -> int:
        """As far as there are any."""
        return self.value if self.value < blue else blue


class Hurt(Curse):
    """Damage after the roll (DS 10.3)."""

    __slots__ = ()

    name = "hurt"
    help = "Gain stage: `value` damage after the roll."

    def strike(self, state: DiceSummonersState, seat: int, card: int) -> None:
        """The bearer chooses tokens as ever."""
        defence.strike(state, seat, self.value, False, card, NOTHING)


class Drain(Curse):
    """A steal for the other player after the roll (DS 10.4)."""

    __slots__ = ()

    name = "drain"
    help = "Gain stage: `value` damage after the roll; the opponent gains the health lost."

    def strike(self, state: DiceSummonersState, seat: int, card: int) -> None:
        """No aura raises it."""
        defence.strike(state, seat, self.value, True, card, NOTHING)


class NoCombatSpells(Curse):
    """No combat spells (DS 10.5)."""

    __slots__ = ()

    name = "no_combat_spells"
    help = "Combat stage: no combat spells."
    stage = "combat"
    has_value = False

    def bars(self, slot: Slot) -> Refusal | None:
        """The spells of spell sets."""
        return NO_COMBAT_SPELLS if slot.combat else None


class NoHeals(Curse):
    """No heal, of creature or spell (DS 10.6)."""

    __slots__ = ()

    name = "no_heals"
    help = "Combat stage: no heals."
    stage = "combat"
    has_value = False

    def bars(self, slot: Slot) -> Refusal | None:
        """Heals; what a steal gives is none."""
        return NO_HEALING if slot.does == "heal" else None


CURSES: Final[tuple[type[Curse], ...]] = (Hex, Hurt, Drain, NoCombatSpells, NoHeals)


def read_curse(entry: Entry) -> Curse:
    """What a curse of a card file does."""
    verb = entry.word("curse", [one.name for one in CURSES])
    cls = next(one for one in CURSES if one.name == verb)
    if not cls.has_value:
        if "value" in entry.fields:
            raise entry.error("value", Phrase("curse-without-value", curse=verb))
        return cls()
    return cls(entry.number("value", 1, MOST_VALUE))
