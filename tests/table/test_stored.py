"""Tables stored before a question was secret: it was not asked where it had one answer."""

import pytest

import pandemonium as pm
from pandemonium.table import Entry, TableSession

from .party import Party, party


def played_alone(seed: int) -> Party:
    """A solitaire game of Dicke Dämonen that was played at random to its end."""
    table = party("ada", game="dicke-daemonen", options={"layout": "four_leaf"})
    rng = pm.Chance(seed)
    while not table.session.running.over:
        choices = table.session.running.state.legal()
        table.do("acted", "ada", seat=0, actions=[choices[rng.below(len(choices))].text])
    return table


def as_stored_before(table: Party) -> list[Entry]:
    """The entries without answers to questions that had no other: the engine settled them."""
    session, kept = TableSession(), []
    for entry in table.entries:
        forced = session.table is not None and len(session.table.state.choices) == 1
        if not (forced and entry.data.get("actions") == ["wait"]):
            kept.append(entry)
        session.apply(entry)
    return kept


def position(session: TableSession) -> dict[str, object]:
    """The position without how many answers led to it."""
    saved = session.running.state.save()
    return {name: value for name, value in saved.items() if name != "ply"}


def test_a_table_that_was_stored_before_leads_to_the_same_end() -> None:
    table = played_alone(seed=3)
    stored = as_stored_before(table)
    left_out = len(table.entries) - len(stored)
    assert left_out > 3
    session = TableSession.fold(stored)
    if not session.running.over:  # the last question had one answer: it is asked now
        session.apply(Entry("acted", "ada", table.time, {"seat": 0, "actions": ["wait"]}))
    assert position(session) == position(table.session)
    received = [event["event"] for event in session.running.events(0)]
    assert received == [event["event"] for event in table.session.running.events(0)]


def test_at_a_table_of_today_the_answer_is_asked_for() -> None:
    table = played_alone(seed=3)
    session = TableSession()
    for entry in table.entries:
        if session.table is not None and session.running.state.legal() == [
            session.game.action("wait")
        ]:
            break
        session.apply(entry)
    summon = next(action for action in session.game.actions if action.kind == "summon")
    entry = Entry("acted", "ada", table.time, {"seat": 0, "actions": [summon.text]})
    before = session.running.state
    with pytest.raises(pm.IllegalMove, match=r"DD 2\.1"):
        session.prepare(entry)
    assert session.running.state is before
