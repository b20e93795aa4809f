"""Chapter 7: the passive Demons (LSD 7.9 to 7.15, 7.17), but for the Egg."""

import pytest

from tests.games.lets_summon_demons.table import cards, demons, duel, game, seen, souls
from tests.support import card, legal, play, refused, rule

# ---------------------------------------------------------------------- Succubus Twin, Dollagorgon


@rule("LSD 7.9")
@card("succubus_twin")
def test_with_succubus_twin_every_kid_is_sweet() -> None:
    seat = {
        "souls": 0,
        "cards": ["sweet_lisa", "eve", "rotten_sam", "dog"],
        "demons": ["succubus_twin"],
    }
    state = duel.scenario({"seats": [seat | {"candles": []}]}, chance=[1, 2])
    play(state, "roll")
    assert souls(state)[0] == 3


@rule("LSD 7.9")
@card("succubus_twin")
def test_with_succubus_twin_every_kid_is_rotten() -> None:
    seat = {
        "souls": 0,
        "cards": ["rotten_donnie", "eve", "sweet_louis", "dog"],
        "demons": ["succubus_twin"],
    }
    state = duel.scenario({"seats": [seat, {"souls": 0}]}, chance=[6, 6])
    play(state, "roll")
    assert souls(state)[0] == 3


@rule("LSD 7.9")
@card("succubus_twin")
def test_succubus_twin_serves_its_controller_alone() -> None:
    seat = {"souls": 0, "cards": ["sweet_lisa", "rotten_sam"], "candles": []}
    state = duel.scenario({"seats": [seat, {"demons": ["succubus_twin"]}]}, chance=[1, 2])
    play(state, "roll")
    assert souls(state)[0] == 1


@rule("LSD 7.9")
@rule("LSD 8.2")
@card("succubus_twin")
def test_destiny_may_pick_a_rotten_kid_with_succubus_twin() -> None:
    seat = {"cards": ["sweet_destiny", "rotten_regan"], "demons": ["succubus_twin"]}
    state = duel.scenario({"seats": [seat | {"souls": 0, "candles": []}]}, chance=[1, 4])
    play(state, "roll")
    assert souls(state)[0] == 1


@rule("LSD 7.10")
@card("dollagorgon")
def test_with_dollagorgon_every_kid_is_a_boy_and_a_girl() -> None:
    seat = {"souls": 0, "cards": ["romeo", "adam", "dog"], "demons": ["dollagorgon"]}
    state = duel.scenario({"seats": [seat | {"candles": []}]}, chance=[4, 4])
    play(state, "roll")
    assert souls(state)[0] == 2 + 1  # Romeo counts himself and Adam as Girls; Adam brings one


@rule("LSD 7.10")
@card("dollagorgon")
def test_with_dollagorgon_two_kids_of_any_kind_serve_the_parrot() -> None:
    seat = {"souls": 0, "cards": ["rainbow_parrot", "adam", "eve"], "demons": ["dollagorgon"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    assert souls(state)[0] == 2


# ---------------------------------------------------------------------- Oni Twi


@rule("LSD 7.11")
@card("oni_twi")
def test_oni_twi_doubles_what_kids_collect_on_their_owners_turn() -> None:
    seat = {"souls": 0, "cards": ["adam", "romeo", "eve"], "demons": ["oni_twi"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[4, 4])
    play(state, "roll")
    assert souls(state)[0] == 2 * (1 + 1)


@rule("LSD 7.11")
@card("oni_twi")
def test_oni_twi_doubles_nothing_on_another_players_turn() -> None:
    seat = {"souls": 0, "cards": ["adam"], "demons": ["oni_twi"], "candles": []}
    state = duel.scenario({"seats": [{"candles": []}, seat]}, chance=[4, 4])
    play(state, "roll")
    assert souls(state)[1] == 1


@rule("LSD 7.11")
@card("oni_twi")
def test_oni_twi_follows_the_turns() -> None:
    seat = {"souls": 0, "cards": ["adam"], "demons": ["oni_twi"], "candles": []}
    state = duel.scenario({"seats": [{"candles": []}, seat]}, chance=[4, 4, 4, 4, 4, 4])
    totals = []
    for _ in range(3):
        play(state, "roll", "end")
        totals.append(souls(state)[1])
    assert totals == [1, 3, 4]  # theirs is the second turn


@rule("LSD 7.11")
@card("oni_twi")
def test_oni_twi_doubles_neither_animals_nor_candles_nor_demons() -> None:
    seat = {"souls": 0, "demons": ["oni_twi", "wee_r_legion"], "candles": ["kind_candle"]}
    state = duel.scenario(
        {"seats": [seat | {"cards": ["rabid_dog"]}, {"candles": []}]}, chance=[2, 4, 1, 1, 3, 4]
    )
    play(state, "roll")
    assert souls(state)[0] == 1 + 4
    play(state, "end", "roll", "end", "roll")
    assert souls(state)[0] == 5 + 2


@rule("LSD 7.11")
@card("oni_twi")
def test_oni_twi_does_not_double_stealing() -> None:
    seat = {"souls": 0, "cards": ["rotten_dillinger"], "demons": ["oni_twi"]}
    state = duel.scenario({"seats": [seat]}, chance=[5, 5])
    play(state, "roll", "steal supply")
    assert souls(state)[0] == 1
    assert "end" in legal(state)


@rule("LSD 7.11")
@rule("LSD 8.17")
@card("oni_twi")
@card("sweet_glen")
def test_oni_twi_does_not_double_the_soul_that_glen_gives_away() -> None:
    seat = {"souls": 0, "cards": ["sweet_glen"], "demons": ["oni_twi"], "candles": []}
    other = {"souls": 0, "demons": [], "candles": []}
    state = duel.scenario({"seats": [seat, other]}, chance=[1, 4])
    play(state, "roll")
    assert souls(state) == [4, 1]


@rule("LSD 7.11")
@card("oni_twi")
def test_glens_gift_is_not_doubled_for_the_one_who_has_oni_twi_either() -> None:
    giver = {"souls": 0, "cards": ["sweet_glen"], "candles": []}
    other = {"souls": 0, "demons": ["oni_twi"], "candles": []}
    state = duel.scenario({"seats": [giver, other], "turn": 1}, chance=[1, 4])
    play(state, "roll")
    assert souls(state) == [2, 1]


@rule("LSD 7.11")
@card("oni_twi")
def test_oni_twi_doubles_kids_that_other_cards_activate() -> None:
    seat = {"souls": 0, "cards": ["eve"], "demons": ["oni_twi", "beelzebzz"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    assert souls(state)[0] == 2


@rule("LSD 7.11")
@card("oni_twi")
def test_oni_twi_doubles_what_rotten_sam_brings() -> None:
    seat = {"souls": 0, "cards": ["rotten_sam", "dog"], "demons": ["oni_twi"]}
    state = duel.scenario({"seats": [seat]}, chance=[5, 5])
    play(state, "roll", "discard dog")
    assert souls(state)[0] == 12


# ---------------------------------------------------------------------- Dice-Zuzzu


@rule("LSD 7.12")
@rule("LSD 3.1")
@card("dice_zuzzu")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_doubles_pay_what_one_die_shows(die: int) -> None:
    seat = {"souls": 0, "demons": ["dice_zuzzu"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[die, die])
    play(state, "roll")
    assert souls(state)[0] == die  # two fives give 5, not 10


@rule("LSD 7.12")
@card("dice_zuzzu")
def test_dice_that_differ_pay_nothing() -> None:
    seat = {"souls": 0, "demons": ["dice_zuzzu"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[4, 6])
    play(state, "roll")
    assert souls(state)[0] == 0


@rule("LSD 7.12")
@card("dice_zuzzu")
def test_doubles_of_others_pay_nothing() -> None:
    state = duel.scenario({"seats": [{}, {"souls": 0, "demons": ["dice_zuzzu"]}]}, chance=[5, 5])
    play(state, "roll")
    assert souls(state)[1] == 0


@rule("LSD 7.12")
@card("dice_zuzzu")
def test_doubles_are_paid_before_anything_activates() -> None:
    seat = {"souls": 0, "demons": ["dice_zuzzu", "antichrist"]}
    state = duel.scenario({"seats": [seat]}, chance=[5, 5])
    events = play(state, "roll")
    assert legal(state) == ["steal p2", "steal supply"]
    assert souls(state)[0] == 5
    kinds = [event.kind for event in events]
    assert kinds.index("souls-collected") < kinds.index("card-activated")


@rule("LSD 7.12")
@rule("LSD 7.13")
@card("dice_zuzzu")
@card("re_rollucifer")
def test_only_the_final_roll_pays() -> None:
    seat = {"souls": 0, "demons": ["dice_zuzzu", "re_rollucifer"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[5, 5, 1, 1])
    play(state, "roll")
    assert souls(state)[0] == 0
    play(state, "reroll")
    assert souls(state)[0] == 1


# ---------------------------------------------------------------------- Re-Rollucifer


@rule("LSD 7.13")
@card("re_rollucifer")
def test_both_dice_may_be_rolled_again_and_the_first_roll_never_was() -> None:
    seat = {"souls": 0, "cards": ["rotten_carrie", "eve"], "demons": ["re_rollucifer"]}
    state = duel.scenario({"seats": [seat | {"candles": []}]}, chance=[5, 6, 2, 4])
    play(state, "roll")
    assert legal(state) == ["reroll", "keep"]
    play(state, "reroll")
    assert seen(state)["dice"] == [2, 4]
    assert souls(state)[0] == 1


@rule("LSD 7.13")
@card("re_rollucifer")
def test_a_roll_may_be_kept() -> None:
    seat = {"souls": 0, "cards": ["rotten_carrie", "eve"], "demons": ["re_rollucifer"]}
    state = duel.scenario({"seats": [seat]}, chance=[5, 6, 2, 4])
    play(state, "roll", "keep")
    assert souls(state)[0] == 2


@rule("LSD 7.13")
@card("re_rollucifer")
def test_a_second_roll_cannot_be_rolled_again() -> None:
    state = duel.scenario({"seats": [{"demons": ["re_rollucifer"]}]}, chance=[1, 1, 1, 1])
    play(state, "roll", "reroll")
    assert refused(state, "reroll") == "LSD 2.1"
    assert "end" in legal(state)


@rule("LSD 7.13")
@card("re_rollucifer")
def test_nothing_else_is_done_before_the_roll_stands() -> None:
    state = duel.scenario({"seats": [{"demons": ["re_rollucifer"]}]}, chance=[1, 1])
    play(state, "roll")
    for text in ("buy 1", "end", "roll"):
        assert refused(state, text) == "LSD 7.13"


@rule("LSD 7.13")
@card("re_rollucifer")
def test_rolling_again_is_for_ones_own_turn() -> None:
    state = duel.scenario({"seats": [{}, {"demons": ["re_rollucifer"]}]}, chance=[1, 1])
    play(state, "roll")
    assert state.player == 0
    assert "end" in legal(state)


@rule("LSD 7.13")
@rule("LSD 7.7")
@card("re_rollucifer")
def test_extra_turns_allow_to_roll_again_once_more() -> None:
    seat = {"demons": ["re_rollucifer", "clockwork_satan"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[1, 1, 4, 5, 1, 1])
    play(state, "roll", "reroll", "end", "roll")
    assert seen(state)["extra_turn"]
    assert legal(state) == ["reroll", "keep"]


# ---------------------------------------------------------------------- Assmodeus


@rule("LSD 7.14")
@card("assmodeus")
@pytest.mark.parametrize(
    ("name", "dice", "answers", "gained"),
    [
        ("jane", [2, 4], [], ["goldfish"]),
        ("cat", [3, 4], [], ["skunk"]),
        ("stray_cat", [3, 4], [], ["skunk"]),
        ("hawk", [3, 4], ["accept"], ["skunk", "goat", "dog"]),
    ],
)
def test_assmodeus_pays_for_each_animal_however_gained(
    name: str, dice: list[int | str], answers: list[str], gained: list[str]
) -> None:
    seat = {"souls": 0, "cards": [name], "demons": ["assmodeus"], "candles": []}
    deck = ["skunk", "eve", "goat", "adam", "adam", "dog", "adam"]
    state = duel.scenario({"seats": [seat], "block": ["goldfish"], "deck": deck}, chance=dice)
    play(state, "roll", *answers)
    assert cards(state, 0)[-len(gained) :] == gained
    assert souls(state)[0] == len(gained)


@rule("LSD 7.14")
@card("assmodeus")
def test_assmodeus_does_not_pay_for_kids() -> None:
    seat = {"souls": 0, "cards": ["stray_cat"], "demons": ["assmodeus"]}
    state = duel.scenario({"seats": [seat], "deck": ["eve"]}, chance=[3, 4])
    play(state, "roll")
    assert (cards(state, 0), souls(state)[0]) == (["stray_cat", "eve"], 0)


@rule("LSD 7.14")
@card("assmodeus")
def test_assmodeus_pays_its_controller_alone() -> None:
    seats = [{"souls": 3}, {"souls": 0, "demons": ["assmodeus"]}]
    state = duel.scenario({"seats": seats, "block": ["dog"]})
    play(state, "buy 1")
    assert souls(state) == [0, 0]


# ---------------------------------------------------------------------- Wraithlox


@rule("LSD 7.15")
@card("wraithlox")
def test_no_souls_are_stolen_from_the_controller_of_wraithlox() -> None:
    seats = [{"souls": 0, "demons": ["antichrist"]}, {"demons": ["wraithlox"]}, {"souls": 5}]
    state = game.scenario({"seats": seats}, chance=[5, 5])
    play(state, "roll")
    assert legal(state) == ["steal p3", "steal supply"]
    assert refused(state, "steal p2") == "LSD 7.15"


@rule("LSD 7.15")
@card("wraithlox")
@card("skunk")
def test_an_opponents_skunk_spares_wraithlox_and_hits_the_others() -> None:
    seats = [
        {"cards": ["skunk", "eve"]},
        {"cards": ["adam"], "demons": ["wraithlox"]},
        {"cards": ["eve"]},
    ]
    state = game.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll")
    assert [cards(state, seat) for seat in range(3)] == [[], ["adam"], []]


@rule("LSD 7.15")
@card("wraithlox")
@card("skunk")
def test_wraithlox_does_not_shelter_from_ones_own_skunk() -> None:
    seats = [{"cards": ["skunk", "eve"], "demons": ["wraithlox"]}, {"cards": ["adam"]}]
    state = duel.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll")
    assert (cards(state, 0), cards(state, 1)) == ([], [])
    assert demons(state, 0) == ["wraithlox"]


@rule("LSD 7.15")
@card("wraithlox")
def test_no_card_is_stolen_or_bitten_from_the_controller_of_wraithlox() -> None:
    seats = [
        {"cards": ["alligator"], "demons": ["mephistopheles"]},
        {"cards": ["eve"], "demons": ["wraithlox"]},
        {"cards": ["adam"]},
    ]
    state = game.scenario({"seats": seats}, chance=[3, 4, 1, 1])
    play(state, "roll", "accept")
    assert refused(state, "target p2") == "LSD 7.15"
    state = game.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll")
    assert (cards(state, 1), cards(state, 0)) == (["eve"], ["alligator", "adam"])


@rule("LSD 7.15")
@card("wraithlox")
@card("rotten_annie")
def test_annie_cannot_steal_from_the_controller_of_wraithlox() -> None:
    seats = [{"cards": ["rotten_annie"]}, {"cards": ["eve"], "demons": ["wraithlox"]}]
    state = duel.scenario({"seats": seats, "block": ["adam", "eve"]}, chance=[4, 5])
    play(state, "roll", "accept")
    assert legal(state) == ["take 1", "take 2"]  # stealing was not possible


@rule("LSD 7.15")
@card("wraithlox")
def test_wraithlox_does_not_keep_its_controller_from_paying() -> None:
    seat = {"souls": 0, "cards": ["goldfish"], "demons": ["wraithlox"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll", "accept")
    assert (souls(state)[0], cards(state, 0)) == (5, [])


# ---------------------------------------------------------------------- Baphometal


@rule("LSD 7.17")
@card("baphometal")
def test_opponents_of_baphometal_snuff_four_cards() -> None:
    seat = {"cards": ["eve", "eve", "eve", "adam", "dog"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat, {"demons": ["baphometal"]}]})
    play(state, "summon porcus", "snuff eve", "snuff eve", "snuff eve")
    assert demons(state, 0) == []
    play(state, "snuff adam")
    assert (demons(state, 0), cards(state, 0)) == (["porcus"], ["dog"])


@rule("LSD 7.17")
@card("baphometal")
def test_three_cards_are_too_few_against_baphometal() -> None:
    seats = [{"cards": ["eve"] * 3, "hand": ["porcus"]}, {"demons": ["baphometal"]}]
    state = duel.scenario({"seats": seats})
    assert refused(state, "summon porcus") == "LSD 7.17"


@rule("LSD 7.17")
@card("baphometal")
def test_the_controller_of_baphometal_snuffs_three() -> None:
    seat = {"cards": ["eve"] * 3, "hand": ["porcus"], "demons": ["baphometal"]}
    state = duel.scenario({"seats": [seat]})
    play(state, "summon porcus")
    assert demons(state, 0) == ["baphometal", "porcus"]


@rule("LSD 7.17")
@rule("LSD 5.3")
@card("baphometal")
def test_baphometal_does_not_concern_demons_that_cards_put_into_play() -> None:
    seat = {"cards": ["goat", "eve", "adam", "rotten_damian"], "hand": ["porcus"]}
    state = duel.scenario(
        {"seats": [seat, {"demons": ["baphometal"]}], "demon_deck": ["krampus"]},
        chance=[3, 4],
    )
    play(state, "roll", "discard adam")
    assert demons(state, 0) == ["krampus"]
    assert cards(state, 0) == ["goat", "rotten_damian"]


@rule("LSD 7.17")
@rule("LSD 7.16")
@card("baphometal")
def test_baphometal_concerns_the_summon_of_the_egg_but_not_what_hatches() -> None:
    seats = [{"cards": ["eve"] * 4, "hand": ["rosemarys_egg"]}, {"demons": ["baphometal"]}]
    state = duel.scenario({"seats": seats, "demon_deck": ["porcus", "krampus", "antichrist"]})
    play(state, "summon rosemarys_egg")
    assert cards(state, 0) == []
    play(state, "summon porcus")
    assert demons(state, 0) == ["porcus"]
