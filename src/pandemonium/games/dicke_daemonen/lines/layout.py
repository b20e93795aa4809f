"""What a layout of power lines is, and how it is read and written.

Whether a layout is allowed on the table is decided in `checks`; the fields it makes are found in
`board`.

All figures are kept as whole grid steps (see `shapes`), so a layout survives JSON exactly.
"""

from __future__ import annotations

import json
import reprlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Any

from pandemonium.games.dicke_daemonen.lines.shapes import (
    GRID,
    Curve,
    Ellipse,
    Point,
    Polygon,
    Shape,
    ellipse_point,
)

COLOURS = ("red", "yellow", "green", "blue")
ELEMENTS = ("fire", "air", "earth", "water")
MAX_POINTS = 64
MAX_NUMBER = 1_000_000
MAX_TEXT = 100_000
MAX_NAME = 60
PRESETS = ("four_leaf", "crossing_gate", "rose", "scoring_table", "sixteen", "hash")


class Code(StrEnum):
    """Why a layout is refused; the first three are about reading, the others about geometry."""

    MALFORMED = "MALFORMED"
    BAD_NUMBER = "BAD_NUMBER"
    TOO_MANY_POINTS = "TOO_MANY_POINTS"
    WRONG_LINES = "WRONG_LINES"
    LINE_NOT_CLOSED = "LINE_NOT_CLOSED"
    OUT_OF_CANVAS = "OUT_OF_CANVAS"
    SELF_CROSSING = "SELF_CROSSING"
    SHARED_SEGMENT = "SHARED_SEGMENT"
    TOO_MANY_CROSSINGS = "TOO_MANY_CROSSINGS"
    TANGENT_TOUCH = "TANGENT_TOUCH"
    THREE_LINES_AT_POINT = "THREE_LINES_AT_POINT"
    CROSSINGS_TOO_CLOSE = "CROSSINGS_TOO_CLOSE"
    LINE_CROSSES_TOO_FEW = "LINE_CROSSES_TOO_FEW"
    KNOT_MISPLACED = "KNOT_MISPLACED"
    FIELD_TOO_SMALL = "FIELD_TOO_SMALL"


class LayoutError(ValueError):
    """A layout that cannot be used: what is wrong, where, and with which lines."""

    def __init__(
        self,
        code: Code,
        message: str,
        place: tuple[float, float] | None = None,
        lines: tuple[str, ...] = (),
    ) -> None:
        """Keep the parts; the text of the error is `message`."""
        super().__init__(message)
        self.code = code
        self.message = message
        self.place = place
        self.lines = lines


@dataclass(frozen=True, slots=True)
class Line:
    """One power line. `knot` is `None` while the layout is still being made."""

    colour: int
    shape: Shape
    knot: Point | None = None

    def to_json(self) -> dict[str, Any]:
        """The line as `read_layout` reads it."""
        shape = self.shape
        written: dict[str, Any] = {"colour": COLOURS[self.colour]}
        if isinstance(shape, Ellipse):
            written["shape"] = "ellipse"
            for key, value in zip(_ELLIPSE_KEYS, _ellipse_figures(shape), strict=True):
                written[key] = _plain(value)
        else:
            written["shape"] = "polygon" if isinstance(shape, Polygon) else "curve"
            written["points"] = [_plain_point(point) for point in shape.points]
        if self.knot is not None:
            written["knot"] = _plain_point(self.knot)
        return written


@dataclass(frozen=True, slots=True)
class Layout:
    """Four lines in the order of `COLOURS`."""

    lines: tuple[Line, Line, Line, Line]
    name: str = ""

    def to_json(self) -> dict[str, Any]:
        """The one JSON form of this layout; `read_layout` gives the same layout back."""
        written: dict[str, Any] = {"name": self.name} if self.name else {}
        written["lines"] = [line.to_json() for line in self.lines]
        return written


_ELLIPSE_KEYS = ("cx", "cy", "rx", "ry", "rotation_deg")
_LAYOUT_KEYS = {"id", "name", "description", "lines"}
_LINE_KEYS = {"colour", "shape", "knot", "closed"}
_SHAPE_KEYS = {
    "ellipse": {*_ELLIPSE_KEYS, "knot_angle_deg"},
    "polygon": {"points"},
    "curve": {"points"},
}


def _ellipse_figures(shape: Ellipse) -> tuple[int, ...]:
    return shape.cx, shape.cy, shape.rx, shape.ry, shape.rotation


def _plain(value: int) -> int | float:
    whole, rest = divmod(value, GRID)
    return value / GRID if rest else whole


def _plain_point(point: Point) -> list[int | float]:
    return [_plain(point[0]), _plain(point[1])]


def read_layout(source: str | Mapping[str, Any]) -> Layout:
    """The layout in a TOML or JSON text or in a JSON-ready mapping.

    Raises:
        LayoutError: it cannot be read, or is not one line of each colour. Whether the lines make a
            legal board is not looked at here.
    """
    table = _parsed(source) if isinstance(source, str) else source
    _expect(isinstance(table, Mapping), "a layout must be a table with the key 'lines'", table)
    _only(table, _LAYOUT_KEYS, "the layout")
    name = table.get("name", "")
    _expect(
        isinstance(name, str) and len(name) <= MAX_NAME and name.isprintable(),
        f"the name of a layout must be a plain text of at most {MAX_NAME} characters",
        name,
    )
    entries = _need(table, "lines", "the layout")
    _expect(isinstance(entries, list | tuple), "'lines' must be a list of four lines", entries)
    red, yellow, green, blue = (_line(entry) for entry in _sorted_lines(entries))
    return Layout((red, yellow, green, blue), name)


def _parsed(text: str) -> Mapping[str, Any]:
    if len(text) > MAX_TEXT:
        raise LayoutError(Code.MALFORMED, f"a layout must have at most {MAX_TEXT} characters")
    is_json = text.lstrip().startswith("{")
    try:
        table: Mapping[str, Any] = json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        kind = "JSON" if is_json else "TOML"
        raise LayoutError(Code.MALFORMED, f"the layout is not good {kind}: {error}") from error
    return table


def _shown(value: object) -> str:
    try:
        return reprlib.repr(value)
    except ValueError:  # Python refuses to write out integers of thousands of digits
        return "a huge number"


def _expect(is_good: bool, wanted: str, got: object) -> None:
    if not is_good:
        raise LayoutError(Code.MALFORMED, f"{wanted}, not {_shown(got)}")


def _need(table: Mapping[str, Any], key: str, where: str) -> Any:
    if key not in table:
        raise LayoutError(Code.MALFORMED, f"{where} lacks '{key}'")
    return table[key]


def _only(table: Mapping[str, Any], allowed: set[str], where: str) -> None:
    for key in table:
        if key not in allowed:
            known = ", ".join(sorted(allowed))
            raise LayoutError(
                Code.MALFORMED, f"{where} has an unknown key {_shown(key)}; known are {known}"
            )


def _sorted_lines(entries: list[Any] | tuple[Any, ...]) -> list[Mapping[str, Any]]:
    found: dict[str, Mapping[str, Any]] = {}
    for entry in entries:
        _expect(isinstance(entry, Mapping), "a line must be a table", entry)
        colour = _need(entry, "colour", "a line")
        if colour not in COLOURS:
            raise LayoutError(
                Code.WRONG_LINES,
                f"there is no {_shown(colour)} line; the colours are {', '.join(COLOURS)}",
            )
        if colour in found:
            raise LayoutError(
                Code.WRONG_LINES,
                f"there are two {colour} lines; one line of each colour is allowed",
                lines=(colour,),
            )
        found[colour] = entry
    missing = tuple(colour for colour in COLOURS if colour not in found)
    if missing:
        raise LayoutError(
            Code.WRONG_LINES,
            f"no line is {' or '.join(missing)}; one line of each colour is needed",
            lines=missing,
        )
    return [found[colour] for colour in COLOURS]


def _line(entry: Mapping[str, Any]) -> Line:
    colour: str = entry["colour"]
    where = f"the {colour} line"
    kind = _need(entry, "shape", where)
    known = ", ".join(_SHAPE_KEYS)
    _expect(isinstance(kind, str) and kind in _SHAPE_KEYS, f"{where} must be one of {known}", kind)
    _only(entry, _LINE_KEYS | _SHAPE_KEYS[kind], where)
    _check_closed(entry, colour)
    if kind == "ellipse":
        return _ellipse_line(entry, colour)
    points = _points(_need(entry, "points", where), colour)
    shape = Polygon(points) if kind == "polygon" else Curve(points)
    return Line(COLOURS.index(colour), shape, _knot(entry, where))


def _check_closed(entry: Mapping[str, Any], colour: str) -> None:
    closed = entry.get("closed", True)
    _expect(isinstance(closed, bool), f"'closed' of the {colour} line must be true", closed)
    if not closed:
        raise LayoutError(
            Code.LINE_NOT_CLOSED,
            f"the {colour} line is open; a power line is a loop",
            lines=(colour,),
        )


def _ellipse_line(entry: Mapping[str, Any], colour: str) -> Line:
    where = f"the {colour} line"
    figures = [_steps(_need(entry, key, where), f"'{key}' of {where}") for key in _ELLIPSE_KEYS]
    shape = Ellipse(*figures)
    if shape.rx < 0 or shape.ry < 0:
        raise LayoutError(
            Code.BAD_NUMBER, f"the radii of {where} must not be negative", lines=(colour,)
        )
    knot = _knot(entry, where)
    if "knot_angle_deg" in entry:
        _expect("knot" not in entry, f"{where} must have 'knot' or 'knot_angle_deg'", "both")
        angle = _steps(entry["knot_angle_deg"], f"'knot_angle_deg' of {where}")
        knot = ellipse_point(shape, angle)
    return Line(COLOURS.index(colour), shape, knot)


def _knot(entry: Mapping[str, Any], where: str) -> Point | None:
    return _point(entry["knot"], f"'knot' of {where}") if "knot" in entry else None


def _points(value: Any, colour: str) -> tuple[Point, ...]:
    where = f"the {colour} line"
    _expect(isinstance(value, list | tuple), f"'points' of {where} must be a list of points", value)
    if len(value) > MAX_POINTS:
        raise LayoutError(
            Code.TOO_MANY_POINTS,
            f"{where} has {len(value)} points; at most {MAX_POINTS} are allowed",
            lines=(colour,),
        )
    return tuple(
        _point(point, f"point {number} of {where}") for number, point in enumerate(value, start=1)
    )


def _point(value: Any, where: str) -> Point:
    is_pair = isinstance(value, list | tuple) and len(value) == 2
    _expect(is_pair, f"{where} must be two numbers [x, y]", value)
    return _steps(value[0], f"x of {where}"), _steps(value[1], f"y of {where}")


def _steps(value: Any, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise LayoutError(Code.MALFORMED, f"{where} must be a number, not {_shown(value)}")
    if not -MAX_NUMBER <= value <= MAX_NUMBER:  # written so that NaN fails too
        raise LayoutError(
            Code.BAD_NUMBER,
            f"{where} must be between -{MAX_NUMBER} and {MAX_NUMBER}, not {_shown(value)}",
        )
    return round(value * GRID)


@cache
def _shipped() -> dict[str, Layout]:
    text = (
        resources.files("pandemonium.games.dicke_daemonen")
        .joinpath("layouts.toml")
        .read_text(encoding="utf-8")
    )
    return {table["id"]: read_layout(table) for table in tomllib.loads(text)["layouts"]}


def shipped(name: str) -> Layout:
    """A layout from the game's file: a preset, or one kept for the random generator."""
    return _shipped()[name]


def preset(name: str) -> Layout:
    """One of the layouts that come with the game.

    Raises:
        ValueError: there is no such preset.
    """
    if name not in PRESETS:
        raise ValueError(f"there is no preset {_shown(name)}; choose from {', '.join(PRESETS)}")
    return shipped(name)
