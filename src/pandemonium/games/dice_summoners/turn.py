"""The turn: gaining and rolling dice, what the combat stage allows, and the end of the turn."""

from pandemonium.engine.action import Action
from pandemonium.engine.event import LooseEvent as Event
from pandemonium.engine.oldtask import Task
from pandemonium.engine.task import Refusal
from pandemonium.games.dice_summoners import box as act
from pandemonium.games.dice_summoners import cards as c
from pandemonium.games.dice_summoners import hits
from pandemonium.games.dice_summoners import tasks as do
from pandemonium.games.dice_summoners.box import (
    BONUS_DICE,
    KEPT_OF_A_COLOUR,
    MOST_CREATURES,
    PLACES,
)
from pandemonium.games.dice_summoners.cards import NOTHING, SLOTS
from pandemonium.games.dice_summoners.dice import (
    BLUE_MERCURY,
    BLUE_SALT,
    BLUE_SIDES,
    BLUE_WILD,
    RED_SALT,
    RED_SIDES,
    RED_SULPHUR,
    RED_WILD,
)
from pandemonium.games.dice_summoners.state import Board, Plan, Seat, empty_tray

ROLL_FIRST = Refusal("DS 2.1", "roll-first")
ALREADY_ROLLED = Refusal("DS 2.1", "already-rolled")
NOT_ASKED = Refusal("DS 4.4", "not-asked-for")
NO_SURRENDER = Refusal("DS 11.3", "no-surrender")
NOT_YOURS = Refusal("DS 4.1", "not-yours")
SAME_AS_ANOTHER = Refusal("DS 4.3", "same-as-another")
ALREADY_USED = Refusal("DS 4.2", "already-used")
FIRST_TURN = Refusal("DS 2.3", "first-turn")
FIRST_TURN_ONLINE = Refusal("DS 12.1", "first-turn-online")
TOKENS_LEFT = Refusal("DS 5.6", "tokens-left")
IN_THE_WEB = Refusal("DS 10.5", "in-the-web")
NO_HEALING = Refusal("DS 10.6", "no-healing")
NO_ROOM = Refusal("DS 7.1", "no-room")
RITUAL_CAST = Refusal("DS 8.4", "ritual-cast")
DECKS_EMPTY = Refusal("DS 8.2", "decks-empty")
NO_CREATURE = Refusal("DS 6.1", "no-creature")
CANNOT_PAY = Refusal("DS 3.6", "cannot-pay")
CAP_REACHED = Refusal("DS 11.5", "cap-reached")


# ---------------------------------------------------------------------- the gain stage


def begin_turn(board: Board, seat: int) -> None:
    """A new turn, unless the cap has come (DS 11.4, 11.5)."""
    if board.turns >= board.last_turn:
        if board.box.play_on:
            board.todo.append(Task(do.CAP, seat))
        else:
            end_by_cap(board)
        return
    board.turn = seat
    board.turns += 1
    board.rolled = False
    board.tell("turn-begun", seat, -1, board.turns)
    board.todo.append(Task(do.GAIN, seat))


def earned(board: Board, seat: int) -> tuple[int, int]:
    """The blue and red dice that the creatures and the bonus bring (DS 2.4, 3.2)."""
    blue = red = 0
    for place in range(MOST_CREATURES):
        design = board.seats[seat].cards[place]
        if design != NOTHING:
            blue += board.box.blue[design]
            red += board.box.red[design]
    if board.turns == 2:
        blue += BONUS_DICE
    return blue, red


def roll(board: Board, seat: int) -> None:
    """Roll kept and new dice, as far as the supply goes; then the curse acts (DS 3.2, 3.3)."""
    board.todo.pop()
    own = board.seats[seat]
    blue, red = earned(board, seat)
    lost = max(0, blue - board.pool_blue) + max(0, red - board.pool_red)
    if lost:
        board.tell("dice-lost", seat, -1, lost)
    blue = own.kept_blue + min(blue, board.pool_blue)
    red = own.kept_red + min(red, board.pool_red)
    board.pool_blue -= blue - own.kept_blue
    board.pool_red -= red - own.kept_red
    own.kept_blue = own.kept_red = 0
    if blue and curse_of(board, own) == c.HEX:
        fewer = min(blue, board.box.designs[own.curse].value)
        board.tell("dice-hexed", seat, own.curse, fewer)
        board.pool_blue += fewer
        blue -= fewer
    throw(board, blue, red)
    tell_roll(board, seat)
    board.rolled = True
    board.todo.append(Task(do.COMBAT, seat))
    if own.curse != NOTHING:
        curse_strikes(board, seat)


def throw(board: Board, blue: int, red: int) -> None:
    """Roll so many dice into the tray."""
    board.tray = empty_tray()
    for _ in range(blue):
        board.tray[BLUE_SIDES[board.chance.die() - 1]] += 1
    for _ in range(red):
        board.tray[RED_SIDES[board.chance.die() - 1]] += 1


def tell_roll(board: Board, seat: int) -> None:
    """The roll as an event: how many dice show what."""
    n = sum(board.tray) if board.recording else 0
    if n:
        board.events.append(Event("dice-rolled", seat, "", n, -1, tuple(board.tray)))
    else:
        board.tell("no-dice", seat)


def curse_of(board: Board, own: Seat) -> int:
    """What the curse on a player does, or NOTHING."""
    return NOTHING if own.curse == NOTHING else board.box.curses[own.curse]


def curse_strikes(board: Board, seat: int) -> None:
    """The curses of the gain stage that hurt (DS 10.3, 10.4)."""
    curse = board.seats[seat].curse
    deed = board.box.curses[curse]
    if deed in (c.HURT, c.DRAIN):
        hits.strike(board, seat, board.box.designs[curse].value, deed == c.DRAIN, curse)


# ---------------------------------------------------------------------- the combat stage


def combat_actions(board: Board, seat: int) -> list[Action]:
    """Every slot that is not used yet and can be paid, and the end of the turn."""
    own = board.seats[seat]
    box = board.box
    actions: list[Action] = []
    for place in range(PLACES):
        design = own.cards[place]
        if design == NOTHING:
            continue
        used = own.used >> SLOTS * place & 3
        first = NOTHING
        for side, slot in enumerate(box.slots[design]):
            if used >> side & 1 or slot.cost.lacks(board.tray):
                continue
            if first == NOTHING:
                first = SLOTS * (box.first_copy[design] + board.rank(own, place))
            actions.append(board.moves.use[first + side])
    if box.surrender:
        actions.append(board.moves.surrender)
    actions.append(board.moves.end)
    return actions


def combat_refusal(board: Board, seat: int, action: Action) -> Refusal | None:
    """What forbids an action of the combat stage."""
    family = action.family
    if act.USE <= family <= act.CAST:
        own = board.seats[seat]
        number = board.moves.about[action.id]
        place = board.find(own, number // SLOTS)
        if place == NOTHING:
            return NOT_YOURS
        if board.has_twin(own, place):
            return SAME_AS_ANOTHER
        return slot_refusal(board, own, place, number % SLOTS)
    if family == act.END:
        return None
    if family == act.ROLL:
        return ALREADY_ROLLED
    if family == act.SURRENDER:
        return None if board.box.surrender else NO_SURRENDER
    return NOT_ASKED


def slot_refusal(board: Board, own: Seat, place: int, side: int) -> Refusal | None:
    """What forbids using one slot of a card that is there."""
    slot = board.box.slots[own.cards[place]][side]
    if own.used >> (SLOTS * place + side) & 1:
        return ALREADY_USED
    if slot.cost.lacks(board.tray):
        return CANNOT_PAY
    if board.turns <= 2:
        barred = first_turn_refusal(board, slot)
        if barred is not None:
            return barred
    if slot.deed == c.DEFEND and own.tokens[SLOTS * place + side]:
        return TOKENS_LEFT
    if own.curse != NOTHING:
        cursed = board.box.curses[own.curse]
        if cursed == c.NO_COMBAT_SPELLS and slot.combat:
            return IN_THE_WEB
        if cursed == c.NO_HEALS and slot.deed == c.HEAL:
            return NO_HEALING
    if slot.gives and not has_creature_to_give(board, own):
        return NO_CREATURE
    return taking_refusal(board, own, place, side) if slot.deed == c.TAKE else None


def first_turn_refusal(board: Board, slot: c.Slot) -> Refusal | None:
    """What a player's own first turn bars (DS 2.3, 12.1)."""
    if board.box.online:
        return FIRST_TURN_ONLINE if slot.deed in (c.ATTACK, c.STEAL) else None
    return None if slot.spell or slot.deed == c.DEFEND else FIRST_TURN


def taking_refusal(board: Board, own: Seat, place: int, side: int) -> Refusal | None:
    """What forbids a spell that brings a card (DS 7.1, 8.2, 8.4)."""
    box = board.box
    design = own.cards[place]
    takes = box.takes[design][side]
    left = False
    for taken in takes:
        if board.supply[taken] > 0:
            left = True
            break
    if not left:
        return RITUAL_CAST if box.kinds[design] == c.RITUAL else DECKS_EMPTY
    if box.kinds[takes[0]] == c.BASIC and not box.online and own.free_place(0) == NOTHING:
        return NO_ROOM
    return None


def has_creature_to_give(board: Board, own: Seat) -> bool:
    """Whether some creature can be given up."""
    for place in range(MOST_CREATURES):  # noqa: SIM110 - an inner loop, faster so when compiled
        if can_give(board, own, place):
            return True
    return False


def can_give(board: Board, own: Seat, place: int) -> bool:
    """Whether a creature lies there that may be given up: no mythic (DS 6.1, 12.4)."""
    design = own.cards[place]
    return design != NOTHING and (board.box.online or board.box.kinds[design] != c.MYTHIC)


def take_combat_action(board: Board, seat: int, action: Action) -> None:
    """Begin the plan of an action, or end the turn or the game."""
    if action.family == act.END:
        end_turn(board, seat)
    elif action.family == act.SURRENDER:
        board.tell("surrendered", seat)
        board.win(1 - seat)
    else:
        number = board.moves.about[action.id]
        place = board.find(board.seats[seat], number // SLOTS)
        board.plan = Plan(SLOTS * place + number % SLOTS)
        board.todo.append(Task(do.PLAN, seat))


# ---------------------------------------------------------------------- the end of the turn


def kept(tray: list[int]) -> tuple[int, int]:
    """The blue and red dice of the tray that are kept at the end of the turn (DS 3.4)."""
    blue = tray[BLUE_MERCURY] + tray[BLUE_SALT] + tray[BLUE_WILD]
    red = tray[RED_SALT] + tray[RED_SULPHUR] + tray[RED_WILD]
    return min(blue, KEPT_OF_A_COLOUR), min(red, KEPT_OF_A_COLOUR)


def end_turn(board: Board, seat: int) -> None:
    """Keep up to two dice of each colour; the rest and the spent ones go back (DS 3.4, 3.7)."""
    board.todo.pop()
    own = board.seats[seat]
    tray = board.tray
    own.kept_blue, own.kept_red = kept(tray)
    board.pool_blue += board.spent_blue - own.kept_blue
    board.pool_blue += tray[BLUE_MERCURY] + tray[BLUE_SALT] + tray[BLUE_WILD]
    board.pool_red += board.spent_red - own.kept_red
    board.pool_red += tray[RED_SALT] + tray[RED_SULPHUR] + tray[RED_WILD]
    board.spent_blue = board.spent_red = 0
    board.tray = empty_tray()
    board.rolled = False
    own.used = own.boosted = 0
    if own.kept_blue or own.kept_red:
        board.tell("dice-kept", seat, -1, own.kept_blue + own.kept_red)
    turn_curse(board, seat)
    board.todo.append(Task(do.BEGIN_TURN, 1 - seat))


def turn_curse(board: Board, seat: int) -> None:
    """One turn of the curse is over; after the third it leaves (DS 10.1)."""
    own = board.seats[seat]
    if own.curse == NOTHING:
        return
    own.curse_turns -= 1
    if own.curse_turns == 0:
        board.tell("curse-ended", seat, own.curse)
        board.gone.append(own.curse)
        own.curse = NOTHING


def cap_refusal(action: Action) -> Refusal | None:
    """At the cap there is nothing else to do (DS 11.5)."""
    return None if action.family in (act.PLAY_ON, act.STOP) else CAP_REACHED


def answer_cap(board: Board, task: Task, action: Action) -> None:
    """Both must want to play on, and then play as many turns again (DS 11.5)."""
    board.todo.pop()
    if action.family == act.STOP:
        end_by_cap(board)
    elif task.n == 0:
        board.todo.append(Task(do.CAP, 1 - task.seat, -1, 1))
    else:
        board.last_turn += board.box.turn_cap
        board.tell("played-on", -1, -1, board.last_turn)
        board.todo.append(Task(do.BEGIN_TURN, 1 - task.seat))


def end_by_cap(board: Board) -> None:
    """More health decides, equal health is a tie; it is no win by the rules (DS 11.4)."""
    board.capped = True
    board.tell("turn-cap", -1, -1, board.turns)
    first, second = board.seats[0].health, board.seats[1].health
    board.finish((0, 1) if first == second else (0,) if first > second else (1,))
