"""Chapters 14 to 16: weapons, items and spells."""

import pandemonium as pm
from tests.games.mephisto.table import (
    attack,
    discards,
    duel,
    dungeon,
    durability,
    favor,
    four,
    gear,
    hand,
    in_play,
    player_view,
    scene,
    three,
)
from tests.support import card, legal, play, refused, rule

spared = pm.game("mephisto", players=2, corruptor_hits_itself=False)


# ---------------------------------------------------------------------- weapons


@card("arcanife")
@rule("ME 14.1")
def test_arcanife_takes_a_spell_for_four_attack() -> None:
    seat = {"gear": [["arcanife"]], "hand": ["portal", "goblin"], "favor": 0}
    state = scene(duel, {"1a": "spider", "1b": "key"}, seat)  # attack 8
    play(state, "fight 1a", "wield arcanife", "discard portal")
    assert player_view(state)["pile"] == ["spider"]
    assert discards(state) == ["portal"]
    assert refused(scene(duel, {"1a": "wraith"}, seat), "fight 1a") == "ME 6.6"


@card("blast_wand")
@rule("ME 14.2")
def test_blast_wand_is_stronger_in_a_turn_with_a_spell() -> None:
    state = scene(duel, {}, {"hand": ["portal", "portal", "blast_wand", "goblin"]})
    play(state, "play portal", "play blast_wand 1", "discard goblin")
    assert attack(state, "blast_wand") == 6
    play(state, "play portal")
    assert attack(state, "blast_wand") == 6


@card("blast_wand")
@rule("ME 14.2")
def test_blast_wand_does_not_care_for_spells_of_others() -> None:
    state = scene(duel, {}, {"hand": ["portal"]}, {"gear": [["blast_wand"]]})
    play(state, "play portal")
    assert attack(state, "blast_wand") == 3


@card("bloodthirster")
@rule("ME 14.3")
def test_bloodthirster_takes_a_monster_for_three_attack() -> None:
    seat = {"gear": [["bloodthirster"]], "hand": ["witch", "portal"], "favor": 1}
    state = scene(duel, {"1a": "ooze", "1b": "key"}, seat)  # attack 8
    play(state, "fight 1a", "wield bloodthirster", "discard witch")
    assert player_view(state)["pile"] == ["ooze"]
    assert discards(state) == ["witch"]


@card("boomerang")
@rule("ME 14.4")
def test_boomerang_may_move_after_a_fight() -> None:
    seat = {"gear": [["boomerang"], ["key", "stew"]], "favor": 0}
    state = scene(duel, {"1a": "skeleton"}, seat)
    play(state, "fight 1a")
    assert legal(state) == ["move boomerang 2", "move boomerang 3", "decline"]
    play(state, "move boomerang 2", "scrap key")
    assert gear(state) == [[], ["stew", "boomerang"], []]


@card("boomerang")
@rule("ME 14.4")
def test_a_broken_boomerang_does_not_return() -> None:
    worn = {"card": "boomerang", "durability": 1}
    state = scene(duel, {"1a": "skeleton"}, {"gear": [[worn]], "favor": 0})
    play(state, "fight 1a")
    assert state.player == 1
    assert discards(state) == ["boomerang"]


@card("corruptor")
@rule("ME 14.5")
def test_corruptor_hits_all_gear_of_the_lane_itself_included() -> None:
    seats = (
        {"hand": ["corruptor", "goblin", "witch"], "gear": [["key"], ["stew"]]},
        {"gear": [["mallet", {"card": "fork", "durability": 1}], ["torch"]]},
    )
    state = scene(duel, {}, *seats)
    play(state, "play corruptor 1", "discard goblin", "discard witch")
    assert durability(state, "corruptor") == 1
    assert [durability(state, name) for name in ("key", "stew", "mallet", "torch")] == [2, 3, 1, 3]
    assert gear(state, 1) == [["mallet"], ["torch"], []]
    state = scene(spared, {}, *seats)
    play(state, "play corruptor 1", "discard goblin", "discard witch")
    assert durability(state, "corruptor") == 2


@card("fork")
@rule("ME 14.6")
def test_fork_costs_an_opponent_with_gear_in_the_lane_two_favor() -> None:
    state = scene(duel, {}, {"hand": ["fork"]}, {"gear": [["key", "stew"]]})
    play(state, "play fork 1")
    assert favor(state, 1) == 3
    state = scene(duel, {}, {"hand": ["fork"]}, {"gear": [["key", "stew"]]})
    play(state, "play fork 2")
    assert favor(state, 1) == 5


@card("greataxe")
@rule("ME 14.7")
def test_greataxe_takes_a_durability_in_the_lane() -> None:
    rival = {"gear": [["key", "stew"], ["torch"]]}
    state = scene(duel, {}, {"hand": ["greataxe", "goblin"]}, rival)
    play(state, "play greataxe 1", "discard goblin")
    assert legal(state) == ["weaken stew", "weaken key"]
    assert refused(state, "weaken torch") == "ME 3.8"
    play(state, "weaken key")
    assert durability(state, "key") == 2
    state = scene(duel, {}, {"hand": ["greataxe", "goblin"]}, rival)
    play(state, "play greataxe 3", "discard goblin")
    assert durability(state, "torch") == 3


@card("grimoire")
@rule("ME 14.8")
def test_grimoire_plays_a_free_spell_out_of_the_dungeon() -> None:
    cells = {"1a": "transmute", "2a": "teleport", "3b": "portal"}
    state = scene(duel, cells, {"gear": [["grimoire"], ["blast_wand"]], "favor": 0})
    play(state, "activate grimoire")
    assert legal(state) == ["read 2a", "read 3b"]
    assert refused(state, "read 1a") == "ME 3.8"
    play(state, "read 3b")
    assert favor(state) == 3
    assert discards(state) == ["portal"]
    assert attack(state, "blast_wand") == 6
    assert dungeon(state) == {"1a": "transmute", "2a": "teleport"}


@card("grimoire")
@rule("ME 14.8")
def test_a_breaking_grimoire_cannot_be_set_ablaze() -> None:
    worn = {"card": "grimoire", "durability": 1}
    state = scene(duel, {"1a": "blazing"}, {"gear": [[worn]]})
    assert refused(state, "activate grimoire") == "ME 4.5"


@card("hookshot")
@rule("ME 14.9")
def test_hookshot_takes_any_card_that_is_no_spell() -> None:
    cells = {"1a": "portal", "2a": "witch", "3b": "key"}
    state = scene(duel, cells, {"gear": [["hookshot"]]})
    play(state, "activate hookshot")
    assert legal(state) == ["take 2a", "take 3b"]
    play(state, "take 2a")
    assert hand(state) == ["witch"]
    assert "2a" not in dungeon(state)


@card("mallet")
@rule("ME 14.10")
def test_mallet_may_repair_in_its_lane() -> None:
    worn = {"card": "key", "durability": 1}
    other = {"card": "stew", "durability": 1}
    state = scene(duel, {}, {"hand": ["mallet"], "gear": [[worn], [other]]})
    play(state, "play mallet 1")
    assert legal(state) == ["repair key", "decline"]
    play(state, "decline")
    assert durability(state, "key") == 1


@card("repeater")
@rule("ME 14.11")
def test_repeater_does_not_fight_in_its_first_turn() -> None:
    seat = {"hand": ["repeater", "portal", "fork", "teleport"], "gear": [["mallet"]], "favor": 0}
    state = scene(duel, {"1a": "spider", "2a": "spider"}, seat)
    play(state, "play repeater 1", "discard portal", "discard fork")
    assert refused(state, "fight 1a") == "ME 6.6"
    play(state, "play teleport", "move repeater 2")
    assert refused(state, "fight 2a") == "ME 6.6"
    state = scene(duel, {"1a": "spider", "1b": "key"}, {"gear": [["repeater"]], "favor": 0})
    play(state, "fight 1a")
    assert player_view(state)["pile"] == ["spider"]


@card("repeater")
@rule("ME 14.11")
def test_a_new_repeater_cannot_join_a_fight() -> None:
    seat = {"hand": ["repeater", "portal", "fork"], "gear": [["mallet"]], "favor": 9}
    state = scene(duel, {"1a": "spider"}, seat)
    play(state, "play repeater 1", "discard portal", "discard fork")
    play(state, "fight 1a")
    assert refused(state, "wield repeater") == "ME 14.11"


@card("shovel")
@rule("ME 14.12")
def test_shovel_exchanges_a_monster_with_a_card_of_its_lane() -> None:
    cells = {"1a": "key", "1b": "lich", "2a": "stew"}
    state = scene(duel, cells, {"hand": ["witch", "fork"], "gear": [["shovel"]]})
    play(state, "activate shovel")
    assert legal(state) == ["give witch"]
    play(state, "give witch")
    assert legal(state) == ["take 1a", "take 1b"]
    play(state, "take 1b")
    assert hand(state) == ["fork", "lich"]
    assert dungeon(state)["1b"] == "witch"
    assert favor(state) == 5


@card("skewer")
@rule("ME 14.13")
def test_skewer_is_stronger_before_two_monsters() -> None:
    seat = {"gear": [["skewer"]], "favor": 0}
    state = scene(duel, {"1a": "zombie", "1b": "lich"}, seat)
    assert attack(state, "skewer") == 5
    play(state, "fight 1a")
    assert player_view(state)["pile"] == ["zombie"]
    assert attack(scene(duel, {"1a": "zombie", "1b": "key"}, seat), "skewer") == 3


@card("slingshot")
@rule("ME 14.14")
def test_slingshot_may_move_any_weapon_itself_too() -> None:
    seats = ({"hand": ["slingshot", "goblin"], "gear": [["key"]]}, {"gear": [["mallet", "stew"]]})
    state = scene(duel, {}, *seats)
    play(state, "play slingshot 1", "discard goblin")
    assert legal(state) == [
        "move mallet 2",
        "move mallet 3",
        "move slingshot 2",
        "move slingshot 3",
        "decline",
    ]
    play(state, "move mallet 3")
    assert gear(state, 1) == [["stew"], [], ["mallet"]]


@card("soulfeeder")
@rule("ME 14.15")
def test_soulfeeder_devours_a_monster_and_gives_four_favor() -> None:
    cells = {"1a": "witch", "2b": "goblin", "3a": "key"}
    seat = {"hand": ["soulfeeder", "portal", "lich"], "favor": 0}
    state = scene(duel, cells, seat)
    play(state, "play soulfeeder 1", "discard portal", "discard lich")
    assert legal(state) == ["banish 1a", "banish 2b"]
    play(state, "banish 1a")
    assert favor(state) == 4
    assert player_view(state)["pile"] == []
    assert "witch" in discards(state)


# ---------------------------------------------------------------------- items


@card("mystery_potion")
@rule("ME 15.1")
def test_mystery_potion_draws_a_card_for_a_spell() -> None:
    state = scene(duel, {}, {"gear": [["mystery_potion"]]}, deck=("portal", "lich"))
    play(state, "activate mystery_potion")
    assert hand(state) == ["lich"]
    assert discards(state) == []


@card("mystery_potion")
@rule("ME 15.1")
def test_mystery_potion_gives_three_favor_for_a_monster() -> None:
    state = scene(duel, {}, {"gear": [["mystery_potion"]], "favor": 0}, deck=("lich",))
    play(state, "activate mystery_potion")
    assert favor(state) == 3


@card("mystery_potion")
@rule("ME 15.1")
def test_mystery_potion_repairs_for_gear() -> None:
    worn = {"card": "stew", "durability": 1}
    state = scene(duel, {}, {"gear": [["mystery_potion"], [worn]]}, deck=("key",))
    play(state, "activate mystery_potion")
    assert legal(state) == ["repair mystery_potion", "repair stew"]
    play(state, "repair stew")
    assert durability(state, "stew") == 2


@card("potion")
@rule("ME 15.2")
def test_potion_counts_what_is_no_monster_in_its_lane() -> None:
    cells = {"1a": "portal", "1b": "fork", "2a": "witch", "2b": "mallet"}
    state = scene(duel, cells, {"gear": [["potion"]], "favor": 0}, {"gear": [["stew"]]})
    play(state, "activate potion")
    assert favor(state) == 3
    state = scene(duel, cells, {"gear": [[], ["potion"]], "favor": 0})
    play(state, "activate potion")
    assert favor(state) == 2


@card("stew")
@rule("ME 15.3")
def test_stew_counts_monsters_in_its_lane() -> None:
    cells = {"1a": "goblin", "1b": "witch", "2a": "lich", "2b": "mallet"}
    for lane, expected in ((0, 5), (1, 3), (2, 1)):
        lanes: list[list[str]] = [[], [], []]
        lanes[lane] = ["stew"]
        state = scene(duel, cells, {"gear": lanes, "favor": 0})
        play(state, "activate stew")
        assert favor(state) == expected


@card("talisman")
@rule("ME 15.4")
def test_talisman_uses_an_ability_of_the_dungeon_in_its_own_lane() -> None:
    cells = {"1a": "goblin", "1b": "witch", "2a": "stew", "2b": "hookshot", "3a": "mallet"}
    seat = {"gear": [["talisman"]], "favor": 0}
    state = scene(duel, cells, seat, {"gear": [["potion"]]})
    play(state, "activate talisman")
    assert legal(state) == ["copy 2a", "copy 2b"]
    play(state, "copy 2a")
    assert favor(state) == 5
    assert durability(state, "talisman") == 2
    assert dungeon(state)["2a"] == "stew"


@card("torch")
@rule("ME 15.5")
def test_torch_replaces_a_card_and_gives_two_favor() -> None:
    cells = {"1a": "portal", "1b": "witch", "2a": "key"}
    state = scene(duel, cells, {"gear": [["torch"]], "favor": 0}, deck=("mallet",))
    play(state, "activate torch")
    assert dungeon(state) == {"1a": "mallet", "1b": "witch", "2a": "key"}
    assert discards(state) == ["portal"]
    assert favor(state) == 2


@card("treasure_chest")
@rule("ME 15.6")
def test_treasure_chest_costs_one_favor_and_gives_a_card_of_its_lane() -> None:
    cells = {"1a": "portal", "1b": "fork", "2a": "mallet"}
    state = scene(duel, cells, {"gear": [["treasure_chest"]], "favor": 1})
    play(state, "activate treasure_chest", "take 1b")
    assert hand(state) == ["fork"]
    assert favor(state) == 0
    assert dungeon(state) == {"1a": "portal", "2a": "mallet"}


@card("key")
@rule("ME 15.7")
def test_key_exchanges_any_card_with_a_card_of_its_lane() -> None:
    cells = {"1a": "portal", "1b": "witch", "2a": "mallet"}
    state = scene(duel, cells, {"hand": ["fork", "lich"], "gear": [["key"]]})
    play(state, "activate key")
    assert legal(state) == ["give fork", "give lich"]
    play(state, "give fork")
    assert legal(state) == ["take 1a", "take 1b"]
    play(state, "take 1b")
    assert hand(state) == ["lich", "witch"]
    assert dungeon(state)["1b"] == "fork"


# ---------------------------------------------------------------------- spells


@card("blazing")
@rule("ME 16.1")
def test_blazing_adds_three_attack_for_good() -> None:
    state = scene(
        duel, {"1a": "key", "1b": "stew"}, {"hand": ["blazing"], "gear": [["mallet", "fork"]]}
    )
    play(state, "play blazing")
    assert legal(state) == ["empower fork", "empower mallet"]
    play(state, "empower fork", "loot 1a")
    assert attack(state, "fork") == 6
    assert in_play(state, "fork")["attached"] == ["blazing"]


@card("upgrade")
@rule("ME 16.2")
def test_upgrade_adds_three_attack_and_repairs() -> None:
    worn = {"card": "mallet", "durability": 1}
    seat = {"hand": ["upgrade", "goblin"], "gear": [[worn, "fork"]]}
    state = scene(duel, {}, seat)
    play(state, "play upgrade", "discard goblin", "empower mallet")
    assert (attack(state, "mallet"), durability(state, "mallet")) == (6, 2)
    state = scene(duel, {}, seat)
    play(state, "play upgrade", "discard goblin", "empower fork")
    assert (attack(state, "fork"), durability(state, "fork")) == (6, 2)


@card("illuminate")
@rule("ME 16.3")
def test_illuminate_renews_a_lane_and_gives_four_favor() -> None:
    cells = {"1a": "key", "1b": "goblin", "2a": "stew"}
    seat = {"hand": ["illuminate"], "favor": 0}
    state = scene(duel, cells, seat, deck=("witch", "lich"))
    play(state, "play illuminate", "lane 1")
    assert legal(state) == ["under 1a", "under 1b"]
    play(state, "under 1b")
    assert dungeon(state) == {"1a": "witch", "1b": "lich", "2a": "stew"}
    assert favor(state) == 4


@card("illuminate")
@rule("ME 16.3")
def test_the_cards_lie_under_the_deck_in_the_chosen_order() -> None:
    cells = {"1a": "key", "1b": "goblin"}
    state = scene(
        duel, cells, {"hand": ["illuminate"]}, deck=("witch", "lich", "fork"), only_deck=True
    )
    play(state, "play illuminate", "lane 1", "under 1b")
    # the refill takes the fork, then what lies under it
    play(state, "loot deck")
    assert hand(state)[-1] == "fork"
    assert dungeon(state)["2a"] == "goblin"
    assert dungeon(state)["2b"] == "key"


@card("illuminate")
@rule("ME 10.6")
def test_a_lane_to_choose_is_one_of_your_own() -> None:
    cells = {"a": "key", "b": "goblin", "c": "stew"}
    state = scene(four, cells, {}, {"hand": ["illuminate"]}, deck=("witch", "lich"), turn=1)
    play(state, "play illuminate", "lane 1", "under a")
    assert dungeon(state) == {"a": "witch", "b": "lich", "c": "stew"}


@card("portal")
@rule("ME 16.4")
def test_portal_exchanges_with_any_cell_and_gives_three_favor() -> None:
    cells = {"1a": "key", "3b": "goblin"}
    state = scene(duel, cells, {"hand": ["portal", "witch", "fork"], "favor": 0})
    play(state, "play portal", "give fork", "take 3b")
    assert hand(state) == ["witch", "goblin"]
    assert dungeon(state) == {"1a": "key", "3b": "fork"}
    assert favor(state) == 3


@card("teleport")
@rule("ME 16.5")
def test_teleport_moves_any_gear_and_gives_two_favor() -> None:
    state = scene(
        three,
        {},
        {"hand": ["teleport"], "favor": 0},
        {"gear": [["key"]]},
        {"gear": [["mallet"]]},
    )
    play(state, "play teleport")
    assert legal(state) == ["move mallet 2", "move mallet 3", "move key 2", "move key 3"]
    play(state, "move key 2")
    assert gear(state, 1) == [[], ["key"], []]
    assert favor(state) == 2


@card("transmute")
@rule("ME 16.6")
def test_transmute_weakens_an_opponents_gear_and_strengthens_a_weapon() -> None:
    state = scene(
        duel,
        {},
        {"hand": ["transmute", "goblin"], "gear": [["mallet"], ["fork"]]},
        {"gear": [["key"], [], ["stew"]]},
    )
    play(state, "play transmute", "discard goblin")
    assert legal(state) == ["weaken stew", "weaken key"]
    play(state, "weaken stew")
    assert durability(state, "stew") == 2
    play(state, "empower fork")
    assert (attack(state, "fork"), attack(state, "mallet")) == (8, 3)


@card("transmute")
@rule("ME 16.6")
def test_either_half_of_transmute_is_left_out_without_a_target() -> None:
    state = scene(duel, {}, {"hand": ["transmute", "goblin"]}, {"gear": [["key"]]})
    play(state, "play transmute", "discard goblin")
    assert durability(state, "key") == 2
    state = scene(duel, {}, {"hand": ["transmute", "goblin"], "gear": [["mallet"]]})
    play(state, "play transmute", "discard goblin")
    assert attack(state, "mallet") == 8


@card("transmute")
@rule("ME 2.5")
@rule("ME 4.1")
def test_a_boost_is_gone_when_its_weapon_leaves_play() -> None:
    worn = {"card": "hookshot", "durability": 1}
    state = scene(
        duel,
        {"1a": "key", "2a": "goblin"},
        {"hand": ["transmute", "goblin", "stew", "witch"], "gear": [[worn]]},
    )
    play(state, "play transmute", "discard goblin")
    assert in_play(state, "hookshot")["boosts"] == [{"card": "transmute", "attack": 5}]
    play(state, "activate hookshot", "take 1a")
    assert "hookshot" in discards(state)
    saved = state.save()
    assert saved["boosts"] == []
