"""The end of the game, and the online version (chapters 11 and 12)."""

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PositionError
from tests.games.dice_summoners.table import (
    answers,
    creatures,
    gain,
    game,
    health,
    kinds,
    online,
    seat_view,
    seen,
    slot,
    table,
    tokens,
    tray,
)
from tests.support import legal, play, refused, rule


@rule("DS 11.1")
def test_the_game_ends_at_once_at_zero_health() -> None:
    state = table([{}, {"health": 3}], "bs bm bm")
    events = play(state, "attack succubus")
    assert (state.over, state.winners, state.scores) == (True, (0,), [1, 0])
    assert (events[-1].kind, seen(state)["stage"]) == ("game-won", "over")
    assert not seen(state)["capped"]


@rule("DS 11.2")
def test_after_the_end_nothing_can_be_done() -> None:
    state = table([{}, {"health": 3}], "bs bm bm")
    play(state, "attack succubus")
    assert refused(state, "attack griffin") == "DS 11.2"
    assert refused(state, "end") == "DS 11.2"


@rule("DS 11.3")
def test_giving_up_is_an_option() -> None:
    assert refused(table([], "bm"), "surrender") == "DS 11.3"
    state = table([], "bm", pm.game("dice-summoners", surrender=True))
    events = play(state, "surrender")
    assert (state.winners, kinds(events)) == ((1,), ["surrendered", "game-won"])


def idle(state: pm.State, turns: int) -> None:
    """Both players roll and do nothing for a number of turns."""
    for _ in range(turns):
        play(state, "roll", "end")


@rule("DS 11.4")
@pytest.mark.parametrize(
    ("points", "winners"), [([10, 20], (1,)), ([20, 10], (0,)), ([10, 10], (0, 1))]
)
def test_at_the_turn_cap_health_decides(points: list[int], winners: tuple[int, ...]) -> None:
    capped = pm.game("dice-summoners", turn_cap=10)
    state = gain([{"health": n} for n in points], capped, turns=9)
    idle(state, 1)
    assert not state.over
    idle(state, 1)
    assert (state.winners, seen(state)["capped"]) == (winners, True)
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.cut, outcome.draw) == (True, len(winners) == 2)


@rule("DS 11.4")
def test_people_are_not_cut() -> None:
    assert pm.about("dice-summoners").for_people() == {"turn_cap": 0}
    people = pm.game("dice-summoners", turn_cap=0)
    state = gain([], people, turns=1000)
    idle(state, 5)
    assert not state.over
    assert people.load(state.save()).save() == state.save()


@rule("DS 11.5")
def test_people_who_both_want_to_play_on_do() -> None:
    people = pm.game("dice-summoners", turn_cap=10, play_on=True)
    state = gain([], people, turns=10)
    idle(state, 1)
    assert (state.player, legal(state)) == (1, ["play on", "stop"])
    assert refused(state, "roll") == "DS 11.5"
    play(state, "play on")
    assert state.player == 0
    play(state, "play on")
    assert (state.player, seen(state)["last_turn"], legal(state)) == (1, 20, ["roll"])
    idle(state, 10)
    assert legal(state) == ["play on", "stop"]


@rule("DS 11.5")
def test_either_can_stop_at_the_cap() -> None:
    people = pm.game("dice-summoners", turn_cap=10, play_on=True)
    for choices in (["stop"], ["play on", "stop"]):
        state = gain([{"health": 20}], people, turns=10)
        idle(state, 1)
        play(state, *choices)
        assert (state.winners, seen(state)["capped"]) == ((1,), True)


# ---------------------------------------------------------------------- the online version


@rule("DS 12.1")
def test_online_nothing_attacks_or_steals_in_the_first_turn_but_heals() -> None:
    mine = {"creatures": ["griffin", "arel", "zombie"], "spells": ["attack_set", "steal_set"]}
    state = table([{**mine, "health": 20}], "bm bm bs bs", online, turns=1)
    for text in ("attack griffin", "steal zombie", "cast fireball", "cast small_steal"):
        assert refused(state, text) == "DS 12.1"
    play(state, "heal arel", "defend griffin")
    assert health(state) == [23, 30]


def lost(damage: str, guard: dict[str, int], *answers: str) -> tuple[list[int], dict[str, int]]:
    """Health and tokens of the defender after an attack by 3 (succubus) or 4 (wraith)."""
    army = {"creatures": ["ankylosaurus", "griffin", "succubus"], "tokens": guard}
    dice = "bs" if damage == "succubus" else "ru"
    state = table([{"creatures": [damage]}, army], dice, online)
    play(state, f"attack {damage}", *answers)
    assert state.player == 0
    return health(state), tokens(state, 1)


@rule("DS 12.2")
def test_online_slots_are_emptied_one_after_the_other_and_tokens_may_be_spared() -> None:
    guard = {"ankylosaurus": 3, "griffin": 2}
    assert lost("wraith", guard, "lose 3", "lose 1") == ([30, 30], {"griffin": 1})
    assert lost("wraith", guard, "lose 3", "lose 0") == ([30, 29], {"griffin": 2})
    assert lost("wraith", guard, "lose 0", "lose 0") == ([30, 26], guard)
    assert lost("wraith", guard, "lose 0", "lose 2") == ([30, 28], {"ankylosaurus": 3})
    # first the Griffin's two, then two of the Ankylosaurus: the rest is settled
    assert lost("wraith", guard, "lose 2") == ([30, 30], {"ankylosaurus": 1})


@rule("DS 12.2")
def test_online_a_slot_is_not_left_half_empty_while_damage_goes_on() -> None:
    army = {"creatures": ["ankylosaurus", "griffin"], "tokens": {"ankylosaurus": 3, "griffin": 2}}
    state = table([{"creatures": ["wraith"]}, army], "ru", online)
    play(state, "attack wraith")
    assert legal(state) == ["lose 0", "lose 2", "lose 3"]
    assert refused(state, "lose 1") == "DS 12.2"


@rule("DS 12.3")
def test_online_dice_never_run_out() -> None:
    army = ["wraith", "wraith", "wraith", "cerberus", "cerberus", "cerberus"]
    state = gain([{"creatures": army, "kept": [2, 2]}, {"kept": [2, 2]}], online)
    play(state, "roll")
    assert len(tray(state).split()) == 16


@rule("DS 12.4")
def test_online_a_mythic_can_be_given_up() -> None:
    state = table([{"creatures": ["baphomet"]}], "bs bs", online)
    play(state, "cast advanced_summon", "take hashmal")
    assert creatures(state, 0) == ["hashmal"]


@rule("DS 12.5")
def test_online_a_basic_summon_with_six_creatures_replaces_one() -> None:
    six = ["griffin", "succubus", "zombie", "arel", "baphomet", "cerberus"]
    state = table([{"creatures": six}], "bm bm", online)
    play(state, "cast basic_summon", "take succubus")
    assert answers(state) == [f"replace {name}" for name in six]
    play(state, "replace baphomet")
    assert creatures(state, 0) == ["griffin", "succubus", "zombie", "arel", "succubus", "cerberus"]


@rule("DS 12.6")
def test_online_insight_helps_the_first_spell_of_a_set_and_no_other() -> None:
    state = table([{"spells": ["attack_set"], "aura": "insight"}], "bm bs", online)
    play(state, "cast fireball", "cast magic_arrow")
    assert health(state) == [30, 30 - 5 - 3]
    state = table([{"spells": ["attack_set", "start_set_3"]}], "bm bs bm bs ru", online)
    play(state, "cast fireball", "cast learn_aura", "take insight", "cast magic_arrow")
    assert health(state) == [30, 30 - 4 - 3]


# ---------------------------------------------------------------------- scenarios


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"seats": 3}, "seats"),
        ({"seats": [1]}, "seats: expected"),
        ({"seats": [{}, {}, {}]}, "seats: expected at most 2 tables"),
        ({"seats": [{"souls": 3}]}, r"seats\[0\]: unknown key 'souls'"),
        ({"seats": [{"health": 31}]}, "health: expected a whole number from 1 to 30"),
        ({"seats": [{"creatures": ["nobody"]}]}, "unknown card 'nobody'"),
        ({"seats": [{"creatures": ["hex"]}]}, "'hex' does not belong there"),
        ({"seats": [{"creatures": ["griffin"] * 7}]}, "at most 6"),
        ({"seats": [{"creatures": ["wraith"] * 4}]}, "no more copies of 'wraith'"),
        ({"seats": [{"aura": "hex"}]}, "aura: 'hex' does not belong"),
        ({"seats": [{"tokens": {"werewolf": 1}}]}, "no slot 'werewolf'"),
        ({"seats": [{"kept": [3, 0]}]}, "kept"),
        ({"seats": [{"kept": 3}]}, "kept"),
        ({"seats": [{"tokens": 3}]}, "tokens"),
        ({"dice": "xx"}, "dice: expected a text"),
        ({"dice": "bm " * 13}, "more than there are"),
        ({"turn": 2}, "turn"),
        ({"empty_decks": "griffin"}, "empty_decks"),
        ({"decks": ["griffin"]}, "decks: expected a table of decks"),
        ({"decks": {"nobody": 1}}, "unknown card 'nobody'"),
        ({"decks": {"griffin": 7}}, "decks: expected a whole number from 0 to"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused(data: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        game.scenario(data)


def test_a_scenario_says_how_many_cards_are_left_in_a_deck() -> None:
    state = game.scenario({"decks": {"griffin": 1}, "empty_decks": ["succubus"]})
    left = {deck["card"]: deck["left"] for deck in seen(state)["decks"]}
    assert (left["griffin"], left["succubus"]) == (1, 0)
    assert set(seen(state)["discards"]) == {"griffin", "succubus"}


def test_the_view_shows_kept_dice_gains_and_the_badges_of_the_first_turns() -> None:
    state = gain([{"kept": [2, 1]}], turns=2)
    view = seen(state)
    assert (view["first_turn"], view["bonus_die"]) == (True, True)
    assert (seat_view(state, 0)["kept"], seat_view(state, 0)["gains"]) == ([2, 1], [3, 0])


def test_the_view_previews_what_an_attack_would_do() -> None:
    state = table([{}, {"health": 2, "tokens": {"griffin": 1}}], "bm bs")
    assert slot(state, 0, "griffin", "attack")["hit"] == {"tokens": 1, "health": 1, "kills": False}
    assert slot(state, 0, "succubus", "attack")["hit"] == {"tokens": 1, "health": 2, "kills": True}
    assert slot(state, 0, "griffin", "defend")["hit"] is None
    assert slot(state, 1, "griffin", "attack")["hit"] is None
