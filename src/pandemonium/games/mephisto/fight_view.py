"""The fight calculator: what each lane could fight, with which weapons, and what it would cost."""

from typing import TypedDict

from pandemonium.engine.action import Action
from pandemonium.games.mephisto import plans
from pandemonium.games.mephisto.attack import attack_of_all, need_of, usable_weapons
from pandemonium.games.mephisto.elements import gear_at
from pandemonium.games.mephisto.plans import Way
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.turn import Turn


class DiscardView(TypedDict):
    """What would be discarded for a weapon."""

    weapon: str
    card: str
    attack: int


class WayView(TypedDict):
    """One choice of weapons for a fight: the least favor that wins, and what would break.

    `weapons_at` are their elements, in the same order; `extra` is the attack that `discards` add,
    `actions` what carries it out during the turn of the seat.
    """

    weapons: list[str]
    weapons_at: list[str]
    attack: int
    extra: int
    discards: list[DiscardView]
    favor: int
    missing: int
    possible: bool
    breaks: list[str]
    actions: list[str]


class FightView(TypedDict):
    """The fight calculator for one or both monsters of a lane; `ways` from no weapon to all.

    `abilities` are those of the monsters whose ability the winner gains.
    """

    action: str
    lane: int
    cells: list[str]
    monsters: list[str]
    abilities: list[str]
    need: int
    souls: int
    possible: bool
    missing: int
    ways: list[WayView]


class PublicFightView(TypedDict):
    """The public view of a fight: all weapons and all favor, without what a hand adds."""

    seat: int
    lane: int
    cells: list[str]
    need: int
    attack: int
    favor: int
    missing: int


def fights(state: MephistoState, seat: int) -> list[FightView]:
    """What each lane of `seat` could fight now, and how (ME 6.6)."""
    if state.ended:
        return []
    return [
        _fight_view(state, seat, action, lane, foes)
        for action, lane, foes in plans.fights(state, seat)
    ]


def _fight_view(
    state: MephistoState, seat: int, action: Action, lane: int, foes: list[int]
) -> FightView:
    """All ways to fight these monsters."""
    box = state.box
    ways = plans.ways(state, seat, lane, foes)
    monsters = [state.dungeon[cell] for cell in foes]
    return FightView(
        action=action.text,
        lane=lane + 1,
        cells=[box.cells[cell] for cell in foes],
        monsters=[box.names[monster] for monster in monsters],
        abilities=[box.names[monster] for monster in monsters if box.effect[monster].keeps_ability],
        need=ways[0].need,
        souls=ways[0].souls,
        possible=any(not way.missing for way in ways),
        missing=min(way.missing for way in ways),
        ways=[_way_view(state, seat, action, way) for way in ways],
    )


def _way_view(state: MephistoState, seat: int, action: Action, way: Way) -> WayView:
    """One choice of weapons, with its actions if the seat is on turn."""
    names = state.box.names
    is_asked = state.player == seat and isinstance(state.todo[-1], Turn)
    actions = plans.rehearse(state, action, way) if is_asked and not way.missing else []
    return WayView(
        weapons=[names[weapon] for weapon in way.weapons],
        weapons_at=[gear_at(state.box.gear_names[weapon]) for weapon in way.weapons],
        attack=way.attack,
        extra=way.extra,
        discards=[
            DiscardView(
                weapon=names[weapon],
                card=state.box.designs[design].id,
                attack=state.box.bonus[weapon],
            )
            for weapon, design in way.discards
        ],
        favor=way.favor,
        missing=way.missing,
        possible=way.missing == 0,
        breaks=[names[weapon] for weapon in way.breaks],
        actions=[action.text for action in actions],
    )


def public_fights(state: MephistoState, seat: int) -> list[PublicFightView]:
    """What each lane of `seat` could fight, by public knowledge."""
    views: list[PublicFightView] = []
    if state.ended:
        return views
    favor = state.seats[seat].favor
    for _, lane, foes in plans.fights(state, seat):
        weapons = usable_weapons(state, seat, lane)
        attack = attack_of_all(state, seat, weapons)
        need = need_of(state, foes)
        views.append(
            PublicFightView(
                seat=seat,
                lane=lane + 1,
                cells=[state.box.cells[cell] for cell in foes],
                need=need,
                attack=attack,
                favor=favor,
                missing=max(0, need - attack - favor),
            )
        )
    return views
