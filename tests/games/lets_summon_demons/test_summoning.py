"""Chapter 5: summoning."""

import pytest

import pandemonium as pm
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
from tests.support import legal, play, refused, rule


@rule("LSD 5.1")
def test_three_cards_are_snuffed_and_the_demon_comes_into_play() -> None:
    seat = {"cards": ["eve", "dog", "adam", "cat"], "hand": ["porcus", "krampus"]}
    state = duel.scenario({"seats": [seat]})
    events = play(state, "summon krampus", "snuff dog", "snuff cat", "snuff eve")
    assert [name for _, name in happened(events, "card-snuffed")] == ["dog", "cat", "eve"]
    assert cards(state, 0) == ["adam"]
    assert (demons(state, 0), hand(state, 0)) == (["krampus"], ["porcus"])
    assert seen(state)["discards"] == ["dog", "cat", "eve"]


@rule("LSD 5.1")
def test_no_demon_is_in_play_before_all_is_snuffed() -> None:
    seat = {"cards": ["eve", "dog", "adam", "cat"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat]})
    play(state, "summon porcus", "snuff dog", "snuff cat")
    assert demons(state, 0) == []
    assert legal(state) == ["snuff eve", "snuff adam"]
    assert refused(state, "roll") == "LSD 5.1"


@rule("LSD 5.1")
def test_two_cards_are_too_few() -> None:
    state = duel.scenario({"seats": [{"cards": ["eve", "dog"], "hand": ["porcus"]}]})
    assert refused(state, "summon porcus") == "LSD 5.1"


@rule("LSD 5.1")
def test_only_demons_in_hand_can_be_summoned() -> None:
    seats = [{"cards": ["eve"] * 3, "hand": ["porcus"]}, {"hand": ["krampus"]}]
    state = duel.scenario({"seats": seats})
    assert refused(state, "summon krampus") == "LSD 5.1"


@rule("LSD 5.1")
def test_only_your_own_cards_can_be_snuffed() -> None:
    seats = [{"cards": ["eve", "adam", "cat", "cat"], "hand": ["porcus"]}, {"cards": ["dog"]}]
    state = duel.scenario({"seats": seats, "block": ["owl"]})
    play(state, "summon porcus")
    assert refused(state, "snuff dog") == "LSD 5.1"
    assert refused(state, "snuff owl") == "LSD 5.1"


@rule("LSD 5.2")
@rule("LSD 5.5")
def test_neither_candles_nor_demons_can_be_snuffed() -> None:
    seat = {
        "cards": ["eve", "adam", "dog", "cat"],
        "hand": ["porcus"],
        "demons": ["krampus"],
        "candles": ["evil_candle"],
    }
    state = duel.scenario({"seats": [seat]})
    play(state, "summon porcus")
    assert legal(state) == ["snuff eve", "snuff adam", "snuff dog", "snuff cat"]
    assert refused(state, "snuff evil_candle") == "LSD 5.2"
    assert refused(state, "snuff krampus") == "LSD 5.2"


@rule("LSD 5.2")
def test_candles_and_demons_do_not_make_up_for_missing_cards() -> None:
    seat = {"cards": ["eve", "adam"], "hand": ["porcus"], "demons": ["krampus"]}
    assert refused(duel.scenario({"seats": [seat]}), "summon porcus") == "LSD 5.1"


@rule("LSD 5.3")
@rule("LSD 8.10")
def test_a_demon_that_a_card_puts_into_play_is_not_the_summon_of_the_turn() -> None:
    seat = {"cards": ["goat", "eve", "adam", "eve", "eve", "eve"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat], "demon_deck": ["krampus"]}, chance=[3, 4])
    play(state, "roll", "discard adam")
    assert demons(state, 0) == ["krampus"]
    play(state, "summon porcus", "snuff eve", "snuff eve", "snuff eve")
    assert demons(state, 0) == ["krampus", "porcus"]


@rule("LSD 5.3")
@rule("LSD 8.12")
def test_a_card_can_put_a_demon_into_play_on_another_players_turn() -> None:
    seats = [{}, {"cards": ["rotten_damian"], "hand": ["porcus"]}]
    state = duel.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll", "accept")
    assert demons(state, 1) == ["porcus"]


@rule("LSD 5.3")
def test_a_demon_that_a_card_puts_into_play_costs_nothing_even_after_a_summon() -> None:
    seat = {"souls": 0, "cards": ["rotten_damian"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat], "summoned": True}, chance=[5, 6])
    play(state, "roll", "accept")
    assert (demons(state, 0), souls(state)[0]) == (["porcus"], 0)


@rule("LSD 5.4")
def test_who_loses_a_demon_draws_one_into_the_hand() -> None:
    victim = {"demons": ["porcus"], "hand": ["baphometal"]}
    state = duel.scenario(
        {"seats": [{"demons": ["mephistopheles"]}, victim], "demon_deck": ["krampus"]},
        chance=[5, 6],
    )
    play(state, "roll")
    assert demons(state, 0) == ["mephistopheles", "porcus"]
    assert hand(state, 1) == ["baphometal", "krampus"]


@rule("LSD 5.4")
@rule("LSD 7.8")
def test_the_devils_victim_draws_one_demon_for_each_that_is_lost() -> None:
    victim = {"cards": ["eve"], "demons": ["porcus", "wee_r_legion"], "hand": []}
    state = duel.scenario(
        {"seats": [{"demons": ["the_devil"]}, victim], "demon_deck": ["krampus", "antichrist"]},
        chance=[6, 6],
    )
    play(state, "roll")
    assert hand(state, 1) == ["krampus", "antichrist"]
    assert (cards(state, 1), demons(state, 1)) == ([], [])


@rule("LSD 5.4")
def test_the_new_demon_is_seen_by_its_owner_alone() -> None:
    victim = {"demons": ["porcus"], "hand": []}
    state = duel.scenario(
        {"seats": [{"demons": ["mephistopheles"]}, victim], "demon_deck": ["krampus"]},
        chance=[5, 6],
    )
    drawn = [event for event in play(state, "roll") if event.kind == "demon-drawn"]
    assert [(event.seen_by(1) or {}).get("card") for event in drawn] == ["krampus"]
    assert [(event.seen_by(0) or {}).get("card") for event in drawn] == [None]
    assert [(event.seen_by(None) or {}).get("card") for event in drawn] == [None]


@rule("LSD 5.4")
def test_losing_a_kid_draws_nothing() -> None:
    seats = [{"demons": ["mephistopheles"]}, {"cards": ["eve"], "hand": ["porcus"]}]
    state = duel.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll")
    assert hand(state, 1) == ["porcus"]


@rule("LSD 5.4")
def test_the_french_edition_plays_without_the_replacement() -> None:
    french = pm.game("lets-summon-demons", players=2, edition="french")
    seats = [{"demons": ["mephistopheles"]}, {"demons": ["porcus"], "hand": ["krampus"]}]
    state = french.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll")
    assert demons(state, 0) == ["mephistopheles", "porcus"]
    assert hand(state, 1) == ["krampus"]


@rule("LSD 5.5")
@pytest.mark.parametrize("name", ["skunk", "rotten_sam", "goat"])
def test_no_card_discards_a_candle(name: str) -> None:
    dice: list[int | str] = [5, 5] if name == "rotten_sam" else [3, 4]
    seats = [{"cards": [name]}, {"cards": [name] if name == "rotten_sam" else []}]
    state = game.scenario({"seats": seats}, chance=dice)
    before = [area["candles"] for area in seen(state)["seats"]]
    play(state, "roll")
    assert "end" in legal(state)
    assert [area["candles"] for area in seen(state)["seats"]] == before


@rule("LSD 5.5")
@rule("LSD 7.8")
def test_the_devil_leaves_the_candle() -> None:
    seats = [{"demons": ["the_devil"]}, {"cards": ["eve"], "candles": ["evil_candle"]}]
    state = duel.scenario({"seats": seats}, chance=[6, 6])
    play(state, "roll")
    assert seen(state)["seats"][1]["candles"] == ["evil_candle"]
    assert cards(state, 1) == []


@rule("LSD 5.5")
def test_a_candle_pays_no_price() -> None:
    seat = {"cards": ["goat", "eve", "adam"], "candles": ["evil_candle"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    assert refused(state, "discard evil_candle") == "LSD 4.1"
