"""The turn and the dice (chapters 2 and 3)."""

from collections import Counter

import pytest

import pandemonium as pm
from tests.games.dice_summoners.table import (
    Seats,
    answers,
    creatures,
    gain,
    game,
    health,
    kinds,
    seat_view,
    seen,
    slot,
    spells,
    table,
    tokens,
    tray,
)
from tests.support import legal, play, refused, rule


@rule("DS 2.1")
def test_the_gain_stage_comes_before_the_combat_stage() -> None:
    state = gain([], chance=[1, 4, 6])
    assert (seen(state)["stage"], legal(state)) == ("gain", ["roll"])
    assert refused(state, "attack griffin") == "DS 2.1"
    assert refused(state, "end") == "DS 2.1"
    play(state, "roll")
    assert (seen(state)["stage"], tray(state)) == ("combat", "bm bs b*")
    assert refused(state, "roll") == "DS 2.1"


@rule("DS 2.2")
def test_actions_are_done_in_any_order_until_the_player_ends_the_turn() -> None:
    state = table([], "bm bm bs")
    play(state, "attack griffin", "attack succubus", "defend griffin")
    assert (health(state), tokens(state, 0)) == ([30, 25], {"griffin": 2})
    assert legal(state) == ["end"]
    play(state, "end")
    assert state.player == 1
    state = table([], "bm bm bs")
    play(state, "end")
    assert state.player == 1


@rule("DS 2.3")
@pytest.mark.parametrize("turns", [1, 2])
def test_creatures_use_no_abilities_in_the_first_turn(turns: int) -> None:
    mine: Seats = [{"creatures": ["griffin", "arel", "zombie"]}]
    state = table(mine, "bm bm bs bs", turns=turns)
    for text in ("attack griffin", "heal arel", "steal zombie"):
        assert refused(state, text) == "DS 2.3"
    play(state, "defend griffin")
    assert tokens(state, 0) == {"griffin": 2}


@rule("DS 2.3")
def test_a_creature_summoned_in_the_first_turn_uses_no_ability_either() -> None:
    state = table([{"creatures": []}], "bm bm bm", turns=1)
    play(state, "cast basic_summon", "take griffin")
    assert refused(state, "attack griffin") == "DS 2.3"


@rule("DS 2.3")
def test_an_attack_spell_learned_in_the_first_turn_may_be_cast() -> None:
    state = table([], "bm bm bm", turns=1)
    play(state, "cast learn_spell", "take attack_set", "cast magic_arrow")
    assert health(state) == [30, 27]


@rule("DS 2.3")
def test_from_the_second_turn_on_abilities_are_free() -> None:
    state = table([], "bm", turns=3)
    play(state, "attack griffin")
    assert health(state) == [30, 28]


@rule("DS 2.4")
def test_the_second_player_has_one_more_blue_die_in_the_first_turn_only() -> None:
    rolled = []
    state = game.start(5)
    for _ in range(4):
        play(state, "roll")
        rolled.append(sum(seen(state)["dice"]["tray"].values()))
        # nothing is spent, so two dice are kept from the second round on
        play(state, "end")
    assert rolled == [3, 4, 5, 5]


@rule("DS 2.4")
@pytest.mark.parametrize(("turns", "extra"), [(0, []), (1, [2]), (3, [2, 4, 6])])
def test_in_how_many_turns_the_second_player_has_the_extra_die_can_be_chosen(
    turns: int, extra: list[int]
) -> None:
    state = pm.game("dice-summoners", extra_die_turns=turns).start(5)
    result = []
    for turn in range(1, 9):
        kept = sum(seat_view(state, state.player)["kept"])
        assert state.question is not None
        blue = state.question.args["blue"]
        assert blue == (4 if turn in extra else 3)
        play(state, "roll")
        assert sum(seen(state)["dice"]["tray"].values()) == kept + blue
        if seen(state)["bonus_die"]:
            result.append(turn)
        play(state, "end")
    assert result == extra


@rule("DS 2.5")
def test_a_new_creature_can_act_at_once_and_brings_dice_from_the_next_turn_on() -> None:
    state = table([{"creatures": []}], "bm bm bm")
    play(state, "cast basic_summon", "take griffin", "attack griffin")
    assert (health(state), tray(state)) == ([30, 28], "")
    play(state, "end", "roll", "end", "roll")
    assert len(tray(state).split()) == 1


@rule("DS 2.5")
def test_a_new_spell_set_can_be_cast_at_once() -> None:
    state = table([], "bm bm bs")
    play(state, "cast learn_spell", "take attack_set", "cast fireball")
    assert health(state) == [30, 26]


@rule("DS 3.1")
def test_the_faces_of_the_dice() -> None:
    blue = Counter(tray(rolled({"creatures": ["griffin"]}, [face])) for face in range(1, 7))
    assert blue == {"bm": 3, "bs": 2, "b*": 1}
    red = Counter(tray(rolled({"creatures": ["baphomet"]}, [face, face])) for face in range(1, 7))
    assert red == {"rs rs": 2, "ru ru": 2, "r* r*": 2}


def rolled(seat: dict[str, object], dice: list[int | str]) -> pm.State:
    """After a roll of these dice."""
    state = gain([seat], chance=dice)
    play(state, "roll")
    return state


@rule("DS 3.2")
def test_creatures_bring_their_dice_and_kept_ones_are_rolled_with_them() -> None:
    state = rolled({"creatures": ["leviathan", "cerberus"], "kept": [1, 2]}, [1, 1, 1, 1, 3, 3, 3])
    assert tray(state) == "bm bm bm bm ru ru ru"


@rule("DS 3.3")
def test_dice_beyond_the_supply_are_lost() -> None:
    army = ["wraith", "wraith", "wraith", "cerberus", "cerberus", "cerberus"]
    state = gain([{"creatures": army, "kept": [1, 0]}, {"kept": [2, 1]}])
    assert seen(state)["dice"]["lost"] == [3, 0]
    events = play(state, "roll")
    assert "dice-lost" in kinds(events)
    # 12 in all, 2 kept by the opponent: the kept one and 9 new ones
    assert len(tray(state).split()) == 10
    assert seen(state)["dice"]["pool"] == [0, 7]


@rule("DS 3.3")
def test_red_dice_run_out_at_eight() -> None:
    army = ["baphomet", "galvah", "legba", "leviathan", "leviathan", "leviathan"]
    state = gain([{"creatures": army, "kept": [0, 2]}, {"kept": [0, 2]}])
    play(state, "roll")
    faces = seen(state)["dice"]["tray"]
    assert faces["rs"] + faces["ru"] + faces["r*"] == 6


@rule("DS 3.4")
def test_two_dice_of_each_colour_are_kept_and_rerolled() -> None:
    state = table([{"creatures": []}], "bm bm bs ru ru ru")
    assert seen(state)["dice"]["will_keep"] == [2, 2]
    play(state, "end")
    assert seat_view(state, 0)["kept"] == [2, 2]
    assert seen(state)["dice"]["pool"] == [10, 6]
    play(state, "roll", "end", "roll")
    assert (len(tray(state).split()), seat_view(state, 0)["kept"]) == (4, [0, 0])


@rule("DS 3.7")
def test_spent_dice_are_out_of_the_supply_until_the_end_of_the_turn() -> None:
    state = table([], "bm bs ru")
    play(state, "attack griffin")
    assert (seen(state)["dice"]["pool"], seen(state)["dice"]["spent"]) == ([10, 7], [1, 0])
    play(state, "end")
    assert (seen(state)["dice"]["pool"], seen(state)["dice"]["spent"]) == ([11, 7], [0, 0])


# ---------------------------------------------------------------------- chapter 4


@rule("DS 4.1")
def test_only_own_cards_can_be_used() -> None:
    state = table([{}, {"creatures": ["arel"]}], "bs")
    assert refused(state, "heal arel") == "DS 4.1"
    assert refused(state, "attack griffin 2") == "DS 4.1"


@rule("DS 4.2")
def test_each_slot_once_per_turn_and_both_slots_of_a_card() -> None:
    state = table([], "bm bm bm")
    play(state, "attack griffin")
    assert refused(state, "attack griffin") == "DS 4.2"
    play(state, "defend griffin")
    assert slot(state, 0, "griffin", "attack")["used"]
    play(state, "end", "roll", "end")
    play(state, "roll")
    assert not slot(state, 0, "griffin", "attack")["used"]


@rule("DS 4.3")
def test_copies_have_slots_of_their_own_and_are_distinguished_when_they_differ() -> None:
    state = table([{"creatures": ["griffin", "griffin"]}], "bm bm bm")
    assert legal(state)[:2] == ["attack griffin", "defend griffin"]
    assert refused(state, "attack griffin 2") == "DS 4.3"
    play(state, "attack griffin")
    assert refused(state, "attack griffin") == "DS 4.2"
    play(state, "attack griffin 2")
    assert health(state) == [30, 26]


@rule("DS 4.4")
def test_every_choice_is_made_before_anything_is_spent() -> None:
    six = ["start_set_1", "start_set_2", "start_set_3", "heal_set", "heal_set", "heal_set"]
    state = table([{"spells": six}], "bm bm b*")
    before = seat_view(state, 0)
    play(state, "cast learn_spell", "take attack_set", "replace heal_set")
    assert answers(state) == ["pay bm bm", "pay bm b*"]
    assert (seat_view(state, 0)["health"], spells(state, 0), tray(state)) == (30, six, "bm bm b*")
    assert seat_view(state, 0)["creatures"] == before["creatures"]
    assert refused(state, "end") == "DS 3.6"
    play(state, "pay bm bm")
    assert sorted(spells(state, 0)) == sorted([*six[:3], "attack_set", "heal_set", "heal_set"])
    assert refused(state, "pay b*") == "DS 4.4"


@rule("DS 4.5")
def test_combat_spells_are_those_of_spell_sets() -> None:
    state = table([{"spells": ["start_set_1", "heal_set", "galvah_ritual"]}], "")
    names = ("basic_summon", "great_heal", "galvah_summon")
    assert [slot(state, 0, name)["combat"] for name in names] == [False, True, False]


@rule("DS 4.6")
def test_another_copy_taken_in_the_same_turn_is_unused() -> None:
    mine: Seats = [{"creatures": ["cerberus"], "tokens": {"cerberus": 3}}]
    state = table(mine, "bs ru bs bs bs ru")
    play(state, "attack cerberus", "cast advanced_summon", "take cerberus")
    assert (creatures(state, 0), tokens(state, 0)) == (["cerberus"], {})
    assert seen(state)["dice"]["spent"] == [3, 1]
    play(state, "attack cerberus")
    assert health(state) == [30, 18]
