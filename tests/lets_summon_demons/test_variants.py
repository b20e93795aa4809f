"""Chapter 9: variants. Long, because each of the five is almost a game of its own."""

import pytest

import pandemonium as pm
from pandemonium.engine.errors import OptionError
from tests.lets_summon_demons.table import cards, demons, duel, hand, seen, souls, teams
from tests.support import card, legal, play, refused, rule


def configured(players: int = 2, **options: object) -> pm.Game:
    return pm.game("lets-summon-demons", players=players, **options)


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
    assert [own["hand_size"] for own in table["seats"]] == [2, 2]
    assert table["demons_to_win"] == 3


@rule("LSD 9.4")
@pytest.mark.parametrize("edition", ["english", "french"])
def test_both_books_deal_and_ask_for_four_starter_demons(edition: str) -> None:
    for chosen, wanted in ({}, 4), ({"demons": 5}, 5), ({"demons": 3}, 3), ({"hand": 2}, 4):
        table = seen(configured(edition=edition, starter_demons=True, **chosen).start(seed=1))
        assert table["demons_to_win"] == wanted
        hands = [own["hand_size"] for own in table["seats"]]
        assert hands == [chosen.get("hand", wanted)] * 2
    assert seen(configured(edition=edition).start(seed=1))["demons_to_win"] == 3


# ---------------------------------------------------------------------- candles


@rule("LSD 9.2")
def test_two_players_may_have_two_candles_each() -> None:
    state = configured(second_candle=True).start(seed=1)
    dealt = [candle for own in seen(state)["seats"] for candle in own["candles"]]
    assert [len(own["candles"]) for own in seen(state)["seats"]] == [2, 2]
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
        own = seen(game.start(seed))["seats"]
        assert ["beginners_candle"] not in [one["candles"] for one in own]


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
        dealt = [own["candles"] for own in seen(state)["seats"]]
        assert dealt[seat] == ["beginners_candle"]
        assert dealt.count(["beginners_candle"]) == 1


@rule("LSD 9.3")
def test_by_default_beginners_candle_is_dealt_like_the_others() -> None:
    own = [seen(duel.start(seed))["seats"] for seed in range(30)]
    assert {one[0]["candles"][0] for one in own} >= {"beginners_candle"}
    assert any(one[0]["candles"] != ["beginners_candle"] for one in own)


@rule("LSD 9.3")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"newcomer": 3}, "4 is not allowed; expected a player from 1 to 3, or 0"),
        ({"newcomer": 0, "beginners_candle": False}, "1 is not allowed; expected 0, because"),
    ],
)
def test_a_newcomer_must_sit_at_the_table_and_have_a_candle_to_get(
    options: dict[str, object], told: str
) -> None:
    with pytest.raises(OptionError, match=f"option newcomer: {told}"):
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


# ---------------------------------------------------------------------- team battle


@rule("LSD 9.5")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_team_battle_is_for_four(players: int) -> None:
    with pytest.raises(OptionError, match="option teams"):
        configured(players, teams=True)


@rule("LSD 9.5")
def test_the_partner_sits_opposite() -> None:
    state = teams.scenario({"seats": [{"cards": ["dog"]}]})
    play(state, "pass dog")
    assert cards(state, 2) == ["dog"]


@rule("LSD 9.5")
@rule("LSD 6.1")
@pytest.mark.parametrize("collector", [0, 2])
def test_six_demons_and_twenty_souls_between_them_win(collector: int) -> None:
    kids = [["adam"] if seat == collector else [] for seat in range(4)]
    many = ["porcus", "krampus", "antichrist", "the_devil"]
    seats = [
        {"souls": 12, "demons": many, "cards": kids[0], "candles": []},
        {"candles": []},
        {"souls": 7, "demons": ["baphometal", "assmodeus"], "cards": kids[2], "candles": []},
        {"candles": []},
    ]
    state = teams.scenario({"seats": seats}, chance=[2, 6])
    play(state, "roll")
    assert state.winners == (0, 2)
    assert state.scores == [1, 0, 1, 0]


@rule("LSD 9.5")
def test_three_demons_and_ten_souls_do_not_win_for_a_team() -> None:
    seat = {"souls": 30, "demons": ["porcus", "krampus", "antichrist"], "cards": ["adam"]}
    state = teams.scenario({"seats": [seat]}, chance=[2, 6])
    play(state, "roll")
    assert not state.over


@rule("LSD 9.5")
def test_nineteen_souls_are_too_few_for_a_team() -> None:
    one = {"souls": 11, "demons": ["porcus", "krampus", "antichrist", "the_devil"], "candles": []}
    two = {"souls": 7, "demons": ["baphometal", "assmodeus"], "cards": ["adam"], "candles": []}
    state = teams.scenario({"seats": [one, {}, two]}, chance=[2, 6])
    play(state, "roll")
    assert not state.over


@rule("LSD 9.5")
def test_a_team_needs_twice_the_demons_that_were_asked_for() -> None:
    game = configured(4, teams=True, demons=2)
    one = {"souls": 12, "demons": ["porcus", "krampus", "antichrist"], "candles": []}
    two = {"souls": 7, "demons": ["baphometal"], "cards": ["adam"], "candles": []}
    state = game.scenario({"seats": [one, {}, two]}, chance=[2, 6])
    assert [one["partner"] for one in seen(state)["seats"]] == [2, 3, 0, 1]
    play(state, "roll")
    assert state.winners == (0, 2)


@rule("LSD 9.5")
@rule("LSD 7.1")
@card("the_serpent")
def test_the_serpent_wins_for_its_team() -> None:
    state = teams.scenario({"seats": [{}, {"demons": ["the_serpent"]}], "turn": 1}, chance=[1, 1])
    play(state, "roll")
    assert state.winners == (1, 3)


@rule("LSD 9.5")
def test_the_turns_of_the_teams_alternate() -> None:
    state = teams.scenario({"turn": 3, "rolled": True})
    play(state, "end")
    assert state.player == 0


@rule("LSD 9.6")
def test_a_card_is_passed_once_on_a_turn() -> None:
    state = teams.scenario({"seats": [{"cards": ["dog", "eve"]}]})
    assert {"pass dog", "pass eve"} <= set(legal(state))
    play(state, "pass dog")
    assert refused(state, "pass eve") == "LSD 9.6"
    assert (cards(state, 0), cards(state, 2)) == (["eve"], ["dog"])


@rule("LSD 9.6")
def test_cards_are_passed_on_each_of_ones_turns() -> None:
    state = teams.scenario(
        {"turn": 3, "rolled": True, "seats": [{"cards": ["dog"]}], "passed": True}
    )
    play(state, "end")
    assert "pass dog" in legal(state)


@rule("LSD 9.6")
def test_a_card_may_be_passed_after_the_roll_too() -> None:
    state = teams.scenario({"rolled": True, "seats": [{"cards": ["dog"]}]})
    play(state, "pass dog", "end")
    assert cards(state, 2) == ["dog"]


@rule("LSD 9.6")
def test_a_card_passed_before_the_roll_activates_for_its_new_owner() -> None:
    seats = [
        {"souls": 0, "cards": ["rotten_carrie"], "candles": []},
        {},
        {"souls": 0, "candles": []},
    ]
    state = teams.scenario({"seats": seats}, chance=[5, 6])
    play(state, "pass rotten_carrie", "roll")
    assert (souls(state)[0], souls(state)[2]) == (0, 2)


@rule("LSD 9.6")
@rule("LSD 5.4")
def test_passing_a_demon_draws_no_other() -> None:
    seats = [{"demons": ["porcus"], "hand": ["krampus"]}, {}, {"hand": []}]
    state = teams.scenario({"seats": seats})
    play(state, "pass porcus")
    assert demons(state, 2) == ["porcus"]
    assert (hand(state, 0), hand(state, 2)) == (["krampus"], [])


@rule("LSD 9.6")
@rule("LSD 7.14")
@card("assmodeus")
def test_assmodeus_does_not_pay_for_an_animal_that_is_passed() -> None:
    seats = [{"cards": ["dog"]}, {}, {"souls": 0, "demons": ["assmodeus"]}]
    state = teams.scenario({"seats": seats})
    play(state, "pass dog")
    assert souls(state)[2] == 0


@rule("LSD 9.6")
@rule("LSD 5.5")
def test_neither_candles_nor_demons_in_hand_are_passed() -> None:
    seat = {"cards": ["dog"], "hand": ["krampus"], "candles": ["evil_candle"]}
    state = teams.scenario({"seats": [seat, {"cards": ["eve"]}]})
    assert refused(state, "pass evil_candle") == "LSD 9.6"
    assert refused(state, "pass krampus") == "LSD 9.6"
    assert refused(state, "pass eve") == "LSD 9.6"  # somebody else's


@rule("LSD 9.6")
def test_without_teams_nothing_is_passed() -> None:
    state = duel.scenario({"seats": [{"cards": ["dog"]}]})
    assert refused(state, "pass dog") == "LSD 9.6"


@rule("LSD 9.7")
@card("sweet_glen")
def test_the_partner_is_no_opponent_for_glen() -> None:
    state = teams.scenario({"seats": [{"cards": ["sweet_glen"], "candles": []}]}, chance=[2, 3])
    play(state, "roll")
    assert legal(state) == ["target p2", "target p4"]
    assert refused(state, "target p3") == "LSD 9.7"


@rule("LSD 9.7")
@pytest.mark.parametrize(
    ("own", "dice", "answers"),
    [
        pytest.param({"cards": ["alligator"]}, [3, 4], ["accept"], marks=card("alligator")),
        pytest.param({"demons": ["mephistopheles"]}, [5, 6], [], marks=card("mephistopheles")),
        pytest.param({"demons": ["the_devil"]}, [6, 6], [], marks=card("the_devil")),
    ],
)
def test_the_partners_cards_are_neither_bitten_nor_stolen(
    own: dict[str, list[str]], dice: list[int | str], answers: list[str]
) -> None:
    seats = [own, {"cards": ["eve"]}, {"cards": ["adam"]}, {"cards": ["lola"]}]
    state = teams.scenario({"seats": seats}, chance=dice)
    play(state, "roll", *answers)
    assert [text for text in legal(state) if text != "done"] == ["target p2", "target p4"]
    assert refused(state, "target p3") == "LSD 9.7"


@rule("LSD 9.7")
@card("rotten_annie")
def test_annie_does_not_steal_from_the_partner() -> None:
    seats = [{"cards": ["rotten_annie"]}, {}, {"cards": ["adam"]}]
    state = teams.scenario({"seats": seats, "block": []}, chance=[4, 5])
    play(state, "roll", "accept")
    assert (cards(state, 0), cards(state, 2)) == ([], ["adam"])


@rule("LSD 9.7")
@card("baphometal")
def test_baphometal_does_not_concern_the_partner() -> None:
    ready = {"cards": ["eve"] * 3, "hand": ["porcus"]}
    state = teams.scenario({"seats": [ready, {}, {"demons": ["baphometal"]}]})
    assert "summon porcus" in legal(state)
    state = teams.scenario({"seats": [ready, {"demons": ["baphometal"]}]})
    assert refused(state, "summon porcus") == "LSD 7.17"


@rule("LSD 9.7")
@card("skunk")
@card("wraithlox")
def test_a_partners_skunk_hits_in_spite_of_wraithlox() -> None:
    seats = [{"cards": ["skunk"]}, {"cards": ["eve"]}, {"cards": ["adam"], "demons": ["wraithlox"]}]
    state = teams.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll")
    assert [cards(state, seat) for seat in range(3)] == [[], [], []]


@rule("LSD 9.7")
@card("wraithlox")
def test_wraithlox_does_not_shelter_the_partner() -> None:
    seats = [
        {"cards": ["skunk"]},
        {"cards": ["eve"], "demons": ["wraithlox"]},
        {},
        {"cards": ["eve"]},
    ]
    state = teams.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll")
    assert (cards(state, 1), cards(state, 3)) == (["eve"], [])


@rule("LSD 9.7")
@rule("LSD 4.6")
def test_souls_may_be_stolen_from_the_partner_even_with_wraithlox() -> None:
    seats = [{"cards": ["rotten_dillinger"]}, {}, {"demons": ["wraithlox"]}]
    state = teams.scenario({"seats": seats}, chance=[4, 6])
    play(state, "roll")
    assert legal(state) == ["steal p2", "steal p3", "steal p4", "steal supply"]
    play(state, "steal p3")
    assert souls(state) == [6, 5, 4, 5]


@rule("LSD 9.7")
@rule("LSD 7.7")
@card("clockwork_satan")
def test_the_partners_cards_do_not_react_on_an_extra_turn() -> None:
    seats = [{"candles": []}, {}, {"souls": 0, "cards": ["adam"], "candles": []}]
    state = teams.scenario({"seats": seats, "extra_turn": True}, chance=[2, 6])
    play(state, "roll")
    assert souls(state)[2] == 0


@rule("LSD 9.7")
@card("oni_twi")
def test_oni_twi_does_not_work_on_the_partners_turn() -> None:
    partner = {"souls": 0, "cards": ["adam"], "demons": ["oni_twi"], "candles": []}
    state = teams.scenario({"seats": [{}, {}, partner]}, chance=[2, 6])
    play(state, "roll")
    assert souls(state)[2] == 1
