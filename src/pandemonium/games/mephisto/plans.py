"""Plans: whole fights, payments, and plays with their payment, as one step each.

A plan lists exactly the actions that will be asked for: it is rehearsed on a copy, where the engine
settles what needs no answer. What a rehearsal reveals is thrown away.
"""

from itertools import combinations

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import Args
from pandemonium.games.mephisto.attack import attack_of_all, lane_of_foes, need_of, usable_weapons
from pandemonium.games.mephisto.components import GEAR, LANES, MAX_FAVOR, MONSTER, SPELL
from pandemonium.games.mephisto.lanes import gear_in_lane, has_room
from pandemonium.games.mephisto.questions import Question
from pandemonium.games.mephisto.state import MephistoState

MAX_PLANS = 12


# ---------------------------------------------------------------------- fights


class Way:
    """One choice of weapons against some monsters, at the least favor that wins."""

    def __init__(
        self,
        state: MephistoState,
        seat: int,
        foes: list[int],
        weapons: list[int],
        feeders: list[int],
        discarded: int = 0,
    ) -> None:
        """Discards for `feeders` are made only as far as they save favor.

        `discarded` is the attack from discards that were made already.
        """
        box = state.box
        self.foes = foes
        self.weapons = weapons
        self.need = need_of(state, foes)
        self.attack = attack_of_all(state, seat, weapons) + discarded
        self.discards: list[tuple[int, int]] = []  # a weapon, and the design discarded for it
        favor = state.seats[seat].favor
        hand = [box.design_of[card] for card in state.seats[seat].hand]
        self.extra = 0
        for weapon in sorted(feeders, key=lambda feeder: -box.bonus[feeder]):
            fodder = [design for design in hand if box.design_kind[design] & box.fodder[weapon]]
            if fodder and self.attack + self.extra < self.need:
                chosen = min(fodder, key=lambda design: price(state, seat, design))
                hand.remove(chosen)
                self.discards.append((weapon, chosen))
                self.extra += box.bonus[weapon]
                favor += state.income(seat, box.fodder[weapon])
        self.favor = max(0, self.need - self.attack - self.extra)
        self.missing = max(0, self.favor - min(favor, MAX_FAVOR))
        self.breaks = [weapon for weapon in weapons if state.durability[weapon] == 1]
        self.souls = sum(box.souls[state.dungeon[cell]] for cell in foes)


def ways(state: MephistoState, seat: int, lane: int, foes: list[int]) -> list[Way]:
    """Every choice of weapons of the lane, from none to all."""
    chosen: list[list[int]] = [[]]
    for weapon in usable_weapons(state, seat, lane):
        chosen += [[*others, weapon] for others in chosen]
    return [Way(state, seat, foes, weapons, weapons) for weapons in chosen]


def fights(state: MephistoState, seat: int) -> list[tuple[Action, int, list[int]]]:
    """Action, lane and cells of each fight in the lanes of `seat`, with one monster and with both.

    Whether a fight can be won does not matter here.
    """
    actions = state.actions
    possible: list[tuple[Action, int, list[int]]] = []
    for lane in range(LANES):
        both = sorted(state.side(seat).lanes[lane])
        cells = state.cells_with(both, MONSTER)
        possible += [(actions.fight[cell], lane, [cell]) for cell in cells]
        if len(cells) == len(both):
            possible.append((actions.fight_both[lane], lane, cells))
    return possible


def rehearse(state: MephistoState, begin: Action | None, way: Way) -> list[Action]:
    """The actions that carry out a way to fight, in the order in which they will be asked for."""
    copy = state.clone()
    assert isinstance(copy, MephistoState)
    actions: list[Action] = []
    action = begin if begin is not None else answer(copy, way)
    while action is not None:
        actions.append(action)
        if action.kind == "spend":  # the last answer: its outcome is not part of the plan
            break
        copy.apply_unchecked(action)
        action = answer(copy, way) if copy.foes else None
    return actions


def answer(state: MephistoState, way: Way) -> Action | None:
    """The answer by which a way to fight continues."""
    question = state.decision
    assert isinstance(question, Question)
    return question.answer_for(state, way)


def is_useful(way: Way, others: list[Way]) -> bool:
    """Whether no other way costs as little or less favor, weapons and discards."""
    cost = (way.favor, len(way.weapons), len(way.discards))
    return not any(
        (other.favor, len(other.weapons), len(other.discards)) != cost
        and other.favor <= way.favor
        and len(other.weapons) <= len(way.weapons)
        and len(other.discards) <= len(way.discards)
        for other in others
    )


def fight_plans(state: MephistoState, seat: int) -> list[Plan]:
    """Whole fights: the most souls first, then the least favor."""
    useful: list[tuple[Way, Action]] = []
    for action, lane, foes in fights(state, seat):
        possible = [way for way in ways(state, seat, lane, foes) if not way.missing]
        useful += [(way, action) for way in possible if is_useful(way, possible)]
    useful.sort(key=lambda pair: (-pair[0].souls, pair[0].favor, len(pair[0].breaks)))
    return [plan_of(state, way, action) for way, action in useful[:MAX_PLANS]]


def wielding_plans(state: MephistoState, seat: int) -> list[Plan]:
    """The rest of a fight in which weapons can still join."""
    possible = [
        way
        for way in ways(state, seat, lane_of_foes(state, seat), state.foes)
        if not way.missing and all(weapon in way.weapons for weapon in state.wielded)
    ]
    return [plan_of(state, way, None) for way in possible if is_useful(way, possible)]


def feeding_plans(state: MephistoState, seat: int, feeders: list[int]) -> list[Plan]:
    """The rest of a fight in which a discard can still be made for the weapons `feeders`."""
    way = Way(state, seat, state.foes, state.wielded, feeders, state.discard_attack)
    return [plan_of(state, way, None)]


def plan_of(state: MephistoState, way: Way, begin: Action | None) -> Plan:
    """The plan for a way to fight, with the arguments of its label."""
    box = state.box
    monsters = [state.dungeon[cell] for cell in way.foes]
    args: Args = {
        "card": box.names[monsters[0]],
        "favor": way.favor,
        "souls": way.souls,
        "weapons": len(way.weapons),
    }
    if len(monsters) > 1:
        args["second_card"] = box.names[monsters[1]]
    if way.weapons:
        args["weapon_card"] = box.names[way.weapons[0]]
    if len(way.weapons) > 1:
        args["other_card"] = box.names[way.weapons[1]]
    key = "fight-both" if len(monsters) > 1 else "fight"
    key += ("", "-with", "-with-two")[min(len(way.weapons), 2)]
    return Plan(key, rehearse(state, begin, way), args)


# ---------------------------------------------------------------------- payments


def price(state: MephistoState, seat: int, design: int) -> int:
    """How much a card of the hand is worth keeping: the cheapest pay first."""
    box = state.box
    kind = box.design_kind[design]
    card = box.designs[design]
    worth = 4 - card.souls if kind == MONSTER else 5 + card.cost
    worth += card.attack if kind & GEAR else 0
    return worth - 3 * state.income(seat, kind & GEAR or kind) + (1 if kind == SPELL else 0)


def payments(
    state: MephistoState, seat: int, count: int, spared: int | None = None
) -> list[list[Action]]:
    """Ways to pay so many cards out of the hand, the cheapest first; one `spared` card stays."""
    hand = sorted(state.box.design_of[card] for card in state.seats[seat].hand)
    if spared is not None:
        hand.remove(spared)
    prices = {design: price(state, seat, design) for design in hand}
    combined = sorted(
        set(combinations(hand, count)),
        key=lambda designs: (sum(prices[design] for design in designs), designs),
    )
    return [[state.actions.discard[design] for design in designs] for designs in combined]


def payment_plans(state: MephistoState, seat: int, count: int) -> list[Plan]:
    """Whole payments, where more than one card is due."""
    if count < 2:
        return []
    return [
        Plan("pay", actions, pay_args(state, actions))
        for actions in payments(state, seat, count)[:MAX_PLANS]
    ]


def pay_args(state: MephistoState, actions: list[Action]) -> Args:
    """The first two cards of a payment, and how many there are."""
    names = [state.box.designs[action.arg].id for action in actions]
    return {"card": names[0], "second_card": names[1], "n": len(names)}


def play_plans(state: MephistoState, seat: int, plays: list[Action]) -> list[Plan]:
    """Those of the plays that cost something or need room, with the cheapest payment."""
    possible = [play_plan(state, seat, action) for action in plays]
    return [plan for plan in possible if len(plan.actions) > 1][:MAX_PLANS]


def play_plan(state: MephistoState, seat: int, action: Action) -> Plan:
    """A play with its payment and, in a full lane, with the weakest gear to scrap."""
    number = state.actions.number(action)
    design = state.box.designs[number]
    actions = [action]
    if design.cost:
        actions += payments(state, seat, design.cost, number)[0]
    args: Args = {"card": design.id, "n": design.cost}
    if not state.actions.by_kind[action.kind].has_lane:
        return Plan("play-spell", actions, args)
    lane = action.arg % LANES
    args["lane"] = lane + 1
    if has_room(state, seat, lane):
        return Plan("play-gear", actions, args)
    weakest = min(
        gear_in_lane(state, seat, lane),
        key=lambda card: (state.durability[card], state.box.attack[card]),
    )
    actions.append(state.actions.scrap[weakest])
    args["other_card"] = state.box.names[weakest]
    return Plan("play-scrap-gear", actions, args)
