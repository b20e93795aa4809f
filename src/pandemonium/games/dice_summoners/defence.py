"""Damage: tokens first, as the defender chooses, then health (DS 5.1 to 5.5, 12.2).

The defender is asked slot by slot how many tokens go, so every split is reached in just one way.
"""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Flag, Number, Part, slots
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import Args, Refusal
from pandemonium.games.dice_summoners import elements, events, plans
from pandemonium.games.dice_summoners.components import ALL_SLOTS, NO_SLOT, SLOTS
from pandemonium.games.dice_summoners.questions import Question
from pandemonium.games.dice_summoners.state import DiceSummonersState

ANSWER_FIRST: Final = Refusal("DS 5.2", "answer-first")
TOO_MANY_TOKENS: Final = Refusal("DS 5.2", "too-many-tokens")
TOKENS_FIRST: Final = Refusal("DS 5.1", "tokens-first")
EMPTY_SLOTS: Final = Refusal("DS 12.2", "empty-the-slot")

MAX_DAMAGE: Final = 99

HIT_FIELDS = (
    Number("damage", 1, MAX_DAMAGE),
    Flag("steals"),
    Number("slot", -1, ALL_SLOTS - 1),
    Number("number", 0, MAX_DAMAGE),
)


class Hit:
    """Damage as it was dealt: from which slot, -1 for a curse, of which copy. It never changes."""

    __slots__ = slots(HIT_FIELDS)

    def __init__(
        self, damage: int = 1, steals: bool = False, slot: int = NO_SLOT, number: int = 0
    ) -> None:
        """`steals`: the attacker gains the health that is lost."""
        self.damage = damage
        self.steals = steals
        self.slot = slot
        self.number = number


class LoseTokens(Question):
    """How many tokens the defender loses from one slot (DS 5.2)."""

    __slots__ = ("exact", "hit", "left", "slot")

    saved_name = "LoseTokens"
    key = "lose"
    clause = "DS 5.2"
    optimizes_legal = True
    FIELDS = (
        Part("hit", Hit, HIT_FIELDS),
        Number("left", 1, MAX_DAMAGE),
        Number("slot", 0, ALL_SLOTS - 1),
        Flag("exact"),
    )

    def __init__(
        self, seat: int, card: int, hit: Hit, left: int, slot: int, exact: bool = False
    ) -> None:
        """`card` deals the damage; `left` is how much of it remains.

        `exact` means that the tokens of later slots must take just what is left (DS 12.2).
        """
        super().__init__(seat, card)
        self.hit = hit
        self.left = left
        self.slot = slot
        self.exact = exact

    def most(self, state: DiceSummonersState) -> int:
        """The most tokens that can be lost: what is there, or what is needed."""
        tokens = state.seats[self.seat].tokens[self.slot]
        return tokens if tokens < self.left else self.left

    def candidates(self, state: DiceSummonersState) -> list[Action]:
        return state.actions.lose[: self.most(state) + 1]

    def legal(self, state: DiceSummonersState) -> list[Action]:
        """By the rulebook a range: at least what later slots cannot take, at most all."""
        if state.box.online:
            return [
                candidate
                for candidate in self.candidates(state)
                if self.refusal(state, candidate) is None
            ]
        most = self.most(state)
        least = self.left - self.later(state)
        return state.actions.lose[min(max(least, 0), most) : most + 1]

    def refusal(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        if action.kind != self.key:
            return ANSWER_FIRST
        lost = action.arg
        most = self.most(state)
        if lost > most:
            return TOO_MANY_TOKENS
        if state.box.online:
            return None if self._empties_slots(state, lost) else EMPTY_SLOTS
        if lost == most or lost + self.later(state) >= self.left:
            return None
        return TOKENS_FIRST

    def later(self, state: DiceSummonersState) -> int:
        """The tokens on the slots after this one."""
        tokens = state.seats[self.seat].tokens
        later = 0
        for slot in range(self.slot + 1, ALL_SLOTS):
            later += tokens[slot]
        return later

    def _empties_slots(self, state: DiceSummonersState, lost: int) -> bool:
        """Whether the amount fits emptying slot after slot in some order (DS 12.2).

        A slot may give only part of its tokens if that ends the damage; the slots emptied before it
        may come later in our order, and then they must make up exactly the difference (`exact`).
        """
        tokens = state.seats[self.seat].tokens
        if not self.exact and lost in (0, self.most(state)):
            return True
        if self.exact and lost not in (0, tokens[self.slot]):
            return False
        sums = 1  # bit n is set if some of the later slots hold n tokens together
        for other in range(self.slot + 1, ALL_SLOTS):
            sums |= sums << tokens[other]
        return sums >> self.left - lost & 1 == 1

    def perform(self, state: DiceSummonersState, action: Action) -> None:
        """Remove the tokens, then ask about the next slot."""
        lost = action.arg
        owner = state.seats[self.seat]
        exact = self.exact or (state.box.online and 0 < lost < self.most(state))
        if lost:
            owner.tokens[self.slot] -= lost
            if state.recording:
                place = self.slot // SLOTS
                name, copy = state.box.name(owner.cards[place]), owner.numbers[place] + 1
                at = elements.slot_at(self.seat, self.slot)
                state.emit(events.TokensLost(self.seat, name, copy, lost, at))
        ask_next(state, self.seat, self.card, self.hit, self.left - lost, self.slot + 1, exact)

    def touches(self, state: DiceSummonersState, action: Action) -> list[str]:
        if action.kind == self.key:
            return [elements.slot_at(self.seat, self.slot)]
        return super().touches(state, action)

    def preview(self, state: DiceSummonersState, action: Action) -> Args:
        """Tokens that go, and the health that is lost whatever follows."""
        if action.kind != self.key:
            return {}
        rest = max(0, self.left - action.arg - self.later(state))
        return {"broken": action.arg, "health": min(rest, state.seats[self.seat].health)}

    def plans(self, state: DiceSummonersState) -> list[Plan]:
        return plans.split_plans(state, self)

    def answers_for(self, state: DiceSummonersState, split: dict[int, int]) -> list[Action]:
        """The answers that make a split, without what is not asked; empty: it is not allowed."""
        copy = plans.trial(state)
        actions: list[Action] = []
        while not copy.ended:
            decision = copy.decision
            if not isinstance(decision, LoseTokens) or decision.hit is not self.hit:
                break
            action = state.actions.lose[split.get(decision.slot, 0)]
            if not copy.is_legal(action):
                return []
            actions.append(action)
            copy.apply_unchecked(action)
        return actions

    def question_key(self, state: DiceSummonersState) -> str:
        """Whether a curse, an ability or a spell strikes."""
        if self.hit.slot == NO_SLOT:
            return "lose-curse"
        return "lose-spell" if self._attacking_spell(state) else "lose"

    def _attacking_spell(self, state: DiceSummonersState) -> str:
        """The spell that strikes; empty for a curse or an ability."""
        if self.hit.slot == NO_SLOT:
            return ""
        return state.box.designs[self.card].slots[self.hit.slot % SLOTS].spell

    def question_args(self, state: DiceSummonersState) -> Args:
        """Who strikes with what, where tokens lie, and how many more are still to come."""
        owner = state.seats[self.seat]
        place = self.slot // SLOTS
        spell = state.slot(self.seat, self.slot).spell
        return {
            "n": self.left,
            "damage": self.hit.damage,
            "partly": "yes" if self.left < self.hit.damage else "no",
            "steals": "yes" if self.hit.steals else "no",
            "copy": self.hit.number + 1,
            "spell_card": self._attacking_spell(state),
            "slot": self.slot,
            "at": elements.slot_at(self.seat, self.slot),
            "own_card": state.box.name(owner.cards[place]),
            "own_copy": owner.numbers[place] + 1,
            "own_is_spell": "yes" if spell else "no",
            "own_spell_card": spell,
            "tokens": owner.tokens[self.slot],
            "later": self.later(state),
            "total": sum(owner.tokens),
        }


def expected_loss(state: DiceSummonersState, victim: int, damage: int) -> tuple[int, int]:
    """The tokens and the health that damage will take, however its victim splits it."""
    owner = state.seats[victim]
    tokens = min(damage, sum(owner.tokens))
    return tokens, min(damage - tokens, owner.health)


def strike(
    state: DiceSummonersState, victim: int, damage: int, steals: bool, card: int, slot: int
) -> None:
    """Deal damage from a slot of the other player, or with NO_SLOT from a curse."""
    attacker = 1 - victim
    number = 0
    if slot != NO_SLOT:
        number = state.seats[attacker].numbers[slot // SLOTS]
    if state.recording:
        source = elements.curse_at(victim) if slot == NO_SLOT else elements.slot_at(attacker, slot)
        name = state.box.name(card)
        state.emit(events.Struck(attacker, victim, name, damage, source))
    if damage > 0:
        ask_next(state, victim, card, Hit(damage, steals, slot, number), damage, 0, False)


def ask_next(
    state: DiceSummonersState, victim: int, card: int, hit: Hit, left: int, slot: int, exact: bool
) -> None:
    """Ask about the next slot that has tokens; without one, the rest costs health."""
    if left <= 0:
        return
    tokens = state.seats[victim].tokens
    while slot < ALL_SLOTS:
        if tokens[slot] > 0:
            state.todo.append(LoseTokens(victim, card, hit, left, slot, exact))
            return
        slot += 1
    wound(state, victim, left, hit.steals, card)


def wound(state: DiceSummonersState, victim: int, damage: int, steals: bool, card: int) -> None:
    """Reduce health, down to 0; a thief gains exactly what was lost (DS 5.3, 5.5)."""
    owner = state.seats[victim]
    lost = damage if damage < owner.health else owner.health
    owner.health -= lost
    if state.recording:
        state.emit(events.HealthLost(victim, state.box.name(card), lost, owner.health))
    if steals:
        state.heal(1 - victim, lost, card)
    if owner.health == 0:
        state.win(1 - victim, "health")
