"""Recipes for random loops: patterns that look good, with many random parameters.

A loop is a tuple of integer control points in canvas units. Random numbers are integers, and
directions come from a table, so that a seed gives the same loops on every machine.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from pandemonium.games.dicke_daemonen.lines.shapes import CANVAS, FULL_TURN, cosine, sine

TURN = 72  # number of directions in a full turn
DIRECTIONS = [(cosine(k * FULL_TURN // TURN), sine(k * FULL_TURN // TURN)) for k in range(TURN)]
_MIDDLE = CANVAS // 2

Loop = tuple[tuple[int, int], ...]
Recipe = Callable[["Dice"], list[Loop]]
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Dice:
    """Random integers; `below(n)` is uniform from 0 to n - 1."""

    below: Callable[[int], int]

    def between(self, low: int, high: int) -> int:
        """A random number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def about(self, middle: int, spread: int) -> int:
        """A random number at most `spread` away from `middle`."""
        return middle + self.between(-spread, spread)

    def pick(self, things: Sequence[_T]) -> _T:
        """A random element of a sequence."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[_T]) -> list[_T]:
        """The elements in random order."""
        rest = list(things)
        return [rest.pop(self.below(len(rest))) for _ in things]


@dataclass(frozen=True, slots=True)
class Blob:
    """The parameters of a loop: an ellipse that may bend and swell in waves around its middle."""

    x: float
    y: float
    long: int
    short: int
    turn: int = 0
    bend: int = 0
    waves: int = 0
    swell: int = 0
    phase: int = 0
    points: int = 8

    def loop(self, dice: Dice, wobble: int = 4) -> Loop:
        """Its control points, each moved in or out by up to `wobble` percent."""
        cos_turn, sin_turn = DIRECTIONS[self.turn % TURN]
        start = dice.below(TURN)
        drawn = []
        for k in range(self.points):
            way = (start + TURN * k // self.points) % TURN
            c, s = DIRECTIONS[way]
            wave = self.swell * DIRECTIONS[(self.waves * way + self.phase) % TURN][0]
            size = (100 + dice.about(0, wobble) + wave) / 100
            along, across = self.long * c * size, self.short * s * size + self.bend * (c * c - 0.5)
            drawn.append(
                (
                    round(self.x + along * cos_turn - across * sin_turn),
                    round(self.y + along * sin_turn + across * cos_turn),
                )
            )
        return tuple(drawn)


def _out(distance: int, way: int) -> tuple[float, float]:
    """The point at some distance from the middle of the canvas."""
    dx, dy = DIRECTIONS[way % TURN]
    return _MIDDLE + distance * dx, _MIDDLE + distance * dy


def _around(dice: Dice, out: tuple[int, int], size: int) -> list[Loop]:
    """Four blobs around the middle, opposite ones equally far out."""
    start = 9 + dice.about(0, 1)
    loops = []
    for k in range(4):
        x, y = _out(dice.about(out[k % 2], 10), start + 18 * k + dice.about(0, 1))
        long = dice.about(size, 8)
        short = long * dice.between(92, 100) // 100
        loops.append(Blob(x, y, long, short, dice.below(TURN)).loop(dice))
    return loops


def ring(dice: Dice) -> list[Loop]:
    """Four blobs, each overlapping its two neighbours: 8 crossings."""
    return _around(dice, (264, 264), 226)


def lozenge(dice: Dice) -> list[Loop]:
    """Four blobs, two opposite ones overlapping as well: 10 crossings."""
    return _around(dice, (285, dice.between(130, 180)), 235)


def rose(dice: Dice) -> list[Loop]:
    """Four large blobs, all overlapping: 12 crossings."""
    return _around(dice, (dice.between(125, 185), dice.between(125, 185)), dice.between(240, 275))


def clover(dice: Dice) -> list[Loop]:
    """Three blobs around the middle and one over them all: about 12 crossings."""
    start = dice.below(TURN)
    loops = []
    for k in range(3):
        x, y = _out(dice.between(170, 205), start + 24 * k + dice.about(0, 2))
        size = dice.between(230, 265)
        loops.append(
            Blob(x, y, size, size * dice.between(85, 100) // 100, dice.below(TURN)).loop(dice)
        )
    size = dice.between(120, 210)
    loops.append(Blob(*_out(dice.below(60), dice.below(TURN)), size, size).loop(dice, 6))
    return loops


def cross(dice: Dice) -> list[Loop]:
    """Two ovals laid crosswise and a blob on each of two opposite inner edges: 12 crossings."""
    start = dice.below(TURN // 4)
    loops = []
    for k in range(2):
        x, y = _out(dice.below(30), dice.below(TURN))
        long, short = dice.between(370, 420), dice.between(140, 170)
        turn = start + 18 * k + dice.about(0, 1)
        loops.append(Blob(x, y, long, short, turn, dice.about(0, 40), points=10).loop(dice))
    for k in range(2):
        x, y = _out(dice.between(240, 270), start + 9 + 36 * k + dice.about(0, 1))
        size = dice.between(150, 185)
        loops.append(Blob(x, y, size, size).loop(dice))
    return loops


def petals(dice: Dice) -> list[Loop]:
    """Four ovals around the middle, lying across it: 12 to 20 crossings."""
    start = dice.below(TURN)
    loops = []
    for k in range(4):
        way = start + 18 * k + dice.about(0, 2)
        x, y = _out(dice.between(70, 160), way)
        size = dice.between(300, 380)
        short = size * dice.between(42, 62) // 100
        turn = way + 18 + dice.about(0, 2)
        loops.append(Blob(x, y, size, short, turn, dice.about(0, 50), points=10).loop(dice))
    return loops


def hash_sign(dice: Dice) -> list[Loop]:
    """Two bars across two others: about 16 crossings."""
    start = dice.below(TURN // 2)
    loops = []
    for k in range(4):
        turn = start + 18 * (k // 2) + dice.about(0, 3)
        x, y = _out(dice.about(140, 50), turn + 18 + 36 * (k % 2))
        dx, dy = DIRECTIONS[turn % TURN]
        shift = dice.about(0, 45)
        long, short = dice.between(330, 410), dice.between(95, 145)
        bar = Blob(x + shift * dx, y + shift * dy, long, short, turn, dice.about(0, 120), points=10)
        loops.append(bar.loop(dice))
    return loops


def gate(dice: Dice) -> list[Loop]:
    """Two long ovals crossed in the middle and two rings over them: 18 to 22 crossings."""
    start = dice.below(TURN // 2)
    loops = []
    for k in range(2):
        x, y = _out(dice.below(50), dice.below(TURN))
        long, short = dice.between(380, 430), dice.between(125, 165)
        turn = start + 18 * k + dice.about(0, 2)
        loops.append(Blob(x, y, long, short, turn, dice.about(0, 80), points=10).loop(dice))
    for k in range(2):
        x, y = _out(dice.between(70, 130), start + 9 + 36 * k + dice.about(0, 2))
        size = dice.between(240, 290)
        loops.append(Blob(x, y, size, size, points=10).loop(dice))
    return loops


def wreath(waves: tuple[int, int, int, int]) -> Recipe:
    """Four loops that swing in and out around the middle, plaited: 12 to 30 crossings."""

    def recipe(dice: Dice) -> list[Loop]:
        start = dice.below(TURN)
        slots = dice.shuffled(range(4))
        return [
            _swinging(dice, count, start + 18 * slot)
            for count, slot in zip(dice.shuffled(waves), slots, strict=True)
        ]

    return recipe


_SWELL = {1: (34, 50), 2: (36, 46), 3: (30, 38)}


def _swinging(dice: Dice, waves: int, phase: int) -> Loop:
    x, y = _out(dice.below(30), dice.below(TURN))
    size = dice.between(270, 300)
    swell = dice.between(*_SWELL[waves])
    points = max(8, 4 * waves)
    return Blob(x, y, size, size, 0, 0, waves, swell, phase + dice.about(0, 4), points).loop(
        dice, 3
    )
