"""Problems of a layout: codes for programs, sentences and places for people."""

from collections.abc import Mapping
from enum import StrEnum

from pandemonium.engine.errors import Detail, PandemoniumError, Phrase
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS

PACKAGE = "pandemonium.games.dicke_daemonen"  # its catalogues have the sentences
NUMBERED = ("first", "second", "third", "fourth")


class Code(StrEnum):
    """Why a layout is refused; the first three concern parsing, the others geometry."""

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


CLAUSES = {  # the rule that is broken; by default 1.4, which requires a clear board
    Code.MALFORMED: "",
    Code.BAD_NUMBER: "",
    Code.TOO_MANY_POINTS: "",
    Code.WRONG_LINES: "DD 1.2",
    Code.LINE_CROSSES_TOO_FEW: "DD 1.3",
}
CLEAR_BOARD = "DD 1.4"


class LayoutError(PandemoniumError, ValueError):
    """What is wrong with a layout, where, and with which lines."""

    def __init__(
        self,
        code: Code,
        key: str,
        details: Mapping[str, Detail],
        place: tuple[float, float] | None = None,
        lines: tuple[str, ...] = (),
    ) -> None:
        """`key` and `details` make the sentence `error-layout-<key>`, `place` is on the canvas."""
        super().__init__(f"layout-{key}", details, PACKAGE)
        self.args = (code, key, details, place, lines)  # what a copy is made from
        self.code = code
        self.place = place
        self.lines = lines

    @property
    def clause(self) -> str:
        """The rule that it breaks; empty if the layout could not even be parsed."""
        return CLAUSES.get(self.code, CLEAR_BOARD)

    def to_json(self) -> dict[str, object]:
        """The problem for a program; `locale.words.Words.error` renders its sentence."""
        return {
            "code": str(self.code),
            "lines": list(self.lines),
            "place": None if self.place is None else list(self.place),
        }


def lines_in_words(*lines: int) -> Phrase:
    """A phrase such as `the red line` or `the red and blue lines`."""
    if not lines:
        return Phrase("lines-0")
    named = {NUMBERED[k]: Phrase(f"line-{COLOURS[line]}") for k, line in enumerate(lines)}
    return Phrase(f"lines-{len(lines)}", **named)
