"""Suggestions: which of the adviser's moves a client may show as the recommended one.

A suggestion is the first move of the hint. It is withheld if the adviser is not sure of it, and if
a press without thinking could do harm: it cannot be undone, only costs something, or wastes a price
that was paid.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from pandemonium.app.beats import BeatBuilder
from pandemonium.app.bots import JudgedChoice
from pandemonium.engine.action import Action
from pandemonium.engine.event import Event
from pandemonium.engine.state import State
from pandemonium.table.barrier import barrier_of, imagined, rehearse
from pandemonium.table.session import TableSession

SURE = 0.5  # least share of the visits that the best choice has
NO_OWNER = -1


def is_wanted(session: TableSession, seat: int) -> bool:
    """Whether moves are suggested at this table: nobody else plays, outside lessons."""
    played = [place for place in session.seats if place.who]
    return not session.setup.lesson and played == [session.seats[seat]]


def suggested_move(
    session: TableSession, seat: int, judged: Sequence[JudgedChoice], line: Sequence[str]
) -> list[str]:
    """The actions of the recommended move; empty if none is.

    `judged` are the choices that the adviser searched, the best first, and `line` how it would
    continue after the best: where plans begin with it, the one that agrees is meant.
    """
    visits = sum(choice.visits for choice in judged)
    if not visits or judged[0].visits < SURE * visits:
        return []
    state = session.running.state
    actions = _as_step(state, [session.game.action(text) for text in line])
    return [action.text for action in actions] if is_harmless(session, seat, actions) else []


def is_harmless(session: TableSession, seat: int, actions: Sequence[Action]) -> bool:
    """Whether the move may be recommended, as far as its seat can know."""
    if not actions:
        return False
    state = session.running.state
    if len(actions) == 1 and is_mandatory_roll(state, actions[0]):
        return True
    rehearsal = rehearse(imagined(state, seat), actions)
    if rehearsal.barrier or only_costs(rehearsal.events, seat):
        return False
    return not (actions[0].stops and _has_paid(session, seat))


def is_mandatory_roll(state: State, action: Action) -> bool:
    """Whether the action rolls or draws, and the turn cannot end without it."""
    if not action.confirm or action.ends or any(choice.ends for choice in state.legal()):
        return False
    return barrier_of(imagined(state, state.player), action) == "chance"


def only_costs(events: Sequence[Event], seat: int) -> bool:
    """Whether all that these events change is that the seat has less."""
    changed: Counter[tuple[str, int]] = Counter()
    for event in events:
        for counter, owner, delta in _owned_changes(event):
            changed[counter, owner] += delta
    costs = any(owner == seat and delta < 0 for (_, owner), delta in changed.items())
    effects = any(
        delta > 0 if owner == seat else delta < 0 or (delta > 0 and owner == NO_OWNER)
        for (_, owner), delta in changed.items()
    )
    return costs and not effects


def _owned_changes(event: Event) -> Iterator[tuple[str, int, int]]:
    """The counters that an event changes, the seats that have what is counted, and by how much.

    A counter without a seat in its name belongs to the seat of the event. Piles are left out: those
    of the whole table, and places that something leaves or reaches.
    """
    for counter, delta in event.changes():
        name = counter.partition(":")[2]
        if name.isdecimal():
            yield counter, int(name) - 1, delta
        elif name and counter not in event.endpoints():
            yield counter, int(getattr(event, "seat", NO_OWNER)), delta


def _as_step(state: State, line: Sequence[Action]) -> Sequence[Action]:
    """The plan that the line begins with, or its first action if no plan begins with that.

    Empty if several plans begin with it and the line agrees with none.
    """
    plans = [plan.actions for plan in state.plans() if plan.actions[0] is line[0]]
    longer = [actions for actions in plans if len(actions) > 1]
    if not longer:
        return line[:1]
    for actions in sorted(longer, key=len, reverse=True):
        if _texts(actions) == _texts(line[: len(actions)]):
            return actions
    return longer[0] if len(longer) == 1 else []


def _texts(actions: Sequence[Action]) -> list[str]:
    """The notation of the actions in any order: a payment has many."""
    return sorted(action.text for action in actions)


def _has_paid(session: TableSession, seat: int) -> bool:
    """Whether the seat has paid for something since the turn began."""
    events = BeatBuilder(session.game).turn_events(session.log.items[seat])
    return any(
        owner == seat and delta < 0 for event in events for _, owner, delta in _owned_changes(event)
    )
