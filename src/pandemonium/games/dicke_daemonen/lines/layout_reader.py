"""Reading layouts: from TOML or JSON text, from a file, or from a mapping."""

import json
import reprlib
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pandemonium.engine.errors import Detail, Phrase, file_problem
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.layout import ELLIPSE_KEYS, Layout, Line
from pandemonium.games.dicke_daemonen.lines.problems import Code, LayoutError, lines_in_words
from pandemonium.games.dicke_daemonen.lines.shapes import (
    GRID,
    Curve,
    Ellipse,
    Point,
    Polygon,
    ellipse_point,
)

MAX_POINTS = 64
MAX_NUMBER = 1_000_000
MAX_TEXT = 100_000
MAX_NAME = 60

_LAYOUT_KEYS = {"id", "name", "description", "lines"}
_LINE_KEYS = {"colour", "shape", "knot", "closed"}
_SHAPE_KEYS = {
    "ellipse": {*ELLIPSE_KEYS, "knot_angle_deg"},
    "polygon": {"points"},
    "curve": {"points"},
}
_THE_LAYOUT = Phrase("layout-the-layout")


def read_file(file: Path) -> Layout:
    """The layout in a file, with or without a byte order mark; a LayoutError names the file."""
    try:
        with file.open(encoding="utf-8-sig") as opened:
            return read_layout(opened.read(MAX_TEXT + 1))
    except LayoutError as problem:
        details: dict[str, Detail] = {"file": str(file), "problem": problem}
        raise LayoutError(
            problem.code, "in-file", details, problem.place, problem.lines
        ) from problem
    except UnicodeDecodeError as problem:
        raise LayoutError(Code.MALFORMED, "not-text", {"file": str(file)}) from problem
    except OSError as problem:
        details = {"file": str(file), "problem": file_problem(problem)}
        raise LayoutError(Code.MALFORMED, "unreadable", details) from problem


def read_layout(source: str | Mapping[str, Any]) -> Layout:
    """The layout in a TOML or JSON text or in a JSON-ready mapping.

    A LayoutError means that it cannot be parsed, or is not one line of each colour. Whether the
    lines make a valid board is not checked here.
    """
    table = _parsed(source) if isinstance(source, str) else source
    _expect(isinstance(table, Mapping), "not-a-table", table)
    _only(table, _LAYOUT_KEYS, _THE_LAYOUT)
    name = table.get("name", "")
    is_plain = isinstance(name, str) and len(name) <= MAX_NAME and name.isprintable()
    _expect(is_plain, "bad-name", name, most=MAX_NAME)
    entries = _need(table, "lines", _THE_LAYOUT)
    _expect(isinstance(entries, list | tuple), "lines-no-list", entries)
    red, yellow, green, blue = (_line(entry) for entry in _sorted_lines(entries))
    return Layout((red, yellow, green, blue), name)


def _parsed(text: str) -> Mapping[str, Any]:
    text = text.removeprefix("\ufeff")
    if len(text) > MAX_TEXT:
        raise LayoutError(Code.MALFORMED, "too-long", {"most": str(MAX_TEXT)})
    is_json = text.lstrip().startswith("{")
    try:
        table: Mapping[str, Any] = json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        kind = "JSON" if is_json else "TOML"
        details: dict[str, Detail] = {"kind": kind, "problem": str(error)}
        raise LayoutError(Code.MALFORMED, "bad-text", details) from error
    return table


def shown(value: object) -> str:
    """A value for a message, truncated if it is long."""
    try:
        return reprlib.repr(value)
    except ValueError:  # Python refuses to write out integers of thousands of digits
        return "???"


def _expect(is_good: bool, key: str, value: object, **details: Detail) -> None:
    if not is_good:
        raise LayoutError(Code.MALFORMED, key, {"value": shown(value), **details})


def _need(table: Mapping[str, Any], key: str, where: Phrase) -> Any:
    if key not in table:
        raise LayoutError(Code.MALFORMED, "lacks", {"where": where, "key": key})
    return table[key]


def _only(table: Mapping[str, Any], allowed: set[str], where: Phrase) -> None:
    for key in table:
        if key not in allowed:
            details: dict[str, Detail] = {
                "where": where,
                "key": shown(key),
                "known": sorted(allowed),
            }
            raise LayoutError(Code.MALFORMED, "unknown-key", details)


def _sorted_lines(entries: list[Any] | tuple[Any, ...]) -> list[Mapping[str, Any]]:
    by_colour: dict[str, Mapping[str, Any]] = {}
    for entry in entries:
        _expect(isinstance(entry, Mapping), "line-no-table", entry)
        colour = _need(entry, "colour", Phrase("layout-a-line"))
        if colour not in COLOURS:
            details: dict[str, Detail] = {"colour": shown(colour), "colours": list(COLOURS)}
            raise LayoutError(Code.WRONG_LINES, "no-such-colour", details)
        if colour in by_colour:
            details = {"line": Phrase(f"line-{colour}")}
            raise LayoutError(Code.WRONG_LINES, "two-lines", details, lines=(colour,))
        by_colour[colour] = entry
    missing = tuple(colour for colour in COLOURS if colour not in by_colour)
    if missing:
        details = {"lines": lines_in_words(*[COLOURS.index(colour) for colour in missing])}
        raise LayoutError(Code.WRONG_LINES, "no-line", details, lines=missing)
    return [by_colour[colour] for colour in COLOURS]


def _line(entry: Mapping[str, Any]) -> Line:
    colour: str = entry["colour"]
    number = COLOURS.index(colour)
    where = lines_in_words(number)
    kind = _need(entry, "shape", where)
    is_known = isinstance(kind, str) and kind in _SHAPE_KEYS
    _expect(is_known, "bad-shape", kind, line=where, known=list(_SHAPE_KEYS))
    _only(entry, _LINE_KEYS | _SHAPE_KEYS[kind], where)
    closed = entry.get("closed", True)
    _expect(isinstance(closed, bool), "closed-flag", closed, line=where)
    if not closed:
        raise LayoutError(Code.LINE_NOT_CLOSED, "open", {"line": where}, lines=(colour,))
    if kind == "ellipse":
        return _ellipse_line(entry, number)
    points = _points(_need(entry, "points", where), number)
    shape = Polygon(points) if kind == "polygon" else Curve(points)
    return Line(number, shape, _knot(entry, where))


def _ellipse_line(entry: Mapping[str, Any], number: int) -> Line:
    where = lines_in_words(number)
    figures = [_steps(_need(entry, key, where), _part(key, where)) for key in ELLIPSE_KEYS]
    shape = Ellipse(*figures)
    if shape.rx < 0 or shape.ry < 0:
        raise LayoutError(
            Code.BAD_NUMBER, "negative-radius", {"line": where}, lines=(COLOURS[number],)
        )
    knot = _knot(entry, where)
    if "knot_angle_deg" in entry:
        _expect("knot" not in entry, "two-knots", "", line=where)
        knot = ellipse_point(shape, _steps(entry["knot_angle_deg"], _part("knot_angle_deg", where)))
    return Line(number, shape, knot)


def _part(key: str, line: Phrase) -> Phrase:
    return Phrase("layout-part", name=key, line=line)


def _knot(entry: Mapping[str, Any], where: Phrase) -> Point | None:
    return _point(entry["knot"], _part("knot", where)) if "knot" in entry else None


def _points(value: Any, line: int) -> tuple[Point, ...]:
    where = lines_in_words(line)
    _expect(isinstance(value, list | tuple), "points-no-list", value, line=where)
    if len(value) > MAX_POINTS:
        details: dict[str, Detail] = {"line": where, "count": len(value), "most": MAX_POINTS}
        raise LayoutError(Code.TOO_MANY_POINTS, "too-many-points", details, lines=(COLOURS[line],))
    return tuple(
        _point(point, Phrase("layout-point", number=number, line=where))
        for number, point in enumerate(value, start=1)
    )


def _point(value: Any, where: Phrase) -> Point:
    is_pair = isinstance(value, list | tuple) and len(value) == 2
    _expect(is_pair, "no-point", value, where=where)
    x, y = (Phrase("layout-axis", axis=axis, where=where) for axis in ("x", "y"))
    return _steps(value[0], x), _steps(value[1], y)


def _steps(value: Any, where: Phrase) -> int:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    _expect(is_number, "no-number", value, where=where)
    if not -MAX_NUMBER <= value <= MAX_NUMBER:  # written so that NaN fails too
        details: dict[str, Detail] = {
            "where": where,
            "most": str(MAX_NUMBER),
            "value": shown(value),
        }
        raise LayoutError(Code.BAD_NUMBER, "number-range", details)
    steps: int = round(value * GRID)
    return steps
