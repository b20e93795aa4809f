"""Chapter 9: variants, but for team battles."""

import pytest

from pandemonium.engine.errors import OptionError
from tests.games.lets_summon_demons.table import cards, configured, demons, duel, hand, seen, souls
from tests.support import card, legal, play, refused, rule

# ---------------------------------------------------------------------- length


@rule("LSD 9.1")
@rule("LSD 1.2")
@pytest.mark.parametrize("number", [0, 8, 30])
def test_the_souls_at_the_start_can_be_changed(number: int) -> None:
    assert souls(configured(souls=number).start(seed=1)) == [number, number]


@rule("LSD 9.1")
@rule("LSD 1.3")
def test_more_demons_can_be_dealt() -> None:
    state = configured(hand=5).start(seed=1)
    assert [len(hand(state, seat)) for seat in range(2)] == [5, 5]
    assert seen(state)["demons_to_win"] == 3


@rule("LSD 9.1")
@rule("LSD 6.1")
def test_another_number_of_demons_can_be_asked_for() -> None:
    game = configured(demons=2)
    assert len(hand(game.start(seed=1), 0)) == 2  # as many are dealt as are needed
    seat = {"souls": 9, "cards": ["adam"], "demons": ["porcus", "krampus"], "candles": []}
    state = game.scenario({"seats": [seat]}, chance=[2, 6])
    play(state, "roll")
    assert state.winners == (0,)


@rule("LSD 9.1")
def test_three_demons_do_not_win_where_four_are_asked_for() -> None:
    in_play = ["porcus", "krampus", "antichrist"]
    seat = {"souls": 30, "cards": ["adam"], "demons": in_play, "candles": []}
    state = configured(demons=4).scenario({"seats": [seat]}, chance=[2, 6])
    play(state, "roll")
    assert not state.over


@rule("LSD 9.1")
@pytest.mark.parametrize(("players", "most"), [(2, 10), (3, 6), (4, 5), (5, 4)])
def test_no_more_demons_are_dealt_than_there_are(players: int, most: int) -> None:
    state = configured(players, hand=most).start(seed=1)
    assert seen(state)["demon_deck"] == 20 - players * most
    if most < 10:
        with pytest.raises(OptionError, match=f"option hand: {most + 1} is not allowed"):
            configured(players, hand=most + 1)


@rule("LSD 9.1")
def test_the_hand_may_be_smaller_than_the_number_needed() -> None:
    table = seen(configured(hand=2).start(seed=1))
    assert [area["hand_size"] for area in table["seats"]] == [2, 2]
    assert table["demons_to_win"] == 3


@rule("LSD 9.4")
@pytest.mark.parametrize("edition", ["english", "french"])
def test_both_books_deal_and_ask_for_four_starter_demons(edition: str) -> None:
    for chosen, wanted in ({}, 4), ({"demons": 5}, 5), ({"demons": 3}, 3), ({"hand": 2}, 4):
        table = seen(configured(edition=edition, starter_demons=True, **chosen).start(seed=1))
        assert table["demons_to_win"] == wanted
        hands = [area["hand_size"] for area in table["seats"]]
        assert hands == [chosen.get("hand", wanted)] * 2
    assert seen(configured(edition=edition).start(seed=1))["demons_to_win"] == 3


# ---------------------------------------------------------------------- candles


@rule("LSD 9.2")
def test_two_players_may_have_two_candles_each() -> None:
    state = configured(second_candle=True).start(seed=1)
    dealt = [candle for area in seen(state)["seats"] for candle in area["candles"]]
    assert [len(area["candles"]) for area in seen(state)["seats"]] == [2, 2]
    assert len(set(dealt)) == 4


@rule("LSD 9.2")
def test_both_candles_activate_and_both_count_as_cards() -> None:
    seat = {
        "souls": 0,
        "candles": ["kind_candle", "beginners_candle"],
        "demons": ["wee_r_legion"],
    }
    state = configured(second_candle=True).scenario({"seats": [seat]}, chance=[2, 4])
    play(state, "roll")
    assert souls(state)[0] == 1 + 1 + 3


@rule("LSD 9.2")
def test_second_candles_are_chosen_in_a_second_round() -> None:
    state = configured(second_candle=True, candles="chosen").start(seed=3)
    first = state.player
    order = []
    while "roll" not in legal(state):
        order.append(state.player)
        play(state, legal(state)[0])
    assert order == [first, 1 - first, first, 1 - first]


@rule("LSD 9.2")
def test_second_candles_are_for_two_players() -> None:
    with pytest.raises(OptionError, match="option second_candle"):
        configured(3, second_candle=True)


@rule("LSD 9.3")
def test_beginners_candle_may_be_left_out() -> None:
    game = configured(4, beginners_candle=False)
    for seed in range(10):
        seats = seen(game.start(seed))["seats"]
        assert ["beginners_candle"] not in [area["candles"] for area in seats]


@rule("LSD 9.3")
def test_a_candle_that_is_left_out_cannot_be_chosen() -> None:
    state = configured(beginners_candle=False, candles="chosen").start(seed=1)
    assert refused(state, "candle beginners_candle") == "LSD 1.1"


@rule("LSD 9.3")
@pytest.mark.parametrize("how", ["random", "chosen"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_beginners_candle_may_be_given_to_a_newcomer(seat: int, how: str) -> None:
    game = configured(3, newcomer=seat, candles=how)
    for seed in range(4):
        state = game.start(seed)
        while "roll" not in legal(state):
            assert state.player != seat
            play(state, legal(state)[0])
        dealt = [area["candles"] for area in seen(state)["seats"]]
        assert dealt[seat] == ["beginners_candle"]
        assert dealt.count(["beginners_candle"]) == 1


@rule("LSD 9.3")
def test_by_default_beginners_candle_is_dealt_like_the_others() -> None:
    tables = [seen(duel.start(seed))["seats"] for seed in range(30)]
    assert {seats[0]["candles"][0] for seats in tables} >= {"beginners_candle"}
    assert any(seats[0]["candles"] != ["beginners_candle"] for seats in tables)


@rule("LSD 9.3")
@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"newcomer": 3}, "4 is not allowed; expected a player from 1 to 3, or 0"),
        ({"newcomer": 0, "beginners_candle": False}, "1 is not allowed; expected 0, because"),
    ],
)
def test_a_newcomer_must_sit_at_the_table_and_have_a_candle_to_get(
    options: dict[str, object], problem: str
) -> None:
    with pytest.raises(OptionError, match=f"option newcomer: {problem}"):
        configured(3, **options)


@rule("LSD 9.3")
def test_five_players_need_all_five_candles() -> None:
    with pytest.raises(OptionError, match="option beginners_candle"):
        configured(5, beginners_candle=False)


# ---------------------------------------------------------------------- Starter Demons

starter = configured(starter_demons=True)


@rule("LSD 9.4")
def test_the_first_turn_begins_with_a_free_summon() -> None:
    state = starter.scenario(
        {"first_turn": True, "seats": [{"cards": [], "hand": ["porcus", "krampus"]}]}
    )
    assert legal(state) == ["summon krampus", "summon porcus", "decline"]
    assert refused(state, "roll") == "LSD 9.4"
    play(state, "summon porcus")
    assert (demons(state, 0), hand(state, 0)) == (["porcus"], ["krampus"])
    assert "roll" in legal(state)


@rule("LSD 9.4")
def test_a_starter_demon_can_activate_on_the_roll() -> None:
    seat = {"souls": 0, "hand": ["porcus", "krampus"], "candles": []}
    state = starter.scenario({"first_turn": True, "seats": [seat]}, chance=[1, 4])
    play(state, "summon porcus", "roll")
    assert souls(state)[0] == 5


@rule("LSD 9.4")
def test_the_summon_of_the_turn_is_still_there_after_the_free_one() -> None:
    seat = {"cards": ["eve"] * 3, "hand": ["porcus", "krampus"]}
    state = starter.scenario({"first_turn": True, "seats": [seat]})
    play(state, "summon porcus")
    assert cards(state, 0) == ["eve"] * 3
    play(state, "summon krampus")
    assert (demons(state, 0), cards(state, 0)) == (["porcus", "krampus"], [])


@rule("LSD 9.4")
def test_the_free_summon_may_be_declined_and_is_then_lost() -> None:
    seat = {"hand": ["porcus", "krampus"]}
    state = starter.scenario(
        {"first_turn": True, "seats": [seat, seat | {"hand": []}]}, [1, 1, 1, 1]
    )
    play(state, "decline")
    assert refused(state, "summon porcus") == "LSD 5.1"
    play(state, "roll", "end", "roll", "end")
    assert state.player == 0
    assert demons(state, 0) == []
    assert "roll" in legal(state)


@rule("LSD 9.4")
def test_each_player_has_one_free_summon() -> None:
    state = starter.start(seed=4)
    order = []
    for _ in range(4):
        asked = "decline" in legal(state)
        order.append(asked)
        play(state, *(["decline"] if asked else []), "roll", "end")
    assert order == [True, True, False, False]


@rule("LSD 9.4")
def test_without_the_option_there_is_no_free_summon() -> None:
    assert "decline" not in legal(duel.scenario({"first_turn": True}))


@rule("LSD 9.4")
def test_no_free_summon_on_an_extra_turn() -> None:
    seats = [
        {"demons": ["clockwork_satan"], "hand": ["porcus"], "candles": []},
        {"hand": ["krampus"]},
    ]
    state = starter.scenario({"first_turn": True, "seats": seats}, chance=[4, 5, 1, 1])
    play(state, "decline", "roll", "end")
    assert seen(state)["extra_turn"]
    assert "roll" in legal(state)
    play(state, "roll", "end")
    assert state.player == 1
    assert legal(state) == ["summon krampus", "decline"]


@rule("LSD 9.4")
@rule("LSD 7.17")
@card("baphometal")
def test_baphometal_does_not_touch_the_free_summon() -> None:
    seats = [{"cards": [], "hand": ["porcus"]}, {"demons": ["baphometal"]}]
    state = starter.scenario({"first_turn": True, "seats": seats})
    play(state, "summon porcus")
    assert demons(state, 0) == ["porcus"]


@rule("LSD 9.4")
@rule("LSD 7.16")
@card("rosemarys_egg")
def test_a_starter_egg_hatches() -> None:
    state = starter.scenario(
        {
            "first_turn": True,
            "seats": [{"hand": ["rosemarys_egg"]}],
            "demon_deck": ["porcus", "krampus", "antichrist"],
        }
    )
    play(state, "summon rosemarys_egg", "summon krampus")
    assert demons(state, 0) == ["krampus"]
    assert "roll" in legal(state)


@rule("LSD 9.4")
@rule("LSD 7.16")
@card("rosemarys_egg")
def test_a_starter_egg_with_all_demons_dealt_brings_nothing() -> None:
    game = configured(5, starter_demons=True, demons=4)
    state = game.start(seed=1)
    while "summon rosemarys_egg" not in legal(state):
        play(state, "decline", "roll", "end")
    owner = state.player
    play(state, "summon rosemarys_egg")
    assert demons(state, owner) == []
    assert (seen(state)["demon_deck"], seen(state)["demon_discards"]) == (0, ["rosemarys_egg"])
    assert state.player == owner
    assert "roll" in legal(state)


@rule("LSD 9.4")
def test_four_demons_may_be_dealt_and_asked_for() -> None:
    state = configured(starter_demons=True, demons=4).start(seed=1)
    assert len(hand(state, 0)) == 4
    assert (seen(state)["demons_to_win"], seen(state)["souls_to_win"]) == (4, 10)
