"""Plans: whole fights, payments, and gear with its payment, as one step each.

A plan names only what will truly be asked: it is rehearsed on a copy, where the rules settle by
themselves what they would settle at the table. What a rehearsal turns up is told to nobody.
"""

from itertools import combinations

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.games.mephisto import fight
from pandemonium.games.mephisto.components import GEAR, LANES, MONSTER, MOST_FAVOR, SPELL
from pandemonium.games.mephisto.fight import DiscardForWeapon, SpendFavor, Wield
from pandemonium.games.mephisto.lanes import gear_in_lane, has_room
from pandemonium.games.mephisto.playing import Pay, design_played
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.turn import Turn

MOST_PLANS = 12


def plans(state: MephistoState) -> list[Plan]:
    """What the player may want to do in one step, the most sensible first."""
    if state.ended:
        return []
    top = state.todo[-1]
    if isinstance(top, Turn):
        return [*fight_plans(state, top.seat), *play_plans(state, top.seat)]
    if isinstance(top, Pay):
        return payment_plans(state, top)
    if isinstance(top, (Wield, DiscardForWeapon, SpendFavor)):
        return finishing_plans(state, top.seat)
    return []


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
    ):
        """Discards for `feeders` are made only as far as they save favor.

        `discarded` is the attack from discards that were made already.
        """
        box = state.box
        self.foes = foes
        self.weapons = weapons
        self.need = fight.need_of(state, foes)
        self.attack = fight.attack_of_all(state, seat, weapons) + discarded
        self.discards: list[tuple[int, int]] = []  # a weapon, and the design discarded for it
        favor = state.seats[seat].favor
        hand = [box.design_of[card] for card in state.seats[seat].hand]
        self.extra = 0
        for weapon in sorted(feeders, key=lambda one: -box.bonus[one]):
            fodder = [one for one in hand if box.design_kind[one] & box.fodder[weapon]]
            if fodder and self.attack + self.extra < self.need:
                chosen = min(fodder, key=lambda one: price(state, seat, one))
                hand.remove(chosen)
                self.discards.append((weapon, chosen))
                self.extra += box.bonus[weapon]
                favor += state.income(seat, box.fodder[weapon])
        self.favor = max(0, self.need - self.attack - self.extra)
        self.missing = max(0, self.favor - min(favor, MOST_FAVOR))
        self.breaks = [weapon for weapon in weapons if state.durability[weapon] == 1]
        self.souls = sum(box.souls[state.dungeon[cell]] for cell in foes)


def ways(state: MephistoState, seat: int, lane: int, foes: list[int]) -> list[Way]:
    """Every choice of weapons of the lane, from none to all."""
    chosen: list[list[int]] = [[]]
    for weapon in fight.usable_weapons(state, seat, lane):
        chosen += [[*others, weapon] for others in chosen]
    return [Way(state, seat, foes, weapons, weapons) for weapons in chosen]


def fights(state: MephistoState, seat: int) -> list[tuple[Action, int, list[int]]]:
    """The monsters that lie in the lanes of `seat`, alone and both: action, lane and cells."""
    found: list[tuple[Action, int, list[int]]] = []
    for lane in range(LANES):
        both = sorted(state.side(seat).lanes[lane])
        cells = state.cells_with(both, MONSTER)
        found += [(state.acts.fight[cell], lane, [cell]) for cell in cells]
        if len(cells) == len(both):
            found.append((state.acts.fight_both[lane], lane, cells))
    return found


def rehearse(state: MephistoState, begin: Action | None, way: Way) -> list[Action]:
    """The actions that carry a way out, as they will be asked for."""
    copy = state.clone()
    assert isinstance(copy, MephistoState)
    actions: list[Action] = []
    action = begin if begin is not None else answer(copy, way)
    while action is not None:
        actions.append(action)
        if isinstance(copy.todo[-1], SpendFavor):
            break
        copy.apply_unchecked(action)
        action = answer(copy, way) if copy.foes else None
    return actions


def answer(state: MephistoState, way: Way) -> Action | None:
    """What the way says to the question on top."""
    acts = state.acts
    top = state.todo[-1]
    if isinstance(top, Wield):
        wanted = [one for one in way.weapons if one not in state.wielded]
        return acts.wield[wanted[0]] if wanted else acts.done
    if isinstance(top, DiscardForWeapon):
        for weapon, design in way.discards:
            if weapon == top.card:
                return acts.discard[design]
        return acts.decline
    if isinstance(top, SpendFavor):
        return acts.spend[fight.shortfall(state, top.seat)]
    return None


def is_useful(way: Way, others: list[Way]) -> bool:
    """Whether no other way spares favor without costing a weapon or a discard more."""
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
    found: list[tuple[Way, Action]] = []
    for action, lane, foes in fights(state, seat):
        possible = [way for way in ways(state, seat, lane, foes) if not way.missing]
        found += [(way, action) for way in possible if is_useful(way, possible)]
    found.sort(key=lambda one: (-one[0].souls, one[0].favor, len(one[0].breaks)))
    return [plan_of(state, way, rehearse(state, action, way)) for way, action in found[:MOST_PLANS]]


def finishing_plans(state: MephistoState, seat: int) -> list[Plan]:
    """The rest of a fight that has begun."""
    lane = fight.lane_of_foes(state, seat)
    if isinstance(state.todo[-1], Wield):
        possible = [
            way
            for way in ways(state, seat, lane, state.foes)
            if not way.missing and all(one in way.weapons for one in state.wielded)
        ]
        chosen = [way for way in possible if is_useful(way, possible)]
    else:  # what was answered so far stands: only the other weapons may still take a discard
        feeders = fight.still_to_feed(state)
        chosen = [Way(state, seat, state.foes, state.wielded, feeders, state.discard_attack)]
    return [plan_of(state, way, rehearse(state, None, way)) for way in chosen]


def plan_of(state: MephistoState, way: Way, actions: list[Action]) -> Plan:
    """The plan for a way, with what its label says."""
    box = state.box
    monsters = [state.dungeon[cell] for cell in way.foes]
    args: dict[str, int | str] = {
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
    return Plan(key + ("", "-with", "-with-two")[min(len(way.weapons), 2)], actions, args)


# ---------------------------------------------------------------------- payments


def price(state: MephistoState, seat: int, design: int) -> int:
    """How much one would miss a card of the hand: the less the sooner it is paid with."""
    box = state.box
    kind = box.design_kind[design]
    card = box.designs[design]
    worth = 4 - card.souls if kind == MONSTER else 5 + card.cost
    worth += card.attack if kind & GEAR else 0
    return worth - 3 * state.income(seat, kind & GEAR or kind) + (1 if kind == SPELL else 0)


def payments(
    state: MephistoState, seat: int, count: int, spared: int | None = None
) -> list[list[Action]]:
    """Ways to pay so many cards out of the hand, without one of `spared`, the cheapest first."""
    hand = sorted(state.box.design_of[card] for card in state.seats[seat].hand)
    if spared is not None:
        hand.remove(spared)
    prices = {design: price(state, seat, design) for design in hand}
    found = sorted(
        set(combinations(hand, count)), key=lambda one: (sum(prices[d] for d in one), one)
    )
    return [[state.acts.discard[design] for design in one] for one in found]


def payment_plans(state: MephistoState, question: Pay) -> list[Plan]:
    """Whole payments, where more than one card is due."""
    if question.left < 2:
        return []
    return [
        Plan("pay", actions, pay_args(state, actions))
        for actions in payments(state, question.seat, question.left)[:MOST_PLANS]
    ]


def pay_args(state: MephistoState, actions: list[Action]) -> dict[str, int | str]:
    """The first two cards of a payment, and how many there are."""
    names = [state.box.designs[action.arg].id for action in actions]
    return {"card": names[0], "second_card": names[1], "n": len(names)}


def play_plans(state: MephistoState, seat: int) -> list[Plan]:
    """Cards that cost something or need room, with the cheapest payment."""
    found: list[Plan] = []
    for action in state.choices:
        if action.kind not in ("play-gear", "play-spell"):
            continue
        design = state.box.designs[design_played(state, action)]
        lane = action.arg % LANES
        is_full = action.kind == "play-gear" and not has_room(state, seat, lane)
        if not design.cost and not is_full:
            continue
        actions = [action]
        if design.cost:
            index = state.box.designs.index(design)
            actions += payments(state, seat, design.cost, index)[0]
        args: dict[str, int | str] = {"card": design.id, "n": design.cost}
        if action.kind == "play-gear":
            args["lane"] = lane + 1
        if is_full:
            weakest = min(
                gear_in_lane(state, seat, lane),
                key=lambda card: (state.durability[card], state.box.attack[card]),
            )
            actions.append(state.acts.scrap[weakest])
            args["other_card"] = state.box.names[weakest]
        found.append(Plan("play" + ("-scrap" if is_full else "") + _where(action), actions, args))
    return found[:MOST_PLANS]


def _where(action: Action) -> str:
    """Gear goes into a lane, a spell nowhere."""
    return "-gear" if action.kind == "play-gear" else "-spell"
