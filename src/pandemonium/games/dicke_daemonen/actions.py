"""Every action of Dicke Dämonen, by verb, and the colour and the place that each names.

Each colour can be named with each corner, so that a wrong one is refused with the reason.
"""

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


class Actions:
    """The actions of one configuration.

    By the id of an action, `colour` is the colour it names and `place` where: the corner of a
    demon, the field of a ghost, in solitaire the place of a prediction (else 0).
    """

    def __init__(self, box: Box, table: ActionTable) -> None:
        """Add every action to the table."""
        fields = [name.lower() for name in box.field_names]
        corners = [name.lower() for name in box.corner_names]
        self.colour: list[int] = []
        self.place: list[int] = []
        self.wait = table.add("wait", ends=True)
        self._note([self.wait], NO_COLOUR)
        self.predict: list[list[Action]] = self._add_predictions(table, box.is_solitaire)
        self.ghost = table.add_each("summon", [f"white {field}.o" for field in fields])
        self._note(self.ghost, WHITE)
        self.demon: list[list[Action]] = []
        for colour in range(DEMON_COLOURS):
            some = table.add_each("summon", [f"{NAMES[colour]} {corner}" for corner in corners])
            self._note(some, colour)
            self.demon.append(some)
        self.places: list[list[Action]] = self._places(box)

    def _places(self, box: Box) -> list[list[Action]]:
        """For each colour the summonings for which there is a place on an empty board."""
        places = [
            [demons[corner] for corner in range(box.corners) if box.has_line(colour, corner)]
            for colour, demons in enumerate(self.demon)
        ]
        return [*places, self.ghost[: box.outer]]

    def _add_predictions(self, table: ActionTable, solitaire: bool) -> list[list[Action]]:
        """What can be predicted with each colour; in solitaire with its place, as `green 1`."""
        if not solitaire:
            added = table.add_each("predict", list(NAMES))
            for colour in range(COLOURS):
                self._note([added[colour]], colour)
            return [[action] for action in added]
        names = [f"{name} {place}" for name in NAMES for place in range(1, PLACES + 1)]
        added = table.add_each("predict", names)
        by_colour = []
        for colour in range(COLOURS):
            some = added[colour * PLACES : (colour + 1) * PLACES]
            self._note(some, colour, 1)
            by_colour.append(some)
        return by_colour

    def corner_or_field(self, action: Action) -> str:
        """The place that a summoning names, as `F7.c3` or `F7.o`."""
        name = action.text.split(" ")[-1]
        return name.upper().replace(".C", ".c").replace(".O", ".o")

    def _note(self, added: list[Action], colour: int, first: int = 0) -> None:
        """What the actions just added are about, their places counted from `first`."""
        for number in range(len(added)):
            self.colour.append(colour)
            self.place.append(first + number)
