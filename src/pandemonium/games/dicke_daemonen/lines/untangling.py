"""Four loops drawn coarsely, pulled about until their crossings lie well apart.

Measuring a layout exactly takes a hundred times longer than judging rough loops, so random
layouts are untangled here first.
"""

from __future__ import annotations

from itertools import pairwise

from pandemonium.games.dicke_daemonen.lines.recipes import DIRECTIONS, TURN, Dice, Loop
from pandemonium.games.dicke_daemonen.lines.shapes import CANVAS, blend

MARGIN = 40
"""Control points stay this far from the edge of the canvas."""
_STEPS = 3
_FINE = 10
"""Sketches are reckoned in tenths of a unit."""

Cut = tuple[float, float, float, int, int]
"""A crossing: x, y, square of the sine of its angle, and the two loops."""
Cuts = dict[tuple[int, int], list[Cut]]
Side = tuple[int, int, int, int]
"""A straight piece of a loop: its start and its direction."""
Span = tuple[int, int, int, int, list[Side]]
"""The sides between two control points, and their box: left, top, right, bottom."""


class Strain:
    """How far some crossings are from what is wanted.

    `total` is 0.0 when all is well; `worst` is 0.0 to 1.0 for the worst single fault, or 1.0 when
    the number of crossings is wrong; `culprits` are the loops that have to do with it.
    """

    __slots__ = ("culprits", "total", "worst")

    def __init__(self, cuts: Cuts, wanted: tuple[int, int], spacing: int, steepness: float) -> None:
        """Judge crossings by their number, their distances and the squares of their sines."""
        found = [cut for some in cuts.values() for cut in some]
        self.culprits: tuple[int, ...] = (0, 1, 2, 3)
        self.total = float(max(0, wanted[0] - len(found), len(found) - wanted[1]))
        for loop in range(4):
            crossed = sum(1 for pair, some in cuts.items() if some and loop in pair)
            self.total += 2 * max(0, 2 - crossed)
        self.worst = 1.0 if self.total else 0.0
        near = float(spacing * _FINE) * (spacing * _FINE)
        for k, (x, y, steep, a, b) in enumerate(found):
            if steep < steepness:
                self._add(1 - steep / steepness, (a, b))
            for x2, y2, _, a2, b2 in found[:k]:
                gap = (x - x2) * (x - x2) + (y - y2) * (y - y2)
                if gap < near:
                    self._add(1 - gap / near, (a, b, a2, b2))

    def _add(self, fault: float, loops: tuple[int, ...]) -> None:
        self.total += fault
        if fault > self.worst:
            self.worst, self.culprits = fault, loops


class RoughLoops:
    """Four loops, their crossings, and how strained they are."""

    __slots__ = ("_spans", "_wishes", "cuts", "loops", "strain")

    def __init__(
        self, loops: list[Loop], wanted: tuple[int, int], spacing: int, steepness: float
    ) -> None:
        """Draw the loops; the rest says what is wanted, see `Strain`."""
        self.loops = loops
        self._wishes = wanted, spacing, steepness
        self._spans = [_spans(loop) for loop in loops]
        self.cuts = {
            (a, b): _cuts(self._spans[a], self._spans[b], a, b) for b in range(4) for a in range(b)
        }
        self.strain = Strain(self.cuts, *self._wishes)

    def crossings_on(self, loop: int) -> list[tuple[float, float]]:
        """The crossings of one loop, in units of the canvas."""
        mine = (some for pair, some in self.cuts.items() if loop in pair)
        return [(x / _FINE, y / _FINE) for some in mine for x, y, *_ in some]

    def relax(self, dice: Dice, moves: int, hopeless: float) -> None:
        """Try moves at random; keep those that help, and at first also some that do not."""
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
        strain = Strain(cuts, *self._wishes)
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
        some = points[first : first + _STEPS + 1]
        xs, ys = [x for x, _ in some], [y for _, y in some]
        sides = [(ax, ay, bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(some)]
        spans.append((min(xs), min(ys), max(xs), max(ys), sides))
    return spans


def _cuts(one: list[Span], other: list[Span], a: int, b: int) -> list[Cut]:
    found: list[Cut] = []
    for left, top, right, bottom, sides in one:
        for left2, top2, right2, bottom2, sides2 in other:
            if left2 <= right and left <= right2 and top2 <= bottom and top <= bottom2:
                for x, y, steep in _cuts_of_spans(sides, sides2):
                    found.append((x, y, steep, a, b))
    return found


def _cuts_of_spans(one: list[Side], other: list[Side]) -> list[tuple[float, float, float]]:
    found = []
    for ax, ay, ux, uy in one:
        for cx, cy, vx, vy in other:
            whole = ux * vy - uy * vx
            if whole:
                wx, wy = cx - ax, cy - ay
                s, t = (wx * vy - wy * vx) / whole, (wx * uy - wy * ux) / whole
                if 0 <= s < 1 and 0 <= t < 1:
                    steep = whole * whole / ((ux * ux + uy * uy) * (vx * vx + vy * vy))
                    found.append((ax + s * ux, ay + s * uy, steep))
    return found


def moved(dice: Dice, loop: Loop) -> Loop:
    """The loop shifted, turned, stretched or dented a little."""
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
