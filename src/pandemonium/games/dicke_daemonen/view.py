"""What one seat may know, built by adding; and dealing anew what it may not.

Hidden are the fists of the others and what is in the sack. What a seat remembers, such as the
creatures it put back into the sack, is not part of its view: a view is the table as it lies there.
"""

from typing import Final, NotRequired, TypedDict

from pandemonium.games.dicke_daemonen import scoring
from pandemonium.games.dicke_daemonen.box import COLOURS, DEMON_COLOURS, NAMES, WHITE
from pandemonium.games.dicke_daemonen.state import Board

TRIES: Final = 200


class CornerView(TypedDict):
    """A corner: its name, the colours that may stand there, the demon that does."""

    name: str
    colours: list[str]
    demon: str | None


class FieldView(TypedDict):
    """A field: what it is worth, what is in it, who holds it."""

    name: str
    outer: bool
    inside: list[str]
    neighbours: list[str]
    value: int
    knots: list[str]
    corners: list[CornerView]
    ghost: bool
    demons: dict[str, int]
    holder: str | None


class ColourView(TypedDict):
    """One colour: points now, where they come from, where it can still go, how much is unseen."""

    colour: str
    points: int
    fields: list[str]
    ghosts: int
    leads: bool
    free_places: int
    unseen: int
    predicted: bool


class PredictionView(TypedDict):
    """A prediction, in the order in which they were made; `place` in solitaire only."""

    order: int
    seat: int
    colour: str
    place: NotRequired[int]


class SeatView(TypedDict):
    """One player as the viewer sees them; `fist` is there for one's own seat only."""

    fist_size: int
    fist: NotRequired[list[str]]
    predictions: list[str]


class View(TypedDict):
    """The table from one seat (None: a spectator)."""

    game: str
    seat: int | None
    player: int
    turn: int
    question: dict[str, object] | None
    legal: list[str]
    seats: list[SeatView]
    sack: int
    fields: list[FieldView]
    colours: list[ColourView]
    predictions: list[PredictionView]
    majority: str
    solitaire: NotRequired[int]
    winning_colours: list[str]
    winners: list[int]


def view(board: Board, seat: int | None) -> View:
    """The table as `seat` sees it; `solitaire` is the score if the game ended now."""
    box = board.box
    question = board.question
    totals = scoring.points(board)
    seen = View(
        game=board.game.id,
        seat=seat,
        player=board.player,
        turn=board.turn,
        question=None if question is None else question.to_json(),
        legal=[action.text for action in board.choices] if board.player == seat else [],
        seats=[_seat_view(board, owner, owner == seat) for owner in range(box.players)],
        sack=len(board.sack),
        fields=[_field_view(board, field) for field in range(box.fields)],
        colours=[_colour_view(board, colour, totals, seat) for colour in range(COLOURS)],
        predictions=_predictions(board),
        majority="half" if box.needs_half else "most",
        winning_colours=[NAMES[c] for c in scoring.winning_colours(totals)] if board.over else [],
        winners=list(board.winners),
    )
    if box.is_solitaire:
        seen["solitaire"] = scoring.solitaire_score(board)
    return seen


def creatures(fist: list[int]) -> list[str]:
    """A fist as a list of names, by colour."""
    return [NAMES[colour] for colour in range(COLOURS) for _ in range(fist[colour])]


def _seat_view(board: Board, seat: int, is_own: bool) -> SeatView:
    """What lies in front of one player, and the fist if it is the viewer's own."""
    seen = SeatView(
        fist_size=sum(board.fists[seat]),
        predictions=[NAMES[one.colour] for one in board.predictions if one.seat == seat],
    )
    if is_own:
        seen["fist"] = creatures(board.fists[seat])
    return seen


def _field_view(board: Board, field: int) -> FieldView:
    """One field with its corners."""
    box = board.box
    counts = scoring.demons_in(board, field)
    return FieldView(
        name=box.field_names[field],
        outer=field == box.outer,
        inside=[NAMES[line] for line in box.inside[field]],
        neighbours=[box.field_names[other] for other in box.neighbours[field]],
        value=box.value[field],
        knots=[NAMES[line] for line in box.knots[field]],
        corners=[_corner_view(board, corner) for corner in box.corners_in[field]],
        ghost=board.ghosts[field],
        demons={NAMES[c]: counts[c] for c in range(DEMON_COLOURS) if counts[c]},
        holder=_name(scoring.holder(board, field)),
    )


def _corner_view(board: Board, corner: int) -> CornerView:
    """One corner."""
    box = board.box
    return CornerView(
        name=box.corner_names[corner],
        colours=[NAMES[box.first_line[corner]], NAMES[box.second_line[corner]]],
        demon=_name(board.corners[corner]),
    )


def _name(colour: int) -> str | None:
    """The name of a colour, if it is one."""
    return None if colour < 0 else NAMES[colour]


def _colour_view(board: Board, colour: int, totals: list[int], seat: int | None) -> ColourView:
    """One colour; unseen is what may be in the sack or in a fist that is not one's own."""
    return ColourView(
        colour=NAMES[colour],
        points=totals[colour],
        fields=[board.box.field_names[field] for field in fields_of(board, colour)],
        ghosts=sum(board.ghosts) if colour == WHITE else 0,
        leads=totals[colour] == max(totals),
        free_places=board.free_places(colour),
        unseen=unseen(board, colour, seat),
        predicted=board.is_predicted(colour),
    )


def fields_of(board: Board, colour: int) -> list[int]:
    """The fields in which the colour has the majority."""
    return [field for field in range(board.box.fields) if scoring.holder(board, field) == colour]


def unseen(board: Board, colour: int, seat: int | None) -> int:
    """How many creatures of a colour are where `seat` cannot see them."""
    fists = [fist for owner, fist in enumerate(board.fists) if owner != seat]
    return board.sack.count(colour) + sum([fist[colour] for fist in fists])


def _predictions(board: Board) -> list[PredictionView]:
    """All predictions, the earliest first."""
    shown = []
    for order, one in enumerate(board.predictions, 1):
        seen = PredictionView(order=order, seat=one.seat, colour=NAMES[one.colour])
        if one.place:
            seen["place"] = one.place
        shown.append(seen)
    return shown


def deal_anew(board: Board, seat: int) -> None:
    """Draw the fists of the others anew, by the board's own chance.

    Everybody sees that whoever is asked something has a choice; draws without one are put back. If
    none of many has one, the fists stay as they are.
    """
    fists, sack = board.fists, board.sack
    for _ in range(TRIES):
        _draw_others(board, seat, fists, sack)
        if board.ended or board.player == seat:
            return
        board.list_choices()
        if len(board.choices) > 1:
            return
    board.fists, board.sack = fists, sack


def _draw_others(board: Board, seat: int, fists: list[list[int]], sack: list[int]) -> None:
    """Other fists of the same size, from all that `seat` cannot see."""
    pool = sack[:]
    board.fists = []
    for owner, fist in enumerate(fists):
        if owner != seat:
            for colour in range(COLOURS):
                pool += [colour] * fist[colour]
    for owner, fist in enumerate(fists):
        drawn = fist[:] if owner == seat else [0] * COLOURS
        if owner != seat:
            for _ in range(sum(fist)):
                drawn[board.chance.draw(pool)] += 1
        board.fists.append(drawn)
    board.sack = pool
