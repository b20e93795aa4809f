"""The questions that cards ask: what can be answered, what forbids an answer, and what it does."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.oldtask import Task
from pandemonium.engine.task import Refusal
from pandemonium.games.lets_summon_demons import box as act
from pandemonium.games.lets_summon_demons import effects, turn
from pandemonium.games.lets_summon_demons import tasks as do
from pandemonium.games.lets_summon_demons import vocabulary as v
from pandemonium.games.lets_summon_demons.box import BLOCK_PLACES
from pandemonium.games.lets_summon_demons.cards import Step
from pandemonium.games.lets_summon_demons.lookup import find, held, named
from pandemonium.games.lets_summon_demons.state import EMPTY, Board

# The clause that each question comes from, in the order of `tasks.py`.
CLAUSES = (
    "LSD 2.1", "LSD 1.1", "LSD 9.4", "LSD 7.13", "LSD 3.6", "LSD 5.1", "LSD 4.1", "LSD 4.6",
    "LSD 4.12", "LSD 4.7", "LSD 8.11", "LSD 4.1", "LSD 4.8", "LSD 4.9", "LSD 8.2", "LSD 7.2",
    "LSD 7.16", "LSD 8.16",
)  # fmt: skip
ANSWER_FIRST: Final = [Refusal(clause, "answer-first") for clause in CLAUSES]
ROLL_UNFINISHED: Final = Refusal("LSD 2.6", "answer-first")
CANDLE_TAKEN: Final = Refusal("LSD 1.1", "candle-taken")
NOT_WAITING: Final = Refusal("LSD 3.6", "not-waiting")
OTHER_TOTAL: Final = Refusal("LSD 3.2", "not-waiting")
CAME_LATE: Final = Refusal("LSD 3.7", "not-waiting")
ALREADY_ACTIVATED: Final = Refusal("LSD 3.9", "not-waiting")
NOT_YOURS_TO_SNUFF: Final = Refusal("LSD 5.1", "not-yours-to-snuff")
NO_CARD_TO_SNUFF: Final = Refusal("LSD 5.2", "not-yours-to-snuff")
MUST_BE_PAID: Final = Refusal("LSD 4.1", "must-be-paid")
DOES_NOT_PAY: Final = Refusal("LSD 4.1", "does-not-pay")
REST_UNPAYABLE: Final = Refusal("LSD 8.10", "rest-unpayable")
NOT_FROM_YOURSELF: Final = Refusal("LSD 4.6", "not-from-yourself")
NO_SOUL_THERE: Final = Refusal("LSD 4.6", "no-soul-there")
NOT_AN_OPPONENT: Final = Refusal("LSD 4.12", "not-an-opponent")
PARTNER: Final = Refusal("LSD 9.7", "not-an-opponent")
PROTECTED: Final = Refusal("LSD 7.15", "protected")
NOTHING_TO_TAKE: Final = Refusal("LSD 4.2", "nothing-fitting-there")
NOT_TO_BE_STOLEN: Final = Refusal("LSD 4.7", "not-to-be-stolen")
NOT_FITTING: Final = Refusal("LSD 4.1", "does-not-fit")
BLOCK_UNFITTING: Final = Refusal("LSD 4.1", "place-does-not-fit")
NOTHING_TO_REPLACE: Final = Refusal("LSD 4.9", "place-does-not-fit")
ALREADY_CHOSEN: Final = Refusal("LSD 8.8", "already-chosen")
ONE_AT_LEAST: Final = Refusal("LSD 8.8", "one-at-least")
NOT_TO_BE_PICKED: Final = Refusal("LSD 8.2", "cannot-activate")
PICKED_LATE: Final = Refusal("LSD 3.7", "cannot-activate")
NOT_AGAIN: Final = Refusal("LSD 3.12", "cannot-activate")
NOT_IN_DECK: Final = Refusal("LSD 7.2", "not-in-deck")
NOT_IN_EGG: Final = Refusal("LSD 7.16", "not-in-egg")
BRANCH_IMPOSSIBLE: Final = Refusal("LSD 8.16", "branch-impossible")

TURN_FAMILIES: Final = (act.ROLL, act.END, act.BUY, act.SUMMON, act.PASS)


def step_asking(board: Board, task: Task) -> Step:
    """The step of the card that put the question."""
    packed = task.do in (do.PAY, do.VICTIM, do.STEAL, do.BITE)
    return board.box.steps[task.card][do.step_of(task.n) if packed else task.n]


# ---------------------------------------------------------------------- what can be answered


def answers(board: Board, task: Task) -> list[Action]:
    """Every answer one could think of; `forbids` sifts them."""
    moves = board.moves
    seat = task.seat
    question = task.do
    if question == do.ORDER:
        return named(board, moves.activate, waiting(board, seat))
    if question == do.SNUFF:
        return named(board, moves.snuff, board.seats[seat].row)
    if question == do.ROB:
        return moves.steal_soul
    if question == do.PAY:
        if step_asking(board, task).cost[0] is None:
            return [moves.accept, moves.decline]
        return [*named(board, moves.discard, board.seats[seat].row), moves.decline]
    if question == do.VICTIM:
        return [*moves.target, moves.done]
    if question == do.STEAL:
        return named(board, moves.steal_card, held(board, do.seat_of(task.n)))
    if question in (do.DISCARD, do.BITE):
        owner = seat if question == do.DISCARD else do.seat_of(task.n)
        return named(board, moves.discard, board.seats[owner].row)
    if question == do.PICK:
        return named(board, moves.activate, own_cards(board, seat))
    return _other_answers(board, task)


def _other_answers(board: Board, task: Task) -> list[Action]:
    """The rarer questions."""
    moves = board.moves
    question = task.do
    if question == do.TAKE:
        return moves.take
    if question == do.REPLACE:
        return [*moves.replace, moves.done]
    if question == do.REROLL:
        return [moves.reroll, moves.keep]
    if question == do.CHOOSE:
        return moves.choose
    if question == do.CANDLE:
        return moves.candle
    if question == do.STARTER:
        return [*_summons(board, board.seats[task.seat].hand), moves.decline]
    return _summons(board, board.aside if question == do.HATCH else board.demon_deck.face_down())


def _summons(board: Board, demons: list[int]) -> list[Action]:
    """One summon action per design among the Demons, in the order of the table."""
    actions: list[Action] = []
    for demon in sorted(demons):
        action = board.moves.summon_of[demon]
        if action not in actions:
            actions.append(action)
    return actions


def own_cards(board: Board, seat: int) -> list[int]:
    """All cards of `seat` in play."""
    own = board.seats[seat]
    return own.candles + own.row + own.demons


def waiting(board: Board, seat: int) -> list[int]:
    """The cards in play of `seat`, if they wait in the batch at hand."""
    batch = board.batches[-1]
    return [card for card in own_cards(board, seat) if card in batch]


# ---------------------------------------------------------------------- what forbids an answer


def forbids(board: Board, task: Task, action: Action) -> Refusal | None:
    """The rule against this answer, if any."""
    family = action.family
    question = task.do
    if question == do.ORDER and family == act.ACTIVATE:
        return _forbids_order(board, task, action)
    if question == do.SNUFF and family == act.SNUFF:
        return _forbids_snuffing(board, task.seat, action.arg)
    if question == do.ROB and family == act.STEAL_SOUL:
        return _forbids_robbing(board, task.seat, action.arg)
    if question == do.PAY and family in (act.ACCEPT, act.DECLINE, act.DISCARD):
        return _forbids_payment(board, task, action)
    if question == do.VICTIM and family in (act.TARGET, act.DONE):
        return _forbids_victim(board, task, action)
    if question == do.STEAL and family == act.STEAL_CARD:
        return _forbids_card(
            board,
            task,
            held(board, do.seat_of(task.n)),
            do.seat_of(task.n),
            action,
            NOT_TO_BE_STOLEN,
        )
    if question == do.BITE and family == act.DISCARD:
        victim = do.seat_of(task.n)
        return _forbids_card(board, task, board.seats[victim].row, victim, action, NOT_FITTING)
    if question == do.DISCARD and family == act.DISCARD:
        return _forbids_card(
            board, task, board.seats[task.seat].row, task.seat, action, NOT_FITTING
        )
    if question == do.PICK and family == act.ACTIVATE:
        return _forbids_pick(board, task, action)
    return _forbids_other(board, task, action)


def _forbids_other(board: Board, task: Task, action: Action) -> Refusal | None:
    """The rarer questions; and answers that are none to the question at all."""
    family = action.family
    question = task.do
    if question == do.TAKE and family == act.TAKE:
        card = board.block[action.arg]
        fits = card != EMPTY and step_asking(board, task).what.fits(board.box.traits[card])
        return None if fits else BLOCK_UNFITTING
    if question == do.REPLACE and family in (act.REPLACE, act.DONE):
        return _forbids_replacing(board, task, action)
    if question == do.REROLL and family in (act.REROLL, act.KEEP):
        return None
    if question == do.CHOOSE and family == act.CHOOSE:
        return _forbids_branch(board, task, action)
    if question == do.CANDLE and family == act.CANDLE:
        return None if board.box.candles[action.arg] in free_candles(board) else CANDLE_TAKEN
    if question == do.STARTER and family == act.DECLINE:
        return None
    if family == act.SUMMON and question in (do.STARTER, do.SEARCH, do.HATCH):
        return _forbids_demon(board, task, action)
    if board.rolling and family in TURN_FAMILIES:
        return ROLL_UNFINISHED
    return ANSWER_FIRST[question]


def _forbids_order(board: Board, task: Task, action: Action) -> Refusal | None:
    """A card that waits; of a card that does not, the rule says why."""
    if find(board, waiting(board, task.seat), action.arg) != EMPTY:
        return None
    design = board.box.design_of[action.arg]
    copies = [c for c in own_cards(board, task.seat) if board.box.design_of[c] == design]
    if not copies or copies[-1] in board.batches[-1]:
        return NOT_WAITING
    if copies[-1] in board.late:
        return CAME_LATE
    if task.card != EMPTY:
        return NOT_WAITING
    return ALREADY_ACTIVATED if board.box.totals[copies[-1]] >> sum(board.dice) & 1 else OTHER_TOTAL


def _forbids_snuffing(board: Board, seat: int, name: int) -> Refusal | None:
    """A kid or an Animal of one's own."""
    if find(board, board.seats[seat].row, name) != EMPTY:
        return None
    return NOT_YOURS_TO_SNUFF if board.box.traits[name] & v.BLOCK_CARD else NO_CARD_TO_SNUFF


def _forbids_robbing(board: Board, seat: int, source: int) -> Refusal | None:
    """Souls come from other players who have some and are not protected, or from the supply."""
    if source == board.box.players:
        return None
    if source == seat:
        return NOT_FROM_YOURSELF
    if not board.seats[source].souls:
        return NO_SOUL_THERE
    return PROTECTED if board.is_protected(source, seat) else None


def _forbids_payment(board: Board, task: Task, action: Action) -> Refusal | None:
    """Declining is for the beginning; each card must fit and leave the rest payable."""
    cost = step_asking(board, task).cost
    paid = do.times_of(task.n)
    if action.family == act.DECLINE:
        return MUST_BE_PAID if paid else None
    price = cost[paid]
    if price is None or action.family == act.ACCEPT:
        return None if price is None and action.family == act.ACCEPT else DOES_NOT_PAY
    card = find(board, board.seats[task.seat].row, action.arg)
    if card == EMPTY or not price.fits(board.traits(task.seat, card)):
        return DOES_NOT_PAY
    rest_payable = effects.is_payable(board, task.seat, cost, task.card, paid + 1, card)
    return None if rest_payable else REST_UNPAYABLE


def _forbids_victim(board: Board, task: Task, action: Action) -> Refusal | None:
    """An opponent who can be hit; `done` where the card says "up to"."""
    step = step_asking(board, task)
    if action.family == act.DONE:
        return None if step.verb == v.DISCARD_THEIRS else ANSWER_FIRST[do.VICTIM]
    victim = action.arg
    if victim not in board.opponents(task.seat):
        return NOT_AN_OPPONENT if victim == task.seat else PARTNER
    if step.verb == v.GIVE:
        return None
    if board.is_protected(victim, task.seat):
        return PROTECTED
    if step.verb == v.STEAL_EVERYTHING:
        return None if held(board, victim) else NOTHING_TO_TAKE
    cards = effects.stealable(board, victim, step.what)
    if step.verb == v.DISCARD_THEIRS:
        cards = [card for card in cards if board.box.traits[card] & v.BLOCK_CARD]
    return None if cards else NOTHING_TO_TAKE


def _forbids_card(
    board: Board, task: Task, cards: list[int], owner: int, action: Action, reason: Refusal
) -> Refusal | None:
    """A card of `owner` that fits what the step describes."""
    card = find(board, cards, action.arg)
    fits = card != EMPTY and step_asking(board, task).what.fits(board.traits(owner, card))
    return None if fits else reason


def _forbids_pick(board: Board, task: Task, action: Action) -> Refusal | None:
    """Another own card that fits, was there at the roll and is not in the chain (LSD 8.2)."""
    card = find(board, own_cards(board, task.seat), action.arg)
    what = step_asking(board, task).what
    if card == EMPTY or not what.fits(board.traits(task.seat, card)):
        return NOT_TO_BE_PICKED
    if card in board.late:
        return PICKED_LATE
    can = card != task.card and card in effects.can_activate(board, task.seat, what)
    return None if can else NOT_AGAIN


def _forbids_replacing(board: Board, task: Task, action: Action) -> Refusal | None:
    """Any places that show a card, each once; the French edition wants one at least (LSD 8.8)."""
    if action.family == act.DONE:
        return (
            ONE_AT_LEAST
            if board.box.french and not task.n and board.block != [EMPTY] * BLOCK_PLACES
            else None
        )
    if board.block[action.arg] == EMPTY:
        return NOTHING_TO_REPLACE
    return ALREADY_CHOSEN if task.n >> action.arg & 1 else None


def _forbids_branch(board: Board, task: Task, action: Action) -> Refusal | None:
    """A branch whose first step can be done."""
    branches = step_asking(board, task).branches
    if action.arg >= len(branches):
        return BRANCH_IMPOSSIBLE
    first = board.box.steps[task.card][branches[action.arg]]
    can = effects.is_possible(board, task.seat, task.card, first)
    return None if can else BRANCH_IMPOSSIBLE


def _forbids_demon(board: Board, task: Task, action: Action) -> Refusal | None:
    """A Demon that is among those to choose from."""
    if task.do == do.STARTER:
        return (
            None
            if turn.find_demon(board, board.seats[task.seat].hand, action) != EMPTY
            else turn.NOT_IN_HAND
        )
    if task.do == do.SEARCH:
        return (
            None
            if turn.find_demon(board, board.demon_deck.face_down(), action) != EMPTY
            else NOT_IN_DECK
        )
    found = turn.find_demon(board, board.aside[task.n :], action)
    return None if found != EMPTY else NOT_IN_EGG


def free_candles(board: Board) -> list[int]:
    """The candles still to be chosen; one kept for a newcomer is with the newcomer already."""
    taken = [candle for own in board.seats for candle in own.candles]
    return [candle for candle in board.box.candles_in_game if candle not in taken]


# ---------------------------------------------------------------------- what an answer does


def carry_out(board: Board, task: Task, action: Action) -> None:
    """Do what was answered."""
    question = task.do
    seat = task.seat
    if question == do.SNUFF:
        turn.snuff(board, task, action)
        return
    if question == do.ORDER:
        card = find(board, waiting(board, seat), action.arg)
        board.batches[-1].remove(card)
        effects.activate(board, seat, card)
        return
    card = _named_card(board, task, action)
    board.todo.pop()
    if question == do.ROB:
        if task.n > 1:
            board.todo.append(Task(do.ROB, seat, task.card, task.n - 1))
        _rob(board, task, action.arg)
    elif question == do.PAY:
        _pay(board, task, action, card)
    elif question == do.VICTIM:
        _hit(board, task, action)
    elif question == do.STEAL:
        board.steal_card(seat, do.seat_of(task.n), card)
    elif question == do.BITE:
        _bite(board, task, card)
    elif question == do.PICK:
        board.todo.append(Task(do.CHAIN, seat, task.card))
        effects.activate(board, seat, card)
    else:
        _carry_out_other(board, task, action, card)


def _named_card(board: Board, task: Task, action: Action) -> int:
    """The card that the answer names, if it names one.

    To be asked while the question is still on the stack: a card in the middle of its effect differs
    from its equals, and so do their names.
    """
    if action.family < act.ACTIVATE:
        return EMPTY
    if task.do == do.STEAL:
        return find(board, held(board, do.seat_of(task.n)), action.arg)
    if task.do == do.PICK:
        return find(board, own_cards(board, task.seat), action.arg)
    owner = do.seat_of(task.n) if task.do == do.BITE else task.seat
    return find(board, board.seats[owner].row, action.arg)


def _carry_out_other(board: Board, task: Task, action: Action, card: int) -> None:
    """The rarer questions; the task is off the stack already."""
    question = task.do
    seat = task.seat
    if question == do.DISCARD:
        board.discard(seat, card)
    elif question == do.TAKE:
        board.gain(seat, board.clear_place(action.arg))
    elif question == do.REPLACE:
        if action.family == act.DONE:
            effects.replace(board, seat, task.n)
        else:
            board.todo.append(Task(do.REPLACE, seat, task.card, task.n | 1 << action.arg))
    elif question == do.CHOOSE:
        branch = step_asking(board, task).branches[action.arg]
        board.todo.append(Task(do.STEP, seat, task.card, branch))
    elif question == do.REROLL:
        if action.family == act.REROLL:
            board.rerolled = True
            board.tell("roll-replaced", seat)
            turn.throw(board, seat)
        turn.let_roll_stand(board, seat)
    elif question == do.CANDLE:
        turn.give_candle(board, seat, board.box.candles[action.arg])
    elif action.family == act.SUMMON:
        _summon_answered(board, task, action)
    else:
        board.tell("starter-declined", seat)


def _rob(board: Board, task: Task, source: int) -> None:
    """One soul from the chosen source."""
    if source == board.box.players:
        board.seats[task.seat].souls += 1
        board.tell("soul-from-supply", task.seat, task.card, 1)
        board.check_victory(task.seat)
    else:
        board.steal_soul(task.seat, source, task.card)


def _pay(board: Board, task: Task, action: Action, card: int) -> None:
    """Discard what the price names; when it is paid the effect goes on."""
    if action.family == act.DECLINE:
        board.tell("declined", task.seat, task.card)
        return
    step, paid = do.step_of(task.n), do.times_of(task.n) + 1
    board.discard(task.seat, task.card if action.family == act.ACCEPT else card)
    if paid < len(board.box.steps[task.card][step].cost):
        board.todo.append(Task(do.PAY, task.seat, task.card, do.pack(step, paid)))
    elif step + 1 < len(board.box.steps[task.card]):
        board.todo.append(Task(do.STEP, task.seat, task.card, step + 1))


def _hit(board: Board, task: Task, action: Action) -> None:
    """The opponent is chosen: do to them what the step says."""
    if action.family == act.DONE:
        return
    step = step_asking(board, task)
    victim = action.arg
    if step.verb == v.GIVE:
        board.collect(victim, step.n, task.card)
    elif step.verb == v.STEAL_EVERYTHING:
        for card in held(board, victim):
            if not board.ended:
                board.steal_card(task.seat, victim, card)
    else:
        question = do.STEAL if step.verb == v.STEAL_CARD else do.BITE
        packed = do.pack(do.step_of(task.n), do.times_of(task.n) - 1, victim)
        board.todo.append(Task(question, task.seat, task.card, packed))


def _bite(board: Board, task: Task, card: int) -> None:
    """Discard a card of the victim; then perhaps choose a victim again (LSD 8.11)."""
    victim, times = do.seat_of(task.n), do.times_of(task.n)
    board.discard(victim, card)
    if times:
        board.todo.append(Task(do.VICTIM, task.seat, task.card, do.pack(do.step_of(task.n), times)))


def _summon_answered(board: Board, task: Task, action: Action) -> None:
    """A Demon was chosen from the hand, the deck or the Egg."""
    seat = task.seat
    if task.do == do.HATCH:
        chosen = turn.find_demon(board, board.aside[task.n :], action)
        effects.hatch(board, seat, task.n, chosen)
        return
    if task.do == do.SEARCH:
        board.demon_deck.shuffle()
        demon = turn.find_demon(board, board.demon_deck.cards, action)
        board.demon_deck.cards.remove(demon)
    else:
        demon = turn.find_demon(board, board.seats[seat].hand, action)
        board.seats[seat].hand.remove(demon)
    effects.put_into_play(board, seat, demon)
