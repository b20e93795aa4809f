"""A round robin in which nobody has the better seat."""

from collections import Counter
from itertools import combinations

import pytest

from pandemonium.arena.seating import seatings, sets_of
from pandemonium.arena.tournament import tournament

TABLES = [(players, sides) for players in range(1, 6) for sides in range(players, 6)]


def test_everybody_meets_everybody() -> None:
    assert sets_of(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert sets_of(5, 4) == list(combinations(range(5), 4))
    assert sets_of(2, 4) == [(0, 1)]
    assert sets_of(3, 1) == [(0,), (1,), (2,)]


@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_in_each_round_everybody_sits_everywhere_equally_often(players: int, sides: int) -> None:
    for seed in range(8):
        result = seatings(players, sides, seed)
        assert len(set(result)) == len(result)
        sat = Counter((side, who) for seating in result for side, who in enumerate(seating))
        assert len(set(sat.values())) == 1, sat
        assert len(sat) == players * sides
        counts = [Counter(seating).values() for seating in result]
        assert all(max(each) - min(each) <= 1 for each in counts)


def test_the_order_around_the_table_changes_from_round_to_round() -> None:
    circles = {min(seatings(4, 4, seed)) for seed in range(100)}
    assert len(circles) == 6  # all there are


def test_pairs_swap_seats_on_the_same_seed() -> None:
    duel = tournament("mephisto", ["random", "hasty", "imp"], 2)
    assert sorted(duel.tables((0, 0))) == [["hasty", "random"], ["random", "hasty"]]
    assert sorted(duel.tables((7, 2))) == [["hasty", "imp"], ["imp", "hasty"]]


def test_the_seats_of_a_team_belong_to_one_player() -> None:
    teams = tournament("lets-summon-demons", ["random", "hasty"], 4, teams=True)
    assert sorted(teams.tables((0, 0))) == [
        ["hasty", "random", "hasty", "random"],
        ["random", "hasty", "random", "hasty"],
    ]


def test_so_many_rounds_as_give_each_set_the_games() -> None:
    assert tournament("mephisto", ["random", "hasty"], 2).rounds_for(401) == 201
    assert tournament("mephisto", ["random", "hasty"], 3).rounds_for(100) == 17
    assert tournament("mephisto", ["random", "hasty", "imp"], 1).rounds_for(100) == 100
