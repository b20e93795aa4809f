"""What bots know of Dice Summoners: what a position is worth, and what deserves a look first.

Positions are judged between turns, when nothing is half done: what the dice in the tray are good
for, search finds out by using them. Each player is measured by what `MEASURES` names, all of order
1; the features of a seat are its own measures and then the same ones of the opponent (`their-...`).

| measure | what it is |
| --- | --- |
| `health` | health |
| `tokens` | tokens on all slots |
| `blue`, `red` | dice of the next roll, kept ones included |
| `attack`, `steal`, `heal` | what all slots of that kind are worth together |
| `guard` | what the slots can defend on which no token lies |
| `bulwark` | what those could defend on which tokens lie now |
| `strike` | damage that the next roll should pay for |
| `recovery` | health that the next roll should pay for, as far as it is missing |
| `danger` | the opponent's strike as a share of health and tokens |
| `advanced`, `mythic` | creatures of that kind |
| `room` | places for creatures that are free |
| `sets` | spell sets |
| `rituals` | rituals that can still be cast |
| `schooling` | start sets |
| `aura` | what the aura adds to all slots together |
| `hexed`, `hurt`, `drained`, `webbed`, `chained` | what the curse takes while it lasts |
"""

import math
from typing import Any, ClassVar, Final

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.estimate import Estimate, read_estimate
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.task import NO_CARD
from pandemonium.games.dice_summoners.actions import Actions
from pandemonium.games.dice_summoners.components import (
    MOST_CREATURES,
    MOST_HEALTH,
    NO_NAME,
    PLACES,
    SLOTS,
    Box,
)
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.state import DiceSummonersState

MEASURES: Final = (
    "health", "tokens", "blue", "red", "attack", "steal", "heal", "guard", "bulwark", "strike",
    "recovery", "danger", "advanced", "mythic", "room", "sets", "rituals", "schooling", "aura",
    "hexed", "hurt", "drained", "webbed", "chained",
)  # fmt: skip
STRIKE: Final = 9  # the places of these in MEASURES
DANGER: Final = 11

# What a slot does, as a number.
NOTHING: Final = 0
ATTACK: Final = 1
STEAL: Final = 2
HEAL: Final = 3
DEFEND: Final = 4
TAKE: Final = 5
DEEDS: Final = {"attack": ATTACK, "steal": STEAL, "heal": HEAL, "defend": DEFEND, "take": TAKE}
CURSES: Final = ("hex", "hurt", "drain", "no_combat_spells", "no_heals")


class DiceSummonersStrategy(Strategy):
    """How to judge the positions of one configuration of Dice Summoners."""

    FEATURES: ClassVar[tuple[str, ...]] = (*MEASURES, *(f"their-{name}" for name in MEASURES))

    def __init__(
        self,
        box: Box,
        actions: Actions,
        estimate: Estimate,
        cutoff: int = 0,
        exploration: float = 0.3,
        budgets: tuple[int, ...] = (4, 40, 300, 2000),
    ) -> None:
        """What is needed of the cards, as tables: by slot, `2 * design + side`."""
        super().__init__(2, estimate, cutoff=cutoff, exploration=exploration, budgets=budgets)
        slots = SLOTS * len(box.designs)
        self.does = [NOTHING] * slots
        self.worths = [0.0] * slots
        self.mercury = [0.0] * slots
        self.salt = [0.0] * slots
        self.sulphur = [0.0] * slots
        self.merits = [0.0] * slots  # how eagerly `pick` uses it
        for index, design in enumerate(box.designs):
            for one in design.slots:
                slot = SLOTS * index + one.side
                self.does[slot] = DEEDS[one.does]
                self.worths[slot] = float(one.deed.value)
                self.mercury[slot] = float(one.cost.mercury)
                self.salt[slot] = float(one.cost.salt)
                self.sulphur[slot] = float(one.cost.sulphur)
        self.curse = [
            CURSES.index(design.curse.name) if design.curse is not None else -1
            for design in box.designs
        ]
        self.curse_value = [
            float(design.curse.value) if design.curse is not None else 0.0 for design in box.designs
        ]
        self.slot_of = [NO_NAME] * len(actions.named)  # by the id of an action that uses a slot
        for name, uses in enumerate(actions.use):
            for side, action in enumerate(uses):
                if action is not actions.end:
                    self.slot_of[action.id] = SLOTS * box.design_of[name] + side

    # ------------------------------------------------------------------ the worth of a position

    def at_rest(self, state: Any) -> bool:
        """Between two turns."""
        assert isinstance(state, DiceSummonersState)
        return not state.rolled

    def looks_on(self, state: Any) -> bool:
        """To the end of the turn: the next roll is anybody's guess."""
        assert isinstance(state, DiceSummonersState)
        return state.rolled

    def features(self, state: Any, seat: int) -> list[float]:
        """What can be measured of a seat's prospects, as FEATURES names it."""
        assert isinstance(state, DiceSummonersState)
        own = self.measures(state, state.seats[seat])
        theirs = self.measures(state, state.seats[1 - seat])
        own[DANGER] = share(theirs[STRIKE], own[0] + own[1])
        theirs[DANGER] = share(own[STRIKE], theirs[0] + theirs[1])
        own.extend(theirs)
        return own

    def worth(self, state: Any, seat: int) -> float:
        """How well a seat stands: judged by the one whose turn comes."""
        assert self.estimate is not None
        mover: int = state.player
        worth = self.estimate.score(self.features(state, mover)) / 2
        return worth if seat == mover else -worth

    def values(self, state: Any) -> list[float]:
        """What the position is worth to each seat, as `state.returns` counts it."""
        if state.ended:
            returns: list[float] = state.returns
            return returns
        assert self.estimate is not None
        mover: int = state.player
        worth = 1 / (1 + math.exp(-self.estimate.score(self.features(state, mover))))
        return [worth, 1 - worth] if mover == 0 else [1 - worth, worth]

    def measures(self, state: DiceSummonersState, own: Seat) -> list[float]:  # noqa: C901 - an inner loop
        """What can be measured of one player alone, as MEASURES names it."""
        designs = state.box.designs
        cards, tokens = own.cards, own.tokens
        blue, red = float(own.kept_blue), float(own.kept_red)
        advanced = mythic = room = sets = rituals = schooling = aura = 0.0
        attack = steal = heal = guard = bulwark = laid = 0.0
        fight_m = fight_s = fight_u = heal_m = heal_s = heal_u = 0.0
        bonus = state.box.bonus[own.aura] if own.aura != NO_CARD else None
        for place in range(PLACES):
            card = cards[place]
            if card == NO_CARD:
                if place < MOST_CREATURES:
                    room += 1.0
                continue
            design = designs[card]
            if place < MOST_CREATURES:
                blue += design.blue
                red += design.red
                if design.is_mythic:
                    mythic += 1.0
                elif design.kind == "advanced":
                    advanced += 1.0
            elif design.is_ritual:
                if state.supply[state.box.takes[card][0][0]]:
                    rituals += 1.0
                continue
            elif design.kind == "start_set":
                schooling += 1.0
                continue
            else:
                sets += 1.0
            slot = SLOTS * card
            for side in range(SLOTS):
                does = self.does[slot]
                worth = self.worths[slot]
                if bonus is not None:
                    worth += bonus[slot]
                    aura += bonus[slot]
                if does in (ATTACK, STEAL):
                    if does == ATTACK:
                        attack += worth
                    else:
                        steal += worth
                    fight_m += self.mercury[slot]
                    fight_s += self.salt[slot]
                    fight_u += self.sulphur[slot]
                elif does == HEAL:
                    heal += worth
                    heal_m += self.mercury[slot]
                    heal_s += self.salt[slot]
                    heal_u += self.sulphur[slot]
                elif does == DEFEND:
                    lying = tokens[SLOTS * place + side]
                    if lying:
                        laid += lying
                        bulwark += worth
                    else:
                        guard += worth
                slot += 1
        if own.aura != NO_CARD:
            aura += sets * state.box.spell_bonus[own.aura]
        hexed = hurt = drained = webbed = chained = 0.0
        if own.curse != NO_CARD:
            kind, turns = self.curse[own.curse], own.curse_turns / 3
            value = self.curse_value[own.curse]
            if kind == 0:
                hexed = value * turns
                blue = max(0.0, blue - value)
            elif kind == 1:
                hurt = value * turns
            elif kind == 2:
                drained = value * turns
            elif kind == 3:
                webbed = sets * turns
            else:
                chained = heal * turns / 5
        dice = blue + red + 0.001
        mercury = (4 * blue + 2 * red) / 6 / dice
        salt = (3 * blue + 4 * red) / 6 / dice
        sulphur = (blue + 4 * red) / 6 / dice + 0.001
        if dice < 0.5:
            mercury = salt = sulphur = 1.0
        price = fight_m / mercury + fight_s / salt + fight_u / sulphur
        strike = attack + steal
        if price > dice:
            strike = strike * dice / price
        price = heal_m / mercury + heal_s / salt + heal_u / sulphur
        recovery = heal
        if price > dice:
            recovery = recovery * dice / price
        missing = float(MOST_HEALTH - own.health)
        if recovery > missing:
            recovery = missing
        return [
            own.health / 10, laid / 10, blue / 5, red / 4, attack / 10, steal / 5, heal / 5,
            guard / 10, bulwark / 10, strike / 10, recovery / 5, 0.0, advanced / 3, mythic,
            room / 3, sets / 2, rituals, schooling / 3, aura / 3, hexed, hurt / 3, drained / 2,
            webbed / 2, chained,
        ]  # fmt: skip

    # ------------------------------------------------------------------ which choices

    def priors(self, state: Any, choices: list[Action]) -> list[float] | None:
        """Payments by their cheapness, defence by what empties slots; to cancel is useless."""
        assert isinstance(state, DiceSummonersState)
        first = choices[0].kind
        if first == "pay":
            priors = [1.0 / (1 + place) for place in range(len(choices))]
        elif first == "lose":
            priors = [0.4] * len(choices)
            priors[0] = priors[-1] = 1.0
        else:
            priors = [1.0] * len(choices)
        last = choices[-1]
        if last is state.actions.end:
            priors[-1] = 0.5
        elif last is state.actions.cancel:
            priors[-1] = 0.05
        return priors

    def pick(self, state: Any, chance: Chance) -> Action:
        """A choice that is mostly useful: dice are spent as long as that helps."""
        assert isinstance(state, DiceSummonersState)
        choices: list[Action] = state.choices
        count = len(choices)
        if count == 1:
            return choices[0]
        first = choices[0].kind
        if first == "pay":
            return choices[0]
        if first == "lose":
            return choices[count - 1]
        if choices[count - 1] is state.actions.cancel:
            return choices[chance.below(count - 1)]
        best = choices[count - 1]
        highest = 0.0
        own = state.seats[state.player]
        for action in choices:
            merit = self.merit(own, action)
            if merit > 0.0:
                merit *= 64.0 + float(chance.below(64))
                if merit > highest:
                    highest = merit
                    best = action
        return best

    def merit(self, own: Seat, action: Action) -> float:
        """How useful an action of the combat stage usually is; nothing for ending the turn."""
        slot = self.slot_of[action.id] if action.id < len(self.slot_of) else NO_NAME
        if slot == NO_NAME:
            return 1.0 if action.kind == "boost" else 0.0
        does = self.does[slot]
        worth = self.worths[slot]
        if does == ATTACK:
            return worth
        if does == STEAL:
            return 1.5 * worth
        if does == HEAL:
            return worth if own.health + worth <= MOST_HEALTH else 0.0
        if does == DEFEND:
            return 0.7 * worth
        return 4.0


def share(part: float, whole: float) -> float:
    """A part of the whole, at most twice as much."""
    return part / whole if part < 2 * whole else 2.0


def make_strategy(box: Box, actions: Actions, weights: str) -> DiceSummonersStrategy:
    """The strategy with the weights that a file holds."""
    estimate = read_estimate(weights, DiceSummonersStrategy.FEATURES, "2")
    return DiceSummonersStrategy(box, actions, estimate)
