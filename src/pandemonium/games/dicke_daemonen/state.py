"""What lies on the table in Dicke Dämonen, and the single changes that can happen to it.

Which change happens when is in `rules.py`, what a position is worth in `scoring.py`, and what one
seat may know in `view.py`.
"""

from typing import Final

from pandemonium.engine.chance import Chance
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.games.dicke_daemonen.box import COLOURS, PLACES, WHITE, Box, Moves

EMPTY: Final = -1
FROZEN: Final = -2


class Prediction:
    """A creature shown in front of a player. It never changes; `place` is 0 but in solitaire."""

    __slots__ = ("colour", "place", "seat")

    def __init__(self, seat: int, colour: int, place: int) -> None:
        """Who predicts which colour, and on which place it will come in."""
        self.seat = seat
        self.colour = colour
        self.place = place


class Board(State):
    """The whole table. A fist is how many creatures of each colour it holds."""

    __slots__ = (
        "aside",
        "box",
        "corners",
        "fists",
        "ghosts",
        "moves",
        "predictions",
        "sack",
        "turn",
    )

    def __init__(self, game: Game, box: Box, moves: Moves, chance: Chance) -> None:
        """Only what a clone shares; the rest is laid out or copied."""
        super().__init__(game, chance)
        self.box = box
        self.moves = moves
        self.sack: list[int]  # colours, in no order that means anything
        self.fists: list[list[int]]
        self.corners: list[int]  # the colour of the demon in each corner, EMPTY or FROZEN
        self.ghosts: list[bool]  # for each field
        self.predictions: list[Prediction]  # the earliest first
        self.aside: list[int]  # colours that a scenario leaves out of the game
        self.turn: int = 0

    # ------------------------------------------------------------------ what is the case

    def has_predicted(self, seat: int) -> bool:
        """Whether the seat may not predict any more (DD 3.1, 7.4)."""
        made = 0
        for prediction in self.predictions:
            if prediction.seat == seat:
                made += 1
        return made >= (PLACES if self.box.is_solitaire else 1)

    def is_predicted(self, colour: int) -> bool:
        """Whether somebody has predicted the colour (DD 3.3)."""
        return any(prediction.colour == colour for prediction in self.predictions)

    def is_place_taken(self, place: int) -> bool:
        """Whether a prediction in solitaire has this place (DD 7.3)."""
        return any(prediction.place == place for prediction in self.predictions)

    def is_open(self, colour: int, corner: int) -> bool:
        """Whether a demon of this colour may stand in the corner (DD 2.3 to 2.5)."""
        return self.corners[corner] == EMPTY and self.box.lines_at[corner] >> colour & 1 == 1

    def free_places(self, colour: int) -> int:
        """How many places a creature of this colour could be put on now."""
        if colour == WHITE:
            return self.box.outer - sum(self.ghosts)
        return len([c for c in self.box.corners_for[colour] if self.is_open(colour, c)])

    # ------------------------------------------------------------------ single changes

    def freeze(self, field: int) -> None:
        """A ghost closes the field and its empty corners (DD 2.5)."""
        self.ghosts[field] = True
        for corner in self.box.corners_in[field]:
            if self.corners[corner] == EMPTY:
                self.corners[corner] = FROZEN

    def draw(self, seat: int) -> None:
        """A creature from the sack, seen by its owner alone."""
        colour = self.chance.draw(self.sack)
        self.fists[seat][colour] += 1
        self.tell("creature-drawn", seat, colour, 0, -1, seat)

    def return_fist(self, seat: int) -> None:
        """All creatures of the fist back into the sack (DD 3.4)."""
        fist = self.fists[seat]
        count = 0
        for colour in range(COLOURS):
            for _ in range(fist[colour]):
                self.sack.append(colour)
                count += 1
            fist[colour] = 0
        if count:
            self.tell("fist-returned", seat, -1, count)

    def components(self) -> list[int]:
        """Every creature, by colour."""
        found = self.sack + self.aside
        for fist in self.fists:
            for colour in range(COLOURS):
                found += [colour] * fist[colour]
        found += [colour for colour in self.corners if colour >= 0]
        found += [WHITE] * sum(self.ghosts)
        return found + [prediction.colour for prediction in self.predictions]

    # ------------------------------------------------------------------ copies

    def copy_onto(self, copy: State) -> None:
        """Lay on the blank `copy` what lies here, sharing nothing that changes."""
        assert isinstance(copy, Board)
        copy.sack = self.sack[:]
        copy.fists = [fist[:] for fist in self.fists]
        copy.corners = self.corners[:]
        copy.ghosts = self.ghosts[:]
        copy.predictions = self.predictions[:]
        copy.aside = self.aside
        copy.turn = self.turn
