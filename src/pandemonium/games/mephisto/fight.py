"""The fight (ME chapter 6): its arithmetic, weapons, discards and favor, and the outcome.

Which hand cards could be discarded is the fighter's secret, so the questions that depend on it are
asked whenever everybody must think them possible.
"""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.mypyc_compat import i64
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.mephisto import events
from pandemonium.games.mephisto.components import (
    CELLS,
    LANES,
    MONSTER,
    MOST_FAVOR,
    ROOM,
    SOLITAIRE_GOAL,
    SPELL,
    WEAPON,
)
from pandemonium.games.mephisto.lanes import gear_in_lane, wear
from pandemonium.games.mephisto.questions import (
    ANSWER_FIRST,
    NOT_IN_HAND,
    CardStep,
    HandQuestion,
    Question,
)
from pandemonium.games.mephisto.state import MephistoState

NO_MONSTER: Final = Refusal("ME 6.1", "no-monster-there")
TOO_WEAK: Final = Refusal("ME 6.6", "too-weak")
NOT_A_WEAPON_THERE: Final = Refusal("ME 6.2", "no-such-weapon-in-lane")
ALREADY_WIELDED: Final = Refusal("ME 6.2", "already-wielded")
NOT_LOADED: Final = Refusal("ME 14.11", "not-loaded")
MORE_IS_NEEDED: Final = Refusal("ME 6.6", "fight-would-fail")
TOO_LITTLE_FAVOR: Final = Refusal("ME 6.6", "spends-too-little")
FAVOR_MISSING: Final = Refusal("ME 1.5", "favor-missing")
DOES_NOT_FIT_WEAPON: Final = Refusal("ME 6.4", "weapon-does-not-take-it")

ONE: Final[i64] = 1


# ---------------------------------------------------------------------- the arithmetic


def attack_of(state: MephistoState, seat: int, weapon: int) -> int:
    """The attack of a weapon now, before discards (ME 6.3)."""
    box = state.box
    attack = box.attack[weapon] + state.enchanted[weapon]
    for pair in state.boosts:
        if pair[0] == weapon:
            attack += box.bonus[pair[1]]
    if box.attack_varies[weapon]:
        attack += box.effect[weapon].bonus_now(state, seat, weapon)
    return attack


def attack_of_all(state: MephistoState, seat: int, weapons: list[int]) -> int:
    """The attack of some weapons together."""
    total = 0
    for weapon in weapons:
        total += attack_of(state, seat, weapon)
    return total


def usable_weapons(state: MephistoState, seat: int, lane: int) -> list[int]:
    """The weapons of a lane that may fight now (ME 6.2, 14.11)."""
    box = state.box
    own = state.seats[seat].gear
    found: list[int] = []
    for slot in range(ROOM * lane, ROOM * lane + ROOM):
        card = own[slot]
        if (
            card >= 0
            and box.kind[card] == WEAPON
            and (not box.needs_loading[card] or box.effect[card].may_fight(state, card))
        ):
            found.append(card)
    return found


def most_with(
    state: MephistoState, seat: int, feeders: list[int], spells: int, monsters: int, favor: int
) -> int:
    """The most that favor, and discards for `feeders` out of so many cards, can add."""
    bonus = state.box.bonus
    if len(feeders) > 1 and bonus[feeders[0]] < bonus[feeders[1]]:
        feeders = [feeders[1], feeders[0]]  # one card for two weapons goes where it does more
    added = 0
    for weapon in feeders:
        kind = state.box.fodder[weapon]
        if kind == SPELL and spells > 0:
            spells -= 1
        elif kind == MONSTER and monsters > 0:
            monsters -= 1
        else:
            continue
        added += bonus[weapon]
        favor += state.income(seat, kind)
    return added + min(favor, MOST_FAVOR)


def takes_discards(state: MephistoState, weapons: list[int]) -> bool:
    """Whether one of the weapons takes a discard for more attack."""
    for weapon in weapons:  # noqa: SIM110 - a generator is slow when compiled
        if state.box.fodder[weapon]:
            return True
    return False


def reach(state: MephistoState, seat: int, weapons: list[int], feeders: list[int]) -> int:
    """The most that these weapons, discards for `feeders`, and all favor can amount to."""
    total = state.discard_attack + attack_of_all(state, seat, weapons)
    favor = state.seats[seat].favor
    if not takes_discards(state, feeders):
        return total + favor
    spells = state.count_in_hand(seat, SPELL)
    monsters = state.count_in_hand(seat, MONSTER)
    return total + most_with(state, seat, feeders, spells, monsters, favor)


def need_of(state: MephistoState, cells: list[int]) -> int:
    """The attack of the monsters in these cells."""
    need = 0
    for cell in cells:
        need += state.box.attack[state.dungeon[cell]]
    return need


def lane_of_foes(state: MephistoState, seat: int) -> int:
    """The lane of `seat` in which the fight takes place."""
    return state.side(seat).lane_of[state.foes[0]]


def shortfall(state: MephistoState, seat: int) -> int:
    """The favor that must be spent at least."""
    attack = state.discard_attack + attack_of_all(state, seat, state.wielded)
    return max(0, need_of(state, state.foes) - attack)


# ---------------------------------------------------------------------- the action


def foes_meant(state: MephistoState, seat: int, action: Action) -> list[int]:
    """The cells that a fight action names."""
    if action.kind == "fight":
        return [action.arg]
    return sorted(state.side(seat).lanes[action.arg])


def lane_meant(state: MephistoState, seat: int, action: Action) -> int:
    """The lane in which a fight action takes place."""
    return state.side(seat).lane_of[action.arg] if action.kind == "fight" else action.arg


def fight_refusal(state: MephistoState, seat: int, action: Action) -> Refusal | None:
    """What forbids the fight: no monsters, or too little attack whatever one does."""
    foes = foes_meant(state, seat, action)
    if len(state.cells_with(foes, MONSTER)) != len(foes):
        return NO_MONSTER
    need = need_of(state, foes)
    if state.seats[seat].favor >= need:  # no weapon needed, whatever they are
        return None
    weapons = usable_weapons(state, seat, lane_meant(state, seat, action))
    return TOO_WEAK if reach(state, seat, weapons, weapons) < need else None


def strength_in(state: MephistoState, seat: int, lane: int) -> int:
    """The most that `seat` can bring to bear in a lane: `reach` of all its weapons there."""
    box = state.box
    own = state.seats[seat]
    total = own.favor
    for slot in range(ROOM * lane, ROOM * lane + ROOM):
        card = own.gear[slot]
        if card >= 0 and box.kind[card] == WEAPON:
            if box.fodder[card]:
                weapons = usable_weapons(state, seat, lane)
                return reach(state, seat, weapons, weapons)
            if not box.needs_loading[card] or box.effect[card].may_fight(state, card):
                total += attack_of(state, seat, card)
    return total


def add_actions_in_dungeon(state: MephistoState, seat: int, actions: list[Action]) -> None:
    """What can be looted or fought: the same as `refusal` allows, the sums of a lane made once."""
    acts, kind, dungeon = state.acts, state.box.kind, state.dungeon
    beaten: i64 = 0
    for lane in range(LANES):
        beaten |= beaten_in(state, seat, lane)
    for cell in range(CELLS):
        card = dungeon[cell]
        if card >= 0:
            if kind[card] != MONSTER:
                actions.append(acts.loot[cell])
            elif beaten >> cell & 1:
                actions.append(acts.fight[cell])
    for lane in range(LANES):
        if beaten >> (CELLS + lane) & 1:
            actions.append(acts.fight_both[lane])


def beaten_in(state: MephistoState, seat: int, lane: int) -> i64:
    """The cells of a lane that `seat` could fight, as bits, and above them the lane for both."""
    kind, dungeon = state.box.kind, state.dungeon
    strength = state.seats[seat].favor  # enough for small monsters
    is_all = False
    beaten: i64 = 0
    need, monsters = 0, 0
    for cell in state.side(seat).lanes[lane]:
        card = dungeon[cell]
        if card >= 0 and kind[card] == MONSTER:
            attack = state.box.attack[card]
            monsters += 1
            need += attack
            if strength < attack and not is_all:
                strength = strength_in(state, seat, lane)
                is_all = True
            if strength >= attack:
                beaten |= ONE << cell
    if monsters == ROOM:
        if strength < need and not is_all:
            strength = strength_in(state, seat, lane)
        if strength >= need:
            beaten |= ONE << (CELLS + lane)
    return beaten


def begin_fight(state: MephistoState, seat: int, action: Action) -> None:
    """Choose the monsters; weapons, discards and favor follow."""
    state.foes = foes_meant(state, seat, action)
    state.todo.append(SpendFavor(seat))
    state.todo.append(OfferDiscards(seat))
    weapons = usable_weapons(state, seat, lane_meant(state, seat, action))
    if weapons:
        is_secret = takes_discards(state, weapons)
        state.todo.append(WieldInSecret(seat) if is_secret else Wield(seat))


# ---------------------------------------------------------------------- weapons


def wieldable(state: MephistoState, seat: int) -> list[int]:
    """The weapons that can still be added."""
    weapons = usable_weapons(state, seat, lane_of_foes(state, seat))
    return [weapon for weapon in weapons if weapon not in state.wielded]


def fight_args(state: MephistoState, seat: int) -> Args:
    """The numbers of the fight; all of them lie open."""
    return {
        "need": need_of(state, state.foes),
        "missing": shortfall(state, seat),
        "favor": state.seats[seat].favor,
        "attack": state.discard_attack + attack_of_all(state, seat, state.wielded),
    }


def can_win(state: MephistoState, seat: int) -> bool:
    """Whether the fight can be won while weapons can still join it (ME 6.6)."""
    weapons = usable_weapons(state, seat, lane_of_foes(state, seat))
    return reach(state, seat, weapons, weapons) >= need_of(state, state.foes)


class Wield(Question):
    """Which weapons of the lane join the fight (ME 6.2)."""

    saved_name = "Wield"
    key = "wield"
    clause = "ME 6.2"
    verb = "wield"
    in_fight = True

    def candidates(self, state: MephistoState) -> list[Action]:
        """A weapon that has not joined yet, or no more of them."""
        acts = state.acts
        weapons = [acts.wield[weapon] for weapon in wieldable(state, self.seat)]
        return [*weapons, acts.done]

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        """A weapon of the lane that may fight; to stop only when that is enough."""
        if action is state.acts.done:
            enough = reach(state, self.seat, state.wielded, state.wielded)
            return None if enough >= need_of(state, state.foes) else MORE_IS_NEEDED
        if action.kind != "wield":
            return ANSWER_FIRST
        if action.arg in state.wielded:
            return ALREADY_WIELDED
        weapon = action.arg
        lane = lane_of_foes(state, self.seat)
        is_weapon = state.box.kind[weapon] == WEAPON
        if not is_weapon or weapon not in gear_in_lane(state, self.seat, lane):
            return NOT_A_WEAPON_THERE
        return None if state.box.effect[weapon].may_fight(state, weapon) else NOT_LOADED

    def perform(self, state: MephistoState, action: Action) -> None:
        """A weapon joins; as long as there are others they are asked for."""
        if action is state.acts.done:
            return
        if state.recording:
            box = state.box
            name, called = box.names[action.arg], box.gear_names[action.arg]
            state.emit(events.WeaponWielded(self.seat, name, called))
        state.wielded.append(action.arg)
        if wieldable(state, self.seat):
            state.todo.append(self)

    def question_args(self, state: MephistoState) -> Args:
        """The numbers of the fight."""
        return fight_args(state, self.seat)


class WieldInSecret(Wield):
    """The same where a weapon takes discards: whether one may stop depends on the hand."""

    saved_name = "WieldInSecret"
    secret = True


# ---------------------------------------------------------------------- discards


class OfferDiscards(CardStep):
    """Each weapon in the fight that takes a discard asks for it (ME 6.4)."""

    saved_name = "OfferDiscards"
    in_fight = True

    def run(self, state: MephistoState) -> None:
        """In the order in which they joined."""
        for weapon in reversed(state.wielded):
            if state.box.fodder[weapon]:
                state.todo.append(OfferDiscard(self.seat, weapon))


class OfferDiscard(CardStep):
    """A weapon asks for a discard, whether or not the hand has one: the others must not know."""

    saved_name = "OfferDiscard"
    card_kinds = WEAPON
    in_fight = True

    def run(self, state: MephistoState) -> None:
        """Unless everybody knows that there is none."""
        if state.may_hold(self.seat, state.box.fodder[self.card]):
            state.todo.append(DiscardForWeapon(self.seat, self.card))


class DiscardForWeapon(HandQuestion):
    """Whether a card is discarded for more attack (ME 6.4)."""

    saved_name = "DiscardForWeapon"
    key = "extra"
    clause = "ME 6.4"
    card_kinds = WEAPON
    in_fight = True

    def candidates(self, state: MephistoState) -> list[Action]:
        """A card of the right kind, or none."""
        fodder = state.box.fodder[self.card]
        fitting = [
            action
            for action in super().candidates(state)
            if state.box.design_kind[action.arg] & fodder
        ]
        return [*fitting, state.acts.decline]

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        """The fight must still be won."""
        seat = self.seat
        fodder = state.box.fodder[self.card]
        spells = state.count_in_hand(seat, SPELL)
        monsters = state.count_in_hand(seat, MONSTER)
        favor = state.seats[seat].favor
        added = 0
        if action.kind == "discard":
            if state.find_in_hand(seat, action.arg) == NO_CARD:
                return NOT_IN_HAND
            if not state.box.design_kind[action.arg] & fodder:
                return DOES_NOT_FIT_WEAPON
            added = state.box.bonus[self.card]
            favor += state.income(seat, fodder)
            spells -= 1 if fodder == SPELL else 0
            monsters -= 1 if fodder == MONSTER else 0
        elif action is not state.acts.decline:
            return ANSWER_FIRST
        added += state.discard_attack + attack_of_all(state, seat, state.wielded)
        most = added + most_with(state, seat, yet_to_offer(state), spells, monsters, favor)
        return None if most >= need_of(state, state.foes) else MORE_IS_NEEDED

    def perform(self, state: MephistoState, action: Action) -> None:
        """The card is discarded, or nothing happens that others would notice."""
        if action.kind == "discard":
            state.discard_from_hand(self.seat, action.arg)
            state.discard_attack += state.box.bonus[self.card]

    def question_key(self, state: MephistoState) -> str:
        """A spell or a monster."""
        return "extra-spell" if state.box.fodder[self.card] == SPELL else "extra-monster"

    def question_args(self, state: MephistoState) -> Args:
        """The numbers of the fight, and what a discard adds."""
        return {**fight_args(state, self.seat), "n": state.box.bonus[self.card]}


def yet_to_offer(state: MephistoState) -> list[int]:
    """The weapons of the fight that have not asked for a discard yet."""
    return [task.card for task in state.todo if isinstance(task, OfferDiscard)]


def still_to_feed(state: MephistoState) -> list[int]:
    """The weapons for which a discard can still be made, once no more weapons can join."""
    asking = [task.card for task in state.todo if isinstance(task, DiscardForWeapon)]
    return asking + yet_to_offer(state)


# ---------------------------------------------------------------------- favor and the outcome


class SpendFavor(Question):
    """How much favor is spent (ME 6.5)."""

    saved_name = "SpendFavor"
    key = "spend"
    clause = "ME 6.5"
    verb = "spend"
    in_fight = True

    def candidates(self, state: MephistoState) -> list[Action]:
        """Any amount."""
        return state.acts.spend

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        """From what is missing to all one has."""
        if action.kind != "spend":
            return ANSWER_FIRST
        if action.arg > state.seats[self.seat].favor:
            return FAVOR_MISSING
        return TOO_LITTLE_FAVOR if action.arg < shortfall(state, self.seat) else None

    def legal(self, state: MephistoState) -> list[Action]:
        """From what is missing to all one has."""
        return state.acts.spend[shortfall(state, self.seat) : state.seats[self.seat].favor + 1]

    def perform(self, state: MephistoState, action: Action) -> None:
        """The monsters are defeated; the weapons have been used (ME 6.2, 6.7)."""
        seat, favor = self.seat, action.arg
        if favor:
            state.seats[seat].favor -= favor
            if state.recording:
                state.emit(events.FavorSpent(seat, favor))
        foes, wielded = state.foes, state.wielded
        end_fight(state)
        for cell in foes:
            state.defeat(seat, cell)
        for weapon in wielded:
            wear(state, seat, weapon)
            if state.durability[weapon]:
                state.box.effect[weapon].after_fight(state, seat, weapon)
        if state.box.solitaire and state.souls(seat) >= SOLITAIRE_GOAL:  # at once (ME 12.7)
            if state.recording:
                state.emit(events.GoalReached(seat, state.souls(seat)))
            state.finish((seat,), "goal-reached")

    def question_args(self, state: MephistoState) -> Args:
        """The numbers of the fight."""
        return fight_args(state, self.seat)


def end_fight(state: MephistoState) -> None:
    """No fight is going on any more."""
    state.foes = []
    state.wielded = []
    state.discard_attack = 0
