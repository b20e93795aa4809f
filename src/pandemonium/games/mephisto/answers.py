"""The questions of cards and fights: what can be answered, what forbids it, what it does."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.deck import NONE
from pandemonium.engine.oldtask import Task
from pandemonium.engine.task import Refusal
from pandemonium.games.mephisto import box as act
from pandemonium.games.mephisto import effects, fight
from pandemonium.games.mephisto import tasks as do
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import CELLS, LANES, SUMMON_FAVOR
from pandemonium.games.mephisto.state import EMPTY, Board
from pandemonium.games.mephisto.turn import NOT_IN_HAND, find_in_hand

# The clause that each question comes from, in the order of `tasks.py`.
CLAUSES = (
    "ME 2.1", "ME 3.2", "ME 3.4", "ME 16.3", "ME 16.3", "ME 3.8", "ME 4.5", "ME 4.5", "ME 5.2",
    "ME 3.8", "ME 15.4", "ME 14.8", "ME 4.1", "ME 7.10", "ME 4.6", "ME 3.7", "ME 4.7", "ME 8.5",
    "ME 11.7", "ME 6.2", "ME 6.4", "ME 6.5",
)  # fmt: skip
ANSWER_FIRST: Final = Refusal("ME 2.6", "answer-first")
CELL_UNFITTING: Final = Refusal("ME 3.8", "cell-does-not-fit")
GEAR_UNFITTING: Final = Refusal("ME 3.8", "gear-does-not-fit")
WRONG_KIND: Final = Refusal("ME 4.5", "wrong-kind")
SAME_LANE: Final = Refusal("ME 4.7", "already-in-that-lane")
NO_ROOM: Final = Refusal("ME 4.7", "no-room-there")
NOT_AN_OPPONENT: Final = Refusal("ME 8.5", "not-an-opponent")
NOT_ON_THE_TEAM: Final = Refusal("ME 11.7", "not-on-the-team")
MUST_BE_DONE: Final = Refusal("ME 3.8", "must-be-done")
FAVOR_MISSING: Final = Refusal("ME 7.10", "toll-too-high")

# The family in which each question is answered, besides declining and the like; a turn has many.
FAMILY: Final = (
    -1, act.DISCARD, act.SCRAP, act.LANE, act.UNDER, act.TAKE, act.GIVE, act.TAKE, act.TAKE,
    act.BANISH, act.COPY, act.READ, act.WEAKEN, act.WEAKEN, act.REPAIR, act.EMPOWER, act.MOVE,
    act.TARGET, act.BENEFIT, act.WIELD, act.DISCARD, act.SPEND,
)  # fmt: skip


# ---------------------------------------------------------------------- what can be answered


def answers(board: Board, task: Task) -> list[Action]:
    """Every answer one could think of; `forbids` sifts them."""
    moves = board.moves
    question = task.do
    if question == do.PAY:
        return _named_in_hand(board, task.seat, moves.discard)
    if question == do.EXTRA:
        return [*_named_in_hand(board, task.seat, moves.discard), moves.decline]
    if question == do.GIVE:
        return _named_in_hand(board, task.seat, moves.give)
    if question in (do.TAKE, do.EXCHANGE, do.SUMMON):
        return _cells(moves.take, task.n)
    if question == do.BANISH:
        return _cells(moves.banish, task.n)
    if question == do.WIELD:
        weapons = [moves.wield[weapon] for weapon in fight.wieldable(board, task.seat)]
        return [*weapons, moves.done]
    if question == do.SPEND:
        return moves.spend
    if question == do.MOVE:
        return _moves(board, task)
    return _other_answers(board, task)


def _other_answers(board: Board, task: Task) -> list[Action]:
    """Gear, and the rarer questions."""
    moves = board.moves
    question = task.do
    if question == do.SCRAP:
        return _gear(board, moves.scrap, task.n)
    if question == do.WEAKEN:
        return _gear(board, moves.weaken, task.n)
    if question == do.TOLL:
        return [*_gear(board, moves.weaken, task.n), moves.pay_favor]
    if question == do.REPAIR:
        return [*_gear(board, moves.repair, task.n), moves.decline]
    if question == do.EMPOWER:
        return _gear(board, moves.empower, task.n)
    if question == do.LANE:
        return moves.lane
    if question == do.TARGET:
        return moves.target
    if question == do.BENEFIT:
        return moves.benefit
    if question == do.UNDER:
        return _cells(moves.under, task.n)
    return _cells(moves.copy if question == do.COPY else moves.read, task.n)


def _named_in_hand(board: Board, seat: int, family: list[Action]) -> list[Action]:
    """One action per design in the hand."""
    actions: list[Action] = []
    seen = 0
    for card in board.seats[seat].hand:
        design = board.box.design_of[card]
        if not seen >> design & 1:
            seen |= 1 << design
            actions.append(family[design])
    return actions


def _cells(family: list[Action], cells: int) -> list[Action]:
    """The actions of a family that name these cells."""
    return [family[cell] for cell in range(CELLS) if cells >> cell & 1]


def _gear(board: Board, family: list[Action], bits: int) -> list[Action]:
    """The actions of a family that name this gear."""
    return [family[card] for card in board.box.gear if bits >> card & 1]


def _moves(board: Board, task: Task) -> list[Action]:
    """Each movable card to each lane, and not at all."""
    actions: list[Action] = []
    for card in board.box.gear:
        if task.n >> card & 1:
            for lane in range(LANES):
                actions.append(board.moves.move[card * LANES + lane])
    actions.append(board.moves.decline)
    return actions


# ---------------------------------------------------------------------- what forbids an answer


def forbids(board: Board, task: Task, action: Action) -> Refusal | None:
    """The rule against this answer, if any."""
    family = action.family
    question = task.do
    if family != FAMILY[question]:
        return _forbids_other_family(board, task, action)
    if question in (do.PAY, do.EXTRA, do.GIVE):
        return _forbids_hand_card(board, task, action)
    if question == do.WIELD:
        return fight.wield_refusal(board, task.seat, action)
    if question == do.SPEND:
        return fight.spend_refusal(board, task.seat, action.arg)
    if question == do.MOVE:
        return _forbids_move(board, task, action)
    if question == do.TARGET:
        is_opponent = action.arg in board.box.opponents[task.seat]
        return None if is_opponent else NOT_AN_OPPONENT
    if question == do.BENEFIT:
        is_own = action.arg == task.seat or action.arg == task.seat ^ 1
        return None if is_own else NOT_ON_THE_TEAM
    if question == do.LANE or task.n >> action.arg & 1:
        return None
    return CELL_UNFITTING if _names_cells(family) else GEAR_UNFITTING


def _names_cells(family: int) -> bool:
    """Whether the family's actions name cells."""
    return act.UNDER <= family <= act.READ


def _forbids_other_family(board: Board, task: Task, action: Action) -> Refusal | None:
    """Declining, being done, paying favor; and answers that are none to the question at all."""
    family = action.family
    question = task.do
    if family == act.DECLINE:
        if question == do.EXTRA:
            return fight.extra_refusal(board, task, action)
        if question in (do.REPAIR, do.MOVE):
            return None if task.n & do.OPTIONAL else MUST_BE_DONE
    if question == do.WIELD and family == act.DONE:
        return fight.wield_refusal(board, task.seat, action)
    if question == do.TOLL and family == act.PAY_FAVOR:
        enough = board.seats[task.seat].favor >= board.box.loss[task.card]
        return None if enough else FAVOR_MISSING
    return ANSWER_FIRST


def _forbids_hand_card(board: Board, task: Task, action: Action) -> Refusal | None:
    """A card of the hand, of the kind that is asked for."""
    if find_in_hand(board, task.seat, action.arg) == EMPTY:
        return NOT_IN_HAND
    if task.do == do.EXTRA:
        return fight.extra_refusal(board, task, action)
    if task.do == do.GIVE:
        kind = board.box.design_kind[action.arg]
        return None if kind & task.n // do.CELL_BITS else WRONG_KIND
    return None


def _forbids_move(board: Board, task: Task, action: Action) -> Refusal | None:
    """To another lane of the same owner that has room, or is one's own (ME 4.7)."""
    gear, lane = action.arg // LANES, action.arg % LANES
    if not task.n >> gear & 1:
        return GEAR_UNFITTING
    owner = board.owner_of(gear)
    if board.lane_of(owner, gear) == lane:
        return SAME_LANE
    return None if owner == task.seat or board.has_room(owner, lane) else NO_ROOM


# ---------------------------------------------------------------------- what an answer does


def carry_out(board: Board, task: Task, action: Action) -> None:
    """Do what the answer says."""
    board.todo.pop()
    family = action.family
    if family == act.DECLINE:
        board.tell("declined", task.seat, task.card)
    elif family == act.DISCARD:
        _discard(board, task, action)
    elif family == act.TAKE:
        _take(board, task, action.arg)
    elif family == act.WIELD:
        board.tell("weapon-wielded", task.seat, action.arg)
        board.wielded.append(action.arg)
        board.push(do.WIELD, task.seat)
    elif family == act.SPEND:
        fight.win(board, task.seat, action.arg)
    elif family == act.MOVE:
        _move(board, action)
    elif family == act.WEAKEN:
        board.wear(board.owner_of(action.arg), action.arg)
    elif family == act.REPAIR:
        board.mend(board.owner_of(action.arg), action.arg)
    else:
        _carry_out_other(board, task, action)


def _carry_out_other(board: Board, task: Task, action: Action) -> None:
    """The rarer answers."""
    family = action.family
    seat = task.seat
    if family == act.SCRAP:
        board.tell("gear-scrapped", seat, action.arg)
        board.leave_play(seat, action.arg)
    elif family == act.BANISH:
        _banish(board, task, action.arg)
    elif family == act.GIVE:
        card = find_in_hand(board, seat, action.arg)
        board.seats[seat].hand.remove(card)
        board.aside.append(card)
        board.push(do.EXCHANGE, seat, task.card, task.n % do.CELL_BITS)
    elif family == act.PAY_FAVOR:
        board.seats[seat].favor -= board.box.loss[task.card]
        board.tell("favor-paid", seat, task.card, board.box.loss[task.card])
    elif family == act.EMPOWER:
        _empower(board, task, action.arg)
    elif family == act.TARGET:
        board.lose_favor(action.arg, task.n, task.card)
    elif family == act.BENEFIT:
        benefit(board, action.arg, task)
    elif family != act.DONE:
        _carry_out_in_dungeon(board, task, action)


def _carry_out_in_dungeon(board: Board, task: Task, action: Action) -> None:
    """Lanes renewed, abilities copied, spells read."""
    family = action.family
    seat = task.seat
    if family == act.LANE:
        mask = board.sides[seat].masks[action.arg]
        board.push(do.FILL, seat, task.card, mask)
        if board.cells_with(mask, v.ANY):
            board.push(do.UNDER, seat, task.card, board.cells_with(mask, v.ANY))
    elif family == act.UNDER:
        card = board.clear_cell(action.arg, seat)
        board.deck.put_under(card)
        board.tell("card-put-under", seat, card)
        if task.n & ~(1 << action.arg):
            board.push(do.UNDER, seat, task.card, task.n & ~(1 << action.arg))
    elif family == act.COPY:
        board.tell("ability-copied", seat, board.dungeon[action.arg])
        effects.use(board, seat, board.dungeon[action.arg], task.n // do.CELL_BITS)
    else:
        spell = board.clear_cell(action.arg, seat)
        board.aside.append(spell)
        board.push(do.CAST, seat, spell)


def _discard(board: Board, task: Task, action: Action) -> None:
    """A hand card pays for another, or feeds a weapon (ME 3.2, 6.4)."""
    board.discard_from_hand(task.seat, find_in_hand(board, task.seat, action.arg))
    if task.do == do.EXTRA:
        board.edge += board.box.bonus[task.card]
    elif task.n > 1:
        board.push(do.PAY, task.seat, task.card, task.n - 1)


def _take(board: Board, task: Task, cell: int) -> None:
    """A card of the dungeon comes into the hand; in an exchange the card aside takes its cell."""
    seat = task.seat
    board.take_cell(seat, cell)
    if task.do == do.TAKE:
        return
    card = board.aside.pop()  # what is exchanged was put aside last
    if task.do == do.SUMMON:
        board.tell("monster-summoned", seat, card)
    board.place(cell, card, seat)
    if task.do == do.SUMMON:
        board.gain_favor(seat, SUMMON_FAVOR, card)
        board.pay_out(seat, v.SUMMONS_PAY)
        board.pay_out(seat, v.MONSTERS_PAY)


def _banish(board: Board, task: Task, cell: int) -> None:
    """A card leaves the dungeon; a Torch puts a new one in its place (ME 15.5)."""
    board.discard_cell(task.seat, cell)
    if task.card >= 0 and board.box.effect[task.card] == v.BURN:
        card = board.draw()
        if card != NONE:
            board.place(cell, card, task.seat)


def _empower(board: Board, task: Task, weapon: int) -> None:
    """A spell under a weapon, or attack for this turn (ME 3.7, 16.6)."""
    if board.box.effect[task.card] == v.TRANSMUTE:
        board.boost[weapon] += board.box.bonus[task.card]
        board.tell("weapon-boosted", board.owner_of(weapon), weapon, board.box.bonus[task.card])
    else:
        effects.attach(board, task.card, weapon)


def benefit(board: Board, seat: int, task: Task) -> None:
    """Favor, or a card from the deck if the task speaks of none."""
    if task.n:
        board.gain_favor(seat, task.n, task.card)
    else:
        board.draw_to_hand(seat)


def _move(board: Board, action: Action) -> None:
    """Gear goes to another lane of its owner, who first makes room there if need be (ME 4.7)."""
    gear, lane = action.arg // LANES, action.arg % LANES
    owner = board.owner_of(gear)
    board.push(do.MOVED, owner, gear, lane)
    if not board.has_room(owner, lane):
        board.push(do.SCRAP, owner, gear, board.lane_bits(owner, lane))


def moved(board: Board, task: Task) -> None:
    """Gear arrives in another lane, as it is."""
    board.pick_up(task.seat, task.card)
    board.lay_down(task.seat, task.card, task.n)
    board.tell("gear-moved", task.seat, task.card, task.n + 1)
