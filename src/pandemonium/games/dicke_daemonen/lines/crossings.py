"""Where the outlines of four lines meet: crossings, touches, shared stretches, near misses.

All tests are exact, on grid points. `tracing` decides what is forbidden.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt

from pandemonium.games.dicke_daemonen.lines.shapes import GRID, Point

NEAR = 2 * GRID  # two lines this close look as if they touched
LOOP = 20 * GRID  # a line may be near itself only within this length of its own string
MAX_PAIRS = 20_000  # of edges near each other, far more than on any board: limits the work
BISECTIONS = 1 << 12
_CELL = 40 * GRID

Outline = list[Point]
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Meeting:
    """A common point of lines `a < b`.

    `at_a` and `at_b` are how far along each outline it lies, in edges. The rays are directions
    away from the point: onwards and back along `a`, onwards and back along `b`.
    """

    a: int
    b: int
    point: Point
    at_a: float
    at_b: float
    rays: tuple[Point, Point, Point, Point]

    def changes_sides(self) -> bool:
        """Whether the lines really cross here."""
        onward_a, back_a, onward_b, back_b = self.rays
        return is_between(onward_a, back_a, onward_b) != is_between(onward_a, back_a, back_b)


@dataclass(slots=True)
class Meetings:
    """Everything that was found, in a deterministic order; `near` has the nearest first.

    Along each of the `stretches` the lines are as near each other as at its ends, which are `near`.
    """

    touches_itself: list[tuple[int, Point]] = field(default_factory=list)
    shared: list[tuple[Pair, Point, Point]] = field(default_factory=list)
    common: list[Meeting] = field(default_factory=list)
    near: list[tuple[Pair, float, Point]] = field(default_factory=list)
    stretches: list[tuple[Pair, Point, Point]] = field(default_factory=list)
    is_tangle: bool = False


def cross(u: Point, v: Point) -> int:
    """Positive if `v` is clockwise of `u` on the screen, by less than half a turn."""
    return u[0] * v[1] - u[1] * v[0]


def is_between(u: Point, v: Point, w: Point) -> bool:
    """Whether turning clockwise on the screen from `u` to `v` passes `w`."""
    turn = cross(u, v)
    if turn > 0:
        return cross(u, w) > 0 and cross(w, v) > 0
    if turn < 0:
        return not (cross(v, w) > 0 and cross(w, u) > 0)
    return cross(u, w) > 0


def distance(p: Point, q: Point) -> float:
    """Distance of two points in grid steps."""
    dx, dy = p[0] - q[0], p[1] - q[1]
    return sqrt(dx * dx + dy * dy)


def nearest(p: Point, a: Point, b: Point) -> tuple[float, float]:
    """Distance from `p` to the edge `a b`, and where on it (0 to 1) the nearest point lies."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    px, py = p[0] - a[0], p[1] - a[1]
    along = (px * dx + py * dy) / (dx * dx + dy * dy)
    along = 0.0 if along < 0 else min(along, 1.0)
    ox, oy = px - along * dx, py - along * dy
    return sqrt(ox * ox + oy * oy), along


class Edges:
    """The edges of all outlines, numbered consecutively, in a spatial index of square cells."""

    __slots__ = ("boxes", "cells", "ends", "first", "line", "outlines", "run")

    def __init__(self, outlines: list[Outline]) -> None:
        """Index the outlines; each must have at least three points."""
        self.outlines = outlines
        self.line: list[int] = []
        self.first: list[int] = []
        self.ends: list[tuple[Point, Point]] = []
        self.run: list[float] = []
        self.boxes: list[tuple[int, int, int, int]] = []
        self.cells: dict[Point, list[int]] = {}
        for line, points in enumerate(outlines):
            self.first.append(len(self.ends))
            run = 0.0
            for k, start in enumerate(points):
                end = points[k + 1] if k + 1 < len(points) else points[0]
                self._add(line, start, end, run)
                run += distance(start, end)

    def _add(self, line: int, start: Point, end: Point, run: float) -> None:
        number = len(self.ends)
        half = NEAR // 2
        xs, ys = sorted((start[0], end[0])), sorted((start[1], end[1]))
        self.line.append(line)
        self.ends.append((start, end))
        self.run.append(run)
        self.boxes.append((xs[0] - half, ys[0] - half, xs[1] + half, ys[1] + half))
        for cell in _cells_along(start, end, self.boxes[-1]):
            self.cells.setdefault(cell, []).append(number)

    def close_pairs(self) -> list[Pair]:
        """Pairs of edges whose boxes are no further apart than `NEAR`, lower number first.

        The search stops in a tangle, at more than `MAX_PAIRS`.
        """
        pairs = set()
        boxes = self.boxes
        for numbers in self.cells.values():
            for k, low in enumerate(numbers):
                left, top, right, bottom = boxes[low]
                for high in numbers[k + 1 :]:
                    box = boxes[high]
                    if box[0] <= right and left <= box[2] and box[1] <= bottom and top <= box[3]:
                        pairs.add((low, high))
                if len(pairs) > MAX_PAIRS:
                    return sorted(pairs)
        return sorted(pairs)

    def near_point(self, point: Point, reach: int) -> set[int]:
        """The edges in the cells that come within `reach` of `point`."""
        x, y = point
        columns = range((x - reach) // _CELL, (x + reach) // _CELL + 1)
        rows = range((y - reach) // _CELL, (y + reach) // _CELL + 1)
        return {n for c in columns for r in rows for n in self.cells.get((c, r), ())}

    def length(self, line: int) -> float:
        """The length of a whole outline."""
        last = self.first[line] + len(self.outlines[line]) - 1
        return self.run[last] + distance(*self.ends[last])


def _cells_along(start: Point, end: Point, box: tuple[int, int, int, int]) -> Iterator[Point]:
    left, top, right, bottom = (side // _CELL for side in box)
    if left == right or top == bottom:
        yield from ((c, r) for c in range(left, right + 1) for r in range(top, bottom + 1))
        return
    # A long slanting edge goes into the cells it passes, not into all cells of its box.
    slope = (end[1] - start[1]) / (end[0] - start[0]) if end[0] != start[0] else 0.0
    for column in range(left, right + 1):
        enters = max(box[0], column * _CELL) - NEAR
        leaves = min(box[2], (column + 1) * _CELL) + NEAR
        ys = sorted(start[1] + slope * (x - start[0]) for x in (enters, leaves))
        low = max(top, int(ys[0] - NEAR) // _CELL) if slope else top
        high = min(bottom, int(ys[1] + NEAR) // _CELL) if slope else bottom
        yield from ((column, row) for row in range(low, high + 1))


def meet(edges: Edges) -> Meetings:
    """All places where lines meet or come near each other."""
    meetings = Meetings()
    at_bends: dict[tuple[int, int, Point], Meeting] = {}
    pairs = edges.close_pairs()
    meetings.is_tangle = len(pairs) > MAX_PAIRS
    for low, high in pairs:
        if edges.line[low] == edges.line[high]:
            _look_within(edges, low, high, meetings)
        else:
            bend = _look_between(edges, low, high, meetings)
            if bend:  # up to four pairs of edges find the same one
                at_bends.setdefault((bend.a, bend.b, bend.point), bend)
    meetings.common += at_bends.values()
    meetings.common.sort(key=lambda meeting: (meeting.a, meeting.b, meeting.point, meeting.at_a))
    meetings.near.sort()
    meetings.stretches.sort()
    return meetings


def _sides(e: tuple[Point, Point], f: tuple[Point, Point]) -> tuple[int, int, int, int]:
    """On which side of each edge the ends of the other lie."""
    (ax, ay), (bx, by) = e
    (cx, cy), (dx, dy) = f
    ex, ey, fx, fy = bx - ax, by - ay, dx - cx, dy - cy
    return (
        ex * (cy - ay) - ey * (cx - ax),
        ex * (dy - ay) - ey * (dx - ax),
        fx * (ay - cy) - fy * (ax - cx),
        fx * (by - cy) - fy * (bx - cx),
    )


def _look_within(edges: Edges, low: int, high: int, meetings: Meetings) -> None:
    """Note in `meetings` whether two edges of the same line touch."""
    e, f = edges.ends[low], edges.ends[high]
    hinge = _hinge(edges, low, high)
    if hinge:
        u, v = _from(hinge, e), _from(hinge, f)
        if u[0] * v[0] + u[1] * v[1] <= 0:  # bent by a right angle at most: surely apart
            return
        touch = None if cross(u, v) else hinge
    else:
        c, d, a, b = _sides(e, f)
        touch = _cut(e, a, b)[0] if c * d < 0 and a * b < 0 else None
    touch = touch or _near_miss(edges, low, high, hinge is not None)
    if touch:
        meetings.touches_itself.append((edges.line[low], touch))


def _near_miss(edges: Edges, low: int, high: int, is_bend: bool) -> Point | None:
    """Where an end of one edge lies on or near the other, though far from it along the line."""
    full = edges.length(edges.line[low])
    for point, along, edge in _loose_ends(edges, low, high):
        gap, share = nearest(point, *edges.ends[edge])
        apart = abs(edges.run[edge] + share * distance(*edges.ends[edge]) - along)
        if (gap == 0 and not is_bend) or (gap < NEAR and min(apart, full - apart) > LOOP):
            return point
    return None


def _hinge(edges: Edges, low: int, high: int) -> Point | None:
    """The bend between two edges that follow each other."""
    if high == low + 1:
        return edges.ends[low][1]
    is_round = high - low == len(edges.outlines[edges.line[low]]) - 1
    return edges.ends[low][0] if is_round else None


def _from(hinge: Point, edge: tuple[Point, Point]) -> Point:
    """The direction of an edge away from one of its ends."""
    far = edge[1] if edge[0] == hinge else edge[0]
    return far[0] - hinge[0], far[1] - hinge[1]


def _loose_ends(edges: Edges, low: int, high: int) -> Iterator[tuple[Point, float, int]]:
    """The four ends, how far along the line each lies, and the edge to measure it against."""
    for edge, against in ((low, high), (high, low)):
        start, end = edges.ends[edge]
        yield start, edges.run[edge], against
        yield end, edges.run[edge] + distance(start, end), against


def _cut(e: tuple[Point, Point], a: int, b: int) -> tuple[Point, float]:
    """Where edge `e` is cut, given on which sides of the cutting edge its ends lie."""
    (ax, ay), (bx, by) = e
    whole = a - b
    point = (
        (2 * (ax * whole + (bx - ax) * a) + whole) // (2 * whole),
        (2 * (ay * whole + (by - ay) * a) + whole) // (2 * whole),
    )
    return point, a / whole


def _look_between(edges: Edges, low: int, high: int, meetings: Meetings) -> Meeting | None:
    """Note in `meetings` how two edges of different lines meet; returns a meeting at a bend.

    Numbers grow with the lines, so `low` is on the lower line.
    """
    e, f = edges.ends[low], edges.ends[high]
    pair = edges.line[low], edges.line[high]
    c, d, a, b = _sides(e, f)
    if c * d < 0 and a * b < 0:
        point, share = _cut(e, a, b)
        u, v = (e[1][0] - e[0][0], e[1][1] - e[0][1]), (f[1][0] - f[0][0], f[1][1] - f[0][1])
        rays = u, (-u[0], -u[1]), v, (-v[0], -v[1])
        at_a, at_b = low - edges.first[pair[0]] + share, high - edges.first[pair[1]] + c / (c - d)
        meetings.common.append(Meeting(*pair, point, at_a, at_b, rays))
        return None
    touching = sorted({p for p in e if _is_on(p, f)} | {p for p in f if _is_on(p, e)})
    if len(touching) == 1:
        return _meeting_at_bend(edges, low, high, touching[0])
    if touching:
        meetings.shared.append((pair, touching[0], touching[1]))
        return None
    for point, other_end, edge in ((*e, f), (*e[::-1], f), (*f, e), (*f[::-1], e)):
        gap, _ = nearest(point, *edge)
        if gap < NEAR:
            meetings.near.append((pair, gap, point))
            far = _still_near(point, other_end, edge)
            meetings.near.append((pair, nearest(far, *edge)[0], far))
            meetings.stretches.append((pair, point, far))
    return None


def _still_near(start: Point, end: Point, edge: tuple[Point, Point]) -> Point:
    """How far one can go from `start` towards `end` and stay near an edge."""
    near, far = 0, BISECTIONS
    if nearest(end, *edge)[0] < NEAR:
        return end
    while far - near > 1:  # the distance to an edge grows once it has begun to
        middle = (near + far) // 2
        if nearest(_between(start, end, middle), *edge)[0] < NEAR:
            near = middle
        else:
            far = middle
    return _between(start, end, near)


def _between(start: Point, end: Point, part: int) -> Point:
    return (
        start[0] + (end[0] - start[0]) * part // BISECTIONS,
        start[1] + (end[1] - start[1]) * part // BISECTIONS,
    )


def _is_on(p: Point, edge: tuple[Point, Point]) -> bool:
    (ax, ay), (bx, by) = edge
    return (
        (bx - ax) * (p[1] - ay) == (by - ay) * (p[0] - ax)
        and min(ax, bx) <= p[0] <= max(ax, bx)
        and min(ay, by) <= p[1] <= max(ay, by)
    )


def _meeting_at_bend(edges: Edges, low: int, high: int, point: Point) -> Meeting:
    """The meeting at a point where at least one of the lines has a bend."""
    at_a, onward_a, back_a = _through(edges, low, point)
    at_b, onward_b, back_b = _through(edges, high, point)
    rays = onward_a, back_a, onward_b, back_b
    return Meeting(edges.line[low], edges.line[high], point, at_a, at_b, rays)


def _through(edges: Edges, number: int, point: Point) -> tuple[float, Point, Point]:
    """How far along its line an edge passes `point`, and the directions onwards and back."""
    line = edges.line[number]
    points = edges.outlines[line]
    start, end = edges.ends[number]
    k = number - edges.first[line]
    at = k + nearest(point, start, end)[1]
    if point == start:
        start = points[k - 1]
    elif point == end:
        at = float((k + 1) % len(points))
        end = points[(k + 2) % len(points)]
    return at, (end[0] - point[0], end[1] - point[1]), (start[0] - point[0], start[1] - point[1])
