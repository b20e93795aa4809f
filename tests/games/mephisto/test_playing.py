"""Chapters 3 and 4: playing cards; gear, durability and activation."""

import pytest

import pandemonium as pm
from tests.games.mephisto.table import (
    attack,
    discards,
    duel,
    dungeon,
    durability,
    favor,
    gear,
    hand,
    happened,
    in_play,
    scene,
)
from tests.support import legal, play, refused, rule

strict = pm.game("mephisto", players=2, strict_then=True)


@rule("ME 3.1")
def test_cards_are_played_from_the_hand_only() -> None:
    state = scene(duel, {"1a": "potion"}, {"hand": ["key"]})
    assert refused(state, "play potion 1") == "ME 3.1"
    play(state, "play key 1")
    assert gear(state) == [["key"], [], []]


@rule("ME 3.2")
def test_the_cost_is_paid_with_other_hand_cards() -> None:
    state = scene(duel, {}, {"hand": ["grimoire", "goblin", "key", "portal"]})
    play(state, "play grimoire 2", "discard goblin", "discard portal")
    assert gear(state) == [[], ["grimoire"], []]
    assert hand(state) == ["key"]
    assert discards(state) == ["goblin", "portal"]


@rule("ME 3.2")
def test_the_card_itself_and_cards_in_play_do_not_pay() -> None:
    state = scene(duel, {}, {"hand": ["grimoire", "goblin"], "gear": [["key"]]})
    assert refused(state, "play grimoire 1") == "ME 3.2"


@rule("ME 3.2")
def test_monsters_are_not_played() -> None:
    assert refused(scene(duel, {}, {"hand": ["goblin"]}), "play goblin") == "ME 3.2"


@rule("ME 3.3")
def test_first_pay_then_put_down_then_the_effect() -> None:
    state = scene(
        duel,
        {"1a": "ooze"},
        {"hand": ["soulfeeder", "key", "fork"], "pile": ["goblin"], "favor": 0},
    )
    events = play(state, "play soulfeeder 1", "discard key", "discard fork")
    order = happened(events, "card-discarded", "gear-played", "favor-gained", "card-banished")
    assert order == [
        ("card-discarded", 0, "key"),
        ("favor-gained", 0, "goblin"),
        ("card-discarded", 0, "fork"),
        ("favor-gained", 0, "goblin"),
        ("gear-played", 0, "soulfeeder"),
        ("favor-gained", 0, "goblin"),
        ("card-banished", 0, "ooze"),
        ("favor-gained", 0, "soulfeeder"),
    ]


@rule("ME 3.4")
def test_a_lane_holds_two_cards() -> None:
    state = scene(duel, {}, {"hand": ["fork"], "gear": [["key", "stew"]]})
    play(state, "play fork 1")
    assert legal(state) == ["scrap stew", "scrap key"]
    play(state, "scrap key")
    assert gear(state) == [["stew", "fork"], [], []]
    assert discards(state) == ["key"]


@rule("ME 3.4")
def test_any_of_the_three_lanes_can_be_chosen() -> None:
    state = scene(duel, {}, {"hand": ["fork"]})
    assert [text for text in legal(state) if text.startswith("play")] == [
        "play fork 1",
        "play fork 2",
        "play fork 3",
    ]


@rule("ME 3.5")
def test_gear_is_not_thrown_away_at_will() -> None:
    state = scene(duel, {}, {"gear": [["key", "stew"]]})
    assert refused(state, "scrap key") == "ME 2.1"
    assert not [text for text in legal(state) if text.startswith("scrap")]


@rule("ME 3.6")
def test_a_spell_goes_to_the_discard_pile_when_it_is_done() -> None:
    state = scene(duel, {"1a": "key", "1b": "stew"}, {"hand": ["illuminate"], "favor": 0})
    play(state, "play illuminate")
    assert discards(state) == []
    play(state, "lane 2")
    assert discards(state) == ["illuminate"]


@rule("ME 3.6")
def test_a_reshuffle_in_the_middle_leaves_the_spell_out() -> None:
    state = scene(
        duel,
        {"1a": "key"},
        {"hand": ["illuminate"]},
        {"hand": []},
        deck=("fork",),
        discards=["stew", "potion"],
        only_deck=True,
    )
    play(state, "play illuminate", "lane 2")
    assert discards(state) == ["illuminate"]
    assert sorted([*dungeon(state)]) == ["1a", "2a", "2b"]


@rule("ME 3.7")
def test_an_attached_spell_moves_with_its_weapon_and_leaves_with_it() -> None:
    state = scene(
        duel,
        {"1a": "key"},
        {"hand": ["blazing", "upgrade", "goblin", "teleport", "fork"], "gear": [["mallet"]]},
    )
    play(state, "play blazing")
    assert in_play(state, "mallet")["attached"] == ["blazing"]
    assert attack(state, "mallet") == 6
    play(state, "play upgrade", "discard goblin")
    assert attack(state, "mallet") == 9
    play(state, "play teleport", "move mallet 3")
    assert attack(state, "mallet") == 9
    assert gear(state)[2] == ["mallet"]


@rule("ME 3.7")
def test_when_the_weapon_leaves_play_the_spell_goes_too() -> None:
    weapon = {"card": "mallet", "attached": ["blazing"]}
    state = scene(duel, {}, {"hand": ["fork"], "gear": [[weapon, "key"]]})
    play(state, "play fork 1", "scrap mallet")
    assert sorted(discards(state)) == ["blazing", "mallet"]


@rule("ME 3.7")
@pytest.mark.parametrize("spell", ["blazing", "upgrade"])
def test_without_a_weapon_it_cannot_be_attached(spell: str) -> None:
    state = scene(duel, {}, {"hand": [spell, "goblin"], "gear": [["key"]]}, {"gear": [["mallet"]]})
    assert refused(state, f"play {spell}") == "ME 3.7"


@rule("ME 3.8")
@pytest.mark.parametrize(
    ("play_it", "favor_then"),
    [("play portal", 3), ("play teleport", 2)],
)
def test_what_follows_then_happens_even_if_the_first_part_is_impossible(
    play_it: str, favor_then: int
) -> None:
    seat = {"hand": [play_it.split(" ")[1]], "favor": 0}
    state = scene(duel, {"1a": "goblin"}, seat)
    play(state, play_it)
    assert favor(state) == favor_then
    state = scene(strict, {"1a": "goblin"}, seat)
    play(state, play_it)
    assert favor(state) == 0


@rule("ME 3.8")
@rule("ME 4.5")
def test_a_torch_before_monsters_gives_its_favor_but_is_not_lit_where_that_is_all() -> None:
    seat = {"gear": [["torch"]], "favor": 0}
    state = scene(duel, {"1a": "goblin"}, seat)
    play(state, "activate torch")
    assert favor(state) == 2
    assert refused(scene(strict, {"1a": "goblin"}, seat), "activate torch") == "ME 4.5"
    state = scene(strict, {"1a": "goblin", "1b": "key"}, seat)
    play(state, "activate torch")
    assert favor(state) == 2


@rule("ME 3.8")
def test_soulfeeder_without_a_monster_still_gives_its_favor_unless_played_strictly() -> None:
    seat = {"hand": ["soulfeeder", "portal", "portal"], "favor": 0}
    for game, expected in ((duel, 4), (strict, 0)):
        state = scene(game, {"1a": "key"}, seat)
        play(state, "play soulfeeder 1", "discard portal", "discard portal")
        assert favor(state) == expected


@rule("ME 3.8")
def test_without_may_it_must_be_done() -> None:
    state = scene(duel, {}, {"hand": ["teleport"], "gear": [["key"]]})
    play(state, "play teleport")
    assert refused(state, "decline") == "ME 3.8"


@rule("ME 3.8")
def test_only_fitting_cards_can_be_chosen() -> None:
    state = scene(duel, {"1a": "key", "1b": "fork", "2a": "stew"}, {"gear": [["treasure_chest"]]})
    play(state, "activate treasure_chest")
    assert refused(state, "take 2a") == "ME 3.8"
    state = scene(duel, {}, {"hand": ["teleport"], "gear": [["key"]]}, {"gear": [["stew"]]})
    play(state, "play teleport")
    assert refused(state, "move fork 1") == "ME 3.8"


@rule("ME 4.1")
def test_each_use_takes_a_durability_and_the_last_one_breaks_it() -> None:
    weapon = {"card": "mallet", "attached": ["blazing"], "durability": 1}
    state = scene(duel, {"1a": "zombie"}, {"gear": [["potion", weapon]], "favor": 0})
    play(state, "activate potion")
    assert durability(state, "potion") == 2
    play(state, "fight 1a", "spend 0")
    assert gear(state) == [["potion"], [], []]
    assert {"blazing", "mallet"} <= set(discards(state))


@rule("ME 4.2")
def test_gear_is_activated_once_a_turn_also_when_new() -> None:
    state = scene(duel, {}, {"hand": ["potion"]})
    play(state, "play potion 1", "activate potion")
    assert refused(state, "activate potion") == "ME 4.2"


@rule("ME 4.2")
def test_only_your_own_gear_with_an_ability_is_activated() -> None:
    state = scene(duel, {}, {"gear": [["mallet"]]}, {"gear": [["potion"]]})
    assert refused(state, "activate potion") == "ME 4.2"
    assert refused(state, "activate mallet") == "ME 4.2"


@rule("ME 4.2")
def test_two_potions_are_two_cards() -> None:
    state = scene(duel, {}, {"gear": [["mystery_potion", "mystery_potion"]]}, deck=("goblin",))
    play(state, "activate mystery_potion")
    assert "activate mystery_potion 2" in legal(state)
    assert "activate mystery_potion" not in legal(state)


@rule("ME 4.3")
def test_the_last_durability_still_works_in_the_lane_where_the_card_lay() -> None:
    state = scene(
        duel,
        {"2a": "goblin", "2b": "witch"},
        {"gear": [[], [{"card": "stew", "durability": 1}]], "favor": 0},
    )
    play(state, "activate stew")
    assert favor(state) == 5
    assert discards(state) == ["stew"]


@rule("ME 4.3")
def test_a_card_that_broke_is_not_repaired_by_itself() -> None:
    potion = {"card": "mystery_potion", "durability": 1}
    state = scene(duel, {}, {"gear": [[potion]]}, deck=("key",))
    events = play(state, "activate mystery_potion")
    assert happened(events, "gear-repaired") == []
    assert gear(state) == [[], [], []]


@rule("ME 4.4")
def test_activating_and_fighting_are_two_uses() -> None:
    state = scene(duel, {"1a": "zombie", "2a": "key"}, {"gear": [["hookshot"]], "favor": 0})
    play(state, "activate hookshot", "take 2a", "fight 1a")
    assert durability(state, "hookshot") == 1


@rule("ME 4.5")
def test_an_activation_that_could_do_nothing_is_refused() -> None:
    def refusal(name: str, cells: dict[str, str], **seat: object) -> str:
        state = scene(duel, cells, {"gear": [[name]], **seat})
        return refused(state, f"activate {name}")

    assert refusal("treasure_chest", {"1a": "goblin", "2a": "key"}) == "ME 4.5"
    assert refusal("treasure_chest", {"1a": "key"}, favor=0) == "ME 4.5"
    assert refusal("key", {"1a": "stew"}) == "ME 4.5"
    assert refusal("key", {"2a": "stew"}, hand=["goblin"]) == "ME 4.5"
    assert refusal("shovel", {"1a": "stew"}, hand=["fork"]) == "ME 4.5"
    assert refusal("grimoire", {"1a": "transmute"}) == "ME 4.5"
    assert refusal("hookshot", {"1a": "portal"}) == "ME 4.5"
    assert refusal("talisman", {"1a": "mallet", "1b": "goblin"}) == "ME 4.5"


@rule("ME 4.5")
def test_the_wrong_kind_of_card_is_not_exchanged() -> None:
    state = scene(duel, {"1a": "stew"}, {"gear": [["shovel"]], "hand": ["goblin", "witch", "fork"]})
    play(state, "activate shovel")
    assert refused(state, "give fork") == "ME 4.5"


@rule("ME 4.6")
def test_repair_adds_one_and_never_more_than_printed() -> None:
    state = scene(
        duel,
        {},
        {"hand": ["mallet"], "gear": [[{"card": "key", "durability": 1}], ["stew"]]},
        {"gear": [[{"card": "torch", "durability": 1}]]},
    )
    play(state, "play mallet 1")
    assert legal(state) == ["repair key", "decline"]
    play(state, "repair key")
    assert durability(state, "key") == 2
    state = scene(duel, {}, {"hand": ["mallet"], "gear": [["key"]]})
    play(state, "play mallet 1")
    assert state.question is not None
    assert state.question.key == "turn"


@rule("ME 4.7")
def test_gear_moves_to_another_lane_of_its_owner_that_has_room() -> None:
    state = scene(
        duel,
        {},
        {"hand": ["teleport"], "gear": [["mallet"]]},
        {"gear": [["key", "stew"], ["torch", "fork"], ["skewer"]]},
    )
    play(state, "play teleport")
    assert refused(state, "move key 2") == "ME 4.7"
    assert refused(state, "move key 1") == "ME 4.7"
    play(state, "move key 3")
    assert gear(state, 1) == [["stew"], ["torch", "fork"], ["skewer", "key"]]


@rule("ME 4.7")
def test_on_your_own_side_you_may_make_room() -> None:
    state = scene(duel, {}, {"hand": ["teleport"], "gear": [["mallet"], ["key", "stew"]]})
    play(state, "play teleport", "move mallet 2", "scrap stew")
    assert gear(state) == [[], ["key", "mallet"], []]


@rule("ME 4.7")
def test_nobody_has_to_make_room() -> None:
    full = [["key", "stew"], ["torch", "fork"], ["skewer", "grimoire"]]
    state = scene(duel, {}, {"hand": ["teleport"], "gear": full, "favor": 0})
    play(state, "play teleport")
    assert "move key 2" in legal(state)
    play(state, "decline")
    assert gear(state) == full
    assert favor(state) == 2
    state = scene(strict, {}, {"hand": ["teleport"], "gear": full, "favor": 0})
    play(state, "play teleport", "decline")
    assert favor(state) == 0


@rule("ME 4.7")
def test_an_opponent_without_room_cannot_be_touched() -> None:
    full = [["key", "stew"], ["torch", "fork"], ["skewer", "grimoire"]]
    state = scene(duel, {}, {"hand": ["teleport"], "favor": 0}, {"gear": full})
    play(state, "play teleport")
    assert gear(state, 1) == full
    assert favor(state) == 2
