"""Every action of Dicke Dämonen, with the colour and the place that it names.

Each colour can be combined with each corner, so that a wrong pair is refused with the reason.
"""

from typing import Final

from pandemonium.engine.action import Action, ActionTable
from pandemonium.games.dicke_daemonen.components import (
    COLOURS,
    DEMON_COLOURS,
    NAMES,
    NO_COLOUR,
    PLACES,
    WHITE,
    Box,
)
from pandemonium.games.dicke_daemonen.elements import centre_at, corner_at

NO_PLACE: Final = 0
RANK: Final = 1  # the place, from 1, on which a colour is predicted to come in (solitaire)
FIELD: Final = 2
CORNER: Final = 3


class Family:
    """Actions that are worded alike: the key of their label, and what their `place` is."""

    __slots__ = ("label", "place_is")

    def __init__(self, label: str, place_is: int) -> None:
        self.label = label
        self.place_is = place_is


WAIT: Final = Family("wait", NO_PLACE)
PREDICT: Final = Family("predict", NO_PLACE)
PREDICT_PLACE: Final = Family("predict-place", RANK)
GHOST: Final = Family("ghost", FIELD)
DEMON: Final = Family("demon", CORNER)


class Actions:
    """The actions of one configuration.

    `family`, `colour`, `place` and `element` are indexed by the id of an action: how it is worded,
    which colour it names, which place (see `Family`), and the element of the board that it is
    about.
    """

    def __init__(self, box: Box, table: ActionTable) -> None:
        fields = [name.lower() for name in box.field_names]
        corners = [name.lower() for name in box.corner_names]
        self.family: list[Family] = []
        self.colour: list[int] = []
        self.place: list[int] = []
        self.element: list[str] = []
        self.wait = table.add("wait", ends=True)
        self._describe(WAIT, NO_COLOUR, [""])
        self.predict: list[list[Action]] = self._add_predictions(table, box.is_solitaire)
        self.ghost = table.add_each("summon", [f"white {field}.o" for field in fields])
        self._describe(GHOST, WHITE, [centre_at(field) for field in fields])
        self.demon: list[list[Action]] = []
        for colour in range(DEMON_COLOURS):
            names = [f"{NAMES[colour]} {corner}" for corner in corners]
            self.demon.append(table.add_each("summon", names))
            self._describe(DEMON, colour, [corner_at(corner) for corner in corners])
        self.places: list[list[Action]] = self._places(box)

    def _places(self, box: Box) -> list[list[Action]]:
        """For each colour the summonings for which there is a place on an empty board."""
        places = [
            [demons[corner] for corner in range(box.corners) if box.has_line(colour, corner)]
            for colour, demons in enumerate(self.demon)
        ]
        return [*places, self.ghost[: box.outer]]

    def _add_predictions(self, table: ActionTable, is_solitaire: bool) -> list[list[Action]]:
        """The predictions with each colour; in solitaire with their place, as `green 1`."""
        ranks = [f" {rank}" for rank in range(1, PLACES + 1)] if is_solitaire else [""]
        names = [name + rank for name in NAMES for rank in ranks]
        predictions = table.add_each("predict", names, gives_up=True)
        for colour in range(COLOURS):
            if is_solitaire:
                self._describe(PREDICT_PLACE, colour, [""] * PLACES, 1)
            else:
                self._describe(PREDICT, colour, [""])
        count = len(ranks)
        return [predictions[count * colour : count * (colour + 1)] for colour in range(COLOURS)]

    def _describe(self, family: Family, colour: int, elements: list[str], first: int = 0) -> None:
        """Declare what the actions of a family are about, their places counted from `first`."""
        for number in range(len(elements)):
            self.family.append(family)
            self.colour.append(colour)
            self.place.append(first + number)
            self.element.append(elements[number])
