"""What is in the box and on the table from the start: creatures, the board as numbers, actions.

The geometry of a layout is left behind here: a field, a corner and a colour are numbers now.
"""

from typing import Final

from pandemonium.engine.action import Action, ActionTable
from pandemonium.engine.game import Card
from pandemonium.engine.oldtask import Task
from pandemonium.games.dicke_daemonen import tasks as do
from pandemonium.games.dicke_daemonen.lines.board import Board

RED: Final = 0
YELLOW: Final = 1
GREEN: Final = 2
BLUE: Final = 3
WHITE: Final = 4
COLOURS: Final = 5
DEMON_COLOURS: Final = 4  # the colours before white

NAMES = ("red", "yellow", "green", "blue", "white")
COPIES: Final = 10  # of each colour (DD 1.1)
FIST: Final = 4  # creatures drawn at the start (DD 1.6)
PLACES: Final = 3  # of a prediction in solitaire (DD 7.3)


class Box:
    """The tables of one configuration; nothing in it changes."""

    def __init__(self, board: Board, players: int, oldest: int, majority: str) -> None:
        """Turn a board into lists of numbers."""
        self.players = players
        self.oldest = oldest
        self.needs_half: bool = majority == "half"
        self.fields: int = len(board.field_corners)
        self.outer: int = board.outer
        self.corners: int = len(board.corners)
        self.field_of: list[int] = [corner.field for corner in board.corners]
        self.first_line: list[int] = [corner.a for corner in board.corners]
        self.second_line: list[int] = [corner.b for corner in board.corners]
        self.corners_in: list[list[int]] = [list(some) for some in board.field_corners]
        self.knots: list[list[int]] = [list(some) for some in board.field_knots]
        self.neighbours: list[list[int]] = [list(some) for some in board.field_neighbours]
        self.inside: list[list[int]] = [list(some) for some in board.field_inside]
        self.value: list[int] = list(board.field_values)
        self.field_names: list[str] = list(board.field_names)
        self.corner_names: list[str] = list(board.corner_names)
        self.lines_at: list[int] = [1 << c.a | 1 << c.b for c in board.corners]  # as bits
        self.corners_for: list[list[int]] = [
            [corner for corner in range(self.corners) if self.lines_at[corner] >> colour & 1]
            for colour in range(DEMON_COLOURS)
        ]
        self.turns: list[list[Task]] = [_turn(seat, players) for seat in range(players)]

    @property
    def is_solitaire(self) -> bool:
        """Whether one player plays alone (DD 7.1)."""
        return self.players == 1


def _turn(seat: int, players: int) -> list[Task]:
    """A turn of the seat and the next one, what comes first last (DD 2.1); tasks never change."""
    return [
        Task(do.BEGIN_TURN, (seat + 1) % players),
        Task(do.REDRAW, seat),
        Task(do.PREDICT, seat),
        Task(do.SUMMON, seat),
    ]


def creatures() -> tuple[Card, ...]:
    """The five kinds of creature."""
    return tuple(Card(name, "ghost" if name == "white" else "demon", COPIES) for name in NAMES)


# Families of actions, in the order in which `Moves` adds them.
WAIT: Final = 0
PREDICT: Final = 1
GHOST: Final = 2
DEMON: Final = 3  # red; the families of the other colours follow


class Moves:
    """The actions of one configuration, by verb.

    Each colour can be named with each corner, so that a wrong one is refused with the reason.
    """

    def __init__(self, box: Box, table: ActionTable) -> None:
        """Add every action to the table."""
        fields = [name.lower() for name in box.field_names]
        corners = [name.lower() for name in box.corner_names]
        self.wait = table.add("wait")
        self.predict = table.add_each("predict", _forecasts(box))
        self.ghost = table.add_each("summon", [f"white {field}.o" for field in fields])
        self.demon: list[list[Action]] = [
            table.add_each("summon", [f"{NAMES[colour]} {corner}" for corner in corners])
            for colour in range(DEMON_COLOURS)
        ]


def _forecasts(box: Box) -> list[str]:
    """What can be predicted: a colour; in solitaire with its place, as `green 1`."""
    if not box.is_solitaire:
        return list(NAMES)
    return [f"{name} {place}" for name in NAMES for place in range(1, PLACES + 1)]
