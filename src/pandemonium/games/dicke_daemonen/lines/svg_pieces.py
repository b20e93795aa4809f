"""Strings, creatures and elements as colours and small pieces of SVG."""

from itertools import pairwise
from math import sqrt

from pandemonium.games.dicke_daemonen.lines.spots import Place

INK = ("#d2371f", "#f0b400", "#2f8a3e", "#1c63b7")
DARK = ("#7f1a0c", "#7a5a00", "#17501f", "#0d3a70")
PAPER = "#fdfaf3"
FRAME = "#dcd7e6"
EDGE = "#a79fbd"
TEXT = "#2b2622"
_MIX = ((210, 55, 31), (240, 180, 0), (47, 138, 62), (28, 99, 183))
_PAPER_MIX = (253, 250, 243)

_FLAME = (
    "M1-10.5C4-6 8.5-3.5 8.5 2.5 8.5 7.5 4.6 10.5 0 10.5-4.6 10.5-8.5 7.5-8.5 2.5-8.5-1-6.6-3-5.6-6"
    "-4.4-5-3.4-4-3-2.2-.6-4 1.6-6.4 1-10.5ZM.4 8.2C2.6 8.2 4 6.8 4 4.7 4 2.6 2.3 1.6 1.4-.6.2 1.8"
    "-3.2 2.6-3.2 5.2-3.2 7.2-1.8 8.2.4 8.2Z"
)
_WIND = (
    "M-10-2.6H3.4A3.4 3.4 0 1 0 .2-7.2M-10 2H7A3.2 3.2 0 1 0 4-2.4M-8 6.6H1.4A2.8 2.8 0 1 1-1.2 10"
)
_PEAKS = "M-11 8.5-3.6-8.5.6.2 4-4.6 11 8.5ZM-5.3-1.2-3.8.6-2.2-.8-1.2.6-3.6-4.9Z"
_DROP = "M0-10.5C3.6-5 7.2-.6 7.2 3.6A7.2 7 0 0 1-7.2 3.6C-7.2-.6-3.6-5 0-10.5Z"
_GHOST = "M-9 10.5V-1A9 9.5 0 0 1 9-1V10.5Q6.8 7 4.5 9.6T0 9.6T-4.5 9.6T-9 10.5Z"
_HORNS = "M-10.2-4.4Q-12.6-10-9-13.4-8.4-9.4-3.8-9.4ZM10.2-4.4Q12.6-10 9-13.4 8.4-9.4 3.8-9.4Z"

_ZIGZAG_STEP, _ZIGZAG_SWING = 7.5, 4.6
_WAVE_STEP, _WAVE_SWING = 12.0, 8.5
_DOT_STEP = 11.0


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def place(point: Place) -> str:
    """A point in the syntax of SVG paths."""
    return f"{number(point[0])} {number(point[1])}"


def closed(points: tuple[Place, ...]) -> str:
    """The closed SVG path around an outline."""
    return "M" + "L".join(place(point) for point in points) + "Z"


def tint(lines: tuple[int, ...]) -> str:
    """The soft colour of a field that these lines enclose."""
    if not lines:
        return PAPER
    weight = 0.12 + 0.04 * len(lines)
    mixed = [sum(_MIX[line][k] for line in lines) / len(lines) for k in range(3)]
    parts = [round(p + (m - p) * weight) for p, m in zip(_PAPER_MIX, mixed, strict=True)]
    return "#" + "".join(f"{part:02x}" for part in parts)


def string(line: int, points: tuple[Place, ...], is_closed: bool = True) -> str:
    """A power line by colour and pattern: fire zigzag, air dots, earth solid, water wave."""
    draw = (_zigzag, _dots, _solid, _wave)[line]
    path = [*points, points[0]] if is_closed else [*points]
    halo = _stroke(_polyline(path), PAPER, 13, ' stroke-opacity=".75"')
    return halo + draw(path, INK[line], DARK[line])


def _stroke(path: str, colour: str, width: float, more: str = "") -> str:
    return f'<path d="{path}" stroke="{colour}" stroke-width="{number(width)}"{more}/>'


def _polyline(path: list[Place]) -> str:
    return "M" + "L".join(place(point) for point in path)


def _solid(path: list[Place], colour: str, dark: str) -> str:
    way = _polyline(path)
    return _stroke(way, dark, 7.5) + _stroke(way, colour, 5)


def _dots(path: list[Place], colour: str, dark: str) -> str:
    count = max(1, round(_length(path) / _DOT_STEP))
    dash = f' stroke-dasharray="0 {_length(path) / count:.3f}"'
    way = _polyline(path)
    return _stroke(way, dark, 1.4) + _stroke(way, dark, 8.8, dash) + _stroke(way, colour, 6.4, dash)


def _zigzag(path: list[Place], colour: str, dark: str) -> str:
    count = 2 * max(1, round(_length(path) / _ZIGZAG_STEP / 2))
    steps = _steps(path, 2 * count)
    bends = [
        _beside(steps[k], _ZIGZAG_SWING if k % 4 == 1 else -_ZIGZAG_SWING)
        for k in range(1, 2 * count, 2)
    ]
    way = _polyline([steps[0][0], *bends, steps[-1][0]])
    return _stroke(way, dark, 5) + _stroke(way, colour, 3)


def _wave(path: list[Place], colour: str, dark: str) -> str:
    count = 2 * max(1, round(_length(path) / _WAVE_STEP / 2))
    steps = _steps(path, 2 * count)
    way = "M" + place(steps[0][0])
    for k in range(1, 2 * count, 2):
        swing = _WAVE_SWING if k % 4 == 1 else -_WAVE_SWING
        way += f"Q{place(_beside(steps[k], swing))} {place(steps[k + 1][0])}"
    return _stroke(way, dark, 5.2) + _stroke(way, colour, 3.2)


def _length(path: list[Place]) -> float:
    return sum(_apart(path[k - 1], path[k]) for k in range(1, len(path)))


def _apart(p: Place, q: Place) -> float:
    dx, dy = q[0] - p[0], q[1] - p[1]
    return sqrt(dx * dx + dy * dy)


def _steps(path: list[Place], count: int) -> list[tuple[Place, Place]]:
    """`count + 1` evenly spaced points of a path, each with the direction of the path there."""
    pace = _length(path) / count
    steps: list[tuple[Place, Place]] = []
    walked = 0.0
    for start, end in pairwise(path):
        size = _apart(start, end)
        way = (end[0] - start[0]) / size, (end[1] - start[1]) / size
        while len(steps) <= count and len(steps) * pace <= walked + size:
            ahead = len(steps) * pace - walked
            steps.append(((start[0] + ahead * way[0], start[1] + ahead * way[1]), way))
        walked += size
    while len(steps) <= count:  # rounding may leave the last point just beyond the end
        steps.append((path[-1], steps[-1][1]))
    return steps


def _beside(step: tuple[Place, Place], swing: float) -> Place:
    (x, y), (dx, dy) = step
    return x - dy * swing, y + dx * swing


def glyph(line: int, x: float, y: float, size: float, colour: str = "#fff") -> str:
    """The sign of an element, `size` units high."""
    where = f'transform="translate({place((x, y))})scale({size / 21:.3f})"'
    if line == 1:
        return f'<path {where} d="{_WIND}" fill="none" stroke="{colour}" stroke-width="2.6"/>'
    shape = (_FLAME, "", _PEAKS, _DROP)[line]
    return f'<path {where} d="{shape}" fill="{colour}" fill-rule="evenodd"/>'


def demon(line: int, x: float, y: float, radius: float) -> str:
    """A demon: a horned disc with the sign of its element."""
    body = f'fill="{INK[line]}" stroke="{DARK[line]}" stroke-width="1.8"'
    return (
        f'<g transform="translate({place((x, y))})scale({radius / 12:.3f})">'
        f'<path d="{_HORNS}" {body}/><circle r="11.6" {body}/></g>'
        + glyph(line, x, y, 1.25 * radius, DARK[1] if line == 1 else "#fff")
    )


def ghost(x: float, y: float, radius: float) -> str:
    """The outline of a ghost with two eyes."""
    return (
        f'<g transform="translate({place((x, y))})scale({radius / 11:.3f})">'
        f'<path d="{_GHOST}" fill="#fff" stroke="#4a4552" stroke-width="1.3"/>'
        '<g fill="#4a4552"><ellipse cx="-3.2" cy="-3" rx="1.5" ry="2.1"/>'
        '<ellipse cx="3.2" cy="-3" rx="1.5" ry="2.1"/></g></g>'
    )


def bead(line: int, x: float, y: float) -> str:
    """A knot: a bead on its string."""
    at, light = (f'cx="{number(x - k)}" cy="{number(y - k)}"' for k in (0, 3))
    return (
        f'<circle {at} r="11.5" fill="{PAPER}"/>'
        f'<circle {at} r="9.5" fill="{INK[line]}" stroke="{DARK[line]}" stroke-width="2.4"/>'
        f'<circle {light} r="2.6" fill="#fff" fill-opacity=".85"/>'
    )
