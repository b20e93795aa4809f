"""The fight (ME chapter 6): its arithmetic, weapons, discards and favor, and the outcome."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.oldtask import Task
from pandemonium.engine.task import Refusal
from pandemonium.games.mephisto import box as act
from pandemonium.games.mephisto import tasks as do
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import CELLS, MOST_FAVOR, ROOM, SOLITAIRE_GOAL
from pandemonium.games.mephisto.state import EMPTY, Board

NO_MONSTER: Final = Refusal("ME 6.1", "no-monster-there")
TOO_WEAK: Final = Refusal("ME 6.6", "too-weak")
NOT_A_WEAPON_THERE: Final = Refusal("ME 6.2", "no-such-weapon-in-lane")
ALREADY_WIELDED: Final = Refusal("ME 6.2", "already-wielded")
NOT_LOADED: Final = Refusal("ME 14.11", "not-loaded")
MORE_IS_NEEDED: Final = Refusal("ME 6.6", "fight-would-fail")
TOO_LITTLE_FAVOR: Final = Refusal("ME 6.6", "spends-too-little")
FAVOR_MISSING: Final = Refusal("ME 1.5", "favor-missing")
DOES_NOT_FIT_WEAPON: Final = Refusal("ME 6.4", "weapon-does-not-take-it")


# ---------------------------------------------------------------------- the arithmetic


def attack_of(board: Board, seat: int, weapon: int) -> int:
    """The attack of a weapon now, before discards (ME 6.3)."""
    box = board.box
    attack = box.attack[weapon] + board.charm[weapon] + board.boost[weapon]
    effect = box.effect[weapon]
    if effect == v.CHARGE:
        if board.cast_by >> seat & 1:
            attack += box.bonus[weapon]
    elif effect == v.SKEWER:
        first, second = board.sides[seat].lanes[board.lane_of(seat, weapon)]
        if _is_monster(board, first) and _is_monster(board, second):
            attack += box.bonus[weapon]
    return attack


def _is_monster(board: Board, cell: int) -> bool:
    """Whether a monster lies in the cell."""
    card = board.dungeon[cell]
    return card != EMPTY and board.box.kind[card] == v.MONSTER


def fodder_of(board: Board, weapon: int) -> int:
    """The kind of hand card that may be discarded for more attack; 0 for most weapons (ME 6.4)."""
    effect = board.box.effect[weapon]
    if effect == v.DISCARD_SPELL:
        return v.SPELL
    return v.MONSTER if effect == v.DISCARD_MONSTER else 0


def holds_kind(board: Board, seat: int, kinds: int) -> bool:
    """Whether the hand holds a card of these kinds."""
    for card in board.seats[seat].hand:  # noqa: SIM110 - a generator is slow when compiled
        if board.box.kind[card] & kinds:
            return True
    return False


def extra_of(board: Board, seat: int, weapon: int) -> int:
    """Attack that a discard for this weapon would add now."""
    fodder = fodder_of(board, weapon)
    return board.box.bonus[weapon] if fodder and holds_kind(board, seat, fodder) else 0


def favor_from_extra(board: Board, seat: int, weapon: int) -> int:
    """Favor that the discard for this weapon would bring by defeated monsters."""
    watches = v.SPELLS_PAY if fodder_of(board, weapon) == v.SPELL else v.MONSTERS_PAY
    return board.collected(seat, watches)


def usable_weapons(board: Board, seat: int, lane: int) -> list[int]:
    """The weapons of a lane that may fight now (ME 6.2, 14.11)."""
    own = board.seats[seat].gear
    found: list[int] = []
    for slot in range(ROOM * lane, ROOM * lane + ROOM):
        card = own[slot]
        if card != EMPTY and board.box.kind[card] == v.WEAPON and is_loaded(board, card):
            found.append(card)
    return found


def is_loaded(board: Board, weapon: int) -> bool:
    """Whether the weapon may fight: a Repeater not in the turn it was played."""
    return board.box.effect[weapon] != v.LOAD or weapon not in board.fresh


def reach(board: Board, seat: int, weapons: list[int], extras: list[int]) -> int:
    """The most that these weapons, discards for `extras`, and all favor can amount to."""
    total = board.edge
    favor = board.seats[seat].favor
    for weapon in weapons:
        total += attack_of(board, seat, weapon)
    for weapon in extras:
        extra = extra_of(board, seat, weapon)
        if extra:
            total += extra
            favor += favor_from_extra(board, seat, weapon)
    return total + min(favor, MOST_FAVOR)


def need_of(board: Board, foes: int) -> int:
    """The attack of the monsters in these cells."""
    need = 0
    for cell in range(CELLS):
        if foes >> cell & 1:
            need += board.box.attack[board.dungeon[cell]]
    return need


def lane_of_foes(board: Board, seat: int, foes: int) -> int:
    """The lane of `seat` in which the fight takes place."""
    for lane in range(act.LANES):
        if foes & board.sides[seat].masks[lane] == foes:
            return lane
    raise AssertionError(f"cells {foes} are not one lane")


# ---------------------------------------------------------------------- the action


def foes_meant(board: Board, seat: int, action: Action) -> int:
    """The cells that a fight action names, as bits."""
    if action.family == act.FIGHT:
        return 1 << action.arg
    return board.sides[seat].masks[action.arg]


def lane_meant(board: Board, seat: int, action: Action) -> int:
    """The lane in which a fight action takes place."""
    return board.sides[seat].lane_of[action.arg] if action.family == act.FIGHT else action.arg


def fight_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """What forbids the fight: no monsters, or too little attack whatever one does."""
    foes = foes_meant(board, seat, action)
    if board.cells_with(foes, v.MONSTER) != foes:
        return NO_MONSTER
    need = need_of(board, foes)
    if board.seats[seat].favor >= need:  # no weapon needed, whatever they are
        return None
    weapons = usable_weapons(board, seat, lane_meant(board, seat, action))
    return TOO_WEAK if reach(board, seat, weapons, weapons) < need else None


def begin(board: Board, seat: int, action: Action) -> None:
    """Choose the monsters; weapons, discards and favor follow."""
    board.foes = foes_meant(board, seat, action)
    board.push(do.SPEND, seat)
    board.push(do.EXTRAS, seat)
    board.push(do.WIELD, seat)


# ---------------------------------------------------------------------- weapons


def wieldable(board: Board, seat: int) -> list[int]:
    """The weapons that can still be added."""
    weapons = usable_weapons(board, seat, lane_of_foes(board, seat, board.foes))
    return [weapon for weapon in weapons if weapon not in board.wielded]


def wield_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """What forbids adding a weapon, or being done with it."""
    if action.family == act.DONE:
        enough = reach(board, seat, board.wielded, board.wielded) >= need_of(board, board.foes)
        return None if enough else MORE_IS_NEEDED
    if action.arg in board.wielded:
        return ALREADY_WIELDED
    lane = lane_of_foes(board, seat, board.foes)
    is_weapon = board.box.kind[action.arg] == v.WEAPON
    if not is_weapon or not board.lane_bits(seat, lane) >> action.arg & 1:
        return NOT_A_WEAPON_THERE
    return None if is_loaded(board, action.arg) else NOT_LOADED


def offer_extras(board: Board, seat: int) -> None:
    """Each weapon that takes a discard asks for it (ME 6.4)."""
    for weapon in reversed(board.wielded):
        if extra_of(board, seat, weapon):
            board.push(do.EXTRA, seat, weapon)


# ---------------------------------------------------------------------- discards


def extra_refusal(board: Board, task: Task, action: Action) -> Refusal | None:
    """What forbids a discard, or doing without: the fight must still be won."""
    if action.family == act.DISCARD:
        kind = board.box.design_kind[action.arg]
        return None if kind & fodder_of(board, task.card) else DOES_NOT_FIT_WEAPON
    waiting = [one.card for one in board.todo[:-1] if one.do == do.EXTRA]
    enough = reach(board, task.seat, board.wielded, waiting) >= need_of(board, board.foes)
    return None if enough else MORE_IS_NEEDED


# ---------------------------------------------------------------------- favor and the outcome


def shortfall(board: Board, seat: int) -> int:
    """The favor that must be spent at least."""
    return max(
        0,
        need_of(board, board.foes)
        - reach(board, seat, board.wielded, [])
        + board.seats[seat].favor,
    )


def spend_refusal(board: Board, seat: int, favor: int) -> Refusal | None:
    """Favor from the shortfall to all one has (ME 6.5)."""
    if favor > board.seats[seat].favor:
        return FAVOR_MISSING
    return TOO_LITTLE_FAVOR if favor < shortfall(board, seat) else None


def win(board: Board, seat: int, favor: int) -> None:
    """The monsters are defeated; the weapons have been used (ME 6.2, 6.7)."""
    wielded = board.wielded[:]
    foes = board.foes
    if favor:
        board.seats[seat].favor -= favor
        board.tell("favor-spent", seat, -1, favor)
    for cell in range(CELLS):
        if foes >> cell & 1:
            board.collect(seat, cell)
    forget(board)
    for weapon in wielded:
        board.wear(seat, weapon)
        if board.box.effect[weapon] == v.RETURN and board.durability[weapon]:
            board.push(do.MOVE, seat, weapon, 1 << weapon | do.OPTIONAL)

    if board.box.solitaire and board.souls(seat) >= SOLITAIRE_GOAL:  # at once (ME 12.7)
        board.tell("game-won", seat)
        board.finish((seat,))


def forget(board: Board) -> None:
    """No fight is going on any more."""
    board.foes = 0
    board.edge = 0
    board.wielded.clear()
