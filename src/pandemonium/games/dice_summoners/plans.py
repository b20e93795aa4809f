"""Carrying an action out: first every choice it needs, then all of it at once (DS 4.4)."""

from pandemonium.engine.action import Action
from pandemonium.engine.event import LooseEvent as Event
from pandemonium.engine.oldtask import Task
from pandemonium.engine.task import Refusal
from pandemonium.games.dice_summoners import box as act
from pandemonium.games.dice_summoners import cards as c
from pandemonium.games.dice_summoners import hits, turn
from pandemonium.games.dice_summoners import tasks as do
from pandemonium.games.dice_summoners.box import MOST_CREATURES
from pandemonium.games.dice_summoners.cards import NOTHING, SLOTS, Slot
from pandemonium.games.dice_summoners.dice import PAYMENTS, RED_SALT, SHOWN
from pandemonium.games.dice_summoners.state import Board, Plan, Seat

# The clause that each question of a plan comes from, from TAKE to PAY.
CLAUSES: tuple[str, ...] = ("DS 8.1", "DS 6.1", "DS 7.2", "DS 9.4", "DS 3.6")
ANSWER_FIRST = [Refusal(clause, "answer-first") for clause in CLAUSES]
NOT_OF_THIS_KIND = Refusal("DS 8.1", "not-of-this-kind")
DECK_EMPTY = Refusal("DS 8.2", "deck-empty")
NOT_YOURS_TO_GIVE = Refusal("DS 6.1", "not-yours-to-give")
MYTHIC_STAYS = Refusal("DS 6.1", "mythic-stays")
NOT_TO_BE_REPLACED = Refusal("DS 7.2", "not-to-be-replaced")
DOES_NOT_MATCH = Refusal("DS 3.6", "does-not-match")
DICE_NOT_THERE = Refusal("DS 3.6", "dice-not-there")


def planned(board: Board, seat: int) -> Slot:
    """The slot that the plan is about."""
    number = board.plan.slot
    return board.box.slots[board.seats[seat].cards[number // SLOTS]][number % SLOTS]


# ---------------------------------------------------------------------- what is still to be chosen


def go_on(board: Board, seat: int) -> None:
    """Ask for the next choice that the plan lacks, or carry it out."""
    slot = planned(board, seat)
    card = board.seats[seat].cards[board.plan.slot // SLOTS]
    question = next_question(board, seat, slot)
    if question == NOTHING:
        board.todo.pop()
        carry_out(board, seat, slot)
    else:
        board.todo.append(Task(question, seat, card))


def next_question(board: Board, seat: int, slot: Slot) -> int:
    """The next question of the plan, or NOTHING."""
    plan = board.plan
    if slot.deed == c.TAKE and plan.take == NOTHING:
        return do.TAKE
    if slot.gives and plan.give == NOTHING:
        return do.GIVE
    if plan.take != NOTHING and plan.replace == NOTHING and lacks_room(board, seat, plan):
        return do.REPLACE
    if slot.combat and plan.boost == NOTHING:
        plan.boost = settle_boost(board, seat, plan)
        if plan.boost == NOTHING:
            return do.BOOST
    if slot.cost.total and plan.pay == NOTHING:
        return do.PAY
    return NOTHING


def lacks_room(board: Board, seat: int, plan: Plan) -> bool:
    """Whether the card to come needs the place of another (DS 7.1, 7.2)."""
    kind = board.box.kinds[plan.take]
    if kind >= c.AURA or plan.give != NOTHING:
        return False
    return board.seats[seat].free_place(board.box.first_place(plan.take)) == NOTHING


def settle_boost(board: Board, seat: int, plan: Plan) -> int:
    """Whether Insight helps this spell: 1, 0, or NOTHING if its owner has to say (DS 9.4, 12.6)."""
    own = board.seats[seat]
    place = plan.slot // SLOTS
    if own.aura == NOTHING or board.box.raises[own.aura] != c.COMBAT_SPELL:
        return 0
    if own.boosted >> place & 1:
        return 0
    other_used = own.used >> (plan.slot ^ 1) & 1
    if board.box.online:
        return 0 if other_used else 1
    return 1 if other_used else NOTHING


# ---------------------------------------------------------------------- the answers


def answers(board: Board, task: Task) -> list[Action]:
    """Every answer one could think of; `refusal` sifts them."""
    moves = board.moves
    own = board.seats[task.seat]
    if task.do == do.TAKE:
        return takeable(board, task)
    if task.do == do.GIVE:
        return named(board, own, moves.give, 0)
    if task.do == do.REPLACE:
        return named(board, own, moves.replace, board.box.first_place(board.plan.take))
    if task.do == do.BOOST:
        return [moves.boost, moves.hold]
    slot = planned(board, task.seat)
    return [moves.pay[payment.number] for payment in slot.cost.ways(board.tray)]


def takeable(board: Board, task: Task) -> list[Action]:
    """The cards that the spell can bring; a ritual's mythic is no choice and has one answer."""
    takes = board.box.takes[task.card][board.plan.slot % SLOTS]
    return [board.moves.take[design] for design in takes if board.supply[design] > 0]


def named(board: Board, own: Seat, family: list[Action], first: int) -> list[Action]:
    """The actions that name each different card in six places."""
    actions: list[Action] = []
    for place in range(first, first + MOST_CREATURES):
        design = own.cards[place]
        if design != NOTHING:
            rank = board.rank(own, place)
            if rank == 0 or not board.has_twin(own, place):
                actions.append(family[board.box.first_copy[design] + rank])
    return actions


def refusal(board: Board, task: Task, action: Action) -> Refusal | None:
    """What forbids an answer."""
    family = action.family
    asked = task.do
    if family == act.PAY and asked == do.PAY:
        return payment_refusal(board, task.seat, action.arg)
    if family == act.TAKE and asked == do.TAKE:
        design = board.moves.about[action.id]
        if design not in board.box.takes[task.card][board.plan.slot % SLOTS]:
            return NOT_OF_THIS_KIND
        return None if board.supply[design] > 0 else DECK_EMPTY
    if family == act.GIVE and asked == do.GIVE:
        return give_refusal(board, task.seat, action)
    if family == act.REPLACE and asked == do.REPLACE:
        return replace_refusal(board, task.seat, action)
    if family in (act.BOOST, act.HOLD) and asked == do.BOOST:
        return None
    return ANSWER_FIRST[asked - do.TAKE]


def payment_refusal(board: Board, seat: int, number: int) -> Refusal | None:
    """What forbids paying so (DS 3.6)."""
    payment = PAYMENTS[number]
    if not planned(board, seat).cost.matches[number]:
        return DOES_NOT_MATCH
    return None if payment.fits(board.tray) else DICE_NOT_THERE


def give_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """What forbids giving up this creature (DS 6.1)."""
    own = board.seats[seat]
    place = board.find(own, board.moves.about[action.id])
    if place == NOTHING:
        return NOT_YOURS_TO_GIVE
    if board.has_twin(own, place):
        return turn.SAME_AS_ANOTHER
    return None if turn.can_give(board, own, place) else MYTHIC_STAYS


def replace_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """What forbids replacing this card (DS 7.2)."""
    own = board.seats[seat]
    place = board.find(own, board.moves.about[action.id])
    first = board.box.first_place(board.plan.take)
    if place == NOTHING or not first <= place < first + MOST_CREATURES:
        return NOT_TO_BE_REPLACED
    return turn.SAME_AS_ANOTHER if board.has_twin(own, place) else None


def answer(board: Board, task: Task, action: Action) -> None:
    """Note a choice in the plan."""
    board.todo.pop()
    plan = board.plan
    if task.do == do.TAKE:
        plan.take = board.moves.about[action.id]
    elif task.do == do.PAY:
        plan.pay = action.arg
    elif task.do == do.BOOST:
        plan.boost = 1 if action.family == act.BOOST else 0
    else:
        place = board.find(board.seats[task.seat], board.moves.about[action.id])
        if task.do == do.GIVE:
            plan.give = place
        else:
            plan.replace = place


# ---------------------------------------------------------------------- all of it at once


def carry_out(board: Board, seat: int, slot: Slot) -> None:
    """Pay, mark the slot, give up and replace what was chosen, then do what the slot says."""
    plan = board.plan
    board.plan = Plan()
    own = board.seats[seat]
    card = own.cards[plan.slot // SLOTS]
    worth = slot.value + raised(board, own, plan)
    tell_use(board, seat, slot, card, plan.slot % SLOTS + 1)
    if plan.pay != NOTHING:
        pay(board, seat, plan.pay)
    own.used |= 1 << plan.slot
    if plan.boost == 1:
        own.boosted |= 1 << plan.slot // SLOTS
    if plan.give != NOTHING:
        board.discard(seat, plan.give)
    if plan.replace != NOTHING:
        board.discard(seat, plan.replace)
    if slot.deed == c.TAKE:
        take(board, seat, plan.take)
    elif slot.deed == c.HEAL:
        board.heal(seat, worth, card)
    elif slot.deed == c.DEFEND:
        own.tokens[plan.slot] = worth
        board.tell("tokens-placed", seat, card, worth)
    else:
        hits.strike(board, 1 - seat, worth, slot.deed == c.STEAL, card)


def tell_use(board: Board, seat: int, slot: Slot, card: int, number: int) -> None:
    """Which slot of the card is used, as an event."""
    if slot.spell:
        board.tell("spell-cast", seat, card, number)
    elif slot.deed == c.ATTACK:
        board.tell("attack-used", seat, card, number)
    elif slot.deed == c.STEAL:
        board.tell("steal-used", seat, card, number)
    elif slot.deed == c.HEAL:
        board.tell("heal-used", seat, card, number)
    else:
        board.tell("defend-used", seat, card, number)


def raised(board: Board, own: Seat, plan: Plan) -> int:
    """What the aura of the player adds to the action (DS 9.2 to 9.4)."""
    if own.aura == NOTHING:
        return 0
    box = board.box
    if plan.boost == 1:
        return box.by[own.aura]
    card = own.cards[plan.slot // SLOTS]
    return aura_bonus(board, own, card, plan.slot % SLOTS)


def aura_bonus(board: Board, own: Seat, card: int, side: int) -> int:
    """What the aura adds to an action of a creature."""
    box = board.box
    if own.aura == NOTHING or box.raises[own.aura] != box.slots[card][side].deed:
        return 0
    kind = box.kinds[card]
    scope = box.scopes[own.aura]
    if kind == c.ADVANCED or (kind <= c.MYTHIC and scope == c.ON_CREATURES):
        return box.by[own.aura]
    return 0


def pay(board: Board, seat: int, number: int) -> None:
    """The dice lie on the card until the end of the turn (DS 3.7)."""
    counts = PAYMENTS[number].counts
    for face in range(SHOWN):
        paid = counts[face]
        if paid:
            board.tray[face] -= paid
            if face < RED_SALT:
                board.spent_blue += paid
            else:
                board.spent_red += paid
    if board.recording:
        board.events.append(Event("dice-paid", seat, "", sum(counts), -1, tuple(counts)))


def take(board: Board, seat: int, design: int) -> None:
    """A card from its deck: a curse goes to the opponent, all else to oneself (DS 8.1)."""
    kind = board.box.kinds[design]
    own = board.seats[seat]
    if kind == c.CURSE:
        victim = board.seats[1 - seat]
        leave(board, 1 - seat, victim.curse)
        board.supply[design] -= 1
        victim.curse = design
        victim.curse_turns = board.box.designs[design].turns
        board.tell("curse-cast", seat, design, victim.curse_turns, 1 - seat)
    elif kind == c.AURA:
        leave(board, seat, own.aura)
        board.supply[design] -= 1
        own.aura = design
        board.tell("aura-learned", seat, design)
    else:
        board.put(seat, own.free_place(board.box.first_place(design)), design)


def leave(board: Board, seat: int, card: int) -> None:
    """An aura or curse that makes way for another leaves the game."""
    if card != NOTHING:
        board.gone.append(card)
        board.tell("card-discarded", seat, card)
