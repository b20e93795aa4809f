"""Chapter 7: the Demons. Long, because it goes through twenty of them one by one."""

import pytest

import pandemonium as pm
from tests.lets_summon_demons.table import cards, demons, duel, game, hand, happened, seen, souls
from tests.support import card, legal, play, refused, rule

ALL_DEMONS = [design.id for design in duel.cards if design.kind == "demon"]


def others(*names: str) -> list[str]:
    """All Demons but these."""
    return [name for name in ALL_DEMONS if name not in names]


# ---------------------------------------------------------------------- The Serpent


@rule("LSD 7.1")
@card("the_serpent")
def test_the_serpent_wins_on_its_controllers_two_whatever_they_have() -> None:
    state = duel.scenario({"seats": [{"souls": 0, "demons": ["the_serpent"]}]}, chance=[1, 1])
    play(state, "roll")
    assert state.winners == (0,)


@rule("LSD 7.1")
@card("the_serpent")
def test_the_serpent_does_not_answer_to_anybody_elses_two() -> None:
    state = duel.scenario({"seats": [{}, {"demons": ["the_serpent"]}]}, chance=[1, 1])
    play(state, "roll")
    assert not state.over


# ---------------------------------------------------------------------- The Foul Book of Demons


@rule("LSD 7.2")
@card("foul_book_of_demons")
def test_the_book_puts_any_demon_of_the_deck_into_play() -> None:
    seat = {"cards": ["eve"] * 3, "demons": ["foul_book_of_demons"], "hand": [], "candles": []}
    other = {"hand": ["baphometal"], "candles": []}
    state = duel.scenario(
        {"seats": [seat, other], "demon_discards": ["the_devil"]},
        chance=[1, 2],
    )
    play(state, "roll")
    deck = others("foul_book_of_demons", "baphometal", "the_devil")
    assert legal(state) == [f"summon {name}" for name in deck]
    assert refused(state, "summon the_devil") == "LSD 7.2"  # discarded
    assert refused(state, "summon baphometal") == "LSD 7.2"  # in a hand
    assert refused(state, "decline") == "LSD 7.2"
    play(state, "summon porcus")
    assert demons(state, 0) == ["foul_book_of_demons", "porcus"]
    assert cards(state, 0) == ["eve"] * 3
    assert seen(state)["demon_deck"] == len(deck) - 1


@rule("LSD 7.2")
@card("foul_book_of_demons")
def test_the_book_shuffles_the_deck() -> None:
    seat = {"cards": ["goat", "eve", "adam"], "demons": ["foul_book_of_demons"], "candles": []}
    tops = set()
    for seed in range(12):
        state = duel.scenario(
            {"seats": [seat], "demon_deck": ["krampus", "porcus"]}, chance=[1, 2, 3, 4], seed=seed
        )
        play(state, "roll", "summon porcus", "end", "roll", "discard adam")
        tops.add(demons(state, 0)[2] if len(demons(state, 0)) > 2 else "an egg")
    assert len(tops) > 3  # it would always be Krampus


@rule("LSD 7.2")
@rule("LSD 4.11")
@card("foul_book_of_demons")
def test_the_book_looks_through_the_discards_when_the_deck_is_empty() -> None:
    seat = {"demons": ["foul_book_of_demons"], "hand": [], "candles": []}
    hidden = others("foul_book_of_demons", "porcus", "krampus")
    state = duel.scenario(
        {"seats": [seat, {"hand": hidden}], "demon_discards": ["krampus", "porcus"]}, chance=[1, 2]
    )
    play(state, "roll")
    assert legal(state) == ["summon krampus", "summon porcus"]
    play(state, "summon krampus")
    assert (seen(state)["demon_deck"], seen(state)["demon_discards"]) == (1, [])


@rule("LSD 7.2")
@card("foul_book_of_demons")
def test_the_book_finds_nothing_where_there_is_nothing() -> None:
    seat = {"demons": ["foul_book_of_demons"], "hand": [], "candles": []}
    state = duel.scenario({"seats": [seat, {"hand": others("foul_book_of_demons")}]}, chance=[1, 2])
    play(state, "roll")
    assert demons(state, 0) == ["foul_book_of_demons"]
    assert "end" in legal(state)


@rule("LSD 7.2")
@rule("LSD 7.16")
@card("rosemarys_egg")
def test_an_egg_out_of_the_book_hatches_from_the_shuffled_deck() -> None:
    seat = {"demons": ["foul_book_of_demons"], "hand": [], "candles": []}
    hidden = others("foul_book_of_demons", "rosemarys_egg", "porcus", "krampus")
    state = duel.scenario(
        {"seats": [seat, {"hand": hidden}], "demon_deck": ["rosemarys_egg", "porcus", "krampus"]},
        chance=[1, 2],
    )
    play(state, "roll", "summon rosemarys_egg")
    assert legal(state) == ["summon krampus", "summon porcus"]
    play(state, "summon porcus")
    assert demons(state, 0) == ["foul_book_of_demons", "porcus"]
    assert sorted(seen(state)["demon_discards"]) == ["krampus", "rosemarys_egg"]


@rule("LSD 7.2")
@rule("LSD 1.6")
@card("foul_book_of_demons")
def test_only_the_owner_of_the_book_sees_the_deck() -> None:
    seat = {"demons": ["foul_book_of_demons"], "hand": ["the_devil"], "candles": []}
    state = game.scenario({"seats": [seat, {"hand": ["porcus"]}, {"hand": ["krampus"]}]}, [1, 2])
    play(state, "roll")
    own = [state.imagine(0, pm.Chance(seed)) for seed in range(12)]
    assert {tuple(legal(world)) for world in own} == {tuple(legal(state))}
    assert {tuple(hand(world, 1)) for world in own} == {("porcus",), ("krampus",)}
    foreign = [state.imagine(1, pm.Chance(seed)) for seed in range(12)]
    assert len({tuple(legal(world)) for world in foreign}) > 1
    (known,) = seen(state, 0)["known"]
    assert known["where"] == [{"place": "demon_deck", "count": len(legal(state))}]
    assert seen(state, 1)["known"] == seen(state, None)["known"] == []


# ---------------------------------------------------------------------- Krampus, Porcus, Antichrist


@rule("LSD 7.3")
@card("krampus")
def test_krampus_gains_the_top_two_cards_whatever_they_are() -> None:
    seat = {"demons": ["krampus"], "candles": []}
    state = duel.scenario({"seats": [seat], "deck": ["skunk", "eve", "adam"]}, chance=[1, 3])
    play(state, "roll")
    assert cards(state, 0) == ["skunk", "eve"]
    assert "end" in legal(state)


@rule("LSD 7.3")
@rule("LSD 7.14")
@card("assmodeus")
def test_each_animal_of_krampus_pays_with_assmodeus() -> None:
    seat = {"souls": 0, "demons": ["krampus", "assmodeus"], "candles": []}
    state = duel.scenario({"seats": [seat], "deck": ["skunk", "dog"]}, chance=[1, 3])
    play(state, "roll")
    assert souls(state)[0] == 2


@rule("LSD 7.18")
@card("porcus")
def test_porcus_collects_five() -> None:
    seat = {"souls": 0, "demons": ["porcus"], "candles": []}
    state = duel.scenario({"seats": [seat, {"souls": 3, "candles": []}]}, chance=[1, 4])
    play(state, "roll")
    assert souls(state) == [5, 3]


@rule("LSD 7.18")
@card("antichrist")
def test_antichrist_steals_five() -> None:
    seats = [{"souls": 0, "demons": ["antichrist"]}, {"souls": 7}]
    state = duel.scenario({"seats": seats}, chance=[4, 6])
    play(state, "roll", "steal p2", "steal p2", "steal supply", "steal p2", "steal p2")
    assert souls(state) == [5, 3]
    assert "end" in legal(state)


# ---------------------------------------------------------------------- Wee 'R' Legion


@rule("LSD 7.4")
@card("wee_r_legion")
def test_legion_collects_one_for_each_card_itself_and_the_candle_included() -> None:
    seat = {"souls": 0, "demons": ["wee_r_legion"], "candles": ["evil_candle"], "cards": ["dog"]}
    state = duel.scenario({"seats": [seat]}, chance=[2, 4])
    play(state, "roll")
    assert souls(state)[0] == 3


# ---------------------------------------------------------------------- Beelze'bzz


@rule("LSD 7.5")
@card("beelzebzz")
def test_beelzebzz_activates_each_kid_once_in_the_owners_order() -> None:
    seat = {"souls": 0, "demons": ["beelzebzz"], "cards": ["jane", "eve", "rotten_tommy"]}
    state = duel.scenario({"seats": [seat], "block": ["dog"], "deck": ["adam"]}, chance=[3, 4])
    play(state, "roll")
    assert legal(state) == ["activate jane", "activate eve", "activate rotten_tommy"]
    events = play(state, "activate rotten_tommy", "activate eve")
    assert [name for _, name in happened(events, "card-activated")] == [
        "rotten_tommy",
        "eve",
        "jane",
    ]
    assert (souls(state)[0], cards(state, 0)[-1]) == (1, "dog")
    assert "end" in legal(state)


@rule("LSD 7.5")
@card("beelzebzz")
def test_beelzebzz_leaves_animals_and_other_players_kids_alone() -> None:
    seat = {"souls": 0, "demons": ["beelzebzz"], "cards": ["eve"]}
    state = duel.scenario({"seats": [seat, {"souls": 0, "cards": ["eve"]}]}, chance=[3, 4])
    play(state, "roll")
    assert souls(state) == [1, 0]


@rule("LSD 7.5")
@rule("LSD 3.11")
@card("beelzebzz")
def test_a_kid_that_beelzebzz_activates_still_needs_its_condition_and_keeps_its_may() -> None:
    seat = {"souls": 0, "demons": ["beelzebzz"], "cards": ["sweet_chuck", "rotten_sam", "owl"]}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll", "activate beelzebzz", "activate sweet_chuck")
    assert legal(state) == ["discard owl", "decline"]
    play(state, "decline", "decline")
    assert souls(state)[0] == 0


@rule("LSD 7.5")
@rule("LSD 3.10")
@card("beelzebzz")
def test_a_kid_that_is_gone_before_its_turn_is_left_out() -> None:
    seat = {"souls": 0, "demons": ["beelzebzz"], "cards": ["irwin", "goat", "eve", "adam"]}
    state = duel.scenario({"seats": [seat], "demon_deck": ["krampus"]}, chance=[3, 4])
    play(state, "roll", "activate beelzebzz", "activate irwin", "discard adam")
    assert cards(state, 0) == ["irwin", "goat"]
    assert souls(state)[0] == 0


# ---------------------------------------------------------------------- Hound of Bael


@rule("LSD 7.6")
@card("hound_of_bael")
def test_the_hound_steals_one_soul_for_each_animal() -> None:
    seat = {"souls": 0, "demons": ["hound_of_bael"], "cards": ["dog", "cat", "eve"]}
    state = duel.scenario({"seats": [seat | {"candles": []}]}, chance=[4, 4])
    play(state, "roll", "steal p2", "steal supply")
    assert souls(state) == [2, 4]
    assert "end" in legal(state)


@rule("LSD 7.6")
@card("hound_of_bael")
def test_the_hound_without_animals_steals_nothing() -> None:
    seat = {"souls": 0, "demons": ["hound_of_bael"], "cards": ["eve"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[4, 4])
    play(state, "roll")
    assert souls(state)[0] == 0
    assert "end" in legal(state)


# ---------------------------------------------------------------------- Clockwork Satan


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


# ---------------------------------------------------------------------- Mephistopheles, The Devil


@rule("LSD 7.8")
@card("mephistopheles")
def test_mephistopheles_steals_one_card_of_an_opponent_of_choice() -> None:
    seats = [{"demons": ["mephistopheles"]}, {"cards": ["eve"]}, {"cards": ["dog", "goat"]}]
    state = game.scenario({"seats": seats}, chance=[5, 6])
    play(state, "roll")
    assert legal(state) == ["target p2", "target p3"]
    assert refused(state, "done") == "LSD 4.12"
    play(state, "target p3")
    assert legal(state) == ["steal dog", "steal goat"]
    play(state, "steal goat")
    assert [cards(state, seat) for seat in range(3)] == [["goat"], ["eve"], ["dog"]]


@rule("LSD 7.8")
@card("mephistopheles")
def test_mephistopheles_takes_no_souls() -> None:
    state = duel.scenario({"seats": [{"demons": ["mephistopheles"]}, {"souls": 5}]}, chance=[5, 6])
    play(state, "roll")
    assert souls(state) == [5, 5]
    assert "end" in legal(state)


@rule("LSD 7.8")
@card("the_devil")
def test_the_devil_takes_every_card_of_one_opponent() -> None:
    victim = {"souls": 4, "cards": ["eve", "dog"], "demons": ["porcus"], "hand": ["krampus"]}
    state = game.scenario(
        {
            "seats": [{"demons": ["the_devil"]}, victim, {"cards": ["owl"]}],
            "demon_deck": ["baphometal"],
        },
        chance=[6, 6],
    )
    play(state, "roll", "target p2")
    assert (cards(state, 0), demons(state, 0)) == (["eve", "dog"], ["the_devil", "porcus"])
    assert (cards(state, 1), demons(state, 1)) == ([], [])
    assert (souls(state)[1], hand(state, 1)) == (4, ["krampus", "baphometal"])
    assert cards(state, 2) == ["owl"]


@rule("LSD 7.8")
@card("the_devil")
def test_the_devil_must_choose_somebody_who_has_a_card() -> None:
    seats = [{"demons": ["the_devil"]}, {}, {"cards": ["owl"]}, {"cards": ["dog"]}]
    four = pm.game("lets-summon-demons", players=4)
    state = four.scenario({"seats": seats}, chance=[6, 6])
    play(state, "roll")
    assert legal(state) == ["target p3", "target p4"]
    assert refused(state, "target p2") == "LSD 4.2"
    assert refused(state, "done") == "LSD 4.12"


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
    found = []
    for _ in range(3):
        play(state, "roll", "end")
        found.append(souls(state)[1])
    assert found == [1, 3, 4]  # theirs is the second turn


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


# ---------------------------------------------------------------------- Rosemary's Egg


@rule("LSD 7.16")
@card("rosemarys_egg")
def test_the_egg_is_discarded_and_one_of_the_top_three_demons_comes_instead() -> None:
    seat = {"cards": ["eve"] * 3, "hand": ["rosemarys_egg"]}
    state = duel.scenario(
        {"seats": [seat], "demon_deck": ["porcus", "krampus", "the_serpent", "antichrist"]}
    )
    play(state, "summon rosemarys_egg")
    assert seen(state, 0).get("aside") == ["porcus", "krampus", "the_serpent"]
    assert legal(state) == ["summon the_serpent", "summon krampus", "summon porcus"]
    assert refused(state, "summon antichrist") == "LSD 7.16"
    assert refused(state, "summon rosemarys_egg") == "LSD 7.16"
    assert refused(state, "decline") == "LSD 7.16"
    play(state, "summon krampus")
    assert demons(state, 0) == ["krampus"]
    assert sorted(seen(state)["demon_discards"]) == ["porcus", "rosemarys_egg", "the_serpent"]
    assert refused(state, "summon krampus") == "LSD 2.1"  # the summon of the turn is used


@rule("LSD 7.16")
@rule("LSD 1.6")
@card("rosemarys_egg")
def test_the_demons_of_the_egg_are_seen_by_its_owner_alone() -> None:
    seat = {"cards": ["eve"] * 3, "hand": ["rosemarys_egg"]}
    state = duel.scenario({"seats": [seat], "demon_deck": ["porcus", "krampus", "the_serpent"]})
    play(state, "summon rosemarys_egg")
    for other in (1, None):
        assert "aside" not in seen(state, other)
        assert "krampus" not in str(state.view(other))
    worlds = [state.imagine(1, pm.Chance(seed)) for seed in range(12)]
    assert len({tuple(legal(world)) for world in worlds}) > 1
    own = [state.imagine(0, pm.Chance(seed)) for seed in range(12)]
    assert {tuple(legal(world)) for world in own} == {tuple(legal(state))}


@rule("LSD 7.16")
@card("rosemarys_egg")
def test_the_egg_never_counts_as_a_demon_in_play() -> None:
    seat = {"souls": 10, "demons": ["porcus", "krampus"], "cards": ["eve"] * 3}
    hidden = others("porcus", "krampus", "rosemarys_egg")
    seats = [seat | {"hand": ["rosemarys_egg"]}, {"hand": hidden}]
    state = duel.scenario({"seats": seats})
    play(state, "summon rosemarys_egg")
    assert not state.over
    assert demons(state, 0) == ["porcus", "krampus"]
    assert seen(state)["demon_discards"] == ["rosemarys_egg"]


@rule("LSD 7.16")
@card("rosemarys_egg")
def test_the_demon_out_of_the_egg_wins() -> None:
    seat = {"souls": 10, "demons": ["porcus", "krampus"], "cards": ["eve"] * 3}
    state = duel.scenario(
        {
            "seats": [seat | {"hand": ["rosemarys_egg"]}],
            "demon_deck": ["baphometal", "antichrist", "the_devil"],
        }
    )
    play(state, "summon rosemarys_egg")
    assert not state.over
    play(state, "summon antichrist")
    assert state.winners == (0,)


@rule("LSD 7.16")
@rule("LSD 5.4")
@card("rosemarys_egg")
def test_the_egg_brings_no_replacement_into_the_hand() -> None:
    seat = {"cards": ["eve"] * 3, "hand": ["rosemarys_egg"]}
    state = duel.scenario({"seats": [seat], "demon_deck": ["porcus", "krampus", "antichrist"]})
    play(state, "summon rosemarys_egg", "summon porcus")
    assert hand(state, 0) == []


@rule("LSD 7.16")
@rule("LSD 4.11")
@card("rosemarys_egg")
def test_the_egg_stays_out_of_a_rebuilt_deck_until_it_has_hatched() -> None:
    hidden = others("porcus", "krampus", "rosemarys_egg")
    seats = [{"cards": ["eve"] * 3, "hand": ["rosemarys_egg"]}, {"hand": hidden}]
    state = duel.scenario({"seats": seats, "demon_deck": ["porcus"], "demon_discards": ["krampus"]})
    play(state, "summon rosemarys_egg")
    assert legal(state) == ["summon krampus", "summon porcus"]  # two are all there are
    play(state, "summon porcus")
    assert sorted(seen(state)["demon_discards"]) == ["krampus", "rosemarys_egg"]


@rule("LSD 7.16")
@card("rosemarys_egg")
def test_an_egg_that_damian_finds_hatches_on_the_spot() -> None:
    seats = [{}, {"cards": ["rotten_damian"], "hand": ["rosemarys_egg"]}]
    state = duel.scenario(
        {"seats": seats, "demon_deck": ["porcus", "krampus", "antichrist"]}, chance=[5, 6]
    )
    play(state, "roll", "accept")
    assert state.player == 1
    play(state, "summon krampus")
    assert demons(state, 1) == ["krampus"]
    assert state.player == 0


@rule("LSD 7.16")
@card("rosemarys_egg")
@card("goat")
def test_an_egg_that_the_goat_brings_hatches_from_the_cards_below_it() -> None:
    seat = {"cards": ["goat", "eve", "adam"]}
    state = duel.scenario(
        {"seats": [seat], "demon_deck": ["rosemarys_egg", "porcus", "krampus", "antichrist"]},
        chance=[3, 4],
    )
    play(state, "roll", "discard adam")
    assert seen(state, 0).get("aside") == ["porcus", "krampus", "antichrist"]


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
