"""Saves and scenarios of inconsistent positions are rejected."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PositionError
from tests.games.mephisto.table import duel, gear, hand, player_view, scene, seen, teams
from tests.support import legal, play


def numbers(name: str) -> list[int]:
    """The numbers of a card's copies."""
    return duel.copies_of(name)


def saved() -> dict[str, Any]:
    """A position with a little of everything."""
    mallet = {"card": "mallet", "attached": ["blazing"]}
    seat = {"hand": ["portal", "witch"], "gear": [[mallet, "potion"]], "pile": ["goblin"]}
    data: dict[str, Any] = json.loads(json.dumps(scene(duel, {"1a": "lich"}, seat).save()))
    return data


def swap(data: dict[str, Any], name: str, place: list[int], index: int) -> None:
    """A card of the deck and another one change places."""
    (card,) = numbers(name)[:1]
    for pile in (data["deck"]["cards"], data["deck"]["known"]):
        if card in pile:
            pile[pile.index(card)] = place[index]
            place[index] = card
            return
    raise AssertionError(f"{name} is not in the deck")


def an_item_in_the_pile(data: dict[str, Any]) -> None:
    swap(data, "stew", data["seats"][0]["pile"], 0)


def a_monster_in_a_lane(data: dict[str, Any]) -> None:
    swap(data, "vampire", data["seats"][0]["gear"], 1)


def a_spell_under_a_potion(data: dict[str, Any]) -> None:
    spell = data["attached_to"].index(numbers("mallet")[0])
    data["attached_to"][spell] = numbers("potion")[0]


def a_monster_under_a_weapon(data: dict[str, Any]) -> None:
    weapon = numbers("mallet")[0]
    spell = data["attached_to"].index(weapon)
    data["attached_to"][spell] = -1
    pile = data["seats"][0]["pile"]
    data["attached_to"][pile[0]] = weapon
    pile.clear()
    data["deck"]["cards"].append(spell)


def attack_from_nowhere(data: dict[str, Any]) -> None:
    data["enchanted"][numbers("mallet")[0]] = 7


def too_much_durability(data: dict[str, Any]) -> None:
    data["durability"][numbers("mallet")[0]] = 3


def durability_of_what_is_not_in_play(data: dict[str, Any]) -> None:
    data["durability"][numbers("fork")[0]] = 1


def favor_beyond_the_limit(data: dict[str, Any]) -> None:
    data["seats"][0]["favor"] = 11


def a_gap_in_a_lane(data: dict[str, Any]) -> None:
    lanes = data["seats"][0]["gear"]
    lanes[2], lanes[3] = -1, lanes[1]
    lanes[1] = -1


def a_known_card_that_is_not_held(data: dict[str, Any]) -> None:
    data["seats"][0]["known"] = [numbers("fork")[0]]


def activated_too_often(data: dict[str, Any]) -> None:
    data["activated"] = numbers("potion") * 2


def activated_without_an_ability(data: dict[str, Any]) -> None:
    data["activated"] = numbers("mallet")


def weapons_without_a_fight(data: dict[str, Any]) -> None:
    data["wielded"] = numbers("mallet")


def a_fight_without_a_question(data: dict[str, Any]) -> None:
    data["foes"] = [0]


def a_card_aside_for_nothing(data: dict[str, Any]) -> None:
    data["aside"] = [data["seats"][0]["hand"].pop()]


def a_payment_for_a_card_that_is_not_aside(data: dict[str, Any]) -> None:
    pay = {"do": "Pay", "seat": 0, "card": numbers("shovel")[0], "left": 1}
    data["todo"].append(pay)


def a_payment_for_a_monster(data: dict[str, Any]) -> None:
    data["todo"].append({"do": "Pay", "seat": 0, "card": numbers("lich")[0], "left": 1})


def nothing_that_goes_on(data: dict[str, Any]) -> None:
    data["todo"] = [{"do": "ChooseVictim", "seat": 0, "card": numbers("witch")[0]}]


def a_card_twice(data: dict[str, Any]) -> None:
    data["seats"][1]["hand"].append(data["seats"][0]["hand"][0])


@pytest.mark.parametrize(
    "damage",
    [
        an_item_in_the_pile,
        a_monster_in_a_lane,
        a_spell_under_a_potion,
        a_monster_under_a_weapon,
        attack_from_nowhere,
        too_much_durability,
        durability_of_what_is_not_in_play,
        favor_beyond_the_limit,
        a_gap_in_a_lane,
        a_known_card_that_is_not_held,
        activated_too_often,
        activated_without_an_ability,
        weapons_without_a_fight,
        a_fight_without_a_question,
        a_card_aside_for_nothing,
        a_payment_for_a_card_that_is_not_aside,
        a_payment_for_a_monster,
        nothing_that_goes_on,
        a_card_twice,
    ],
)
def test_a_save_that_cannot_be_is_refused(damage: Callable[[dict[str, Any]], None]) -> None:
    data = saved()
    duel.load(data)  # it is sound before
    data = saved()
    damage(data)
    with pytest.raises(PositionError) as caught:
        duel.load(data)
    assert " " in str(caught.value)  # a sentence


@pytest.mark.parametrize(
    ("expected", "message"),
    [
        ({"seats": [{"pile": ["stew"]}]}, "'stew' is not a monster"),
        (
            {"seats": [{"gear": [[{"card": "potion", "attached": ["blazing"]}]]}]},
            "not a weapon in play",
        ),
        (
            {"seats": [{"gear": [[{"card": "mallet", "attached": ["goblin"]}]]}]},
            "cannot be attached to a weapon",
        ),
        (
            {"seats": [{"gear": [[{"card": "mallet", "activated": 1}]]}]},
            "cannot have been activated",
        ),
        ({"seats": [{"hand": ["fork"], "known": ["key"]}]}, "'key' is not in that hand"),
        ({"seats": [{"hand": ["fork", "key"], "hand_size": 1}]}, "hand_size"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_scenario_that_cannot_be_is_refused(expected: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        duel.scenario(expected)


def test_partners_begin_with_the_first_of_them() -> None:
    with pytest.raises(PositionError, match="cannot be the first player"):
        teams.scenario({"start": 1})


# ---------------------------------------------------------------------- what scenarios can say


def test_a_scenario_says_how_large_a_hand_is() -> None:
    state = duel.scenario({"seats": [{"hand": ["fork"], "hand_size": 5}, {"hand_size": 1}]})
    assert (len(hand(state, 0)), len(hand(state, 1))) == (5, 1)
    assert "fork" in hand(state, 0)


def test_a_scenario_says_exactly_what_the_deck_is() -> None:
    state = duel.scenario({"deck": ["witch", "fork"], "only_deck": True, "under": ["key"]})
    assert seen(state)["deck"] == 3
    play(state, "loot deck")
    assert hand(state, 0)[-1] == "witch"


def test_a_scenario_says_how_many_cards_the_deck_has() -> None:
    state = duel.scenario({"deck": ["witch"], "under": ["key"], "deck_size": 5})
    assert (seen(state)["deck"], seen(state)["under"]) == (5, ["key"])
    play(state, "loot deck")
    assert hand(state, 0)[-1] == "witch"
    with pytest.raises(PositionError, match="deck_size: expected a whole number from 2"):
        duel.scenario({"deck": ["witch"], "under": ["key"], "deck_size": 1})


def test_a_scenario_says_what_was_done_in_this_turn() -> None:
    potion = {"card": "potion", "activated": 1}
    repeater = {"card": "repeater", "fresh": True}
    state = scene(duel, {"1a": "spider"}, {"gear": [[potion, repeater]], "has_cast": True})
    assert [item["activated"] for item in player_view(state)["gear"][0]] == [1, 0]
    assert "activate potion" not in legal(state)
    assert gear(state)[0] == ["potion", "repeater"]
    assert "fight 1a" not in legal(state)


# ---------------------------------------------------------------------- outcomes


def test_equal_in_everything_is_a_draw() -> None:
    cells = {"1a": "mallet", "1b": "fork", "2a": "skewer", "2b": "key", "3a": "stew", "3b": "torch"}
    state = scene(duel, cells, {}, {}, deck=("lich",), discards=["potion"], only_deck=True, turn=1)
    play(state, "loot deck")
    assert state.outcome is not None
    assert (state.outcome.draw, state.outcome.reason) == (True, "all-equal")
    assert (state.winners, state.returns) == ((0, 1), [0.5, 0.5])


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        ({"pile": ["goblin"]}, "most-souls"),
        ({"favor": 6}, "more-favor"),
        ({"gear": [["grimoire"]]}, "more-gear"),
    ],
)
def test_the_reason_says_what_decided(seat: dict[str, object], reason: str) -> None:
    cells = {"1a": "mallet", "1b": "fork", "2a": "skewer", "2b": "key", "3a": "stew", "3b": "torch"}
    state = scene(
        duel, cells, seat, {}, deck=("lich",), discards=["potion"], only_deck=True, turn=1
    )
    play(state, "loot deck")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.draw) == (reason, False)
    assert state.returns == [1.0, 0.0]


def test_a_solitary_game_is_worth_all_or_nothing() -> None:
    game = pm.game("mephisto", players=1)
    state = game.start(1)
    assert state.returns == [0.5]
    rng = pm.Chance(2)
    while not state.over:
        state.apply(state.legal()[rng.below(len(state.legal()))])
    assert state.returns == [1.0 if state.winners else 0.0]
    assert state.outcome is not None
    assert state.outcome.reason in ("goal-reached", "deck-ran-out")
