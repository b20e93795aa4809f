"""Four loops as coarse polygons, moved by simulated annealing until their crossings lie apart.

Measuring a layout exactly takes a hundred times longer than judging rough loops, so random
layouts are untangled here first.
"""

from itertools import pairwise

from pandemonium.games.dicke_daemonen.lines.recipes import DIRECTIONS, TURN, Dice, Loop
from pandemonium.games.dicke_daemonen.lines.shapes import CANVAS, blend

MARGIN = 40  # control points stay this far from the edge of the canvas
_STEPS = 3
_FINE = 10  # coordinates are in tenths of a unit

# A crossing: x, y, square of the sine of its angle, and the two loops.
Cut = tuple[float, float, float, int, int]
Cuts = dict[tuple[int, int], list[Cut]]
Side = tuple[int, int, int, int]  # a straight piece of a loop: its start and its direction
# The sides between two control points, and their box: left, top, right, bottom.
Span = tuple[int, int, int, int, list[Side]]


class Strain:
    """How far the crossings are from the requirements.

    `total` is 0.0 when all requirements are met; `worst` is 0.0 to 1.0 for the worst single loop,
    or 1.0 when the number of crossings is wrong; `culprits` are the loops involved in it.
    """

    __slots__ = ("culprits", "total", "worst")

    def __init__(self, cuts: Cuts, wanted: tuple[int, int], spacing: int, steepness: float) -> None:
        """Judge crossings by number, distances and squared sines of their angles."""
        crossings = [cut for pair_cuts in cuts.values() for cut in pair_cuts]
        self.culprits: tuple[int, ...] = (0, 1, 2, 3)
        self.total = float(max(0, wanted[0] - len(crossings), len(crossings) - wanted[1]))
        for loop in range(4):
            crossed = sum(1 for pair, pair_cuts in cuts.items() if pair_cuts and loop in pair)
            self.total += 2 * max(0, 2 - crossed)
        self.worst = 1.0 if self.total else 0.0
        near = float(spacing * _FINE) * (spacing * _FINE)
        for k, (x, y, steep, a, b) in enumerate(crossings):
            if steep < steepness:
                self._add(1 - steep / steepness, (a, b))
            for x2, y2, _, a2, b2 in crossings[:k]:
                gap = (x - x2) * (x - x2) + (y - y2) * (y - y2)
                if gap < near:
                    self._add(1 - gap / near, (a, b, a2, b2))

    def _add(self, roughness: float, loops: tuple[int, ...]) -> None:
        self.total += roughness
        if roughness > self.worst:
            self.worst, self.culprits = roughness, loops


class RoughLoops:
    """Four loops, their crossings, and the strain of these."""

    __slots__ = ("_requirements", "_spans", "cuts", "loops", "strain")

    def __init__(
        self, loops: list[Loop], wanted: tuple[int, int], spacing: int, steepness: float
    ) -> None:
        """Draw the loops; the other arguments are the requirements, see `Strain`."""
        self.loops = loops
        self._requirements = wanted, spacing, steepness
        self._spans = [_spans(loop) for loop in loops]
        self.cuts = {
            (a, b): _cuts(self._spans[a], self._spans[b], a, b) for b in range(4) for a in range(b)
        }
        self.strain = Strain(self.cuts, *self._requirements)

    def crossings_on(self, loop: int) -> list[tuple[float, float]]:
        """The crossings of one loop, in units of the canvas."""
        on_loop = (pair_cuts for pair, pair_cuts in self.cuts.items() if loop in pair)
        return [(x / _FINE, y / _FINE) for pair_cuts in on_loop for x, y, *_ in pair_cuts]

    def relax(self, dice: Dice, moves: int, hopeless: float) -> None:
        """Simulated annealing: keep random moves that help, and at first some that do not."""
        for move in range(moves):
            if not self.strain.total or (move == moves // 3 and self.strain.total > hopeless):
                return
            self._try_move(dice, max(0.0, 0.3 * (0.7 - move / moves)))

    def _try_move(self, dice: Dice, tolerance: float) -> None:
        mover = dice.pick(self.strain.culprits) if dice.below(3) else dice.below(4)
        loop = moved(dice, self.loops[mover])
        if not fits(loop):
            return
        spans = _spans(loop)
        cuts = dict(self.cuts)
        for other in range(4):
            if other != mover:
                a, b = min(mover, other), max(mover, other)
                cuts[a, b] = _cuts(spans, self._spans[other], a, b)
        strain = Strain(cuts, *self._requirements)
        if strain.total < self.strain.total + tolerance:
            self.loops[mover], self._spans[mover] = loop, spans
            self.cuts, self.strain = cuts, strain


def fits(loop: Loop) -> bool:
    """Whether all control points lie well within the canvas."""
    return all(MARGIN <= x <= CANVAS - MARGIN and MARGIN <= y <= CANVAS - MARGIN for x, y in loop)


def _spans(loop: Loop) -> list[Span]:
    count = len(loop)
    points = []
    for k in range(count):
        corners = loop[k - 1], loop[k], loop[(k + 1) % count], loop[(k + 2) % count]
        xs = [_FINE * x for x, _ in corners]
        ys = [_FINE * y for _, y in corners]
        points += [(blend(xs, j, _STEPS), blend(ys, j, _STEPS)) for j in range(_STEPS)]
    points.append(points[0])
    spans = []
    for first in range(0, _STEPS * count, _STEPS):
        span = points[first : first + _STEPS + 1]
        xs, ys = [x for x, _ in span], [y for _, y in span]
        sides = [(ax, ay, bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(span)]
        spans.append((min(xs), min(ys), max(xs), max(ys), sides))
    return spans


def _cuts(spans: list[Span], other_spans: list[Span], a: int, b: int) -> list[Cut]:
    cuts: list[Cut] = []
    for left, top, right, bottom, sides in spans:
        for left2, top2, right2, bottom2, sides2 in other_spans:
            if left2 <= right and left <= right2 and top2 <= bottom and top <= bottom2:
                for x, y, steep in _cuts_of_sides(sides, sides2):
                    cuts.append((x, y, steep, a, b))
    return cuts


def _cuts_of_sides(sides: list[Side], others: list[Side]) -> list[tuple[float, float, float]]:
    cuts = []
    for ax, ay, ux, uy in sides:
        for cx, cy, vx, vy in others:
            whole = ux * vy - uy * vx
            if whole:
                wx, wy = cx - ax, cy - ay
                s, t = (wx * vy - wy * vx) / whole, (wx * uy - wy * ux) / whole
                if 0 <= s < 1 and 0 <= t < 1:
                    steep = whole * whole / ((ux * ux + uy * uy) * (vx * vx + vy * vy))
                    cuts.append((ax + s * ux, ay + s * uy, steep))
    return cuts


def moved(dice: Dice, loop: Loop) -> Loop:
    """The loop after a small random shift, turn, stretch or dent."""
    count = len(loop)
    middle = sum(x for x, _ in loop) / count, sum(y for _, y in loop) / count
    change = dice.pick((_shift, _turn, _stretch, _dent))
    return tuple((round(x), round(y)) for x, y in change(dice, loop, *middle))


def _shift(dice: Dice, loop: Loop, _mx: float, _my: float) -> list[tuple[float, float]]:
    dx, dy = dice.about(0, 50), dice.about(0, 50)
    return [(x + dx, y + dy) for x, y in loop]


def _turn(dice: Dice, loop: Loop, mx: float, my: float) -> list[tuple[float, float]]:
    c, s = DIRECTIONS[dice.pick((-3, -2, -1, 1, 2, 3)) % TURN]
    return [(mx + (x - mx) * c - (y - my) * s, my + (x - mx) * s + (y - my) * c) for x, y in loop]


def _stretch(dice: Dice, loop: Loop, mx: float, my: float) -> list[tuple[float, float]]:
    c, s = DIRECTIONS[dice.below(TURN)]
    factor = dice.about(0, 12) / 100
    alongs = [factor * ((x - mx) * c + (y - my) * s) for x, y in loop]
    return [(x + along * c, y + along * s) for (x, y), along in zip(loop, alongs, strict=True)]


def _dent(dice: Dice, loop: Loop, mx: float, my: float) -> list[tuple[float, float]]:
    count, first = len(loop), dice.below(len(loop))
    factor = dice.about(0, 15) / 100
    shares = {first: factor, (first + 1) % count: factor / 2, (first - 1) % count: factor / 2}
    return [
        (x + shares.get(k, 0.0) * (x - mx), y + shares.get(k, 0.0) * (y - my))
        for k, (x, y) in enumerate(loop)
    ]
