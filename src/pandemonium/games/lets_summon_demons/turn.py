"""Set-up and the turn: dealing, rolling, buying, summoning, passing, and whose turn is next."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.oldtask import Task
from pandemonium.engine.task import Refusal
from pandemonium.games.lets_summon_demons import box as act
from pandemonium.games.lets_summon_demons import effects
from pandemonium.games.lets_summon_demons import tasks as do
from pandemonium.games.lets_summon_demons import vocabulary as v
from pandemonium.games.lets_summon_demons.box import BLOCK_PLACES, BUY_COST, SNUFFED
from pandemonium.games.lets_summon_demons.lookup import add_once, find, held, named
from pandemonium.games.lets_summon_demons.state import EMPTY, Board

ALREADY_ROLLED: Final = Refusal("LSD 2.1", "already-rolled")
ALREADY_BOUGHT: Final = Refusal("LSD 2.1", "already-bought")
ALREADY_SUMMONED: Final = Refusal("LSD 2.1", "already-summoned")
NOT_A_TURN_ACTION: Final = Refusal("LSD 2.1", "not-asked-for")
ROLL_FIRST: Final = Refusal("LSD 2.2", "roll-first")
TOO_FEW_SOULS: Final = Refusal("LSD 2.3", "too-few-souls")
EMPTY_PLACE: Final = Refusal("LSD 2.5", "empty-place")
NOT_IN_HAND: Final = Refusal("LSD 5.1", "not-in-hand")
TOO_FEW_TO_SNUFF: Final = Refusal("LSD 5.1", "too-few-to-snuff")
TOO_FEW_FOR_BAPHOMETAL: Final = Refusal("LSD 7.17", "too-few-to-snuff")
NO_PARTNER: Final = Refusal("LSD 9.6", "no-partner")
ALREADY_PASSED: Final = Refusal("LSD 9.6", "already-passed")
NOT_TO_BE_PASSED: Final = Refusal("LSD 9.6", "not-to-be-passed")


# ---------------------------------------------------------------------- set-up


def deal(board: Board) -> None:
    """The last part of the set-up: newcomer's and dealt candles, then the first turn (LSD 1.1)."""
    box = board.box
    pool = box.candles_in_game
    if box.newcomer >= 0 and not board.seats[box.newcomer].candles:
        give_candle(board, box.newcomer, box.card_called("beginners_candle"))
    taken = [candle for seat in board.seats for candle in seat.candles]
    pool = [candle for candle in pool if candle not in taken]
    for round_ in range(box.candles_each):
        for i in range(box.players):
            seat = (board.turn + i) % box.players
            if len(board.seats[seat].candles) > round_:
                continue
            if box.chosen_candles:
                board.todo.append(Task(do.DEAL))
                board.todo.append(Task(do.CANDLE, seat))
                return
            give_candle(board, seat, board.chance.draw(pool))
    board.todo.append(Task(do.BEGIN_TURN, board.turn))


def give_candle(board: Board, seat: int, candle: int) -> None:
    """A candle for good; the list is made anew because clones share it."""
    board.seats[seat].candles = [*board.seats[seat].candles, candle]
    board.tell("candle-given", seat, candle)


# ---------------------------------------------------------------------- whose turn


def begin_turn(board: Board, seat: int) -> None:
    """A new turn, regular or extra."""
    board.turn = seat
    board.rolled = False
    board.bought = False
    board.summoned = False
    board.passed = False
    board.rerolled = False
    board.dice = (0, 0)
    board.todo.append(Task(do.TURN, seat))
    if board.is_extra:
        board.tell("extra-turn-begun", seat)
    else:
        board.tell("turn-begun", seat)
        board.regular = seat
        if board.first_turns < board.box.players:
            board.first_turns += 1
            if board.box.starter_demons and board.seats[seat].hand:
                board.todo.append(Task(do.STARTER, seat))


def end_turn(board: Board) -> None:
    """Fill the Block, then an extra turn or the next player (LSD 2.5, 2.7, 7.7)."""
    board.todo.pop()
    for place in range(BLOCK_PLACES):
        if board.block[place] == EMPTY:
            board.fill(place)
    if board.extra:
        board.is_extra = True
        board.todo.append(Task(do.BEGIN_TURN, board.extra.pop(0)))
    else:
        board.is_extra = False
        board.todo.append(Task(do.BEGIN_TURN, (board.regular + 1) % board.box.players))


# ---------------------------------------------------------------------- what a turn allows


def turn_actions(board: Board, seat: int) -> list[Action]:
    """Everything one could think of doing in one's turn."""
    moves = board.moves
    actions = moves.first_of_a_turn[:]
    for demon in board.seats[seat].hand:
        add_once(actions, moves.summon_of[demon])
    if board.box.teams:
        actions.extend(named(board, moves.hand_over, held(board, seat)))
    actions.append(moves.end)
    return actions


def turn_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """What forbids an action of the turn."""
    family = action.family
    if family == act.ROLL:
        return ALREADY_ROLLED if board.rolled else None
    if family == act.BUY:
        if board.bought:
            return ALREADY_BOUGHT
        if board.block[action.arg] == EMPTY:
            return EMPTY_PLACE
        return TOO_FEW_SOULS if board.seats[seat].souls < BUY_COST else None
    if family == act.SUMMON:
        return summon_refusal(board, seat, action)
    if family == act.END:
        return None if board.rolled else ROLL_FIRST
    return pass_refusal(board, seat, action) if family == act.PASS else NOT_A_TURN_ACTION


def summon_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """What forbids the summon of the turn (LSD 5.1)."""
    if board.summoned:
        return ALREADY_SUMMONED
    if find_demon(board, board.seats[seat].hand, action) == EMPTY:
        return NOT_IN_HAND
    cards = len(board.seats[seat].row)
    if cards < SNUFFED:
        return TOO_FEW_TO_SNUFF
    return None if cards >= snuffed_by(board, seat) else TOO_FEW_FOR_BAPHOMETAL


def snuffed_by(board: Board, seat: int) -> int:
    """How many cards `seat` snuffs for a summon (LSD 5.1, 7.17)."""
    price = SNUFFED
    for rival in board.opponents(seat):
        if board.powers(rival) & v.DEARER_SUMMONS:
            price += 1
    return price


def pass_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """What forbids passing a card to the partner (LSD 9.6)."""
    if not board.box.teams:
        return NO_PARTNER
    if board.passed:
        return ALREADY_PASSED
    return NOT_TO_BE_PASSED if find(board, held(board, seat), action.arg) == EMPTY else None


def take_turn_action(board: Board, seat: int, action: Action) -> None:
    """Carry out an action of the turn."""
    family = action.family
    if family == act.ROLL:
        roll(board, seat)
    elif family == act.BUY:
        board.bought = True
        board.seats[seat].souls -= BUY_COST
        card = board.clear_place(action.arg)
        board.tell("card-bought", seat, card, BUY_COST)
        board.gain(seat, card, True)
    elif family == act.SUMMON:
        board.summoned = True
        board.summoning = find_demon(board, board.seats[seat].hand, action)
        board.seats[seat].hand.remove(board.summoning)
        board.todo.append(Task(do.SNUFF, seat, board.summoning, snuffed_by(board, seat)))
    elif family == act.PASS:
        board.passed = True
        card = find(board, held(board, seat), action.arg)
        board.take_over((seat + 2) % 4, seat, card)
        board.tell("card-passed", seat, card, 0, (seat + 2) % 4)
    else:
        end_turn(board)


def find_demon(board: Board, demons: list[int], action: Action) -> int:
    """The Demon that a summon action means, or EMPTY."""
    for demon in demons:
        if board.moves.summon_of[demon] is action:
            return demon
    return EMPTY


def snuff(board: Board, task: Task, action: Action) -> None:
    """One card of the price; after the last the Demon comes into play."""
    board.todo.pop()
    card = find(board, board.seats[task.seat].row, action.arg)
    board.tell("card-snuffed", task.seat, card)
    board.discard(task.seat, card, True)
    if task.n > 1:
        board.todo.append(Task(do.SNUFF, task.seat, task.card, task.n - 1))
    else:
        board.summoning = EMPTY
        effects.put_into_play(board, task.seat, task.card)


# ---------------------------------------------------------------------- the roll


def roll(board: Board, seat: int) -> None:
    """Two dice, and the chance to roll again (LSD 7.13)."""
    board.rolled = True
    throw(board, seat)
    if board.powers(seat) & v.ROLL_AGAIN and not board.rerolled:
        board.todo.append(Task(do.REROLL, seat))
    else:
        let_roll_stand(board, seat)


def throw(board: Board, seat: int) -> None:
    """The dice themselves."""
    first = board.chance.die()
    second = board.chance.die()
    board.dice = (first, second)
    board.tell_dice(seat)


def let_roll_stand(board: Board, seat: int) -> None:
    """The final roll: doubles pay, then everything it activates is settled (LSD 3.2 to 3.7)."""
    first, second = board.dice
    board.todo.append(Task(do.ROLL_ENDS))
    board.rolling = True
    bit = 1 << (first + second)
    for i in range(1 if board.is_extra else board.box.players, 0, -1):
        owner = (seat + i - 1) % board.box.players
        batch = activated(board, owner, bit, owner == seat)
        if batch:
            board.batches.append(batch)
            board.todo.append(Task(do.ORDER, owner))
    if first == second:
        for demon in board.seats[seat].demons:
            if board.box.powers[demon] & v.DOUBLES_PAY:
                board.collect(seat, first, demon)


def activated(board: Board, owner: int, bit: int, is_roller: bool) -> list[int]:
    """The cards of `owner` that show the total; Demons answer to their controller's roll only."""
    own = board.seats[owner]
    totals = board.box.totals
    batch = [card for card in own.candles if totals[card] & bit]
    for card in own.row:
        if totals[card] & bit:
            batch.append(card)
    if is_roller:
        for card in own.demons:
            if totals[card] & bit:
                batch.append(card)
    return batch
