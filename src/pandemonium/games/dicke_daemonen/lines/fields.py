"""The graph that the lines weave: arcs between crossings, and the fields between the arcs."""

from __future__ import annotations

from pandemonium.games.dicke_daemonen.lines.checks import Tracing
from pandemonium.games.dicke_daemonen.lines.crossings import Meeting, Outline, is_between
from pandemonium.games.dicke_daemonen.lines.shapes import GRID, Point, in_units
from pandemonium.games.dicke_daemonen.lines.spots import Place, Region, Wedge, place_pieces

_WEDGE_ARM = 30 * GRID


class LineGraph:
    """The lines cut at their crossings.

    A ray is a way out of a crossing: ray `4 * crossing + k`, with `k` clockwise on the screen and
    `k = 0` onwards along the lower line. Each ray is the start of an arc walked in one direction:
    `far` is the ray at the other end, `line` and `paths` what it runs along. `arcs` lists one ray
    of each arc and from where to where it reaches along its outline, in edges.
    """

    __slots__ = ("arcs", "crossings", "far", "line", "paths")

    def __init__(self, tracing: Tracing) -> None:
        """Cut every line."""
        self.crossings = tracing.crossings
        count = 4 * len(self.crossings)
        self.far = [0] * count
        self.line = [0] * count
        self.paths: list[list[Point]] = [[]] * count
        self.arcs: list[tuple[int, float, float]] = []
        for line, points in enumerate(tracing.outlines):
            self._cut(line, points)

    def _cut(self, line: int, points: Outline) -> None:
        stops = sorted(
            (c.at_a if c.a == line else c.at_b, k)
            for k, c in enumerate(self.crossings)
            if line in (c.a, c.b)
        )
        for (here, k), (there, m) in zip(stops, stops[1:] + stops[:1], strict=True):
            leaves, _ = _rays(self.crossings[k], k, line)
            _, arrives = _rays(self.crossings[m], m, line)
            path = _path(points, here, there, self.crossings[k].point, self.crossings[m].point)
            self.far[leaves], self.far[arrives] = arrives, leaves
            self.line[leaves] = self.line[arrives] = line
            self.paths[leaves], self.paths[arrives] = path, path[::-1]
            self.arcs.append((leaves, here, there))

    def walk_fields(self) -> list[list[int]]:
        """The rays along which each field is walked around, the field always to the right."""
        fields = []
        is_walked = [False] * len(self.far)
        for start in range(len(self.far)):
            walk = []
            ray = start
            while not is_walked[ray]:
                is_walked[ray] = True
                walk.append(ray)
                back = self.far[ray]
                ray = back - back % 4 + (back - 1) % 4
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


def _path(points: Outline, here: float, there: float, start: Point, end: Point) -> list[Point]:
    count = len(points)
    stop = there if there > here else there + count
    between = [points[k % count] for k in range(int(here) + 1, int(stop) + 1)]
    path = [start]
    for point in (*between, end):
        if point != path[-1]:
            path.append(point)
    return path


class Field:
    """One field: the rays around it from its first crossing on, clockwise on the screen, and spots.

    Each ray stands for the corner at its start.
    """

    __slots__ = ("ghost", "is_outer", "outline", "pole", "rays", "spots")

    def __init__(self, graph: LineGraph, walk: list[int], knots: list[Place]) -> None:
        """Measure the field that is walked around along these rays."""
        points = [point for ray in walk for point in graph.paths[ray][:-1]]
        # Walked clockwise, an inner field has a positive area with y downwards.
        twice = sum(points[k - 1][0] * y - points[k - 1][1] * x for k, (x, y) in enumerate(points))
        self.is_outer = twice < 0
        ordered = walk[::-1] if self.is_outer else walk
        first = min(range(len(walk)), key=lambda k: ordered[k] // 4)
        self.rays = ordered[first:] + ordered[:first]
        region = Region([in_units(point) for point in points], self.is_outer)
        self.outline = region.points
        self.pole = None if self.is_outer else region.pole()
        wedges = [_wedge(graph, ray) for ray in self.rays]
        self.ghost, self.spots = place_pieces(region, self.pole, wedges, knots)

    def middle(self) -> Point:
        """Where the field is looked for in reading order."""
        assert self.pole
        return round(self.pole.x * GRID), round(self.pole.y * GRID)


def _wedge(graph: LineGraph, ray: int) -> Wedge:
    """The wedge of a field between the ray along which it is left and the one before."""
    other = ray - ray % 4 + (ray + 1) % 4
    tip = in_units(graph.crossings[ray // 4].point)
    here, there = graph.paths[ray], graph.paths[other]
    arms = _arm(here), _arm(there)
    if arms[0] == arms[1]:  # a small field with two corners: both sides lead to the other one
        arms = in_units(here[1]), in_units(there[1])
    return tip, *arms


def _arm(path: list[Point]) -> Place:
    """A point of a path some way from its start, to tell where the path leads."""
    sx, sy = path[0]
    for x, y in path[1:-1]:
        if (x - sx) ** 2 + (y - sy) ** 2 > _WEDGE_ARM**2:
            return in_units((x, y))
    return in_units(path[-1])
