"""What one seat may know, built by adding.

Hidden are the fists of the others, until the game has ended, and the contents of the sack. A seat
knows what it put back into the sack itself.
"""

from typing import NotRequired, Required, TypedDict

from pandemonium.engine.presenter import Description as GameDescription
from pandemonium.engine.presenter import Settings as GameSettings
from pandemonium.engine.view import GameView, head, seat_at
from pandemonium.games.dicke_daemonen import scoring
from pandemonium.games.dicke_daemonen.components import (
    COLOURS,
    DEMON_COLOURS,
    NAMES,
    WHITE,
    times_of,
)
from pandemonium.games.dicke_daemonen.elements import (
    SACK_AT,
    centre_at,
    corner_at,
    field_at,
    fist_at,
    prediction_at,
    predictions_counter,
    score_counter,
)
from pandemonium.games.dicke_daemonen.lines.board_view import BoardView
from pandemonium.games.dicke_daemonen.lines.layout import LayoutText
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState


class CornerView(TypedDict):
    """A corner: its name, the colours that may stand there, and its demon."""

    at: str
    name: str
    colours: list[str]
    demon: str | None


class FieldView(TypedDict):
    """A field: its value, its contents, and the colour that holds it."""

    at: str
    centre_at: str | None
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
    """One colour: points, their fields, free places, and unseen creatures."""

    colour: str
    points: int
    fields: list[str]
    ghosts: int
    leads: bool
    free_places: int
    unseen: int
    predicted: bool


class PredictionView(TypedDict):
    """A prediction, in the order in which they were made.

    In solitaire it has a `place`, and the points of its colour are multiplied by `times`.
    """

    at: str
    order: int
    seat: int
    colour: str
    place: NotRequired[int]
    times: NotRequired[int]


class CreatureView(TypedDict):
    """The creatures of one colour in a fist that the viewer sees."""

    at: str
    card: str
    count: int
    free_places: int


class SeatView(TypedDict):
    """One player as the viewer sees them.

    The fist is included in the viewer's own seat, and in all seats when the game has ended.
    `returned` is what the viewer put back into the sack; it may have been drawn since.
    """

    at: str
    fist_at: str
    fist_size: int
    fist: NotRequired[list[str]]
    creatures: NotRequired[list[CreatureView]]
    returned: NotRequired[list[str]]
    predictions: list[str]


class PrintedColour(TypedDict):
    """A colour, with the element that it stands for."""

    colour: str
    element: str
    emblem: str


class Settings(GameSettings, total=False):
    """The options of the game, with the whole layout."""

    layout: Required[LayoutText]
    oldest: Required[int]
    majority: Required[str]


class Description(GameDescription):
    """The immutable description, with the board's geometry and the colours."""

    settings: Settings  # type: ignore[misc]  # a narrower type; descriptions are read-only
    board: BoardView
    colours: list[PrintedColour]


class View(GameView):
    """The table from one seat (None: a spectator); `solitaire` is the score if it ended now."""

    turn: int
    seats: list[SeatView]
    sack: int
    fields: list[FieldView]
    colours: list[ColourView]
    predictions: list[PredictionView]
    majority: str
    solitaire: NotRequired[int]
    winning_colours: list[str]


def view(state: DickeDaemonenState, seat: int | None) -> View:
    """The table as `seat` sees it."""
    open_view = _open_view(state)
    return open_view if seat is None else personalize(state, open_view, seat)


def figures(state: DickeDaemonenState) -> dict[str, int]:
    """The points of each colour, if the game ended now."""
    return dict(zip(NAMES, scoring.points(state), strict=True))


def counters(view: View) -> dict[str, int]:
    """The numbers that events change: points, and the sizes of the sack and of what players have.

    Free places and unseen creatures are not among them: no event shows how they change.
    """
    counts = {SACK_AT: view["sack"]}
    for colour in view["colours"]:
        counts[score_counter(colour["colour"])] = colour["points"]
    for seat, player in enumerate(view["seats"]):
        counts[fist_at(seat)] = player["fist_size"]
        counts[predictions_counter(seat)] = len(player["predictions"])
    return counts


def personalize(state: DickeDaemonenState, open_view: View, seat: int) -> View:
    """The table as `seat` sees it, from a spectator's view, which is not changed."""
    seats, colours = open_view["seats"][:], open_view["colours"]
    seats[seat] = _own_seat(state, seats[seat], seat)
    unseen_now = [unseen(state, colour, seat) for colour in range(COLOURS)]
    return {
        **open_view,
        "seat": seat,
        "seats": seats,
        "colours": [{**colour, "unseen": n} for colour, n in zip(colours, unseen_now, strict=True)],
    }


def _open_view(state: DickeDaemonenState) -> View:
    """The table as a spectator sees it."""
    box = state.box
    totals = scoring.points(state)
    places = [SACK_AT, *[fist_at(owner) for owner in range(box.players)]]
    places += [centre_at(name) for name in box.field_names[: box.outer]]
    open_view = View(
        **head(state, None, places),  # type: ignore[typeddict-item]  # the head has no more
        turn=state.turn,
        seats=[_seat_view(state, owner) for owner in range(box.players)],
        sack=len(state.sack),
        fields=[_field_view(state, field) for field in range(box.fields)],
        colours=[_colour_view(state, colour, totals) for colour in range(COLOURS)],
        predictions=_predictions(state),
        majority="half" if box.needs_half else "most",
        winning_colours=[NAMES[c] for c in scoring.winning_colours(totals)] if state.over else [],
    )
    if box.is_solitaire:
        open_view["solitaire"] = scoring.solitaire_score(state)
    return open_view


def creatures(fist: list[int]) -> list[str]:
    """A fist as a list of names, by colour."""
    return [NAMES[colour] for colour in range(COLOURS) for _ in range(fist[colour])]


def _seat_view(state: DickeDaemonenState, seat: int) -> SeatView:
    """One player as everybody sees them, with the fist when the game has ended."""
    seat_view = SeatView(
        at=seat_at(seat),
        fist_at=fist_at(seat),
        fist_size=sum(state.fists[seat]),
        predictions=[
            NAMES[prediction.colour] for prediction in state.predictions if prediction.seat == seat
        ],
    )
    return _with_fist(state, seat_view, seat) if state.ended else seat_view


def _own_seat(state: DickeDaemonenState, seat_view: SeatView, seat: int) -> SeatView:
    """The viewer's own seat: with the fist, and what was put back into the sack."""
    seat_view = _with_fist(state, seat_view, seat)
    seat_view["returned"] = [NAMES[colour] for colour in state.returned[seat]]
    return seat_view


def _with_fist(state: DickeDaemonenState, seat_view: SeatView, seat: int) -> SeatView:
    """A seat with the contents of its fist."""
    held = [
        CreatureView(
            at=fist_at(seat, NAMES[colour]),
            card=NAMES[colour],
            count=count,
            free_places=state.free_places(colour),
        )
        for colour, count in enumerate(state.fists[seat])
        if count
    ]
    return {**seat_view, "fist": creatures(state.fists[seat]), "creatures": held}


def _field_view(state: DickeDaemonenState, field: int) -> FieldView:
    """One field with its corners."""
    box = state.box
    counts = scoring.demons_in(state, field)
    name = box.field_names[field]
    return FieldView(
        at=field_at(name),
        centre_at=None if field == box.outer else centre_at(name),
        name=name,
        outer=field == box.outer,
        inside=[NAMES[line] for line in box.inside[field]],
        neighbours=[box.field_names[other] for other in box.neighbours[field]],
        value=box.value[field],
        knots=[NAMES[line] for line in box.knots[field]],
        corners=[_corner_view(state, corner) for corner in box.corners_in[field]],
        ghost=state.ghosts[field],
        demons={NAMES[c]: counts[c] for c in range(DEMON_COLOURS) if counts[c]},
        holder=_name(scoring.holder(state, field)),
    )


def _corner_view(state: DickeDaemonenState, corner: int) -> CornerView:
    """One corner with its colours and its demon."""
    box = state.box
    return CornerView(
        at=corner_at(box.corner_names[corner]),
        name=box.corner_names[corner],
        colours=[NAMES[box.first_line[corner]], NAMES[box.second_line[corner]]],
        demon=_name(state.corners[corner]),
    )


def _name(colour: int) -> str | None:
    """The name of a colour; None for NO_COLOUR and frozen corners."""
    return None if colour < 0 else NAMES[colour]


def _colour_view(state: DickeDaemonenState, colour: int, totals: list[int]) -> ColourView:
    """One colour; unseen creatures are in the sack or in a fist."""
    return ColourView(
        colour=NAMES[colour],
        points=totals[colour],
        fields=[state.box.field_names[field] for field in fields_of(state, colour)],
        ghosts=sum(state.ghosts) if colour == WHITE else 0,
        leads=totals[colour] == max(totals),
        free_places=state.free_places(colour),
        unseen=unseen(state, colour, None),
        predicted=state.is_predicted(colour),
    )


def fields_of(state: DickeDaemonenState, colour: int) -> list[int]:
    """The fields in which the colour has the majority."""
    return [field for field in range(state.box.fields) if scoring.holder(state, field) == colour]


def unseen(state: DickeDaemonenState, colour: int, seat: int | None) -> int:
    """The number of creatures of a colour that `seat` cannot see."""
    hidden = [] if state.ended else [f for owner, f in enumerate(state.fists) if owner != seat]
    return state.sack.count(colour) + sum([fist[colour] for fist in hidden])


def _predictions(state: DickeDaemonenState) -> list[PredictionView]:
    """All predictions, the earliest first."""
    entries = []
    for order, prediction in enumerate(state.predictions, 1):
        entry = PredictionView(
            at=prediction_at(order),
            order=order,
            seat=prediction.seat,
            colour=NAMES[prediction.colour],
        )
        if prediction.place:
            entry["place"] = prediction.place
            entry["times"] = times_of(prediction.place)
        entries.append(entry)
    return entries
