"""Results of plans and actions, under the names that previews use; the shortfall of losers."""

from collections.abc import Sequence

from pandemonium.engine.event import Event
from pandemonium.engine.execution import Execution
from pandemonium.engine.task import Args
from pandemonium.games.dice_summoners import events
from pandemonium.games.dice_summoners.actions import uses_slot
from pandemonium.games.dice_summoners.defence import LoseTokens
from pandemonium.games.dice_summoners.payment import Choice
from pandemonium.games.dice_summoners.state import DiceSummonersState


def results(done: Execution) -> Args:
    """Everything about a whole action, unless the opponent has still to answer."""
    if done.key.startswith("split"):
        return _split_results(done)
    top = None if done.after.ended else done.after.decision
    if isinstance(top, Choice):
        return {}
    if done.key:
        return {"lethal": "yes" if done.after.ended else "no"}
    if isinstance(done.before.decision, LoseTokens):
        return _lost_results(done)
    return _use_results(done) if uses_slot(done.action) and not isinstance(top, LoseTokens) else {}


def _split_results(done: Execution) -> Args:
    """Tokens and health that were lost, and slots that were touched and emptied."""
    lost = done.own_events(events.TokensLost)
    after = [] if done.after.ended else done.after.seats[done.seat].tokens
    before = done.before.seats[done.seat].tokens
    args: Args = {"n": sum(event.n for event in lost), "slots": len(lost)}
    if after:
        emptied = [slot for slot, n in enumerate(before) if n and not after[slot]]
        args.update(bare=len(emptied), health=_sum(done.events, events.HealthLost, done.seat))
    return args


def _lost_results(done: Execution) -> Args:
    """The tokens of the slot that was asked about."""
    slot = done.before.decision.slot
    if done.after.ended:
        return {}
    before, after = done.before.seats[done.seat], done.after.seats[done.seat]
    return {"broken": before.tokens[slot] - after.tokens[slot]}


def _use_results(done: Execution) -> Args:
    """What happened to the player and to the opponent."""
    seat, rival = done.seat, 1 - done.seat
    return {
        "damage": sum(event.n for event in done.own_events(events.Struck)),
        "broken": _sum(done.events, events.TokensLost, rival),
        "health": _sum(done.events, events.HealthLost, rival),
        "lethal": 1 if done.after.ended else 0,
        "gained": _sum(done.events, events.HealthGained, seat),
        "tokens": _sum(done.events, events.TokensPlaced, seat),
    }


def _sum(
    happened: Sequence[Event],
    kind: type[events.TokensLost | events.TokensPlaced | events.HealthLost | events.HealthGained],
    seat: int,
) -> int:
    """The total of the events of a kind that happened to a seat."""
    return sum(event.n for event in happened if isinstance(event, kind) and event.seat == seat)


def shortfall(state: DiceSummonersState, seat: int) -> dict[str, int]:
    """The health that the opponent had left (DS 11.1)."""
    return {"health": state.seats[1 - seat].health} if state.reason == "health" else {}
