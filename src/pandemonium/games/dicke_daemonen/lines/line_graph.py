"""The planar graph of the lines: arcs between crossings, and the fields between the arcs."""

from pandemonium.games.dicke_daemonen.lines.crossings import Meeting, Outline, is_between
from pandemonium.games.dicke_daemonen.lines.shapes import GRID, Point, in_units
from pandemonium.games.dicke_daemonen.lines.spots import (
    KNOT_RADIUS,
    Place,
    Region,
    Spot,
    Wedge,
    bisector,
    place_pieces,
    spread_pieces,
)
from pandemonium.games.dicke_daemonen.lines.tracing import Tracing

_WEDGE_ARM = 30 * GRID


class LineGraph:
    """The lines cut at their crossings.

    A ray is a way out of a crossing: ray `4 * crossing + k`, with `k` clockwise on the screen and
    `k = 0` onwards along the lower line. Each ray is the start of an arc walked in one direction:
    `far` is the ray at the other end, `line` and `paths` what it runs along, `ways` the direction
    in which it starts. `arcs` lists one ray of each arc and from where to where it reaches along
    its outline, in edges.
    """

    __slots__ = ("arcs", "crossings", "far", "line", "paths", "ways")

    def __init__(self, tracing: Tracing) -> None:
        self.crossings = tracing.crossings
        count = 4 * len(self.crossings)
        self.far = [0] * count
        self.line = [0] * count
        self.paths: list[list[Point]] = [[]] * count
        self.ways: list[Point] = [(0, 0)] * count
        self.arcs: list[tuple[int, float, float]] = []
        for line, points in enumerate(tracing.outlines):
            self._cut(line, points)

    def _cut(self, line: int, points: Outline) -> None:
        stops = sorted(
            (c.at_a if c.a == line else c.at_b, k)
            for k, c in enumerate(self.crossings)
            if line in (c.a, c.b)
        )
        for (start, k), (end, m) in zip(stops, stops[1:] + stops[:1], strict=True):
            leaves, _ = _rays(self.crossings[k], k, line)
            _, arrives = _rays(self.crossings[m], m, line)
            path = _path(points, start, end, self.crossings[k].point, self.crossings[m].point)
            self.far[leaves], self.far[arrives] = arrives, leaves
            self.ways[leaves] = _onward(self.crossings[k], line)
            self.ways[arrives] = _back(self.crossings[m], line)
            self.line[leaves] = self.line[arrives] = line
            self.paths[leaves], self.paths[arrives] = path, path[::-1]
            self.arcs.append((leaves, start, end))

    def walk_fields(self) -> list[list[int]]:
        """The rays of the boundary of each field, the field always to the right."""
        fields = []
        is_walked = [False] * len(self.far)
        for start in range(len(self.far)):
            walk = []
            ray = start
            while not is_walked[ray]:
                is_walked[ray] = True
                walk.append(ray)
                arrival = self.far[ray]
                ray = arrival - arrival % 4 + (arrival - 1) % 4
            if walk:
                fields.append(walk)
        return fields


def _rays(crossing: Meeting, number: int, line: int) -> tuple[int, int]:
    """The rays onwards and back along one line of a crossing."""
    if crossing.a == line:
        return 4 * number, 4 * number + 2
    onward_a, back_a, onward_b, _ = crossing.rays
    k = 1 if is_between(onward_a, back_a, onward_b) else 3
    return 4 * number + k, 4 * number + 4 - k


def _onward(crossing: Meeting, line: int) -> Point:
    return crossing.rays[0 if crossing.a == line else 2]


def _back(crossing: Meeting, line: int) -> Point:
    return crossing.rays[1 if crossing.a == line else 3]


def _path(points: Outline, first: float, last: float, start: Point, end: Point) -> list[Point]:
    count = len(points)
    stop = last if last > first else last + count
    between = [points[k % count] for k in range(int(first) + 1, int(stop) + 1)]
    path = [start]
    for point in (*between, end):
        if point != path[-1]:
            path.append(point)
    return path


def measure_fields(graph: LineGraph) -> "list[Field]":
    """All fields, without pieces.

    The signed area of an inner field, walked clockwise, is positive with y downwards. Crossings are
    rounded to the grid, which can change the sign of a sliver's area, but not that of the outermost
    field: it is as large as all others together.
    """
    walks = graph.walk_fields()
    outer = min(walks, key=lambda walk: _twice_the_area(_around(graph, walk)))
    return [Field(graph, walk, walk is outer) for walk in walks]


def _around(graph: LineGraph, walk: list[int]) -> list[Point]:
    return [point for ray in walk for point in graph.paths[ray][:-1]]


def _twice_the_area(points: list[Point]) -> int:
    return sum(points[k - 1][0] * y - points[k - 1][1] * x for k, (x, y) in enumerate(points))


class Field:
    """One field: the rays around it from its first crossing on, clockwise on the screen, and spots.

    Each ray represents the corner at its start. `narrowest` is the radius of the smallest spot if
    all are on the tracks from their crossings, even if they do not fit there.
    """

    __slots__ = ("ghost", "is_outer", "narrowest", "outline", "pole", "rays", "region", "spots")

    def __init__(self, graph: LineGraph, walk: list[int], is_outer: bool) -> None:
        """Measure the field with these rays as its boundary."""
        points = _around(graph, walk)
        self.is_outer = is_outer
        ordered = walk[::-1] if self.is_outer else walk
        first = min(range(len(walk)), key=lambda k: ordered[k] // 4)
        self.rays = ordered[first:] + ordered[:first]
        self.region = Region([in_units(point) for point in points], self.is_outer)
        self.outline = self.region.points
        self.pole = None if self.is_outer else self.region.pole()
        self.ghost: Spot | None = None
        self.spots: list[Spot] = []
        self.narrowest = 0.0

    def place(self, graph: LineGraph, knots: list[Place]) -> bool:
        """Find a spot for each piece; returns whether there is room for all."""
        region, pole = self.region, self.pole
        beads = [Spot(x, y, KNOT_RADIUS) for x, y in knots]
        pieces = place_pieces(region, pole, [_wedge(graph, ray) for ray in self.rays], beads)
        self.narrowest = min(spot.radius for spot in pieces.demons)
        if not pieces.fit(region, beads):
            wedges = [_start_of_wedge(graph, ray) for ray in self.rays]
            pieces = place_pieces(region, pole, wedges, beads)
            if not pieces.fit(region, beads):
                spread = spread_pieces(region, pole, wedges, beads)
                if spread is None:
                    return False
                pieces = spread
        self.ghost, self.spots = pieces.ghost, pieces.demons
        return True

    def middle(self) -> Point:
        """The point by which the field is sorted in reading order."""
        assert self.pole
        return round(self.pole.x * GRID), round(self.pole.y * GRID)


def _next_ray(ray: int) -> int:
    """The next ray of the same crossing, clockwise on the screen."""
    return ray - ray % 4 + (ray + 1) % 4


def _wedge(graph: LineGraph, ray: int) -> Wedge:
    """The wedge of a field between the ray along which it is left and the one before.

    Its sides are seen from some way off: they may bend soon.
    """
    tip = in_units(graph.crossings[ray // 4].point)
    left, right = graph.paths[ray], graph.paths[_next_ray(ray)]
    wedge = tip, _arm(left), _arm(right)
    if wedge[1] == wedge[2]:  # a small field with two corners: both sides lead to the other one
        wedge = tip, in_units(left[1]), in_units(right[1])
    return wedge if bisector(wedge) else _start_of_wedge(graph, ray)


def _start_of_wedge(graph: LineGraph, ray: int) -> Wedge:
    """The same wedge with its sides as they leave the crossing."""
    tip = in_units(graph.crossings[ray // 4].point)
    return tip, _ahead(tip, graph.ways[ray]), _ahead(tip, graph.ways[_next_ray(ray)])


def _ahead(tip: Place, way: Point) -> Place:
    return tip[0] + way[0], tip[1] + way[1]


def _arm(path: list[Point]) -> Place:
    """A point of a path some way from its start, to see where the path leads."""
    sx, sy = path[0]
    for x, y in path[1:-1]:
        if (x - sx) ** 2 + (y - sy) ** 2 > _WEDGE_ARM**2:
            return in_units((x, y))
    return in_units(path[-1])
