"""Tables at which a card pack makes an action take too many steps."""

import pytest

import pandemonium as pm
from pandemonium.engine.formats.pack import write_pack
from pandemonium.table import Entry, Table, TableSession
from tests.games.lets_summon_demons.test_work_limit import before_the_roll, chain
from tests.table.party import SEAL, Party, everything

PACK = write_pack(chain(20))
MADE = Entry("made", "ada", 1.0, {"game": "lets-summon-demons", "seal": SEAL, "pack": PACK})


def heavy_table() -> Table:
    """Almost any roll would take too many steps."""
    state = before_the_roll(5)
    state.recording = True
    return Table(state)


def test_an_action_that_takes_too_many_steps_is_refused_and_the_table_stays() -> None:
    table = heavy_table()
    before, received = table.state.save(), table.events(0)
    for attempt in (table.act, table.check):
        with pytest.raises(pm.WorkLimitExceeded, match=r"LSD 3\.13"):
            attempt(0, "roll")
    assert (table.state.save(), table.events(0), table.record.actions) == (before, received, [])


def test_what_is_shown_survives_actions_that_take_too_many_steps() -> None:
    table = heavy_table()
    roll = next(choice for choice in table.prompt(0)["choices"] if choice["text"] == "roll")
    assert not roll["undoable"]
    assert ["roll"] in [plan["actions"] for plan in table.prompt(0)["plans"]]
    considered = table.consider(0, "roll")
    assert (considered["done"], considered["barrier"]) == (0, "chance")


def test_plans_that_take_too_many_steps_are_not_offered() -> None:
    table = Table(before_the_roll(5, "beelzebzz"))
    assert ["roll"] in [plan["actions"] for plan in table.prompt(0)["plans"]]
    table.act(0, "roll")
    prompt = table.prompt(0)
    assert [choice["text"] for choice in prompt["choices"]] == [
        "activate link0",
        "activate beelzebzz",
    ]
    assert prompt["plans"] == []  # to activate both in this order
    with pytest.raises(pm.WorkLimitExceeded):
        table.act(0, "activate link0")


def test_a_table_with_such_cards_is_not_made() -> None:
    session = TableSession()
    with pytest.raises(pm.PackError, match=r"cards\.toml:\d+: card 'link\d', field 'effect'"):
        session.apply(MADE)
    assert everything(session) == everything(TableSession())
    party = Party()
    assert party.refused("changed", "ada", pack=PACK) == "pack"


def test_a_table_that_was_made_with_such_cards_before_is_still_played() -> None:
    session = TableSession()
    session.replay(MADE)
    assert (session.problem, session.status) == (None, "gathering")
    with pytest.raises(pm.PackError):  # what is new is looked at as ever
        session.apply(Entry("changed", "ada", 2.0, {"pack": write_pack(chain(19))}))
