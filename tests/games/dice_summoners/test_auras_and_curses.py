"""Auras and curses (chapters 9 and 10)."""

import pytest

import pandemonium as pm
from tests.games.dice_summoners.table import (
    Seats,
    answers,
    attack,
    gain,
    health,
    kinds,
    sacrifice,
    seat_view,
    seen,
    table,
    tokens,
    tray,
)
from tests.support import card, legal, play, refused, rule

DICE = "bm bm bm bs bs bs ru ru ru"


def value(mine: dict[str, object], text: str) -> int:
    """What an action is worth to the seat: health lost by the other, gained, or tokens placed."""
    state = table([{"health": 10, **mine}, {"health": 30}], DICE)
    play(state, text)
    if text.startswith("defend"):
        return sum(tokens(state, 0).values())
    return 30 - health(state)[1] or health(state)[0] - 10


@card("armour")
@rule("DS 9.2")
def test_armour_raises_the_defence_of_advanced_creatures_only() -> None:
    armour: dict[str, object] = {"aura": "armour"}
    assert value({**armour, "creatures": ["cerberus"]}, "defend cerberus") == 4
    assert value({**armour, "creatures": ["griffin"]}, "defend griffin") == 2
    assert value({**armour, "creatures": ["baphomet"]}, "defend baphomet") == 5
    assert value({**armour, "creatures": ["cerberus"]}, "attack cerberus") == 6
    state = table([{**armour, "spells": ["defend_set"]}], DICE)
    play(state, "cast magic_wall")
    assert tokens(state, 0) == {"magic_wall": 4}


@card("fury")
@card("werewolf")
@rule("DS 9.2")
def test_fury_raises_the_attacks_of_advanced_creatures_only() -> None:
    fury: dict[str, object] = {"aura": "fury"}
    assert value({**fury, "creatures": ["cerberus"]}, "attack cerberus") == 7
    assert value({**fury, "creatures": ["werewolf"]}, "attack werewolf") == 4
    assert value({**fury, "creatures": ["werewolf"]}, "steal werewolf") == 2
    assert value({**fury, "creatures": ["griffin"]}, "attack griffin") == 2
    assert value({**fury, "creatures": ["chimera"]}, "attack chimera") == 10
    assert value({**fury, "spells": ["attack_set"]}, "cast fireball") == 4


@card("bloodthirsty")
@rule("DS 9.3")
def test_bloodthirsty_raises_the_steals_of_all_creatures() -> None:
    aura: dict[str, object] = {"aura": "bloodthirsty"}
    assert value({**aura, "creatures": ["zombie"]}, "steal zombie") == 3
    assert value({**aura, "creatures": ["vampire"]}, "steal vampire") == 4
    assert value({**aura, "creatures": ["legba"]}, "steal legba") == 6
    assert value({**aura, "spells": ["steal_set"]}, "cast great_steal") == 3


@card("divine")
@rule("DS 9.3")
def test_divine_raises_the_heals_of_all_creatures() -> None:
    aura: dict[str, object] = {"aura": "divine"}
    assert value({**aura, "creatures": ["arel"]}, "heal arel") == 4
    assert value({**aura, "creatures": ["seraph"]}, "heal seraph") == 5
    assert value({**aura, "creatures": ["galvah"]}, "heal galvah") == 8
    assert value({**aura, "spells": ["heal_set"]}, "cast great_heal") == 4


@rule("DS 9.1")
def test_an_aura_works_at_once_and_leaves_tokens_as_they_are() -> None:
    mine: Seats = [{"creatures": ["cerberus", "leviathan"], "tokens": {"leviathan": 4}}]
    state = table(mine, "bm bs ru bs ru")
    play(state, "cast learn_aura", "take fury")
    play(state, "attack cerberus")
    assert (health(state), tokens(state, 0)) == ([30, 23], {"leviathan": 4})


@card("insight")
@rule("DS 9.4")
def test_insight_helps_one_spell_of_each_set_as_its_owner_says() -> None:
    mine: Seats = [{"spells": ["attack_set", "combat_set"], "aura": "insight"}]
    state = table(mine, "bm bm bs bs")
    play(state, "cast fireball")
    assert answers(state) == ["boost", "hold"]
    assert refused(state, "end") == "DS 9.4"
    play(state, "boost", "cast magic_arrow")
    assert health(state) == [30, 30 - 5 - 3]
    play(state, "cast magic_bomb", "boost")
    assert health(state) == [30, 22 - 7]


@card("insight")
@rule("DS 9.4")
def test_insight_held_back_goes_to_the_second_spell() -> None:
    state = table([{"spells": ["attack_set"], "aura": "insight"}], "bm bs")
    play(state, "cast fireball", "hold")
    arrow = state.game.action("cast magic_arrow")
    assert state.game.presenter.preview(state, arrow)["damage"] == 4
    play(state, "cast magic_arrow")
    assert health(state) == [30, 30 - 4 - 4]


@rule("DS 9.4")
def test_insight_learned_between_two_spells_helps_the_second() -> None:
    state = table([{"spells": ["attack_set", "start_set_3"]}], "bm bs bm bs ru")
    play(state, "cast fireball", "cast learn_aura", "take insight", "cast magic_arrow")
    assert health(state) == [30, 30 - 4 - 4]


@rule("DS 9.4")
def test_insight_is_renewed_each_turn() -> None:
    state = table([{"spells": ["attack_set"], "aura": "insight"}], "bs")
    play(state, "cast fireball", "boost")
    assert seat_view(state, 0)["spells"][0]["boosted"]
    play(state, "end", "roll", "end")
    assert not seat_view(state, 0)["spells"][0]["boosted"]


# ---------------------------------------------------------------------- curses


@rule("DS 10.1")
def test_a_curse_acts_in_the_next_three_turns_of_the_cursed_player() -> None:
    state = table([{"creatures": []}, {"creatures": []}], "bs bs", turns=1)
    play(state, "cast cast_curse", "take achlys_mist", "end")
    lost = []
    for _ in range(4):
        play(state, "roll")
        lost.append(30 - health(state)[1])
        play(state, "end", "roll", "end")
    assert lost == [3, 6, 9, 9]
    assert (seat_view(state, 1)["curse"], seen(state)["discards"]) == (None, ["achlys_mist"])


@card("hex")
@rule("DS 10.2")
def test_hex_takes_a_blue_die() -> None:
    state = gain([{"curse": "hex"}])
    play(state, "roll")
    assert len(tray(state).split()) == 2
    assert seen(state)["dice"]["pool"] == [10, 8]


@card("hex")
@rule("DS 10.2")
def test_hex_takes_a_kept_die_if_there_is_no_other_and_else_nothing() -> None:
    state = gain([{"curse": "hex", "creatures": ["baphomet"], "kept": [1, 0]}])
    play(state, "roll")
    assert set(tray(state).split()) <= {"rs", "ru", "r*"}
    state = gain([{"curse": "hex", "creatures": ["baphomet"]}])
    events = play(state, "roll")
    assert ("dice-hexed" in kinds(events), len(tray(state).split())) == (False, 2)


@rule("DS 10.2")
def test_the_supply_is_looked_at_before_hex() -> None:
    army = ["wraith", "wraith", "wraith", "cerberus", "cerberus", "cerberus"]
    state = gain([{"curse": "hex", "creatures": army, "kept": [2, 0]}, {"kept": [2, 0]}])
    play(state, "roll")
    assert len(tray(state).split()) == 9  # 2 kept and 8 new, less one


@card("achlys_mist")
@rule("DS 10.3")
def test_achlys_mist_deals_damage_after_the_roll_and_tokens_take_it_first() -> None:
    mine = {"curse": "achlys_mist", "tokens": {"griffin": 2, "ankylosaurus": 3}}
    state = gain([mine])
    play(state, "roll")
    assert (state.player, seen(state)["stage"]) == (0, "combat")
    assert tray(state)
    assert legal(state) == ["lose 0", "lose 1", "lose 2"]
    play(state, "lose 1")
    assert (health(state), tokens(state, 0)) == ([30, 30], {"griffin": 1, "ankylosaurus": 1})


@card("achlys_mist")
@rule("DS 11.1")
def test_a_curse_can_end_the_game_in_the_gain_stage() -> None:
    state = gain([{"curse": "achlys_mist", "health": 3}])
    play(state, "roll")
    assert (state.over, state.winners) == (True, (1,))


@card("swarm")
@rule("DS 10.4")
def test_swarm_steals_for_the_other_player() -> None:
    state = gain([{"curse": "swarm"}, {"health": 20, "aura": "bloodthirsty"}], attack)
    play(state, "roll")
    assert health(state) == [28, 22]
    state = gain([{"curse": "swarm", "tokens": {"griffin": 1}}, {"health": 20}], attack)
    play(state, "roll")
    assert health(state) == [29, 21]


@card("arachnes_web")
@rule("DS 10.5")
def test_arachnes_web_bars_combat_spells_only() -> None:
    mine = {
        "curse": "arachnes_web",
        "spells": ["start_set_1", "attack_set", "sacrifice_set", "galvah_ritual"],
        "tokens": {"bone_wall": 2},
    }
    state = table([mine], DICE)
    for text in ("cast fireball", "cast magic_arrow", "cast blood_heal"):
        assert refused(state, text) == "DS 10.5"
    for text in ("cast basic_summon", "cast galvah_summon", "attack griffin", "defend griffin"):
        assert text in legal(state)
    state = table([{}, mine], "bm")
    play(state, "attack griffin")
    assert (health(state), tokens(state, 1)) == ([30, 30], {})


@card("gleipnir")
@rule("DS 10.6")
def test_gleipnir_bars_every_heal_but_not_what_a_steal_gives() -> None:
    mine = {
        "curse": "gleipnir",
        "creatures": ["arel", "zombie"],
        "spells": ["heal_set", "sacrifice_set"],
        "health": 10,
    }
    state = table([mine], DICE, sacrifice)
    for text in ("heal arel", "cast great_heal", "cast small_heal", "cast blood_heal"):
        assert refused(state, text) == "DS 10.6"
    play(state, "steal zombie")
    assert health(state) == [12, 28]


@rule("DS 10.1")
@pytest.mark.parametrize(
    ("curse", "text"), [("arachnes_web", "cast fireball"), ("gleipnir", "heal arel")]
)
def test_a_curse_of_the_combat_stage_lasts_to_the_end_of_its_third_turn(
    curse: str, text: str
) -> None:
    mine = {"curse": curse, "curse_turns": 1, "spells": ["attack_set"], "creatures": ["arel"]}
    state = table([mine], DICE)
    assert refused(state, text).startswith("DS 10.")
    play(state, "end", "roll", "end")
    assert seat_view(state, 0)["curse"] is None


def test_curses_work_in_the_first_turn_too() -> None:
    state = pm.game("dice-summoners").scenario({"seats": [{"curse": "hex"}], "turns": 1})
    play(state, "roll")
    assert len(tray(state).split()) == 2
