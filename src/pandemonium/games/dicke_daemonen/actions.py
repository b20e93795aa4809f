"""Every action of Dicke Dämonen, by verb, and what each is about.

Each colour can be named with each corner, so that a wrong one is refused with the reason.
"""

from typing import TYPE_CHECKING

from pandemonium.engine.action import Action, ActionTable
from pandemonium.engine.task import Args
from pandemonium.games.dicke_daemonen import scoring
from pandemonium.games.dicke_daemonen.components import (
    COLOURS,
    DEMON_COLOURS,
    EMPTY,
    NAMES,
    NO_COLOUR,
    PLACES,
    WHITE,
    Box,
    centre_at,
    corner_at,
    fist_at,
)

if TYPE_CHECKING:
    from pandemonium.games.dicke_daemonen.state import DickeDaemonenState


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


# ---------------------------------------------------------------------- words and places


def details(state: "DickeDaemonenState", action: Action) -> Args:
    """What the label or the refusal of an action may want to say."""
    if action.kind == "wait":
        return {"label": "wait", "text": action.text}
    colour, place = state.acts.colour[action.id], state.acts.place[action.id]
    args: Args = {"text": action.text, "card": NAMES[colour]}
    if action.kind == "predict":
        return {**args, **_of_prediction(place)}
    field = place if colour == WHITE else state.box.field_of[place]
    args["where"] = where = state.acts.corner_or_field(action)
    args["place"] = where.split(".")[-1]
    args["field"] = state.box.field_names[field]
    args["value"] = state.box.value[field]
    args["colour"] = NAMES[colour]
    held = scoring.holder(state, field)
    args["held"] = NAMES[held] if held != NO_COLOUR else "nobody"
    args["label"] = "ghost" if colour == WHITE else "demon"
    if colour != WHITE:
        args["first"] = NAMES[state.box.first_line[place]]
        args["second"] = NAMES[state.box.second_line[place]]
        if state.corners[place] >= 0:
            args["demon"] = NAMES[state.corners[place]]
    return args


def _of_prediction(place: int) -> Args:
    """In solitaire the place and what the points count for."""
    if not place:
        return {"label": "predict"}
    return {"label": "predict-place", "place": place, "times": PLACES + 1 - place}


def touches(state: "DickeDaemonenState", action: Action) -> list[str]:
    """The creature in the fist, and the place where it would stand."""
    if action.kind == "wait" or state.ended:
        return []
    colour, place = state.acts.colour[action.id], state.acts.place[action.id]
    creature = fist_at(state.player, NAMES[colour])
    if action.kind == "predict":
        return [creature]
    if colour == WHITE:
        return [creature, centre_at(state.box.field_names[place])]
    return [creature, corner_at(state.box.corner_names[place])]


def preview(state: "DickeDaemonenState", action: Action) -> Args:
    """Changes of points by colour; what gets frozen; what goes back into the sack."""
    if action.kind == "wait" or state.ended:
        return {}
    colour, place = state.acts.colour[action.id], state.acts.place[action.id]
    if action.kind == "predict":
        left = state.fist_size(state.player) - 1
        order = len(state.predictions) + 1
        return {"order": order} if state.box.is_solitaire else {"order": order, "returned": left}
    if colour == WHITE:
        corners = state.box.corners_in[place]
        return {"white": 1, "frozen": len([one for one in corners if state.corners[one] == EMPTY])}
    return _change(state, colour, place)


def _change(state: "DickeDaemonenState", colour: int, corner: int) -> Args:
    """Who would hold the field after the demon has come, and the points won and lost by it."""
    field = state.box.field_of[corner]
    counts = scoring.demons_in(state, field)
    before = scoring.majority(counts, state.box.needs_half)
    counts[colour] += 1
    after = scoring.majority(counts, state.box.needs_half)
    change: Args = {"holder": NAMES[after] if after >= 0 else ""}
    if before != after:
        if before >= 0:
            change[NAMES[before]] = -state.box.value[field]
        if after >= 0:
            change[NAMES[after]] = state.box.value[field]
    return change
