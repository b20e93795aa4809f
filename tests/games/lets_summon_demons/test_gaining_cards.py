"""The printed cards that gain, steal or replace cards of the deck and the Block."""

import pytest

import pandemonium as pm
from tests.games.lets_summon_demons.table import cards, duel, seen, souls
from tests.support import card, legal, play, refused, rule

# ---------------------------------------------------------------------- cards from the deck


@rule("LSD 8.6")
@card("cat")
def test_cat_must_take_the_animal_it_turns_even_a_skunk() -> None:
    state = duel.scenario({"seats": [{"cards": ["cat"]}], "deck": ["skunk"]}, chance=[3, 4])
    play(state, "roll")
    assert cards(state, 0) == ["cat", "skunk"]
    assert seen(state)["discards"] == []


@rule("LSD 8.6")
@card("cat")
def test_cat_leaves_a_kid_on_the_discards() -> None:
    state = duel.scenario({"seats": [{"cards": ["cat"]}], "deck": ["eve"]}, chance=[3, 4])
    play(state, "roll")
    assert cards(state, 0) == ["cat"]
    assert seen(state)["discards"] == ["eve"]


@rule("LSD 8.6")
@card("sweet_alice")
@pytest.mark.parametrize(
    ("top", "gained"),
    [
        (["sweet_louis", "sweet_lisa"], ["sweet_louis", "sweet_lisa"]),
        (["rotten_sam", "sweet_lisa"], ["sweet_lisa"]),
        (["eve", "dog"], []),
    ],
)
def test_alice_takes_each_sweet_kid_of_the_top_two(top: list[str], gained: list[str]) -> None:
    seats = [{"cards": ["sweet_alice"], "candles": []}]
    state = duel.scenario({"seats": seats, "deck": [*top, "sweet_jesus"]}, chance=[2, 2])
    play(state, "roll")
    assert cards(state, 0) == ["sweet_alice", *gained]
    assert seen(state)["discards"] == [name for name in top if name not in gained]


@rule("LSD 8.6")
@card("rotten_tommy")
@pytest.mark.parametrize(("top", "is_taken"), [("eve", True), ("adam", False), ("dog", False)])
def test_tommy_takes_a_girl_from_the_top(top: str, is_taken: bool) -> None:
    seats = [{"cards": ["rotten_tommy"], "candles": []}]
    state = duel.scenario({"seats": seats, "deck": [top]}, chance=[3, 6])
    play(state, "roll")
    assert cards(state, 0) == ["rotten_tommy"] + [top] * is_taken
    assert seen(state)["discards"] == [top] * (not is_taken)


@rule("LSD 8.9")
@card("hawk")
def test_hawk_gains_every_animal_of_the_top_seven() -> None:
    deck = ["skunk", "eve", "dog", "adam", "goat", "eve", "cat", "owl"]
    state = duel.scenario({"seats": [{"cards": ["hawk"]}], "deck": deck}, chance=[3, 4])
    play(state, "roll", "accept")
    assert cards(state, 0) == ["skunk", "dog", "goat", "cat"]
    assert seen(state)["discards"] == ["hawk", "eve", "adam", "eve"]


@rule("LSD 8.9")
@card("hawk")
def test_hawk_is_gone_even_if_no_animal_turns_up() -> None:
    deck = ["eve"] * 6 + ["adam"]
    state = duel.scenario({"seats": [{"cards": ["hawk"]}], "deck": deck}, chance=[3, 4])
    play(state, "roll", "accept")
    assert cards(state, 0) == []


@rule("LSD 4.1")
@card("hawk")
def test_hawk_may_stay() -> None:
    state = duel.scenario({"seats": [{"cards": ["hawk"]}], "deck": ["dog"]}, chance=[3, 4])
    play(state, "roll", "decline")
    assert cards(state, 0) == ["hawk"]
    assert seen(state)["discards"] == []


# ---------------------------------------------------------------------- cards from the Block


@rule("LSD 8.18")
@card("jane")
def test_jane_must_take_an_animal_from_the_block_if_there_is_one() -> None:
    seat = {"cards": ["jane"], "candles": []}
    state = duel.scenario({"seats": [seat], "block": ["eve", "dog", "skunk", "dog"]}, [1, 5])
    play(state, "roll")
    assert legal(state) == ["take 2", "take 3", "take 4"]
    play(state, "take 3")
    assert cards(state, 0) == ["jane", "skunk"]
    assert seen(state)["block"] == ["eve", "dog", None, "dog", None]


@rule("LSD 8.18")
@rule("LSD 4.2")
@card("jane")
def test_jane_does_nothing_without_an_animal_on_the_block() -> None:
    seat = {"cards": ["jane"], "candles": []}
    state = duel.scenario({"seats": [seat], "block": ["eve", "adam"]}, chance=[1, 5])
    play(state, "roll")
    assert cards(state, 0) == ["jane"]


@rule("LSD 8.18")
@card("sweet_marilyn")
def test_marilyn_must_take_a_boy_from_the_block_if_there_is_one() -> None:
    seat = {"cards": ["sweet_marilyn"], "candles": []}
    state = duel.scenario({"seats": [seat], "block": ["eve", "rotten_sam", "dog", "adam"]}, [1, 4])
    play(state, "roll")
    assert legal(state) == ["take 2", "take 4"]
    play(state, "take 2")
    assert cards(state, 0) == ["sweet_marilyn", "rotten_sam"]


@rule("LSD 8.18")
@card("sweet_marilyn")
def test_marilyn_does_nothing_without_a_boy_on_the_block() -> None:
    seat = {"cards": ["sweet_marilyn"], "candles": []}
    state = duel.scenario({"seats": [seat, {"candles": []}], "block": ["eve"]}, chance=[1, 4])
    play(state, "roll")
    assert cards(state, 0) == ["sweet_marilyn"]


@rule("LSD 8.13")
@card("rotten_delores")
def test_delores_replaces_the_sweet_kids_and_gains_a_rotten_one() -> None:
    state = duel.scenario(
        {
            "seats": [{"cards": ["rotten_delores"]}],
            "block": ["sweet_louis", "eve", "sweet_lisa", "rotten_sam", "dog"],
            "deck": ["sweet_caroline", "rotten_carrie"],
        },
        chance=[4, 6],
    )
    play(state, "roll")
    block = ["sweet_caroline", "eve", "rotten_carrie", "rotten_sam", "dog"]
    assert seen(state)["block"] == block  # the Sweet newcomer stays
    assert seen(state)["discards"] == ["sweet_louis", "sweet_lisa"]
    assert legal(state) == ["take 3", "take 4"]
    play(state, "take 3")
    assert cards(state, 0) == ["rotten_delores", "rotten_carrie"]
    assert seen(state)["block"][2] is None


@rule("LSD 8.13")
@card("rotten_delores")
def test_delores_gains_a_rotten_kid_even_if_nothing_was_replaced() -> None:
    state = duel.scenario(
        {"seats": [{"cards": ["rotten_delores"]}], "block": ["eve", "rotten_sam"]}, chance=[4, 6]
    )
    play(state, "roll")
    assert cards(state, 0) == ["rotten_delores", "rotten_sam"]
    assert seen(state)["discards"] == []


@rule("LSD 8.8")
@card("owl")
def test_owl_collects_four_and_replaces_what_was_chosen_all_together() -> None:
    state = duel.scenario(
        {
            "seats": [{"souls": 0, "cards": ["owl"]}],
            "block": ["eve", "adam", "dog", "cat", "skunk"],
            "deck": ["goat", "hawk"],
        },
        chance=[3, 4],
    )
    play(state, "roll", "accept")
    assert souls(state)[0] == 4
    play(state, "replace 5", "replace 2")
    assert seen(state)["block"] == ["eve", "adam", "dog", "cat", "skunk"]  # not yet
    assert refused(state, "replace 2") == "LSD 8.8"
    assert refused(state, "decline") == "LSD 4.1"
    play(state, "done")
    assert seen(state)["block"] == ["eve", "goat", "dog", "cat", "hawk"]


@rule("LSD 8.8")
@card("owl")
def test_owl_may_replace_nothing() -> None:
    state = duel.scenario({"seats": [{"cards": ["owl"]}], "block": ["eve", "adam"]}, [3, 4])
    play(state, "roll", "accept", "done")
    assert seen(state)["block"][:2] == ["eve", "adam"]
    assert seen(state)["discards"] == ["owl"]


@rule("LSD 8.8")
@card("owl")
def test_owl_may_replace_the_whole_block() -> None:
    deck = ["skunk", "goat", "hawk", "alligator", "rabbit"]
    state = duel.scenario(
        {"seats": [{"cards": ["owl"]}], "block": ["eve"] * 5, "deck": deck}, [3, 4]
    )
    play(state, "roll", "accept", *[f"replace {place}" for place in (3, 1, 2, 5, 4)])
    assert seen(state)["block"] == deck
    assert "end" in legal(state)


@rule("LSD 8.8")
@card("owl")
def test_in_the_french_edition_the_owl_replaces_one_card_at_least() -> None:
    french = pm.game("lets-summon-demons", players=2, edition="french")
    state = french.scenario({"seats": [{"cards": ["owl"]}], "block": ["eve", "adam"]}, [3, 4])
    play(state, "roll", "accept")
    assert refused(state, "done") == "LSD 8.8"
    play(state, "replace 1", "done")
    assert seen(state)["discards"] == ["owl", "eve"]


@rule("LSD 8.8")
@card("owl")
def test_in_the_french_edition_an_empty_block_does_not_stop_the_owl() -> None:
    french = pm.game("lets-summon-demons", players=2, edition="french")
    state = french.scenario({"seats": [{"cards": ["owl"]}], "block": []}, [3, 4])
    play(state, "roll", "accept")
    assert "end" in legal(state)
