"""A board for clients: figures, outlines and spots, JSON-ready, in units of the canvas."""

from typing import TypedDict

from pandemonium.games.dicke_daemonen.components import EMBLEMS
from pandemonium.games.dicke_daemonen.elements import centre_at, corner_at, field_at
from pandemonium.games.dicke_daemonen.lines.board import Board
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS, ELEMENTS
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.spots import Place, Spot

MARGIN = 50.0
LABEL_INSET = 38.0

Frame = tuple[float, float, float, float]  # left, top, width and height
Point = tuple[float, float]  # a JSON array


class SpotView(TypedDict):
    """The circle in which a piece is drawn."""

    x: float
    y: float
    radius: float


class BoardLine(TypedDict):
    """A closed line and its knot."""

    colour: str
    element: str
    emblem: str
    points: list[Point]
    knot: Point


class BoardCrossing(TypedDict):
    """The place where two lines cross, and their colours."""

    x: float
    y: float
    colours: list[str]


class BoardField(TypedDict):
    """A power field; the outermost one has no spot for a ghost."""

    at: str
    centre_at: str | None
    name: str
    outer: bool
    value: int
    inside: list[str]
    knots: list[str]
    neighbours: list[str]
    corners: list[str]
    outline: list[Point]
    ghost_spot: SpotView | None
    label_spot: Point


class BoardCorner(TypedDict):
    """A corner of a power field, with the spot for a demon."""

    at: str
    name: str
    field: str
    crossing: int
    colours: list[str]
    spot: SpotView


class BoardView(TypedDict):
    """The geometry of a board, as clients draw it."""

    name: str
    frame: Frame
    lines: list[BoardLine]
    crossings: list[BoardCrossing]
    fields: list[BoardField]
    corners: list[BoardCorner]


def frame_of(board: Board) -> Frame:
    """The outermost field as it is drawn: all lines, and a margin."""
    points = [point for line in board.lines for point in line]
    left, right = min(x for x, _ in points) - MARGIN, max(x for x, _ in points) + MARGIN
    top, bottom = min(y for _, y in points) - MARGIN, max(y for _, y in points) + MARGIN
    return left, top, right - left, bottom - top


def outer_label(board: Board) -> Place:
    """The position of the name of the outermost field: the emptiest corner of the frame."""
    return outer_labels(board)[0]


def outer_labels(board: Board) -> list[Place]:
    """The corners of the frame, the emptiest first."""
    left, top, width, height = frame_of(board)
    taken = [point for line in board.lines for point in line]
    taken += [(spot.x, spot.y) for spot in board.corner_spots]
    places = [
        (left + x, top + y)
        for y in (LABEL_INSET, height - LABEL_INSET)
        for x in (LABEL_INSET, width - LABEL_INSET)
    ]
    return sorted(places, key=lambda place: -min(_square(place, point) for point in taken))


def _square(p: Place, q: Place) -> float:
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def describe_board(layout: Layout, board: Board) -> dict[str, object]:
    """Everything that a client needs to draw the board and to hit-test clicks."""
    return {
        "name": layout.name,
        "frame": [round(side, 1) for side in frame_of(board)],
        "lines": [_line(board, line) for line in range(len(COLOURS))],
        "crossings": [
            {
                "x": crossing.x,
                "y": crossing.y,
                "colours": [COLOURS[crossing.a], COLOURS[crossing.b]],
            }
            for crossing in board.crossings
        ],
        "fields": [_field(board, field) for field in range(board.field_count)],
        "corners": [_corner(board, number) for number in range(len(board.corners))],
    }


def _line(board: Board, line: int) -> dict[str, object]:
    return {
        "colour": COLOURS[line],
        "element": ELEMENTS[line],
        "emblem": EMBLEMS[line],
        "points": [list(point) for point in board.lines[line]],
        "knot": list(board.knots[line]),
    }


def _field(board: Board, field: int) -> dict[str, object]:
    name = board.field_names[field]
    spot = board.ghost_spots[field]
    label = (spot.x, spot.y) if spot else outer_label(board)
    return {
        "at": field_at(name),
        "centre_at": None if spot is None else centre_at(name),
        "name": name,
        "outer": field == board.outer,
        "value": board.field_values[field],
        "inside": [COLOURS[line] for line in board.field_inside[field]],
        "knots": [COLOURS[line] for line in board.field_knots[field]],
        "neighbours": [board.field_names[other] for other in board.field_neighbours[field]],
        "corners": [board.corner_names[corner] for corner in board.field_corners[field]],
        "outline": [list(point) for point in board.field_outlines[field]],
        "ghost_spot": _spot(spot),
        "label_spot": [round(label[0], 1), round(label[1], 1)],
    }


def _corner(board: Board, number: int) -> dict[str, object]:
    corner = board.corners[number]
    return {
        "at": corner_at(board.corner_names[number]),
        "name": board.corner_names[number],
        "field": board.field_names[corner.field],
        "crossing": corner.crossing,
        "colours": [COLOURS[corner.a], COLOURS[corner.b]],
        "spot": _spot(board.corner_spots[number]),
    }


def _spot(spot: Spot | None) -> dict[str, float] | None:
    return None if spot is None else {"x": spot.x, "y": spot.y, "radius": spot.radius}
