"""Chapters 5 and 6: loot, summon, fight."""

from tests.games.mephisto.table import (
    amounts,
    attack,
    discards,
    duel,
    dungeon,
    durability,
    favor,
    hand,
    happened,
    player_view,
    scene,
    seen,
)
from tests.support import legal, play, refused, rule

CELLS = {"1a": "mallet", "1b": "goblin", "2a": "portal", "2b": "key", "3a": "witch", "3b": "fork"}


@rule("ME 5.1")
def test_loot_takes_a_card_that_is_no_monster_from_any_cell() -> None:
    state = scene(duel, CELLS)
    assert [text for text in legal(state) if text.startswith("loot")] == [
        "loot 1a",
        "loot 2a",
        "loot 2b",
        "loot 3b",
        "loot deck",
    ]
    assert refused(state, "loot 1b") == "ME 5.1"
    play(state, "loot 2b")
    assert hand(state) == ["key"]


@rule("ME 5.1")
def test_loot_draws_whatever_is_on_top_of_the_deck() -> None:
    state = scene(duel, CELLS, deck=("lich",))
    play(state, "loot deck")
    assert hand(state) == ["lich"]


@rule("ME 5.1")
def test_an_empty_deck_cannot_be_looted() -> None:
    state = scene(duel, {"1a": "key"}, only_deck=True)
    assert refused(state, "loot deck") == "ME 5.1"


@rule("ME 5.2")
def test_summon_exchanges_a_monster_for_any_card_and_gives_three_favor() -> None:
    state = scene(duel, CELLS, {"hand": ["zombie"]})
    play(state, "summon zombie", "take 3a")
    assert hand(state) == ["witch"]
    assert dungeon(state)["3a"] == "zombie"
    assert favor(state) == 8


@rule("ME 5.2")
def test_only_a_monster_in_hand_is_summoned() -> None:
    assert refused(scene(duel, CELLS, {"hand": ["zombie"]}), "summon lich") == "ME 5.2"


@rule("ME 5.3")
def test_the_monster_taken_is_not_the_one_put_back() -> None:
    state = scene(duel, CELLS)
    assert not [text for text in legal(state) if text.startswith("summon")]
    assert refused(state, "summon witch") == "ME 5.2"


@rule("ME 5.4")
def test_an_empty_cell_cannot_be_chosen() -> None:
    state = scene(duel, {"1a": "key", "2a": "fork"}, {"hand": ["zombie"]})
    play(state, "summon zombie")
    assert legal(state) == ["take 1a", "take 2a"]
    assert refused(state, "take 3a") == "ME 3.8"
    assert refused(scene(duel, {}, {"hand": ["zombie"]}), "summon zombie") == "ME 5.4"


@rule("ME 5.5")
def test_the_favor_comes_before_the_monster_acts() -> None:
    state = scene(duel, CELLS, {"hand": ["vampire"], "favor": 0})
    events = play(state, "summon vampire", "take 1a")
    assert amounts(events, "favor-gained", "favor-lost") == [(3, 0), (1, 0), (2, 1)]


# ---------------------------------------------------------------------- the fight


@rule("ME 6.1")
def test_one_or_both_monsters_of_a_lane_are_fought() -> None:
    cells = {"1a": "skeleton", "1b": "goblin", "2a": "zombie", "2b": "key"}
    state = scene(duel, cells, {"favor": 10})
    fights = [text for text in legal(state) if text.startswith("fight")]
    assert fights == ["fight 1a", "fight 1b", "fight 2a", "fight both 1"]
    play(state, "fight both 1", "spend 7")
    assert player_view(state)["pile"] == ["skeleton", "goblin"]


@rule("ME 6.1")
def test_without_a_monster_there_is_no_fight() -> None:
    state = scene(duel, {"1a": "skeleton", "1b": "key"}, {"favor": 10})
    assert refused(state, "fight 1b") == "ME 6.1"
    assert refused(state, "fight 2a") == "ME 6.1"
    assert refused(state, "fight both 1") == "ME 6.1"


@rule("ME 6.2")
def test_any_weapons_of_the_lane_fight_and_lose_a_durability() -> None:
    state = scene(
        duel, {"1a": "witch"}, {"gear": [["mallet", "grimoire"], ["skewer"]], "favor": 10}
    )
    play(state, "fight 1a")
    assert legal(state) == ["wield mallet", "wield grimoire"]
    assert refused(state, "wield skewer") == "ME 6.2"
    play(state, "wield grimoire")
    assert refused(state, "wield grimoire") == "ME 6.2"
    play(state, "done", "spend 7")
    assert durability(state, "grimoire") == 2
    assert durability(state, "mallet") == 2


@rule("ME 6.2")
def test_items_do_not_fight() -> None:
    state = scene(duel, {"1a": "goblin"}, {"gear": [["mallet", "key"]]})
    play(state, "fight 1a")
    assert refused(state, "wield key") == "ME 6.2"


@rule("ME 6.2")
def test_the_last_durability_gives_the_full_attack() -> None:
    weapon = {"card": "repeater", "durability": 1}
    state = scene(duel, {"1a": "spider"}, {"gear": [[weapon]], "favor": 0})
    play(state, "fight 1a")
    assert player_view(state)["pile"] == ["spider"]
    assert discards(state) == ["repeater"]


@rule("ME 6.3")
def test_the_attack_adds_up() -> None:
    wand = {"card": "blast_wand", "attached": ["blazing"]}
    state = scene(duel, {"1a": "key"}, {"gear": [[wand]], "hand": ["transmute", "goblin"]})
    assert attack(state, "blast_wand") == 6
    play(state, "play transmute", "discard goblin")
    assert attack(state, "blast_wand") == 3 + 3 + 5 + 3


@rule("ME 6.4")
def test_favor_from_a_discard_can_be_spent_in_the_same_fight() -> None:
    seat = {"gear": [["arcanife"]], "hand": ["portal"], "favor": 1, "pile": ["watcher"]}
    state = scene(duel, {"1a": "watcher"}, seat)
    # 4 + 4 for the discard + 1 favor + 1 from the Watcher in the pile
    play(state, "fight 1a", "wield arcanife", "discard portal")
    assert player_view(state)["pile"] == ["watcher", "watcher"]
    assert favor(state) == 0
    assert "portal" in discards(state)


@rule("ME 6.4")
def test_each_weapon_takes_its_own_kind_of_card_once() -> None:
    seat = {"gear": [["arcanife", "bloodthirster"]], "hand": ["portal", "portal", "goblin", "key"]}
    state = scene(duel, {"1a": "doom_knight"}, {**seat, "favor": 10})
    play(state, "fight 1a", "wield arcanife", "wield bloodthirster")
    assert legal(state) == ["discard portal", "decline"]
    assert refused(state, "discard key") == "ME 6.4"
    play(state, "discard portal")
    assert legal(state) == ["discard goblin", "decline"]
    play(state, "decline")
    assert legal(state)[0] == "spend 5"


@rule("ME 6.5")
def test_favor_adds_one_attack_each_and_more_is_allowed() -> None:
    state = scene(duel, {"1a": "goblin"}, {"favor": 6})
    play(state, "fight 1a")
    assert legal(state) == ["spend 4", "spend 5", "spend 6"]
    play(state, "spend 5")
    assert favor(state) == 1


@rule("ME 6.6")
def test_a_fight_that_cannot_succeed_is_refused_with_what_is_missing() -> None:
    state = scene(duel, {"1a": "lich"}, {"gear": [["mallet"]], "favor": 4})
    problem = state.objection(duel.action("fight 1a"))
    assert problem is not None
    assert problem.clause == "ME 6.6"
    assert problem.details["missing"] == 18 - 3 - 4
    assert refused(state, "fight 1a") == "ME 6.6"


@rule("ME 6.6")
def test_no_choice_in_the_fight_may_make_it_fail() -> None:
    seat = {"gear": [["mallet", "arcanife"]], "hand": ["portal", "goblin"], "favor": 3}
    state = scene(duel, {"1a": "vampire"}, seat)  # 12 = 3 + 4 + 4 for the discard + 1 favor
    play(state, "fight 1a")
    assert refused(state, "done") == "ME 6.6"
    play(state, "wield mallet", "wield arcanife")
    assert legal(state) == ["discard portal"]
    play(state, "discard portal")
    assert legal(state) == ["spend 1", "spend 2", "spend 3"]
    assert "portal" in discards(state)


@rule("ME 6.6")
def test_a_discard_that_is_needed_cannot_be_declined() -> None:
    seat = {"gear": [["arcanife"]], "hand": ["portal", "blazing"], "favor": 2}
    state = scene(duel, {"1a": "watcher"}, seat)
    play(state, "fight 1a", "wield arcanife")
    assert refused(state, "decline") == "ME 6.6"
    assert legal(state) == ["discard portal", "discard blazing"]
    play(state, "discard blazing")
    assert player_view(state)["pile"] == ["watcher"]


@rule("ME 6.6")
def test_too_little_favor_cannot_be_spent() -> None:
    state = scene(duel, {"1a": "goblin"}, {"favor": 6})
    play(state, "fight 1a")
    assert refused(state, "spend 3") == "ME 6.6"


@rule("ME 6.6")
def test_the_view_carries_a_fight_calculator() -> None:
    axe = {"card": "greataxe", "durability": 1}
    state = scene(duel, {"1a": "witch", "1b": "goblin"}, {"gear": [["mallet", axe]], "favor": 8})
    fights = {fight["action"]: fight for fight in seen(state, 0)["fights"]}
    assert list(fights) == ["fight 1a", "fight 1b", "fight both 1"]
    witch = fights["fight 1a"]
    assert (witch["need"], witch["souls"], witch["possible"]) == (12, 3, True)
    assert [(way["weapons"], way["favor"], way["missing"]) for way in witch["ways"]] == [
        ([], 12, 4),
        (["mallet"], 9, 1),
        (["greataxe"], 8, 0),
        (["mallet", "greataxe"], 5, 0),
    ]
    assert witch["ways"][-1]["breaks"] == ["greataxe"]
    at = {gear["card"]: gear["at"] for gear in seen(state, 0)["seats"][0]["gear"][0]}
    assert all(way["weapons_at"] == [at[name] for name in way["weapons"]] for way in witch["ways"])
    both = fights["fight both 1"]
    assert (both["need"], both["possible"], both["missing"]) == (16, False, 1)
    assert seen(state, None)["fights"] == []


@rule("ME 6.7")
def test_defeated_monsters_stay_with_their_victor() -> None:
    state = scene(duel, {"1a": "goblin", "1b": "key"}, deck=("stew",))
    play(state, "fight 1a", "spend 4")
    assert player_view(state)["pile"] == ["goblin"]
    assert player_view(state)["souls"] == 1
    assert "goblin" not in discards(state)
    assert dungeon(state)["1a"] == "stew"


@rule("ME 6.8")
def test_the_abilities_of_the_defeated_begin_after_the_fight() -> None:
    seat = {"gear": [["bloodthirster"]], "hand": ["goblin"], "favor": 0}
    state = scene(duel, {"1a": "zombie"}, seat)
    play(state, "fight 1a", "wield bloodthirster", "discard goblin")
    assert favor(state) == 0
    assert refused(scene(duel, {"1a": "spider"}, seat), "fight 1a") == "ME 6.6"


@rule("ME 6.9")
def test_mallet_and_greataxe_against_the_witch_cost_five_favor() -> None:
    state = scene(duel, {"1a": "witch"}, {"gear": [["mallet", "greataxe"]], "favor": 5})
    events = play(state, "fight 1a", "wield greataxe")  # the rest is without alternative
    assert happened(events, "monster-defeated") == [("monster-defeated", 0, "witch")]
    assert favor(state) == 0
    assert durability(state, "mallet") == durability(state, "greataxe") == 1
    assert player_view(state)["souls"] == 3
    state = scene(duel, {"1a": "witch"}, {"gear": [["mallet", "greataxe"]], "favor": 4})
    assert refused(state, "fight 1a") == "ME 6.6"
