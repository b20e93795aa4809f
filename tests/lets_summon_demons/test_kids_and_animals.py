"""Chapter 8 and the plain cards. Long: it goes through 43 kinds of candles, kids and Animals."""

import pytest

import pandemonium as pm
from tests.lets_summon_demons.table import cards, demons, duel, game, hand, happened, seen, souls
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


# ---------------------------------------------------------------------- prices


@rule("LSD 4.1")
@card("goldfish")
@pytest.mark.parametrize(("answer", "n", "left"), [("accept", 5, []), ("decline", 0, ["goldfish"])])
def test_goldfish_may_be_discarded_for_five(answer: str, n: int, left: list[str]) -> None:
    state = duel.scenario({"seats": [{"souls": 0, "cards": ["goldfish"]}]}, chance=[3, 4])
    play(state, "roll", answer)
    assert (souls(state)[0], cards(state, 0)) == (n, left)


@rule("LSD 8.10")
@card("goat")
def test_goat_costs_one_boy_and_one_girl_and_brings_the_top_demon() -> None:
    seat = {"cards": ["goat", "eve", "adam", "romeo", "dog"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat], "demon_deck": ["krampus"]}, chance=[3, 4])
    play(state, "roll", "activate goat")
    assert legal(state) == ["discard adam", "discard romeo", "decline"]
    play(state, "discard romeo")
    assert cards(state, 0) == ["goat", "adam", "dog"]
    assert (demons(state, 0), hand(state, 0)) == (["krampus"], ["porcus"])


@rule("LSD 8.10")
@rule("LSD 4.1")
@card("goat")
def test_goat_may_be_left_alone() -> None:
    state = duel.scenario({"seats": [{"cards": ["goat", "eve", "adam"]}]}, chance=[3, 4])
    play(state, "roll", "decline")
    assert (cards(state, 0), demons(state, 0)) == (["goat", "eve", "adam"], [])


@rule("LSD 8.10")
@card("goat")
@pytest.mark.parametrize("kids", [["adam", "adam"], ["eve", "lola"], ["eve"], []])
def test_goat_does_not_ask_without_a_boy_and_a_girl(kids: list[str]) -> None:
    state = duel.scenario({"seats": [{"cards": ["goat", *kids]}]}, chance=[3, 4])
    play(state, "roll")
    assert "end" in legal(state)


@rule("LSD 8.10")
@rule("LSD 7.10")
@card("dollagorgon")
def test_with_dollagorgon_the_goat_takes_any_two_kids() -> None:
    seat = {"cards": ["goat", "eve", "lola"], "demons": ["dollagorgon"]}
    state = duel.scenario({"seats": [seat], "demon_deck": ["krampus"]}, chance=[3, 4])
    play(state, "roll")
    assert legal(state) == ["discard eve", "discard lola", "decline"]
    play(state, "discard lola")
    assert (cards(state, 0), demons(state, 0)) == (["goat"], ["dollagorgon", "krampus"])


@rule("LSD 8.10")
@card("dollagorgon")
def test_with_dollagorgon_one_kid_still_does_not_pay_twice() -> None:
    seat = {"cards": ["goat", "eve"], "demons": ["dollagorgon"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    assert "end" in legal(state)


@rule("LSD 8.11")
@card("alligator")
def test_alligator_bites_two_kids_of_two_opponents() -> None:
    seats = [{"cards": ["alligator"]}, {"cards": ["eve", "adam", "rabid_dog"]}, {"cards": ["lola"]}]
    state = game.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll", "accept", "target p2")
    assert legal(state) == ["discard eve", "discard adam"]
    play(state, "discard adam", "target p3")
    assert [cards(state, seat) for seat in range(3)] == [[], ["eve", "rabid_dog"], []]
    assert state.player == 0
    assert "end" in legal(state)


@rule("LSD 8.11")
@card("alligator")
def test_alligator_bites_two_kids_of_one_opponent() -> None:
    seats = [{"cards": ["alligator"]}, {"cards": ["eve", "adam", "lola"]}, {"cards": ["lola"]}]
    state = game.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll", "accept", "target p2", "discard adam", "target p2", "discard eve")
    assert [cards(state, seat) for seat in range(3)] == [[], ["lola"], ["lola"]]
    assert "end" in legal(state)


@rule("LSD 8.11")
@card("alligator")
@pytest.mark.parametrize(
    ("answers", "left"),
    [(["done"], ["eve", "adam"]), (["target p2", "discard eve", "done"], ["adam"])],
)
def test_alligator_may_bite_none_or_one(answers: list[str], left: list[str]) -> None:
    seats = [{"cards": ["alligator"]}, {"cards": ["eve", "adam"]}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll", "accept", *answers)
    assert (cards(state, 0), cards(state, 1)) == ([], left)


@rule("LSD 8.11")
@card("alligator")
def test_alligator_bites_neither_animals_nor_its_owners_kids() -> None:
    seats = [{"cards": ["alligator", "lola"]}, {"cards": ["eve", "adam", "rabid_dog"]}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll", "accept")
    assert refused(state, "target p1") == "LSD 4.12"
    play(state, "target p2")
    assert refused(state, "discard rabid_dog") == "LSD 4.1"
    assert refused(state, "discard lola") == "LSD 4.1"
    assert refused(state, "done") == "LSD 8.11"


@rule("LSD 8.12")
@card("rotten_damian")
def test_damian_puts_a_demon_of_the_hand_into_play_at_random() -> None:
    seat = {"cards": ["rotten_damian"], "hand": ["porcus", "krampus", "baphometal"]}
    found = set()
    for seed in range(20):
        state = duel.scenario({"seats": [seat]}, chance=[5, 6], seed=seed)
        play(state, "roll", "accept")
        assert cards(state, 0) == []
        assert len(hand(state, 0)) == 2
        found.update(demons(state, 0))
    assert found == {"porcus", "krampus", "baphometal"}


@rule("LSD 8.12")
@rule("LSD 4.1")
@card("rotten_damian")
def test_damian_may_stay() -> None:
    seat = {"cards": ["rotten_damian"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat]}, chance=[5, 6])
    play(state, "roll", "decline")
    assert (cards(state, 0), demons(state, 0)) == (["rotten_damian"], [])


@rule("LSD 8.12")
@card("rotten_damian")
def test_damian_summons_nobody_from_an_empty_hand() -> None:
    state = duel.scenario({"seats": [{"cards": ["rotten_damian"], "hand": []}]}, chance=[5, 6])
    play(state, "roll", "accept")
    assert (cards(state, 0), demons(state, 0)) == ([], [])


@rule("LSD 8.15")
@card("rotten_sam")
def test_sam_may_discard_one_animal_for_six() -> None:
    seat = {"souls": 0, "cards": ["rotten_sam", "dog", "skunk", "eve"]}
    state = duel.scenario({"seats": [seat]}, chance=[4, 6])
    play(state, "roll")
    assert legal(state) == ["discard dog", "discard skunk", "decline"]
    assert refused(state, "discard eve") == "LSD 4.1"
    play(state, "discard skunk")
    assert (souls(state)[0], cards(state, 0)) == (6, ["rotten_sam", "dog", "eve"])
    assert "end" in legal(state)  # once per activation


@rule("LSD 8.15")
@card("rotten_sam")
@pytest.mark.parametrize(("animals", "answers"), [(["dog"], ["decline"]), ([], [])])
def test_without_the_price_sam_brings_nothing(animals: list[str], answers: list[str]) -> None:
    seat = {"souls": 0, "cards": ["rotten_sam", *animals]}
    state = duel.scenario({"seats": [seat]}, chance=[4, 6])
    play(state, "roll", *answers)
    assert (souls(state)[0], cards(state, 0)) == (0, ["rotten_sam", *animals])


@rule("LSD 8.16")
@card("rotten_annie")
def test_annie_steals_a_kid() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve", "dog"]}, {"cards": ["adam", "lola"]}]
    state = game.scenario({"seats": seats, "block": ["romeo"]}, chance=[4, 5])
    play(state, "roll", "accept")
    assert legal(state) == ["choose 1", "choose 2"]
    play(state, "choose 1", "target p3", "steal lola")
    assert [cards(state, seat) for seat in range(3)] == [["lola"], ["eve", "dog"], ["adam"]]
    assert seen(state)["discards"] == ["rotten_annie"]


@rule("LSD 8.16")
@card("rotten_annie")
def test_annie_steals_no_animal_and_no_demon() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve", "lola", "dog"], "demons": ["porcus"]}]
    state = duel.scenario({"seats": seats, "block": []}, chance=[4, 5])
    play(state, "roll", "accept")
    assert legal(state) == ["steal eve", "steal lola"]


@rule("LSD 8.16")
@card("rotten_annie")
def test_annie_gains_a_kid_from_the_block() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve"]}]
    state = duel.scenario({"seats": seats, "block": ["dog", "romeo", "lola"]}, chance=[4, 5])
    play(state, "roll", "accept", "choose 2")
    assert legal(state) == ["take 2", "take 3"]
    play(state, "take 2")
    assert (cards(state, 0), cards(state, 1)) == (["romeo"], ["eve"])


@rule("LSD 8.16")
@card("rotten_annie")
@pytest.mark.parametrize(
    ("theirs", "block", "obtained"),
    [(["eve"], ["dog"], ["eve"]), (["dog"], ["adam"], ["adam"]), (["dog"], ["dog"], [])],
)
def test_annie_does_whichever_is_possible(
    theirs: list[str], block: list[str], obtained: list[str]
) -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": theirs}]
    state = duel.scenario({"seats": seats, "block": block}, chance=[4, 5])
    play(state, "roll", "accept")
    assert cards(state, 0) == obtained
    assert seen(state)["discards"] == ["rotten_annie"]


@rule("LSD 8.16")
@card("rotten_annie")
def test_what_annie_cannot_do_cannot_be_chosen() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve"]}]
    state = duel.scenario({"seats": seats, "block": ["adam"]}, chance=[4, 5])
    play(state, "roll", "accept")
    assert refused(state, "choose 3") == "LSD 8.16"
    assert refused(state, "decline") == "LSD 4.1"


@rule("LSD 4.1")
@card("rotten_annie")
def test_annie_may_stay() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve"]}]
    state = duel.scenario({"seats": seats}, chance=[4, 5])
    play(state, "roll", "decline")
    assert cards(state, 0) == ["rotten_annie"]


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
    assert [len(own["candles"]) for own in seen(state)["seats"]] == [1, 1, 1]
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
