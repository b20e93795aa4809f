"""What an action is called: here is what all actions share, the question adds the rest."""

from pandemonium.engine.action import Action
from pandemonium.engine.task import Args
from pandemonium.games.dicke_daemonen import scoring
from pandemonium.games.dicke_daemonen.actions import CORNER, NO_PLACE, RANK
from pandemonium.games.dicke_daemonen.components import NAMES, NO_COLOUR, times_of
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState


def details(state: DickeDaemonenState, action: Action) -> Args:
    """The arguments of the label or the refusal of an action: what it names, and its state."""
    family, colour = state.actions.family[action.id], state.actions.colour[action.id]
    args: Args = {"text": action.text}
    if colour != NO_COLOUR:
        args["card"] = NAMES[colour]
    if family.place_is == RANK:
        rank = state.actions.place[action.id]
        args.update(place=rank, times=times_of(rank))
    elif family.place_is != NO_PLACE:
        args.update(_place_on_board(state, action))
    args["label"] = family.label if state.ended else state.decision.label(state, action, args)
    return args


def _place_on_board(state: DickeDaemonenState, action: Action) -> Args:
    """The field of a summoning, and the corner with its lines and its demon."""
    box, place = state.box, state.actions.place[action.id]
    is_corner = state.actions.family[action.id].place_is == CORNER
    field = box.field_of[place] if is_corner else place
    where = box.corner_names[place] if is_corner else f"{box.field_names[field]}.o"
    holder = scoring.holder(state, field)
    args: Args = {
        "where": where,
        "place": where.split(".")[-1],
        "field": box.field_names[field],
        "value": box.value[field],
        "colour": NAMES[state.actions.colour[action.id]],
        "held": NAMES[holder] if holder != NO_COLOUR else "nobody",
    }
    if is_corner:
        args["first"] = NAMES[box.first_line[place]]
        args["second"] = NAMES[box.second_line[place]]
        if state.corners[place] >= 0:
            args["demon"] = NAMES[state.corners[place]]
    return args
