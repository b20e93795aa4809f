"""A layout of power lines and its JSON form.

`layout_reader` parses it, `tracing` validates it, and `board` finds the fields that it makes. All
figures are integers in grid steps (see `shapes`), so a layout survives JSON exactly.
"""

from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict

from pandemonium.games.dicke_daemonen.lines.colours import COLOURS
from pandemonium.games.dicke_daemonen.lines.shapes import GRID, Ellipse, Point, Polygon, Shape

Coordinates = tuple[float, float]  # a JSON array
ELLIPSE_KEYS = ("cx", "cy", "rx", "ry", "rotation_deg")


class EllipseText(TypedDict):
    """An ellipse in the JSON form; `rotation_deg` turns its x radius clockwise on the screen."""

    colour: str
    shape: Literal["ellipse"]
    cx: float
    cy: float
    rx: float
    ry: float
    rotation_deg: float
    knot: Coordinates


class LoopText(TypedDict):
    """A closed line through points in the JSON form, with straight edges or smooth."""

    colour: str
    shape: Literal["polygon", "curve"]
    points: list[Coordinates]
    knot: Coordinates


class LayoutText(TypedDict):
    """The JSON form of a complete layout."""

    name: NotRequired[str]
    lines: list[EllipseText | LoopText]


@dataclass(frozen=True, slots=True)
class Line:
    """One power line; `knot` is None while the layout is incomplete."""

    colour: int
    shape: Shape
    knot: Point | None = None

    def to_json(self) -> dict[str, Any]:
        """The line as `read_layout` reads it."""
        shape = self.shape
        written: dict[str, Any] = {"colour": COLOURS[self.colour]}
        if isinstance(shape, Ellipse):
            written["shape"] = "ellipse"
            figures = shape.cx, shape.cy, shape.rx, shape.ry, shape.rotation
            for key, value in zip(ELLIPSE_KEYS, figures, strict=True):
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
        """The canonical JSON form of this layout, which `read_layout` reads back."""
        written: dict[str, Any] = {"name": self.name} if self.name else {}
        written["lines"] = [line.to_json() for line in self.lines]
        return written


def _plain(value: int) -> int | float:
    whole, rest = divmod(value, GRID)
    return value / GRID if rest else whole


def _plain_point(point: Point) -> list[int | float]:
    return [_plain(point[0]), _plain(point[1])]
