"""Chapter 6: winning."""

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

TWO = ["wraithlox", "baphometal"]
THREE = [*TWO, "assmodeus"]


@rule("LSD 6.1")
def test_three_demons_and_ten_souls_win_at_once() -> None:
    seat = {"souls": 9, "cards": ["adam"], "demons": THREE, "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[2, 6])
    play(state, "roll")
    assert state.over
    assert state.winners == (0,)
    assert state.scores == [1, 0]
    assert legal(state) == []


@rule("LSD 6.1")
def test_a_third_demon_wins_if_the_souls_are_there() -> None:
    seat = {"souls": 10, "cards": ["eve"] * 3, "demons": TWO, "hand": ["krampus"]}
    state = duel.scenario({"seats": [seat]})
    play(state, "summon krampus")
    assert state.winners == (0,)


@rule("LSD 6.1")
@pytest.mark.parametrize(
    ("souls_before", "in_play"), [(8, THREE), (9, TWO), (100, TWO)], ids=["souls", "demons", "rich"]
)
def test_nine_souls_or_two_demons_do_not_win(souls_before: int, in_play: list[str]) -> None:
    seat = {"souls": souls_before, "cards": ["adam"], "demons": in_play, "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[2, 6])
    play(state, "roll")
    assert souls(state)[0] == souls_before + 1
    assert not state.over


@rule("LSD 6.1")
def test_one_can_win_on_another_players_turn() -> None:
    seat = {"souls": 9, "cards": ["adam"], "demons": THREE, "candles": []}
    state = duel.scenario({"seats": [{}, seat]}, chance=[2, 6])
    play(state, "roll")
    assert state.winners == (1,)


@rule("LSD 6.1")
def test_ten_souls_that_are_spent_do_not_win() -> None:
    seat = {"souls": 12, "cards": ["eve"] * 3, "demons": TWO, "hand": ["krampus"]}
    state = duel.scenario({"seats": [seat], "block": ["dog"]})
    play(state, "buy 1", "summon krampus", "snuff eve", "snuff eve", "snuff eve")
    assert demons(state, 0) == [*TWO, "krampus"]
    assert not state.over


@rule("LSD 6.2")
def test_of_two_who_would_get_there_the_earlier_in_order_wins() -> None:
    near = {"souls": 9, "cards": ["adam"], "candles": []}
    seats = [
        near | {"demons": ["porcus", "krampus", "the_devil"]},
        {},
        near | {"demons": ["antichrist", "the_serpent", "wee_r_legion"]},
    ]
    state = game.scenario({"seats": seats, "turn": 1}, chance=[2, 6])
    events = play(state, "roll")
    assert state.winners == (2,)
    assert souls(state)[0] == 9
    assert happened(events, "game-won") == [(2, "adam")]


@rule("LSD 6.2")
def test_what_was_still_to_happen_does_not_happen() -> None:
    seat = {"souls": 5, "cards": ["goldfish", "skunk"], "demons": THREE}
    state = duel.scenario({"seats": [seat, {"cards": ["eve"]}]}, chance=[3, 4])
    play(state, "roll", "activate goldfish", "accept")
    assert state.winners == (0,)
    assert (cards(state, 0), cards(state, 1)) == (["skunk"], ["eve"])


@rule("LSD 6.2")
def test_no_card_waits_in_a_game_that_is_over() -> None:
    seat = {"souls": 5, "cards": ["cat", "goldfish", "owl"], "demons": [*TWO, "krampus"]}
    state = duel.scenario({"seats": [seat], "deck": ["dog"]}, chance=[3, 4])
    play(state, "roll", "activate cat", "activate goldfish", "accept")
    assert state.over
    shown = [
        (shown_card["waiting"], shown_card["late"])
        for shown_card in seen(state)["seats"][0]["cards"]
    ]
    assert shown == [(False, False)] * 3


@rule("LSD 6.2")
def test_a_thief_wins_in_the_middle_of_stealing() -> None:
    seat = {"souls": 8, "demons": ["antichrist", "krampus", "porcus"]}
    state = duel.scenario({"seats": [seat, {"souls": 9}]}, chance=[5, 5])
    play(state, "roll", "steal p2", "steal supply")
    assert state.winners == (0,)
    assert souls(state) == [10, 8]


@rule("LSD 6.2")
def test_a_soul_stolen_from_a_player_can_be_the_tenth() -> None:
    seat = {"souls": 9, "demons": ["antichrist", "krampus", "porcus"]}
    state = duel.scenario({"seats": [seat, {"souls": 9}]}, chance=[5, 5])
    play(state, "roll", "steal p2")
    assert state.winners == (0,)
    assert souls(state) == [10, 8]


@rule("LSD 6.2")
@card("the_devil")
def test_the_devil_wins_in_the_middle_of_taking() -> None:
    thief = {"souls": 10, "demons": ["the_devil", "krampus"]}
    victim = {"cards": ["eve"], "demons": ["porcus", "antichrist"], "hand": []}
    state = duel.scenario({"seats": [thief, victim]}, chance=[6, 6])
    events = play(state, "roll")
    assert state.winners == (0,)
    assert demons(state, 0) == ["the_devil", "krampus", "porcus"]
    assert demons(state, 1) == ["antichrist"]
    assert hand(state, 1) == []  # the game was over before a Demon could be drawn
    assert [event.kind for event in events][-1] == "game-won"


@rule("LSD 6.2")
def test_an_owl_that_wins_replaces_nothing() -> None:
    seat = {"souls": 6, "cards": ["owl"], "demons": THREE}
    state = duel.scenario({"seats": [seat], "block": ["eve"]}, chance=[3, 4])
    play(state, "roll", "accept")
    assert state.winners == (0,)
    assert seen(state)["block"][0] == "eve"


@rule("LSD 6.2")
@rule("LSD 7.12")
def test_dice_zuzzu_can_win_before_anything_activates() -> None:
    seat = {"souls": 5, "demons": ["dice_zuzzu", "krampus", "antichrist"], "cards": ["rotten_sam"]}
    state = duel.scenario({"seats": [seat, {"cards": ["rotten_dillinger"]}]}, chance=[5, 5])
    events = play(state, "roll")
    assert state.winners == (0,)
    assert happened(events, "card-activated") == []


@rule("LSD 6.2")
@rule("LSD 7.14")
def test_assmodeus_can_win_between_two_cards_of_krampus() -> None:
    seat = {"souls": 9, "demons": ["assmodeus", "krampus", "antichrist"], "candles": []}
    state = duel.scenario({"seats": [seat], "deck": ["dog", "cat"]}, chance=[1, 3])
    play(state, "roll")
    assert state.winners == (0,)
    assert cards(state, 0) == ["dog"]
    assert sorted(state.components()) == sorted(duel.start(seed=0).components())


@rule("LSD 6.2")
@rule("LSD 8.17")
def test_glens_gift_makes_the_opponent_win_before_the_roller_goes_on() -> None:
    giver = {"souls": 0, "cards": ["sweet_glen", "sweet_louis"], "candles": []}
    other = {"souls": 9, "demons": THREE, "candles": []}
    state = duel.scenario({"seats": [giver, other]}, chance=[2, 3])
    play(state, "roll", "activate sweet_glen")
    assert state.winners == (1,)
    assert souls(state) == [2, 10]


@rule("LSD 6.3")
def test_demons_in_hand_do_not_count() -> None:
    seat = {"souls": 9, "cards": ["adam"], "demons": TWO, "hand": ["krampus", "porcus"]}
    state = duel.scenario({"seats": [seat | {"candles": []}]}, chance=[2, 6])
    play(state, "roll")
    assert not state.over


@rule("LSD 6.3")
def test_demons_in_hand_need_not_be_summoned() -> None:
    seat = {"souls": 9, "cards": ["adam"], "demons": THREE, "hand": ["krampus", "porcus"]}
    state = duel.scenario({"seats": [seat | {"candles": []}]}, chance=[2, 6])
    play(state, "roll")
    assert state.winners == (0,)
    assert hand(state, 0) == ["krampus", "porcus"]


@rule("LSD 6.4")
@rule("LSD 8.10")
@card("goat")
def test_the_goat_alone_can_win_the_game() -> None:
    seat = {"souls": 10, "cards": ["goat", "eve", "adam"], "demons": TWO, "hand": []}
    state = duel.scenario({"seats": [seat], "demon_deck": ["porcus"]}, chance=[3, 4])
    play(state, "roll", "discard adam")
    assert state.winners == (0,)


@rule("LSD 6.4")
def test_a_stolen_demon_wins() -> None:
    seats = [{"souls": 10, "demons": ["mephistopheles", "krampus"]}, {"demons": ["porcus"]}]
    state = duel.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll")
    assert state.winners == (0,)


@rule("LSD 6.4")
def test_a_demon_of_the_book_wins() -> None:
    seat = {"souls": 10, "demons": ["foul_book_of_demons", "krampus"], "candles": []}
    state = duel.scenario({"seats": [seat], "demon_deck": ["porcus"]}, chance=[1, 2])
    play(state, "roll", "summon porcus")
    assert state.winners == (0,)


@rule("LSD 6.4")
def test_damians_demon_wins_on_another_players_turn() -> None:
    seat = {"souls": 10, "cards": ["rotten_damian"], "demons": TWO, "hand": ["porcus"]}
    state = duel.scenario({"seats": [{}, seat]}, chance=[5, 6])
    play(state, "roll", "accept")
    assert state.winners == (1,)


@rule("LSD 6.5")
@pytest.mark.parametrize("text", ["roll", "end", "buy 1", "decline"])
def test_nothing_is_done_after_somebody_has_won(text: str) -> None:
    seat = {"souls": 9, "cards": ["adam"], "demons": THREE, "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[2, 6])
    play(state, "roll")
    assert state.player == -1
    assert state.question is None
    assert refused(state, text) == "LSD 6.5"
