"""Chapter 4: what the cards say."""

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

ALL_BLOCK_CARDS = [
    design.id
    for design in duel.cards
    if design.kind in ("boy", "girl", "animal")
    for _ in range(design.copies)
]
ALL_DEMONS = [design.id for design in duel.cards if design.kind == "demon"]


def without(names: list[str], *taken: str) -> list[str]:
    """The names, less one of each that is taken."""
    left = names[:]
    for name in taken:
        left.remove(name)
    return left


@rule("LSD 4.1")
def test_may_leaves_the_choice_to_the_owner() -> None:
    state = duel.scenario({"seats": [{"cards": ["goldfish"]}]}, chance=[3, 4])
    play(state, "roll")
    assert legal(state) == ["accept", "decline"]


@rule("LSD 4.1")
def test_what_has_no_may_cannot_be_declined() -> None:
    seat = {"cards": ["jane"], "candles": []}
    state = duel.scenario({"seats": [seat], "block": ["skunk", "dog"]}, chance=[2, 4])
    play(state, "roll")
    assert legal(state) == ["take 1", "take 2"]
    assert refused(state, "decline") == "LSD 4.1"
    assert refused(state, "done") == "LSD 4.8"


@rule("LSD 4.1")
def test_targets_that_the_card_does_not_name_are_refused() -> None:
    seat = {"cards": ["jane"], "candles": []}
    state = duel.scenario({"seats": [seat], "block": ["skunk", "dog", "eve"]}, chance=[2, 4])
    play(state, "roll")
    assert refused(state, "take 3") == "LSD 4.1"
    assert refused(state, "take 4") == "LSD 4.1"


@rule("LSD 4.1")
def test_an_effect_without_may_is_carried_out_as_far_as_possible() -> None:
    seat = {"cards": ["rotten_delores"]}
    state = duel.scenario({"seats": [seat], "block": ["eve", "dog"]}, chance=[4, 6])
    play(state, "roll")
    assert seen(state)["block"][:2] == ["eve", "dog"]  # nobody Sweet, nobody Rotten
    assert "end" in legal(state)


@rule("LSD 4.1")
def test_what_is_being_paid_cannot_be_declined_halfway() -> None:
    seat = {"cards": ["goat", "adam", "romeo", "eve", "lola"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll", "discard adam")
    assert legal(state) == ["discard eve", "discard lola"]
    assert refused(state, "decline") == "LSD 4.1"
    assert refused(state, "discard romeo") == "LSD 4.1"
    assert refused(state, "accept") == "LSD 4.1"


@rule("LSD 4.2")
def test_an_effect_without_a_legal_target_does_nothing() -> None:
    state = duel.scenario({"seats": [{"demons": ["mephistopheles"]}]}, chance=[5, 6])
    events = play(state, "roll")
    assert happened(events, "card-activated") == [(0, "mephistopheles")]
    assert "end" in legal(state)


@rule("LSD 4.2")
def test_an_opponent_with_nothing_fitting_is_no_target() -> None:
    seats = [{"cards": ["alligator"]}, {"cards": ["rabid_dog"]}, {"cards": ["eve"]}]
    state = game.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll", "accept")
    assert legal(state) == ["target p3", "done"]
    assert refused(state, "target p2") == "LSD 4.2"


@rule("LSD 4.3")
def test_your_cards_are_all_you_have_in_play() -> None:
    seat = {
        "souls": 0,
        "candles": ["evil_candle"],
        "cards": ["dog", "adam"],
        "demons": ["wee_r_legion", "baphometal"],
        "hand": ["porcus", "krampus", "the_serpent"],
    }
    state = duel.scenario({"seats": [seat]}, chance=[2, 4])
    play(state, "roll")
    assert souls(state)[0] == 5


@rule("LSD 4.4")
@pytest.mark.parametrize("kid", ["eve", "adam", "sweet_louis", "rotten_carrie"])
def test_a_kid_is_a_boy_or_a_girl_of_whatever_name(kid: str) -> None:
    state = duel.scenario({"seats": [{"souls": 0, "cards": ["dog", kid]}]}, chance=[3, 4])
    play(state, "roll")
    assert souls(state)[0] == 1


@rule("LSD 4.4")
def test_names_never_matter() -> None:
    renamed = pm.game(
        "lets-summon-demons",
        players=2,
        cards=[{"id": "adam", "name": "Sweet Adam, a Girl"}, {"id": "dog", "name": "Boy"}],
    )
    seat = {"souls": 0, "cards": ["sweet_lisa", "adam", "dog"], "candles": []}
    state = renamed.scenario({"seats": [seat]}, chance=[1, 2])
    play(state, "roll")
    assert souls(state)[0] == 1


@rule("LSD 4.5")
def test_souls_are_collected_from_the_supply() -> None:
    seats = [{"souls": 0, "cards": ["rotten_carrie"]}, {"souls": 1}]
    state = duel.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll")
    assert souls(state) == [2, 1]


@rule("LSD 4.5")
def test_where_there_is_nothing_to_count_nothing_is_collected() -> None:
    seats = [{"souls": 0, "cards": ["lola"], "candles": []}, {"candles": []}]
    state = duel.scenario({"seats": seats}, chance=[2, 4])
    events = play(state, "roll")
    assert happened(events, "card-activated") == [(0, "lola")]
    assert happened(events, "souls-collected") == []


@rule("LSD 4.6")
def test_each_stolen_soul_may_come_from_somewhere_else() -> None:
    seats = [{"souls": 0, "demons": ["antichrist"]}, {"souls": 2}, {"souls": 1}]
    state = game.scenario({"seats": seats}, chance=[5, 5])
    play(state, "roll", "steal p3")
    assert legal(state) == ["steal p2", "steal supply"]
    assert refused(state, "steal p3") == "LSD 4.6"  # has no soul left
    play(state, "steal p2", "steal supply", "steal p2")
    assert souls(state) == [5, 0, 0]  # the fifth could only come from the supply


@rule("LSD 4.6")
def test_a_steal_gives_the_full_number_even_if_nobody_has_a_soul() -> None:
    seats = [{"souls": 0, "demons": ["antichrist"]}, {"souls": 0}]
    state = duel.scenario({"seats": seats}, chance=[5, 5])
    play(state, "roll")
    assert souls(state) == [5, 0]


@rule("LSD 4.6")
def test_nobody_steals_from_themselves() -> None:
    state = duel.scenario({"seats": [{"cards": ["rotten_dillinger"]}]}, chance=[5, 5])
    play(state, "roll")
    assert refused(state, "steal p1") == "LSD 4.6"


@rule("LSD 4.6")
def test_stealing_must_be_finished_first() -> None:
    state = duel.scenario({"seats": [{}, {"cards": ["rotten_dillinger"]}]}, chance=[5, 5])
    play(state, "roll")
    assert state.player == 1
    assert refused(state, "decline") == "LSD 4.6"


@rule("LSD 4.7")
def test_a_card_is_stolen_for_good() -> None:
    seats = [{"demons": ["mephistopheles"]}, {"cards": ["eve", "dog"], "demons": ["porcus"]}]
    state = duel.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll")
    assert legal(state) == ["steal eve", "steal dog", "steal porcus"]
    play(state, "steal dog", "end")
    assert (cards(state, 0), cards(state, 1)) == (["dog"], ["eve"])


@rule("LSD 4.7")
@rule("LSD 5.5")
def test_neither_candles_nor_hands_nor_the_block_can_be_stolen() -> None:
    victim = {"cards": ["eve", "dog"], "hand": ["krampus"], "candles": ["evil_candle"]}
    seats = [{"demons": ["mephistopheles"]}, victim]
    state = duel.scenario({"seats": seats, "block": ["skunk"]}, chance=[5, 6])
    play(state, "roll")
    assert refused(state, "steal evil_candle") == "LSD 4.7"
    assert refused(state, "steal krampus") == "LSD 4.7"
    assert refused(state, "steal skunk") == "LSD 4.7"


@rule("LSD 4.8")
@rule("LSD 7.14")
def test_buying_is_gaining() -> None:
    seat = {"souls": 3, "demons": ["assmodeus"]}
    state = duel.scenario({"seats": [seat], "block": ["dog"]})
    play(state, "buy 1")
    assert souls(state)[0] == 1


@rule("LSD 4.8")
def test_what_is_gained_costs_nothing() -> None:
    seat = {"souls": 1, "cards": ["jane"], "candles": []}
    state = duel.scenario({"seats": [seat], "block": ["dog"]}, chance=[2, 4])
    play(state, "roll")
    assert (cards(state, 0), souls(state)[0]) == (["jane", "dog"], 1)


@rule("LSD 4.8")
@rule("LSD 7.14")
def test_stealing_is_not_gaining() -> None:
    thief = {"souls": 0, "demons": ["the_devil", "assmodeus"]}
    state = duel.scenario({"seats": [thief, {"cards": ["dog", "cat"]}]}, chance=[6, 6])
    play(state, "roll")
    assert cards(state, 0) == ["dog", "cat"]
    assert souls(state)[0] == 0


@rule("LSD 4.9")
def test_replaced_places_are_filled_at_once_and_no_others() -> None:
    seat = {"souls": 9, "cards": ["owl"]}
    block = ["eve", "adam", "dog", "cat", "skunk"]
    state = duel.scenario({"seats": [seat], "block": block, "deck": ["goat", "hawk"]}, [3, 4])
    events = play(state, "buy 2", "roll", "accept", "replace 4", "replace 1", "done")
    assert seen(state)["block"] == ["goat", None, "dog", "hawk", "skunk"]
    assert seen(state)["discards"] == ["owl", "eve", "cat"]
    assert happened(events, "place-filled") == [(None, "goat"), (None, "hawk")]


@rule("LSD 4.9")
def test_an_empty_place_cannot_be_replaced() -> None:
    state = duel.scenario({"seats": [{"cards": ["owl"]}], "block": ["eve"]}, chance=[3, 4])
    play(state, "roll", "accept")
    assert refused(state, "replace 2") == "LSD 4.9"


@rule("LSD 4.10")
def test_block_cards_and_demons_are_discarded_on_piles_of_their_own() -> None:
    seat = {"cards": ["eve"] * 3, "hand": ["rosemarys_egg"]}
    state = duel.scenario(
        {
            "seats": [seat],
            "discards": ["skunk"],
            "demon_discards": ["baphometal"],
            "demon_deck": ["porcus", "krampus", "the_serpent"],
        }
    )
    play(state, "summon rosemarys_egg", "summon porcus")
    assert seen(state)["discards"] == ["skunk", "eve", "eve", "eve"]
    piled = seen(state)["demon_discards"]
    assert sorted(piled) == ["baphometal", "krampus", "rosemarys_egg", "the_serpent"]


@rule("LSD 4.10")
def test_what_opponents_discard_goes_to_the_same_pile() -> None:
    seats = [{"cards": ["skunk"]}, {"cards": ["eve"]}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll")
    assert seen(state)["discards"] == ["skunk", "eve"]


@rule("LSD 4.11")
def test_an_empty_deck_is_rebuilt_from_its_discards() -> None:
    held = without(ALL_BLOCK_CARDS, "cat", "skunk", "eve", "adam")
    state = duel.scenario(
        {
            "seats": [{"cards": ["cat"]}, {"cards": held}],
            "block": ["adam"],
            "deck": ["eve"],
            "discards": ["skunk"],
        },
        chance=[1, 1],
    )
    play(state, "roll", "end")
    assert seen(state)["deck"] == 0
    assert seen(state)["block"] == ["adam", "eve", "skunk", None, None]
    assert seen(state)["discards"] == []


@rule("LSD 4.11")
def test_nothing_is_drawn_when_the_discards_are_empty_too() -> None:
    held = without(ALL_BLOCK_CARDS, "stray_cat", "eve")
    seats = [{"cards": ["stray_cat"]}, {"cards": held}]
    state = duel.scenario({"seats": seats, "block": ["eve"]}, chance=[3, 4])
    events = play(state, "roll")
    assert happened(events, "card-gained") == []
    assert cards(state, 0) == ["stray_cat"]


@rule("LSD 4.11")
def test_cards_being_turned_over_are_not_shuffled_back_in() -> None:
    held = without(ALL_BLOCK_CARDS, "hawk", "skunk", "goat", "eve", "adam")
    state = duel.scenario(
        {
            "seats": [{"cards": ["hawk"]}, {"cards": held}],
            "block": ["eve"],
            "deck": ["adam", "skunk"],
            "discards": ["goat"],
        },
        chance=[3, 4],
    )
    events = play(state, "roll", "accept")
    # Adam and the Skunk, then the rebuilt deck: the Goat, and the Hawk that was the price
    assert sorted(cards(state, 0)) == ["goat", "hawk", "skunk"]
    assert happened(events, "card-turned") == [(0, "adam")]
    assert seen(state)["discards"] == ["adam"]
    assert seen(state)["deck"] == 0


@rule("LSD 4.11")
def test_the_demon_deck_is_rebuilt_from_the_discarded_demons() -> None:
    hidden = without(ALL_DEMONS, "porcus", "krampus")
    seat = {"cards": ["goat", "eve", "adam"], "hand": []}
    state = duel.scenario(
        {"seats": [seat, {"hand": hidden}], "demon_discards": ["porcus", "krampus"]},
        chance=[3, 4, "krampus"],
    )
    play(state, "roll", "discard adam")
    assert demons(state, 0) == ["krampus"]
    assert (seen(state)["demon_deck"], seen(state)["demon_discards"]) == (1, [])


@rule("LSD 4.11")
def test_no_demon_comes_when_there_is_none() -> None:
    seat = {"cards": ["goat", "eve", "adam"], "hand": []}
    state = duel.scenario({"seats": [seat, {"hand": ALL_DEMONS}]}, chance=[3, 4])
    play(state, "roll", "discard adam")
    assert (cards(state, 0), demons(state, 0)) == (["goat"], [])


@rule("LSD 4.11")
def test_a_replaced_card_may_come_back_from_a_rebuilt_deck() -> None:
    held = without(ALL_BLOCK_CARDS, "owl", "goat")
    seats = [{"cards": ["owl"]}, {"cards": held}]
    state = duel.scenario({"seats": seats, "block": ["goat"]}, chance=[3, 4, "goat"])
    play(state, "roll", "accept", "replace 1")  # there is no other to choose
    assert seen(state)["block"] == ["goat", None, None, None, None]
    assert seen(state)["deck"] == 1  # the Owl


@rule("LSD 4.12")
def test_the_owner_of_the_effect_chooses_the_opponent() -> None:
    seats = [{"cards": ["sweet_glen"], "candles": []}, {"souls": 0}, {"souls": 0, "candles": []}]
    state = game.scenario({"seats": seats, "turn": 1}, chance=[2, 3])
    play(state, "roll")
    assert state.player == 0
    assert legal(state) == ["target p2", "target p3"]
    assert refused(state, "target p1") == "LSD 4.12"
    play(state, "target p3")
    assert souls(state)[2] == 1


@rule("LSD 4.12")
@rule("LSD 7.15")
def test_a_protected_opponent_is_no_legal_target() -> None:
    seats = [
        {"demons": ["the_devil"]},
        {"cards": ["eve"], "demons": ["wraithlox"]},
        {"cards": ["dog"]},
    ]
    state = game.scenario({"seats": seats}, chance=[6, 6])
    play(state, "roll")
    assert cards(state, 0) == ["dog"]
    assert demons(state, 1) == ["wraithlox"]


@rule("LSD 4.13")
@rule("LSD 7.9")
def test_cards_turned_over_are_not_changed_by_succubus_twin() -> None:
    seat = {"cards": ["sweet_alice"], "demons": ["succubus_twin"], "candles": []}
    state = duel.scenario(
        {"seats": [seat], "deck": ["rotten_sam", "eve"]},
        chance=[1, 3],
    )
    play(state, "roll")
    assert cards(state, 0) == ["sweet_alice"]
    assert seen(state)["discards"] == ["rotten_sam", "eve"]


@rule("LSD 4.13")
@rule("LSD 7.10")
def test_cards_turned_over_are_not_changed_by_dollagorgon() -> None:
    seat = {"cards": ["rotten_tommy"], "demons": ["dollagorgon"]}
    state = duel.scenario({"seats": [seat], "deck": ["adam"]}, chance=[4, 5])
    play(state, "roll")
    assert cards(state, 0) == ["rotten_tommy"]


@rule("LSD 4.13")
def test_cards_of_the_block_are_what_is_printed_on_them() -> None:
    seat = {
        "cards": ["sweet_marilyn", "rotten_delores"],
        "demons": ["succubus_twin", "dollagorgon"],
        "candles": [],
    }
    state = duel.scenario(
        {"seats": [seat, {"candles": []}], "block": ["eve", "adam"]}, chance=[2, 3]
    )
    play(state, "roll")
    assert cards(state, 0) == ["sweet_marilyn", "rotten_delores", "adam"]


@rule("LSD 4.13")
def test_the_block_is_not_sweet_to_delores_because_of_succubus_twin() -> None:
    seat = {"cards": ["rotten_delores"], "demons": ["succubus_twin"]}
    state = duel.scenario({"seats": [seat], "block": ["eve", "rotten_sam", "dog"]}, chance=[5, 5])
    play(state, "roll")
    assert seen(state)["discards"] == []
    assert cards(state, 0) == ["rotten_delores", "rotten_sam"]


@rule("LSD 4.13")
def test_a_kid_changes_when_it_comes_in_front_of_you() -> None:
    seat = {"souls": 3, "cards": ["lola"], "demons": ["dollagorgon"], "candles": []}
    state = duel.scenario({"seats": [seat], "block": ["eve"]}, chance=[2, 4])
    play(state, "buy 1", "roll")
    assert souls(state)[0] == 1 + 2


@rule("LSD 4.14")
@pytest.mark.parametrize(
    ("name", "dice", "turned"),
    [("cat", [3, 4], 1), ("sweet_alice", [1, 3], 2), ("rotten_tommy", [4, 5], 1)],
)
def test_discarding_the_top_of_the_deck_is_no_choice(
    name: str, dice: list[int | str], turned: int
) -> None:
    seats = [{"cards": [name], "candles": []}, {"candles": []}]
    state = duel.scenario({"seats": seats, "deck": ["adam", "adam"]}, chance=dice)
    play(state, "roll")
    assert seen(state)["discards"] == ["adam"] * turned
    assert hand(state, 0)
    assert "end" in legal(state)
