"""Chapters 7 and 8: monsters that enter the dungeon, and monsters that were defeated."""

import pytest

from tests.games.mephisto.table import (
    discards,
    duel,
    dungeon,
    durability,
    favor,
    four,
    gear,
    hand,
    happened,
    player_view,
    scene,
    seen,
    three,
)
from tests.support import card, legal, play, refused, rule

FULL = {"1a": "mallet", "1b": "fork", "2a": "skewer", "2b": "key", "3a": "stew", "3b": "torch"}


# ---------------------------------------------------------------------- entering


@rule("ME 7.1")
def test_a_monster_acts_when_it_is_revealed_by_the_refill() -> None:
    state = scene(duel, FULL, {"favor": 0}, deck=("vampire",))
    play(state, "loot 1a")
    assert (favor(state, 0), favor(state, 1)) == (1, 3)


@rule("ME 7.1")
def test_a_monster_acts_when_it_is_summoned() -> None:
    state = scene(duel, FULL, {"hand": ["vermin"]}, deck=("wraith", "zombie", "potion"))
    play(state, "summon vermin", "take 1a")
    assert hand(state, 0) == ["mallet", "wraith"]
    assert hand(state, 1) == ["zombie", "potion"]


@rule("ME 7.1")
@pytest.mark.parametrize("gear_name", ["key", "shovel"])
def test_a_monster_acts_when_it_is_exchanged(gear_name: str) -> None:
    state = scene(duel, {"1a": "stew"}, {"hand": ["vampire"], "gear": [[gear_name]]})
    play(state, f"activate {gear_name}", "give vampire")
    assert dungeon(state) == {"1a": "vampire"}
    assert (favor(state, 0), favor(state, 1)) == (6, 3)


@rule("ME 7.1")
def test_a_monster_acts_when_it_replaces_another_card() -> None:
    state = scene(duel, {"1a": "stew"}, {"gear": [["torch"]], "favor": 0}, deck=("vampire",))
    play(state, "activate torch")
    assert dungeon(state) == {"1a": "vampire"}
    assert (favor(state, 0), favor(state, 1)) == (3, 3)


@rule("ME 7.1")
def test_a_defeated_monster_does_not_act() -> None:
    state = scene(duel, FULL | {"1a": "skeleton"}, {"gear": [["mallet"]]}, deck=("portal",))
    play(state, "fight 1a", "wield mallet", "spend 0")
    assert durability(state, "mallet") == 1


@rule("ME 7.2")
def test_the_effect_that_brings_monsters_is_finished_before_they_act() -> None:
    seat = {"hand": ["illuminate"], "favor": 0}
    state = scene(duel, {"1a": "stew"}, seat, deck=("vampire", "vampire"))
    events = play(state, "play illuminate", "lane 1")
    assert happened(events, "favor-gained", "monster-acts") == [
        ("favor-gained", 0, "illuminate"),
        ("monster-acts", 0, "vampire"),
        ("favor-gained", 0, "vampire"),
        ("monster-acts", 0, "vampire"),
        ("favor-gained", 0, "vampire"),
    ]


@rule("ME 7.3")
def test_each_player_goes_clockwise_beginning_with_the_player_on_turn() -> None:
    cells = {"a": "stew", "b": "torch", "c": "fork", "d": "mallet", "e": "potion", "f": "skewer"}
    state = scene(three, cells, deck=("vermin",), turn=1)
    events = play(state, "loot a")
    drawn = [seat for _, seat, _ in happened(events, "card-drawn")]
    assert drawn[:3] == [1, 2, 0]


@rule("ME 7.3")
def test_you_is_the_player_on_turn_in_the_refill_too() -> None:
    state = scene(duel, FULL, {"favor": 5}, {"favor": 5}, deck=("vampire",), turn=1)
    play(state, "loot 1a")
    assert (favor(state, 0), favor(state, 1)) == (3, 6)


@rule("ME 7.4")
def test_all_cells_are_filled_before_the_first_monster_acts() -> None:
    cells = {"1a": "stew", "1b": "torch", "2a": "goblin", "2b": "skeleton"}
    state = scene(duel, cells, {"favor": 10}, deck=("vermin", "vampire", "lich", "witch", "key"))
    events = play(state, "fight both 2", "spend 7")
    order = happened(events, "card-placed", "monster-acts")
    assert [event[0] for event in order] == ["card-placed"] * 4 + ["monster-acts"] * 2
    assert [event[2] for event in order][4:] == ["vermin", "vampire"]


@rule("ME 7.5")
@pytest.mark.parametrize(
    ("seat", "order"),
    [(0, ["1a", "1b", "2a", "2b", "3a", "3b"]), (1, ["1b", "1a", "2b", "2a", "3b", "3a"])],
)
def test_the_nearer_cell_is_filled_first_lane_by_lane(seat: int, order: list[str]) -> None:
    six = ("wraith", "zombie", "watcher", "witch", "lich", "goblin")
    state = scene(duel, {"1a": "key"}, {"hand": []}, {"hand": []}, deck=six, turn=seat)
    play(state, "loot 1a")
    assert [dungeon(state)[cell] for cell in order] == list(six)


@card("ooze")
@rule("ME 7.6")
def test_ooze_weakens_the_others_by_their_choice_then_costs_two_favor() -> None:
    state = scene(
        three,
        {"a": "stew"},
        {"hand": ["ooze"], "gear": [["mallet"]]},
        {"gear": [["key"], ["torch"]]},
        {},
    )
    play(state, "summon ooze")
    assert state.player == 1
    assert legal(state) == ["weaken torch", "weaken key"]
    assert favor(state) == 8
    play(state, "weaken key")
    assert durability(state, "key") == 2
    assert durability(state, "mallet") == 2
    assert favor(state) == 6


@card("doom_knight")
@rule("ME 7.7")
def test_doom_knight_lets_each_player_repair() -> None:
    worn = {"card": "key", "durability": 1}
    state = scene(
        duel,
        {"1a": "stew"},
        {"hand": ["doom_knight"], "gear": [[worn]]},
        {"gear": [[{"card": "torch", "durability": 2}], ["fork"]]},
    )
    play(state, "summon doom_knight")
    assert state.player == 0
    play(state, "decline")
    assert state.player == 1
    assert legal(state) == ["repair torch", "decline"]
    play(state, "repair torch")
    assert (durability(state, "key"), durability(state, "torch")) == (1, 3)


@card("skeleton")
@rule("ME 7.8")
def test_skeleton_weakens_one_card_of_each_player_in_its_lane() -> None:
    state = scene(
        duel,
        {"1a": "stew", "2a": "potion"},
        {"hand": ["skeleton"], "gear": [["mallet", "key"], ["skewer"]]},
        {"gear": [["torch"], ["fork"]]},
    )
    play(state, "summon skeleton", "take 1a")
    assert legal(state) == ["weaken mallet", "weaken key"]
    play(state, "weaken key")
    assert [durability(state, name) for name in ("mallet", "key", "skewer")] == [2, 2, 3]
    assert [durability(state, name) for name in ("torch", "fork")] == [2, 2]


@card("skeleton")
@rule("ME 10.6")
def test_the_lane_of_a_skeleton_is_each_players_own() -> None:
    state = scene(
        four,
        {"c": "stew", "a": "potion"},
        {"hand": ["skeleton"], "gear": [["mallet"], ["fork"]]},  # south: columns
        {"gear": [["key"], ["torch"]]},  # west: rows
        {"gear": [["skewer"], ["boomerang"]]},
        {"gear": [["grimoire"], ["hookshot"]]},
    )
    play(state, "summon skeleton", "take c")  # column 1, row 2
    lost = ["mallet", "torch", "skewer", "hookshot"]
    unharmed = ["fork", "key", "boomerang", "grimoire"]
    full = {card.id: getattr(card, "durability", 0) for card in four.cards}
    assert [full[name] - durability(state, name) for name in lost] == [1] * 4
    assert [full[name] - durability(state, name) for name in unharmed] == [0] * 4


@card("spider")
@rule("ME 7.9")
def test_spider_discards_at_random_and_draws() -> None:
    state = scene(
        duel,
        {"1a": "stew"},
        {"hand": ["spider"]},
        {"hand": ["fork", "mallet"]},
        deck=("witch", "lich"),
        chance=("stew", "mallet"),
    )
    play(state, "summon spider")
    assert discards(state) == ["stew", "mallet"]
    assert hand(state, 0) == ["witch"]
    assert hand(state, 1)[:2] == ["fork", "lich"]


@card("spider")
@rule("ME 7.9")
def test_without_a_hand_one_still_draws_from_the_spider() -> None:
    state = scene(duel, FULL, {}, {}, deck=("spider", "witch", "lich"))
    play(state, "loot 1a")
    assert hand(state, 1)[0] == "lich"


@card("troll")
@rule("ME 7.10")
def test_troll_takes_three_favor_or_a_durability_of_a_weapon() -> None:
    state = scene(
        duel,
        {"1a": "stew"},
        {"hand": ["troll"], "gear": [["mallet", "key"]]},
        {"favor": 3, "gear": [["torch"]]},
    )
    play(state, "summon troll")
    assert legal(state) == ["weaken mallet", "pay favor"]
    play(state, "pay favor")
    assert favor(state) == 5 + 3 - 3
    assert favor(state, 1) == 0


@card("troll")
@rule("ME 7.10")
def test_who_can_do_neither_is_not_affected_by_the_troll() -> None:
    state = scene(
        duel,
        {"1a": "stew"},
        {"hand": ["troll"], "favor": 0, "gear": [["mallet"], ["skewer"]]},
        {"favor": 2, "gear": [["torch"]]},
    )
    play(state, "summon troll")
    play(state, "weaken mallet")
    assert favor(state, 1) == 2
    assert durability(state, "torch") == 3
    state = scene(
        duel,
        FULL,
        {"favor": 2, "gear": [["boomerang"], ["grimoire"]]},
        deck=("troll",),
    )
    play(state, "loot 1a")
    assert refused(state, "pay favor") == "ME 7.10"


@card("vampire")
@rule("ME 7.11")
def test_vampire_gives_one_and_takes_two_from_all_others() -> None:
    cells = {"a": "stew", "b": "torch", "c": "fork", "d": "mallet", "e": "potion", "f": "skewer"}
    state = scene(three, cells, {}, {"favor": 1}, {}, deck=("vampire",))
    play(state, "loot a")
    assert [player["favor"] for player in seen(state)["seats"]] == [6, 0, 3]


@card("vermin")
@rule("ME 7.12")
def test_vermin_lets_each_player_draw() -> None:
    state = scene(duel, FULL, deck=("vermin", "lich", "witch", "ooze"))
    play(state, "loot 1a")
    assert hand(state, 0) == ["mallet", "lich"]
    assert hand(state, 1) == ["witch", "ooze"]


# ---------------------------------------------------------------------- defeated


@card("goblin")
@rule("ME 8.1")
def test_goblin_pays_for_gear_played_or_discarded_from_the_hand() -> None:
    seat = {"pile": ["goblin"], "hand": ["shovel", "key", "portal"], "favor": 0}
    state = scene(duel, {"2a": "stew"}, seat)
    play(state, "play shovel 1", "discard key")
    assert favor(state) == 2
    state = scene(duel, {"2a": "stew"}, seat)
    play(state, "play shovel 1", "discard portal")
    assert favor(state) == 1


@card("goblin")
@rule("ME 8.1")
def test_gear_discarded_from_a_lane_pays_nothing() -> None:
    seat = {"pile": ["goblin"], "hand": ["key"], "gear": [["fork", "mallet"]], "favor": 0}
    state = scene(duel, {}, seat)
    play(state, "play key 1", "scrap fork")
    assert favor(state) == 1


@card("watcher")
@rule("ME 8.2")
def test_watcher_pays_for_spells_played_or_discarded_from_the_hand() -> None:
    seat = {"pile": ["watcher"], "hand": ["transmute", "portal"], "favor": 0}
    state = scene(duel, {}, seat)
    play(state, "play transmute", "discard portal")
    assert favor(state) == 2


@card("watcher")
@rule("ME 8.2")
def test_a_spell_out_of_the_dungeon_does_not_count_for_the_watcher() -> None:
    seat = {"pile": ["watcher"], "gear": [["grimoire"]], "favor": 0}
    state = scene(duel, {"1a": "blazing"}, seat)
    play(state, "activate grimoire")
    assert favor(state) == 0


@card("zombie")
@rule("ME 8.3")
def test_zombie_pays_for_summons_and_discarded_monsters() -> None:
    seat = {"pile": ["zombie"], "hand": ["shovel", "witch", "lich"], "favor": 0}
    state = scene(duel, {"1a": "stew"}, seat)
    play(state, "play shovel 1", "discard witch")
    assert favor(state) == 1
    play(state, "summon lich")
    assert favor(state) == 1 + 3 + 1


@card("wraith")
@rule("ME 8.4")
def test_wraith_pays_for_summons_but_not_for_exchanges() -> None:
    seat = {"pile": ["wraith"], "hand": ["witch", "lich"], "gear": [["key"]], "favor": 0}
    state = scene(duel, {"1a": "stew"}, seat)
    play(state, "activate key", "give witch")
    assert dungeon(state) == {"1a": "witch"}
    assert favor(state) == 0
    play(state, "summon lich")
    assert favor(state) == 4


@card("witch")
@rule("ME 8.5")
def test_witch_takes_favor_from_an_opponent_of_your_choice_for_each_spell() -> None:
    state = scene(three, {}, {"pile": ["witch"], "hand": ["portal"]})
    play(state, "play portal")
    assert legal(state) == ["target p2", "target p3"]
    assert refused(state, "target p1") == "ME 8.5"
    play(state, "target p3")
    assert [player["favor"] for player in seen(state)["seats"]] == [8, 5, 4]


@card("witch")
@rule("ME 8.5")
def test_a_spell_out_of_the_dungeon_counts_for_the_witch_a_discarded_one_does_not() -> None:
    seat = {"pile": ["witch"], "gear": [["grimoire"]], "hand": ["shovel", "portal"]}
    state = scene(duel, {"1a": "blazing"}, seat)
    play(state, "play shovel 2", "discard portal")
    assert favor(state, 1) == 5
    play(state, "activate grimoire", "empower shovel")
    assert favor(state, 1) == 4


@card("lich")
@rule("ME 8.6")
def test_lich_allows_two_activations_of_each_card() -> None:
    state = scene(duel, {}, {"pile": ["lich"], "gear": [["potion"]], "favor": 0})
    play(state, "activate potion", "activate potion")
    assert favor(state) == 2
    assert durability(state, "potion") == 1
    assert refused(state, "activate potion") == "ME 4.2"


@card("lich")
@rule("ME 8.6")
def test_what_breaks_is_not_activated_again() -> None:
    worn = {"card": "potion", "durability": 1}
    state = scene(duel, {}, {"pile": ["lich"], "gear": [[worn]]})
    play(state, "activate potion")
    assert refused(state, "activate potion") == "ME 4.2"
    assert gear(state) == [[], [], []]


@rule("ME 8.7")
def test_every_copy_counts_and_only_for_its_owner() -> None:
    state = scene(
        duel,
        {"1a": "stew"},
        {"pile": ["goblin", "goblin"], "hand": ["fork"], "favor": 0},
        {"pile": ["watcher", "zombie"], "favor": 0},
    )
    play(state, "play fork 1")
    assert (favor(state, 0), favor(state, 1)) == (2, 0)


@rule("ME 8.7")
def test_they_pay_on_anybodys_turn() -> None:
    state = scene(
        duel,
        {"1a": "stew"},
        {"hand": ["spider"]},
        {"hand": ["fork"], "pile": ["goblin"], "favor": 0},
    )
    play(state, "summon spider")
    assert favor(state, 1) == 1
    assert player_view(state, 1)["pile"] == ["goblin"]
