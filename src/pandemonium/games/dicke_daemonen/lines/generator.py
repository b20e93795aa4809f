"""Random layouts: sketch a pattern, untangle it cheaply, then measure it like any other layout.

All randomness is one function that returns integers, and all computation is plain arithmetic, so a
seed makes the same layout on every machine. The number of attempts is bounded; when none succeeds,
a layout from the files is turned, mirrored and recoloured.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pandemonium.games.dicke_daemonen.lines.board import Board, make_board
from pandemonium.games.dicke_daemonen.lines.layout import Layout, Line
from pandemonium.games.dicke_daemonen.lines.presets import no_such_layout, shipped
from pandemonium.games.dicke_daemonen.lines.problems import LayoutError
from pandemonium.games.dicke_daemonen.lines.recipes import (
    Dice,
    Recipe,
    clover,
    cross,
    gate,
    hash_sign,
    lozenge,
    petals,
    ring,
    rose,
    wreath,
)
from pandemonium.games.dicke_daemonen.lines.rough_loops import RoughLoops, fits
from pandemonium.games.dicke_daemonen.lines.shapes import (
    CANVAS,
    FULL_TURN,
    GRID,
    Curve,
    Ellipse,
    Point,
    Polygon,
    Shape,
    in_units,
    outline,
)

Difficulty = Literal["calm", "normal", "wild"]

MAX_ATTEMPTS = 12
MOVES = 150
HOPELESS = 8.0
TOLERABLE = 0.55
KNOT_ROOM = 45  # knots keep this far from crossings, so that the corners there stay clear


@dataclass(frozen=True, slots=True)
class Level:
    """The requirements of a difficulty.

    The number of `crossings` is mandatory; `spacing` (units) and `steepness` (squared sine of the
    angle) are targets. A layout is good when every field has a radius of at least `field` and every
    corner has room for a piece of radius `piece`.
    """

    crossings: tuple[int, int]
    recipes: tuple[Recipe, ...]
    spacing: int
    steepness: float
    field: float
    piece: float
    spares: tuple[str, ...]


LEVELS: dict[Difficulty, Level] = {
    "calm": Level(
        crossings=(8, 12),
        recipes=(ring, lozenge, rose, clover, cross, wreath((1, 1, 1, 1))),
        spacing=100,
        steepness=0.6,
        field=20,
        piece=7,
        spares=("four_leaf", "crossing_gate", "rose", "scoring_table"),
    ),
    "normal": Level(
        crossings=(14, 20),
        recipes=(hash_sign, petals, gate, wreath((1, 1, 2, 2)), wreath((1, 2, 2, 2))),
        spacing=100,
        steepness=0.5,
        field=20,
        piece=6,
        spares=("sixteen", "hash"),
    ),
    "wild": Level(
        crossings=(22, 30),
        recipes=(
            wreath((2, 2, 2, 2)),
            wreath((2, 2, 2, 3)),
            wreath((2, 2, 2, 3)),
            wreath((2, 2, 3, 3)),
        ),
        spacing=86,
        steepness=0.4,
        field=18,
        piece=5.5,
        spares=("wild_1", "wild_2"),
    ),
}


def random_layout(difficulty: Difficulty, below: Callable[[int], int]) -> Layout:
    """A valid layout of a difficulty; `below(n)` is a uniform random integer from 0 to n - 1."""
    if difficulty not in LEVELS:
        raise no_such_layout(difficulty, list(LEVELS))
    level, dice = LEVELS[difficulty], Dice(below)
    best: Layout | None = None
    best_grade = 0.0
    for _ in range(MAX_ATTEMPTS):
        layout = _attempt(level, dice)
        grade = _grade(level, layout) if layout else 0.0
        if grade > best_grade:
            best, best_grade = layout, grade
        if grade >= 1:
            break
    return best or spare_layout(difficulty, dice)


def _attempt(level: Level, dice: Dice) -> Layout | None:
    loops = dice.pick(level.recipes)(dice)
    if not all(fits(loop) for loop in loops):
        return None
    rough = RoughLoops(loops, level.crossings, level.spacing, level.steepness)
    rough.relax(dice, MOVES, HOPELESS)
    if rough.strain.worst > TOLERABLE:
        return None
    lines = []
    for colour, number in enumerate(dice.shuffled(range(4))):
        shape = Curve(tuple((x * GRID, y * GRID) for x, y in rough.loops[number]))
        knot = _knot(rough, number, shape, dice)
        if knot is None:
            return None
        lines.append(Line(colour, shape, knot))
    red, yellow, green, blue = lines
    return Layout((red, yellow, green, blue))


def _knot(rough: RoughLoops, number: int, shape: Shape, dice: Dice) -> Point | None:
    """A random point of a loop that is far from its crossings, or None."""
    crossings = rough.crossings_on(number)
    free = []
    for point in outline(shape):
        x, y = in_units(point)
        if all((x - cx) ** 2 + (y - cy) ** 2 > KNOT_ROOM**2 for cx, cy in crossings):
            free.append(point)
    return dice.pick(free) if free else None


def _grade(level: Level, layout: Layout) -> float:
    """At least 1 for a good layout, 0 for an invalid one."""
    try:
        board = make_board(layout)
    except LayoutError:
        return 0.0
    if not level.crossings[0] <= len(board.crossings) <= level.crossings[1]:
        return 0.0
    smallest_field = min(board.field_radii[: board.outer])
    return min(smallest_field / level.field, board.narrowest / level.piece, _balance(board))


def _balance(board: Board) -> float:
    """At least 1 if no line has more than twice as many crossings as another."""
    counts = [sum(line in (c.a, c.b) for c in board.crossings) for line in range(4)]
    return 2 * min(counts) / max(counts)


def spare_layout(difficulty: Difficulty, dice: Dice) -> Layout:
    """A layout from the files, turned or mirrored, with the colours shuffled."""
    base = shipped(dice.pick(LEVELS[difficulty].spares))
    pose = dice.below(8)
    order = dice.shuffled(base.lines)
    red, yellow, green, blue = (
        Line(colour, _posed(line.shape, pose), _posed_point(line.knot, pose) if line.knot else None)
        for colour, line in enumerate(order)
    )
    return Layout((red, yellow, green, blue))


def _posed_point(point: Point, pose: int) -> Point:
    """A point in one of the eight poses of a square."""
    x, y = point
    if pose & 1:
        x = CANVAS * GRID - x
    if pose & 2:
        y = CANVAS * GRID - y
    return (y, x) if pose & 4 else (x, y)


def _posed(shape: Shape, pose: int) -> Shape:
    if isinstance(shape, Polygon | Curve):
        return type(shape)(tuple(_posed_point(point, pose) for point in shape.points))
    is_mirrored = pose & 3 in (1, 2)
    turn = -shape.rotation if is_mirrored else shape.rotation
    if pose & 4:
        turn = FULL_TURN // 4 - turn
    cx, cy = _posed_point((shape.cx, shape.cy), pose)
    return Ellipse(cx, cy, shape.rx, shape.ry, turn % FULL_TURN)
