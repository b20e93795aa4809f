"""Playing at a session: people, bots and defaults; who may act when, and who receives what."""

import json

import pytest

import pandemonium as pm
from pandemonium.locale.words import Words
from pandemonium.table import Entry, TableSession
from pandemonium.table.entry import SERVER
from pandemonium.table.table import Table
from tests.table.party import Party, known_to, party

ACTIVATE = "activate"  # the question which card comes next


def asked_out_of_turn() -> Party:
    """Somebody's roll lets two cards of somebody else activate: these are asked for the order."""
    table = party("ada", "bo")
    game = table.session.game
    seats: list[dict[str, object]] = [{}, {"cards": ["cat", "rabbit", "dog"]}]
    state = game.scenario({"seats": seats}, chance=[3, 4])
    state.apply("roll")
    table.session.table = Table(state, log=table.session.log)
    assert (state.player, state.view(None)["turn"]) == (1, 0)
    return table


def question(table: Party) -> str:
    """The kind of the question of the moment."""
    return table.session.running.state.decision.key


# ---------------------------------------------------------------------- acting


def test_everybody_acts_on_their_own_seat_alone() -> None:
    table = party("ada", "bo")
    seat = table.player
    mover, other = table.who(seat), table.who(1 - seat)
    assert table.refused("acted", other, seat=seat, actions=["roll"]) == "not-your-seat"
    assert table.refused("acted", other, seat=1 - seat, actions=["roll"]) == "not-your-turn"
    assert table.refused("acted", "cy", seat=seat, actions=["roll"]) == "not-your-seat"
    assert table.refused("acted", SERVER, seat=seat, actions=["roll"]) == "not-your-seat"
    assert table.refused("acted", mover, seat=5, actions=["roll"]) == "no-such-seat"
    assert table.refused("acted", mover, seat=seat, actions=[]) == "no-actions"
    assert table.refused("acted", mover, seat=seat, actions=["end"]) == "illegal-move"
    assert table.refused("acted", mover, seat=seat, actions=["dance"]) == "no-such-action"
    assert table.refused("acted", mover, seat=seat, actions=["roll", "end"]) == "barrier-inside"
    assert table.refused("acted", mover, seat=seat, actions=["roll"] * 999) == "too-many-actions"
    table.do("acted", mover, seat=seat, actions=["roll"])


def test_nobody_acts_before_the_game_or_after_it() -> None:
    table = Party().sit("ada", "bo")
    assert table.refused("acted", "ada", seat=0, actions=["roll"]) == "game-not-begun"
    table.start()
    table.do("surrendered", "ada", seat=0)
    assert table.refused("acted", "bo", seat=1, actions=["roll"]) == "game-over"


def test_the_server_acts_for_bots_alone() -> None:
    table = party("ada", bots=1)
    decider = table.session.to_decide()
    assert decider is not None
    if decider.bot is None:
        table.do("surrendered", "ada", seat=0)
        return
    assert decider == (1, "random", None)
    assert table.refused("acted", "ada", seat=1, actions=["roll"]) == "not-your-seat"
    table.do("acted", SERVER, seat=1, actions=["roll"])


def test_a_step_is_taken_back_to_the_last_barrier() -> None:
    table = party("ada", "bo")
    seat = table.player
    state = table.session.game.scenario({"seats": [{"souls": 9}, {"souls": 9}], "turn": seat})
    table.session.table = Table(state, log=table.session.log)
    table.act("buy 1")
    assert table.refused("undid", table.who(1 - seat), seat=1 - seat) == "no-undo-player"
    assert table.refused("undid", table.who(1 - seat), seat=seat) == "not-your-seat"
    table.do("undid", table.who(seat), seat=seat)
    assert table.kinds(None)[-1] == "undone"
    table.act("roll")
    assert table.refused("undid", table.who(seat), seat=seat).startswith("no-undo-")


def test_the_same_entries_rebuild_the_same_session() -> None:
    table = party("ada", "bo")
    for _ in range(12):
        table.act()
    again = TableSession.fold(Entry(*json.loads(json.dumps(list(item)))) for item in stored(table))
    for seat in table.session.recipients:
        assert known_to(again, seat) == known_to(table.session, seat)


def stored(table: Party) -> list[tuple[object, ...]]:
    """The entries as a database keeps them."""
    return [(entry.kind, entry.who, entry.time, entry.data) for entry in table.entries]


# ---------------------------------------------------------------------- bots


def test_people_and_bots_are_distinguished_by_name() -> None:
    table = party("ada", bots=1)
    assert table.session.names(Words(table.session.game, "en")) == ["Ada", "Bot 2 (random)"]
    assert table.session.names(Words(table.session.game, "fr"))[0] == "Ada"


# ---------------------------------------------------------------------- defaults


def test_a_default_answers_a_question_out_of_turn() -> None:
    table = asked_out_of_turn()
    assert table.session.to_decide() == (1, None, None)
    assert table.session.summary(1)["default_for"] == question(table)
    table.do("preferred", "bo", seat=1, question=question(table), answer="last")
    decider = table.session.to_decide()
    assert decider is not None
    assert decider.answer == [table.session.running.state.legal()[-1].text]
    first = table.session.running.state.legal()[0].text
    assert table.refused("acted", SERVER, seat=1, actions=[first]) == "not-your-seat"
    table.do("acted", SERVER, seat=1, actions=decider.answer)


def test_a_default_can_be_overruled_and_forgotten() -> None:
    table = asked_out_of_turn()
    table.do("preferred", "bo", seat=1, question=question(table), answer="first")
    table.do("preferred", "bo", seat=1, question=question(table), answer="")
    assert table.session.to_decide() == (1, None, None)
    assert table.session.summary(1)["preferences"] == {}


def test_a_default_never_answers_in_ones_own_turn() -> None:
    table = party("ada", "bo")
    seat = table.player
    key = question(table)
    table.do("preferred", table.who(seat), seat=seat, question=key, answer="first")
    assert table.session.to_decide() == (seat, None, None)
    assert table.session.summary(seat)["default_for"] == ""


@pytest.mark.parametrize("answer", ["last", "activate", "activate cat", "buy 1"])
def test_a_default_has_an_answer_whatever_the_seat_holds(answer: str) -> None:
    table = asked_out_of_turn()
    table.do("preferred", "bo", seat=1, question=question(table), answer=answer)
    decider = table.session.to_decide()
    assert decider is not None
    assert decider.answer
    table.do("acted", SERVER, seat=1, actions=decider.answer)


def test_a_default_is_known_to_its_seat_alone() -> None:
    table = asked_out_of_turn()
    before = [known_to(table.session, seat) for seat in (0, None)]
    entry = Entry(
        "preferred", "bo", table.time, {"seat": 1, "question": question(table), "answer": "last"}
    )
    table.session.apply(entry)
    assert [known_to(table.session, seat) for seat in (0, None)] == before
    assert table.session.audience(entry) == [1]
    assert table.session.summary(1)["preferences"] == {question(table): "last"}


def test_what_only_some_may_notice_leaves_no_trace_in_time() -> None:
    """Even where clocks differ: who sets a default later than others act is not given away."""
    table, other = asked_out_of_turn(), asked_out_of_turn()
    table.wait(10)
    table.do("preferred", "bo", seat=1, question=question(table), answer="last")
    table.wait(-10)
    for item in (table, other):
        item.do("said", "ada", text="Hm.")
    assert known_to(table.session, 0) == known_to(other.session, 0)


def test_a_default_is_for_what_the_game_asks_and_knows() -> None:
    table = party("ada", "bo")
    key = question(table)
    assert (
        table.refused("preferred", "ada", seat=1, question=key, answer="first") == "not-your-seat"
    )
    assert (
        table.refused("preferred", "ada", seat=0, question="tea", answer="first")
        == "no-such-question"
    )
    assert (
        table.refused("preferred", "ada", seat=0, question=key, answer="milk") == "no-such-action"
    )


# ---------------------------------------------------------------------- versions


def test_a_table_that_cannot_be_replayed_is_looked_at_only() -> None:
    table = party("ada", "bo")
    seat, now = table.player, table.time
    table.act("roll")
    forged = Entry(
        "acted", table.who(seat), now, {"seat": seat, "actions": ["a rule of yesterday"]}
    )
    session = TableSession()
    for entry in [*table.entries, forged, Entry("said", "ada", now, {"text": "hi"})]:
        session.replay(entry)
    assert isinstance(session.problem, pm.NotationError)
    assert known_to(session, 0) != known_to(table.session, 0)  # it shows that there is a problem
    assert session.news(0) == table.session.news(0)
    with pytest.raises(pm.PandemoniumError, match="is read-only: unknown move"):
        session.apply(Entry("said", "ada", now, {"text": "hi"}))
