"""Attack, steal, heal, defend; giving up creatures; limits; taking cards (chapters 5 to 8)."""

from itertools import permutations, product

import pytest

import pandemonium as pm
from tests.games.dice_summoners.table import (
    Seats,
    answers,
    attack,
    creatures,
    game,
    health,
    left,
    online,
    sacrifice,
    seat_view,
    seen,
    slot,
    spells,
    table,
    tokens,
)
from tests.support import legal, play, refused, rule

ANKYLO: dict[str, object] = {"creatures": ["ankylosaurus", "griffin"]}
SIX = ["griffin", "griffin", "succubus", "succubus", "ankylosaurus", "zombie"]


# ---------------------------------------------------------------------- damage


@rule("DS 5.1")
def test_tokens_take_damage_before_health() -> None:
    state = table([{}, {**ANKYLO, "tokens": {"griffin": 2}}], "bs")
    play(state, "attack succubus")
    assert (health(state), tokens(state, 1)) == ([30, 29], {})


@rule("DS 5.2")
def test_the_defender_splits_the_damage_as_they_like() -> None:
    splits = {}
    for first in (1, 2, 3):
        theirs = {**ANKYLO, "tokens": {"ankylosaurus": 3, "griffin": 2}}
        state = table([{}, theirs], "bs")
        play(state, "attack succubus")
        assert (state.player, legal(state)) == (1, ["lose 1", "lose 2", "lose 3"])
        play(state, f"lose {first}")
        splits[first] = tokens(state, 1)
        assert (state.player, health(state)) == (0, [30, 30])
    assert splits == {
        1: {"ankylosaurus": 2},
        2: {"ankylosaurus": 1, "griffin": 1},
        3: {"griffin": 2},
    }


@rule("DS 5.1")
@rule("DS 5.2")
def test_tokens_cannot_be_spared_and_no_more_go_than_the_damage() -> None:
    state = table([{}, {**ANKYLO, "tokens": {"ankylosaurus": 3, "griffin": 2}}], "bs")
    play(state, "attack succubus")
    assert refused(state, "lose 0") == "DS 5.1"
    assert refused(state, "lose 4") == "DS 5.2"
    assert refused(state, "attack griffin") == "DS 5.2"


@rule("DS 5.2")
def test_where_all_tokens_must_go_nobody_is_asked() -> None:
    state = table([{"creatures": ["cerberus"]}, {**ANKYLO, "tokens": {"ankylosaurus": 3}}], "bs ru")
    play(state, "attack cerberus")
    assert (state.player, health(state), tokens(state, 1)) == (0, [30, 27], {})


@rule("DS 5.3")
def test_health_stops_at_zero() -> None:
    state = table([{"creatures": ["cerberus"]}, {"health": 2}], "bs ru")
    play(state, "attack cerberus")
    assert (health(state), state.winners) == ([30, 0], (0,))


@rule("DS 5.4")
def test_a_heal_stops_at_30_and_may_be_in_vain() -> None:
    state = table([{"spells": ["heal_set"], "health": 28}], "bs bm")
    play(state, "cast great_heal")
    assert health(state) == [30, 30]
    events = play(state, "cast small_heal")
    assert (health(state), events[-1].kind) == ([30, 30], "health-full")


@rule("DS 5.5")
@pytest.mark.parametrize(
    ("mine", "theirs", "guard", "after"),
    [
        (20, 25, 0, [25, 20]),  # the thief gains what the other loses
        (20, 25, 2, [23, 22]),  # two of five damage are taken by tokens
        (20, 25, 5, [20, 25]),  # tokens take it all: nothing is gained
        (28, 25, 0, [30, 20]),  # never beyond 30
        (20, 3, 0, [23, 0]),  # a kill gives only what was left
    ],
)
def test_a_steal_gains_exactly_the_health_that_was_lost(
    mine: int, theirs: int, guard: int, after: list[int]
) -> None:
    other = {"creatures": ["stegosaurus"], "health": theirs, "tokens": {"stegosaurus": guard}}
    state = table([{"creatures": ["legba"], "health": mine}, other], "ru ru", attack)
    play(state, "steal legba")
    assert health(state) == after


@rule("DS 5.6")
def test_a_defence_cannot_be_raised_while_a_token_is_left() -> None:
    state = table([{"tokens": {"griffin": 1}}], "bm")
    assert refused(state, "defend griffin") == "DS 5.6"
    state = table([], "bm")
    play(state, "defend griffin")
    assert tokens(state, 0) == {"griffin": 2}


@rule("DS 5.7")
def test_tokens_stay_and_the_slots_of_a_spell_set_are_apart() -> None:
    state = table([{"spells": ["defend_set"], "tokens": {"magic_wall": 1}}], "bs bm")
    assert refused(state, "cast magic_wall") == "DS 5.6"
    play(state, "cast magic_shield", "end", "roll", "end")
    assert tokens(state, 0) == {"magic_wall": 1, "magic_shield": 3}


@rule("DS 5.7")
def test_tokens_on_a_spell_protect_the_player() -> None:
    theirs = {"spells": ["defend_set"], "tokens": {"magic_shield": 3}}
    state = table([{}, theirs], "bm")
    play(state, "attack griffin")
    assert (health(state), tokens(state, 1)) == ([30, 30], {"magic_shield": 1})


@rule("DS 5.8")
def test_more_than_thirty_tokens_can_lie_on_the_table() -> None:
    walls = {
        "spells": ["combat_set"] * 3 + ["sacrifice_set"] * 3,
        "tokens": {"heavy_wall": 7, "heavy_wall 2": 7, "heavy_wall 3": 7, "bone_wall": 7},
        "creatures": ["griffin", "griffin", "griffin"],
    }
    state = table([walls, {}], "bm bm")
    play(state, "cast bone_wall 2", "defend griffin")
    assert seat_view(state, 0)["tokens"] == 36


# ---------------------------------------------------------------------- giving up creatures


@rule("DS 6.1")
def test_a_basic_or_an_advanced_creature_is_given_up_but_no_mythic() -> None:
    state = table([{"creatures": ["baphomet", "griffin", "cerberus"]}], "bs bs")
    play(state, "cast advanced_summon", "take hashmal")
    assert answers(state) == ["give griffin", "give cerberus"]
    assert refused(state, "give baphomet") == "DS 6.1"
    assert refused(state, "give succubus") == "DS 6.1"
    assert refused(state, "take hashmal") == "DS 6.1"
    play(state, "give cerberus")
    assert creatures(state, 0) == ["baphomet", "griffin", "hashmal"]


@rule("DS 6.1")
def test_mythics_alone_cannot_pay_for_a_summon() -> None:
    state = table([{"creatures": ["baphomet"]}], "bs bs")
    assert refused(state, "cast advanced_summon") == "DS 6.1"


@rule("DS 6.2")
def test_the_creature_may_have_been_used_and_its_tokens_go() -> None:
    state = table([{"creatures": ["griffin"], "tokens": {"griffin": 2}}], "bm bs bs")
    play(state, "attack griffin", "cast advanced_summon", "take hashmal")
    assert (health(state), creatures(state, 0), tokens(state, 0)) == ([30, 28], ["hashmal"], {})


@rule("DS 6.3")
def test_the_last_creature_may_be_given_up() -> None:
    mine = {"creatures": ["griffin"], "spells": ["sacrifice_set"], "health": 10}
    state = table([mine], "bm", sacrifice)
    play(state, "cast blood_heal", "end", "roll", "end", "roll")
    assert (creatures(state, 0), sum(seen(state)["dice"]["tray"].values())) == ([], 1)


# ---------------------------------------------------------------------- limits


@rule("DS 7.1")
def test_with_six_creatures_there_is_no_basic_summon() -> None:
    state = table([{"creatures": SIX}], "bm bm bs bs")
    assert refused(state, "cast basic_summon") == "DS 7.1"
    play(state, "cast advanced_summon", "take cerberus", "give zombie")
    assert (len(creatures(state, 0)), "cerberus" in creatures(state, 0)) == (6, True)


@rule("DS 7.1")
def test_with_six_creatures_a_ritual_fits() -> None:
    state = table([{"creatures": SIX, "spells": ["chimera_ritual"]}], "ru ru")
    play(state, "cast chimera_summon", "give zombie")
    assert (len(creatures(state, 0)), "chimera" in creatures(state, 0)) == (6, True)


FULL = ["start_set_1", "start_set_2", "start_set_3", "defend_set", "galvah_ritual", "heal_set"]


@rule("DS 7.2")
def test_with_six_spell_sets_the_new_one_replaces_any_of_them() -> None:
    for place, name in enumerate(FULL):
        state = table([{"spells": FULL}], "bm bm")
        play(state, "cast learn_spell", "take combat_set")
        assert answers(state) == [f"replace {card}" for card in FULL]
        assert refused(state, "replace griffin") == "DS 7.2"
        assert refused(state, "replace attack_set") == "DS 7.2"
        play(state, f"replace {name}")
        assert spells(state, 0) == [*FULL[:place], "combat_set", *FULL[place + 1 :]]
        assert seen(state)["discards"] == [name]


@rule("DS 7.2")
def test_a_ritual_takes_a_place_among_the_six_too() -> None:
    state = table([{"spells": FULL}], "ru ru ru")
    play(state, "cast mythic_summon", "take baphomet_ritual", "replace start_set_3")
    assert sorted(spells(state, 0)) == sorted([*FULL[:2], *FULL[3:], "baphomet_ritual"])


@rule("DS 7.2")
@rule("DS 4.6")
def test_the_card_whose_spell_was_cast_may_be_replaced_itself() -> None:
    state = table([{"spells": FULL}], "bm bm bs")
    play(state, "cast learn_spell", "take attack_set", "replace start_set_1")
    assert "start_set_1" not in spells(state, 0)
    play(state, "cast fireball")
    assert health(state) == [30, 26]


@rule("DS 7.3")
def test_what_is_replaced_is_lost_with_its_tokens() -> None:
    state = table([{"spells": FULL, "tokens": {"magic_wall": 4}}], "bm bm")
    play(state, "cast learn_spell", "take defend_set", "replace defend_set")
    assert (tokens(state, 0), left(state, "defend_set")) == ({}, 1)
    assert seen(state)["discards"] == ["defend_set"]


@rule("DS 7.4")
def test_a_new_aura_replaces_the_old_one() -> None:
    state = table([{"aura": "fury"}], "bm bs ru")
    play(state, "cast learn_aura", "take insight")
    assert (seat_view(state, 0)["aura"], seen(state)["discards"]) == ("insight", ["fury"])


@rule("DS 7.5")
def test_a_new_curse_replaces_the_old_one_and_counts_afresh() -> None:
    state = table([{}, {"curse": "hex", "curse_turns": 1}], "bs bs")
    play(state, "cast cast_curse", "take achlys_mist")
    assert (seat_view(state, 1)["curse"], seat_view(state, 1)["curse_turns"]) == ("achlys_mist", 3)
    assert seen(state)["discards"] == ["hex"]


# ---------------------------------------------------------------------- taking cards


@rule("DS 8.1")
def test_a_spell_brings_only_cards_of_its_kind() -> None:
    state = table([], "bm bm bs")
    play(state, "cast basic_summon")
    assert refused(state, "take cerberus") == "DS 8.1"
    assert refused(state, "attack griffin") == "DS 8.1"


@rule("DS 8.2")
def test_an_empty_deck_cannot_be_chosen() -> None:
    state = table([], "bm bm", empty_decks=["griffin"])
    play(state, "cast basic_summon")
    assert creatures(state, 0)[-1] == "succubus"  # the last deck leaves no choice
    state = table([], "bm bm", empty_decks=["defend_set"])
    play(state, "cast learn_spell")
    assert answers(state) == ["take attack_set", "take combat_set"]
    assert refused(state, "take defend_set") == "DS 8.2"
    assert refused(table([], "bm bm", empty_decks=["attack_set"]), "take heal_set") == "DS 4.4"


@rule("DS 8.2")
def test_without_any_card_of_the_kind_the_spell_cannot_be_cast() -> None:
    state = table([], "bm bm", empty_decks=["griffin", "succubus"])
    assert refused(state, "cast basic_summon") == "DS 8.2"


@rule("DS 8.3")
def test_learning_and_casting_a_ritual_may_happen_in_one_turn() -> None:
    state = table([{"creatures": ["griffin"]}], "ru ru ru ru ru")
    play(state, "cast mythic_summon", "take baphomet_ritual")
    assert creatures(state, 0) == ["griffin"]
    play(state, "cast baphomet_summon")
    assert creatures(state, 0) == ["baphomet"]


@rule("DS 8.4")
def test_a_ritual_is_cast_once_and_keeps_its_place() -> None:
    mine: Seats = [{"spells": ["galvah_ritual"], "creatures": ["griffin", "griffin"]}]
    state = table(mine, "ru ru ru ru")
    play(state, "cast galvah_summon")
    assert spells(state, 0) == ["galvah_ritual"]
    assert seat_view(state, 0)["spells"][0]["spent"]
    assert refused(state, "cast galvah_summon") == "DS 8.4", "not only used in this turn"
    play(state, "end", "roll", "end", "roll")
    assert slot(state, 0, "galvah_summon")["reason"] in ("ritual-cast", "cannot-pay")
    state = table(mine, "ru ru", empty_decks=["galvah"])
    assert refused(state, "cast galvah_summon") == "DS 8.4"


@rule("DS 8.5")
def test_a_ritual_replaced_unused_takes_its_mythic_with_it() -> None:
    state = table([{"spells": FULL}], "bm bm ru ru ru")
    play(state, "cast learn_spell", "take combat_set", "replace galvah_ritual")
    assert (left(state, "galvah"), left(state, "galvah_ritual")) == (1, 0)
    play(state, "cast mythic_summon")
    assert answers(state) == ["take baphomet_ritual", "take chimera_ritual"]
    assert refused(state, "take galvah_ritual") == "DS 8.2"
    assert refused(state, "take galvah") == "DS 8.1"


@rule("DS 8.6")
def test_what_is_given_up_leaves_the_game() -> None:
    state = table([{"creatures": ["griffin"]}], "bs bs")
    before = left(state, "griffin")
    play(state, "cast advanced_summon", "take hashmal")
    assert (left(state, "griffin"), seen(state)["discards"]) == (before, ["griffin"])


def test_the_box_is_full_when_nothing_is_said() -> None:
    state = game.scenario({})
    assert sum(deck["left"] for deck in seen(state)["decks"]) == 47


def splits_by_card(state: pm.State) -> list[tuple[int, ...]]:
    """Health and tokens on each of three cards at the end of every sequence of answers."""
    if state.player == 0 or state.over:
        left = tokens(state, 1)
        return [(health(state)[1], *(left.get(name, 0) for name in GUARDS))]
    ends = []
    for action in state.legal():
        copy = state.clone()
        copy.apply(action)
        ends += splits_by_card(copy)
    return ends


GUARDS = ("ankylosaurus", "griffin", "succubus")


def struck(of: pm.Game, guard: tuple[int, ...], damage: int) -> pm.State:
    """Seat 1, with these tokens, is dealt so much damage."""
    by = {1: "ankylosaurus", 2: "griffin", 3: "succubus", 4: "wraith", 5: "manticore"}[damage]
    theirs = {"creatures": list(GUARDS), "tokens": dict(zip(GUARDS, guard, strict=True))}
    state = table([{"creatures": [by]}, theirs], "bm bs bs ru", of)
    play(state, f"attack {by}")
    if state.player == 0 and legal(state)[0].startswith("pay"):
        play(state, legal(state)[0])
    return state


def emptied_in_some_order(guard: tuple[int, ...], damage: int) -> set[tuple[int, ...]]:
    """The online rule done literally: slots in every order, stopping after any of them."""
    ends = set()
    for order in permutations(range(len(guard))):
        for stop in range(len(guard) + 1):
            left, rest = list(guard), damage
            for place in order[:stop]:
                taken = min(left[place], rest)
                left[place] -= taken
                rest -= taken
            ends.add((30 - rest, *left))
    return ends


@rule("DS 5.2")
@rule("DS 12.2")
@pytest.mark.parametrize("damage", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("guard", [(0, 0, 0), (2, 0, 1), (3, 2, 1), (1, 1, 1), (4, 3, 2)])
def test_every_split_is_reached_in_exactly_one_way(guard: tuple[int, ...], damage: int) -> None:
    ends = splits_by_card(struck(game, guard, damage))
    taken = min(damage, sum(guard))
    expected = [
        (30 - damage + taken, *(held - gone for held, gone in zip(guard, lost, strict=True)))
        for lost in product(*(range(held + 1) for held in guard))
        if sum(lost) == taken
    ]
    assert sorted(ends) == sorted(expected)
    ends = splits_by_card(struck(online, guard, damage))
    assert len(set(ends)) == len(ends)
    assert set(ends) == emptied_in_some_order(guard, damage)
