"""Chapter 9: team battles (LSD 9.5 to 9.7)."""

import pytest

from pandemonium.engine.errors import OptionError
from tests.games.lets_summon_demons.table import (
    cards,
    configured,
    demons,
    duel,
    hand,
    seen,
    souls,
    teams,
)
from tests.support import card, legal, play, refused, rule


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
    partner = {
        "souls": 11,
        "demons": ["porcus", "krampus", "antichrist", "the_devil"],
        "candles": [],
    }
    other = {"souls": 7, "demons": ["baphometal", "assmodeus"], "cards": ["adam"], "candles": []}
    state = teams.scenario({"seats": [partner, {}, other]}, chance=[2, 6])
    play(state, "roll")
    assert not state.over


@rule("LSD 9.5")
def test_a_team_needs_twice_the_demons_that_were_asked_for() -> None:
    game = configured(4, teams=True, demons=2)
    partner = {"souls": 12, "demons": ["porcus", "krampus", "antichrist"], "candles": []}
    other = {"souls": 7, "demons": ["baphometal"], "cards": ["adam"], "candles": []}
    state = game.scenario({"seats": [partner, {}, other]}, chance=[2, 6])
    assert [area["partner"] for area in seen(state)["seats"]] == [2, 3, 0, 1]
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
    ("area", "dice", "answers"),
    [
        pytest.param({"cards": ["alligator"]}, [3, 4], ["accept"], marks=card("alligator")),
        pytest.param({"demons": ["mephistopheles"]}, [5, 6], [], marks=card("mephistopheles")),
        pytest.param({"demons": ["the_devil"]}, [6, 6], [], marks=card("the_devil")),
    ],
)
def test_the_partners_cards_are_neither_bitten_nor_stolen(
    area: dict[str, list[str]], dice: list[int | str], answers: list[str]
) -> None:
    seats = [area, {"cards": ["eve"]}, {"cards": ["adam"]}, {"cards": ["lola"]}]
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
