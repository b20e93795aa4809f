"""The arithmetic of the fight (ME 6.2 to 6.6): weapons, discards and favor."""

from pandemonium.engine.task import Args
from pandemonium.games.mephisto.components import MAX_FAVOR, MONSTER, ROOM, SPELL, WEAPON
from pandemonium.games.mephisto.state import MephistoState


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
    slots = state.seats[seat].gear
    weapons: list[int] = []
    for slot in range(ROOM * lane, ROOM * lane + ROOM):
        card = slots[slot]
        if (
            card >= 0
            and box.kind[card] == WEAPON
            and (not box.needs_loading[card] or box.effect[card].may_fight(state, card))
        ):
            weapons.append(card)
    return weapons


def most_with(
    state: MephistoState, seat: int, feeders: list[int], spells: int, monsters: int, favor: int
) -> int:
    """The most attack that favor adds together with discards for `feeders` out of so many cards."""
    bonus = state.box.bonus
    if len(feeders) > 1 and bonus[feeders[0]] < bonus[feeders[1]]:
        feeders = [feeders[1], feeders[0]]  # a single card goes to the weapon that gains more
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
    return added + min(favor, MAX_FAVOR)


def takes_discards(state: MephistoState, weapons: list[int]) -> bool:
    """Whether one of the weapons takes a discard for more attack."""
    for weapon in weapons:  # noqa: SIM110 - a generator is slow when compiled
        if state.box.fodder[weapon]:
            return True
    return False


def reach(state: MephistoState, seat: int, weapons: list[int], feeders: list[int]) -> int:
    """The most attack that these weapons reach with discards for `feeders` and all favor."""
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
    """The least favor that wins the fight."""
    attack = state.discard_attack + attack_of_all(state, seat, state.wielded)
    return max(0, need_of(state, state.foes) - attack)


def strength_in(state: MephistoState, seat: int, lane: int) -> int:
    """The most attack that `seat` reaches in a lane: `reach` with all its weapons there."""
    box = state.box
    player = state.seats[seat]
    total = player.favor
    for slot in range(ROOM * lane, ROOM * lane + ROOM):
        card = player.gear[slot]
        if card >= 0 and box.kind[card] == WEAPON:
            if box.fodder[card]:
                weapons = usable_weapons(state, seat, lane)
                return reach(state, seat, weapons, weapons)
            if not box.needs_loading[card] or box.effect[card].may_fight(state, card):
                total += attack_of(state, seat, card)
    return total


def can_win(state: MephistoState, seat: int) -> bool:
    """Whether the fight can be won while weapons can still join it (ME 6.6)."""
    weapons = usable_weapons(state, seat, lane_of_foes(state, seat))
    return reach(state, seat, weapons, weapons) >= need_of(state, state.foes)


def fight_args(state: MephistoState, seat: int) -> Args:
    """The numbers of the fight, all of them public."""
    return {
        "need": need_of(state, state.foes),
        "missing": shortfall(state, seat),
        "favor": state.seats[seat].favor,
        "attack": state.discard_attack + attack_of_all(state, seat, state.wielded),
    }
