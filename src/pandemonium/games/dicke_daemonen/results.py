"""What came of an action, by the names that its preview uses."""

from pandemonium.engine.execution import Execution
from pandemonium.engine.task import Args
from pandemonium.games.dicke_daemonen import events, scoring
from pandemonium.games.dicke_daemonen.components import NAMES, WHITE


def results(done: Execution) -> Args:
    """Points, the holder of the field, what froze, and what went back into the sack."""
    before, after, action = done.before, done.after, done.action
    if done.key or action.kind == "wait":
        return {}
    if action.kind == "predict":
        returned = done.own_events(events.FistReturned)
        args: Args = {"order": len(after.predictions)}
        return {**args, "returned": returned[0].n} if returned else args
    totals = zip(scoring.points(before), scoring.points(after), strict=True)
    changes: Args = {NAMES[colour]: new - old for colour, (old, new) in enumerate(totals)}
    if before.acts.colour[action.id] == WHITE:
        return {**changes, "frozen": len(done.own_events(events.GhostSummoned)[0].frozen)}
    holder = scoring.holder(after, before.box.field_of[before.acts.place[action.id]])
    return {**changes, "holder": NAMES[holder] if holder >= 0 else ""}
