"""What the verbs of the cards do: plain functions that change the board and push tasks.

What needs a decision becomes a task; the answer is carried out in `answers.py`.
"""

from pandemonium.engine.deck import NONE
from pandemonium.engine.oldtask import Task
from pandemonium.games.lets_summon_demons import tasks as do
from pandemonium.games.lets_summon_demons import vocabulary as v
from pandemonium.games.lets_summon_demons.box import (
    BLOCK_PLACES,
    DEMONS_SEEN_BY_THE_EGG,
    LONGEST_CHAIN,
)
from pandemonium.games.lets_summon_demons.cards import Step
from pandemonium.games.lets_summon_demons.state import EMPTY, Board
from pandemonium.games.lets_summon_demons.vocabulary import What


def activate(board: Board, seat: int, card: int) -> None:
    """A card acts for its owner, if its condition holds at this moment (LSD 3.8)."""
    board.tell("card-activated", seat, card)
    if meets_condition(board, seat, card):
        board.todo.append(Task(do.STEP, seat, card))
    else:
        board.tell("condition-not-met", seat, card)


def meets_condition(board: Board, seat: int, card: int) -> bool:
    """Whether the red text of the card, if any, is fulfilled now."""
    needs = board.box.design(card).needs
    if not needs:
        return True
    for need in needs:
        count = board.count(seat, need.what)
        if need.others and need.what.fits(board.traits(seat, card)):
            count -= 1
        if need.least <= count <= need.most:
            return True
    return False


def run_step(board: Board, task: Task) -> None:
    """Do one step of a card's effect, the following one being put on the stack before."""
    steps = board.box.steps[task.card]
    step = steps[task.n]
    verb = step.verb
    if verb == v.MAY or verb == v.CHOOSE or verb == v.JUMP:
        _branch(board, task, step)
        return
    if task.n + 1 < len(steps):
        board.todo.append(Task(do.STEP, task.seat, task.card, task.n + 1))
    if verb == v.COLLECT:
        _collect(board, task, step)
    elif verb == v.STEAL_SOULS:
        n = step.n * (board.count(task.seat, step.per) if step.per else 1)
        if n:
            board.todo.append(Task(do.ROB, task.seat, task.card, n))
    elif verb in (v.GAIN_FROM_DECK, v.TURN):
        _turn_over(board, task, step)
    elif verb in (v.SUMMON_TOP, v.SUMMON_ANY, v.SUMMON_FROM_HAND):
        _summon(board, task, verb)
    else:
        _run_rarer_step(board, task, step)


def _run_rarer_step(board: Board, task: Task, step: Step) -> None:
    """The verbs that few cards have."""
    verb = step.verb
    if verb == v.ACTIVATE_EACH:
        _activate_each(board, task, step)
    elif verb == v.DISCARD_EVERYBODY:
        _discard_everybody(board, task.seat)
    elif verb == v.REPLACE_ALL:
        replace(board, task.seat, _places(board, step.what))
    elif verb == v.EXTRA_TURN:
        board.extra.append(task.seat)
        board.tell("extra-turn", task.seat, task.card)
    elif verb == v.WIN:
        board.win(task.seat)
    else:
        _ask(board, task, step)


def _branch(board: Board, task: Task, step: Step) -> None:
    """The steps that decide how, and whether, the effect goes on."""
    if step.verb == v.JUMP:
        jump(board, task, step)
    elif step.verb == v.CHOOSE:
        board.todo.append(Task(do.CHOOSE, task.seat, task.card, task.n))
    elif is_payable(board, task.seat, step.cost, task.card):
        board.todo.append(Task(do.PAY, task.seat, task.card, do.pack(task.n)))


def jump(board: Board, task: Task, step: Step) -> None:
    """Go on behind the branches of a choice, if there is anything."""
    if step.n < len(board.box.steps[task.card]):
        board.todo.append(Task(do.STEP, task.seat, task.card, step.n))


def _ask(board: Board, task: Task, step: Step) -> None:
    """The steps that are one decision."""
    verb = step.verb
    n = task.n
    if verb in (v.GIVE, v.STEAL_CARD, v.STEAL_EVERYTHING):
        question, n = do.VICTIM, do.pack(task.n, 1)
    elif verb == v.DISCARD_THEIRS:
        question, n = do.VICTIM, do.pack(task.n, step.n)
    elif verb == v.GAIN_FROM_BLOCK:
        question = do.TAKE
    elif verb == v.DISCARD_OWN:
        question = do.DISCARD
    elif verb == v.ACTIVATE_ONE:
        question = do.PICK
    else:
        question, n = do.REPLACE, 0
    board.todo.append(Task(question, task.seat, task.card, n))


def _collect(board: Board, task: Task, step: Step) -> None:
    """Collect, doubled for kids on their owner's turn by Oni Twi (LSD 7.11)."""
    n = step.n
    if step.per is not None:
        n *= board.count(task.seat, step.per)
    if (
        board.turn == task.seat
        and board.box.traits[task.card] & v.KID
        and board.powers(task.seat) & v.COLLECT_DOUBLE
    ):
        n *= 2
    board.collect(task.seat, n, task.card)


def _turn_over(board: Board, task: Task, step: Step) -> None:
    """Gain cards from the deck: all, or those that fit and discard the others (LSD 4.11)."""
    turned: list[int] = []
    for _ in range(step.n):
        card = board.deck.draw(board.chance)
        if card == NONE:
            break
        turned.append(card)
    for card in turned:
        if not board.ended and (
            step.verb == v.GAIN_FROM_DECK or step.what.fits(board.box.traits[card])
        ):
            board.gain(task.seat, card)
        else:
            board.deck.discards.append(card)
            board.tell("card-turned", task.seat, card)


def _summon(board: Board, task: Task, verb: int) -> None:
    """Put a Demon into play by an effect (LSD 5.3)."""
    if verb == v.SUMMON_FROM_HAND:
        hand = board.seats[task.seat].hand
        if hand:
            put_into_play(board, task.seat, board.chance.draw(hand))
    elif verb == v.SUMMON_TOP:
        demon = board.demon_deck.draw(board.chance)
        if demon != NONE:
            put_into_play(board, task.seat, demon)
    else:
        if not len(board.demon_deck):
            board.demon_deck.rebuild()
        board.reveals += 1
        board.todo.append(Task(do.SEARCH, task.seat, task.card))


def put_into_play(board: Board, seat: int, demon: int) -> None:
    """A Demon comes into play in front of `seat`; the Egg hatches instead (LSD 7.16)."""
    board.tell("demon-summoned", seat, demon)
    if board.box.powers[demon] & v.HATCHES:
        board.aside.append(demon)
        eggs = len(board.aside)
        for _ in range(DEMONS_SEEN_BY_THE_EGG):
            found = board.demon_deck.draw(board.chance)
            if found != NONE:
                board.aside.append(found)
        board.todo.append(Task(do.HATCH, seat, demon, eggs))
        return
    board.seats[seat].demons.append(demon)
    if board.rolling:
        board.late.append(demon)
    board.check_victory(seat)


def hatch(board: Board, seat: int, eggs: int, chosen: int) -> None:
    """One Demon comes out of the Egg; the others, and the Egg, are discarded.

    If it is an Egg again, the Eggs before it stay aside until this one has hatched (LSD 7.16).
    """
    goes_on = chosen != EMPTY and board.box.powers[chosen] & v.HATCHES != 0
    kept = board.aside[:eggs] if goes_on else []
    for demon in board.aside:
        if demon != chosen and demon not in kept:
            board.demon_deck.discards.append(demon)
            board.tell("demon-discarded", seat, demon)
    board.aside = kept
    if chosen != EMPTY:
        put_into_play(board, seat, chosen)


def _activate_each(board: Board, task: Task, step: Step) -> None:
    """Each card that fits waits for its turn to activate (LSD 7.5, 8.1)."""
    batch = [card for card in can_activate(board, task.seat, step.what) if card != task.card]
    if batch:
        board.batches.append(batch)
        board.todo.append(Task(do.CHAIN, task.seat, task.card))
        board.todo.append(Task(do.ORDER, task.seat, task.card))


def can_activate(board: Board, seat: int, what: What) -> list[int]:
    """The cards of `seat` that fit and may be activated by a card now (LSD 3.7, 3.12)."""
    own = board.seats[seat]
    busy = [task.card for task in board.todo if task.do == do.CHAIN]
    if len(busy) >= LONGEST_CHAIN:
        return []
    return [
        card
        for card in own.candles + own.row + own.demons
        if board.box.steps[card]
        and card not in board.late
        and card not in busy
        and what.fits(board.traits(seat, card))
    ]


def _discard_everybody(board: Board, seat: int) -> None:
    """The Skunk: all kids and Animals of all players go, at the same time (LSD 8.7)."""
    for victim in range(board.box.players):
        if not board.is_protected(victim, seat):
            for card in board.seats[victim].row[:]:
                board.discard(victim, card)


def _places(board: Board, what: What) -> int:
    """The places of the Block that show a fitting card, as bits."""
    places = 0
    for place in range(BLOCK_PLACES):
        card = board.block[place]
        if card != EMPTY and what.fits(board.box.traits[card]):
            places |= 1 << place
    return places


def replace(board: Board, seat: int, places: int) -> None:
    """Discard the cards on these places together, then fill exactly these places (LSD 4.9)."""
    chosen = [place for place in range(BLOCK_PLACES) if places >> place & 1]
    for place in chosen:
        card = board.clear_place(place)
        board.deck.discards.append(card)
        board.tell("card-replaced", seat, card, place + 1)
    for place in chosen:
        board.fill(place)


def is_payable(
    board: Board, seat: int, cost: list[What | None], card: int, paid: int = 0, lost: int = EMPTY
) -> bool:
    """Whether the prices from `paid` on can be paid by different cards, without `lost`."""
    if paid == len(cost):
        return True
    price = cost[paid]
    row = board.seats[seat].row
    if price is None:
        return card in row
    return _can_pay(board, seat, cost, paid, [one for one in row if one != lost])


def _can_pay(board: Board, seat: int, cost: list[What | None], paid: int, cards: list[int]) -> bool:
    """Try each card for the next price: prices may compete for the same card (LSD 8.10)."""
    if paid == len(cost):
        return True
    price = cost[paid]
    for card in cards:
        fits = price is not None and price.fits(board.traits(seat, card))
        if fits and _can_pay(board, seat, cost, paid + 1, [one for one in cards if one != card]):
            return True
    return False


def is_possible(board: Board, seat: int, card: int, step: Step) -> bool:
    """Whether a step can do something now: what `choose` asks of its branches (LSD 8.16)."""
    if step.verb == v.MAY:
        return is_payable(board, seat, step.cost, card)
    if step.verb == v.GAIN_FROM_BLOCK:
        return _places(board, step.what) != 0
    if step.verb == v.STEAL_CARD:
        return any(stealable(board, victim, step.what) for victim in board.targets(seat))
    if step.verb == v.STEAL_EVERYTHING:
        return any(stealable(board, victim, v.ANYTHING) for victim in board.targets(seat))
    if step.verb == v.DISCARD_OWN:
        return any(step.what.fits(board.traits(seat, one)) for one in board.seats[seat].row)
    if step.verb in (v.ACTIVATE_ONE, v.ACTIVATE_EACH):
        return any(one != card for one in can_activate(board, seat, step.what))
    return True


def stealable(board: Board, victim: int, what: What) -> list[int]:
    """The cards of `victim` that fit and are no candles, Block cards first."""
    own = board.seats[victim]
    return [card for card in own.row + own.demons if what.fits(board.traits(victim, card))]
