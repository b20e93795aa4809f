"""A board as an SVG picture to look at and to print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from pandemonium.games.dicke_daemonen import ink
from pandemonium.games.dicke_daemonen.arrangement import Arrangement, Crossing
from pandemonium.games.dicke_daemonen.layout import COLOURS, ELEMENTS, Layout
from pandemonium.games.dicke_daemonen.spots import Spot

WHITE = "white"
WORDS = {
    "title": "Dicke Dämonen",
    "fire": "Fire",
    "air": "Air",
    "earth": "Earth",
    "water": "Water",
    "knot": "Knot",
    "corner": "Corner",
    "centre": "Centre",
    "crossings": "crossings",
    "fields": "fields",
    "corners": "corners",
}
"""The words in a picture, in English."""

_MARGIN = 50.0
_PAGE = 18.0
_LEGEND_WIDTH, _LEGEND_HEIGHT = 1100.0, 130.0
_LONG_WAY = 55.0
"""A corner whose spot is farther than this from its crossing gets a line to it."""
_SMALLEST_TEXT = 6.5
_FONT = "Verdana,'DejaVu Sans',sans-serif"

Frame = tuple[float, float, float, float]


def draw(
    layout: Layout,
    arrangement: Arrangement,
    *,
    labels: bool = True,
    tokens: Mapping[str, str] | None = None,
    words: Mapping[str, str] = WORDS,
) -> str:
    """An SVG picture of a board.

    Args:
        layout: where the board's name comes from.
        arrangement: the board.
        labels: write the names of fields and corners.
        tokens: creatures by place, such as `{"F7.c3": "red", "F4.o": "white"}`.
        words: wording, see `WORDS`.

    Raises:
        ValueError: a token stands on no place of this board or has no such colour.
    """
    demons, ghosts = _sort_tokens(arrangement, tokens or {})
    frame = _frame(arrangement)
    title = layout.name or words["title"]
    figures = _figures(arrangement, words)
    description = _description(arrangement, figures)
    return "".join(
        [
            _opening(frame),
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc>",
            _HATCH,
            *_fields(arrangement, frame, ghosts),
            _strings([ink.string(line, points) for line, points in enumerate(arrangement.lines)]),
            *(ink.bead(line, *knot) for line, knot in enumerate(arrangement.knots)),
            *_corners(arrangement, demons, labels),
            *_middles(arrangement, ghosts, labels),
            _outer_label(arrangement, frame) if labels else "",
            *_legend(frame, title, figures, words),
            "</svg>\n",
        ]
    )


_HATCH = (
    '<defs><pattern id="dd-frozen" width="12" height="12" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 0V12" stroke="#4a4552" stroke-width="2.4" '
    'stroke-opacity=".3"/></pattern></defs>'
)


def _sort_tokens(
    arrangement: Arrangement, tokens: Mapping[str, str]
) -> tuple[dict[int, int], set[int]]:
    corners = {name: number for number, name in enumerate(arrangement.corner_names)}
    middles = {arrangement.ghost_name(field): field for field in range(arrangement.outer)}
    demons: dict[int, int] = {}
    ghosts: set[int] = set()
    for name, colour in tokens.items():
        if name in corners and colour in COLOURS:
            demons[corners[name]] = COLOURS.index(colour)
        elif name in middles and colour == WHITE:
            ghosts.add(middles[name])
        else:
            raise ValueError(f"there is no place {name!r} for a {colour!r} creature on this board")
    return demons, ghosts


def _figures(arrangement: Arrangement, words: Mapping[str, str]) -> str:
    return (
        f"{len(arrangement.crossings)} {words['crossings']} · {arrangement.field_count} "
        f"{words['fields']} · {len(arrangement.corners)} {words['corners']}"
    )


def _description(arrangement: Arrangement, figures: str) -> str:
    fields = (
        f"{name}: {value}"
        for name, value in zip(arrangement.field_names, arrangement.field_values, strict=True)
    )
    return f"{figures}. {', '.join(fields)}."


def _frame(arrangement: Arrangement) -> Frame:
    """Left, top, width and height of the outermost field: all that is drawn, and a margin."""
    points = [point for line in arrangement.lines for point in line]
    left, right = min(x for x, _ in points) - _MARGIN, max(x for x, _ in points) + _MARGIN
    top, bottom = min(y for _, y in points) - _MARGIN, max(y for _, y in points) + _MARGIN
    return left, top, right - left, bottom - top


def _opening(frame: Frame) -> str:
    left, top, width, height = frame
    legend = _LEGEND_HEIGHT * width / _LEGEND_WIDTH
    page = left - _PAGE, top - _PAGE, width + 2 * _PAGE, height + legend + 2 * _PAGE
    x, y, w, h = (ink.number(side) for side in page)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}" role="img" '
        f'font-family="{_FONT}" text-anchor="middle">'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{ink.PAPER}"/>'
    )


def _fields(arrangement: Arrangement, frame: Frame, ghosts: set[int]) -> Iterator[str]:
    x, y, width, height = (ink.number(side) for side in frame)
    yield (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="36" fill="{ink.FRAME}" '
        f'stroke="{ink.EDGE}" stroke-width="3"/>'
    )
    for field in range(arrangement.outer):
        outline = ink.closed(arrangement.field_outlines[field])
        yield f'<path d="{outline}" fill="{ink.tint(arrangement.field_inside[field])}"/>'
        if field in ghosts:
            yield f'<path d="{outline}" fill="url(#dd-frozen)"/>'


def _corners(arrangement: Arrangement, demons: Mapping[int, int], labels: bool) -> Iterator[str]:
    for number, (corner, spot) in enumerate(
        zip(arrangement.corners, arrangement.corner_spots, strict=True)
    ):
        name = arrangement.corner_names[number]
        yield f"<g><title>{name}</title>"
        yield _leader(spot, arrangement.crossings[corner.crossing])
        if number in demons:
            yield ink.demon(demons[number], spot.x, spot.y, spot.radius)
        else:
            yield _empty_corner(spot, corner.a, corner.b)
            if labels:
                yield _corner_label(name, spot)
        yield "</g>"


def _corner_label(name: str, spot: Spot) -> str:
    """The name of a corner; only its last part where the whole would be too small to read."""
    if 3 * spot.radius < _SMALLEST_TEXT * len(name):
        name = name.partition(".")[2]
    size = min(10.0, 3 * spot.radius / len(name))
    return _text(name, spot.x, spot.y + 0.36 * size, size)


def _leader(spot: Spot, crossing: Crossing) -> str:
    """A thin line to the crossing, where it is not plain which crossing a corner belongs to."""
    dx, dy = spot.x - crossing.x, spot.y - crossing.y
    if dx * dx + dy * dy < _LONG_WAY * _LONG_WAY:
        return ""
    return (
        f'<path d="M{ink.place((crossing.x, crossing.y))}L{ink.place((spot.x, spot.y))}" '
        f'stroke="{ink.TEXT}" stroke-width="1" stroke-dasharray="2 3"/>'
    )


def _empty_corner(spot: Spot, a: int, b: int) -> str:
    """A ring with one half in each of the colours that may stand there."""
    radius = ink.number(spot.radius)
    top, bottom = (ink.place((spot.x, spot.y + k * spot.radius)) for k in (-1, 1))
    halves = "".join(
        f'<path d="M{top}A{radius} {radius} 0 0 {sweep} {bottom}" fill="none" '
        f'stroke="{ink.INK[line]}" stroke-width="2"/>'
        for sweep, line in ((0, a), (1, b))
    )
    return (
        f'<circle cx="{ink.number(spot.x)}" cy="{ink.number(spot.y)}" r="{radius}" '
        f'fill="#fff" fill-opacity=".85"/>{halves}'
    )


def _middles(arrangement: Arrangement, ghosts: set[int], labels: bool) -> Iterator[str]:
    for field, spot in enumerate(arrangement.ghost_spots):
        name = arrangement.field_names[field]
        if spot is None:
            continue
        yield f"<g><title>{arrangement.ghost_name(field)}</title>"
        if field in ghosts:
            yield ink.ghost(spot.x, spot.y, spot.radius)
        else:
            yield _empty_middle(spot)
        if labels:
            size = (0.55 if field in ghosts else 0.85) * spot.radius
            drop = 0.55 * spot.radius if field in ghosts else 0.36 * size
            yield _text(name, spot.x, spot.y + drop, size, ' font-weight="bold"')
        yield "</g>"


def _empty_middle(spot: Spot) -> str:
    return (
        f'<circle cx="{ink.number(spot.x)}" cy="{ink.number(spot.y)}" '
        f'r="{ink.number(spot.radius)}" fill="#fff" fill-opacity=".6" stroke="#4a4552" '
        'stroke-width="1.4" stroke-dasharray="3 3"/>'
    )


def _strings(strings: list[str]) -> str:
    looks = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    return f"<g {looks}>{''.join(strings)}</g>"


def _text(words: str, x: float, y: float, size: float, more: str = "") -> str:
    return (
        f'<text x="{ink.number(x)}" y="{ink.number(y)}" font-size="{ink.number(size)}" '
        f'fill="{ink.TEXT}"{more}>{escape(words)}</text>'
    )


def _outer_label(arrangement: Arrangement, frame: Frame) -> str:
    """The outermost field has no middle; its name stands in a corner of the frame."""
    name = arrangement.field_names[arrangement.outer]
    return _text(name, frame[0] + 38, frame[1] + 38, 22, ' font-weight="bold"')


def _legend(frame: Frame, title: str, figures: str, words: Mapping[str, str]) -> Iterator[str]:
    left, top, width, height = frame
    scale = f"{width / _LEGEND_WIDTH:.3f}"
    yield f'<g transform="translate({ink.place((left, top + height))})scale({scale})">'
    yield _text(title, 0, 56, 30, ' font-weight="bold" text-anchor="start"')
    yield _text(figures, _LEGEND_WIDTH, 56, 20, ' text-anchor="end"')
    y = 108.0
    start = ' text-anchor="start"'
    for line, element in enumerate(ELEMENTS):
        x = 190.0 * line
        yield _strings([ink.string(line, ((x + 4, y), (x + 64, y)), is_closed=False)])
        yield ink.demon(line, x + 88, y, 14)
        yield _text(words[element], x + 110, y + 7, 20, start)
    yield ink.bead(0, 774, y)
    yield _text(words["knot"], 790, y + 7, 20, start)
    yield _empty_corner(Spot(874, y, 12), 0, 3)
    yield _text(words["corner"], 892, y + 7, 20, start)
    yield _empty_middle(Spot(996, y, 14))
    yield _text(words["centre"], 1016, y + 7, 20, start)
    yield "</g>"
