"""Tables stored before a question was secret: it was not asked where it had one answer."""

import pytest

import pandemonium as pm
from pandemonium.table import Entry, Room

from .party import Party, party


def played_alone(seed: int) -> Party:
    """A solitaire game of Dicke Dämonen that was played at random to its end."""
    table = party("ada", game="dicke-daemonen", options={"layout": "four_leaf"})
    lots = pm.Chance(seed)
    while not table.room.running.over:
        choices = table.room.running.state.legal()
        table.do("acted", "ada", seat=0, actions=[choices[lots.below(len(choices))].text])
    return table


def as_stored_before(table: Party) -> list[Entry]:
    """The entries without answers to questions that had no other: the engine settled them."""
    room, kept = Room(), []
    for entry in table.entries:
        forced = room.table is not None and len(room.table.state.choices) == 1
        if not (forced and entry.data.get("actions") == ["wait"]):
            kept.append(entry)
        room.apply(entry)
    return kept


def position(room: Room) -> dict[str, object]:
    """The position without how many answers led to it."""
    saved = room.running.state.save()
    return {name: value for name, value in saved.items() if name != "ply"}


def test_a_table_that_was_stored_before_leads_to_the_same_end() -> None:
    table = played_alone(seed=3)
    stored = as_stored_before(table)
    left_out = len(table.entries) - len(stored)
    assert left_out > 3
    room = Room.fold(stored)
    if not room.running.over:  # the last question had one answer: it is asked now
        room.apply(Entry("acted", "ada", table.time, {"seat": 0, "actions": ["wait"]}))
    assert position(room) == position(table.room)
    told = [one["event"] for one in room.running.events(0)]
    assert told == [one["event"] for one in table.room.running.events(0)]


def test_at_a_table_of_today_the_answer_is_asked_for() -> None:
    table = played_alone(seed=3)
    room = Room()
    for entry in table.entries:
        if room.table is not None and room.running.state.legal() == [room.game.action("wait")]:
            break
        room.apply(entry)
    summon = next(action for action in room.game.actions if action.kind == "summon")
    entry = Entry("acted", "ada", table.time, {"seat": 0, "actions": [summon.text]})
    before = room.running.state
    with pytest.raises(pm.IllegalMove, match=r"DD 2\.1"):
        room.check(entry)
    assert room.running.state is before
