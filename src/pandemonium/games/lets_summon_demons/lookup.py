"""From cards lying somewhere to the actions that name them, and back."""

from pandemonium.engine.action import Action
from pandemonium.games.lets_summon_demons.state import EMPTY, Board


def find(board: Board, cards: list[int], name: int) -> int:
    """The card that number `name` of the notation means among `cards`, or EMPTY.

    Of equal cards only the first can be named: `dog 2` exists where a second dog differs from the
    first, because it came late or is waiting to activate.
    """
    design = board.box.design_of[name]
    before = name - board.box.first_copy[design]
    for position, card in enumerate(cards):
        if board.box.design_of[card] == design:
            if before == 0:
                return EMPTY if has_equal_before(board, cards, position) else card
            before -= 1
    return EMPTY


def named(board: Board, family: list[Action], cards: list[int]) -> list[Action]:
    """The actions of a family that name each different card among `cards`."""
    actions: list[Action] = []
    designs = board.box.design_of
    for position, card in enumerate(cards):
        design = designs[card]
        before = 0
        for i in range(position):
            if designs[cards[i]] == design:
                before += 1
        if before == 0 or not has_equal_before(board, cards, position):
            actions.append(family[board.box.first_copy[design] + before])
    return actions


def add_once(actions: list[Action], action: Action) -> None:
    """Append an action that is not in the list yet. Actions exist once: no comparing."""
    for one in actions:
        if one is action:
            return
    actions.append(action)


def has_equal_before(board: Board, cards: list[int], position: int) -> bool:
    """Whether a card further to the front is the same in every respect."""
    card = cards[position]
    design = board.box.design_of[card]
    for i in range(position):
        if board.box.design_of[cards[i]] == design and _is_alike(board, cards[i], card):
            return True
    return False


def _is_alike(board: Board, one: int, other: int) -> bool:
    """Whether two copies came and wait alike; outside a roll they always do."""
    if not board.rolling:
        return True
    if (one in board.late) != (other in board.late):
        return False
    for batch in board.batches:
        if (one in batch) != (other in batch):
            return False
    return not any(task.card in (one, other) for task in board.todo)


def held(board: Board, seat: int) -> list[int]:
    """What `seat` has in play and could lose: Block cards, then Demons."""
    own = board.seats[seat]
    return own.row + own.demons
