"""What a position is worth: who holds each field, points of the colours, winners, solitaire."""

from pandemonium.engine.event import LooseEvent as Event
from pandemonium.games.dicke_daemonen.box import COLOURS, DEMON_COLOURS, NAMES, PLACES, WHITE
from pandemonium.games.dicke_daemonen.state import EMPTY, Board


def demons_in(board: Board, field: int) -> list[int]:
    """How many demons of each colour stand in the field."""
    counts = [0] * DEMON_COLOURS
    for corner in board.box.corners_in[field]:
        colour = board.corners[corner]
        if colour >= 0:
            counts[colour] += 1
    return counts


def holder(board: Board, field: int) -> int:
    """The colour with the majority in the field, or EMPTY (DD 6.2)."""
    counts = demons_in(board, field)
    most = max(counts)
    if most == 0 or counts.count(most) > 1:
        return EMPTY
    if board.box.needs_half and 2 * most <= sum(counts):
        return EMPTY
    return counts.index(most)


def points(board: Board) -> list[int]:
    """The total of each colour (DD 6.1 to 6.3)."""
    totals = [0] * COLOURS
    for field in range(board.box.fields):
        colour = holder(board, field)
        if colour != EMPTY:
            totals[colour] += board.box.value[field]
    totals[WHITE] = sum(board.ghosts)
    return totals


def winning_colours(totals: list[int]) -> list[int]:
    """All colours with the highest total (DD 6.4)."""
    most = max(totals)
    return [colour for colour in range(COLOURS) if totals[colour] == most]


def winners(board: Board) -> tuple[int, ...]:
    """Whoever was the first to predict a winning colour, if anybody did (DD 6.5, 6.6)."""
    if board.box.is_solitaire:
        return (0,) if solitaire_score(board) > 0 else ()
    winning = winning_colours(points(board))
    for prediction in board.predictions:
        if prediction.colour in winning:
            return (prediction.seat,)
    return ()


def by_place(board: Board) -> list[int]:
    """The predicted colour of each place in solitaire, EMPTY where there is none."""
    colours = [EMPTY] * PLACES
    for prediction in board.predictions:
        colours[prediction.place - 1] = prediction.colour
    return colours


def solitaire_score(board: Board) -> int:
    """Three, two and one times the points of the predicted colours, 0 if a place is wrong."""
    colours = by_place(board)
    totals = points(board)
    made = len(board.predictions)
    if made == 0 or EMPTY in colours[:made]:
        return 0
    ranked = [totals[colour] for colour in colours[:made]]
    others = [totals[colour] for colour in range(COLOURS) if colour not in colours]
    if ranked != sorted(ranked, reverse=True) or max(others) > ranked[-1]:
        return 0
    return sum((PLACES - place) * total for place, total in enumerate(ranked))


# ---------------------------------------------------------------------- what is told of it


def tell_change(board: Board, field: int, before: int) -> None:
    """That another colour, or none, has the majority in the field now."""
    now = holder(board, field)
    if now == before:
        return
    if now == EMPTY:
        board.events.append(Event("field-lost", -1, NAMES[before], 0, -1, (field + 1,)))
    else:
        values = (field + 1, board.box.value[field])
        board.events.append(Event("field-taken", -1, NAMES[now], 0, -1, values))


def tell_result(board: Board) -> None:
    """The totals, the winning colours and who has won."""
    totals = points(board)
    for colour in range(COLOURS):
        board.events.append(Event("colour-scored", -1, NAMES[colour], 0, -1, (totals[colour],)))
    if board.box.is_solitaire:
        _tell_solitaire(board)
        return
    for colour in winning_colours(totals):
        board.events.append(Event("colour-won", -1, NAMES[colour], 0, -1, (totals[colour],)))
    for seat in board.winners:
        board.tell("game-won", seat)
    if not board.winners:
        board.tell("nobody-won")


def _tell_solitaire(board: Board) -> None:
    """How the player who plays alone has fared."""
    if board.winners:
        board.tell("solitaire-won", 0, -1, solitaire_score(board))
    else:
        board.tell("solitaire-lost", 0)
