"""The fields, corners and knots that a layout makes, as plain numbers.

Names: inner fields are `F1`, `F2`, ... in reading order of the places where their ghosts stand, and
the outermost field comes last. Corners are `F7.c1`, `F7.c2`, ... clockwise on the screen from the
field's first crossing in reading order; the middle of an inner field is `F7.o`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from pandemonium.engine.errors import Detail
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.crossings import Meeting
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.layout_reader import read_layout
from pandemonium.games.dicke_daemonen.lines.line_graph import Field, LineGraph, measure_fields
from pandemonium.games.dicke_daemonen.lines.lru_cache import LruCache
from pandemonium.games.dicke_daemonen.lines.problems import Code, LayoutError
from pandemonium.games.dicke_daemonen.lines.shapes import GRID, Point, in_units
from pandemonium.games.dicke_daemonen.lines.spots import Place, Spot
from pandemonium.games.dicke_daemonen.lines.tracing import (
    Refuse,
    Tracing,
    at,
    names,
    reading_order,
    refuse_at_once,
    trace,
)

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
    and insides are tuples of colours. Attributes from `lines` on are for drawing, in units of the
    canvas: outlines of the lines and fields, the radius of the largest circle in each field (0.0
    for the outermost), and spots for pieces. `narrowest` is the room for a demon in the narrowest
    corner. It grades random layouts, so changing it would change the layout of each seed.
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
        """The number of fields, the outermost included."""
        return len(self.field_corners)

    @property
    def outer(self) -> int:
        """The number of the outermost field."""
        return len(self.field_corners) - 1

    def ghost_name(self, field: int) -> str:
        """The name of the middle of an inner field."""
        return f"{self.field_names[field]}.o"


BOARDS: LruCache[Layout, Board] = LruCache(64)


def make_board(layout: Layout) -> Board:
    """The board that a layout makes (cached), or a LayoutError with its first problem."""
    return BOARDS.get(layout) or BOARDS.put(layout, compute_board(layout))


def compute_board(layout: Layout) -> Board:
    """The board that a layout makes, computed without the cache."""
    tracing = trace(layout)
    assert tracing is not None
    board = _make_board(tracing, refuse_at_once)
    assert board is not None
    return board


def describe_problems(source: str | Mapping[str, Any]) -> list[LayoutError]:
    """The problems of a layout in the order of `Code`; empty if it is allowed."""
    problems: list[LayoutError] = []
    try:
        tracing = trace(read_layout(source), problems.append)
    except LayoutError as error:
        return [error]
    if tracing:
        _make_board(tracing, problems.append)
    return problems[:MAX_PROBLEMS]


def counts(board: Board) -> dict[str, int]:
    """The key figures of a board."""
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
    """What each colour gets: crossings of its line, corners, and the value of their fields."""
    balance = {}
    for line, colour in enumerate(COLOURS):
        corners = [corner for corner in board.corners if line in (corner.a, corner.b)]
        balance[colour] = {
            "crossings": sum(line in (crossing.a, crossing.b) for crossing in board.crossings),
            "corners": len(corners),
            "worth": sum(
                board.field_values[field] for field in {corner.field for corner in corners}
            ),
        }
    return balance


def _make_board(tracing: Tracing, refuse: Refuse) -> Board | None:
    """The board; None if a problem was reported to `refuse`."""
    graph = LineGraph(tracing)
    knots = [in_units(point) for point, _ in tracing.knots]
    fields = measure_fields(graph)
    inner = [field for field in fields if not field.is_outer]
    order = reading_order([field.middle() for field in inner])
    fields = [inner[k] for k in order] + [field for field in fields if field.is_outer]
    problems = [problem for field in fields if (problem := _size_problem(graph, field))]
    if not problems:
        problems = [_crowded(graph, field) for field in fields if not field.place(graph, knots)]
    for problem in problems:
        refuse(problem)
    return None if problems else _numbered(tracing, graph, fields)


def _size_problem(graph: LineGraph, field: Field) -> LayoutError | None:
    pole = field.pole
    if pole is None or pole.radius >= MIN_FIELD_RADIUS:
        return None
    details: dict[str, Detail] = {
        "radius": f"{max(0.0, pole.radius):.1f}",
        "least": MIN_FIELD_RADIUS,
    }
    return _field_error(graph, field, field.middle(), "field-small", details)


def _crowded(graph: LineGraph, field: Field) -> LayoutError:
    """The problem of a field that is large enough, but too narrow for all its pieces."""
    first = graph.crossings[field.rays[0] // 4].point
    place = first if field.is_outer else field.middle()
    return _field_error(graph, field, place, "field-crowded", {"corners": len(field.rays)})


def _field_error(
    graph: LineGraph, field: Field, place: Point, key: str, details: dict[str, Detail]
) -> LayoutError:
    lines = sorted({graph.line[ray] for ray in field.rays})
    details = {"place": at(place), **details}
    return LayoutError(Code.FIELD_TOO_SMALL, key, details, in_units(place), names(*lines))


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
    knots: list[list[int]] = [[] for _ in range(fields)]
    for (_, start, end), arc in zip(graph.arcs, arcs, strict=True):
        along = tracing.knots[arc.line][1]
        is_on_arc = start < along < end if start < end else along > start or along < end
        if is_on_arc:
            for number in arc.fields:
                knots[number].append(arc.line)
    return tuple(tuple(sorted(lines)) for lines in knots)


def _neighbours(arcs: list[Arc], fields: int) -> tuple[tuple[int, ...], ...]:
    neighbours: list[set[int]] = [set() for _ in range(fields)]
    for arc in arcs:
        left, right = arc.fields
        neighbours[left].add(right)
        neighbours[right].add(left)
    return tuple(tuple(sorted(numbers)) for numbers in neighbours)


def _inside(arcs: list[Arc], fields: int) -> tuple[tuple[int, ...], ...]:
    """The lines that enclose each field: stepping over an arc enters or leaves its line."""
    inside: dict[int, frozenset[int]] = {fields - 1: frozenset()}
    waiting = [fields - 1]
    while waiting:
        field = waiting.pop()
        for arc in arcs:
            if field in arc.fields:
                neighbour = arc.fields[0] + arc.fields[1] - field
                if neighbour not in inside:
                    inside[neighbour] = inside[field] ^ {arc.line}
                    waiting.append(neighbour)
    return tuple(tuple(sorted(inside[number])) for number in range(fields))
