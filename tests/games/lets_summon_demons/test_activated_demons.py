"""Chapter 7: the Demons that activate on a roll (LSD 7.1 to 7.8), but for extra turns."""

import pandemonium as pm
from tests.games.lets_summon_demons.table import (
    cards,
    demons,
    duel,
    game,
    hand,
    happened,
    other_demons,
    seen,
    souls,
)
from tests.support import card, legal, play, refused, rule

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
    deck = other_demons("foul_book_of_demons", "baphometal", "the_devil")
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
    hidden = other_demons("foul_book_of_demons", "porcus", "krampus")
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
    state = duel.scenario(
        {"seats": [seat, {"hand": other_demons("foul_book_of_demons")}]}, chance=[1, 2]
    )
    play(state, "roll")
    assert demons(state, 0) == ["foul_book_of_demons"]
    assert "end" in legal(state)


@rule("LSD 7.2")
@rule("LSD 7.16")
@card("rosemarys_egg")
def test_an_egg_out_of_the_book_hatches_from_the_shuffled_deck() -> None:
    seat = {"demons": ["foul_book_of_demons"], "hand": [], "candles": []}
    hidden = other_demons("foul_book_of_demons", "rosemarys_egg", "porcus", "krampus")
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
    worlds = [state.imagine(0, pm.Chance(seed)) for seed in range(12)]
    assert {tuple(legal(world)) for world in worlds} == {tuple(legal(state))}
    assert {tuple(hand(world, 1)) for world in worlds} == {("porcus",), ("krampus",)}
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
