"""Clocks that stand still: a pause by agreement, and vacations where moves have days."""

import pytest

from pandemonium.table.clocks import DAY
from pandemonium.table.commands.offers import MAX_PAUSE_DAYS
from pandemonium.table.deadlines import GRACE_SECONDS
from pandemonium.table.entry import SERVER
from pandemonium.table.session import TableSession
from pandemonium.table.vacations import MAX_DAYS, YEAR
from tests.table.party import Party, everything, party

BANK = {"kind": "bank", "seconds": 100, "increment": 5}
DAYS = {"kind": "days", "seconds": 3 * DAY}


def paused(table: Party) -> Party:
    """Ada asks for a pause, and Bo agrees."""
    table.do("offered", "ada", seat=0, what="pause")
    table.do("accepted", "bo", seat=1, what="pause")
    return table


def remaining(session: TableSession, now: float) -> float:
    """What is left to the seat that decides, as a client computes it."""
    clock = session.summary(None)["clock"]
    assert clock["running"] is not None
    until = now if clock["stopped"] is None else clock["stopped"]
    return clock["left"][clock["running"]] - (until - clock["since"])


# ---------------------------------------------------------------------- a pause


def test_a_pause_stops_the_clock_and_the_game_until_all_agree_to_continue() -> None:
    table = party("ada", "bo", clock=BANK)
    seat = table.player
    table.wait(40)
    paused(table)
    table.wait(1000)
    assert remaining(table.session, table.time) == 60
    assert table.let_due() == []
    roll = {"seat": seat, "actions": ["roll"]}
    assert table.refused("acted", table.who(seat), **roll) == "game-paused"
    assert table.refused("undid", table.who(seat), seat=seat) == "game-paused"
    table.do("offered", "bo", seat=1, what="continue")
    assert table.session.paused_until is not None
    table.do("accepted", "ada", seat=0, what="continue")
    assert table.kinds()[-1] == "game-continued"
    assert remaining(table.session, table.time) == 60
    assert table.session.deadline() == table.time + 60
    table.act()


def test_a_pause_ends_by_itself_after_some_days() -> None:
    table = paused(party("ada", "bo", clock=BANK))
    table.wait(MAX_PAUSE_DAYS * DAY - 1)
    assert table.let_due() == []
    assert table.refused("pause-ended", SERVER) == "time-not-over"
    table.wait(1)
    assert table.refused("pause-ended", "ada") == "only-the-server"
    assert table.let_due() == ["pause-ended"]
    assert remaining(table.session, table.time) == 100
    assert table.refused("pause-ended", SERVER) == "time-not-over"


def test_only_a_game_with_a_clock_is_paused_and_only_a_paused_one_continues() -> None:
    table = party("ada", "bo")
    assert not {"pause", "continue"} & set(table.session.summary(0)["offers"])
    assert table.refused("offered", "ada", seat=0, what="pause") == "no-clock-to-pause"
    timed = party("ada", "bo", clock=BANK)
    assert "pause" in timed.session.summary(0)["offers"]
    assert timed.refused("offered", "ada", seat=0, what="continue") == "not-paused"
    paused(timed)
    assert {"undo", "pause"} & set(timed.session.summary(0)["offers"]) == set()
    assert timed.refused("offered", "ada", seat=0, what="pause") == "game-paused"


def test_who_does_not_want_to_continue_yet_is_asked_again() -> None:
    table = paused(party("ada", "bo", clock=BANK))
    for _ in range(2):
        table.do("offered", "ada", seat=0, what="continue")
        table.do("declined", "bo", seat=1, what="continue")


def test_in_a_pause_nobody_is_to_act_or_replaced() -> None:
    table = paused(party("ada", "bo", clock=BANK))
    assert table.session.turns == {}
    table.wait(2 * GRACE_SECONDS)
    assert table.let_due(away={table.who(table.player): 0.0}) == []
    table.do("offered", "ada", seat=0, what="continue")
    assert set(table.session.turns) == {"bo"}


def test_bots_do_not_play_in_a_pause() -> None:
    table = party("ada", "bo", "cy", clock=BANK)
    table.do("left", table.who(table.player))
    asker = next(who for who in ("ada", "bo", "cy") if table.session.plays_anywhere(who))
    table.do("offered", asker, seat=table.session.seats_of(asker)[0], what="pause")
    for who in table.session.others_than(asker):
        table.do("accepted", who, seat=table.session.seats_of(who)[0], what="pause")
    assert table.session.to_decide() is None
    refusal = table.refused("acted", SERVER, seat=table.player, actions=["roll"])
    assert refusal == "not-your-turn"


def test_a_game_can_be_ended_in_a_pause() -> None:
    table = paused(party("ada", "bo", clock=BANK))
    table.do("surrendered", "bo", seat=1)
    assert table.session.status == "over"
    assert table.session.summary(0)["paused_until"] is None


def test_a_server_that_was_away_during_a_pause_gives_nothing_back() -> None:
    table = party("ada", "bo", clock=BANK)
    table.wait(40)
    paused(table)
    alive = table.time
    table.wait(500)
    table.do("resumed", SERVER, alive=alive)
    assert remaining(table.session, table.time) == 60


# ---------------------------------------------------------------------- vacations


def test_a_vacation_stops_the_clock_of_that_person_alone() -> None:
    table = party("ada", "bo", clock=DAYS)
    deciding, waiting = table.who(table.player), table.who(1 - table.player)
    table.wait(2 * DAY)
    table.do("vacation-taken", waiting, days=5)
    assert table.session.deadline() == table.time + DAY
    table.do("vacation-taken", deciding, days=5)
    assert table.session.timing.deadline() is None
    assert table.session.summary(0)["seats"][table.player]["vacation"] == table.time + 5 * DAY
    table.wait(4 * DAY)
    assert table.let_due() == []
    table.wait(DAY)
    assert table.let_due() == ["vacation-ended", "vacation-ended"]
    assert table.kinds()[-2:] == ["vacation-ended", "vacation-ended"]
    assert remaining(table.session, table.time) == DAY
    table.wait(DAY)
    assert table.let_due() == ["flagged"]


def test_a_move_ends_the_vacation_and_unused_days_remain() -> None:
    table = party("ada", "bo", clock=DAYS)
    seat = table.player
    table.do("vacation-taken", table.who(seat), days=10)
    assert table.session.summary(seat)["vacation_days"] == MAX_DAYS - 10
    table.wait(2 * DAY)
    table.act("roll")
    assert table.kinds()[-1] == "vacation-ended"
    assert table.session.summary(seat)["vacation_days"] == MAX_DAYS - 2
    assert table.session.summary(1 - seat)["vacation_days"] == MAX_DAYS
    assert table.session.summary(None)["vacation_days"] == 0


def test_days_of_vacation_are_bounded_within_a_year() -> None:
    table = party("ada", "bo", clock=DAYS)
    for who in ("ada", "bo"):
        table.do("vacation-taken", who, days=MAX_DAYS)
    assert table.refused("vacation-taken", "ada", days=1) == "on-vacation"
    table.wait(MAX_DAYS * DAY)
    table.let_due()
    assert table.refused("vacation-taken", "ada", days=1) == "vacation-too-long"
    assert table.session.vacations.days_left("ada", table.time + YEAR - 3 * DAY) == MAX_DAYS - 3
    assert table.session.vacations.days_left("ada", table.time + YEAR) == MAX_DAYS


def test_who_is_back_early_says_so_and_nobody_else_can() -> None:
    table = party("ada", "bo", clock=DAYS)
    assert table.refused("vacation-ended", "ada", seat=0) == "not-on-vacation"
    table.do("vacation-taken", "ada", days=3)
    assert table.refused("vacation-ended", "bo", seat=0) == "not-your-seat"
    assert table.refused("vacation-ended", SERVER, seat=0) == "time-not-over"
    table.wait(DAY / 2)
    table.do("vacation-ended", "ada", seat=0)
    assert table.session.vacations.days_left("ada", table.time) == MAX_DAYS - 1


@pytest.mark.parametrize("clock", [{}, BANK])
def test_vacations_are_for_days_per_move(clock: dict[str, object]) -> None:
    table = party("ada", "bo", clock=clock)
    assert table.refused("vacation-taken", "ada", days=1) == "no-vacation-here"
    assert table.session.summary(0)["vacation_days"] == 0


def test_a_vacation_is_not_taken_when_time_is_over_or_by_somebody_else() -> None:
    table = party("ada", "bo", clock=DAYS)
    assert table.refused("vacation-taken", "cy", days=1) == "not-seated"
    assert table.refused("vacation-taken", "ada", days=0) == "vacation-too-long"
    table.wait(3 * DAY)
    assert table.refused("vacation-taken", table.who(table.player), days=1) == "time-is-over"


def test_a_vacation_ends_when_a_bot_takes_over() -> None:
    table = party("ada", "bo", clock=DAYS)
    table.do("vacation-taken", "ada", days=3)
    table.do("left", "ada")
    assert table.kinds()[-1] == "vacation-ended"
    assert table.session.deadline() != table.time + 3 * DAY or table.player == 1


def test_clocks_that_stood_still_replay_from_their_entries() -> None:
    table = party("ada", "bo", clock=DAYS)
    seat = table.player
    table.wait(DAY)
    table.do("vacation-taken", table.who(seat), days=2)
    table.wait(DAY)
    paused(table)
    table.wait(5 * DAY)
    table.let_due()
    table.do("offered", "ada", seat=0, what="continue")
    table.do("accepted", "bo", seat=1, what="continue")
    again = TableSession.fold(table.entries)
    assert everything(again) == everything(table.session)
    assert remaining(again, table.time) == 2 * DAY
