"""Chapter 7: Rosemary's Egg and what hatches from it (LSD 7.16)."""

import pandemonium as pm
from tests.games.lets_summon_demons.table import demons, duel, hand, other_demons, seen
from tests.support import card, legal, play, refused, rule


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
    worlds = [state.imagine(0, pm.Chance(seed)) for seed in range(12)]
    assert {tuple(legal(world)) for world in worlds} == {tuple(legal(state))}


@rule("LSD 7.16")
@card("rosemarys_egg")
def test_the_egg_never_counts_as_a_demon_in_play() -> None:
    seat = {"souls": 10, "demons": ["porcus", "krampus"], "cards": ["eve"] * 3}
    hidden = other_demons("porcus", "krampus", "rosemarys_egg")
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
    hidden = other_demons("porcus", "krampus", "rosemarys_egg")
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
