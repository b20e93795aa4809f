"""Validation of the lines of a layout: their crossings and knots, or everything that is wrong.

The limits keep a board readable and easy to hit; the rules of the game would allow lines that cross
at any angle and fields of any size. The fields are measured in `board.py`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import sqrt

from pandemonium.engine.errors import Detail
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.crossings import (
    NEAR,
    Edges,
    Meeting,
    Meetings,
    Outline,
    cross,
    distance,
    meet,
    nearest,
)
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.problems import Code, LayoutError, lines_in_words
from pandemonium.games.dicke_daemonen.lines.shapes import CANVAS, GRID, Point, in_units, outline

MAX_CROSSINGS = 100  # far more than can be played on: limits the work that a layout can cause
MIN_ANGLE = 10
TAN_MIN_ANGLE = 0.17632698070846498
MIN_FROM_THIRD_LINE = 10
MIN_BETWEEN_CROSSINGS = 20
MIN_LINES_CROSSED = 2
MAX_KNOT_OFF_LINE = 1
MIN_KNOT_FROM_CROSSING = 15

Refuse = Callable[[LayoutError], None]


@dataclass(frozen=True, slots=True)
class Tracing:
    """Valid lines: outlines, crossings in reading order, and knots.

    A knot is its point on the outline and how far along the outline it lies, in edges.
    """

    outlines: list[Outline]
    crossings: list[Meeting]
    knots: list[tuple[Point, float]]


def refuse_at_once(error: LayoutError) -> None:
    """Raise the first problem that is reported."""
    raise error


def trace(layout: Layout, refuse: Refuse = refuse_at_once) -> Tracing | None:
    """Trace the lines, or return None; `refuse` gets every problem, in the order of `Code`.

    Checks that would only repeat an earlier problem are skipped.
    """
    outlines = [outline(line.shape) for line in layout.lines]
    if not _passes(_shape_problems(outlines), refuse):
        return None
    edges = Edges(outlines)
    meetings = meet(edges)
    crossings = [meeting for meeting in meetings.common if meeting.changes_sides()]
    if not _passes(_meeting_problems(meetings, crossings), refuse):
        return None
    crossings = [crossings[k] for k in reading_order([c.point for c in crossings])]
    is_clear = _passes(_crossing_problems(edges, crossings), refuse)
    knots = [_on_line(line.knot, outlines[line.colour]) for line in layout.lines]
    are_tied = _passes(_knot_problems(layout, outlines, knots, crossings), refuse)
    if not (is_clear and are_tied):
        return None
    return Tracing(outlines, crossings, [(point, along) for point, along, _ in knots if point])


def reading_order(points: list[Point]) -> list[int]:
    """Indices of the points, row by row from the top, each row from the left.

    A point starts a new row when it lies more than 30 units below the first of the row, so that
    tiny differences do not reorder points that look level.
    """
    rows: list[list[int]] = []
    for k in sorted(range(len(points)), key=lambda k: (points[k][1], points[k][0])):
        if not rows or points[k][1] - points[rows[-1][0]][1] > 30 * GRID:
            rows.append([])
        rows[-1].append(k)
    return [k for row in rows for k in sorted(row, key=lambda k: points[k])]


def at(point: Point) -> str:
    """A place as it is written in messages."""
    x, y = in_units(point)
    return f"({x:.1f}, {y:.1f})"


def names(*lines: int) -> tuple[str, ...]:
    """The names of the colours of some lines."""
    return tuple(COLOURS[line] for line in lines)


def _passes(problems: Iterator[LayoutError], refuse: Refuse) -> bool:
    is_valid = True
    for problem in problems:
        refuse(problem)
        is_valid = False
    return is_valid


def _error(code: Code, key: str, point: Point, *lines: int, **details: Detail) -> LayoutError:
    """A problem with some lines at a point: `$lines` and `$place` of the sentence."""
    named: dict[str, Detail] = {"lines": lines_in_words(*lines), "place": at(point), **details}
    return LayoutError(code, key, named, in_units(point), names(*lines))


def _shape_problems(outlines: list[Outline]) -> Iterator[LayoutError]:
    for line, points in enumerate(outlines):
        if not points:
            named: dict[str, Detail] = {"lines": lines_in_words(line)}
            yield LayoutError(Code.LINE_NOT_CLOSED, "no-points", named, None, names(line))
        elif not _has_area(points):
            yield _error(Code.LINE_NOT_CLOSED, "no-loop", points[0], line)
    for line, points in enumerate(outlines):
        for point in points:
            if not (0 <= point[0] <= CANVAS * GRID and 0 <= point[1] <= CANVAS * GRID):
                yield _error(Code.OUT_OF_CANVAS, "out-of-canvas", point, line, size=str(CANVAS))
                break


def _has_area(points: Outline) -> bool:
    if len(points) < 3:
        return False
    (ax, ay), (bx, by) = points[0], points[1]
    edge = bx - ax, by - ay
    return any(cross(edge, (x - ax, y - ay)) for x, y in points)


def _meeting_problems(meetings: Meetings, crossings: list[Meeting]) -> Iterator[LayoutError]:
    touching: dict[int, Point] = {}
    for line, point in meetings.touches_itself:
        touching.setdefault(line, point)
    for line, point in sorted(touching.items()):
        yield _error(Code.SELF_CROSSING, "touches-itself", point, line, gap=NEAR // GRID)
    shared = set()
    for pair, start, end in meetings.shared:
        if pair not in shared:
            shared.add(pair)
            yield _error(Code.SHARED_SEGMENT, "run-along", start, *pair, end=at(end))
    if shared or meetings.touches_itself:
        return
    if meetings.is_tangle:
        point = crossings[0].point if crossings else (0, 0)
        yield _error(Code.TOO_MANY_CROSSINGS, "tangle", point, *range(4))
        return
    if len(crossings) > MAX_CROSSINGS:
        point, count = crossings[-1].point, len(crossings)
        yield _error(
            Code.TOO_MANY_CROSSINGS,
            "too-many-crossings",
            point,
            *range(4),
            count=count,
            most=MAX_CROSSINGS,
        )
    else:
        yield from _tangent_problems(meetings, crossings)


def _tangent_problems(meetings: Meetings, crossings: list[Meeting]) -> Iterator[LayoutError]:
    reported = set()
    for meeting in meetings.common:
        pair = meeting.a, meeting.b
        if not meeting.changes_sides():
            reported.add(pair)
            yield _error(Code.TANGENT_TOUCH, "touch", meeting.point, *pair)
        elif _is_sharp(meeting):
            reported.add(pair)
            yield _error(Code.TANGENT_TOUCH, "sharp", meeting.point, *pair, angle=MIN_ANGLE)
    for pair, _, point in meetings.near:
        points = [c.point for c in crossings if (c.a, c.b) == pair]
        is_apart = all(distance(point, c) > MIN_BETWEEN_CROSSINGS * GRID for c in points)
        if is_apart and pair not in reported:
            reported.add(pair)
            yield _error(Code.TANGENT_TOUCH, "near", point, *pair, gap=NEAR // GRID)
    for pair, start, end in meetings.stretches:
        if pair in reported:
            continue
        away = _far_from([c.point for c in crossings if (c.a, c.b) == pair], start, end)
        if away:
            reported.add(pair)
            yield _error(Code.TANGENT_TOUCH, "near", away, *pair, gap=NEAR // GRID)


def _far_from(crossings: list[Point], start: Point, end: Point) -> Point | None:
    """The middle of the first part of a stretch that is far from all the crossings, if any."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = sqrt(dx * dx + dy * dy)
    if not length:
        return None
    covered = []
    reach = MIN_BETWEEN_CROSSINGS * GRID
    for x, y in crossings:
        along = ((x - start[0]) * dx + (y - start[1]) * dy) / length
        off = ((x - start[0]) * dy - (y - start[1]) * dx) / length
        if abs(off) <= reach:
            half = sqrt(reach * reach - off * off)
            covered.append((along - half, along + half))
    clear = 0.0
    for low, high in [*sorted(covered), (length, length)]:
        if min(low, length) > clear:
            share = (clear + min(low, length)) / (2 * length)
            return round(start[0] + share * dx), round(start[1] + share * dy)
        clear = max(clear, high)
    return None


def _is_sharp(meeting: Meeting) -> bool:
    for u in meeting.rays[:2]:
        for v in meeting.rays[2:]:
            dot = u[0] * v[0] + u[1] * v[1]
            if dot > 0 and abs(cross(u, v)) < TAN_MIN_ANGLE * dot:
                return True
    return False


def _crossing_problems(edges: Edges, crossings: list[Meeting]) -> Iterator[LayoutError]:
    for crossing in crossings:
        third = _line_too_near(edges, crossing)
        if third is not None:
            trio = crossing.a, crossing.b, third
            gap = MIN_FROM_THIRD_LINE
            yield _error(Code.THREE_LINES_AT_POINT, "three-lines", crossing.point, *trio, gap=gap)
    for crossing, other in combinations(crossings, 2):
        if distance(crossing.point, other.point) < MIN_BETWEEN_CROSSINGS * GRID:
            yield _error(
                Code.CROSSINGS_TOO_CLOSE,
                "crossings-close",
                crossing.point,
                *sorted({crossing.a, crossing.b, other.a, other.b}),
                other=at(other.point),
                gap=MIN_BETWEEN_CROSSINGS,
            )
    yield from _neighbour_problems(edges.outlines, crossings)


def _line_too_near(edges: Edges, crossing: Meeting) -> int | None:
    reach = MIN_FROM_THIRD_LINE * GRID
    for number in sorted(edges.near_point(crossing.point, reach)):
        line = edges.line[number]
        if line not in (crossing.a, crossing.b):
            gap, _ = nearest(crossing.point, *edges.ends[number])
            if gap < reach:
                return line
    return None


def _neighbour_problems(outlines: list[Outline], crossings: list[Meeting]) -> Iterator[LayoutError]:
    for line, points in enumerate(outlines):
        crossed = sorted({c.a + c.b - line for c in crossings if line in (c.a, c.b)})
        if len(crossed) < MIN_LINES_CROSSED:
            yield _error(
                Code.LINE_CROSSES_TOO_FEW,
                "crosses-few",
                points[0],
                line,
                others=lines_in_words(*crossed),
                least=MIN_LINES_CROSSED,
            )


def _on_line(knot: Point | None, points: Outline) -> tuple[Point | None, float, float]:
    """The point of the outline nearest to a knot, how far along it lies, and how far off it was."""
    if knot is None:
        return None, 0.0, 0.0
    best = min(
        (*nearest(knot, start, points[(k + 1) % len(points)]), k) for k, start in enumerate(points)
    )
    gap, share, k = best
    (ax, ay), (bx, by) = points[k], points[(k + 1) % len(points)]
    return (round(ax + share * (bx - ax)), round(ay + share * (by - ay))), k + share, gap


def _knot_problems(
    layout: Layout,
    outlines: list[Outline],
    knots: list[tuple[Point | None, float, float]],
    crossings: list[Meeting],
) -> Iterator[LayoutError]:
    for line, (point, _, gap) in enumerate(knots):
        knot = layout.lines[line].knot
        if point is None or knot is None:
            yield _error(Code.KNOT_MISPLACED, "knot-missing", outlines[line][0], line)
            continue
        if gap > MAX_KNOT_OFF_LINE * GRID:
            off = f"{gap / GRID:.1f}"
            yield _error(
                Code.KNOT_MISPLACED, "knot-off", knot, line, gap=off, most=MAX_KNOT_OFF_LINE
            )
        for crossing in crossings:
            is_own = line in (crossing.a, crossing.b)
            if is_own and distance(point, crossing.point) < MIN_KNOT_FROM_CROSSING * GRID:
                yield _error(
                    Code.KNOT_MISPLACED,
                    "knot-crossing",
                    point,
                    line,
                    gap=MIN_KNOT_FROM_CROSSING,
                    crossing=at(crossing.point),
                )
