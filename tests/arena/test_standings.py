"""Strength of players: wins against each other, ratings, and how exactly they are known."""

import math
import random

import pytest

from pandemonium.arena.match import PlayedMatch, Thinking
from pandemonium.arena.ratings import RatingPair, rate
from pandemonium.arena.standings import Standings, standings
from pandemonium.arena.tournament import Results, tournament

DUEL = tournament("mephisto", ["random", "imp"], 2)
THREE = tournament("mephisto", ["random", "imp", "devil"], 3)
CROWD = tournament("mephisto", ["random", "imp"], 3)
TEAMS = tournament("mephisto", ["random", "imp"], 4, teams=True)
ALONE = tournament("mephisto", ["random", "imp"], 1)


def game(seats: str, returns: list[float], draw: bool = False, reason: str = "end") -> PlayedMatch:
    """A game that never was."""
    names = seats.split()
    scores = [round(10 * value) for value in returns]
    return PlayedMatch(names, returns, scores, reason, draw, 10, [Thinking(2, 0.01)] * len(names))


def one_each(*games: PlayedMatch) -> Results:
    """Each game as a round of its own."""
    return {(number, 0): [played] for number, played in enumerate(games)}


def shares(result: Standings) -> dict[str, float]:
    """What each player won."""
    return {player.name: player.share for player in result.players}


def test_wins_and_draws_are_counted_from_both_sides() -> None:
    table = standings(
        DUEL,
        one_each(
            game("imp random", [1.0, 0.0]),
            game("random imp", [0.0, 1.0]),
            game("random imp", [1.0, 0.0]),
            game("imp random", [0.5, 0.5], draw=True),
        ),
        4,
    )
    assert shares(table) == {"imp": 0.625, "random": 0.375}
    duel = table.duels.between("imp", "random")
    assert (duel.won, duel.lost) == (2.5, 1.5)
    assert table.duels.between("random", "imp").share == 0.375
    assert (table.games, table.draws, table.cuts, table.decisions) == (4, 1, 0, 10.0)
    assert [player.name for player in table.players] == ["imp", "random"]
    assert table.players[0].milliseconds == pytest.approx(5.0)


def test_a_game_that_was_cut_short_is_shared() -> None:
    table = standings(DUEL, one_each(game("imp random", [0.5, 0.5], reason="cut")), 1)
    assert (table.cuts, shares(table)["imp"]) == (1, 0.5)


def test_only_whole_rounds_count() -> None:
    results = one_each(game("imp random", [1.0, 0.0]), game("imp random", [0.0, 1.0]))
    assert shares(standings(DUEL, results, 1))["imp"] == 1.0


def test_at_a_larger_table_two_are_compared_by_the_games_that_either_wins() -> None:
    table = standings(
        THREE,
        one_each(
            game("random imp devil", [0.0, 0.0, 1.0]),
            game("imp devil random", [0.0, 1.0, 0.0]),
            game("devil random imp", [0.0, 0.0, 1.0]),
            game("devil random imp", [0.0, 1.0, 0.0]),
        ),
        4,
    )
    assert shares(table) == {"devil": 0.5, "imp": 0.25, "random": 0.25}
    assert table.duels.between("devil", "imp").share == pytest.approx(2 / 3)
    assert table.duels.between("imp", "random").share == 0.5


def test_who_holds_several_seats_wins_with_each_of_them() -> None:
    table = standings(CROWD, one_each(game("imp random imp", [0.0, 0.0, 1.0])), 1)
    assert shares(table) == {"imp": 1.0, "random": 0.0}


def test_a_team_wins_once() -> None:
    table = standings(TEAMS, one_each(game("imp imp random random", [1.0, 1.0, 0.0, 0.0])), 1)
    assert shares(table) == {"imp": 1.0, "random": 0.0}
    shared = standings(TEAMS, one_each(game("imp imp random random", [0.25] * 4, True)), 1)
    assert shares(shared) == {"imp": 0.5, "random": 0.5}


def test_where_nobody_wins_everybody_shares() -> None:
    table = standings(THREE, one_each(game("random imp devil", [0.0, 0.0, 0.0])), 1)
    assert set(shares(table).values()) == {1 / 3}


def test_alone_results_on_the_same_seed_are_compared() -> None:
    results = {
        (0, 0): [game("random", [0.0])],
        (0, 1): [game("imp", [1.0])],
        (1, 0): [game("random", [0.5])],
        (1, 1): [game("imp", [0.5])],
        (2, 0): [game("random", [0.2])],
        (2, 1): [game("imp", [0.6])],
    }
    table = standings(ALONE, results, 3)
    duel = table.duels.between("imp", "random")
    assert (duel.won, duel.lost) == (2, 0)  # equal results show nothing
    assert duel.leads == [10, 0, 4]
    assert shares(table)["imp"] == pytest.approx(0.7)
    assert table.players[0].score == pytest.approx(7)
    received = table.to_json()["duels"]
    assert isinstance(received, list)
    assert received[0]["lead"] == pytest.approx(-14 / 3)


# ---------------------------------------------------------------------- ratings


def results_of(strength: dict[str, float], games: int, seed: int) -> list[RatingPair]:
    """Games whose winners are random, each as likely as they are strong."""
    rng = random.Random(seed)
    names = list(strength)
    result = []
    for _ in range(games):
        winner = rng.choices(names, [strength[name] for name in names])[0]
        result += [RatingPair(winner, name, 1.0, 0.0) for name in names if name != winner]
    return result


@pytest.mark.parametrize("odds", [1.0, 1.5, 4.0])
def test_ratings_find_the_odds(odds: float) -> None:
    ratings = rate(["random", "imp"], results_of({"random": 1.0, "imp": odds}, 2000, 7))
    assert ratings["random"].points == 0.0
    assert ratings["imp"].expected == pytest.approx(odds / (1 + odds), abs=0.04)
    below, above = (
        1 / (1 + 10 ** (-bound / 400)) for bound in (ratings["imp"].low, ratings["imp"].high)
    )
    assert below < odds / (1 + odds) < above


def test_a_hundred_points_are_64_percent() -> None:
    even = results_of({"random": 36.0, "imp": 64.0}, 3000, 1)
    assert rate(["random", "imp"], even)["imp"].points == pytest.approx(100, abs=25)


def test_ratings_order_a_larger_table() -> None:
    strength = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 8.0}
    ratings = rate(list(strength), results_of(strength, 2000, 3), size=4)
    assert ratings["a"].points == 0.0  # nobody is called random: the first is the measure
    for name, odds in strength.items():
        points = 400 * math.log10(odds)
        assert ratings[name].points == pytest.approx(points, abs=40)
        assert ratings[name].low <= points <= ratings[name].high


def test_a_draw_makes_two_alike() -> None:
    wins = results_of({"random": 1.0, "imp": 1000.0}, 20, 1)
    draws = [RatingPair("random", "imp", 0.5, 0.5)] * 20
    before, after = (rate(["random", "imp"], item)["imp"] for item in (wins, wins + draws))
    assert 0 < after.points < before.points


def test_more_games_make_the_interval_narrower() -> None:
    widths = []
    for games in (50, 500):
        rating = rate(["random", "imp"], results_of({"random": 1, "imp": 1}, games, 5))["imp"]
        widths.append(rating.high - rating.low)
    assert widths[1] < widths[0] / 2
