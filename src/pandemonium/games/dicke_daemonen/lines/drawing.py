"""A board as an SVG picture for screen and print."""

from collections.abc import Iterator, Mapping
from html import escape

from pandemonium.engine.errors import PositionError
from pandemonium.games.dicke_daemonen.lines import svg_pieces as svg
from pandemonium.games.dicke_daemonen.lines.board import Board, Crossing
from pandemonium.games.dicke_daemonen.lines.board_view import Frame, frame_of
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS, ELEMENTS
from pandemonium.games.dicke_daemonen.lines.label_placement import (
    LONG_WAY,
    Label,
    Labels,
    place_labels,
    text_width,
)
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.problems import PACKAGE
from pandemonium.games.dicke_daemonen.lines.spots import Spot

WHITE = "white"
WORDS = {  # the texts of a picture, in English
    "title": "Dicke Dämonen",
    "fire": "Fire",
    "air": "Air",
    "earth": "Earth",
    "water": "Water",
    "red": "red",
    "yellow": "yellow",
    "green": "green",
    "blue": "blue",
    "knot": "Knot",
    "corner": "Corner",
    "centre": "Centre",
    "crossings": "crossings",
    "fields": "fields",
    "corners": "corners",
}

_PAGE = 18.0
_LEGEND_WIDTH, _LEGEND_HEIGHT = 1100.0, 130.0
_TITLE_SIZE, _MIN_TITLE_SIZE, _FIGURES_SIZE = 30.0, 12.0, 20.0
_FONT = "Verdana,'DejaVu Sans',sans-serif"


def draw(
    layout: Layout,
    board: Board,
    *,
    labels: bool = True,
    tokens: Mapping[str, str] | None = None,
    words: Mapping[str, str] = WORDS,
) -> str:
    """An SVG picture of a board with the name of its layout; a PositionError for a wrong token.

    `labels` adds the names and values of fields and corners. `tokens` are creatures by place, such
    as `{"F7.c3": "red", "F4.o": "white"}`.
    """
    demons, ghosts = _sort_tokens(board, tokens or {})
    placed = place_labels(board, demons, ghosts) if labels else Labels()
    frame = frame_of(board)
    title = layout.name or words["title"]
    figures = _figures(board, words)
    description = _description(board, figures)
    return "".join(
        [
            _opening(frame),
            f"<title>{escape(title)}</title><desc>{escape(description)}</desc>",
            _HATCH,
            *_fields(board, frame, ghosts),
            _strings([svg.string(line, points) for line, points in enumerate(board.lines)]),
            *(svg.bead(line, *knot) for line, knot in enumerate(board.knots)),
            *_corners(board, demons, placed),
            *_middles(board, ghosts, placed),
            *map(_label, placed.fields.get(board.outer, ())),
            *_legend(frame, title, figures, words),
            "</svg>\n",
        ]
    )


_HATCH = (
    '<defs><pattern id="dd-frozen" width="12" height="12" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(45)"><path d="M0 0V12" stroke="#4a4552" stroke-width="2.4" '
    'stroke-opacity=".3"/></pattern></defs>'
)


def _sort_tokens(board: Board, tokens: Mapping[str, str]) -> tuple[dict[int, int], set[int]]:
    corners = {name: number for number, name in enumerate(board.corner_names)}
    middles = {board.ghost_name(field): field for field in range(board.outer)}
    demons: dict[int, int] = {}
    ghosts: set[int] = set()
    for name, colour in tokens.items():
        if name in corners and colour in COLOURS:
            demons[corners[name]] = COLOURS.index(colour)
        elif name in middles and colour == WHITE:
            ghosts.add(middles[name])
        else:
            raise PositionError("no-place-for", {"place": name, "colour": colour}, PACKAGE)
    return demons, ghosts


def _figures(board: Board, words: Mapping[str, str]) -> str:
    return (
        f"{len(board.crossings)} {words['crossings']} · {board.field_count} "
        f"{words['fields']} · {len(board.corners)} {words['corners']}"
    )


def _description(board: Board, figures: str) -> str:
    fields = (
        f"{name}: {value}"
        for name, value in zip(board.field_names, board.field_values, strict=True)
    )
    return f"{figures}. {', '.join(fields)}."


def _opening(frame: Frame) -> str:
    left, top, width, height = frame
    legend = _LEGEND_HEIGHT * width / _LEGEND_WIDTH
    page = left - _PAGE, top - _PAGE, width + 2 * _PAGE, height + legend + 2 * _PAGE
    x, y, w, h = (svg.number(side) for side in page)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}" role="img" '
        f'font-family="{_FONT}" text-anchor="middle">'
        f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{svg.PAPER}"/>'
    )


def _fields(board: Board, frame: Frame, ghosts: set[int]) -> Iterator[str]:
    x, y, width, height = (svg.number(side) for side in frame)
    yield (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="36" fill="{svg.FRAME}" '
        f'stroke="{svg.EDGE}" stroke-width="3"/>'
    )
    for field in range(board.outer):
        outline = svg.closed(board.field_outlines[field])
        yield f'<path d="{outline}" fill="{svg.tint(board.field_inside[field])}"/>'
        if field in ghosts:
            yield f'<path d="{outline}" fill="url(#dd-frozen)"/>'


def _corners(board: Board, demons: Mapping[int, int], labels: Labels) -> Iterator[str]:
    for number, (corner, spot) in enumerate(zip(board.corners, board.corner_spots, strict=True)):
        name = board.corner_names[number]
        yield f"<g><title>{name}</title>"
        yield _leader(spot, board.crossings[corner.crossing])
        if number in demons:
            yield svg.demon(demons[number], spot.x, spot.y, spot.radius)
        else:
            yield _empty_corner(spot, corner.a, corner.b)
            if number in labels.corners:
                yield _label(labels.corners[number])
        yield "</g>"


def _leader(spot: Spot, crossing: Crossing) -> str:
    """A thin line to the crossing, where it would be unclear to which one a corner belongs."""
    dx, dy = spot.x - crossing.x, spot.y - crossing.y
    if dx * dx + dy * dy < LONG_WAY * LONG_WAY:
        return ""
    return (
        f'<path d="M{svg.place((crossing.x, crossing.y))}L{svg.place((spot.x, spot.y))}" '
        f'stroke="{svg.TEXT}" stroke-width="1" stroke-dasharray="2 3"/>'
    )


def _empty_corner(spot: Spot, a: int, b: int) -> str:
    """A ring with one half in each of the colours that may stand there."""
    radius = svg.number(spot.radius)
    top, bottom = (svg.place((spot.x, spot.y + k * spot.radius)) for k in (-1, 1))
    halves = "".join(
        f'<path d="M{top}A{radius} {radius} 0 0 {sweep} {bottom}" fill="none" '
        f'stroke="{svg.INK[line]}" stroke-width="2"/>'
        for sweep, line in ((0, a), (1, b))
    )
    return (
        f'<circle cx="{svg.number(spot.x)}" cy="{svg.number(spot.y)}" r="{radius}" '
        f'fill="#fff" fill-opacity=".85"/>{halves}'
    )


def _middles(board: Board, ghosts: set[int], labels: Labels) -> Iterator[str]:
    for field, spot in enumerate(board.ghost_spots):
        if spot is None:
            continue
        yield f"<g><title>{board.ghost_name(field)}</title>"
        if field in ghosts:
            yield svg.ghost(spot.x, spot.y, spot.radius)
        else:
            yield _empty_middle(spot)
        yield from map(_label, labels.fields.get(field, ()))
        yield "</g>"


def _empty_middle(spot: Spot) -> str:
    return (
        f'<circle cx="{svg.number(spot.x)}" cy="{svg.number(spot.y)}" '
        f'r="{svg.number(spot.radius)}" fill="#fff" fill-opacity=".6" stroke="#4a4552" '
        'stroke-width="1.4" stroke-dasharray="3 3"/>'
    )


def _strings(strings: list[str]) -> str:
    looks = 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    return f"<g {looks}>{''.join(strings)}</g>"


def _text(words: str, x: float, y: float, size: float, more: str = "") -> str:
    return (
        f'<text x="{svg.number(x)}" y="{svg.number(y)}" font-size="{svg.number(size)}" '
        f'fill="{svg.TEXT}"{more}>{escape(words)}</text>'
    )


def _label(label: Label) -> str:
    more = ' font-weight="bold"' if label.is_bold else ""
    return _text(label.text, label.x, label.y, label.size, more)


def _title(title: str, figures: str) -> str:
    """The title, shrunk or truncated where it would overlap the figures."""
    room = _LEGEND_WIDTH - text_width(figures, _FIGURES_SIZE) - _FIGURES_SIZE
    size = _TITLE_SIZE
    while size > _MIN_TITLE_SIZE and text_width(title, size, True) > room:
        size -= 1
    shown = title
    while text_width(shown, size, True) > room:
        shown = shown.rstrip("…")[:-1] + "…"
    return _text(shown, 0, 56, size, ' font-weight="bold" text-anchor="start"')


def _legend(frame: Frame, title: str, figures: str, words: Mapping[str, str]) -> Iterator[str]:
    left, top, width, height = frame
    scale = f"{width / _LEGEND_WIDTH:.3f}"
    yield f'<g transform="translate({svg.place((left, top + height))})scale({scale})">'
    yield _title(title, figures)
    yield _text(figures, _LEGEND_WIDTH, 56, _FIGURES_SIZE, ' text-anchor="end"')
    y = 108.0
    start = ' text-anchor="start"'
    for line, element in enumerate(ELEMENTS):
        x = 190.0 * line
        yield _strings([svg.string(line, ((x + 4, y), (x + 64, y)), is_closed=False)])
        yield svg.demon(line, x + 88, y, 14)
        yield _text(words[element], x + 110, y + 2, 20, start)
        yield _text(words[COLOURS[line]], x + 110, y + 18, 14, start)
    yield svg.bead(0, 774, y)
    yield _text(words["knot"], 790, y + 7, 20, start)
    yield _empty_corner(Spot(874, y, 12), 0, 3)
    yield _text(words["corner"], 892, y + 7, 20, start)
    yield _empty_middle(Spot(996, y, 14))
    yield _text(words["centre"], 1016, y + 7, 20, start)
    yield "</g>"
