"""The shapes that a power line can have, and the fine polygon that approximates each.

Lengths are integers in grid steps (a hundredth of a unit), angles in hundredths of a degree. From
the polygons on, everything is integer arithmetic or `+ - * /` and square roots, which are the same
on every machine. Sine and cosine of system libraries differ, so they are computed here.
"""

from dataclasses import dataclass

CANVAS = 1000
GRID = 100
ELLIPSE_STEPS = 180
CURVE_STEPS = 160
FULL_TURN = 360 * GRID

Point = tuple[int, int]  # a place in grid steps, x to the right and y downwards


@dataclass(frozen=True, slots=True)
class Ellipse:
    """An ellipse; `rotation` turns its x radius clockwise on the screen."""

    cx: int
    cy: int
    rx: int
    ry: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Polygon:
    """Straight edges from point to point, the last joined to the first."""

    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Curve:
    """A smooth closed line through its points (uniform Catmull-Rom)."""

    points: tuple[Point, ...]


Shape = Ellipse | Polygon | Curve


def in_units(point: Point) -> tuple[float, float]:
    """A grid point in the units of the canvas."""
    return point[0] / GRID, point[1] / GRID


def outline(shape: Shape) -> list[Point]:
    """The closed polygon that approximates `shape`, without repeated neighbours."""
    if isinstance(shape, Ellipse):
        return _distinct(_around(shape, _ELLIPSE_ANGLES))
    corners = _distinct(list(shape.points))
    return corners if isinstance(shape, Polygon) or len(corners) < 3 else _smooth(corners)


def ellipse_point(shape: Ellipse, angle: int) -> Point:
    """The point of an ellipse at a parameter angle."""
    return _around(shape, [(cosine(angle), sine(angle))])[0]


def _around(shape: Ellipse, angles: list[tuple[float, float]]) -> list[Point]:
    turn_x, turn_y = cosine(shape.rotation), sine(shape.rotation)
    return [
        (
            round(shape.cx + shape.rx * across * turn_x - shape.ry * down * turn_y),
            round(shape.cy + shape.rx * across * turn_y + shape.ry * down * turn_x),
        )
        for across, down in angles
    ]


def sine(angle: int) -> float:
    """Sine of an angle in hundredths of a degree."""
    return cosine(angle - FULL_TURN // 4)


def cosine(angle: int) -> float:
    """Cosine of an angle in hundredths of a degree, exactly mirrored between the quadrants."""
    angle %= FULL_TURN
    if angle > FULL_TURN // 2:
        angle = FULL_TURN - angle
    if angle > FULL_TURN // 4:
        return -cosine(FULL_TURN // 2 - angle)
    if angle == FULL_TURN // 4:
        return 0.0
    radians = angle * 6.283185307179586 / FULL_TURN
    squared = radians * radians
    total = 1.0
    for k in range(20, 0, -2):
        total = 1.0 - total * squared / (k * (k - 1))
    return total


_ELLIPSE_ANGLES = [
    (cosine(angle), sine(angle)) for angle in range(0, FULL_TURN, FULL_TURN // ELLIPSE_STEPS)
]


def _smooth(points: list[Point]) -> list[Point]:
    steps = max(4, CURVE_STEPS // len(points))
    count = len(points)
    drawn = []
    for k in range(count):
        span = points[k - 1], points[k], points[(k + 1) % count], points[(k + 2) % count]
        xs = [point[0] for point in span]
        ys = [point[1] for point in span]
        drawn += [(blend(xs, j, steps), blend(ys, j, steps)) for j in range(steps)]
    return _distinct(drawn)


def blend(p: list[int], j: int, steps: int) -> int:
    """The Catmull-Rom polynomial at `j / steps` between `p[1]` and `p[2]`, rounded."""
    linear = p[2] - p[0]
    square = 2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]
    cube = p[3] - p[0] + 3 * (p[1] - p[2])
    whole = steps**3
    total = ((cube * j + square * steps) * j + linear * steps * steps) * j + 2 * p[1] * whole
    return (total + whole) // (2 * whole)


def _distinct(points: list[Point]) -> list[Point]:
    return [point for k, point in enumerate(points) if point != points[k - 1]] or points[:1]
