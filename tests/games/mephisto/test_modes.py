"""Chapters 11 to 13: two against two, solitaire, and the care-bear variant."""

import pytest

import pandemonium as pm
from pandemonium.engine.errors import OptionError
from pandemonium.games.mephisto.view import rank
from tests.games.mephisto.table import (
    amounts,
    attack,
    care_bear,
    discards,
    dungeon,
    durability,
    favor,
    hand,
    happened,
    scene,
    seen,
    solo,
    teams,
)
from tests.support import card, legal, play, refused, rule

GRID = {"a": "mallet", "b": "fork", "c": "skewer", "d": "key", "e": "stew", "f": "torch"}
CELLS = {"1a": "mallet", "1b": "fork", "2a": "skewer", "2b": "key", "3a": "stew", "3b": "torch"}


# ---------------------------------------------------------------------- two against two


@rule("ME 11.1")
def test_partners_sit_next_to_each_other_and_face_opponents() -> None:
    state = scene(teams, {}, {"hand": ["fork"]}, {}, {"gear": [["key"]]})
    assert [player["side"] for player in seen(state)["seats"]] == ["south", "west", "north", "east"]
    assert [player["partner"] for player in seen(state)["seats"]] == [1, 0, 3, 2]
    play(state, "play fork 1")
    assert favor(state, 2) == 3


@rule("ME 11.1")
def test_teams_need_four_players() -> None:
    with pytest.raises(OptionError, match="expected 4 players"):
        pm.game("mephisto", players=3, teams=True)


@rule("ME 11.2")
def test_a_team_is_drawn_to_begin_and_the_teams_take_turns() -> None:
    assert {seen(teams.start(seed))["start"] for seed in range(20)} == {0, 2}
    state = scene(teams, GRID)
    order = []
    for _ in range(6):
        order.append(state.player)
        play(state, "loot deck")
    assert order == [0, 1, 2, 3, 0, 1]


@rule("ME 11.3")
def test_both_partners_draw_and_have_one_action_each() -> None:
    state = scene(teams, GRID, deck=("lich", "witch"), begin_turn=True)
    assert (hand(state, 0), hand(state, 1)) == (["lich"], ["witch"])
    play(state, "loot a")
    assert state.player == 1
    play(state, "loot b")
    assert state.player == 2


@rule("ME 11.3")
def test_the_partner_can_go_on_before_each_step() -> None:
    partner = {"hand": ["grimoire", "goblin", "witch"]}
    state = scene(teams, {"a": "mallet"}, {"hand": ["potion"]}, partner)
    play(state, "play potion 1", "hand over", "play grimoire 1")
    play(state, "discard goblin", "discard witch")
    play(state, "hand over", "activate potion", "for p1", "hand over")
    assert state.player == 1
    play(state, "loot a")
    assert state.player == 0
    assert refused(state, "hand over") == "ME 11.3"


@rule("ME 11.3")
def test_without_teams_there_is_nobody_to_go_on() -> None:
    assert refused(scene(solo, CELLS), "hand over") == "ME 11.3"


@rule("ME 11.4")
def test_the_turn_goes_back_at_most_once_before_somebody_does_something() -> None:
    state = scene(teams, GRID, {"hand": ["potion"]})
    play(state, "hand over", "hand over")
    assert state.player == 0
    assert refused(state, "hand over") == "ME 11.4"
    play(state, "play potion 1", "hand over")
    assert state.player == 1


@rule("ME 11.5")
def test_the_dungeon_is_refilled_once_when_both_have_acted() -> None:
    state = scene(teams, GRID, deck=("lich", "witch"))
    play(state, "loot a")
    assert "a" not in dungeon(state)
    play(state, "loot c")
    assert (dungeon(state)["c"], dungeon(state)["a"]) == ("lich", "witch")  # the south's order


@rule("ME 11.5")
def test_a_monster_acts_for_the_partner_who_emptied_its_cell() -> None:
    state = scene(teams, GRID, deck=("potion", "vampire"))
    play(state, "loot a", "loot c")  # c is filled first, then a, which the south had emptied
    assert [favor(state, seat) for seat in range(4)] == [6, 3, 3, 3]


@rule("ME 11.5")
def test_a_cell_that_nobody_emptied_belongs_to_who_acted_last() -> None:
    cells = {cell: GRID[cell] for cell in "abcde"}
    state = scene(teams, cells, deck=("portal", "portal", "vampire"))
    play(state, "loot deck", "loot deck")
    assert dungeon(state)["f"] == "vampire"
    assert [favor(state, seat) for seat in range(4)] == [3, 6, 3, 3]


@rule("ME 11.6")
def test_each_other_player_includes_the_partner_opponent_does_not() -> None:
    state = scene(teams, GRID, {"hand": ["ooze"]}, {"gear": [["potion"]]})
    play(state, "summon ooze", "take a")
    assert durability(state, "potion") == 2
    state = scene(teams, {}, {"hand": ["portal"], "pile": ["witch"]})
    play(state, "play portal")
    assert legal(state) == ["target p3", "target p4"]


@rule("ME 11.7")
@pytest.mark.parametrize("helped", [0, 1])
def test_favor_of_spells_and_abilities_may_go_to_the_partner(helped: int) -> None:
    state = scene(teams, {}, {"hand": ["portal"], "gear": [["potion"]]})
    play(state, "play portal")
    assert legal(state) == ["for p1", "for p2"]
    assert refused(state, "for p3") == "ME 11.7"
    play(state, f"for p{helped + 1}", "activate potion", f"for p{helped + 1}")
    assert favor(state, helped) == 9
    assert favor(state, 1 - helped) == 5


@rule("ME 11.7")
def test_cards_repairs_spells_and_attack_may_go_to_the_partner() -> None:
    seats: tuple[dict[str, object], ...] = (
        {"hand": ["blazing", "transmute", "goblin"], "gear": [["mystery_potion"]]},
        {"gear": [[{"card": "mallet", "durability": 1}]]},
        {"gear": [["key"]]},
    )
    state = scene(teams, {}, *seats, deck=("fork",))
    play(state, "play blazing")
    assert attack(state, "mallet") == 6
    play(state, "play transmute", "discard goblin")
    assert attack(state, "mallet") == 11
    play(state, "activate mystery_potion", "repair mallet")
    assert durability(state, "mallet") == 2
    state = scene(teams, {}, {"gear": [["mystery_potion"]]}, deck=("portal", "lich"))
    play(state, "activate mystery_potion", "for p2")
    assert hand(state, 1) == ["lich"]


@rule("ME 11.7")
def test_what_gear_does_when_played_stays_with_its_player() -> None:
    seat = {"hand": ["soulfeeder", "portal", "lich"], "favor": 0}
    state = scene(teams, {"a": "goblin"}, seat)
    play(state, "play soulfeeder 1", "discard portal", "discard lich")
    assert (favor(state, 0), favor(state, 1)) == (4, 5)


@rule("ME 11.8")
def test_the_team_counts_together() -> None:
    seats: tuple[dict[str, object], ...] = (
        {"pile": ["witch"]},
        {"pile": ["wraith"]},
        {"pile": ["lich"]},
    )
    state = scene(teams, GRID, *seats, deck=("portal",), only_deck=True, outs=1, turn=2)
    play(state, "loot deck", "loot a")
    assert state.winners == (0, 1)
    assert state.scores == [5, 5, 4, 4]


# ---------------------------------------------------------------------- solitaire


@rule("ME 12.1")
def test_one_player_sets_up_as_for_two() -> None:
    state = solo.start(1)
    assert len(hand(state)) == 4
    assert seen(state)["deck"] == 49
    assert len(dungeon(state)) == 6


@rule("ME 12.2")
def test_the_extra_step_comes_after_the_action_and_before_the_refill() -> None:
    state = scene(solo, CELLS)
    kinds = [event.kind for event in play(state, "loot 1a")]
    assert kinds.index("card-taken") < kinds.index("top-discarded") < kinds.index("card-placed")


@rule("ME 12.3")
@pytest.mark.parametrize(
    ("top", "leaves"),
    [("goblin", "witch"), ("mallet", "hookshot"), ("portal", "transmute"), ("stew", "torch")],
)
def test_the_strongest_card_of_the_same_kind_leaves(top: str, leaves: str) -> None:
    cells = {"1a": "key", "1b": "zombie", "2a": "witch", "2b": "hookshot", "3a": "transmute"}
    state = scene(solo, {**cells, "3b": "torch"}, deck=(top, "potion"))
    events = play(state, "loot 1a")
    assert happened(events, "top-discarded") == [("top-discarded", 0, top)]
    assert happened(events, "card-banished") == [("card-banished", 0, leaves)]


@rule("ME 12.3")
def test_items_and_spells_go_by_cost() -> None:
    cells = {"1a": "fork", "1b": "key", "2a": "treasure_chest", "2b": "portal", "3a": "transmute"}
    events = play(scene(solo, cells, deck=("potion",)), "loot 1a")
    assert happened(events, "card-banished") == [("card-banished", 0, "treasure_chest")]
    events = play(scene(solo, cells, deck=("teleport",)), "loot 1a")
    assert happened(events, "card-banished") == [("card-banished", 0, "transmute")]


@rule("ME 12.3")
def test_weapons_of_equal_attack_are_distinguished_by_cost_then_you_choose() -> None:
    cells = {"1a": "key", "1b": "grimoire", "2a": "hookshot", "2b": "corruptor", "3a": "mallet"}
    state = scene(solo, cells, deck=("fork",))
    play(state, "loot 1a")
    assert legal(state) == ["banish 1b", "banish 2a", "banish 2b"]
    assert seen(state, 0)["phase"] == "extra"
    play(state, "banish 2a")
    assert "hookshot" in discards(state)
    cells = {"1a": "key", "1b": "fork", "2a": "blast_wand"}  # attack 3 each, cost 0 and 1
    events = play(scene(solo, cells, deck=("mallet",)), "loot 1a")
    assert happened(events, "card-banished") == [("card-banished", 0, "blast_wand")]


@rule("ME 12.4")
def test_without_a_card_of_that_kind_one_more_card_is_discarded() -> None:
    state = scene(solo, {"1a": "key", "1b": "stew"}, deck=("goblin", "torch", "portal"))
    events = play(state, "loot 1a")
    assert [event[2] for event in happened(events, "top-discarded")] == ["goblin", "torch"]
    assert happened(events, "card-banished") == []


@card("vampire")
@rule("ME 12.5")
def test_in_the_refill_monsters_act_for_the_absent_opponent() -> None:
    cells = {**CELLS, "1a": "goblin"}
    state = scene(solo, cells, deck=("portal", "potion", "vampire"))
    play(state, "loot 1b")
    assert favor(state) == 3
    state = scene(solo, CELLS, {"hand": ["vampire"], "favor": 0}, deck=("portal", "potion"))
    play(state, "summon vampire", "take 1a")
    assert favor(state) == 3 + 1 + 2


@card("greataxe")
@rule("ME 12.6")
def test_alone_greataxe_repairs_in_its_lane() -> None:
    worn = {"card": "key", "durability": 1}
    far = {"card": "stew", "durability": 1}
    state = scene(solo, {}, {"hand": ["greataxe", "goblin"], "gear": [[worn], [far]]})
    play(state, "play greataxe 1", "discard goblin")
    assert (durability(state, "key"), durability(state, "stew")) == (2, 1)


@card("transmute")
@rule("ME 12.6")
def test_alone_transmute_repairs_and_strengthens() -> None:
    worn = {"card": "mallet", "durability": 1}
    state = scene(solo, {}, {"hand": ["transmute", "goblin"], "gear": [[worn]]})
    play(state, "play transmute", "discard goblin")
    assert (durability(state, "mallet"), attack(state, "mallet")) == (2, 8)


@card("fork")
@card("witch")
@rule("ME 12.6")
def test_alone_fork_and_witch_give_favor() -> None:
    state = scene(solo, {}, {"hand": ["fork", "portal"], "pile": ["witch"], "favor": 0})
    play(state, "play fork 1")
    assert favor(state) == 2
    play(state, "play portal")
    assert favor(state) == 2 + 1 + 3


@card("ooze")
@rule("ME 12.6")
def test_alone_ooze_repairs_in_your_turn_and_weakens_in_the_refill() -> None:
    worn = {"card": "potion", "durability": 1}
    state = scene(solo, CELLS, {"hand": ["ooze"], "gear": [[worn]]}, deck=("portal", "blazing"))
    events = play(state, "summon ooze", "take 1a")
    assert happened(events, "gear-repaired") == [("gear-repaired", 0, "potion")]
    assert amounts(events, "favor-lost") == [(2, 0)]
    seat = {"gear": [["potion"]], "favor": 0}
    state = scene(solo, CELLS, seat, deck=("portal", "blazing", "ooze"))
    play(state, "loot 1a")
    assert durability(state, "potion") == 2
    assert favor(state) == 2


@card("corruptor")
@rule("ME 12.6")
def test_alone_what_concerns_each_player_concerns_you() -> None:
    seat = {"hand": ["corruptor", "portal", "goblin"], "gear": [["key"]]}
    state = scene(solo, {}, seat)
    play(state, "play corruptor 1", "discard portal", "discard goblin")
    assert (durability(state, "key"), durability(state, "corruptor")) == (2, 1)


TO_WIN = {"pile": ["lich", "troll", "troll", "witch"], "favor": 7}  # 15 soul points
TWO_POINTS = {**CELLS, "1a": "goblin", "1b": "skeleton"}


@rule("ME 12.7")
def test_sixteen_soul_points_win_at_once() -> None:
    state = scene(solo, TWO_POINTS, TO_WIN)
    events = play(state, "fight both 1")
    assert state.over
    assert state.winners == (0,)
    assert happened(events, "top-discarded", "card-placed") == []
    assert (events[-1].kind, events[-1].clause) == ("goal-reached", "ME 12.7")


@rule("ME 12.8")
def test_the_deck_is_not_shuffled_again_and_the_game_is_lost() -> None:
    state = scene(solo, CELLS, deck=("portal", "blazing"), discards=["witch"], only_deck=True)
    play(state, "loot deck")
    assert state.over
    assert state.winners == ()
    assert state.scores == [0]
    assert "witch" in discards(state)


@rule("ME 12.9")
def test_the_score_is_what_is_left_of_the_deck_and_the_points_above_sixteen() -> None:
    state = scene(solo, TWO_POINTS, TO_WIN)
    left = seen(state)["deck"]
    play(state, "fight both 1")
    assert state.scores == [left + 1]
    assert seen(state)["rank"] == "archdemon"


@rule("ME 12.9")
@pytest.mark.parametrize(
    ("name", "scores"),
    [("imp", (0, 15)), ("devil", (16, 20)), ("demon", (21, 25)), ("archdemon", (26, 60))],
)
def test_the_ranks(name: str, scores: tuple[int, int]) -> None:
    assert [rank(score) for score in scores] == [name, name]


# ---------------------------------------------------------------------- care bears


@card("greataxe")
@card("transmute")
@rule("ME 13.1")
def test_care_bears_repair_their_own_gear() -> None:
    worn = {"card": "key", "durability": 1}
    seat = {"hand": ["greataxe", "transmute", "goblin", "witch"], "gear": [[worn]]}
    state = scene(care_bear, {}, seat, {"gear": [["stew"]]})
    play(state, "play greataxe 1", "discard goblin")
    assert (durability(state, "key"), durability(state, "stew")) == (2, 3)
    play(state, "play transmute", "discard witch")
    assert (durability(state, "key"), durability(state, "stew")) == (3, 3)


@card("ooze")
@rule("ME 13.1")
def test_a_care_bears_ooze_repairs_for_the_player_on_turn_only() -> None:
    worn = {"card": "potion", "durability": 1}
    state = scene(care_bear, CELLS, {"hand": ["ooze"], "gear": [[worn]]}, {"gear": [["grimoire"]]})
    play(state, "summon ooze", "take 1a")
    assert (durability(state, "potion"), durability(state, "grimoire")) == (2, 3)
    assert favor(state) == 5 + 3 - 2


@rule("ME 13.1")
def test_care_bears_are_at_least_two() -> None:
    with pytest.raises(OptionError, match="2 to 4 players"):
        pm.game("mephisto", players=1, care_bear=True)


@rule("ME 13.2")
def test_the_rest_is_as_cruel_as_ever() -> None:
    seat = {"hand": ["boomerang", "skeleton", "portal"], "pile": ["witch"], "gear": [["mallet"]]}
    cells = {"1a": "stew", "1b": "fork"}
    state = scene(care_bear, cells, seat, {"gear": [["potion"]]})
    play(state, "play portal", "give skeleton", "take 1b")
    assert favor(state, 1) == 4  # the Witch
    assert durability(state, "potion") == 2  # the Skeleton
    play(state, "play fork 1")
    assert favor(state, 1) == 2
