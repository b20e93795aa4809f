"""Reading and writing layouts: JSON, TOML, and all that is not a layout."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pandemonium.games.dicke_daemonen.lines.board import describe_problems
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.layout_reader import MAX_POINTS, MAX_TEXT, read_layout
from pandemonium.games.dicke_daemonen.lines.presets import PRESETS, preset
from pandemonium.games.dicke_daemonen.lines.problems import Code, LayoutError
from pandemonium.games.dicke_daemonen.lines.shapes import Curve, Ellipse, Polygon

CIRCLE = {"shape": "ellipse", "cx": 300, "cy": 300, "rx": 200, "ry": 200, "rotation_deg": 0}
TRIANGLE = {"shape": "polygon", "points": [[100, 100], [300, 100], [200, 300]]}


def four(**changes: Any) -> dict[str, Any]:
    """Four circles; `red={...}` replaces keys of the red line, a key of value `None` goes."""
    lines = []
    for colour in COLOURS:
        line = {"colour": colour, **CIRCLE, **changes.get(colour, {})}
        lines.append({key: value for key, value in line.items() if value is not None})
    return {"lines": lines}


def refusal(source: Any) -> LayoutError:
    with pytest.raises(LayoutError) as caught:
        read_layout(source)
    return caught.value


def test_lines_come_in_the_order_of_the_colours() -> None:
    mixed = four()
    mixed["lines"].reverse()
    assert [line.colour for line in read_layout(mixed).lines] == [0, 1, 2, 3]


def test_toml_and_json_say_the_same() -> None:
    toml = "".join(
        f'[[lines]]\ncolour = "{colour}"\nshape = "curve"\n'
        f"points = [[1, 2.5], [3, 4], [5, 6]]\nknot = [1, 2.5]\n"
        for colour in COLOURS
    )
    layout = read_layout(toml)
    assert read_layout(json.dumps(layout.to_json())) == layout
    assert layout.lines[3].shape == Curve(((100, 250), (300, 400), (500, 600)))
    assert layout.to_json()["lines"][0] == {
        "colour": "red",
        "shape": "curve",
        "points": [[1, 2.5], [3, 4], [5, 6]],
        "knot": [1, 2.5],
    }


def test_a_layout_is_rounded_to_hundredths_once() -> None:
    layout = read_layout(four(red={"cx": 300.00499, "rotation_deg": -12.345678}))
    shape = layout.lines[0].shape
    assert isinstance(shape, Ellipse)
    assert (shape.cx, shape.rotation) == (30000, -1235)
    assert read_layout(layout.to_json()) == layout


def test_the_knot_of_an_ellipse_may_be_an_angle() -> None:
    layout = read_layout(four(red={"knot_angle_deg": 90}))
    assert layout.lines[0].knot == (30000, 50000)
    assert layout.to_json()["lines"][0]["knot"] == [300, 500]


def test_a_name_is_kept() -> None:
    assert read_layout({**four(), "name": "Mine"}).to_json()["name"] == "Mine"
    assert "name" not in read_layout(four()).to_json()


def test_a_preset_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="'nine' is not allowed; expected one of four_leaf, "):
        preset("nine")
    with pytest.raises(ValueError, match="is not allowed"):
        preset("wild_1")


@pytest.mark.parametrize("name", PRESETS)
def test_presets_are_described(name: str) -> None:
    assert preset(name).name
    assert preset(name).to_json()["name"] == preset(name).name


@pytest.mark.parametrize(
    ("source", "code", "words"),
    [
        ("", Code.MALFORMED, "lacks 'lines'"),
        ("lines = 3", Code.MALFORMED, "must be a list of four lines, not 3"),
        ("{", Code.MALFORMED, "not good JSON"),
        ("[1, 2]", Code.MALFORMED, "not good TOML"),
        ("lines = [", Code.MALFORMED, "not good TOML"),
        ('{"a":' * 20_000, Code.MALFORMED, "not good JSON"),
        ("x = " + "[" * 50_000, Code.MALFORMED, "not good TOML"),
        ("#" * (MAX_TEXT + 1), Code.MALFORMED, "at most 100000 characters"),
        (17, Code.MALFORMED, "must be a table"),
        (None, Code.MALFORMED, "must be a table"),
        ({}, Code.MALFORMED, "lacks 'lines'"),
        ({"lines": {}}, Code.MALFORMED, "must be a list"),
        ({"lines": [1]}, Code.MALFORMED, "a line must be a table, not 1"),
        ({"lines": [{}]}, Code.MALFORMED, "lacks 'colour'"),
        ({**four(), "colour": 1}, Code.MALFORMED, "unknown key 'colour'"),
        ({**four(), "name": 5}, Code.MALFORMED, "name of a layout"),
        ({**four(), "name": "x" * 61}, Code.MALFORMED, "at most 60"),
        ({**four(), "name": "\x00"}, Code.MALFORMED, "plain text"),
        (
            {"lines": []},
            Code.WRONG_LINES,
            "red, yellow, green and blue lines must",
        ),
        ({"lines": four()["lines"][:3]}, Code.WRONG_LINES, "the blue line must not be missing"),
        ({"lines": four()["lines"] * 2}, Code.WRONG_LINES, "two red lines"),
        (four(red={"colour": "pink"}), Code.WRONG_LINES, "no 'pink' line"),
        (four(red={"colour": ["red"]}), Code.WRONG_LINES, "the colours are red, yellow"),
        (four(red={"shape": None}), Code.MALFORMED, "the red line lacks 'shape'"),
        (four(red={"shape": "star"}), Code.MALFORMED, "one of ellipse, polygon, curve, not 'star'"),
        (four(red={"shape": []}), Code.MALFORMED, "the red line must be one of"),
        (four(red={"cx": None}), Code.MALFORMED, "the red line lacks 'cx'"),
        (four(red={"cx": "300"}), Code.MALFORMED, "'cx' of the red line must be a number"),
        (four(red={"cx": True}), Code.MALFORMED, "must be a number, not True"),
        (four(red={"width": 1}), Code.MALFORMED, "unknown key 'width'; known are closed, colour"),
        (four(red={"cx": float("nan")}), Code.BAD_NUMBER, "not nan"),
        (four(red={"cx": float("inf")}), Code.BAD_NUMBER, "between -1000000 and 1000000"),
        (four(red={"cx": 10**5000}), Code.BAD_NUMBER, "not ???"),
        (four(red={"rx": -5}), Code.BAD_NUMBER, "must not be negative"),
        (four(red={"closed": False}), Code.LINE_NOT_CLOSED, "the red line is open"),
        (four(red={"closed": "no"}), Code.MALFORMED, "must be true"),
        (four(red={"knot": [1]}), Code.MALFORMED, "'knot' of the red line must be two numbers"),
        (four(red={"knot": [1, 1], "knot_angle_deg": 3}), Code.MALFORMED, "not both"),
        ({"lines": [{"colour": c, **TRIANGLE, "points": 5} for c in COLOURS]}, None, "a list of"),
        ({"lines": [{"colour": c, **TRIANGLE, "points": [5]} for c in COLOURS]}, None, "point 1"),
        (
            {"lines": [{"colour": c, **TRIANGLE, "points": [[0, "a"]]} for c in COLOURS]},
            None,
            "y of",
        ),
        (
            {"lines": [{"colour": c, **TRIANGLE, "points": [[1, 2]] * 65} for c in COLOURS]},
            Code.TOO_MANY_POINTS,
            f"65 points; at most {MAX_POINTS}",
        ),
    ],
)
def test_what_is_not_a_layout_is_refused(source: Any, code: Code | None, words: str) -> None:
    error = refusal(source)
    assert error.code == (code or Code.MALFORMED)
    assert words in str(error)
    assert [str(problem) for problem in describe_problems(source)] == [str(error)]


def test_doubled_and_missing_lines_are_named() -> None:
    assert refusal({"lines": four()["lines"] * 2}).lines == ("red",)
    assert refusal({"lines": four()["lines"][1:3]}).lines == ("red", "blue")


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from([*COLOURS, "ellipse", "polygon", "curve", ""]),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from(["lines", "name", "colour", "shape", "points", "knot", "cx", "closed"]),
            inner,
            max_size=6,
        )
    ),
    max_leaves=25,
)


@settings(max_examples=80, deadline=None)
@given(VALUES)
def test_no_nonsense_gets_past_reading(value: Any) -> None:
    assert describe_problems(value)


@settings(max_examples=80, deadline=None)
@given(st.dictionaries(st.sampled_from([*CIRCLE, "knot", "points"]), VALUES, max_size=3))
def test_no_nonsense_in_a_line_makes_anything_but_a_layout_error(changes: dict[str, Any]) -> None:
    assert describe_problems(four(red=changes))


@settings(max_examples=40, deadline=None)
@given(st.text(max_size=60))
def test_no_text_is_a_layout_by_accident(text: str) -> None:
    assert describe_problems(text)


POINTS = st.lists(
    st.tuples(st.integers(-5000, 105000), st.integers(-5000, 105000)), min_size=1, max_size=8
)


@given(POINTS, st.sampled_from(["polygon", "curve"]))
def test_points_survive_json_to_the_hundredth(points: list[tuple[int, int]], kind: str) -> None:
    written = [[x / 100, y / 100] for x, y in points]
    lines = [{"colour": colour, "shape": kind, "points": written} for colour in COLOURS]
    layout = read_layout({"lines": lines})
    shape = layout.lines[2].shape
    assert isinstance(shape, Polygon | Curve)
    assert shape.points == tuple(points)
    assert read_layout(json.dumps(layout.to_json())) == layout
