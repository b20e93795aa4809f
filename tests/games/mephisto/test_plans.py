"""Plans, previews and the fight calculator: what a person would want as one step."""

import pandemonium as pm
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table.prompt import build_prompt
from tests.games.mephisto.table import duel, dungeon, favor, gear, hand, player_view, scene, seen
from tests.support import legal, play, rule

AXE = {"card": "greataxe", "durability": 1}


def planned(state: pm.State, key: str) -> list[list[str]]:
    """The plans of a kind, as texts."""
    return [[action.text for action in plan.actions] for plan in state.plans() if plan.key == key]


def follow(state: pm.State, texts: list[str]) -> pm.State:
    """A copy of the position after these actions: each of them must be asked for."""
    copy = state.clone()
    play(copy, *texts)
    return copy


@rule("ME 6.9")
def test_a_whole_fight_is_one_plan_at_the_least_favor() -> None:
    state = scene(duel, {"1a": "witch"}, {"gear": [["mallet", AXE]], "favor": 10})
    both = planned(state, "fight-with-two")
    assert both == [["fight 1a", "wield mallet", "wield greataxe", "spend 5"]]
    after = follow(state, both[0])
    assert player_view(after)["pile"] == ["witch"]
    assert favor(after) == 5


@rule("ME 6.6")
def test_a_plan_does_not_name_what_needs_no_asking() -> None:
    state = scene(duel, {"1a": "witch"}, {"gear": [["mallet", AXE]], "favor": 8})
    assert planned(state, "fight-with-two") == [["fight 1a", "wield mallet", "spend 5"]]


@rule("ME 6.4")
def test_a_discard_is_part_of_the_plan_where_it_saves_favor() -> None:
    seat = {"gear": [["arcanife"]], "hand": ["portal", "witch"], "favor": 3}
    state = scene(duel, {"1a": "watcher"}, seat)
    assert planned(state, "fight-with") == [
        ["fight 1a", "wield arcanife", "discard portal", "spend 2"]
    ]


def test_the_first_plan_wins_the_most_souls() -> None:
    state = scene(duel, {"1a": "goblin", "2a": "zombie", "2b": "skeleton"}, {"favor": 10})
    plans = state.plans()
    assert plans[0].key == "fight-both"
    assert plans[0].args["souls"] == 2


def test_a_fight_that_has_begun_can_be_finished_at_once() -> None:
    state = scene(duel, {"1a": "witch"}, {"gear": [["mallet", "hookshot"]], "favor": 10})
    play(state, "fight 1a")
    for plan in state.plans():
        after = follow(state, [action.text for action in plan.actions])
        assert player_view(after)["pile"] == ["witch"]


BOTH_TAKE_DISCARDS = [["arcanife", "bloodthirster"]]


@rule("ME 6.4")
@rule("ME 6.6")
def test_the_rest_of_a_fight_is_planned_after_a_discard_was_declined() -> None:
    seat = {"gear": BOTH_TAKE_DISCARDS, "hand": ["portal", "goblin"], "favor": 1}
    state = scene(duel, {"1a": "vampire"}, seat)
    play(state, "fight 1a", "wield arcanife", "wield bloodthirster", "decline")
    assert build_prompt(state, 0, "")["plans"][0]["actions"] == ["discard goblin"]


@rule("ME 6.4")
def test_a_declined_discard_is_paid_for_in_favor() -> None:
    state = scene(duel, {"1a": "vampire"}, {"gear": [["arcanife"]], "hand": ["portal"], "favor": 9})
    play(state, "fight 1a", "wield arcanife", "decline")
    (plan,) = state.plans()
    assert (plan.args["favor"], [action.text for action in plan.actions]) == (8, ["spend 8"])


@rule("ME 6.4")
def test_what_was_discarded_before_counts_so_nothing_more_is_discarded_than_needed() -> None:
    seat = {"gear": BOTH_TAKE_DISCARDS, "hand": ["portal", "goblin"], "favor": 5}
    state = scene(duel, {"1a": "vampire"}, seat)
    play(state, "fight 1a", "wield arcanife", "wield bloodthirster", "discard portal")
    (plan,) = state.plans()
    assert (plan.args["favor"], [action.text for action in plan.actions]) == (
        0,
        ["decline", "spend 0"],
    )


@rule("ME 3.2")
def test_a_payment_of_two_is_one_plan_the_cheapest_first() -> None:
    state = scene(duel, {}, {"hand": ["hookshot", "goblin", "skeleton", "repeater"]})
    play(state, "play hookshot 1")
    assert sorted(planned(state, "pay")[0]) == ["discard goblin", "discard skeleton"]
    assert len(planned(state, "pay")) == 3


@rule("ME 3.4")
def test_gear_is_played_with_payment_and_room_in_one_plan() -> None:
    worn = {"card": "fork", "durability": 1}
    seat = {"hand": ["shovel", "goblin"], "gear": [["key", worn]]}
    state = scene(duel, {}, seat)
    assert planned(state, "play-scrap-gear") == [["play shovel 1", "discard goblin", "scrap fork"]]
    after = follow(state, planned(state, "play-scrap-gear")[0])
    assert gear(after)[0] == ["key", "shovel"]
    assert hand(after) == []


def test_plans_are_worded_in_every_language() -> None:
    seat = {"hand": ["shovel", "goblin", "upgrade"], "gear": [["mallet", AXE]], "favor": 9}
    state = scene(duel, {"1a": "goblin", "1b": "zombie"}, seat)
    for language in LANGUAGES:
        words = Words(duel, language)
        received = [words.plan(plan) for plan in state.plans()]
        assert len(set(received)) == len(received) > 5


# ---------------------------------------------------------------------- the calculator


@rule("ME 6.6")
def test_each_verdict_carries_the_actions_that_carry_it_out() -> None:
    seat = {"gear": [["arcanife", AXE]], "hand": ["portal", "stew"], "favor": 4}
    state = scene(duel, {"1a": "watcher", "1b": "goblin"}, seat)
    tried = 0
    for fight in seen(state, 0)["fights"]:
        for way in fight["ways"]:
            assert way["possible"] == (way["missing"] == 0) == bool(way["actions"])
            if way["possible"]:
                tried += 1
                after = follow(state, way["actions"])
                assert player_view(after)["pile"] == fight["monsters"]
                assert favor(after) == 4 - way["favor"]
    assert tried > 4


@rule("ME 6.4")
def test_the_calculator_says_what_would_be_discarded() -> None:
    seat = {"gear": [["arcanife"]], "hand": ["portal"], "favor": 2}
    state = scene(duel, {"1a": "watcher"}, seat)
    without, with_it = seen(state, 0)["fights"][0]["ways"]
    assert (without["favor"], without["missing"], without["discards"]) == (10, 8, [])
    assert with_it["discards"] == [{"weapon": "arcanife", "card": "portal", "attack": 4}]
    assert (with_it["favor"], with_it["missing"]) == (2, 0)


@rule("ME 8.1")
def test_the_calculator_names_the_abilities_that_the_winner_gains() -> None:
    seat = {"gear": [["arcanife", AXE]], "hand": ["portal", "stew"], "favor": 4}
    state = scene(duel, {"1a": "watcher", "1b": "goblin"}, seat)
    gained = 0
    for fight in seen(state, 0)["fights"]:
        for way in fight["ways"]:
            if way["actions"]:
                defeated = player_view(follow(state, way["actions"]))["defeated"]
                assert fight["abilities"] == [one["card"] for one in defeated if one["ability"]]
                gained += len(fight["abilities"])
    assert gained


@rule("ME 6.6")
def test_spectators_see_what_lies_open_of_the_fights() -> None:
    seat = {"gear": [["arcanife"]], "hand": ["portal"], "favor": 2}
    state = scene(duel, {"1a": "watcher"}, seat)
    mine = [fight for fight in seen(state, None)["public_fights"] if fight["seat"] == 0]
    assert [(item["need"], item["attack"], item["missing"]) for item in mine] == [(10, 4, 4)]


# ---------------------------------------------------------------------- previews


def test_previews_say_what_is_missing_won_wasted_and_broken() -> None:
    stew = {"card": "stew", "durability": 1}
    seat = {"gear": [["mallet"], [stew]], "hand": ["witch", "shovel"], "favor": 9}
    state = scene(duel, {"1a": "lich", "2a": "goblin"}, seat)

    def preview(text: str) -> dict[str, int | str]:
        return state.preview(duel.action(text))

    assert preview("fight 1a") == {"need": 18, "attack": 3, "missing": 6, "souls": 4}
    assert preview("summon witch") == {"gain": 3, "wasted": 2}
    assert preview("activate stew") == {"durability": 0, "breaks": "stew", "gain": 3, "wasted": 2}
    assert preview("play shovel 1") == {"cards": -1}
    play(state, "fight 2a")
    assert preview("spend 4") == {"favor": -4, "souls": 1}


@rule("ME 8.6")
def test_the_pile_says_which_monsters_still_do_something() -> None:
    state = scene(duel, {}, {"pile": ["lich", "ooze"]})
    assert [(item["card"], item["ability"]) for item in player_view(state)["defeated"]] == [
        ("lich", True),
        ("ooze", False),
    ]


@rule("ME 10.1")
def test_dead_corners_are_described() -> None:
    described = pm.game("mephisto", players=4).describe()["dungeon"]
    assert isinstance(described, dict)
    assert described["grid"] == [["a", "b", ""], ["c", "deck", "d"], ["", "e", "f"]]


def test_equal_cards_of_a_hand_are_counted() -> None:
    state = scene(duel, {"1a": "key"}, {"hand": ["portal", "goblin", "portal"]})
    cards = player_view(state)["hand_cards"]
    assert [(card["at"], card["count"]) for card in cards] == [
        ("hand:1:portal", 2),
        ("hand:1:goblin", 1),
    ]
    assert "hand_cards" not in seen(state, 1)["seats"][0]
    assert dungeon(state) == {"1a": "key"}
    assert "loot 1a" in legal(state)
