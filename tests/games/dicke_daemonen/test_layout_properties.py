"""Any four closed lines: a board with every spot in its place, or the right reason."""

import json
import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pandemonium.games.dicke_daemonen import layouts
from pandemonium.games.dicke_daemonen.lines.board import Board, make_board
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.layout_reader import read_layout
from pandemonium.games.dicke_daemonen.lines.problems import Code, LayoutError
from pandemonium.games.dicke_daemonen.lines.shapes import in_units, outline
from pandemonium.games.dicke_daemonen.lines.spots import MIN_RADIUS, Place, Region, Spot

from .test_layout_refusals import Points, bars, refusal

Source = dict[str, Any]

ROUNDING = 0.3  # spots are rounded to tenths, outlines are thinned by up to two of them
POLYGONS: dict[str, Points] = {  # yellow has a bend close to one of its crossings with red
    "red": [[100, 400], [500, 400], [530, 700], [100, 700]],
    "yellow": [[360, 500], [410, 375], [700, 400], [700, 550]],
    "green": [[150, 600], [680, 600], [680, 800], [150, 800]],
    "blue": [[600, 480], [850, 480], [850, 850], [600, 850]],
}
KNOTS = {"red": [100, 550], "yellow": [700, 440], "green": [300, 800], "blue": [850, 665]}
BENT: Source = {
    "lines": [
        {"colour": colour, "shape": "polygon", "points": POLYGONS[colour], "knot": KNOTS[colour]}
        for colour in COLOURS
    ]
}
LEGAL: list[Source] = [BENT, BENT, bars(), *(layouts.preset(n).to_json() for n in layouts.PRESETS)]


# ---------------------------------------------------------------------- what must hold


def distance(p: Place, a: Place, b: Place) -> float:
    """From a point to a piece of a line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    return math.hypot(p[0] - a[0] - share * dx, p[1] - a[1] - share * dy)


def drawn(source: Source) -> dict[str, list[Place]]:
    """The outlines of the lines."""
    lines = read_layout(source).lines
    return {COLOURS[line.colour]: [in_units(p) for p in outline(line.shape)] for line in lines}


def gap(p: Place, points: list[Place]) -> float:
    """From a point to a whole line."""
    return min(distance(p, points[k - 1], points[k]) for k in range(len(points)))


def check_board(board: Board) -> None:
    """Every spot lies inside its field, and apart from all others."""
    regions = [
        Region(list(points), field == board.outer)
        for field, points in enumerate(board.field_outlines)
    ]
    spots: list[Spot] = []
    placed = [
        (corner.field, spot) for corner, spot in zip(board.corners, board.corner_spots, strict=True)
    ]
    placed += [(field, spot) for field, spot in enumerate(board.ghost_spots) if spot]
    for field, spot in placed:
        assert spot.radius >= MIN_RADIUS
        assert regions[field].clearance(spot.x, spot.y) >= spot.radius - ROUNDING
        for other in spots:
            apart = math.hypot(spot.x - other.x, spot.y - other.y)
            assert apart >= spot.radius + other.radius - ROUNDING
        spots.append(spot)


def check_reason(error: LayoutError, lines: dict[str, list[Place]]) -> None:
    """The place that a refusal names has the problem."""
    assert error.place is not None
    gaps = [gap(error.place, lines[colour]) for colour in error.lines]
    if error.code == Code.OUT_OF_CANVAS:
        assert not all(0 <= side <= 1000 for side in error.place)
    elif error.code == Code.FIELD_TOO_SMALL:
        nearest = min(gap(error.place, points) for points in lines.values())
        assert nearest < 15 + 0.02  # the place is rounded
    else:
        reach = {Code.THREE_LINES_AT_POINT: 10.0, Code.TANGENT_TOUCH: 2.0, Code.SELF_CROSSING: 2.0}
        concerned = sorted(gaps)[:2] if error.code == Code.CROSSINGS_TOO_CLOSE else gaps
        assert max(concerned) <= reach.get(error.code, 0.0) + 0.02


def check_nothing_runs_along(board: Board) -> None:
    """Lines of an accepted layout come close to each other near their crossings only."""
    for line, points in enumerate(board.lines):
        for other in range(line):
            both = [
                (crossing.x, crossing.y)
                for crossing in board.crossings
                if {crossing.a, crossing.b} == {line, other}
            ]
            others = list(board.lines[other])[:: 4 if len(points) > 100 else 1]
            for k, (x, y) in enumerate(points):
                ex, ey = points[k - 1]
                for share in (0.0, 0.2, 0.4, 0.6, 0.8) if len(points) < 20 else (0.0,):
                    place = x + share * (ex - x), y + share * (ey - y)
                    if all(math.dist(place, crossing) > 20.1 for crossing in both):
                        assert gap(place, others) > 1.9


def check_layout(source: Source) -> None:
    """It is accepted with a good board, or refused with a reason that holds."""
    problems = layouts.problems(source)
    if problems:
        check_reason(problems[0], drawn(source))
        assert str(refusal(source)) == str(problems[0])
    else:
        board = make_board(read_layout(source))
        check_board(board)
        check_nothing_runs_along(board)


# ---------------------------------------------------------------------- any four lines


def moves(size: int) -> st.SearchStrategy[float]:
    """How far a figure is moved, in tenths of a unit."""
    return st.integers(-10 * size, 10 * size).map(lambda tenths: tenths / 10)


@st.composite
def perturbed(draw: st.DrawFn) -> Source:
    """A legal layout with every figure moved a little; knots are tied to a bend again."""
    lines: list[dict[str, Any]] = json.loads(json.dumps(draw(st.sampled_from(LEGAL))["lines"]))
    size = draw(st.sampled_from([3, 15, 40]))
    for line in lines:
        line.pop("knot", None)
        if line["shape"] == "ellipse":
            for key in ("cx", "cy", "rx", "ry", "rotation_deg"):
                line[key] = abs(line[key] + draw(moves(size)))
            line["knot_angle_deg"] = draw(st.integers(0, 359))
        else:
            line["points"] = [
                [x + draw(moves(size)), y + draw(moves(size))] for x, y in line["points"]
            ]
            start, end = line["points"][-1], line["points"][0]
            share = draw(st.integers(0, 10)) / 10 if line["shape"] == "polygon" else 0
            line["knot"] = [s + share * (e - s) for s, e in zip(start, end, strict=True)]
    return {"lines": lines}


@st.composite
def polygons(draw: st.DrawFn) -> Source:
    """Four polygons through points around a middle, or through any points at all."""
    lines = []
    is_wild = draw(st.integers(0, 4)) == 0
    for colour in COLOURS:
        count = draw(st.integers(3, 7))
        cx, cy = draw(st.integers(350, 650)), draw(st.integers(350, 650))
        points = []
        for k in range(count):
            way, far = 2 * math.pi * k / count, draw(st.integers(80, 340))
            points.append([round(cx + far * math.cos(way), 1), round(cy + far * math.sin(way), 1)])
        if is_wild:
            points = draw(st.permutations(points))
        lines.append({"colour": colour, "shape": "polygon", "points": points, "knot": points[0]})
    return {"lines": lines}


@settings(max_examples=60, deadline=None)
@given(perturbed())
def test_perturbed_layouts_are_accepted_or_refused_rightly(source: Source) -> None:
    check_layout(source)


@settings(max_examples=60, deadline=None)
@given(polygons())
def test_any_four_closed_lines_are_accepted_or_refused_rightly(source: Source) -> None:
    check_layout(source)


def tongue(depth: float, width: float, slope: float = 0.0) -> Source:
    """Two bars, of which one reaches into the other by a given depth."""
    left, right, low = 500 - width / 2, 500 + width / 2, 580 + depth
    down: Points = [[right, 420], [right, low], [left, low + slope], [left, 420]]
    red: Points = [[80, 180], [920, 180], [920, 420], *down, [80, 420]]
    return bars(red=red, knots={"yellow": [300, 820]})


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 4000), st.integers(21, 140), st.integers(-400, 400))
def test_a_line_that_reaches_into_another_is_judged_rightly(
    depth: int, width: int, slope: int
) -> None:
    check_layout(tongue(depth / 100, width, slope / 100))


# ---------------------------------------------------------------------- single cases


def test_a_bend_close_to_a_crossing_makes_a_good_board() -> None:
    assert layouts.problems(BENT) == []
    check_board(make_board(read_layout(BENT)))


@pytest.mark.parametrize("depth", [0.01, 0.5, 1.9])
def test_lines_that_run_along_each_other_from_crossing_to_crossing_touch(depth: float) -> None:
    error = refusal(tongue(depth, 120))
    assert error.code == Code.TANGENT_TOUCH
    assert error.lines == ("red", "yellow")
    assert error.place == pytest.approx((500, 580), abs=2)


@pytest.mark.parametrize("depth", [0.01, 0.1, 1.0])
def test_a_field_without_width_is_too_small(depth: float) -> None:
    error = refusal(tongue(depth, 30))  # all of it is close to a crossing
    assert error.code == Code.FIELD_TOO_SMALL
    assert error.place == pytest.approx((500, 580), abs=16)
    assert "radius 0." in str(error)
