"""Evaluation of positions for bots, from features of each seat.

The features, all of order 1:

| feature | measures |
| --- | --- |
| `souls` | soul points in the pile |
| `lead` | the same, weighted by how few turns are left |
| `favor` | favor that can still be spent |
| `spare` | favor that only breaks a tie, the game being nearly over |
| `arms` | attack of the weapons in play |
| `uses` | attack times durability that there is still time to use |
| `tools` | durability of gear that can be activated |
| `cards` | cards in the hand |
| `blades` | attack times durability of the weapons in the hand, less their cost |
| `spells` | spells in the hand |
| `items` | items in the hand |
| `captives` | monsters in the hand |
| `prey` | soul points of the best fight in this turn, less what it takes |
| `quarry` | the same for a seat that is not on turn |
| `ambush` | the same with what the hand can add at once |
| `hunting` | soul points in all lanes, in proportion to the attack of the weapons there |
| `tribute` | what defeated monsters will still give |
| `tempo` | whether the action of the turn is still to come |
| `time` | turns left, in solitaire |
| `pace` | how few soul points are missing for each turn left, in solitaire |
"""

import math
from typing import Any, ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.estimate import Estimate, read_estimate
from pandemonium.engine.strategy import Strategy
from pandemonium.games.mephisto import rollout_policy
from pandemonium.games.mephisto.actions import Actions
from pandemonium.games.mephisto.attack import attack_of
from pandemonium.games.mephisto.components import (
    GEAR,
    ITEM,
    LANES,
    MONSTER,
    ROOM,
    SOLITAIRE_GOAL,
    SPELL,
    SUMMONING,
    WEAPON,
    Box,
)
from pandemonium.games.mephisto.seat import Seat
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.turn import Turn

CARDS_A_TURN: Final = 2.3  # leaving the deck
CARDS_A_TURN_ALONE: Final = 3.6
PACE_ALONE: Final = 1.2  # soul points per turn that are about enough to win
FAVOR_IN_SOULS: Final = 0.15  # the cost of spending one, in soul points


# Places of the features, in the order of FEATURES.
SOULS: Final = 0
LEAD: Final = 1
FAVOR: Final = 2
SPARE: Final = 3
ARMS: Final = 4
USES: Final = 5
TOOLS: Final = 6
CARDS: Final = 7
BLADES: Final = 8
SPELLS: Final = 9
ITEMS: Final = 10
CAPTIVES: Final = 11
PREY: Final = 12
QUARRY: Final = 13
AMBUSH: Final = 14
HUNTING: Final = 15
TRIBUTE: Final = 16
TEMPO: Final = 17
TIME: Final = 18
PACE: Final = 19
MEASURED: Final = 20

EXPLORATION: Final = 0.1
BUDGETS: Final = (4, 12, 60, 1500)


class MephistoStrategy(Strategy):
    """Evaluates the positions of one configuration of Mephisto."""

    FEATURES: ClassVar[tuple[str, ...]] = (
        "souls", "lead", "favor", "spare", "arms", "uses", "tools", "cards", "blades", "spells",
        "items", "captives", "prey", "quarry", "ambush", "hunting", "tribute", "tempo", "time",
        "pace",
    )  # fmt: skip

    def __init__(self, box: Box, estimate: Estimate) -> None:
        super().__init__(
            box.players,
            estimate,
            cutoff=0,
            exploration=EXPLORATION,
            budgets=BUDGETS,
            sides=[0, 0, 2, 2] if box.teams else None,
        )
        self.solitaire = box.solitaire
        self.tribute: list[float] = [tribute_of(box, card) for card in box.cards]

    # ------------------------------------------------------------------ evaluation

    def features(self, state: Any, seat: int) -> list[float]:
        assert isinstance(state, MephistoState)
        player = state.seats[seat]
        turns = turns_left(state, seat)
        span = turns / (turns + 2.0)  # the weight of what is good for later turns
        features = [0.0] * MEASURED
        self.measure_pile(state, player, turns, span, features)
        favor = player.favor / 10
        features[FAVOR] = favor * span
        features[SPARE] = favor * (1 - span)
        if turns > 0:
            more = measure_hand(state.box, player, turns, span, features)
            measure_lanes(state, seat, turns, span, more, features)
        return features

    def measure_pile(
        self, state: MephistoState, player: Seat, turns: float, span: float, features: list[float]
    ) -> None:
        """Add the features of the defeated monsters."""
        souls = 0
        tribute = 0.0
        for monster in player.pile:
            souls += state.box.souls[monster]
            tribute += self.tribute[monster]
        features[SOULS] = souls / 10
        features[LEAD] = souls / 10 / math.sqrt(0.5 + turns_to_come(state) / self.players)
        features[TRIBUTE] = tribute * span
        if self.solitaire:
            features[TIME] = turns / 10
            missing = max(0, SOLITAIRE_GOAL - souls)
            features[PACE] = PACE_ALONE - min(4.0, missing / (turns + 0.5))

    def is_quiescent(self, state: Any) -> bool:
        """Whether the current question is the turn itself."""
        return isinstance(state.todo[-1], Turn)

    # ------------------------------------------------------------------ choices

    def pick(self, state: Any, chance: Chance) -> Action:
        """A random choice, with a bias to winnable fights and against waste."""
        assert isinstance(state, MephistoState)
        return rollout_policy.pick(state, chance)

    def priors(self, state: Any, choices: list[Action]) -> list[float] | None:
        """Fights first; more favor than is needed last."""
        assert isinstance(state, MephistoState)
        return rollout_policy.priors(state, choices)


def make_strategy(box: Box, actions: Actions, weights: str) -> MephistoStrategy:  # noqa: ARG001 - one signature for all games
    """The strategy for one configuration with the weights in a file; solitaire has its own."""
    kind = "1" if box.solitaire else "2"
    return MephistoStrategy(box, read_estimate(weights, MephistoStrategy.FEATURES, kind))


# ---------------------------------------------------------------------- features


def measure_hand(box: Box, player: Seat, turns: float, span: float, features: list[float]) -> int:
    """Add the features of the hand; returns the attack that it can add in one turn."""
    blades = 0.0
    spells = items = captives = weapon = more = 0
    most_cost = len(player.hand) - 1
    for card in player.hand:
        kind = box.kind[card]
        if kind == MONSTER:
            captives += 1
        elif kind == SPELL:
            spells += 1
            if not box.cost[card]:
                more += box.bonus[card] + box.effect[card].favor
        elif kind == ITEM:
            items += 1
        else:
            blades += box.attack[card] * min(turns, box.durability[card]) - 4 * box.cost[card]
            if (
                box.attack[card] > weapon
                and box.cost[card] <= most_cost
                and not box.needs_loading[card]
            ):
                weapon = box.attack[card]
    features[CARDS] = len(player.hand) / 5 * span
    features[BLADES] = blades / 20 * span
    features[SPELLS] = spells / 2 * span
    features[ITEMS] = items / 2 * span
    features[CAPTIVES] = captives / 2 * span
    return weapon + more


def measure_lanes(
    state: MephistoState, seat: int, turns: float, span: float, more: int, features: list[float]
) -> None:
    """Add the features of the lanes; `more` is the attack that the hand can add."""
    favor = state.seats[seat].favor
    is_on_turn = is_to_act(state, seat)
    prey = ambush = hunting = 0.0
    for lane in range(LANES):
        strength = measure_gear(state, seat, lane, turns, features)
        cells = state.side(seat).lanes[lane]
        best = best_gain(state, cells, strength, favor)
        if best > prey:
            prey = best
        best = best_gain(state, cells, strength + more, favor)
        if best > ambush:
            ambush = best
        hunting += within_reach(state, cells, strength)
    features[ARMS] = features[ARMS] * span
    features[TOOLS] = features[TOOLS] * span
    features[PREY if is_on_turn else QUARRY] = prey / 4
    features[AMBUSH] = ambush / 4
    features[HUNTING] = hunting / 5 * span
    features[TEMPO] = 1.0 if is_on_turn else 0.0


def measure_gear(
    state: MephistoState, seat: int, lane: int, turns: float, features: list[float]
) -> int:
    """Add the features of the gear of one lane; returns its attack."""
    box = state.box
    slots = state.seats[seat].gear
    strength = 0
    for slot in range(ROOM * lane, ROOM * lane + ROOM):
        card = slots[slot]
        if card < 0:
            break  # the first slot is filled first
        left = float(state.durability[card])
        if left > turns:
            left = turns
        if box.kind[card] == WEAPON:
            attack = attack_of(state, seat, card)
            features[ARMS] += attack / 10
            features[USES] += attack * left / 20
            if not box.needs_loading[card] or card not in state.fresh:
                strength += attack
                if box.fodder[card] and state.count_in_hand(seat, box.fodder[card]):
                    strength += box.bonus[card]
        if box.is_activated[card]:
            features[TOOLS] += left / 5
    return strength


def best_gain(state: MephistoState, cells: list[int], strength: int, favor: int) -> float:
    """The gain of the best fight in a lane, in soul points; 0 if none can be won."""
    box = state.box
    best = 0.0
    need = souls = monsters = 0
    for cell in cells:
        card = state.dungeon[cell]
        if card >= 0 and box.kind[card] == MONSTER:
            monsters += 1
            need += box.attack[card]
            souls += box.souls[card]
            best = max(best, gain_of(box.attack[card], box.souls[card], strength, favor))
    if monsters > 1:
        best = max(best, gain_of(need, souls, strength, favor))
    return best


def within_reach(state: MephistoState, cells: list[int], strength: int) -> float:
    """The soul points of a lane, in proportion to the attack of the weapons there."""
    need = souls = 0
    for cell in cells:
        card = state.dungeon[cell]
        if card >= 0 and state.box.kind[card] == MONSTER:
            need += state.box.attack[card]
            souls += state.box.souls[card]
    if strength >= need:
        return float(souls)
    return souls * strength / need


def gain_of(need: int, souls: int, strength: int, favor: int) -> float:
    """The gain of a fight, in soul points; 0 if it cannot be won."""
    missing = need - strength
    if missing > favor:
        return 0.0
    return souls - FAVOR_IN_SOULS * missing if missing > 0 else float(souls)


def tribute_of(box: Box, card: int) -> float:
    """The value of a defeated monster for the rest of the game, about 1 for the best."""
    if box.kind[card] != MONSTER:
        return 0.0
    pays = box.pays_for[card]
    worth = 0.0
    if pays & GEAR:
        worth += 0.5
    if pays & SPELL:
        worth += 0.3
    if pays & (MONSTER | SUMMONING):
        worth += 0.3
    if box.effect[card].keeps_ability and not pays:
        worth += 0.4
    return worth


def turns_to_come(state: MephistoState) -> float:
    """The expected number of turns of all players together, including the current one."""
    box = state.box
    if state.times_out >= box.outs_to_end:
        upcoming = state.start - state.turn
        return float(upcoming if upcoming > 0 else upcoming + box.players)
    cards = len(state.deck)
    if box.outs_to_end - state.times_out > 1:
        cards += len(state.deck.discards) + cards // 2  # the discards of that time, estimated
    return 1.0 + cards / (CARDS_A_TURN_ALONE if box.solitaire else CARDS_A_TURN)


def turns_left(state: MephistoState, seat: int) -> float:
    """The expected number of turns of a seat, including the current one."""
    box = state.box
    if state.times_out < box.outs_to_end:
        turns = turns_to_come(state) / box.players
        return turns if turns > 1.0 or is_to_act(state, seat) else 1.0
    if is_to_act(state, seat):
        return 1.0
    if box.teams:
        return 0.0 if state.turn & ~1 == seat & ~1 or state.turn & ~1 != state.start else 1.0
    place = (seat - state.start) % box.players
    return 1.0 if place > (state.turn - state.start) % box.players else 0.0


def is_to_act(state: MephistoState, seat: int) -> bool:
    """Whether a seat still has its action in the current turn."""
    if state.seats[seat].has_acted:
        return False
    return state.turn == seat or (state.box.teams and state.turn == seat ^ 1)
