"""Labels in pictures of boards: readable, in the picture, and clear of each other and of pieces."""

from __future__ import annotations

from itertools import combinations
from xml.etree import ElementTree

import pytest

from pandemonium.games.dicke_daemonen.lines.board import Board, make_board
from pandemonium.games.dicke_daemonen.lines.board_view import frame_of
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.drawing import draw
from pandemonium.games.dicke_daemonen.lines.label_placement import (
    MIN_TEXT_SIZE,
    Label,
    Rectangle,
    text_width,
)
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.presets import PRESETS, preset
from pandemonium.games.dicke_daemonen.lines.spots import Spot

from .boards import drawn_at_random

SVG = "{http://www.w3.org/2000/svg}"
ROUNDED = 0.2
LAYOUTS = [*PRESETS, *(f"wild-{seed}" for seed in range(20))]


def layout_of(name: str) -> Layout:
    level, _, seed = name.partition("-")
    return drawn_at_random("wild", int(seed)) if level == "wild" else preset(name)


def labels_in(picture: str) -> list[Label]:
    """All that is written on the board, but not the legend."""
    root = ElementTree.fromstring(picture)
    around = [element for element in root if not element.get("transform")]
    return [
        Label(
            text.text or "",
            float(text.get("x", "")),
            float(text.get("y", "")),
            float(text.get("font-size", "")),
            is_bold=text.get("font-weight") == "bold",
        )
        for element in around
        for text in element.iter(f"{SVG}text")
    ]


def overlap(a: Rectangle, b: Rectangle) -> bool:
    return all(min(a[k + 2], b[k + 2]) - max(a[k], b[k]) > ROUNDED for k in range(2))


def distance(box: Rectangle, spot: Spot) -> float:
    dx = max(box[0] - spot.x, 0.0, spot.x - box[2])
    dy = max(box[1] - spot.y, 0.0, spot.y - box[3])
    return float((dx * dx + dy * dy) ** 0.5)


def reach(box: Rectangle, spot: Spot) -> float:
    dx = max(spot.x - box[0], box[2] - spot.x)
    dy = max(spot.y - box[1], box[3] - spot.y)
    return float((dx * dx + dy * dy) ** 0.5)


def check_labels(board: Board, picture: str) -> None:
    labels = labels_in(picture)
    left, top, width, height = frame_of(board)
    for label in labels:
        assert label.size >= MIN_TEXT_SIZE, label
        x0, y0, x1, y1 = label.box
        assert left < x0 < x1 < left + width, label
        assert top < y0 < y1 < top + height, label
        rings = [spot for spot in board.corner_spots if distance(label.box, spot) < spot.radius]
        if "c" in label.text:
            (ring,) = rings
            assert reach(label.box, ring) < ring.radius + ROUNDED, label
        else:
            assert all(distance(label.box, ring) > ring.radius - ROUNDED for ring in rings), label
            assert all(distance(label.box, Spot(*knot, 0)) > 9.5 for knot in board.knots), label
    for label, other in combinations(labels, 2):
        assert not overlap(label.box, other.box), (label, other)


@pytest.mark.parametrize("name", LAYOUTS)
def test_labels_of_an_empty_board_are_clear(name: str) -> None:
    layout = layout_of(name)
    board = make_board(layout)
    check_labels(board, draw(layout, board))


@pytest.mark.parametrize("name", LAYOUTS)
def test_labels_between_creatures_are_clear(name: str) -> None:
    layout = layout_of(name)
    board = make_board(layout)
    tokens = {board.ghost_name(field): "white" for field in range(board.outer)}
    for number in range(0, len(board.corners), 2):
        tokens[board.corner_names[number]] = COLOURS[board.corners[number].a]
    check_labels(board, draw(layout, board, tokens=tokens))


@pytest.mark.parametrize("name", LAYOUTS)
def test_labels_tell_what_every_field_is_worth(name: str) -> None:
    layout = layout_of(name)
    board = make_board(layout)
    written = [label.text for label in labels_in(draw(layout, board)) if "c" not in label.text]
    worth = [text.rpartition(" ")[2] for text in written if not text.startswith("F") or ":" in text]
    assert worth == [str(value) for value in board.field_values]


def test_a_long_label_below_the_picture_ends_before_the_figures() -> None:
    rose = preset("rose")
    board = make_board(rose)
    for length in (1, 30, 60, 200):
        root = ElementTree.fromstring(draw(Layout(rose.lines, "W" * length), board))
        legend = next(element for element in root if element.get("transform"))
        title, figures = legend.findall(f"{SVG}text")[:2]
        ends = text_width(title.text or "", float(title.get("font-size", "")), is_bold=True)
        starts = 1100 - text_width(figures.text or "", float(figures.get("font-size", "")))
        assert ends < starts
        assert (title.text or "").rstrip("…") == "W" * len((title.text or "").rstrip("…"))
