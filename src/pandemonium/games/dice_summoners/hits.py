"""Damage: tokens first, as the defender chooses, then health (DS 5.1 to 5.5, 12.2).

The defender is asked slot by slot how many tokens go, so every split is reached in just one way.
"""

from pandemonium.engine.action import Action
from pandemonium.engine.oldtask import Task
from pandemonium.engine.task import Refusal
from pandemonium.games.dice_summoners import box as act
from pandemonium.games.dice_summoners import tasks as do
from pandemonium.games.dice_summoners.box import ALL_SLOTS
from pandemonium.games.dice_summoners.cards import SLOTS
from pandemonium.games.dice_summoners.state import Board

ANSWER_FIRST = Refusal("DS 5.2", "answer-first")
TOO_MANY_TOKENS = Refusal("DS 5.2", "too-many-tokens")
TOKENS_FIRST = Refusal("DS 5.1", "tokens-first")
EMPTY_SLOTS = Refusal("DS 12.2", "empty-the-slot")


def strike(board: Board, victim: int, damage: int, steals: bool, card: int) -> None:
    """Damage comes in; `card` is where it comes from."""
    board.tell("struck", 1 - victim, card, damage, victim)
    go_on(board, victim, card, do.pack(damage, 0, steals, False))


def go_on(board: Board, victim: int, card: int, hit: int) -> None:
    """Ask about the next slot that has tokens; with none left, or no damage, health is next."""
    tokens = board.seats[victim].tokens
    damage = do.damage_of(hit)
    if damage > 0:
        for slot in range(do.slot_of(hit), ALL_SLOTS):
            if tokens[slot] > 0:
                packed = do.pack(damage, slot, do.steals(hit), do.is_exact(hit))
                board.todo.append(Task(do.LOSE, victim, card, packed))
                return
    wound(board, victim, damage, do.steals(hit), card)


def wound(board: Board, victim: int, damage: int, steals: bool, card: int) -> None:
    """Health is lost down to 0; a thief gains exactly what was lost (DS 5.3, 5.5)."""
    own = board.seats[victim]
    lost = min(damage, own.health)
    if lost == 0:
        return
    own.health -= lost
    board.tell("health-lost", victim, card, lost)
    if steals:
        board.heal(1 - victim, lost, card)
    if own.health == 0:
        board.win(1 - victim)


# ---------------------------------------------------------------------- the defender's answers


def answers(board: Board, task: Task) -> list[Action]:
    """From no token to as many as lie there or are needed."""
    tokens = board.seats[task.seat].tokens[do.slot_of(task.n)]
    return board.moves.lose[: min(tokens, do.damage_of(task.n)) + 1]


def refusal(board: Board, task: Task, action: Action) -> Refusal | None:
    """What forbids losing so many tokens from this slot."""
    if action.family != act.LOSE:
        return ANSWER_FIRST
    lost = action.arg
    slot = do.slot_of(task.n)
    tokens = board.seats[task.seat].tokens
    most = min(tokens[slot], do.damage_of(task.n))
    if lost > most:
        return TOO_MANY_TOKENS
    if board.box.online:
        return None if _empties_slots(tokens, task.n, lost) else EMPTY_SLOTS
    if lost == most:
        return None
    later = 0
    for other in range(slot + 1, ALL_SLOTS):
        later += tokens[other]
    return TOKENS_FIRST if lost + later < do.damage_of(task.n) else None


def _empties_slots(tokens: list[int], hit: int, lost: int) -> bool:
    """Whether the amount fits emptying slot after slot in some order (DS 12.2).

    A slot may give only part of its tokens if that ends the damage; the slots emptied before it
    may come later in our order, and then they must make up exactly the difference (`is_exact`).
    """
    damage = do.damage_of(hit)
    slot = do.slot_of(hit)
    if not do.is_exact(hit) and lost in (0, min(tokens[slot], damage)):
        return True
    if do.is_exact(hit) and lost not in (0, tokens[slot]):
        return False
    sums = 1  # bit n is set if some of the later slots hold n tokens together
    for other in range(slot + 1, ALL_SLOTS):
        sums |= sums << tokens[other]
    return sums >> damage - lost & 1 == 1


def lose(board: Board, task: Task, action: Action) -> None:
    """So many tokens go from the slot; on to the next one."""
    board.todo.pop()
    own = board.seats[task.seat]
    slot = do.slot_of(task.n)
    full = min(own.tokens[slot], do.damage_of(task.n))
    exact = do.is_exact(task.n) or (board.box.online and 0 < action.arg < full)
    own.tokens[slot] -= action.arg
    if action.arg:
        board.tell("tokens-lost", task.seat, own.cards[slot // SLOTS], action.arg)
    left = do.damage_of(task.n) - action.arg
    go_on(board, task.seat, task.card, do.pack(left, slot + 1, do.steals(task.n), exact))
