"""Chapter 7: Clockwork Satan and its extra turns (LSD 7.7)."""

from tests.games.lets_summon_demons.table import duel, game, seen, souls
from tests.support import card, legal, play, refused, rule


@rule("LSD 7.7")
@card("clockwork_satan")
def test_clockwork_satan_collects_one_and_brings_another_whole_turn() -> None:
    seat = {"souls": 2, "demons": ["clockwork_satan"]}
    state = duel.scenario({"seats": [seat], "block": ["eve", "adam"]}, chance=[4, 5, 1, 1])
    play(state, "roll")
    assert souls(state)[0] == 3
    play(state, "buy 1", "end")
    assert state.player == 0
    assert seen(state)["extra_turn"]
    assert "roll" in legal(state)
    assert refused(state, "end") == "LSD 2.2"
    play(state, "roll", "end")
    assert state.player == 1
    assert not seen(state)["extra_turn"]


@rule("LSD 7.7")
@card("clockwork_satan")
def test_on_the_extra_turn_one_may_buy_and_summon_again() -> None:
    seat = {
        "souls": 9,
        "demons": ["clockwork_satan"],
        "cards": ["rotten_donnie", "rotten_donnie", "eve", "eve"],
        "hand": ["porcus", "krampus"],
    }
    state = duel.scenario(
        {"seats": [seat], "bought": True, "summoned": True, "block": ["rotten_sam"]},
        chance=[4, 5],
    )
    play(state, "roll", "end")
    assert {"buy 1", "summon porcus"} <= set(legal(state))


@rule("LSD 7.7")
@card("clockwork_satan")
def test_the_turn_is_finished_before_the_extra_turn_begins() -> None:
    seats = [
        {"souls": 9, "demons": ["clockwork_satan"], "candles": []},
        {"souls": 0, "cards": ["rotten_regan"], "candles": []},
    ]
    state = duel.scenario(
        {"seats": seats, "block": ["eve", "adam", "dog", "cat", "owl"], "deck": ["skunk"]},
        chance=[4, 5],
    )
    play(state, "roll")
    assert souls(state)[1] == 1  # the cards of the others come first
    play(state, "buy 1", "end")
    assert seen(state)["block"][0] == "skunk"  # and so does filling the Block
    assert state.player == 0


@rule("LSD 7.7")
@card("clockwork_satan")
def test_on_the_extra_turn_only_the_owners_cards_activate() -> None:
    seat = {"souls": 0, "cards": ["rotten_regan"], "candles": []}
    state = duel.scenario(
        {"seats": [seat, seat | {"candles": ["evil_candle"]}], "extra_turn": True}, chance=[4, 5]
    )
    play(state, "roll")
    assert souls(state) == [1, 0]


@rule("LSD 7.7")
@card("clockwork_satan")
def test_extra_turns_chain_and_then_the_left_neighbour_is_next() -> None:
    seat = {"souls": 0, "demons": ["clockwork_satan"], "candles": []}
    state = game.scenario({"seats": [{}, seat], "turn": 1}, chance=[4, 5, 4, 5, 3, 6, 1, 1])
    for _ in range(3):
        play(state, "roll", "end")
        assert (state.player, seen(state)["extra_turn"]) == (1, True)
    play(state, "roll", "end")
    assert (state.player, seen(state)["extra_turn"]) == (2, False)
    assert souls(state)[1] == 3


@rule("LSD 7.7")
@card("clockwork_satan")
def test_passive_demons_of_others_work_on_the_extra_turn() -> None:
    seat = {"souls": 0, "demons": ["antichrist"]}
    seats = [seat, {"souls": 5, "demons": ["wraithlox"]}]
    state = duel.scenario({"seats": seats, "extra_turn": True}, chance=[5, 5])
    play(state, "roll")
    assert souls(state) == [5, 5]


@rule("LSD 7.7")
@card("clockwork_satan")
def test_after_an_extra_turn_everybodys_cards_activate_again() -> None:
    seat = {"souls": 0, "cards": ["rotten_regan"], "candles": []}
    state = duel.scenario({"seats": [seat, seat], "extra_turn": True}, chance=[1, 1, 4, 5])
    play(state, "roll", "end", "roll")
    assert souls(state) == [1, 1]
