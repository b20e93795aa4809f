"""The ladder: what a game changes, and what it leaves alone."""

import random

import pytest

from pandemonium.arena.ladder import ANCHORS, BOT, START, Ladder, RatedSide, Standing


def side(*players: str, place: int = 2, helped: bool = False) -> RatedSide:
    return RatedSide(list(players), place, helped)


def played(*games: list[RatedSide]) -> Ladder:
    """The ladder after these games."""
    ladder = Ladder()
    for number, sides in enumerate(games):
        ladder.add(f"t{number}", float(number), sides)
    return ladder


def last(ladder: Ladder, who: str) -> Standing:
    return ladder.history[who][-1]


def test_the_winner_of_a_duel_gains_what_the_loser_loses() -> None:
    ladder = played([side("a", place=1), side("b")])
    ada, bo = last(ladder, "a"), last(ladder, "b")
    assert ada.points > START > bo.points
    assert ada.points - START == pytest.approx(START - bo.points)
    assert ada.low < ada.points < ada.high
    again = played(*[[side("a", place=1), side("b")]] * 2)
    assert last(again, "a").high - last(again, "a").low < ada.high - ada.low


def test_a_person_who_wins_as_often_as_a_bot_gets_its_points() -> None:
    rng = random.Random(3)
    games = []
    for _ in range(400):
        has_won = rng.random() < 0.5
        bot = side(BOT + "archdemon", place=2 if has_won else 1)
        games.append([side("a", place=1 if has_won else 2), bot])
    rating = last(played(*games), "a")
    assert rating.low < ANCHORS["archdemon"] < rating.high
    assert rating.high - rating.low < 200


def test_at_a_table_of_four_only_the_winner_is_compared_with_the_others() -> None:
    seats = [side("a", place=1), side("b"), side("c"), side("d")]
    ladder = played([side("d", place=1), side("e")], seats)
    order = played([side("d", place=1), side("e")], seats[::-1])
    assert {who: history[-1] for who, history in ladder.history.items()} == {
        who: history[-1] for who, history in order.history.items()
    }
    assert last(ladder, "b")[2:] == last(ladder, "c")[2:]
    assert last(ladder, "a").points > START > last(ladder, "b").points


def test_partners_win_together_and_a_draw_brings_equals_nothing() -> None:
    teams = played([side("a", "b", place=1), side("c", "d")])
    assert last(teams, "a")[2:] == last(teams, "b")[2:]
    assert last(teams, "a").points > START > last(teams, "c").points
    drawn = played([side("a", place=1), side("b", place=1)])
    assert last(drawn, "a").points == pytest.approx(START)


def test_who_was_helped_gains_nothing_but_may_lose() -> None:
    won = played([side("a", place=1, helped=True), side("b")])
    assert last(won, "a").points == last(won, "b").points == START
    lost = played([side("a", helped=True), side("b", place=1)])
    assert last(lost, "a").points < START < last(lost, "b").points


def test_who_gave_up_loses_against_all_who_stayed() -> None:
    ladder = played([side("a", place=3), side("b", place=2), side(BOT + "imp", place=2)])
    assert last(ladder, "a").points < START < last(ladder, "b").points
