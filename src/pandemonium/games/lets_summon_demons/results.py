"""Results of plans and actions, under the names that previews use; the shortfall of losers."""

from pandemonium.engine.execution import Execution
from pandemonium.engine.task import Args
from pandemonium.games.lets_summon_demons import events
from pandemonium.games.lets_summon_demons.components import SOULS_TO_WIN
from pandemonium.games.lets_summon_demons.state import ENOUGH, LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.summoning import Snuff

STOLEN = (events.SoulStolen, events.SoulFromSupply)


def results(done: Execution) -> Args:
    """Of plans all that was chosen; of an action what has happened already."""
    if done.key:
        return _plan_results(done)
    kind = done.action.kind
    if kind == "buy":
        return {"souls": -sum(event.n for event in done.own_events(events.CardBought))}
    if kind == "summon":
        snuffed = len(done.own_events(events.CardSnuffed))
        top = None if done.after.ended else done.after.decision
        return {"cards": -snuffed - (top.left if isinstance(top, Snuff) else 0)}
    return _activation_results(done) if kind == "activate" else {}


def _plan_results(done: Execution) -> Args:
    """How many cards or souls went where."""
    key = done.key
    if key in ("summon", "snuff"):
        summoned = [event.card for event in done.own_events(events.DemonSummoned)]
        args: Args = {"n": len(done.own_events(events.CardSnuffed))}
        return {**args, "card": summoned[0]} if summoned else args
    if key in ("steal-from", "steal-supply"):
        return _stolen_results(done)
    if key == "replace":
        return {"n": len(done.own_events(events.CardReplaced))}
    if key == "discard":
        return {"n": len(done.events_of(events.CardDiscarded))}
    if key == "accept":
        return {"card": done.own_events(events.CardDiscarded)[0].card}
    if key == "order":
        return {"first_card": done.own_events(events.CardActivated)[0].card}
    return {}


def _stolen_results(done: Execution) -> Args:
    """Souls of the target and of the supply, as many as the question was about."""
    stolen = [event for event in done.events if isinstance(event, STOLEN)]
    stolen = stolen[: done.before.decision.left]  # other cards may steal afterwards
    from_seats = [event for event in stolen if isinstance(event, events.SoulStolen)]
    if done.key == "steal-supply":
        return {"n": len(stolen) - len(from_seats)}
    args: Args = {"n": len(from_seats), "rest": len(stolen) - len(from_seats)}
    return {**args, "target": from_seats[0].target} if from_seats else args


def _activation_results(done: Execution) -> Args:
    """Whether its condition was met, and the souls that it brought if nothing else happened."""
    following = done.events[1:]  # the first one is the activation
    if following and isinstance(following[0], events.ConditionNotMet):
        return {"met": 0, "souls": 0}
    if any(isinstance(event, events.CardActivated) for event in following):
        return {"met": 1}  # mixed with what other cards bring
    active = done.own_events(events.CardActivated)[0].card  # others may collect because of it
    collected = [
        event.n for event in done.own_events(events.SoulsCollected) if event.card == active
    ]
    return {"met": 1, "souls": sum(collected)} if collected else {"met": 1}


def shortfall(state: LetsSummonDemonsState, seat: int) -> dict[str, int]:
    """The Demons and souls that the seat, or its team, lacked (LSD 6.1, 9.5)."""
    if state.reason != ENOUGH:
        return {}
    team = [seat, (seat + 2) % 4] if state.box.teams else [seat]
    demons = sum(len(state.seats[member].demons) for member in team)
    souls = sum(state.seats[member].souls for member in team)
    return {
        "demons": max(0, state.box.demons_to_win * len(team) - demons),
        "souls": max(0, SOULS_TO_WIN * len(team) - souls),
    }
