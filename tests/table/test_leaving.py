"""Leavers, giving up, standing in and coming back, at every kind of prompt."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import pandemonium as pm
from pandemonium.engine.formats.verify import verify
from pandemonium.engine.state import State
from pandemonium.table.commands.playing import questions_of
from pandemonium.table.deadlines import GRACE_SECONDS
from pandemonium.table.entry import SERVER
from pandemonium.table.table import Table
from tests.table.party import SEAL, Party, party


def outcome(table: Party) -> tuple[str, tuple[int, ...], bool]:
    """How it ended."""
    result = table.session.running.state.outcome
    assert result is not None
    return result.reason, result.winners, result.draw


# ---------------------------------------------------------------------- giving up


def test_who_gives_up_against_one_other_loses() -> None:
    table = party("ada", "bo")
    assert table.refused("surrendered", "ada", seat=1) == "not-your-seat"
    assert table.refused("surrendered", "cy", seat=1) == "not-your-seat"
    table.do("surrendered", "bo", seat=1)
    assert outcome(table) == ("table-surrender", (0,), False)
    assert table.kinds()[-3:] == ["game-given-up", "game-broken-off", "secret-shown"]


def test_at_a_larger_table_a_bot_plays_on_until_one_is_left() -> None:
    table = party("ada", "bo", "cy")
    table.do("surrendered", "cy", seat=2)
    assert table.session.status == "playing"
    assert table.session.seats[2].bot
    assert table.refused("surrendered", "cy", seat=2) == "out-of-the-game"
    assert table.refused("returned", "cy", seat=2) == "out-of-the-game"
    assert table.session.seat_of("cy") == 2  # and still sees what the seat may see
    table.do("surrendered", "ada", seat=0)
    assert outcome(table) == ("table-surrender", (1,), False)


def test_a_team_loses_when_all_of_it_have_given_up() -> None:
    table = party("ada", "bo", "cy", "di", game="mephisto", options={"teams": True})
    table.do("surrendered", "ada", seat=0)
    assert table.session.status == "playing"
    table.do("surrendered", "bo", seat=1)
    assert outcome(table) == ("table-surrender", (2, 3), False)


def test_bots_do_not_play_on_among_themselves() -> None:
    table = party("ada", bots=2)
    table.do("surrendered", "ada", seat=0)
    assert outcome(table) == ("table-surrender", (1, 2), True)


def test_who_plays_alone_and_gives_up_has_not_won() -> None:
    for game in ("mephisto", "dicke-daemonen"):
        table = party("ada", game=game)
        table.do("surrendered", "ada", seat=0)
        assert outcome(table) == ("table-surrender", (), False)
        assert verify(table.session.record(), SEAL).outcome is not None


# ---------------------------------------------------------------------- leaving


def test_a_bot_plays_for_a_player_who_leaves_until_they_return() -> None:
    table = party("ada", "bo")
    seat = table.player
    who = table.who(seat)
    table.do("left", who)
    assert table.session.to_decide() == (seat, "devil", None)
    assert table.refused("acted", who, seat=seat, actions=["roll"]) == "bot-plays"
    assert table.refused("left", who) == "bot-plays-already"
    table.do("acted", SERVER, seat=seat, actions=["roll"])
    assert table.refused("returned", "cy", seat=seat) == "not-your-seat"
    table.do("returned", who, seat=seat)
    assert table.refused("returned", who, seat=seat) == "no-bot-plays"
    assert table.kinds()[-2:] == ["bot-stood-in", "player-returned"]


def test_a_game_waits_for_the_last_person() -> None:
    table = party("ada", bots=1)
    assert table.refused("left", "ada") == "nobody-else"
    table.wait(10 * GRACE_SECONDS)
    assert table.let_due(away={"ada": 0.0}) == []


def test_who_is_away_is_replaced_after_a_while_when_others_wait() -> None:
    table = party("ada", "bo")
    gone = table.who(table.player)
    away = {gone: table.time}
    assert table.session.deadline(away) == table.time + GRACE_SECONDS
    table.wait(GRACE_SECONDS - 1)
    assert table.let_due(away) == []
    table.wait(1)
    assert table.let_due(away) == ["took-over"]
    assert table.session.deadline(away) is None
    table.do("returned", SERVER, seat=table.session.seats_of(gone)[0])


def test_nobody_is_replaced_while_nobody_waits_for_them() -> None:
    table = party("ada", "bo")
    waiting = table.who(1 - table.player)
    table.wait(10 * GRACE_SECONDS)
    assert table.let_due({waiting: 0.0}) == []  # it is not their turn
    assert table.let_due({"ada": 0.0, "bo": 0.0}) == []  # nobody is there
    slow = party("ada", "bo", pace="correspondence")
    slow.wait(10 * GRACE_SECONDS)
    assert slow.let_due({slow.who(slow.player): 0.0}) == []


def test_only_the_server_replaces_people() -> None:
    table = party("ada", "bo", bots=1)
    assert table.refused("took-over", "ada", seat=1) == "only-the-server"
    assert table.refused("took-over", SERVER, seat=2) == "bot-plays-already"
    assert table.refused("took-over", SERVER, seat=0, level="angel") == "no-such-player"
    assert table.refused("took-over", SERVER, seat=7) == "no-such-seat"


# Options with which everything is asked that the game can ask.
VARIANTS: dict[str, list[dict[str, object]]] = {
    "dice-summoners": [{}, {"turn_cap": 4, "play_on": True}],
    "lets-summon-demons": [{"starter_demons": True}, {"candles": "chosen"}],
    "mephisto": [{}, {"teams": True}],
}
# What lots seldom lead to; and what is asked of people who play alone, whom nobody replaces.
HARD_TO_MEET = {"discard-own", "benefit", "copy"}
ALONE = {"predict-place"}
GAMES_PLAYED = 40
LOOKED_AT = 20  # how often a question is looked at: in turn, or out of turn?


def positions(game: str) -> Iterator[tuple[State, dict[str, object]]]:
    """Positions of random games, with the options of each."""
    known = pm.about(game)
    for options in VARIANTS.get(game, [{}]):
        for seed in range(GAMES_PLAYED):
            rng, span = random.Random(seed), known.max_players - 1
            players = 4 if "teams" in options else 2 + seed % max(1, span)
            state = pm.game(game, players, **options).start(seed=seed)
            while not state.over and state.ply < 400:
                yield state, options
                state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize("game", pm.games())
def test_people_leave_and_return_at_every_kind_of_prompt(game: str) -> None:
    """At each kind of question, in and out of turn: a bot answers, and its person is back."""
    seen: set[tuple[str, bool]] = set()
    met = Counter[str]()
    for state, options in positions(game):
        met[state.decision.key] += 1
        if met[state.decision.key] > LOOKED_AT:
            continue
        kind = (state.decision.key, state.view(None).get("turn") == state.player)
        if kind not in seen:
            seen.add(kind)
            people = ("ada", "bo", "cy", "di", "ed")[: state.game.players]
            leave_and_return(party(*people, game=game, options=options), state.clone())
    assert set(questions_of(pm.game(game))) - set(met) <= HARD_TO_MEET | ALONE
    assert len({is_own for _, is_own in seen}) == 2 or len(met) < 4  # out of turn as well


def leave_and_return(table: Party, state: State) -> None:
    """The player asked in this position leaves, a bot answers, and they are back."""
    state.chance = table.session.running.state.chance
    table.session.table = Table(state, log=table.session.log)
    seat, who = state.player, table.who(state.player)
    table.do("left", who)
    assert table.session.to_decide() == (seat, "devil", None)
    table.do("acted", SERVER, seat=seat, actions=[state.legal()[-1].text])
    if table.session.status == "playing":
        table.do("returned", who, seat=seat)
        assert table.session.seats[seat].is_played_by_person
        prompt = table.session.prompt(seat)
        assert prompt is not None
        assert bool(prompt["choices"]) == (prompt["player"] == seat)
