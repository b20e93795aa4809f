"""Which moves are recommended: checked in games of every kind, decision by decision."""

import itertools
from collections import Counter

import pytest

from pandemonium.app.bots import BotReply, BotRequest, JudgedChoice, choose
from pandemonium.app.suggestions import is_harmless, is_wanted, suggested_move
from pandemonium.engine.chance import Chance
from pandemonium.table.barrier import after, barrier_between, barrier_of, imagined
from pandemonium.table.commands.making import CreateTable
from pandemonium.table.commands.seating import Seat, Sit
from pandemonium.table.commands.starting import Ready, Start
from pandemonium.table.entry import SERVER
from pandemonium.table.hashes import sha256_hex
from pandemonium.table.session import TableSession

GAMES = ("lets-summon-demons", "dice-summoners", "dicke-daemonen", "mephisto")
ADA, BEN = "ada", "ben"
MAX_ASKED = 1_000  # in as many games; a sure move that does no harm is rare in some
DECISIONS = 100
ITERATIONS = 200


def table_of(game: str, *people: str, seed: int = 5) -> TableSession:
    """A game of these people and bots on the other seats."""
    secret = f"{seed:064x}"
    bare = CreateTable(game, sha256_hex(secret))
    session = TableSession()
    entries = [bare.entry(people[0], 0.0)]
    entries += [Sit(who, seat).entry(who, 0.0) for seat, who in enumerate(people)]
    players = bare.make().players
    entries += [Seat(seat, "imp").entry(people[0], 0.0) for seat in range(len(people), players)]
    entries += [Ready().entry(who, 0.0) for who in people]
    entries.append(Start(secret).entry(SERVER, 0.0))
    for entry in entries:
        session.prepare(entry).commit()
    assert session.status == "playing"
    return session


def search(session: TableSession, seat: int, seed: int) -> BotReply:
    """What the adviser finds, from what the seat knows."""
    state, game = session.running.imagine(seat, Chance(seed)), session.game
    request = BotRequest(
        game.id, game.players, game.full_settings(), "demon", seed, state.save(), 2.0
    )
    request.iterations = ITERATIONS
    return choose(request, 20.0)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_recommended_is_the_hint_and_does_no_harm(name: str) -> None:
    counts: Counter[str] = Counter()
    seeds = itertools.count(1)
    while not counts["suggested"] and counts["asked"] < MAX_ASKED:
        session = table_of(name, ADA, seed=next(seeds))
        for number in range(DECISIONS):
            table = session.running
            if table.over:
                break
            seat, state = table.state.player, table.state
            result = search(session, seat, number)
            if len(state.choices) > 1:
                actions = suggested_move(session, seat, result.judged, result.line)
                counts["asked"] += 1
                if actions:
                    counts["suggested"] += 1
                    check_rules(session, result, actions)
            table.act(seat, result.action)
    assert counts["asked"] > 10, counts
    assert counts["suggested"], counts


def check_rules(session: TableSession, result: BotReply, actions: list[str]) -> None:
    """The rules of a recommended move, checked on an imagined position."""
    table = session.running
    seat, state = table.state.player, table.state
    best, *others = result.judged
    assert actions[0] == best.action == result.action
    assert all(best.visits >= other.visits for other in others)
    assert 2 * best.visits >= sum(choice.visits for choice in result.judged)
    prompt = session.prompt(seat)
    assert prompt is not None
    offered = [[choice["text"]] for choice in prompt["choices"]]
    assert actions in [*offered, *(plan["actions"] for plan in prompt["plans"])]
    world = imagined(state, seat)
    changes: list[tuple[str, int]] = []
    for text in actions:
        action = session.game.action(text)
        following = after(world, action)
        if barrier_between(world, following):
            assert len(actions) == 1
            assert action.kind == "roll"
            assert not any(choice["ends"] for choice in prompt["choices"])
            return
        changes += [change for event in following.events for change in event.changes()]
        world = following
    sums: Counter[str] = Counter()
    for counter, delta in changes:
        sums[counter] += delta
    mine = [delta for counter, delta in sums.items() if counter.endswith(f":{seat + 1}")]
    if any(delta < 0 for delta in mine):  # there is something else that it changes
        assert any(delta > 0 for delta in mine) or any(
            delta and ":" in counter and not counter.endswith(f":{seat + 1}")
            for counter, delta in sums.items()
        ), (actions, sums)


@pytest.mark.parametrize("name", ["lets-summon-demons", "mephisto"])
def test_stopping_is_not_recommended_once_a_price_was_paid(name: str) -> None:
    """Random games: what the player has is compared before and after each of their steps."""
    counts: Counter[bool] = Counter()
    for seed in range(30):
        session = table_of(name, ADA, seed=seed)
        chance, turn, paid = Chance(seed), -1, False
        for _ in range(250):
            table = session.running
            if table.over:
                break
            seat = table.state.player
            if table.view(None)["turn"] != turn:
                turn, paid = int(str(table.view(None)["turn"])), False
            world = imagined(table.state, seat)
            for action in table.state.legal():
                if seat == turn and action.stops and not barrier_of(world, action):
                    counts[paid] += 1
                    assert not (paid and is_harmless(session, seat, [action])), action
            before = numbers(session, seat)
            legal = table.state.legal()
            table.act(seat, legal[chance.below(len(legal))])
            after_it = numbers(session, seat)
            paid |= seat == turn and any(after_it.get(n, 0) < was for n, was in before.items())
    assert counts[True], counts


def numbers(session: TableSession, seat: int) -> dict[str, int]:
    """The counters with the number of a seat."""
    counters = session.game.presenter.counters(session.running.view(None))
    return {name: count for name, count in counters.items() if name.endswith(f":{seat + 1}")}


def test_a_roll_is_recommended_only_where_the_turn_needs_it() -> None:
    session = table_of("lets-summon-demons", ADA)
    table = session.running
    while "roll" not in [action.text for action in table.state.legal()]:
        table.act(table.state.player, table.state.legal()[0])
    seat, roll = table.state.player, session.game.action("roll")
    assert is_harmless(session, seat, [roll])
    judged = [JudgedChoice("roll", 5, 0.5), JudgedChoice("buy 1", 5, 0.5)]
    assert suggested_move(session, seat, judged, ["roll"]) == ["roll"]
    judged[1] = JudgedChoice("buy 1", 6, 0.5)
    assert suggested_move(session, seat, judged, ["roll"]) == []  # not sure enough
    table.act(seat, roll)
    while "end" not in [action.text for action in table.state.legal()]:
        table.act(table.state.player, table.state.legal()[0])
    assert not is_harmless(session, table.state.player, [session.game.action("end")])


def test_moves_are_suggested_only_to_somebody_who_plays_alone() -> None:
    assert is_wanted(table_of("dice-summoners", ADA), 0)
    assert not is_wanted(table_of("dice-summoners", ADA, BEN), 0)
    assert not is_wanted(table_of("dice-summoners", ADA, BEN), 1)
    assert not is_wanted(table_of("dice-summoners", ADA), 1)  # a bot's seat
