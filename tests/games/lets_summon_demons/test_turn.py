"""Chapter 2: your turn."""

from itertools import permutations

import pytest

from tests.games.lets_summon_demons.table import cards, demons, duel, game, seen, souls, teams
from tests.support import legal, play, refused, rule

THREE = ["rotten_sam", "rotten_sam", "rotten_donnie"]
READY = {"souls": 5, "cards": THREE, "hand": ["porcus", "krampus"]}


@rule("LSD 2.1")
@pytest.mark.parametrize("order", list(permutations(["roll", "buy 1", "summon porcus"])))
def test_rolling_buying_and_summoning_come_in_any_order(order: tuple[str, ...]) -> None:
    state = duel.scenario({"seats": [READY], "block": ["eve", "adam"]}, chance=[1, 1])
    for text in order:
        play(state, text)
        if text == "summon porcus":
            for name in THREE:
                if f"snuff {name}" in legal(state):
                    play(state, f"snuff {name}")
    assert demons(state, 0) == ["porcus"]
    assert cards(state, 0) == ["eve"]
    assert seen(state)["rolled"]
    assert state.player == 0
    assert legal(state) == ["end"]


@rule("LSD 2.1")
def test_the_dice_are_rolled_once() -> None:
    state = duel.scenario({}, chance=[1, 1])
    play(state, "roll")
    assert refused(state, "roll") == "LSD 2.1"


@rule("LSD 2.1")
def test_one_card_is_bought() -> None:
    state = duel.scenario({"seats": [{"souls": 9}], "block": ["eve", "adam"]})
    play(state, "buy 1")
    assert refused(state, "buy 2") == "LSD 2.1"


@rule("LSD 2.1")
def test_one_demon_is_summoned() -> None:
    seat = {"cards": ["eve"] * 6, "hand": ["porcus", "krampus"]}
    state = duel.scenario({"seats": [seat]})
    play(state, "summon porcus")
    assert demons(state, 0) == ["porcus"]
    assert refused(state, "summon krampus") == "LSD 2.1"


@rule("LSD 2.1")
def test_buying_and_summoning_are_up_to_you() -> None:
    state = duel.scenario({"seats": [READY]}, chance=[1, 1])
    play(state, "roll", "end")
    assert state.player == 1
    assert cards(state, 0) == THREE


@rule("LSD 2.1")
def test_everything_is_allowed_again_on_the_next_turn() -> None:
    state = duel.scenario(
        {"rolled": True, "bought": True, "summoned": True, "seats": [{}, READY]}, chance=[1, 1]
    )
    play(state, "end")
    assert {"roll", "buy 1", "summon porcus"} <= set(legal(state))


@rule("LSD 2.1")
@pytest.mark.parametrize("text", ["accept", "take 1", "target p2", "steal supply", "keep"])
def test_answers_that_nobody_asked_for_are_refused(text: str) -> None:
    assert refused(duel.scenario({}), text) == "LSD 2.1"


@rule("LSD 2.2")
def test_a_turn_does_not_end_before_the_roll() -> None:
    state = duel.scenario({"bought": True})
    assert refused(state, "end") == "LSD 2.2"


@rule("LSD 2.2")
def test_a_turn_does_not_end_by_itself() -> None:
    state = duel.scenario({"bought": True, "summoned": True}, chance=[1, 1])
    play(state, "roll")
    assert state.player == 0
    assert legal(state) == ["end"]


@rule("LSD 2.2")
def test_the_dice_are_not_rolled_by_themselves() -> None:
    state = duel.scenario({"seats": [{"souls": 0}]})
    assert legal(state) == ["roll"]


@rule("LSD 2.3")
def test_a_card_costs_three_souls() -> None:
    state = duel.scenario({"seats": [{"souls": 3}], "block": ["eve", "skunk"]})
    play(state, "buy 2")
    assert souls(state) == [0, 5]
    assert cards(state, 0) == ["skunk"]


@rule("LSD 2.3")
def test_two_souls_do_not_buy_a_card() -> None:
    state = duel.scenario({"seats": [{"souls": 2}]})
    assert refused(state, "buy 1") == "LSD 2.3"


@rule("LSD 2.4")
def test_a_card_bought_before_the_roll_activates_on_it() -> None:
    state = duel.scenario({"seats": [{"souls": 3}], "block": ["rotten_carrie"]}, chance=[5, 6])
    play(state, "buy 1", "roll")
    assert souls(state)[0] == 2


@rule("LSD 2.4")
def test_a_card_bought_after_the_roll_comes_too_late() -> None:
    state = duel.scenario({"seats": [{"souls": 3}], "block": ["rotten_carrie"]}, chance=[5, 6])
    play(state, "roll", "buy 1")
    assert souls(state)[0] == 0


@rule("LSD 2.4")
def test_a_demon_summoned_before_the_roll_activates_on_it() -> None:
    seat = {"souls": 0, "cards": ["eve"] * 3, "hand": ["porcus"], "candles": ["evil_candle"]}
    state = duel.scenario({"seats": [seat]}, chance=[1, 4])
    play(state, "summon porcus", "roll")
    assert souls(state)[0] == 5


@rule("LSD 2.5")
def test_a_gap_in_the_block_stays_until_the_end_of_the_turn() -> None:
    state = duel.scenario(
        {"block": ["eve", "adam", "dog", "cat", "owl"], "deck": ["skunk"]}, chance=[1, 1]
    )
    play(state, "buy 2", "roll")
    assert seen(state)["block"] == ["eve", None, "dog", "cat", "owl"]
    play(state, "end")
    assert seen(state)["block"] == ["eve", "skunk", "dog", "cat", "owl"]


@rule("LSD 2.5")
def test_a_gap_cannot_be_bought() -> None:
    state = duel.scenario({"block": ["eve"]})
    assert refused(state, "buy 2") == "LSD 2.5"


@rule("LSD 2.5")
def test_gaps_that_effects_made_are_filled_at_the_end_of_the_turn_too() -> None:
    state = game.scenario(
        {
            "seats": [{"cards": ["jane"], "candles": []}, {"cards": ["jane"], "candles": []}],
            "block": ["dog", "skunk", "eve", "eve", "eve"],
            "deck": ["goat", "owl"],
        },
        chance=[1, 5],
    )
    play(state, "roll", "take 1")
    assert seen(state)["block"] == [None, None, "eve", "eve", "eve"]
    assert (cards(state, 0), cards(state, 1)) == (["jane", "dog"], ["jane", "skunk"])
    play(state, "end")
    assert seen(state)["block"] == ["goat", "owl", "eve", "eve", "eve"]


@rule("LSD 2.6")
@pytest.mark.parametrize("text", ["buy 1", "summon porcus", "end", "roll", "pass goldfish"])
def test_a_roll_is_finished_before_the_turn_goes_on(text: str) -> None:
    seat = {"souls": 9, "cards": ["eve", "eve", "goldfish"], "hand": ["porcus"]}
    state = teams.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    assert legal(state) == ["accept", "decline"]
    assert refused(state, text) == "LSD 2.6"


@rule("LSD 2.6")
def test_the_roller_waits_for_the_other_players_cards_too() -> None:
    state = duel.scenario({"seats": [{}, {"cards": ["goldfish"]}]}, chance=[3, 4])
    play(state, "roll")
    assert state.player == 1
    assert refused(state, "buy 1") == "LSD 2.6"
    play(state, "decline")
    assert state.player == 0
    assert "buy 1" in legal(state)


@rule("LSD 2.7")
def test_the_player_to_the_left_is_next() -> None:
    state = game.scenario({"turn": 1, "rolled": True})
    play(state, "end")
    assert state.player == 2


@rule("LSD 2.7")
def test_nothing_of_a_turn_is_left_over_for_the_next() -> None:
    state = game.scenario({}, chance=[1, 1] * 3)
    for seat in (0, 1, 2):
        assert seen(state)["turn"] == seat
        todo = state.save()["todo"]
        play(state, "roll", "end")
        assert isinstance(todo, list)
        assert len(todo) == 1


@rule("LSD 2.7")
def test_the_last_player_is_followed_by_the_first() -> None:
    state = game.scenario({"turn": 2, "rolled": True})
    play(state, "end")
    assert state.player == 0
