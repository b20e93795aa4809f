"""What an action is called, what it is about, and what it would cost or bring."""

from pandemonium.engine.action import Action
from pandemonium.engine.task import NO_CARD, NOBODY, Args
from pandemonium.engine.view import hand_at, seat_at
from pandemonium.games.mephisto import fight, playing
from pandemonium.games.mephisto.components import (
    LANES,
    MONSTER,
    MOST_FAVOR,
    SUMMON_FAVOR,
    SUMMONING,
    cell_at,
    gear_at,
    lane_at,
)
from pandemonium.games.mephisto.lanes import lane_of, owner_of
from pandemonium.games.mephisto.state import MephistoState

ABOUT_CELLS = ("loot", "fight", "under", "take", "banish", "copy", "read")
ABOUT_GEAR = ("activate", "scrap", "weaken", "repair", "empower", "wield")
ABOUT_HAND = ("discard", "give")
ABOUT_SEATS = ("target", "benefit")
PLAYS = ("play-gear", "play-spell")
FIGHTS = ("fight", "fight-both")


# ---------------------------------------------------------------------- labels


def details(state: MephistoState, action: Action) -> Args:
    """What the label or the refusal of an action may want to say."""
    args: Args = {"text": action.text}
    args["label"] = action.kind + _detail(state, action, args)
    if not state.over:
        args["favor"] = state.seats[state.player].favor
        if action.kind in FIGHTS:
            _detail_fight(state, action, args)
    return args


def _detail(state: MephistoState, action: Action, args: Args) -> str:
    """What the action is about; returns what to add to its key."""
    kind = action.kind
    if kind in ABOUT_CELLS:
        args["cell"] = state.box.cells[action.arg]
        card = state.dungeon[action.arg]
        if card == NO_CARD:
            return "-empty"
        args["card"] = state.box.names[card]
    elif kind in ABOUT_GEAR:
        return _detail_gear(state, action.arg, args)
    elif kind == "move":
        args["lane"] = action.arg % LANES + 1
        return _detail_gear(state, action.arg // LANES, args)
    elif kind in ABOUT_HAND:
        args["card"] = state.box.designs[action.arg].id
    elif kind in ABOUT_SEATS:
        args["target"] = action.arg
    else:
        _detail_rest(state, action, args)
    return ""


def _detail_gear(state: MephistoState, gear: int, args: Args) -> str:
    """Gear in play: which copy, how durable, and whose if it is not the player's own."""
    args["card"] = state.box.names[gear]
    args["copy"] = state.box.copy_of(gear)
    args["durability"] = state.durability[gear]
    owner = owner_of(state, gear)
    if owner == NOBODY or owner == state.player:
        return ""
    args["target"] = owner
    return "-theirs"


def _detail_rest(state: MephistoState, action: Action, args: Args) -> None:
    """Plays, summons, lanes and numbers."""
    kind = action.kind
    if kind in PLAYS:
        design = state.box.designs[playing.design_played(state, action)]
        args["card"] = design.id
        args["cost"] = design.cost
        if kind == "play-gear":
            args["lane"] = action.arg % LANES + 1
    elif kind == "summon":
        args["card"] = state.box.designs[state.box.first_monster_design + action.arg].id
    elif kind in ("lane", "fight-both"):
        args["lane"] = action.arg + 1
    elif kind == "spend":
        args["n"] = action.arg
        args["missing"] = fight.shortfall(state, state.player) if state.foes else 0


def _detail_fight(state: MephistoState, action: Action, args: Args) -> None:
    """What a fight needs, and how much of it is missing (ME 6.6)."""
    seat = state.player
    foes = fight.foes_meant(state, seat, action)
    if len(state.cells_with(foes, MONSTER)) < len(foes):
        return
    weapons = fight.usable_weapons(state, seat, fight.lane_meant(state, seat, action))
    need = fight.need_of(state, foes)
    args["need"] = need
    args["attack"] = fight.attack_of_all(state, seat, weapons)
    args["missing"] = max(0, need - fight.reach(state, seat, weapons, weapons))


# ---------------------------------------------------------------------- elements


def touches(state: MephistoState, action: Action) -> list[str]:
    """The elements of the table that the action is about."""
    kind = action.kind
    box = state.box
    seat = max(state.player, 0)
    if kind in ABOUT_CELLS:
        return [cell_at(box.cells[action.arg])]
    if kind in ABOUT_GEAR:
        return [gear_at(box.gear_names[action.arg])]
    if kind in ABOUT_HAND:
        return [hand_at(seat, box.designs[action.arg].id)]
    if kind in ABOUT_SEATS:
        return [seat_at(action.arg)]
    if kind in ("lane", "fight-both"):
        return [cell_at(box.cells[cell]) for cell in state.side(seat).lanes[action.arg]]
    if kind == "move":
        gear, lane = action.arg // LANES, action.arg % LANES
        return [gear_at(box.gear_names[gear]), lane_at(max(owner_of(state, gear), 0), lane)]
    return _touches_rest(state, action, seat)


def _touches_rest(state: MephistoState, action: Action, seat: int) -> list[str]:
    """Plays, summons, and what is about the player alone."""
    kind = action.kind
    box = state.box
    if kind in PLAYS:
        card = hand_at(seat, box.designs[playing.design_played(state, action)].id)
        return [card, lane_at(seat, action.arg % LANES)] if kind == "play-gear" else [card]
    if kind == "summon":
        return [hand_at(seat, box.designs[box.first_monster_design + action.arg].id)]
    if kind == "loot-deck":
        return ["deck"]
    if kind == "hand-over":
        return [seat_at(seat ^ 1 if box.teams else seat)]
    return [seat_at(seat)]


# ---------------------------------------------------------------------- previews


def preview(state: MephistoState, action: Action) -> Args:
    """What the action would cost or bring, as far as its player can know."""
    seat = state.player
    kind = action.kind
    if state.over:
        return {}
    if kind in FIGHTS:
        return _preview_fight(state, action, seat)
    if kind == "spend" and state.foes:
        return {"favor": -action.arg, **_spoils(state, state.foes, state.wielded)}
    if kind in PLAYS:
        return {"cards": -state.box.designs[playing.design_played(state, action)].cost}
    if kind == "summon":
        gain = SUMMON_FAVOR + state.income(seat, SUMMONING)
        return {"gain": gain, "wasted": max(0, state.seats[seat].favor + gain - MOST_FAVOR)}
    if kind == "activate" and action.arg in state.seats[seat].gear:
        return _preview_activation(state, seat, action.arg)
    return {}


def _preview_fight(state: MephistoState, action: Action, seat: int) -> Args:
    """What the fight needs, what is missing, and what it would bring."""
    args: Args = {}
    _detail_fight(state, action, args)
    if args:
        args.update(_spoils(state, fight.foes_meant(state, seat, action), []))
    return args


def _spoils(state: MephistoState, foes: list[int], weapons: list[int]) -> Args:
    """Souls, and the weapons that would break."""
    souls = sum(state.box.souls[state.dungeon[cell]] for cell in foes)
    breaking = [state.box.gear_names[weapon] for weapon in weapons if state.durability[weapon] == 1]
    return {"souls": souls, "breaks": ", ".join(breaking)} if breaking else {"souls": souls}


def _preview_activation(state: MephistoState, seat: int, card: int) -> Args:
    """The durability left, whether it breaks, and what it gives for certain."""
    lane = lane_of(state, seat, card)
    left = state.durability[card] - 1
    args: Args = {"durability": left}
    if not left:
        args["breaks"] = state.box.gear_names[card]
    return {**args, **state.box.effect[card].worth(state, seat, card, lane)}
