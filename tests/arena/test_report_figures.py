"""The figures of reports, against counts by hand."""

from collections import Counter

import polars as pl
import pytest

import pandemonium as pm
from pandemonium.arena.reports import figures
from pandemonium.arena.reports.frames import Frames
from pandemonium.arena.reports.report_games import (
    CountRow,
    GameRow,
    ReportSetting,
    Rows,
    SeatRow,
    count_moments,
    count_things,
    order_of_play,
    play_batch,
)
from pandemonium.arena.reports.study import BASE, neighbours, plan_study, variants_of
from pandemonium.arena.simulate import ArenaError
from pandemonium.engine.event import Event
from pandemonium.engine.study import DEFAULT_STUDY, Study, Tally


def frames_of(
    winners: list[int], counts: list[tuple[int, int, str, int]], setting: str = BASE
) -> Frames:
    """Duels by hand: who won each, and what (game, seat, thing, count) came up in them."""
    rows = Rows()
    for number, winner in enumerate(winners):
        rows.games.append(GameRow(setting, number, number, "end", False, False, 10 + number, 20))
        for seat in (0, 1):
            share = float(seat == winner)
            rows.seats.append(SeatRow(setting, number, seat, seat, share, int(share)))
    rows.counts = [
        CountRow(setting, game, seat, "gained", thing, count) for game, seat, thing, count in counts
    ]
    return Frames.of(rows)


def test_what_is_played_is_what_is_counted() -> None:
    setting = ReportSetting(BASE, "mephisto", 2, {}, "random", 5, 2, True)
    rows = play_batch(setting, 1, 1)
    assert rows.games[0].seed == 6
    # the same game again, its events counted here
    game = pm.game("mephisto", players=2)
    state = game.start(seed=6, recording=True)
    from pandemonium.arena.match import bot_seed

    bots = [pm.player("random", game, bot_seed(6, seat)) for seat in (0, 1)]
    while not state.over:
        state.apply(bots[state.player].choose(state))
    turns = [event.seat for event in state.events if event.kind == "turn-begun"]
    defeated = Counter(
        (event.seat, event.card) for event in state.events if event.kind == "monster-defeated"
    )
    assert (rows.games[0].turns, rows.games[0].decisions) == (len(turns), state.ply)
    assert {row.seat: row.place for row in rows.seats}[turns[0]] == 0
    assert [row.share for row in rows.seats] == state.returns
    assert [row.score for row in rows.seats] == state.scores
    counted = {(row.seat, row.thing): row.count for row in rows.counts if row.tally == "defeated"}
    assert counted == defeated


def test_a_win_rate_is_that_of_the_seats_that_had_it() -> None:
    # 40 duels: seat 0 has the sword in all, wins 30; seat 1 has it in the first 10, which it loses
    winners = [0] * 30 + [1] * 10
    had = [(game, 0, "sword", 1) for game in range(40)]
    had += [(game, 1, "sword", 3) for game in range(10)] + [(0, 1, "crown", 1)]
    table = figures.things(frames_of(winners, had), "gained")
    sword = table.filter(pl.col("thing") == "sword").row(0, named=True)
    assert sword["seats"] == 50
    assert sword["spread"] == 50 / 80
    assert sword["rate"] == 30 / 50
    assert sword["effect"] == pytest.approx(0.1)
    assert (sword["low"], sword["high"]) == pytest.approx((0.46181, 0.72392), abs=1e-5)
    assert sword["winners"] == 30 / 40  # one each, where they had it
    assert sword["others"] == (10 + 30) / 40
    crown = table.filter(pl.col("thing") == "crown").row(0, named=True)
    assert crown["q"] is None  # one seat is too few to judge
    assert not crown["clear"]


def test_partners_who_win_together_count_once() -> None:
    had = [(game, 0, "sword", 1) for game in range(80)]
    alone = figures.things(frames_of([0] * 50 + [1] * 30, had), "gained").row(0, named=True)
    paired = figures.things(frames_of([0] * 50 + [1] * 30, had), "gained", 2).row(0, named=True)
    assert paired["rate"] == alone["rate"]
    assert paired["low"] < alone["low"] < alone["high"] < paired["high"]


def test_many_comparisons_are_corrected() -> None:
    assert figures.adjust_p_values([0.01, None, 0.04, 0.5]) == [
        pytest.approx(0.03),
        None,
        pytest.approx(0.06),
        pytest.approx(0.5),
    ]


def test_places_have_their_share_and_broken_off_games_none() -> None:
    frames = frames_of([0, 0, 0, 1], [])
    games = frames.games.with_columns(cut=pl.col("game") == 3)
    table = figures.places(Frames(games, frames.seats, frames.counts))
    assert table.select("place", "games", "share").rows() == [(0, 3, 1.0), (1, 3, 0.0)]


def test_lengths_are_spread() -> None:
    games = frames_of([0] * 5, []).games
    spread = figures.spread(games, "turns")
    assert (spread.low, spread.median, spread.high, spread.most) == (11, 12, 13, 14)
    steps = figures.histogram(games, "turns", bars=3)
    assert steps.select("low", "high", "games").rows() == [(10, 12, 2), (12, 14, 2), (14, 16, 1)]


def test_things_of_the_whole_table_are_counted_by_games() -> None:
    counts = [(game, -1, "red" if game < 8 else "blue", 1) for game in range(10)]
    table = figures.things(frames_of([0] * 10, counts), "gained")
    assert dict(table.select("thing", "rate").iter_rows()) == {"red": 0.8, "blue": 0.2}
    assert table["usual"][0] == 0.5


def test_the_same_seeds_are_compared() -> None:
    base, other = frames_of([0, 0, 1, 1], []), frames_of([0, 0, 0, 1], [])
    apart = figures.place_difference(base, other)
    assert apart.value == 0.25
    assert not apart.is_clear
    assert figures.game_difference(base, other, "turns").value == 0


def test_partners_who_both_win_are_no_better_placed() -> None:
    base = frames_of([0, 1], [])
    together = Frames(
        base.games, base.seats.with_columns(share=pl.lit(1.0)), base.counts
    )  # everybody wins
    assert figures.place_difference(base, together).value == 0


def test_a_card_that_wins_more_is_found() -> None:
    had = [(game, 0, "sword", 1) for game in range(100)]
    before = figures.things(frames_of([0, 1] * 50, had), "gained")
    after = figures.things(frames_of([0] * 90 + [1] * 10, had), "gained")
    change = figures.changes(before, after).row(0, named=True)
    assert change["change"] == pytest.approx(0.4)
    assert 0.2 < change["low"] < 0.4 < change["high"] < 0.6
    assert change["clear"]


def test_who_had_no_turn_follows_clockwise() -> None:
    assert order_of_play([2, 0, 2, 0], 4) == [2, 0, 1, 3]
    assert order_of_play([], 3) == [0, 1, 2]


def test_a_game_that_names_nothing_is_counted_all_the_same() -> None:
    class Found:
        kind, seat, card = "card-found", 1, "key"

    class Silent:
        kind = "night-fell"

    events: list[Event] = [Found(), Found(), Silent()]  # type: ignore[list-item]  # enough of one
    assert count_things(DEFAULT_STUDY, events) == {(1, "card-found", "key"): 2}


def test_the_first_moment_of_each_seat_is_counted() -> None:
    class Turn(Event):
        kind = "turn-begun"

    class Done(Event):
        kind = "colour-predicted"

        def __init__(self, seat: int) -> None:
            self.seat = seat

    study = Study(tallies=(Tally("moments", ("colour-predicted",), is_timed=True),))
    turn = Turn()
    events = [turn, turn, Done(1), turn, turn, turn, turn, Done(1), turn, turn, turn, turn, Done(0)]
    assert count_things(study, events) == {}
    assert count_moments(study, events, 3) == {
        (0, "moments", "fifth-5"): 1,
        (1, "moments", "fifth-1"): 1,  # its second time does not count
        (2, "moments", "never"): 1,
    }


@pytest.mark.parametrize("name", pm.games())
def test_every_game_can_be_studied(name: str) -> None:
    studied = plan_study(name, None, {}, games=1)
    game = studied.base.configure()
    assert all(key in game.settings for key, _ in variants_of(game))
    for _ in studied.play():
        pass
    assert studied.done == studied.wanted
    assert studied.rows.counts


@pytest.mark.parametrize("name", pm.games())
def test_what_is_counted_does_happen(name: str) -> None:
    study = pm.game(name).presenter.study
    tallies = {tally.name for tally in study.tallies}
    seen = {row.tally for row in play_batch(plan_study(name, None, {}).base, 0, 8).counts}
    assert tallies <= seen


def test_variants_that_this_table_cannot_play_are_left_out() -> None:
    assert "teams=True" not in plan_study("mephisto", 2, {}).variants
    assert "teams=True" in plan_study("mephisto", 4, {}).variants
    assert "teams=True" not in plan_study("mephisto", 4, {"teams": True}).variants


def test_a_level_meets_its_neighbour() -> None:
    assert neighbours("random") == ["random", "imp"]
    assert neighbours("imp") == ["random", "imp"]
    assert neighbours("demon") == ["devil", "demon"]
    assert neighbours("plan") == ["random", "plan"]


def test_a_bot_that_fails_is_named() -> None:
    setting = ReportSetting(BASE, "mephisto", 2, {}, "broken", 0, 1)
    with pytest.raises(ArenaError, match="'broken' failed at decision 1"):
        play_batch(setting, 0, 1)
