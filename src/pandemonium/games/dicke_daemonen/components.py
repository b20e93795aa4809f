"""What is in the box and on the table from the start: creatures, and the board as numbers.

Fields, corners and colours are numbers here; the geometry of a layout stays in `lines`.
"""

from typing import Final

from pandemonium.engine.formats.saving import Number, SeatNumber
from pandemonium.engine.game import Card
from pandemonium.games.dicke_daemonen.lines.board import Board
from pandemonium.games.dicke_daemonen.lines.colours import COLOURS as LINE_COLOURS
from pandemonium.games.dicke_daemonen.lines.colours import ELEMENTS as LINE_ELEMENTS

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
WHITE: Final = 4
COLOURS: Final = 5
DEMON_COLOURS: Final = 4  # the colours before white

NAMES: tuple[str, ...] = (*LINE_COLOURS, "white")
ELEMENTS: tuple[str, ...] = (*LINE_ELEMENTS, "ghost")
EMBLEMS = ("flame", "whirlwind", "peaks", "drop", "ghost")
COPIES: Final = 10  # of each colour (DD 1.1)
FIST: Final = 4  # creatures drawn at the start (DD 1.8)
PLACES: Final = 3  # of a prediction in solitaire (DD 7.3)

NO_COLOUR: Final = -1
EMPTY: Final = -1  # a corner in which a demon can be put
FROZEN: Final = -2  # an empty corner in a field with a ghost

GAME_EMBLEM = "gooey-daemon"
TABLE_EMBLEMS = {
    "sack": "swap-bag",
    "fist": "fist",
    "frozen": "snowflake-1",
    "predict": "crystal-ball",
    "knot": "knot",
    "string": "rope-coil",
}


class Box:
    """Immutable lookup tables of one configuration."""

    def __init__(self, board: Board, players: int, oldest: int, majority: str) -> None:
        self.players = players
        self.is_solitaire: bool = players == 1  # one player plays alone (DD 7.1)
        self.oldest = oldest
        self.needs_half: bool = majority == "half"
        self.fields: int = len(board.field_corners)
        self.outer: int = board.outer
        self.corners: int = len(board.corners)
        self.field_of: list[int] = [corner.field for corner in board.corners]
        self.first_line: list[int] = [corner.a for corner in board.corners]
        self.second_line: list[int] = [corner.b for corner in board.corners]
        self.corners_in: list[list[int]] = [list(corners) for corners in board.field_corners]
        self.knots: list[list[int]] = [list(lines) for lines in board.field_knots]
        self.neighbours: list[list[int]] = [list(fields) for fields in board.field_neighbours]
        self.inside: list[list[int]] = [list(lines) for lines in board.field_inside]
        self.value: list[int] = list(board.field_values)
        self.field_names: list[str] = list(board.field_names)
        self.corner_names: list[str] = list(board.corner_names)

    def has_line(self, colour: int, corner: int) -> bool:
        """Whether a line of this colour passes the corner (DD 1.6)."""
        return self.first_line[corner] == colour or self.second_line[corner] == colour


def creatures() -> tuple[Card, ...]:
    """The five kinds of creature as cards."""
    return tuple(
        Card(name, "ghost" if name == "white" else "demon", COPIES, emblem)
        for name, emblem in zip(NAMES, EMBLEMS, strict=True)
    )


PREDICTION_FIELDS = (
    SeatNumber("seat"),
    Number("colour", 0, COLOURS - 1),
    Number("place", 0, PLACES),
)


class Prediction:
    """A creature shown in front of a player (immutable); `place` is 0 except in solitaire."""

    __slots__ = ("colour", "place", "seat")

    def __init__(self, seat: int = 0, colour: int = 0, place: int = 0) -> None:
        self.seat = seat
        self.colour = colour
        self.place = place


def times_of(place: int) -> int:
    """How often the points of a colour count in solitaire, by its place from 1 (DD 7.6)."""
    return PLACES + 1 - place
