"""What an action is called, which elements it is about, and what it would change."""

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import Args
from pandemonium.games.dicke_daemonen import scoring
from pandemonium.games.dicke_daemonen.components import (
    EMPTY,
    NAMES,
    NO_COLOUR,
    WHITE,
    centre_at,
    corner_at,
    fist_at,
    times_of,
)
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState


def details(state: DickeDaemonenState, action: Action) -> Args:
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
    return {"label": "predict-place", "place": place, "times": times_of(place)}


def touches(state: DickeDaemonenState, action: Action) -> list[str]:
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


def preview(state: DickeDaemonenState, action: Action) -> Args:
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
        return {
            "white": 1,
            "frozen": len([corner for corner in corners if state.corners[corner] == EMPTY]),
        }
    return _change(state, colour, place)


def _change(state: DickeDaemonenState, colour: int, corner: int) -> Args:
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


def plans(state: DickeDaemonenState) -> list[Plan]:
    """Predicting nothing is what most turns end with."""
    wait = state.acts.wait
    return [Plan("wait", [wait])] if state.is_legal(wait) else []
