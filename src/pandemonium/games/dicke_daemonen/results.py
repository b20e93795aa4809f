"""Results of actions, under the names that previews use."""

from pandemonium.engine.execution import Execution
from pandemonium.engine.task import Args
from pandemonium.games.dicke_daemonen import events, scoring
from pandemonium.games.dicke_daemonen.actions import CORNER, FIELD
from pandemonium.games.dicke_daemonen.components import NAMES, NO_COLOUR


def results(execution: Execution) -> Args:
    """Points, the holder of the field, what froze, and what went back into the sack."""
    before, after, action = execution.before, execution.after, execution.action
    if execution.key or before.actions.colour[action.id] == NO_COLOUR:
        return {}
    place_is = before.actions.family[action.id].place_is
    if place_is not in (FIELD, CORNER):
        returned = execution.own_events(events.FistReturned)
        args: Args = {"order": len(after.predictions)}
        return {**args, "returned": returned[0].n} if returned else args
    totals = zip(scoring.points(before), scoring.points(after), strict=True)
    changes: Args = {NAMES[colour]: new - old for colour, (old, new) in enumerate(totals)}
    if place_is == FIELD:
        return {**changes, "frozen": len(execution.own_events(events.GhostSummoned)[0].frozen)}
    holder = scoring.holder(after, before.box.field_of[before.actions.place[action.id]])
    return {**changes, "holder": NAMES[holder] if holder >= 0 else ""}
