"""The fields, corners and knots that a layout makes, as the plain numbers a game runs on.

Names: inner fields are `F1`, `F2`, ... in reading order of the places where their ghosts stand, and
the outermost field comes last. Corners are `F7.c1`, `F7.c2`, ... clockwise on the screen from the
field's first crossing in reading order; the middle of an inner field is `F7.o`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pandemonium.engine.errors import Detail
from pandemonium.games.dicke_daemonen.lines.checks import (
    Refuse,
    Tracing,
    at,
    names,
    reading_order,
    refuse_at_once,
    trace,
)
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.crossings import Meeting
from pandemonium.games.dicke_daemonen.lines.fields import Field, LineGraph, measure_fields
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.memo import Memo
from pandemonium.games.dicke_daemonen.lines.problems import Code, LayoutError
from pandemonium.games.dicke_daemonen.lines.reading import read_layout
from pandemonium.games.dicke_daemonen.lines.shapes import GRID, Point, in_units
from pandemonium.games.dicke_daemonen.lines.spots import Place, Spot

MIN_FIELD_RADIUS = 15
MAX_PROBLEMS = 20


@dataclass(frozen=True, slots=True)
class Crossing:
    """Where lines `a < b` cross."""

    x: float
    y: float
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Arc:
    """A piece of a line from crossing to crossing, and the two fields it separates."""

    line: int
    start: int
    end: int
    fields: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Corner:
    """A place for one demon of colour `a` or `b`."""

    field: int
    crossing: int
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Board:
    """A board. Fields, corners, crossings, arcs and colours are numbers from 0.

    Corners are numbered field by field. Tuples named after fields have one entry per field; knots
    and insides are tuples of colours. From `lines` on all is for drawing, in units of the canvas:
    outlines of the lines and fields, the radius of the largest circle in each field (0.0 for the
    outermost), and spots for pieces. `narrowest` is the room for a demon in the narrowest corner,
    by which random layouts are graded: it must stay as it is, for a seed to give the same layout.
    """

    crossings: tuple[Crossing, ...]
    arcs: tuple[Arc, ...]
    corners: tuple[Corner, ...]
    field_corners: tuple[tuple[int, ...], ...]
    field_knots: tuple[tuple[int, ...], ...]
    field_values: tuple[int, ...]
    field_neighbours: tuple[tuple[int, ...], ...]
    field_inside: tuple[tuple[int, ...], ...]
    field_names: tuple[str, ...]
    corner_names: tuple[str, ...]
    lines: tuple[tuple[Place, ...], ...]
    knots: tuple[Place, ...]
    field_outlines: tuple[tuple[Place, ...], ...]
    field_radii: tuple[float, ...]
    ghost_spots: tuple[Spot | None, ...]
    corner_spots: tuple[Spot, ...]
    narrowest: float

    @property
    def field_count(self) -> int:
        """How many fields there are, the outermost included."""
        return len(self.field_corners)

    @property
    def outer(self) -> int:
        """The outermost field."""
        return len(self.field_corners) - 1

    def ghost_name(self, field: int) -> str:
        """The name of the middle of an inner field."""
        return f"{self.field_names[field]}.o"


BOARDS: Memo[Layout, Board] = Memo(64)


def make_board(layout: Layout) -> Board:
    """The board that a layout makes. It never changes, so it is kept for the next to ask.

    Raises:
        LayoutError: the layout is not allowed; it names the first problem in the order of `Code`.
    """
    return BOARDS.get(layout) or BOARDS.put(layout, compute_board(layout))


def compute_board(layout: Layout) -> Board:
    """The same, worked out again."""
    tracing = trace(layout)
    assert tracing is not None
    board = _make_board(tracing, refuse_at_once)
    assert board is not None
    return board


def describe_problems(source: str | Mapping[str, Any]) -> list[LayoutError]:
    """What is wrong with a layout, in the order of `Code`; empty if it is allowed."""
    found: list[LayoutError] = []
    try:
        tracing = trace(read_layout(source), found.append)
    except LayoutError as error:
        return [error]
    if tracing:
        _make_board(tracing, found.append)
    return found[:MAX_PROBLEMS]


def counts(board: Board) -> dict[str, int]:
    """The figures of a board at a glance."""
    outer = board.outer
    return {
        "crossings": len(board.crossings),
        "arcs": len(board.arcs),
        "fields": board.field_count,
        "inner_fields": board.field_count - 1,
        "corners": len(board.corners),
        "knot_incidences": sum(len(knots) for knots in board.field_knots),
        "value_sum": sum(board.field_values),
        "outer_corners": len(board.field_corners[outer]),
        "outer_knots": len(board.field_knots[outer]),
        **{
            f"corners_open_to_{colour}": sum(line in (c.a, c.b) for c in board.corners)
            for line, colour in enumerate(COLOURS)
        },
    }


def balance_of(board: Board) -> dict[str, dict[str, int]]:
    """How the board treats each colour: crossings of its line, corners, and worth of the fields."""
    found = {}
    for line, colour in enumerate(COLOURS):
        mine = [corner for corner in board.corners if line in (corner.a, corner.b)]
        found[colour] = {
            "crossings": sum(line in (crossing.a, crossing.b) for crossing in board.crossings),
            "corners": len(mine),
            "worth": sum(board.field_values[field] for field in {one.field for one in mine}),
        }
    return found


def _make_board(tracing: Tracing, refuse: Refuse) -> Board | None:
    """The board; None if `refuse` heard of a problem."""
    graph = LineGraph(tracing)
    knots = [in_units(point) for point, _ in tracing.knots]
    fields = measure_fields(graph)
    inner = [field for field in fields if not field.is_outer]
    order = reading_order([field.middle() for field in inner])
    fields = [inner[k] for k in order] + [field for field in fields if field.is_outer]
    found = [problem for field in fields if (problem := _size_problem(graph, field))]
    if not found:
        found = [_crowded(graph, field) for field in fields if not field.place(graph, knots)]
    for problem in found:
        refuse(problem)
    return None if found else _numbered(tracing, graph, fields)


def _size_problem(graph: LineGraph, field: Field) -> LayoutError | None:
    pole = field.pole
    if pole is None or pole.radius >= MIN_FIELD_RADIUS:
        return None
    said: dict[str, Detail] = {
        "radius": f"{max(0.0, pole.radius):.1f}",
        "least": MIN_FIELD_RADIUS,
    }
    return _field_error(graph, field, field.middle(), "field-small", said)


def _crowded(graph: LineGraph, field: Field) -> LayoutError:
    """The field is large enough, but too narrow in places for all its pieces."""
    first = graph.crossings[field.rays[0] // 4].point
    place = first if field.is_outer else field.middle()
    return _field_error(graph, field, place, "field-crowded", {"corners": len(field.rays)})


def _field_error(
    graph: LineGraph, field: Field, place: Point, key: str, details: dict[str, Detail]
) -> LayoutError:
    lines = sorted({graph.line[ray] for ray in field.rays})
    said: dict[str, Detail] = {"place": at(place), **details}
    return LayoutError(Code.FIELD_TOO_SMALL, key, said, in_units(place), names(*lines))


def _numbered(tracing: Tracing, graph: LineGraph, fields: list[Field]) -> Board:
    field_of = [0] * len(graph.far)
    for number, field in enumerate(fields):
        for ray in field.rays:
            field_of[ray] = number
    sides = [(field_of[ray], field_of[graph.far[ray]]) for ray, _, _ in graph.arcs]
    arcs = [
        Arc(graph.line[ray], ray // 4, graph.far[ray] // 4, pair)
        for (ray, _, _), pair in zip(graph.arcs, sides, strict=True)
    ]
    knots = _knots(tracing, graph, arcs, len(fields))
    field_names = [f"F{number + 1}" for number in range(len(fields))]
    rays = [ray for field in fields for ray in field.rays]
    corners = [_corner(graph, field_of[ray], ray) for ray in rays]
    return Board(
        crossings=tuple(_crossing(c) for c in graph.crossings),
        arcs=tuple(arcs),
        corners=tuple(corners),
        field_corners=_numbers_per_field(fields),
        field_knots=knots,
        field_values=tuple(
            len(field.rays) + len(tied) for field, tied in zip(fields, knots, strict=True)
        ),
        field_neighbours=_neighbours(arcs, len(fields)),
        field_inside=_inside(arcs, len(fields)),
        field_names=tuple(field_names),
        corner_names=tuple(
            f"{name}.c{k + 1}"
            for name, field in zip(field_names, fields, strict=True)
            for k in range(len(field.rays))
        ),
        lines=tuple(tuple(in_units(p) for p in points) for points in tracing.outlines),
        knots=tuple(in_units(point) for point, _ in tracing.knots),
        field_outlines=tuple(tuple(field.outline) for field in fields),
        field_radii=tuple(round(field.pole.radius, 1) if field.pole else 0.0 for field in fields),
        ghost_spots=tuple(_tenths(field.ghost) if field.ghost else None for field in fields),
        corner_spots=tuple(_tenths(spot) for field in fields for spot in field.spots),
        narrowest=round(min(field.narrowest for field in fields), 1),
    )


def _crossing(c: Meeting) -> Crossing:
    return Crossing(c.point[0] / GRID, c.point[1] / GRID, c.a, c.b)


def _corner(graph: LineGraph, field: int, ray: int) -> Corner:
    crossing = graph.crossings[ray // 4]
    return Corner(field, ray // 4, crossing.a, crossing.b)


def _tenths(spot: Spot) -> Spot:
    return Spot(round(spot.x, 1), round(spot.y, 1), round(spot.radius, 1))


def _numbers_per_field(fields: list[Field]) -> tuple[tuple[int, ...], ...]:
    numbers = []
    first = 0
    for field in fields:
        numbers.append(tuple(range(first, first + len(field.rays))))
        first += len(field.rays)
    return tuple(numbers)


def _knots(
    tracing: Tracing, graph: LineGraph, arcs: list[Arc], fields: int
) -> tuple[tuple[int, ...], ...]:
    """The lines whose knots each field borders; a knot counts on both sides."""
    found: list[list[int]] = [[] for _ in range(fields)]
    for (_, here, there), arc in zip(graph.arcs, arcs, strict=True):
        along = tracing.knots[arc.line][1]
        is_on_arc = here < along < there if here < there else along > here or along < there
        if is_on_arc:
            for number in arc.fields:
                found[number].append(arc.line)
    return tuple(tuple(sorted(lines)) for lines in found)


def _neighbours(arcs: list[Arc], fields: int) -> tuple[tuple[int, ...], ...]:
    found: list[set[int]] = [set() for _ in range(fields)]
    for arc in arcs:
        one, other = arc.fields
        found[one].add(other)
        found[other].add(one)
    return tuple(tuple(sorted(numbers)) for numbers in found)


def _inside(arcs: list[Arc], fields: int) -> tuple[tuple[int, ...], ...]:
    """The lines that enclose each field: stepping over an arc enters or leaves its line."""
    found: dict[int, frozenset[int]] = {fields - 1: frozenset()}
    waiting = [fields - 1]
    while waiting:
        here = waiting.pop()
        for arc in arcs:
            if here in arc.fields:
                there = arc.fields[0] + arc.fields[1] - here
                if there not in found:
                    found[there] = found[here] ^ {arc.line}
                    waiting.append(there)
    return tuple(tuple(sorted(found[number])) for number in range(fields))
