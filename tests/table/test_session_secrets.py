"""What a seat receives around the table does not depend on what it cannot know.

Two sessions are alike but for what one seat cannot know. The same things happen in both, as long as
that seat sees the same of the game; every byte it receives has to be the same, and every refusal.
"""

import json
import random

import pytest

import pandemonium as pm
from pandemonium.engine.state import State
from pandemonium.table import Entry, TableSession
from pandemonium.table.barrier import after, barrier_between
from pandemonium.table.entry import SERVER
from pandemonium.table.table import Table
from pandemonium.testing.random_play import random_positions
from tests.table.party import Party, known_to, party

STEPS = 25


def twin(table: Party, seat: int) -> Party:
    """The same table in another world that the seat thinks possible."""
    other = Party.__new__(Party)
    other.session = TableSession.fold(table.entries)
    other.entries, other.time = [], table.time
    state = other.session.running.state
    other.session.running.state = state.imagine(seat, state.chance.clone())
    other.session.running.steps.clear()
    table.session.running.steps.clear()
    return other


def outcome_of(session: TableSession, entry: Entry) -> str:
    """The reply to anyone who tries this."""
    try:
        session.apply(entry)
    except pm.PandemoniumError as problem:
        return json.dumps([problem.key, str(problem)])
    return ""


def ideas(session: TableSession, seat: int, rng: random.Random, time: float) -> list[Entry]:
    """What happens around the table, and what `seat` may try."""
    who, others = session.seats[seat].who, [seat.who for seat in session.seats]
    rival = rng.choice([item for item in range(len(session.seats)) if item != seat])
    key = session.running.state.decision.key
    result = [
        Entry("undid", who, time, {"seat": seat}),
        Entry("offered", who, time, {"seat": seat, "what": "undo"}),
        Entry("declined", who, time, {"seat": seat, "what": "undo"}),
        Entry("said", rng.choice(others), time, {"text": "Hm."}),
        Entry("preferred", who, time, {"seat": seat, "question": key, "answer": "last"}),
        Entry("preferred", others[rival], time, {"seat": rival, "question": key, "answer": "last"}),
        Entry("took-over", SERVER, time, {"seat": rival}),
        Entry("helped", SERVER, time, {"seat": rival}),
        Entry("returned", others[rival], time, {"seat": rival}),
        Entry("seat-requested", "zoe", time, {"seat": rival, "name": "Zoe"}),
        Entry("offered", others[rival], time, {"seat": rival, "what": "undo"}),
        Entry(
            "acted", who, time, {"seat": seat, "actions": [rng.choice(session.game.actions).text]}
        ),
    ]
    return rng.sample(result, 4)


def step(session: TableSession, time: float, rng: random.Random) -> Entry:
    """A move of the player to decide."""
    state = session.running.state
    place = session.seats[state.player]
    text = rng.choice(state.legal()).text
    who = SERVER if place.bot else place.who
    return Entry("acted", who, time, {"seat": state.player, "actions": [text]})


def sees(session: TableSession, seat: int) -> str:
    """What the seat sees of the game itself; that it keeps secrets is shown elsewhere."""
    game = [item["event"] for item in session.news(seat) if item["of"] == "game"]
    return json.dumps([session.view(seat), game])


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", [name for name in pm.games() if pm.about(name).hides])
def test_what_a_seat_receives_depends_on_nothing_that_it_cannot_know(game: str, seed: int) -> None:
    rng = random.Random(seed)
    table = (
        party("ada", "bo", "cy", game=game)
        if pm.about(game).max_players > 2
        else party("ada", "bo", game=game)
    )
    table.play_on(rng, most=rng.randrange(5, 30))
    if table.session.status != "playing":
        return
    seat = rng.randrange(len(table.session.seats))
    sessions = [table.session, twin(table, seat).session]
    compared = 0
    for _ in range(STEPS):
        for entry in ideas(sessions[0], seat, rng, table.time):
            lines = [outcome_of(session, entry) for session in sessions]
            if entry.who == sessions[0].seats[seat].who:
                assert lines[0] == lines[1], entry
            if entry.kind in ("preferred", "helped") and seat not in sessions[0].audience(entry):
                continue
            if sees(sessions[0], seat) != sees(sessions[1], seat):
                return  # other cards were drawn: these are other worlds
            assert known_to(sessions[0], seat) == known_to(sessions[1], seat), entry
            compared += 1
        move = step(sessions[0], table.time, rng)
        if outcome_of(sessions[1], move):
            break  # impossible in the other world
        assert not outcome_of(sessions[0], move)
        if sessions[0].status != "playing" or sees(sessions[0], seat) != sees(sessions[1], seat):
            break
        assert known_to(sessions[0], seat) == known_to(sessions[1], seat), move
    assert compared


@pytest.mark.parametrize("game", [name for name in pm.games() if pm.about(name).hides])
def test_nobody_can_tell_by_the_way_back_what_a_secret_answer_was(game: str) -> None:
    """Answers to a secret question that look the same to a rival can all be taken back, or none."""
    made = pm.game(game)
    compared = 0
    for state in random_positions(made, seed=3, every=5):
        if state.over:
            break
        if not state.decision.secret:
            continue
        rivals = [seat for seat in range(made.players) if seat != state.player]
        for rival in rivals:
            result: dict[str, set[bool]] = {}
            for action in state.legal()[:12]:
                led = after(state, action)
                irrevocable = barrier_between(state, led) in ("chance", "reveal", "over")
                result.setdefault(seen_by(led, rival), set()).add(irrevocable)
            compared += 1
            assert all(len(kinds) == 1 for kinds in result.values()), state
    assert compared or game == "leduc"


def seen_by(state: State, seat: int) -> str:
    """What a seat sees of a position and of what led to it."""
    events = [event.seen_by(seat) for event in state.events]
    question = Table(state).prompt(seat)["waiting"]
    return json.dumps([state.view(seat), [event for event in events if event], question])


def test_who_waits_does_not_learn_what_kind_of_barrier_others_crossed() -> None:
    table = party("ada", "bo")
    seat = table.player
    table.act("roll")
    for other in (1 - seat, None):
        prompt = table.session.prompt(other)
        assert prompt is not None
        if prompt["player"] != other:
            assert prompt["undo"]["barrier"] == "player"


def test_the_moment_of_a_game_counts_nothing_that_only_some_may_know() -> None:
    table = party("ada", "bo", game="dicke-daemonen")
    session = table.session
    key = session.running.state.decision.key
    before = session.running.moment
    for answer in ("last", ""):
        table.do("preferred", "ada", seat=0, question=key, answer=answer)
    assert session.running.moment == before
    table.do("said", "ada", text="Hm.")
    assert session.running.moment != before


def test_no_two_decisions_have_the_same_moment() -> None:
    table = party("ada", "bo", game="dicke-daemonen")
    seat = table.player
    who = table.session.seats[seat].who
    moments = []
    for _ in range(3):
        moments.append(table.session.running.moment)
        table.act(table.session.running.state.legal()[0].text)
        moments.append(table.session.running.moment)
        table.do("undid", who, seat=seat)
    assert len(set(moments)) == len(moments)
