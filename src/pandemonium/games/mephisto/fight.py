"""The fight (ME chapter 6): weapons, discards, favor and the outcome; `attack.py` does the sums.

Which hand cards could be discarded is the fighter's secret, so the questions that depend on it are
asked whenever public knowledge allows them.
"""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.mypyc_compat import i64
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.mephisto import events, gear_events
from pandemonium.games.mephisto.attack import (
    attack_of_all,
    fight_args,
    lane_of_foes,
    most_with,
    need_of,
    reach,
    shortfall,
    strength_in,
    takes_discards,
    usable_weapons,
)
from pandemonium.games.mephisto.components import (
    CELLS,
    LANES,
    MONSTER,
    ROOM,
    SOLITAIRE_GOAL,
    SPELL,
    WEAPON,
)
from pandemonium.games.mephisto.lanes import gear_in_lane, wear
from pandemonium.games.mephisto.plans import Way, feeding_plans, wielding_plans
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


# ---------------------------------------------------------------------- the action


def foes_named(state: MephistoState, seat: int, action: Action) -> list[int]:
    """The cells that a fight action names."""
    if action.kind == "fight":
        return [action.arg]
    return sorted(state.side(seat).lanes[action.arg])


def lane_named(state: MephistoState, seat: int, action: Action) -> int:
    """The lane in which a fight action takes place."""
    return state.side(seat).lane_of[action.arg] if action.kind == "fight" else action.arg


def fight_refusal(state: MephistoState, seat: int, action: Action) -> Refusal | None:
    """What forbids the fight: no monsters, or too little attack even with everything added."""
    foes = foes_named(state, seat, action)
    if len(state.cells_with(foes, MONSTER)) != len(foes):
        return NO_MONSTER
    need = need_of(state, foes)
    if state.seats[seat].favor >= need:  # no weapon is needed
        return None
    weapons = usable_weapons(state, seat, lane_named(state, seat, action))
    return TOO_WEAK if reach(state, seat, weapons, weapons) < need else None


def add_actions_in_dungeon(state: MephistoState, seat: int, actions: list[Action]) -> None:
    """Append what can be looted or fought: as in `refusal`, but each lane is summed up once."""
    possible, kind, dungeon = state.actions, state.box.kind, state.dungeon
    beaten: i64 = 0
    for lane in range(LANES):
        beaten |= beaten_in(state, seat, lane)
    for cell in range(CELLS):
        card = dungeon[cell]
        if card >= 0:
            if kind[card] != MONSTER:
                actions.append(possible.loot[cell])
            elif beaten >> cell & 1:
                actions.append(possible.fight[cell])
    for lane in range(LANES):
        if beaten >> (CELLS + lane) & 1:
            actions.append(possible.fight_both[lane])


def beaten_in(state: MephistoState, seat: int, lane: int) -> i64:
    """The cells of a lane that `seat` could fight, as bits; above them, the lane for both."""
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
    """The monsters are chosen; weapons, discards and favor follow."""
    state.foes = foes_named(state, seat, action)
    state.todo.append(SpendFavor(seat))
    state.todo.append(OfferDiscards(seat))
    weapons = usable_weapons(state, seat, lane_named(state, seat, action))
    if weapons:
        is_secret = takes_discards(state, weapons)
        state.todo.append(WieldInSecret(seat) if is_secret else Wield(seat))


def fight_numbers(state: MephistoState, seat: int, action: Action) -> Args:
    """Need, attack and what is missing for a fight (ME 6.6); nothing where there is no monster."""
    foes = foes_named(state, seat, action)
    if len(state.cells_with(foes, MONSTER)) < len(foes):
        return {}
    weapons = usable_weapons(state, seat, lane_named(state, seat, action))
    need = need_of(state, foes)
    return {
        "need": need,
        "attack": attack_of_all(state, seat, weapons),
        "missing": max(0, need - reach(state, seat, weapons, weapons)),
    }


def fight_preview(state: MephistoState, seat: int, action: Action) -> Args:
    """The numbers of a fight, and the souls that it would bring."""
    args = fight_numbers(state, seat, action)
    if args:
        args["souls"] = souls_in(state, foes_named(state, seat, action))
    return args


def souls_in(state: MephistoState, cells: list[int]) -> int:
    """The soul points of the monsters in these cells."""
    return sum([state.box.souls[state.dungeon[cell]] for cell in cells])


# ---------------------------------------------------------------------- weapons


def wieldable(state: MephistoState, seat: int) -> list[int]:
    """The weapons that can still be added."""
    weapons = usable_weapons(state, seat, lane_of_foes(state, seat))
    return [weapon for weapon in weapons if weapon not in state.wielded]


class Wield(Question):
    """Which weapons of the lane join the fight (ME 6.2)."""

    saved_name = "Wield"
    key = "wield"
    clause = "ME 6.2"
    answer_kind = "wield"
    in_fight = True

    def candidates(self, state: MephistoState) -> list[Action]:
        """A weapon that has not joined yet, or `done`."""
        wield = state.actions.wield
        return [*[wield[weapon] for weapon in wieldable(state, self.seat)], state.actions.done]

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        """A weapon of the lane that may fight; `done` only when the fight can be won."""
        if action is state.actions.done:
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
        """A weapon joins; the question is asked again while others could join."""
        if action is state.actions.done:
            return
        if state.recording:
            names = state.box.names_of(action.arg)
            state.emit(gear_events.WeaponWielded(self.seat, *names))
        state.wielded.append(action.arg)
        if wieldable(state, self.seat):
            state.todo.append(self)

    def question_args(self, state: MephistoState) -> Args:
        return fight_args(state, self.seat)

    def plans(self, state: MephistoState) -> list[Plan]:
        """The rest of the fight with each useful choice of weapons."""
        return wielding_plans(state, self.seat)

    def answer_for(self, state: MephistoState, way: Way) -> Action | None:
        """The next weapon of the way, or `done`."""
        for weapon in way.weapons:
            if weapon not in state.wielded:
                return state.actions.wield[weapon]
        return state.actions.done


class WieldInSecret(Wield):
    """The same where a weapon takes discards: whether `done` is legal depends on the hand."""

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
    """A weapon asks for a discard even if the hand has none: the others must not learn that."""

    saved_name = "OfferDiscard"
    card_kinds = WEAPON
    in_fight = True

    def run(self, state: MephistoState) -> None:
        """Skip the question if public knowledge rules out such a card."""
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
        """A card of the right kind, or `decline`."""
        fodder = state.box.fodder[self.card]
        fitting = [
            action
            for action in super().candidates(state)
            if state.box.design_kind[action.arg] & fodder
        ]
        return [*fitting, state.actions.decline]

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
        elif action is not state.actions.decline:
            return ANSWER_FIRST
        added += state.discard_attack + attack_of_all(state, seat, state.wielded)
        most = added + most_with(state, seat, yet_to_offer(state), spells, monsters, favor)
        return None if most >= need_of(state, state.foes) else MORE_IS_NEEDED

    def perform(self, state: MephistoState, action: Action) -> None:
        """The card is discarded; declining shows nothing to the others."""
        if action.kind == "discard":
            state.discard_from_hand(self.seat, action.arg)
            state.discard_attack += state.box.bonus[self.card]

    def question_key(self, state: MephistoState) -> str:
        return "extra-spell" if state.box.fodder[self.card] == SPELL else "extra-monster"

    def question_args(self, state: MephistoState) -> Args:
        """The numbers of the fight, and what a discard adds."""
        return {**fight_args(state, self.seat), "n": state.box.bonus[self.card]}

    def plans(self, state: MephistoState) -> list[Plan]:
        """The rest of the fight; answers that were given stand."""
        return feeding_plans(state, self.seat, [self.card, *yet_to_offer(state)])

    def answer_for(self, state: MephistoState, way: Way) -> Action | None:
        """The discard that the way makes for this weapon, if any."""
        for weapon, design in way.discards:
            if weapon == self.card:
                return state.actions.discard[design]
        return state.actions.decline


def yet_to_offer(state: MephistoState) -> list[int]:
    """The weapons of the fight that have not asked for a discard yet."""
    return [task.card for task in state.todo if isinstance(task, OfferDiscard)]


# ---------------------------------------------------------------------- favor and the outcome


class SpendFavor(Question):
    """How much favor is spent (ME 6.5)."""

    saved_name = "SpendFavor"
    key = "spend"
    clause = "ME 6.5"
    answer_kind = "spend"
    in_fight = True

    optimizes_legal = True

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        """At least what is missing, at most all the player has."""
        if action.kind != self.answer_kind:
            return ANSWER_FIRST
        if action.arg > state.seats[self.seat].favor:
            return FAVOR_MISSING
        return TOO_LITTLE_FAVOR if action.arg < shortfall(state, self.seat) else None

    def legal(self, state: MephistoState) -> list[Action]:
        return state.actions.spend[shortfall(state, self.seat) : state.seats[self.seat].favor + 1]

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
        return fight_args(state, self.seat)

    def label(self, state: MephistoState, action: Action, args: Args) -> str:
        """A refusal may mention how much must be spent."""
        if action.kind == self.answer_kind:
            args["missing"] = shortfall(state, self.seat)
        return super().label(state, action, args)

    def preview(self, state: MephistoState, action: Action) -> Args:
        """Favor, souls, and the weapons that would break."""
        args: Args = {"favor": -action.arg, "souls": souls_in(state, state.foes)}
        breaking = [
            state.box.gear_names[weapon]
            for weapon in state.wielded
            if state.durability[weapon] == 1
        ]
        return {**args, "breaks": ", ".join(breaking)} if breaking else args

    def plans(self, state: MephistoState) -> list[Plan]:
        """The least favor that wins."""
        return feeding_plans(state, self.seat, [])

    def answer_for(self, state: MephistoState, way: Way) -> Action | None:  # noqa: ARG002
        """The least favor that wins."""
        return state.actions.spend[shortfall(state, self.seat)]


def end_fight(state: MephistoState) -> None:
    """Clear what belongs to the fight."""
    state.foes = []
    state.wielded = []
    state.discard_attack = 0
