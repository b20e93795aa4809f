"""Boards made from presets: their figures, their laws, and what moving them about keeps."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from math import cos, pi, sin
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pandemonium.games.dicke_daemonen.lines.board import (
    Board,
    compute_board,
    counts,
    describe_problems,
    make_board,
)
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.layout import Layout, Line
from pandemonium.games.dicke_daemonen.lines.layout_reader import read_layout
from pandemonium.games.dicke_daemonen.lines.presets import PRESETS, preset
from pandemonium.games.dicke_daemonen.lines.shapes import (
    CANVAS,
    FULL_TURN,
    GRID,
    Curve,
    Ellipse,
    Point,
    Polygon,
    cosine,
    outline,
    sine,
)

from .boards import FACTS, check_board, is_same_structure

BOARDS = {facts["id"]: facts for facts in FACTS["boards"]}
SAMPLING = 0.3


def match_crossings(facts: Any, board: Board) -> dict[str, int]:
    """Our number of each crossing of the facts."""
    names = {}
    for expected in facts["crossing"]:
        x, y = expected["at"]
        (names[expected["id"]],) = (
            number
            for number, c in enumerate(board.crossings)
            if abs(c.x - x) < SAMPLING
            and abs(c.y - y) < SAMPLING
            and [COLOURS[c.a], COLOURS[c.b]] == expected["lines"]
        )
    return names


def match_fields(facts: Any, board: Board) -> dict[str, int]:
    """Our number of each field of the facts."""
    crossings = match_crossings(facts, board)
    ours = {
        (board.field_inside[field], frozenset(board.corners[n].crossing for n in numbers)): field
        for field, numbers in enumerate(board.field_corners)
    }
    names = {}
    for expected in facts["field"]:
        inside = tuple(COLOURS.index(colour) for colour in expected["inside"])
        corners = frozenset(crossings[name] for name in expected["corner_crossings"])
        names[expected["id"]] = ours[inside, corners]
    assert len({*names.values()}) == board.field_count
    return names


def test_the_presets_are_those_of_the_facts() -> None:
    assert set(PRESETS) == set(BOARDS)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_the_figures_of_the_facts(name: str) -> None:
    facts, figures = BOARDS[name], counts(make_board(preset(name)))
    for key in ("crossings", "arcs", "fields", "corners", "knot_incidences", "value_sum"):
        assert figures[key] == facts[key]
    assert figures["outer_corners"] == facts["outer_corners"]
    assert figures["outer_knots"] == facts["outer_knots"]
    for colour in COLOURS:
        assert figures[f"corners_open_to_{colour}"] == facts["corners_open_to_colour"][colour]


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_the_fields_of_the_facts(name: str) -> None:
    facts, board = BOARDS[name], make_board(preset(name))
    fields = match_fields(facts, board)
    for expected in facts["field"]:
        field = fields[expected["id"]]
        assert [COLOURS[line] for line in board.field_knots[field]] == expected["knots"]
        assert board.field_values[field] == expected["value"]
        assert (field == board.outer) == (expected["id"] == "f00")
    smallest = min(board.field_radii[: board.outer])
    assert smallest == pytest.approx(facts["min_inner_field_inradius"], abs=1)
    for knot, expected in zip(board.knots, facts["knots"], strict=True):
        assert knot == pytest.approx(expected, abs=SAMPLING)
    pairs = Counter(f"{COLOURS[c.a]}_{COLOURS[c.b]}" for c in board.crossings)
    assert all(pairs[pair] == count for pair, count in facts["crossings_per_pair"].items())


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_obeys_the_laws_and_agrees_with_other_means(name: str) -> None:
    check_board(make_board(preset(name)))


def test_the_scoring_example_comes_out() -> None:
    example = FACTS["scoring"]
    facts, board = BOARDS[example["board"]], make_board(preset(example["board"]))
    crossings, fields = match_crossings(facts, board), match_fields(facts, board)
    standing: dict[int, Counter[str]] = {}
    for demon in example["demons"]:
        field, crossing = fields[demon["field"]], crossings[demon["crossing"]]
        (corner,) = (c for c in board.corners if (c.field, c.crossing) == (field, crossing))
        assert COLOURS.index(demon["colour"]) in (corner.a, corner.b)
        standing.setdefault(field, Counter())[demon["colour"]] += 1
    points: Counter[str] = Counter(white=len(example["ghosts"]))
    for field, demons in standing.items():
        (first, most), *rest = demons.most_common()
        if not rest or rest[0][1] < most:
            points[first] += board.field_values[field]
    assert points == example["points"]


@pytest.mark.parametrize("name", PRESETS)
def test_names_follow_the_numbers(name: str) -> None:
    board = make_board(preset(name))
    assert board.field_names == tuple(f"F{n + 1}" for n in range(board.field_count))
    assert board.outer == board.field_count - 1
    for field, numbers in enumerate(board.field_corners):
        names = [board.corner_names[n] for n in numbers]
        assert names == [f"F{field + 1}.c{k + 1}" for k in range(len(numbers))]
        crossings = [board.corners[n].crossing for n in numbers]
        assert crossings[0] == min(crossings)
    assert board.ghost_name(0) == "F1.o"


def test_fields_are_named_in_reading_order_and_corners_clockwise() -> None:
    board = make_board(preset("hash"))
    spots = [spot for spot in board.ghost_spots if spot]
    rows = [[300, 700], [130, 300, 500, 700, 870], [300, 500, 700], [130, 300, 500, 700, 870]]
    assert [spot.x for spot in spots[:2]] == rows[0]
    assert [spot.x for spot in spots[2:7]] == rows[1]
    assert [spot.x for spot in spots[7:10]] == rows[2]
    assert [spot.x for spot in spots[10:15]] == rows[3]
    middle = [board.crossings[board.corners[n].crossing] for n in board.field_corners[8]]
    assert [(c.x, c.y) for c in middle] == [(420, 420), (580, 420), (580, 580), (420, 580)]
    around = [board.crossings[board.corners[n].crossing] for n in board.field_corners[-1]]
    assert [(c.x, c.y) for c in around[:4]] == [(180, 180), (420, 180), (580, 180), (820, 180)]


@pytest.mark.parametrize("name", PRESETS)
def test_a_board_survives_json(name: str) -> None:
    layout = preset(name)
    again = read_layout(json.dumps(layout.to_json()))
    assert again == layout
    assert again.to_json() == layout.to_json()
    assert compute_board(again) == make_board(layout)


def test_boards_are_the_same_on_every_machine() -> None:
    digest = hashlib.sha256()
    for name in PRESETS:
        digest.update(repr(make_board(preset(name))).encode())
    assert digest.hexdigest()[:16] == "a31cbd49d2afe884"


@given(st.integers(-FULL_TURN, 2 * FULL_TURN))
def test_our_own_sine_and_cosine_are_right(angle: int) -> None:
    assert cosine(angle) == pytest.approx(cos(angle * 2 * pi / FULL_TURN), abs=1e-14)
    assert sine(angle) == pytest.approx(sin(angle * 2 * pi / FULL_TURN), abs=1e-14)


def similar(layout: Layout, turn: int, percent: int, flip: bool, dx: int, dy: int) -> Layout:
    """The layout turned (degrees), scaled, mirrored and moved (units) around its middle."""
    c, s = cos(turn * pi / 180), sin(turn * pi / 180)
    middle = CANVAS * GRID // 2

    def place(point: Point) -> Point:
        x, y = (point[0] - middle) * percent / 100, (point[1] - middle) * percent / 100
        x = -x if flip else x
        return (
            round(middle + dx * GRID + x * c - y * s),
            round(middle + dy * GRID + x * s + y * c),
        )

    lines = []
    for line in layout.lines:
        assert line.knot
        if isinstance(line.shape, Ellipse):
            e = line.shape
            rotation = (-e.rotation if flip else e.rotation) + turn * GRID
            radii = round(e.rx * percent / 100), round(e.ry * percent / 100)
            moved: Ellipse | Polygon = Ellipse(*place((e.cx, e.cy)), *radii, rotation)
        else:
            moved = Polygon(tuple(place(p) for p in line.shape.points))
        lines.append(Line(line.colour, moved, place(line.knot)))
    red, yellow, green, blue = lines
    return Layout((red, yellow, green, blue))


@settings(max_examples=15, deadline=None)
@given(
    st.sampled_from(PRESETS),
    st.integers(0, 359),
    st.integers(55, 70),
    st.booleans(),
    st.integers(-40, 40),
    st.integers(-40, 40),
)
def test_moving_turning_and_mirroring_keep_the_structure(
    name: str, turn: int, percent: int, flip: bool, dx: int, dy: int
) -> None:
    board = make_board(similar(preset(name), turn, percent, flip, dx, dy))
    check_board(board)
    assert is_same_structure(board, make_board(preset(name)))


def bent(layout: Layout, swings: tuple[int, int], phases: tuple[int, int], smooth: bool) -> Layout:
    """The layout drawn on a cloth that is pulled about softly; ellipses become many points."""

    def place(point: Point) -> Point:
        x, y = point[0] / GRID, point[1] / GRID
        across = swings[0] * sin((y + phases[0]) * 2 * pi / 1000)
        down = swings[1] * sin((x + phases[1]) * 2 * pi / 900)
        return (
            round((500 + 0.9 * (x - 500) + across) * GRID),
            round((500 + 0.9 * (y - 500) + down) * GRID),
        )

    lines = []
    for line in layout.lines:
        points = outline(line.shape)
        if isinstance(line.shape, Polygon):
            points = [p for k in range(4) for p in sixteenths(points[k], points[(k + 1) % 4])]
        corners = [place(p) for p in points[:: max(1, len(points) // 60)]]
        assert line.knot
        knot = place(line.knot)
        at = min(
            range(len(corners)),
            key=lambda k: abs(corners[k][0] - knot[0]) + abs(corners[k][1] - knot[1]),
        )
        shape = Curve(tuple(corners)) if smooth else Polygon(tuple(corners))
        lines.append(Line(line.colour, shape, corners[at]))
    red, yellow, green, blue = lines
    return Layout((red, yellow, green, blue))


def sixteenths(a: Point, b: Point) -> list[Point]:
    return [(a[0] + (b[0] - a[0]) * k // 16, a[1] + (b[1] - a[1]) * k // 16) for k in range(16)]


@settings(max_examples=15, deadline=None)
@given(
    st.sampled_from(PRESETS),
    st.tuples(st.integers(-25, 25), st.integers(-25, 25)),
    st.tuples(st.integers(0, 999), st.integers(0, 999)),
    st.booleans(),
)
def test_soft_bending_keeps_the_structure(
    name: str, swings: tuple[int, int], phases: tuple[int, int], smooth: bool
) -> None:
    board = make_board(bent(preset(name), swings, phases, smooth))
    check_board(board)
    assert is_same_structure(board, make_board(preset(name)))


def test_a_crossing_on_a_bend_is_a_crossing() -> None:
    """Corners of the green and blue bars lie exactly on the red and yellow lines."""
    lines = [
        ("red", [[80, 180], [920, 180], [920, 420], [80, 420]], [80, 300]),
        ("yellow", [[80, 580], [920, 580], [920, 820], [80, 820]], [920, 700]),
        ("green", [[200, 80], [420, 180], [380, 920], [180, 920]], [300, 920]),
        ("blue", [[580, 80], [820, 80], [780, 580], [820, 920], [580, 920]], [700, 80]),
    ]
    layout = read_layout(
        {
            "lines": [
                {"colour": colour, "shape": "polygon", "points": points, "knot": knot}
                for colour, points, knot in lines
            ]
        }
    )
    board = make_board(layout)
    assert (420, 180) in {(c.x, c.y) for c in board.crossings}
    assert (780, 580) in {(c.x, c.y) for c in board.crossings}
    check_board(board)


@settings(max_examples=40, deadline=None)
@given(
    st.lists(
        st.lists(st.tuples(st.integers(0, 1000), st.integers(0, 1000)), min_size=3, max_size=9),
        min_size=4,
        max_size=4,
    ),
    st.sampled_from(["polygon", "curve"]),
)
def test_any_scribble_is_refused_or_makes_a_proper_board(
    loops: list[list[tuple[int, int]]], shape: str
) -> None:
    lines = [
        {"colour": colour, "shape": shape, "points": points, "knot": points[0]}
        for colour, points in zip(COLOURS, loops, strict=True)
    ]
    source = {"lines": lines}
    if not describe_problems(source):
        check_board(make_board(read_layout(source)))
