"""Chapter 3: the roll and what it activates."""

import pytest

from tests.games.lets_summon_demons.table import cards, demons, duel, game, happened, seen, souls
from tests.support import card, legal, play, refused, rule


@rule("LSD 3.1")
@pytest.mark.parametrize("dice", [[1, 5], [2, 4], [3, 3], [4, 2], [5, 1]])
def test_the_total_of_two_dice_activates(dice: list[int | str]) -> None:
    seat = {"souls": 0, "cards": ["eve"], "candles": ["evil_candle"]}
    state = duel.scenario({"seats": [seat]}, chance=dice)
    play(state, "roll")
    assert seen(state)["dice"] == dice
    assert souls(state)[0] == 1


@rule("LSD 3.1")
def test_a_single_die_activates_nothing() -> None:
    seat = {"souls": 0, "cards": ["eve", "sweet_lisa", "sweet_jesus"], "candles": ["evil_candle"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 6])
    play(state, "roll")
    assert souls(state)[0] == 1  # the candle shows 9; the kids show 3 and 6


@rule("LSD 3.2")
def test_every_card_in_front_of_any_player_that_shows_the_total_is_activated() -> None:
    state = game.scenario(
        {
            "seats": [
                {"souls": 0, "cards": ["adam"], "candles": ["beginners_candle"]},
                {"souls": 0, "cards": ["romeo", "eve"], "candles": ["naughty_candle"]},
                {"souls": 0, "cards": ["eve", "dog"], "candles": ["kind_candle"]},
            ]
        },
        chance=[4, 4],
    )
    events = play(state, "roll")
    assert happened(events, "card-activated") == [
        (0, "beginners_candle"),
        (0, "adam"),
        (1, "naughty_candle"),
        (1, "romeo"),
    ]
    assert souls(state) == [2, 2, 0]


@rule("LSD 3.2")
def test_animals_of_all_players_are_activated() -> None:
    state = duel.scenario(
        {"seats": [{"souls": 0, "cards": ["rabid_dog"]}, {"souls": 0, "cards": ["rabid_dog"]}]},
        chance=[3, 4],
    )
    play(state, "roll")
    assert souls(state) == [2, 2]


@rule("LSD 3.2")
def test_cards_on_the_block_are_never_activated() -> None:
    state = duel.scenario({"block": ["eve", "adam", "rabid_dog"]}, chance=[3, 4])
    assert happened(play(state, "roll"), "card-activated") == []
    assert souls(state) == [5, 5]


@rule("LSD 3.3")
def test_a_demon_answers_to_its_controllers_roll() -> None:
    seat = {"souls": 0, "demons": ["antichrist"]}
    state = duel.scenario({"seats": [seat]}, chance=[5, 5])
    play(state, "roll")
    assert legal(state) == ["steal p2", "steal supply"]


@rule("LSD 3.3")
def test_a_demon_does_not_answer_to_the_rolls_of_others() -> None:
    state = duel.scenario({"seats": [{}, {"demons": ["antichrist"]}]}, chance=[5, 5])
    assert happened(play(state, "roll"), "card-activated") == []
    assert state.player == 0


@rule("LSD 3.3")
def test_a_stolen_demon_answers_to_the_thief() -> None:
    state = duel.scenario(
        {"seats": [{"demons": ["mephistopheles"]}, {"demons": ["antichrist"]}]},
        chance=[5, 6, 5, 5, 5, 5],
    )
    play(state, "roll")
    assert demons(state, 0) == ["mephistopheles", "antichrist"]
    assert happened(play(state, "end", "roll"), "card-activated") == []
    assert happened(play(state, "end", "roll"), "card-activated") == [(0, "antichrist")]


@rule("LSD 3.4")
def test_passive_demons_work_on_the_turns_of_others() -> None:
    owner = {"souls": 0, "cards": ["lola", "eve"], "demons": ["dollagorgon"]}
    state = duel.scenario({"seats": [{}, owner | {"candles": ["evil_candle"]}]}, chance=[2, 4])
    play(state, "roll")
    assert souls(state)[1] == 3  # Lola counts herself and Eve as Boys, and Eve brings one


@rule("LSD 3.4")
@pytest.mark.parametrize("total", range(2, 13))
def test_passive_demons_are_never_activated(total: int) -> None:
    passive = ["succubus_twin", "dollagorgon", "assmodeus", "wraithlox", "baphometal"]
    state = duel.scenario(
        {"seats": [{"demons": passive, "candles": []}, {"candles": []}]},
        chance=[total // 2, total - total // 2],
    )
    assert happened(play(state, "roll"), "card-activated") == []


@rule("LSD 3.5")
@pytest.mark.parametrize("roller", [0, 1, 2])
def test_the_rollers_cards_go_first_and_then_clockwise(roller: int) -> None:
    seat = {"cards": ["adam", "adam"], "candles": []}
    state = game.scenario({"seats": [seat, seat, seat], "turn": roller}, chance=[2, 6])
    order = [seat for seat, _ in happened(play(state, "roll"), "card-activated")]
    assert order == [(roller + i // 2) % 3 for i in range(6)]


@rule("LSD 3.5")
def test_all_cards_of_one_player_are_finished_before_the_next_player_begins() -> None:
    seat = {"cards": ["goldfish", "owl"]}
    state = game.scenario({"seats": [{}, seat, seat], "turn": 2}, chance=[3, 4])
    play(state, "roll")
    assert state.player == 2
    play(state, "activate owl", "decline", "decline")
    assert state.player == 1


@rule("LSD 3.6")
@pytest.mark.parametrize("first", ["cat", "rabbit", "goldfish"])
def test_the_owner_decides_which_card_is_next(first: str) -> None:
    state = duel.scenario({"seats": [{"cards": ["cat", "rabbit", "goldfish"]}]}, chance=[3, 4])
    play(state, "roll")
    assert legal(state) == ["activate cat", "activate rabbit", "activate goldfish"]
    assert happened(play(state, f"activate {first}"), "card-activated")[0] == (0, first)


@rule("LSD 3.6")
def test_a_card_that_shows_another_number_cannot_be_activated() -> None:
    state = duel.scenario({"seats": [{"cards": ["cat", "goldfish", "eve"]}]}, chance=[3, 4])
    play(state, "roll")
    assert refused(state, "activate eve") == "LSD 3.2"


@rule("LSD 3.6")
def test_another_players_card_cannot_be_activated() -> None:
    seats = [{"cards": ["cat", "goldfish"]}, {"cards": ["dog"]}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll")
    assert refused(state, "activate dog") == "LSD 3.6"


@rule("LSD 3.6")
def test_cards_that_only_collect_are_not_asked_about() -> None:
    seat = {"souls": 0, "cards": ["adam", "romeo", "eve"], "candles": ["naughty_candle"]}
    state = duel.scenario({"seats": [seat]}, chance=[4, 4])
    events = play(state, "roll")
    assert len(happened(events, "card-activated")) == 3
    assert souls(state)[0] == 3
    assert "end" in legal(state)


@rule("LSD 3.6")
def test_when_nothing_but_collecting_is_left_the_rest_goes_by_itself() -> None:
    seat = {"souls": 0, "cards": ["goldfish", "dog", "rabid_dog", "eve"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll", "activate goldfish", "accept")
    assert souls(state)[0] == 5 + 1
    assert "end" in legal(state)


@rule("LSD 3.6")
def test_equal_cards_need_no_order() -> None:
    state = duel.scenario(
        {"seats": [{"cards": ["cat", "cat"]}], "deck": ["eve", "adam"]}, chance=[3, 4]
    )
    play(state, "roll")
    assert seen(state)["discards"] == ["eve", "adam"]
    assert "end" in legal(state)


@rule("LSD 3.7")
@card("cat")
def test_a_card_gained_during_the_roll_does_not_activate() -> None:
    seat = {"souls": 0, "cards": ["cat", "eve"]}
    state = duel.scenario({"seats": [seat], "deck": ["dog"]}, chance=[3, 4])
    play(state, "roll")
    assert cards(state, 0) == ["cat", "eve", "dog"]
    assert souls(state)[0] == 0


@rule("LSD 3.7")
def test_a_late_card_is_refused_while_others_wait() -> None:
    seat = {"cards": ["cat", "goldfish", "owl"]}
    state = duel.scenario({"seats": [seat], "deck": ["hawk"]}, chance=[3, 4])
    play(state, "roll", "activate cat")
    assert legal(state) == ["activate goldfish", "activate owl"]
    assert refused(state, "activate hawk") == "LSD 3.7"


@rule("LSD 3.7")
@card("irwin")
def test_a_late_animal_does_not_activate_through_irwin_either() -> None:
    seat = {"souls": 0, "cards": ["irwin", "jane"], "demons": ["beelzebzz"]}
    state = duel.scenario({"seats": [seat], "block": ["rabid_dog", "skunk"]}, chance=[3, 4])
    events = play(state, "roll", "activate jane", "take 2")
    assert cards(state, 0) == ["irwin", "jane", "skunk"]  # Irwin had nothing to activate
    assert happened(events, "card-activated")[-1] == (0, "irwin")


@rule("LSD 3.7")
@card("sweet_destiny")
def test_a_late_kid_does_not_activate_through_destiny_either() -> None:
    seat = {"souls": 0, "cards": ["sweet_destiny", "sweet_marilyn"], "candles": []}
    state = duel.scenario(
        {"seats": [seat, {"candles": []}], "block": ["sweet_louis"]}, chance=[1, 4]
    )
    events = play(state, "roll", "activate sweet_marilyn")
    assert cards(state, 0) == ["sweet_destiny", "sweet_marilyn", "sweet_louis"]
    assert happened(events, "card-activated")[1:] == [(0, "sweet_destiny"), (0, "sweet_marilyn")]
    assert souls(state)[0] == 0


@rule("LSD 3.7")
@card("beelzebzz")
def test_a_late_kid_does_not_activate_through_beelzebzz_either() -> None:
    seat = {"souls": 0, "cards": ["stray_cat"], "demons": ["beelzebzz"]}
    state = duel.scenario({"seats": [seat], "deck": ["eve"]}, chance=[3, 4])
    play(state, "roll", "activate stray_cat")
    assert cards(state, 0) == ["stray_cat", "eve"]
    assert souls(state)[0] == 0


@rule("LSD 3.7")
def test_a_demon_summoned_during_the_roll_does_not_activate() -> None:
    seat = {"souls": 0, "cards": ["goat", "eve", "adam"]}
    state = duel.scenario({"seats": [seat], "demon_deck": ["beelzebzz"]}, chance=[3, 4])
    events = play(state, "roll", "discard adam")
    assert demons(state, 0) == ["beelzebzz"]
    assert (0, "beelzebzz") not in happened(events, "card-activated")


@rule("LSD 3.7")
def test_a_late_card_activates_on_the_next_roll() -> None:
    seat = {"souls": 0, "cards": ["cat", "eve"]}
    state = duel.scenario({"seats": [seat], "deck": ["dog", "eve"]}, chance=[3, 4, 3, 4])
    play(state, "roll", "end", "roll", "activate cat")
    assert souls(state)[0] == 1


@rule("LSD 3.7")
@card("irwin")
def test_what_came_late_or_was_bought_since_activates_through_others_on_the_next_roll() -> None:
    seat = {"souls": 3, "cards": ["cat", "irwin"], "candles": []}
    state = duel.scenario(
        {"seats": [seat, {"candles": []}], "deck": ["rabbit"], "block": ["dog"]},
        chance=[3, 4, 4, 4],
    )
    play(state, "roll", "buy 1", "end", "roll")
    assert legal(state) == ["activate cat", "activate rabbit", "activate dog"]


@rule("LSD 3.8")
@card("rabbit")
@card("cat")
def test_a_cat_that_fetches_a_third_animal_serves_a_rabbit_that_waits() -> None:
    state = duel.scenario(
        {"seats": [{"souls": 0, "cards": ["rabbit", "cat"]}], "deck": ["dog"]}, chance=[3, 4]
    )
    play(state, "roll", "activate cat")
    assert cards(state, 0) == ["rabbit", "cat", "dog"]
    assert souls(state)[0] == 2


@rule("LSD 3.8")
@card("rabbit")
def test_a_cat_that_goes_after_the_rabbit_does_not_serve_it() -> None:
    state = duel.scenario(
        {"seats": [{"souls": 0, "cards": ["rabbit", "cat"]}], "deck": ["dog"]}, chance=[3, 4]
    )
    events = play(state, "roll", "activate rabbit")
    assert happened(events, "condition-not-met") == [(0, "rabbit")]
    assert cards(state, 0) == ["rabbit", "cat", "dog"]
    assert souls(state)[0] == 0


@rule("LSD 3.8")
def test_a_condition_that_held_at_the_roll_may_be_lost() -> None:
    seat = {"souls": 0, "cards": ["rabbit", "goldfish", "owl"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll", "activate goldfish", "accept", "activate rabbit", "decline")
    assert souls(state)[0] == 5


@rule("LSD 3.9")
def test_the_dice_activate_a_card_once() -> None:
    seat = {"cards": ["cat", "goldfish", "owl"]}
    state = duel.scenario({"seats": [seat], "deck": ["eve"]}, chance=[3, 4])
    play(state, "roll", "activate cat")
    assert refused(state, "activate cat") == "LSD 3.9"


@rule("LSD 3.9")
@rule("LSD 8.1")
def test_activations_by_other_cards_come_on_top() -> None:
    seat = {"souls": 0, "cards": ["irwin", "rabid_dog", "dog"], "demons": ["beelzebzz"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    events = play(state, "roll", "activate beelzebzz")
    assert happened(events, "card-activated").count((0, "dog")) == 2
    assert souls(state)[0] == 2


@rule("LSD 3.10")
def test_a_waiting_card_that_is_discarded_does_not_activate() -> None:
    seat = {"souls": 0, "cards": ["skunk", "rabid_dog", "cat"]}
    state = duel.scenario({"seats": [seat, {"souls": 0, "cards": ["rabid_dog"]}]}, chance=[3, 4])
    events = play(state, "roll", "activate skunk")
    assert happened(events, "card-activated") == [(0, "skunk")]
    assert souls(state) == [0, 0]


@rule("LSD 3.10")
@card("alligator")
def test_a_waiting_kid_that_the_alligator_bites_does_not_activate() -> None:
    seats = [{"cards": ["irwin", "alligator"], "candles": []}, {"souls": 0, "cards": ["adam"]}]
    state = duel.scenario({"seats": seats}, chance=[4, 4])
    play(state, "roll", "accept", "target p2")
    assert cards(state, 1) == []
    assert souls(state)[1] == 0


@rule("LSD 3.10")
@card("the_devil")
def test_a_waiting_card_that_is_stolen_activates_for_nobody() -> None:
    thief = {"souls": 0, "cards": ["rotten_regan"], "demons": ["the_devil"]}
    victim = {"souls": 0, "cards": ["rotten_donnie"]}
    state = duel.scenario({"seats": [thief, victim]}, chance=[6, 6])
    events = play(state, "roll")
    assert cards(state, 0) == ["rotten_regan", "rotten_donnie"]
    assert happened(events, "card-activated") == [(0, "the_devil")]
    assert souls(state) == [0, 0]


@rule("LSD 3.10")
@card("mephistopheles")
@card("rotten_carrie")
def test_a_stolen_card_that_would_only_collect_collects_for_nobody() -> None:
    seats = [
        {"souls": 0, "demons": ["mephistopheles"]},
        {"souls": 0, "cards": ["rotten_carrie"]},
    ]
    state = duel.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll")
    assert cards(state, 0) == ["rotten_carrie"]
    assert souls(state) == [0, 0]


@rule("LSD 3.10")
def test_a_card_that_comes_back_during_the_roll_does_not_activate_again() -> None:
    seats = [{"cards": ["hawk", "goldfish", "owl"]}]
    state = duel.scenario(
        {"seats": seats, "deck": ["adam"] * 6, "rest": "discards"}, chance=[3, 4, "hawk"]
    )
    play(state, "roll", "activate hawk", "accept")  # the seventh card comes from a rebuilt deck
    assert cards(state, 0) == ["goldfish", "owl", "hawk"]
    assert legal(state) == ["activate goldfish", "activate owl"]
    assert refused(state, "activate hawk") == "LSD 3.7"


@rule("LSD 3.11")
def test_a_card_activated_by_another_still_needs_its_condition() -> None:
    seat = {"souls": 0, "cards": ["irwin", "rabbit", "rabid_dog"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[4, 4])
    events = play(state, "roll")
    assert happened(events, "condition-not-met") == [(0, "rabbit"), (0, "rabid_dog")]
    assert souls(state)[0] == 0


@rule("LSD 3.11")
@rule("LSD 8.1")
def test_a_card_activated_by_another_keeps_its_may() -> None:
    seat = {"souls": 0, "cards": ["irwin", "goldfish"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[4, 4])
    play(state, "roll")
    assert legal(state) == ["accept", "decline"]
    play(state, "decline")
    assert (souls(state)[0], cards(state, 0)) == (0, ["irwin", "goldfish"])


@rule("LSD 3.11")
def test_an_activation_by_another_card_is_finished_before_the_first_card_goes_on() -> None:
    seat = {"cards": ["irwin", "goldfish", "owl", "jane"], "demons": ["beelzebzz"]}
    state = duel.scenario({"seats": [seat], "block": ["dog"]}, chance=[3, 4])
    play(state, "roll", "activate beelzebzz")
    assert legal(state) == ["activate irwin", "activate jane"]
    play(state, "activate irwin")
    assert legal(state) == ["activate goldfish", "activate owl"]
    play(state, "activate owl")
    assert legal(state) == ["accept", "decline"]  # Jane has to wait until Irwin is through
    events = play(state, "decline", "decline")
    assert happened(events, "card-gained") == [(0, "dog")]


@rule("LSD 3.11")
@card("beelzebzz")
@card("skunk")
def test_beelzebzz_through_irwin_to_the_skunk_leaves_nothing_to_go_on_with() -> None:
    seat = {"souls": 0, "cards": ["irwin", "skunk", "dog", "sweet_caroline"]}
    state = duel.scenario({"seats": [seat | {"demons": ["beelzebzz"]}]}, chance=[3, 4])
    events = play(state, "roll", "activate beelzebzz", "activate irwin", "activate skunk")
    assert happened(events, "card-activated") == [
        (0, "beelzebzz"),
        (0, "irwin"),
        (0, "skunk"),
    ]
    assert (cards(state, 0), souls(state)[0]) == ([], 0)
    assert "end" in legal(state)


@rule("LSD 3.12")
@rule("LSD 8.2")
def test_two_destinies_do_not_go_round_for_ever() -> None:
    seat = {"souls": 0, "cards": ["sweet_destiny", "sweet_destiny"]}
    state = duel.scenario({"seats": [seat | {"candles": []}, {"candles": []}]}, chance=[1, 4])
    events = play(state, "roll")
    assert len(happened(events, "card-activated")) == 4  # each by the dice and through the other
    assert "end" in legal(state)


@rule("LSD 3.12")
@rule("LSD 8.2")
@card("sweet_destiny")
def test_a_destiny_in_the_chain_cannot_be_chosen_again() -> None:
    seat = {"cards": ["sweet_destiny", "sweet_louis", "sweet_lisa", "sweet_destiny"]}
    state = duel.scenario({"seats": [seat | {"candles": []}]}, chance=[1, 4])
    play(state, "roll", "activate sweet_destiny")
    assert refused(state, "activate sweet_destiny") == "LSD 3.12"  # herself
    play(state, "activate sweet_destiny 2")
    assert legal(state) == ["activate sweet_louis", "activate sweet_lisa"]
    assert refused(state, "activate sweet_destiny") == "LSD 3.12"  # the one she came from
