"""The printed kids, Animals and candles: conditions, activating others, Skunk and Glen."""

import pytest

from tests.games.lets_summon_demons.table import (
    cards,
    demons,
    duel,
    game,
    hand,
    happened,
    seen,
    souls,
)
from tests.support import card, legal, play, refused, rule

# ---------------------------------------------------------------------- cards that just collect


@rule("LSD 3.2")
@pytest.mark.parametrize(
    ("name", "totals", "chances"),
    [
        pytest.param("good_candle", [3, 4, 5], 9, marks=card("good_candle")),
        pytest.param("kind_candle", [5, 6], 9, marks=card("kind_candle")),
        pytest.param("beginners_candle", [6, 8], 10, marks=card("beginners_candle")),
        pytest.param("naughty_candle", [8, 9], 9, marks=card("naughty_candle")),
        pytest.param("evil_candle", [9, 10, 11], 9, marks=card("evil_candle")),
    ],
)
def test_a_candle_brings_one_soul_on_its_totals(name: str, totals: list[int], chances: int) -> None:
    paid = []
    for first in range(1, 7):
        for second in range(1, 7):
            state = duel.scenario(
                {"seats": [{"souls": 0, "candles": [name]}, {"candles": []}]},
                chance=[first, second],
            )
            play(state, "roll")
            if souls(state)[0]:
                assert souls(state)[0] == 1
                paid.append(first + second)
    assert sorted(set(paid)) == totals
    assert len(paid) == chances  # in 36: 25 % for four candles, 28 % for Beginner's


@rule("LSD 4.5")
@pytest.mark.parametrize(
    ("name", "dice", "n"),
    [
        pytest.param("eve", [1, 5], 1, marks=card("eve")),
        pytest.param("adam", [2, 6], 1, marks=card("adam")),
        pytest.param("sweet_caroline", [1, 1], 5, marks=card("sweet_caroline")),
        pytest.param("sweet_jesus", [1, 2], 2, marks=card("sweet_jesus")),
        pytest.param("sweet_louis", [1, 4], 1, marks=card("sweet_louis")),
        pytest.param("rotten_regan", [4, 5], 1, marks=card("rotten_regan")),
        pytest.param("rotten_carrie", [5, 6], 2, marks=card("rotten_carrie")),
    ],
)
def test_a_kid_that_collects_without_condition(name: str, dice: list[int | str], n: int) -> None:
    seats = [{"souls": 0, "cards": [name], "candles": []}, {"souls": 1, "candles": []}]
    state = duel.scenario({"seats": seats}, chance=dice)
    play(state, "roll")
    assert souls(state) == [n, 1]


@card("lola")
def test_lola_collects_one_for_each_boy() -> None:
    seat = {"souls": 0, "cards": ["lola", "adam", "rotten_sam", "eve", "dog"], "candles": []}
    state = duel.scenario({"seats": [seat, {"cards": ["adam"], "candles": []}]}, chance=[2, 4])
    play(state, "roll")
    assert souls(state)[0] == 2 + 1  # and Eve brings one


@card("romeo")
def test_romeo_collects_one_for_each_girl() -> None:
    seat = {"souls": 0, "cards": ["romeo", "eve", "rotten_carrie", "irwin"], "candles": []}
    state = duel.scenario({"seats": [seat, {"cards": ["eve"], "candles": []}]}, chance=[2, 6])
    play(state, "roll", "activate romeo")
    assert souls(state)[0] == 2


@card("sweet_pippi")
def test_pippi_collects_one_for_each_animal() -> None:
    seat = {"souls": 0, "cards": ["sweet_pippi", "dog", "skunk", "eve"], "candles": []}
    state = duel.scenario({"seats": [seat, {"cards": ["cat"]}]}, chance=[1, 3])
    play(state, "roll")
    assert souls(state)[0] == 2


@rule("LSD 8.14")
@card("sweet_lisa")
def test_lisa_collects_one_for_each_sweet_kid_herself_included() -> None:
    seat = {"souls": 0, "cards": ["sweet_lisa", "sweet_glen", "eve", "rotten_sam", "dog"]}
    state = duel.scenario({"seats": [seat | {"candles": []}]}, chance=[1, 2])
    play(state, "roll")
    assert souls(state)[0] == 2


@rule("LSD 8.14")
@card("sweet_chuck")
@pytest.mark.parametrize(
    ("others", "n"), [([], 0), (["eve", "rotten_sam"], 0), (["sweet_glen"], 2)]
)
def test_chuck_needs_another_sweet_kid(others: list[str], n: int) -> None:
    seat = {"souls": 0, "cards": ["sweet_chuck", *others], "candles": []}
    state = duel.scenario({"seats": [seat, {"cards": ["sweet_lisa"]}]}, chance=[1, 3])
    play(state, "roll")
    assert souls(state)[0] == n


@rule("LSD 8.14")
@card("sweet_chuck")
def test_two_chucks_serve_each_other() -> None:
    seat = {"souls": 0, "cards": ["sweet_chuck", "sweet_chuck"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[1, 3])
    play(state, "roll")
    assert souls(state)[0] == 4


@rule("LSD 8.14")
@card("rotten_calvin")
@pytest.mark.parametrize(
    ("others", "n"),
    [(["rotten_sam"], 0), (["rotten_sam", "eve"], 0), (["rotten_sam", "rotten_carrie"], 2)],
)
def test_calvin_needs_three_rotten_kids_himself_included(others: list[str], n: int) -> None:
    seats = [{"souls": 0, "cards": ["rotten_calvin", *others]}, {"souls": 0}]
    state = duel.scenario({"seats": seats}, chance=[4, 5])
    play(state, "roll")
    assert souls(state)[0] == n


@rule("LSD 4.6")
@card("rotten_calvin")
def test_calvin_steals_from_two_places() -> None:
    seat = {"souls": 0, "cards": ["rotten_calvin", "rotten_sam", "rotten_sam"]}
    state = game.scenario({"seats": [seat]}, chance=[4, 5])
    play(state, "roll", "steal p2", "steal p3")
    assert souls(state) == [2, 4, 4]


@rule("LSD 4.6")
@card("rotten_dillinger")
def test_dillinger_steals_one_soul() -> None:
    state = duel.scenario({"seats": [{"souls": 0, "cards": ["rotten_dillinger"]}]}, chance=[4, 6])
    play(state, "roll", "steal p2")
    assert souls(state) == [1, 4]
    assert "end" in legal(state)


@rule("LSD 8.14")
@card("rotten_donnie")
def test_donnie_steals_one_soul_for_each_rotten_kid_himself_included() -> None:
    seat = {"souls": 0, "cards": ["rotten_donnie", "rotten_sam", "eve", "sweet_glen", "dog"]}
    state = duel.scenario({"seats": [seat]}, chance=[6, 6])
    play(state, "roll", "steal p2", "steal supply")
    assert souls(state) == [2, 4]
    assert "end" in legal(state)


# ---------------------------------------------------------------------- Irwin, Destiny


@rule("LSD 8.1")
@card("irwin")
def test_irwin_activates_each_animal_once_in_the_owners_order() -> None:
    seat = {"souls": 0, "cards": ["irwin", "cat", "rabbit", "dog"], "candles": []}
    state = duel.scenario({"seats": [seat], "deck": ["eve"]}, chance=[2, 6])
    play(state, "roll")
    assert legal(state) == ["activate cat", "activate rabbit", "activate dog"]
    events = play(state, "activate rabbit", "activate cat")
    assert [name for _, name in happened(events, "card-activated")] == ["rabbit", "cat", "dog"]
    assert souls(state)[0] == 3


@rule("LSD 8.1")
@card("irwin")
def test_irwin_leaves_other_players_animals_alone() -> None:
    seats = [{"cards": ["irwin"], "candles": []}, {"souls": 0, "cards": ["rabid_dog"]}]
    state = duel.scenario({"seats": seats}, chance=[2, 6])
    play(state, "roll")
    assert souls(state)[1] == 0


@rule("LSD 8.1")
@card("irwin")
@card("skunk")
def test_irwin_sets_off_the_skunk() -> None:
    seats = [{"cards": ["irwin", "skunk"], "candles": []}, {"cards": ["eve"]}]
    state = duel.scenario({"seats": seats}, chance=[2, 6])
    play(state, "roll")
    assert (cards(state, 0), cards(state, 1)) == ([], [])


@rule("LSD 8.2")
@card("sweet_destiny")
def test_destiny_must_activate_another_sweet_kid_of_choice() -> None:
    seat = {"souls": 0, "cards": ["sweet_destiny", "sweet_jesus", "sweet_caroline", "eve"]}
    seats = [seat | {"candles": []}, {"cards": ["sweet_louis"], "candles": []}]
    state = duel.scenario({"seats": seats}, chance=[2, 3])
    play(state, "roll")
    assert legal(state) == ["activate sweet_jesus", "activate sweet_caroline"]
    assert refused(state, "decline") == "LSD 4.1"
    assert refused(state, "activate eve") == "LSD 8.2"
    assert refused(state, "activate sweet_louis") == "LSD 8.2"
    play(state, "activate sweet_caroline")
    assert souls(state)[0] == 5


@rule("LSD 8.2")
@card("sweet_destiny")
def test_destiny_without_another_sweet_kid_does_nothing() -> None:
    seat = {"souls": 0, "cards": ["sweet_destiny", "eve", "rotten_sam"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[2, 3])
    play(state, "roll")
    assert souls(state)[0] == 0
    assert "end" in legal(state)


@rule("LSD 8.2")
@card("sweet_destiny")
def test_destiny_may_pick_a_kid_whose_condition_fails() -> None:
    seat = {"souls": 0, "cards": ["sweet_destiny", "rotten_calvin"], "candles": []}
    state = duel.scenario({"seats": [seat | {"demons": ["succubus_twin"]}]}, chance=[2, 3])
    events = play(state, "roll")
    assert happened(events, "condition-not-met") == [(0, "rotten_calvin")]
    assert souls(state)[0] == 0


@rule("LSD 8.2")
@card("sweet_destiny")
def test_a_chain_of_destinies_ends_on_another_kid() -> None:
    seat = {"souls": 0, "cards": ["sweet_destiny", "sweet_destiny", "sweet_caroline"]}
    state = duel.scenario({"seats": [seat | {"candles": []}, {"candles": []}]}, chance=[2, 3])
    play(state, "roll")
    assert legal(state) == ["activate sweet_destiny 2", "activate sweet_caroline"]
    events = play(state, "activate sweet_destiny 2")
    assert happened(events, "card-activated")[:2] == [(0, "sweet_destiny"), (0, "sweet_caroline")]
    assert souls(state)[0] == 5
    # the second Destiny is still to be activated by the dice, and may pick the first one now
    assert legal(state) == ["activate sweet_destiny", "activate sweet_caroline"]
    play(state, "activate sweet_caroline")
    assert souls(state)[0] == 10
    assert "end" in legal(state)


# ---------------------------------------------------------------------- Animals with a condition


@rule("LSD 8.3")
@card("dog")
@pytest.mark.parametrize(("kids", "n"), [([], 0), (["adam"], 1), (["eve", "adam", "eve"], 1)])
def test_dog_needs_one_kid_and_more_bring_nothing_more(kids: list[str], n: int) -> None:
    seats = [{"souls": 0, "cards": ["dog", *kids]}, {"cards": ["eve"]}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll")
    assert souls(state)[0] == n


@rule("LSD 8.4")
@card("rainbow_parrot")
@pytest.mark.parametrize(
    ("kids", "n"),
    [
        (["adam", "eve"], 0),
        (["adam", "romeo"], 2),
        (["eve", "lola"], 2),
        (["adam", "romeo", "eve", "lola"], 2),
        (["adam", "romeo", "irwin", "adam"], 2),
    ],
)
def test_parrot_needs_two_boys_or_two_girls_and_brings_two(kids: list[str], n: int) -> None:
    seats = [{"souls": 0, "cards": ["rainbow_parrot", *kids]}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll")
    assert souls(state)[0] == n


@rule("LSD 8.5")
@card("rabbit")
@pytest.mark.parametrize(("animals", "n"), [(["dog"], 0), (["dog", "dog"], 2)])
def test_rabbit_is_one_of_the_three_animals_itself(animals: list[str], n: int) -> None:
    state = duel.scenario({"seats": [{"souls": 0, "cards": ["rabbit", *animals]}]}, chance=[3, 4])
    play(state, "roll")
    assert souls(state)[0] == n


@rule("LSD 8.18")
@card("rabid_dog")
@pytest.mark.parametrize(("others", "n"), [(["cat"], 2), (["eve"], 0), (["adam"], 0)])
def test_rabid_dog_needs_an_owner_without_kids(others: list[str], n: int) -> None:
    seats = [{"souls": 0, "cards": ["rabid_dog", *others]}, {"cards": ["eve"]}]
    state = duel.scenario({"seats": seats, "deck": ["eve"]}, chance=[3, 4])
    play(state, "roll", *(["activate rabid_dog"] if others == ["cat"] else []))
    assert souls(state)[0] == n


@rule("LSD 8.18")
@card("stray_cat")
def test_stray_cat_gains_the_top_card_whatever_it_is() -> None:
    state = duel.scenario(
        {"seats": [{"cards": ["stray_cat"]}, {"cards": ["eve"]}], "deck": ["skunk"]}, chance=[3, 4]
    )
    play(state, "roll")
    assert cards(state, 0) == ["stray_cat", "skunk"]


@rule("LSD 8.18")
@card("stray_cat")
@pytest.mark.parametrize("kid", ["eve", "adam"])
def test_stray_cat_needs_an_owner_without_kids(kid: str) -> None:
    state = duel.scenario({"seats": [{"cards": ["stray_cat", kid]}], "deck": ["dog"]}, [3, 4])
    play(state, "roll")
    assert cards(state, 0) == ["stray_cat", kid]


# ---------------------------------------------------------------------- Skunk, Glen


@rule("LSD 8.7")
@card("skunk")
def test_skunk_takes_all_kids_and_animals_and_leaves_the_rest() -> None:
    seats = [
        {"souls": 4, "cards": ["skunk", "eve"], "demons": ["porcus"], "hand": ["krampus"]},
        {"cards": ["adam", "eve"], "demons": ["antichrist"]},
        {"cards": []},
    ]
    state = game.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll")
    assert [cards(state, seat) for seat in range(3)] == [[], [], []]
    assert (demons(state, 0), demons(state, 1)) == (["porcus"], ["antichrist"])
    assert [len(area["candles"]) for area in seen(state)["seats"]] == [1, 1, 1]
    assert (souls(state)[0], hand(state, 0)) == (4, ["krampus"])
    assert sorted(seen(state)["discards"]) == ["adam", "eve", "eve", "skunk"]


@rule("LSD 8.7")
@card("skunk")
def test_skunk_is_no_choice() -> None:
    state = duel.scenario({"seats": [{}, {"cards": ["skunk"]}]}, chance=[3, 4])
    play(state, "roll")
    assert cards(state, 1) == []


@rule("LSD 8.17")
@card("sweet_glen")
def test_glen_collects_two_and_an_opponent_must_collect_one() -> None:
    seats = [
        {"souls": 0, "cards": ["sweet_glen"], "candles": []},
        {"souls": 0, "candles": []},
        {"souls": 0, "candles": []},
    ]
    state = game.scenario({"seats": seats}, chance=[2, 3])
    play(state, "roll")
    assert souls(state)[0] == 2
    assert legal(state) == ["target p2", "target p3"]
    assert refused(state, "decline") == "LSD 4.1"
    assert refused(state, "done") == "LSD 4.12"
    play(state, "target p3")
    assert souls(state)[2] == 1


@rule("LSD 8.17")
@card("sweet_glen")
def test_the_opponent_may_win_by_glens_gift() -> None:
    rival = {"souls": 9, "demons": ["porcus", "krampus", "baphometal"], "candles": []}
    seats = [{"souls": 0, "cards": ["sweet_glen"], "candles": []}, rival]
    state = duel.scenario({"seats": seats}, chance=[2, 3])
    play(state, "roll")
    assert state.winners == (1,)


@rule("LSD 8.17")
@rule("LSD 7.15")
@card("sweet_glen")
def test_wraithlox_does_not_keep_anybody_from_glens_gift() -> None:
    rival = {"souls": 0, "demons": ["wraithlox"], "candles": []}
    seats = [{"souls": 0, "cards": ["sweet_glen"], "candles": []}, rival]
    state = duel.scenario({"seats": seats}, chance=[2, 3])
    play(state, "roll")
    assert souls(state) == [2, 1]
