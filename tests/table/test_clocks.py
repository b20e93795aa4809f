"""Clocks: time per move, a bank with an increment, days; nobody loses time that was not theirs."""

import pytest

from pandemonium.table.clocks import DAY
from pandemonium.table.entry import SERVER
from pandemonium.table.table import Table
from tests.table.party import Party, party

MOVE = {"kind": "move", "seconds": 30}
BANK = {"kind": "bank", "seconds": 100, "increment": 5}


def handing_over(table: Party) -> Party:
    """Turns can be ended without any dice."""
    block = ["eve", "eve", "eve", "eve", "dog"]
    state = table.session.game.scenario(
        {"rolled": True, "block": block, "seats": [{"souls": 9}] * 2}
    )
    state.chance = table.session.running.state.chance
    table.session.table = Table(state, log=table.session.log)
    table.session._set_clock()
    return table


def left(table: Party) -> list[float]:
    """What each seat has left, as of the last change."""
    return table.session.summary(None)["clock"]["left"]


# ---------------------------------------------------------------------- without


def test_without_a_clock_time_does_not_matter() -> None:
    table = party("ada", "bo")
    table.wait(10 * DAY)
    assert table.session.deadline() is None
    assert table.refused("flagged", SERVER, seat=table.player) == "time-not-over"
    table.act()


# ---------------------------------------------------------------------- per move


def test_each_move_has_its_time() -> None:
    table = handing_over(party("ada", "bo", clock=MOVE))
    assert table.session.deadline() == table.time + 30
    table.wait(29)
    table.act("end")
    assert table.session.deadline() == table.time + 30
    table.wait(30)
    assert table.refused("acted", "bo", seat=1, actions=["roll"]) == "time-is-over"
    assert table.let_due() == ["flagged"]
    outcome = table.session.running.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("table-time", (0,))


def test_time_is_not_gained_by_doing_and_undoing() -> None:
    table = handing_over(party("ada", "bo", clock=MOVE))
    deadline = table.session.deadline()
    for _ in range(2):
        table.wait(5)
        table.act("buy 1")
        table.wait(5)
        table.do("undid", "ada", seat=0)
        assert table.session.deadline() == deadline


def test_time_restarts_when_something_irrevocable_happens() -> None:
    table = party("ada", "bo", clock=MOVE)
    seat = table.player
    table.wait(20)
    table.act("roll")
    if table.player == seat:
        assert table.session.deadline() == table.time + 30


def test_only_the_server_says_that_time_is_over_and_only_when_it_is() -> None:
    table = party("ada", "bo", clock=MOVE)
    table.wait(29)
    assert table.refused("flagged", SERVER, seat=table.player) == "time-not-over"
    table.wait(1)
    assert table.refused("flagged", "ada", seat=table.player) == "only-the-server"
    assert table.refused("flagged", SERVER, seat=1 - table.player) == "time-not-over"
    table.do("flagged", SERVER, seat=table.player)


def test_at_a_larger_table_a_bot_plays_on_for_a_player_without_time() -> None:
    table = party("ada", "bo", "cy", clock=MOVE)
    late = table.player
    table.wait(31)
    assert table.let_due() == ["flagged"]
    assert table.session.status == "playing"
    assert table.session.seats[late].out == "time"
    assert table.session.to_decide() == (late, "devil", None)
    assert (
        table.refused("returned", "abc"[late] and table.session.seats[late].who, seat=late)
        == "out-of-the-game"
    )


def test_no_time_runs_for_bots() -> None:
    table = party("ada", bots=1, clock=MOVE)
    if table.player == 0:
        table.act()
        while table.player == 0:
            table.act()
    table.wait(1000)
    assert table.session.deadline() is None
    assert table.session.summary(None)["clock"]["running"] is None


# ---------------------------------------------------------------------- a bank


def test_a_bank_is_used_up_and_grows_with_each_move() -> None:
    table = handing_over(party("ada", "bo", clock=BANK))
    table.wait(40)
    table.act("end")
    assert left(table) == [65.0, 100.0]
    table.wait(10)
    assert table.session.deadline() == table.time + 90


def test_a_bank_runs_on_through_ones_own_rolls() -> None:
    table = party("ada", "bo", clock=BANK)
    deadline, seat = table.session.deadline(), table.player
    table.wait(20)
    table.act("roll")
    if table.player == seat:
        assert table.session.deadline() == deadline


def test_an_empty_bank_is_the_end() -> None:
    table = party("ada", "bo", clock=BANK)
    table.wait(100)
    assert table.let_due() == ["flagged"]
    assert table.session.status == "over"
    assert 0.0 in left(table)


# ---------------------------------------------------------------------- days


def test_days_per_move_are_for_correspondence() -> None:
    table = party("ada", "bo", clock={"kind": "days", "seconds": 3 * DAY})
    table.wait(2 * DAY)
    assert table.let_due(away={"ada": 0.0}) == []  # nobody is replaced, people come and go
    table.wait(DAY)
    assert table.let_due() == ["flagged"]


# ---------------------------------------------------------------------- whose time it is not


@pytest.mark.parametrize("clock", [MOVE, BANK])
def test_no_clock_runs_while_the_server_is_away(clock: dict[str, object]) -> None:
    table = party("ada", "bo", clock=clock)
    table.wait(10)
    alive = table.time
    deadline = table.session.deadline()
    table.wait(5000)
    table.do("resumed", SERVER, alive=alive)
    assert deadline is not None
    assert table.session.deadline() == deadline + 5000
    assert table.let_due() == []
    assert table.kinds()[-1] == "server-resumed"
    table.act()


def test_a_server_that_was_away_before_the_question_gives_nothing_back() -> None:
    table = party("ada", "bo", clock=MOVE)
    deadline = table.session.deadline()
    table.do("resumed", SERVER, alive=table.time - 500)
    assert table.session.deadline() == deadline
    assert table.refused("resumed", "ada", alive=0.0) == "only-the-server"


def test_time_never_goes_back() -> None:
    """Clocks of two servers differ; nobody gains or loses more than the difference."""
    table = handing_over(party("ada", "bo", clock=BANK))
    table.wait(40)
    table.act("end")
    table.wait(-30)
    table.act("roll")
    assert table.session.now == 1040.0
    assert left(table)[1] >= 100.0


def test_the_clock_of_somebody_who_is_replaced_stands_still() -> None:
    table = handing_over(party("ada", "bo", clock=BANK))
    table.wait(10)
    table.do("left", "ada")
    assert table.session.deadline() is None
    table.wait(1000)
    table.do("returned", "ada", seat=0)
    assert table.session.deadline() == table.time + 90
