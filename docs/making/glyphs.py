"""Small drawings, each about 40 by 40 around the origin: kinds of cards, souls, dice."""

from making.svg import circle, move, path, rect

INK = "#2b2030"
SKIN = "#f0cfa8"
KIND_COLOURS = {
    "boy": "#38679b",
    "girl": "#963a6b",
    "animal": "#47743a",
    "demon": "#9c2529",
    "candle": "#a86a10",
}
ROTTEN = "#5d6b1c"
SWEET = "#d2416e"
LINE: dict[str, float | str] = {"stroke_width": 1.6, "stroke_linecap": "round"}
PIPS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def _face(disposition: str) -> str:
    """Eyes and mouth; Rotten kids scowl, Sweet ones smile."""
    drawn = circle(-5, 1, 1.7, INK) + circle(5, 1, 1.7, INK)
    mouth = {"sweet": "M-5 7Q0 12 5 7", "rotten": "M-5 10Q0 6 5 10"}.get(disposition, "M-4 8L4 8")
    drawn += path(mouth, "none", stroke=INK, **LINE)
    if disposition == "rotten":
        drawn += path("M-9 -4L-3 -1M9 -4L3 -1", "none", stroke=INK, **LINE)
    return drawn


def _boy(disposition: str) -> str:
    hat = path("M-15 -3Q-14 -17 0 -17Q14 -17 15 -3Z", KIND_COLOURS["boy"])
    brim = path("M3 -6Q16 -7 21 -2L3 -2Z", KIND_COLOURS["boy"])
    return circle(0, 2, 14, SKIN, stroke=INK, stroke_width=1.2) + hat + brim + _face(disposition)


def _girl(disposition: str) -> str:
    hair = "#7a3a1d"
    tails = path("M-12 -4Q-24 -4 -20 12Q-16 6 -11 6ZM12 -4Q24 -4 20 12Q16 6 11 6Z", hair)
    bows = circle(-14, -2, 3, KIND_COLOURS["girl"]) + circle(14, -2, 3, KIND_COLOURS["girl"])
    fringe = path("M-14 2Q-14 -15 0 -15Q14 -15 14 2Q8 -7 0 -7Q-8 -7 -14 2Z", hair)
    head = circle(0, 2, 14, SKIN, stroke=INK, stroke_width=1.2)
    return tails + head + fringe + bows + _face(disposition)


def _animal(_: str) -> str:
    fur = KIND_COLOURS["animal"]
    toes = "".join(circle(x, y, 4.4, fur) for x, y in ((-13, -2), (-5, -10), (5, -10), (13, -2)))
    return toes + path("M0 -2Q13 2 12 11Q10 17 0 14Q-10 17 -12 11Q-13 2 0 -2Z", fur)


def _demon(_: str) -> str:
    bone = "#d8c39a"
    horns = path("M-11 -5Q-20 -10 -15 -20Q-11 -12 -3 -12ZM11 -5Q20 -10 15 -20Q11 -12 3 -12Z", bone)
    head = path("M-13 -6Q0 -18 13 -6Q14 8 0 18Q-14 8 -13 -6Z", KIND_COLOURS["demon"])
    eyes = path("M-9 -3L-2 1L-8 3ZM9 -3L2 1L8 3Z", "#ffd34d")
    return horns + head + eyes + path("M-5 9L-2 7L0 9L2 7L5 9", "none", stroke="#ffd34d", **LINE)


def _candle(_: str) -> str:
    wax = rect(-6, -2, 12, 18, "#f7e7bd", rx=2, stroke=INK, stroke_width=1.2)
    return wax + path("M0 -19Q8 -9 0 -3Q-8 -9 0 -19Z", "#f0a02f", stroke=INK, stroke_width=1)


def kind(name: str, disposition: str = "", scale: float = 1, x: float = 0, y: float = 0) -> str:
    """The drawing of a kind of card."""
    draw = {"boy": _boy, "girl": _girl, "animal": _animal, "demon": _demon, "candle": _candle}[name]
    return move(x, y, draw(disposition), scale=scale)


def disposition(name: str, x: float, y: float, scale: float = 1) -> str:
    """A heart for Sweet, a skull for Rotten."""
    if name == "sweet":
        heart = "M0 6Q-9 -1 -6 -5Q-3 -8 0 -3Q3 -8 6 -5Q9 -1 0 6Z"
        return move(x, y, path(heart, SWEET), scale=scale)
    skull = path("M-6 0Q-6 -7 0 -7Q6 -7 6 0Q6 3 3 3L3 6L-3 6L-3 3Q-6 3 -6 0Z", ROTTEN)
    holes = circle(-2.4, -1, 1.5, "#fff") + circle(2.4, -1, 1.5, "#fff")
    return move(x, y, skull, holes, scale=scale)


def soul(x: float, y: float, is_there: bool) -> str:
    """One soul of ten: a small flame, or its empty place."""
    shape = "M0 -8Q6 -1 5 3Q4 7 0 7Q-4 7 -5 3Q-6 -1 0 -8Z"
    look = {"fill": "#8fe3ff", "stroke": "#d8f6ff"} if is_there else {"stroke": "#6b5a7d"}
    return move(x, y, path(shape, look.get("fill", "none"), stroke=look["stroke"], stroke_width=1))


def die(face: int, x: float, y: float, tilt: int) -> str:
    """One die, a little askew."""
    pips = "".join(circle(11 * dx, 11 * dy, 4, INK) for dx, dy in PIPS[face])
    body = rect(-22, -22, 44, 44, "#f6ecd6", rx=9, stroke=INK, stroke_width=1)
    return f'<g transform="translate({x} {y}) rotate({tilt})">{body}{pips}</g>'
