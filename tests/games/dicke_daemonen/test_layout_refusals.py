"""Every kind of layout that is not allowed on the table, and the order of the checks."""

from __future__ import annotations

from typing import Any

import pytest

from pandemonium.games.dicke_daemonen.lines.board import describe_problems, make_board
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.layout_reader import read_layout
from pandemonium.games.dicke_daemonen.lines.presets import PRESETS, preset
from pandemonium.games.dicke_daemonen.lines.problems import Code, LayoutError

from .boards import FACTS

Points = list[list[float]]

BARS: dict[str, Points] = {
    "red": [[80, 180], [920, 180], [920, 420], [80, 420]],
    "yellow": [[80, 580], [920, 580], [920, 820], [80, 820]],
    "green": [[180, 80], [420, 80], [420, 920], [180, 920]],
    "blue": [[580, 80], [820, 80], [820, 920], [580, 920]],
}
KNOTS = {"red": [80, 300], "yellow": [500, 580], "green": [300, 80], "blue": [820, 700]}


def bars(knots: dict[str, Any] | None = None, **changes: Points) -> dict[str, Any]:
    """The hash sign with some lines or knots replaced; a knot of `None` goes."""
    lines = []
    for colour in COLOURS:
        line = {"colour": colour, "shape": "polygon", "points": changes.get(colour, BARS[colour])}
        knot = {**KNOTS, **(knots or {})}[colour]
        lines.append(line if knot is None else {**line, "knot": knot})
    return {"lines": lines}


def circle(colour: str, x: float, y: float, r: float) -> dict[str, Any]:
    where = {"cx": x, "cy": y, "rx": r, "ry": r, "rotation_deg": 0}
    return {"colour": colour, "shape": "ellipse", **where, "knot_angle_deg": 225}


def refusal(source: dict[str, Any]) -> LayoutError:
    with pytest.raises(LayoutError) as caught:
        make_board(read_layout(source))
    return caught.value


@pytest.mark.parametrize("case", FACTS["refused"], ids=lambda case: str(case["id"]))
def test_the_layouts_to_refuse_are_refused(case: dict[str, Any]) -> None:
    error = refusal({"lines": case["lines"]})
    assert error.code == case["error"]
    assert set(error.lines) == set(case["blame"])
    assert error.place is not None
    if "place" in case:
        assert error.place == pytest.approx(case["place"], abs=0.5)
    x, y = error.place
    assert f"({x:.1f}, {y:.1f})" in str(error)


def test_the_bars_are_allowed() -> None:
    assert describe_problems(bars()) == []
    assert len(make_board(read_layout(bars())).crossings) == 16


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_allowed(name: str) -> None:
    assert describe_problems(preset(name).to_json()) == []


@pytest.mark.parametrize(
    "points",
    [
        [],
        [[100, 100]],
        [[100, 100], [200, 200]],
        [[100, 100], [200, 200], [100, 100]],
        [[100, 100], [200, 200], [300, 300], [150, 150]],
        [[100, 100], [100, 100], [100, 100]],
    ],
)
@pytest.mark.parametrize("shape", ["polygon", "curve"])
def test_line_not_closed(points: Points, shape: str) -> None:
    source = bars()
    source["lines"][1] |= {"points": points, "shape": shape}
    error = refusal(source)
    assert (error.code, error.lines) == (Code.LINE_NOT_CLOSED, ("yellow",))


def test_an_ellipse_without_width_is_not_closed() -> None:
    source = bars()
    source["lines"][0] = {**circle("red", 500, 500, 200), "ry": 0}
    assert refusal(source).code == Code.LINE_NOT_CLOSED


@pytest.mark.parametrize(
    ("points", "place"),
    [
        ([[80, 180], [1000.01, 180], [920, 420], [80, 420]], (1000.01, 180)),
        ([[80, 180], [920, 180], [920, 420], [-1, 420]], (-1, 420)),
        ([[80, -999_999], [920, 180], [920, 420], [80, 420]], (80, -999_999)),
    ],
)
def test_out_of_canvas(points: Points, place: tuple[float, float]) -> None:
    error = refusal(bars(red=points))
    assert (error.code, error.place, error.lines) == (Code.OUT_OF_CANVAS, place, ("red",))
    assert "between 0 and 1000" in str(error)


def test_a_curve_may_not_bulge_out_of_the_canvas() -> None:
    source = bars()
    source["lines"][0] |= {"shape": "curve", "points": [[1, 200], [1, 400], [500, 420], [500, 180]]}
    assert refusal(source).code == Code.OUT_OF_CANVAS


@pytest.mark.parametrize(
    ("points", "place"),
    [
        # crosses itself, touches itself corner to corner or corner to edge, folds back, nearly so
        ([[80, 180], [920, 420], [920, 180], [80, 420]], (500, 300)),
        ([[80, 180], [920, 180], [500, 420], [920, 440], [80, 420], [500, 420]], (500, 420)),
        ([[80, 180], [920, 180], [920, 420], [500, 180], [80, 420]], (500, 180)),
        ([[80, 180], [920, 180], [920, 420], [950, 420], [80, 420]], (920, 420)),
        ([[80, 180], [920, 180], [920, 420], [500, 181.5], [80, 420]], (500, 181.5)),
    ],
)
def test_self_crossing(points: Points, place: tuple[float, float]) -> None:
    error = refusal(bars(red=points))
    assert (error.code, error.lines) == (Code.SELF_CROSSING, ("red",))
    assert error.place == pytest.approx(place, abs=0.01)


def test_a_curve_may_not_cross_itself() -> None:
    source = bars()
    eight = [[200, 180], [800, 420], [800, 180], [200, 420]]
    source["lines"][0] |= {"shape": "curve", "points": eight}
    assert refusal(source).code == Code.SELF_CROSSING


@pytest.mark.parametrize(
    "points",
    [
        BARS["red"],
        [[80, 420], [920, 420], [920, 820], [80, 820]],
        [[500, 180], [600, 180], [700, 700], [300, 700]],
        [[60, 100], [920, 250], [920, 300], [60, 900]],
    ],
)
def test_shared_segment(points: Points) -> None:
    error = refusal(bars(yellow=points))
    assert (error.code, error.lines) == (Code.SHARED_SEGMENT, ("red", "yellow"))
    assert "run along each other from (" in str(error)


@pytest.mark.parametrize(
    ("points", "place"),
    [
        # a corner on an edge, corner to corner, an edge on a corner, nearly, at a small angle
        ([[500, 420], [920, 820], [80, 820]], (500, 420)),
        ([[920, 420], [960, 820], [80, 820], [80, 700]], (920, 420)),
        ([[500, 421.5], [920, 820], [80, 820]], (500, 421.5)),
        ([[60, 370], [500, 420], [940, 370], [940, 820], [60, 820]], (500, 420)),
        ([[40, 380], [960, 460], [960, 820], [40, 820]], None),
    ],
)
def test_tangent_touch(points: Points, place: tuple[float, float] | None) -> None:
    error = refusal(bars(yellow=points))
    assert (error.code, error.lines) == (Code.TANGENT_TOUCH, ("red", "yellow"))
    if place:
        assert error.place == pytest.approx(place, abs=0.01)


def test_circles_may_not_nearly_touch() -> None:
    for gap in (-0.05, 0.0, 0.5, 1.9):
        lines = [
            circle("red", 300, 500, 200),
            circle("yellow", 700 + gap, 500, 200),
            circle("green", 500, 250, 150),
            circle("blue", 500, 750, 150),
        ]
        error = refusal({"lines": lines})
        assert (error.code, error.lines) == (Code.TANGENT_TOUCH, ("red", "yellow"))
        assert error.place == pytest.approx((500, 500), abs=2)


def test_a_corner_that_hardly_pokes_through_is_refused() -> None:
    """Both crossings of the yellow corner with the slanting red edge are the same grid point."""
    slanting: Points = [[80, 180], [920, 180], [920, 420], [80, 503]]
    error = refusal(bars(red=slanting, yellow=[[500, 461.49], [920, 820], [80, 820]]))
    assert error.code in (Code.TANGENT_TOUCH, Code.CROSSINGS_TOO_CLOSE)
    assert error.lines == ("red", "yellow")


def test_too_many_crossings() -> None:
    comb: Points = [[40 + 15 * k, 30 if k % 4 in (1, 2) else 970] for k in range(60)]
    turned: Points = [[y, x] for x, y in comb]
    error = refusal(
        bars(red=[*comb, [940, 990], [40, 990]], yellow=[*turned, [990, 940], [990, 40]])
    )
    assert error.code == Code.TOO_MANY_CROSSINGS
    assert "at most 100 crossings" in str(error)


def test_three_lines_at_a_point() -> None:
    steep: Points = [[180, 80], [420, 80], [420, 920], [180, 920]]
    slanting: Points = [[60, 60], [500, 500], [940, 960], [480, 960], [60, 540]]
    error = refusal(bars(green=steep, blue=slanting))
    assert error.code == Code.THREE_LINES_AT_POINT
    assert error.place == pytest.approx((180, 180), abs=0.01)
    assert set(error.lines) == {"red", "green", "blue"}


def test_crossings_too_close() -> None:
    narrow: Points = [[580, 80], [595, 80], [595, 920], [580, 920]]
    error = refusal(bars(blue=narrow, knots={"blue": [588, 80]}))
    assert (error.code, error.lines) == (Code.CROSSINGS_TOO_CLOSE, ("red", "blue"))
    assert "(580.0, 180.0) and (595.0, 180.0)" in str(error)


def test_line_crosses_too_few() -> None:
    apart: Points = [[850, 600], [950, 600], [950, 800], [850, 800]]
    error = refusal(bars(blue=apart, knots={"blue": [950, 700]}))
    assert (error.code, error.lines) == (Code.LINE_CROSSES_TOO_FEW, ("red",))
    assert "the red line (through (80.0, 180.0)) crosses the green line" in str(error)
    nested: Points = [[250, 200], [350, 200], [350, 400], [250, 400]]
    assert "crosses no other line" in [
        str(problem) for problem in describe_problems(bars(blue=nested))
    ][-2].replace("; it must cross at least 2 others", "")


@pytest.mark.parametrize(
    ("knot", "words"),
    [
        (None, "is missing"),
        ([80, 165], "15.0 units off the line; at most 1 is allowed"),
        ([78.9, 300], "1.1 units off"),
        ([190, 180], "closer than 15 units to the crossing at (180.0, 180.0)"),
        ([180, 180], "closer than 15 units"),
    ],
)
def test_knot_misplaced(knot: Any, words: str) -> None:
    error = refusal(bars(knots={"red": knot}))
    assert (error.code, error.lines) == (Code.KNOT_MISPLACED, ("red",))
    assert words in str(error)


def test_a_knot_may_be_a_unit_off_and_near_crossings_of_other_lines() -> None:
    board = make_board(read_layout(bars(knots={"red": [79.2, 300]})))
    assert board.knots[0] == pytest.approx((80, 300))
    assert describe_problems(bars(knots={"red": [195, 180]})) == []


def test_field_too_small() -> None:
    narrow: Points = [[580, 80], [609, 80], [609, 920], [580, 920]]
    error = refusal(bars(blue=narrow, knots={"blue": [595, 80]}))
    assert error.code == Code.FIELD_TOO_SMALL
    assert "radius 14.5 fits" in str(error)
    wide: Points = [[580, 80], [611, 80], [611, 920], [580, 920]]
    assert describe_problems(bars(blue=wide, knots={"blue": [595, 80]})) == []


def test_the_first_failure_counts() -> None:
    """Each change adds a fault that is checked before those that were there already."""
    faults: list[tuple[Code, dict[str, Any]]] = [
        (Code.FIELD_TOO_SMALL, {"blue": [[580, 80], [609, 80], [609, 920], [580, 920]]}),
        (Code.KNOT_MISPLACED, {"knots": {"green": [300, 300], "blue": [595, 80]}}),
        (Code.CROSSINGS_TOO_CLOSE, {"green": [[180, 80], [195, 80], [195, 920], [180, 920]]}),
        (Code.SHARED_SEGMENT, {"yellow": [[80, 420], [920, 420], [920, 820], [80, 820]]}),
        (Code.SELF_CROSSING, {"green": [[180, 80], [420, 920], [420, 80], [180, 920]]}),
        (Code.OUT_OF_CANVAS, {"red": [[80, 180], [1920, 180], [920, 420], [80, 420]]}),
        (Code.LINE_NOT_CLOSED, {"blue": [[580, 80], [600, 80]]}),
    ]
    changes: dict[str, Any] = {"knots": {"blue": [595, 80]}}
    for code, change in faults:
        changes |= change
        assert refusal(bars(**changes)).code == code


def test_all_problems_are_reported_in_order() -> None:
    source = bars(
        knots={"red": None, "green": [300, 300]},
        blue=[[580, 80], [595, 80], [595, 920], [580, 920]],
    )
    codes = [problem.code for problem in describe_problems(source)]
    order = list(Code)
    assert codes == sorted(codes, key=order.index)
    assert set(codes) == {Code.CROSSINGS_TOO_CLOSE, Code.KNOT_MISPLACED}
    first = refusal(source)
    assert str(first) == str(describe_problems(source)[0])
