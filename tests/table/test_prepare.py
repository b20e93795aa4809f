"""Preparing an entry checks it once; committing it applies what was checked."""

import pytest

import pandemonium as pm
from pandemonium.app.table_core import TableCore
from pandemonium.engine.action import Action
from pandemonium.engine.state import State
from pandemonium.table import Entry, TableSession, barrier, table
from tests.table.party import Party, everything, party


class Counter:
    """Counts the positions that are computed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Count from now on."""
        self.count = 0
        compute = barrier.after

        def counted(state: State, action: Action) -> State:
            self.count += 1
            return compute(state, action)

        monkeypatch.setattr(table, "after", counted)


def roll(people: Party) -> Entry:
    """The seat that decides rolls."""
    seat = people.player
    return Entry("acted", people.who(seat), people.time, {"seat": seat, "actions": ["roll"]})


def test_preparing_changes_nothing_until_it_is_committed() -> None:
    people = party("ada", "bo")
    before = everything(people.session)
    prepared = people.session.prepare(roll(people))
    assert everything(people.session) == before
    prepared.commit()
    assert people.session.running.record.actions == ["roll"]


def test_an_action_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    people = party("ada", "bo")
    counter = Counter(monkeypatch)
    people.session.prepare(roll(people)).commit()
    assert counter.count == 1


def test_a_server_computes_an_action_once_too(monkeypatch: pytest.MonkeyPatch) -> None:
    people = party("ada", "bo")
    core = TableCore("table", "1")
    core.apply_all(people.entries)
    counter = Counter(monkeypatch)
    entry = roll(people)
    core.prepare(entry)
    core.apply(Entry(entry.kind, entry.who, entry.time, dict(entry.data)))
    assert counter.count == 1
    assert core.session.running.record.actions == ["roll"]


def test_a_server_checks_an_entry_of_another_server_itself() -> None:
    people = party("ada", "bo")
    core = TableCore("table", "1")
    core.apply_all(people.entries)
    core.prepare(roll(people))
    core.apply(Entry("said", "bo", people.time, {"text": "hello"}))
    assert core.session.running.record.actions == []
    assert core.number == len(people.entries) + 1


def test_what_was_prepared_is_void_once_something_else_has_happened() -> None:
    people = party("ada", "bo")
    prepared = people.session.prepare(roll(people))
    people.do("said", "bo", text="hello")
    assert not prepared.is_current
    with pytest.raises(AssertionError, match="has changed"):
        prepared.commit()
    step = people.session.running.prepare(people.player, "roll")
    people.act("roll")
    with pytest.raises(AssertionError, match="has changed"):
        people.session.running.commit(step)


def test_a_refused_entry_of_an_older_version_makes_the_session_read_only() -> None:
    session = TableSession()
    problem = session.replay(Entry("said", "bo", 1.0, {"text": "hello"}))
    assert isinstance(problem, pm.PandemoniumError)
    assert session.replay(Entry("said", "bo", 1.0, {"text": "hello"})) is problem
