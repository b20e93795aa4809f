"""Spots for the pieces in a field: the ghost in the middle, demons in the corners.

Coordinates are in units of the canvas. Only plain arithmetic and square roots are used, so that the
spots are the same on every machine.
"""

from dataclasses import dataclass
from heapq import heappop, heappush
from math import sqrt

GHOST_RADIUS = 22.0
DEMON_RADIUS = 17.0
KNOT_RADIUS = 8.0
STRING_GAP = 6.0  # room kept between a piece and the middle of a string
PIECE_GAP = 2.0
MIN_RADIUS = 3.0
CLEAR = 0.5  # the least distance of a spot from a string and from other spots
_PRECISION = 0.2
_THINNING = 0.2
_MAX_SKIPPED = 6
_DIAGONAL = 1.4142135623730951
_STEP = 6.0
_STEPS_OUT = 30
_CLOSEST = 0.1
_NEAR_STEPS = 8
_RASTER = 24
_OUTSIDE = 40.0
# Cosine and sine of the turns tried where going straight on is not best: 16 degrees each way.
_TURNS = ((0.96, 0.28), (0.96, -0.28))

Place = tuple[float, float]
Room = tuple[float, float, float]  # a point and its distance to the border
# The crossing, then a point on each side of the wedge, clockwise on the screen.
Wedge = tuple[Place, Place, Place]


@dataclass(frozen=True, slots=True)
class Spot:
    """A round place for one piece."""

    x: float
    y: float
    radius: float


class Region:
    """The inside of a closed outline, or the outside of it for the outermost field."""

    __slots__ = ("bounds", "edges", "is_outer", "points")

    def __init__(self, points: list[Place], is_outer: bool) -> None:
        """`points` is a closed outline without repeated neighbours."""
        self.is_outer = is_outer
        self.points = points = _thinned(points)
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        self.bounds = min(xs), min(ys), max(xs), max(ys)
        self.edges: list[tuple[float, float, float, float, float]] = []
        for k, (ax, ay) in enumerate(points):
            bx, by = points[k + 1] if k + 1 < len(points) else points[0]
            dx, dy = bx - ax, by - ay
            self.edges.append((ax, ay, dx, dy, 1.0 / (dx * dx + dy * dy)))

    def clearance(self, x: float, y: float) -> float:
        """Distance to the border, negative outside of the region."""
        best = 1e18
        inside = self.is_outer
        for ax, ay, dx, dy, inverse in self.edges:
            px, py = x - ax, y - ay
            if (py < 0.0) is not (py < dy) and (px * dy < py * dx) is (dy > 0.0):
                inside = not inside
            along = px * dx + py * dy
            if along <= 0.0:
                square = px * px + py * py
            elif along * inverse < 1.0:
                off = px * dy - py * dx
                square = off * off * inverse
            else:  # the end of this edge is the start of the next
                continue
            if square < best:
                best = square
        return sqrt(best) if inside else -sqrt(best)

    def centroid(self) -> Place:
        """The centroid of the area."""
        total = sum_x = sum_y = 0.0
        ox, oy = self.points[0]
        if len(self.points) < 3:  # a sliver without an area
            left, top, right, bottom = self.bounds
            return (left + right) / 2, (top + bottom) / 2
        for ax, ay, dx, dy, _ in self.edges:
            ax, ay = ax - ox, ay - oy
            twice = ax * (ay + dy) - (ax + dx) * ay
            total += twice
            sum_x += (2 * ax + dx) * twice
            sum_y += (2 * ay + dy) * twice
        return ox + sum_x / (3 * total), oy + sum_y / (3 * total)

    def raster(self) -> list[Room]:
        """A grid of points over the region, with the room at each."""
        left, top, right, bottom = self.bounds
        if self.is_outer:
            left, top = left - _OUTSIDE, top - _OUTSIDE
            right, bottom = right + _OUTSIDE, bottom + _OUTSIDE
        rooms = []
        for row in range(_RASTER):
            for column in range(_RASTER):
                x = left + (right - left) * (column + 0.5) / _RASTER
                y = top + (bottom - top) * (row + 0.5) / _RASTER
                rooms.append((x, y, self.clearance(x, y)))
        return rooms

    def pole(self) -> Spot:
        """The pole of inaccessibility: the point farthest from the border, with that distance.

        Squares that may contain a better point are quartered, the most promising first (polylabel).
        The search starts at the centroid and leaves it only for a clearly better point, so that of
        many equal points (in a long rectangle) the middle one wins.
        """
        left, top, right, bottom = self.bounds
        x, y = self.centroid()
        best = Spot(x, y, self.clearance(x, y))
        half = max(right - left, bottom - top) / 2
        queue = [(-half, (left + right) / 2, (top + bottom) / 2, half)]
        while queue:
            bound, x, y, half = heappop(queue)
            good_enough = best.radius + (_PRECISION if best.radius < 20 else best.radius / 25)
            if -bound < good_enough:
                break
            half /= 2
            for dx, dy in ((-half, -half), (half, -half), (-half, half), (half, half)):
                room = self.clearance(x + dx, y + dy)
                if room > best.radius + _PRECISION / 4:
                    best = Spot(x + dx, y + dy, room)
                reach = room + half * _DIAGONAL
                if reach > good_enough:
                    heappush(queue, (-reach, x + dx, y + dy, half))
        return best


def _thinned(points: list[Place]) -> list[Place]:
    """The outline without points that lie almost on a straight line."""
    outline = [points[0]]
    skipped: list[Place] = []
    for k in range(1, len(points)):
        end = points[k + 1] if k + 1 < len(points) else points[0]
        skipped.append(points[k])
        if len(skipped) > _MAX_SKIPPED or not _is_straight(outline[-1], skipped, end):
            outline.append(points[k])
            skipped = []
    return outline


def _is_straight(start: Place, between: list[Place], end: Place) -> bool:
    if start == end:  # once around: what was skipped is all that there is
        return False
    dx, dy = end[0] - start[0], end[1] - start[1]
    limit = _THINNING * sqrt(dx * dx + dy * dy)
    return all(abs((x - start[0]) * dy - (y - start[1]) * dx) <= limit for x, y in between)


def bisector(wedge: Wedge) -> tuple[float, float, float] | None:
    """The direction into a wedge and the sine of half its width; None if its sides coincide."""
    tip, left, right = wedge
    (ux, uy), (vx, vy) = _unit(tip, left), _unit(tip, right)
    # The difference of the sides, turned by a quarter, points along the bisector for wedges of any
    # width, and is twice the sine of half the wedge long.
    bx, by = vy - uy, ux - vx
    size = sqrt(bx * bx + by * by)
    return (bx / size, by / size, size / 2) if size else None


class Track:
    """The path from a crossing into a wedge of a field, between its two sides.

    It follows the bisector, and turns where the wedge bends. Points are computed lazily, each with
    its distance to the border.
    """

    __slots__ = ("_first", "_region", "_slope", "_way", "points")

    def __init__(self, region: Region, wedge: Wedge) -> None:
        middle = bisector(wedge)
        assert middle, "a wedge has two sides"
        x, y, self._slope = middle
        self._region = region
        self._way = self._first = x, y
        self.points = [(*wedge[0], 0.0)]

    def spot(self, radius: float, gap: float) -> Spot:
        """The first spot of this size, or of a lesser size if that is too far from the crossing."""
        best = self.points[0]
        for step in range(1, _STEPS_OUT + 1):
            if step == len(self.points):
                self._go_on()
            wanted = gap + radius * (1 - max(0, step - _NEAR_STEPS) / (2 * _STEPS_OUT))
            point = self.points[step]
            if point[2] >= wanted:
                return _on_the_way(self.points[step - 1], point, wanted, gap)
            if point[2] > best[2]:
                best = point
        if best is self.points[0]:
            best = self._just_inside()
        return Spot(best[0], best[1], max(MIN_RADIUS, best[2] - gap))

    def all_points(self) -> list[Room]:
        """The whole path without its start."""
        while len(self.points) <= _STEPS_OUT:
            self._go_on()
        return self.points[1:]

    def _just_inside(self) -> tuple[float, float, float]:
        """A point of the field close to the crossing, where the wedge bends within a step."""
        x, y, _ = self.points[0]
        ahead = _STEP
        while True:
            ahead /= 2
            point = x + ahead * self._first[0], y + ahead * self._first[1]
            room = self._region.clearance(*point)
            if room > 0 or ahead < _CLOSEST:
                return *point, room

    def _go_on(self) -> None:
        x, y, room = self.points[-1]
        dx, dy = self._way
        best = self._region.clearance(x + _STEP * dx, y + _STEP * dy)
        if best < room + 0.9 * _STEP * self._slope:  # not in the middle, or the wedge bends
            for c, s in _TURNS:
                tx, ty = dx * c - dy * s, dx * s + dy * c
                side = self._region.clearance(x + _STEP * tx, y + _STEP * ty)
                if side > best:
                    best, self._way = side, (tx, ty)
        dx, dy = self._way
        self.points.append((x + _STEP * dx, y + _STEP * dy, best))


def _on_the_way(
    before: tuple[float, float, float], after: tuple[float, float, float], wanted: float, gap: float
) -> Spot:
    """The spot between two points of a track where there is just the wanted room.

    The point before may have been roomy enough already: the farther out, the less is wanted.
    """
    share = (wanted - before[2]) / (after[2] - before[2]) if before[2] < wanted else 0.0
    x = before[0] + share * (after[0] - before[0])
    y = before[1] + share * (after[1] - before[1])
    return Spot(x, y, wanted - gap)


@dataclass(frozen=True, slots=True)
class Pieces:
    """Spots for the ghost, if there is a pole, and for a demon in each wedge."""

    ghost: Spot | None
    demons: list[Spot]

    def fit(self, region: Region, beads: list[Spot]) -> bool:
        """Whether all lie inside the region, apart from each other and from the beads."""
        spots = [*self.demons, self.ghost] if self.ghost else self.demons
        return not _overlap(spots, beads) and all(
            region.clearance(spot.x, spot.y) >= spot.radius + CLEAR for spot in spots
        )


def place_pieces(
    region: Region, pole: Spot | None, wedges: list[Wedge], beads: list[Spot]
) -> Pieces:
    """Spots on the tracks from the crossings into their wedges.

    In a small field all of them shrink together until none overlaps another or a knot. Where the
    tracks lead too close to a string or to each other, the pieces do not `fit`.
    """
    tracks = [Track(region, wedge) for wedge in wedges]
    ghost: Spot | None = None
    demons: list[Spot] = []
    for percent in range(100, 25, -6):
        scale = percent / 100
        gap = STRING_GAP * (0.5 + scale / 2)
        ghost = _middle(pole, GHOST_RADIUS * scale, gap)
        demons = [track.spot(DEMON_RADIUS * scale, gap) for track in tracks]
        if not _overlap([*demons, ghost] if ghost else demons, beads):
            break
    return Pieces(ghost, demons)


def spread_pieces(
    region: Region, pole: Spot | None, wedges: list[Wedge], beads: list[Spot]
) -> Pieces | None:
    """Greedy placement: for each corner the nearest free spot, as large as all can be."""
    tracks = [Track(region, wedge) for wedge in wedges]
    ways = [point for track in tracks for point in track.all_points()]
    rooms = [*region.raster(), *ways]
    radius = DEMON_RADIUS / 2
    while radius >= MIN_RADIUS:
        ghost = _middle(pole, radius * GHOST_RADIUS / DEMON_RADIUS, STRING_GAP)
        large = [room for room in rooms if room[2] >= radius + CLEAR]
        taken = [*beads, ghost] if ghost else beads[:]
        demons: list[Spot] = []
        for tip, _, _ in wedges:
            spot = _nearest(tip, large, radius, taken)
            if spot is None:
                break
            demons.append(spot)
            taken.append(spot)
        else:
            return Pieces(ghost, demons)
        radius -= CLEAR
    return None


def _middle(pole: Spot | None, radius: float, gap: float) -> Spot | None:
    """The spot for the ghost at the pole, or None."""
    return Spot(pole.x, pole.y, min(radius, pole.radius - gap)) if pole else None


def _nearest(tip: Place, rooms: list[Room], radius: float, taken: list[Spot]) -> Spot | None:
    """The spot nearest to a crossing that touches nothing that is taken."""
    best: Spot | None = None
    least = 1e18
    for x, y, _ in rooms:
        square = (x - tip[0]) ** 2 + (y - tip[1]) ** 2
        if square < least:
            spot = Spot(x, y, radius)
            if not any(_touch(spot, other, CLEAR) for other in taken):
                best, least = spot, square
    return best


def _overlap(spots: list[Spot], fixed: list[Spot]) -> bool:
    """Whether some spots overlap each other or a fixed one."""
    for k, spot in enumerate(spots):
        if any(_touch(spot, other, PIECE_GAP) for other in (*spots[:k], *fixed)):
            return True
    return False


def _touch(a: Spot, b: Spot, gap: float) -> bool:
    dx, dy = a.x - b.x, a.y - b.y
    reach = a.radius + b.radius + gap
    return dx * dx + dy * dy < reach * reach


def _unit(origin: Place, target: Place) -> Place:
    dx, dy = target[0] - origin[0], target[1] - origin[1]
    size = sqrt(dx * dx + dy * dy)
    return dx / size, dy / size
