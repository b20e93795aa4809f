"""Cards that are not in the box: verbs no printed card has, and chains that must end."""

import json

import pytest

import pandemonium as pm
from tests.games.lets_summon_demons.table import (
    cards,
    demons,
    happened,
    play_out,
    seen,
    souls,
    with_card,
)
from tests.support import legal, play, refused, rule

# ---------------------------------------------------------------------- verbs no printed card has


def test_a_card_may_pay_with_its_own_equal() -> None:
    game = with_card(copies=3, effect=[{"may": ["animal"]}, {"collect": 1}])
    state = game.scenario({"seats": [{"souls": 0, "cards": ["own", "own"]}]}, chance=[3, 4])
    play(state, "roll", "decline")
    assert legal(state) == ["discard own", "discard own 2", "decline"]
    play(state, "discard own 2")
    assert (cards(state, 0), souls(state)[0]) == (["own"], 1)


def test_a_card_may_make_its_owner_discard_its_equal() -> None:
    game = with_card(copies=3, effect=[{"discard": "animal"}])
    state = game.scenario({"seats": [{"cards": ["own", "own"]}]}, chance=[3, 4])
    play(state, "roll", "discard own 2")
    assert cards(state, 0) == ["own"]  # the other one was gone before it could act


@rule("LSD 4.1")
def test_an_effect_goes_on_behind_a_choice_that_is_impossible() -> None:
    choice = {"choose": [[{"steal": "kid"}], [{"gain": "kid"}]]}
    game = with_card(effect=[choice, {"collect": 3}])
    state = game.scenario({"seats": [{"souls": 0, "cards": ["own"]}], "block": []}, chance=[3, 4])
    play(state, "roll")
    assert souls(state)[0] == 3


@pytest.mark.parametrize(
    "first",
    [
        {"may": ["boy"]},
        {"steal": "everything"},
        {"discard": "boy"},
        {"activate": "demon"},
        {"activate": "animal", "each": True},
        {"gain": "kid"},
        {"steal": "card"},
    ],
    ids=str,
)
def test_a_branch_that_cannot_begin_is_not_offered(first: dict[str, object]) -> None:
    game = with_card(effect=[{"choose": [[first], [{"collect": 1}], [{"collect": 2}]]}])
    seats = [{"souls": 0, "cards": ["own"]}]
    state = game.scenario({"seats": seats, "block": []}, chance=[3, 4])
    play(state, "roll")
    assert legal(state) == ["choose 2", "choose 3"]
    assert refused(state, "choose 1") == "LSD 8.16"
    play(state, "choose 3")
    assert souls(state)[0] == 2


def test_a_choice_within_a_choice() -> None:
    inner = {"choose": [[{"collect": 1}], [{"collect": 2}]]}
    game = with_card(effect=[{"choose": [[inner, {"give": 1}], [{"collect": 9}]]}, {"collect": 20}])
    state = game.scenario({"seats": [{"souls": 0, "cards": ["own"]}, {"souls": 0}]}, chance=[3, 4])
    play(state, "roll", "choose 1", "choose 2")
    assert souls(state) == [22, 1]


def test_an_extra_turn_on_another_players_turn_is_put_in_between() -> None:
    game = with_card(effect=[{"extra_turn": True}])
    state = game.scenario({"seats": [{}, {"cards": ["own"]}]}, chance=[3, 4, 1, 1, 1, 1])
    play(state, "roll", "end")
    assert (state.player, seen(state)["extra_turn"]) == (1, True)
    play(state, "roll", "end")
    assert (state.player, seen(state)["extra_turn"]) == (1, False)


def test_a_kid_that_collects_after_discarding_itself_is_doubled_by_oni_twi() -> None:
    game = with_card(kind="boy", effect=[{"may": ["this"]}, {"collect": 3}])
    seat = {"souls": 0, "cards": ["own"], "demons": ["oni_twi"]}
    state = game.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll", "accept")
    assert souls(state)[0] == 6


@rule("LSD 3.7")
def test_a_demon_stolen_during_the_roll_cannot_be_activated_by_a_card() -> None:
    game = with_card(effect=[{"steal": "demon"}, {"activate": "demon", "each": True}])
    seats = [{"souls": 0, "cards": ["own"]}, {"demons": ["porcus"]}]
    state = game.scenario({"seats": seats}, chance=[3, 4])
    events = play(state, "roll")
    assert demons(state, 0) == ["porcus"]
    assert happened(events, "card-activated") == [(0, "own")]


# ---------------------------------------------------------------------- nothing goes round for ever


@rule("LSD 3.12")
def test_cards_that_activate_each_other_come_to_an_end() -> None:
    game = with_card(copies=2, effect=[{"activate": "card", "each": True}, {"collect": 1}])
    seat = {"souls": 0, "cards": ["own", "own", "irwin"], "candles": []}
    state = game.scenario({"seats": [seat]}, chance=[3, 4])
    activated = happened(play(state, "roll"), "card-activated")
    while "end" not in legal(state):
        activated += happened(play(state, legal(state)[0]), "card-activated")
    # each own card by the dice, with the other one and Irwin in it, and each of these likewise
    assert len(activated) == 2 * (1 + (1 + (1 + 0)) + (1 + (1 + 0)))


@rule("LSD 3.12")
def test_a_chain_has_at_most_four_links_before_its_end() -> None:
    game = with_card(copies=6, effect=[{"activate": "animal", "each": True}])
    state = game.scenario({"seats": [{"cards": ["own"] * 6}]}, chance=[3, 4])
    deepest = 0
    play(state, "roll")
    for _ in range(400):
        todo = state.save()["todo"]
        assert isinstance(todo, list)
        deepest = max(deepest, sum(task["do"] == "Chain" for task in todo))
        if "end" in legal(state):
            break
        play(state, legal(state)[-1])
    assert deepest == 4


@rule("LSD 3.12")
def test_the_longest_chain_of_printed_cards_is_allowed() -> None:
    game = pm.game("lets-summon-demons", players=2)
    seat = {
        "souls": 0,
        "cards": ["sweet_destiny", "sweet_destiny", "irwin", "rabid_dog", "rabbit", "cat"],
        "demons": ["beelzebzz", "succubus_twin"],
    }
    state = game.scenario({"seats": [seat], "deck": ["eve"] * 5}, chance=[3, 4])
    play(state, "roll", "activate beelzebzz", "activate sweet_destiny")
    events = play(state, "activate sweet_destiny 2", "activate rabbit")
    assert [name for _, name in happened(events, "card-activated")] == [
        "sweet_destiny",
        "irwin",
        "rabbit",
    ]
    assert souls(state)[0] == 2


@rule("LSD 7.16")
@pytest.mark.parametrize("eggs", [2, 3, 12])
def test_eggs_that_hatch_eggs_come_to_an_end(eggs: int) -> None:
    game = pm.game("lets-summon-demons", players=2, cards=[{"id": "rosemarys_egg", "copies": eggs}])
    hidden = [
        card.id for card in game.cards if card.kind == "demon" and not card.id.endswith("egg")
    ]
    seats = [{"cards": ["eve"] * 3, "hand": ["rosemarys_egg"]}, {"hand": hidden}]
    state = game.scenario({"seats": seats})
    play(state, "summon rosemarys_egg")
    for _ in range(eggs):
        if "roll" not in legal(state):
            play(state, "summon rosemarys_egg")  # asked even if there is nothing else: a secret
    assert demons(state, 0) == []
    assert "roll" in legal(state)
    assert seen(state)["demon_deck"] + len(seen(state)["demon_discards"]) == eggs


@rule("LSD 7.16")
def test_an_egg_out_of_an_egg_hatches_without_the_first() -> None:
    game = pm.game("lets-summon-demons", players=2, cards=[{"id": "rosemarys_egg", "copies": 2}])
    hidden = [
        card.id
        for card in game.cards
        if card.kind == "demon" and card.id not in ("rosemarys_egg", "porcus", "krampus")
    ]
    seats = [{"cards": ["eve"] * 3, "hand": ["rosemarys_egg"]}, {"hand": hidden}]
    deck = ["porcus", "krampus", "rosemarys_egg"]
    state = game.scenario({"seats": seats, "demon_deck": deck})
    play(state, "summon rosemarys_egg", "summon rosemarys_egg")
    assert legal(state) == ["summon krampus", "summon porcus"]  # reshuffled; the first Egg is not
    loaded = game.load(json.loads(json.dumps(state.save())))
    assert legal(loaded) == legal(state)
    assert seen(state, 0).get("aside") is not None
    assert "aside" not in seen(state, 1)
    play(state, "summon krampus")
    assert demons(state, 0) == ["krampus"]
    assert sorted(seen(state)["demon_discards"]) == ["porcus", "rosemarys_egg", "rosemarys_egg"]


def test_a_wild_pack_is_played_to_its_end() -> None:
    wild = [
        {"id": "drummer", "kind": "boy", "on": [6, 7, 8], "copies": 4,
         "effect": [{"activate": "kid", "each": True}]},
        {"id": "piper", "kind": "girl", "on": [7], "copies": 4, "disposition": "sweet",
         "effect": [{"choose": [[{"activate": "card"}], [{"steal": "card"}, {"give": 1}]]}]},
        {"id": "ferret", "kind": "animal", "on": [5, 9], "copies": 6,
         "effect": [{"may": ["animal", "kid"]}, {"turn": 9, "gain": "card"}, {"replace": "card"}]},
        {"id": "imp", "kind": "demon", "on": [7, 8], "copies": 3,
         "effect": [{"summon": "any"}, {"discard": "card", "up_to": 7}, {"extra_turn": True}]},
        {"id": "rosemarys_egg", "copies": 5},
    ]  # fmt: skip
    named = [card | {"name": "N", "text": "T"} for card in wild]
    game = pm.game("lets-summon-demons", players=3, cards=named)
    for seed in range(30):
        state = game.start(seed)
        before = sorted(state.components())
        play_out(state)
        assert sorted(state.components()) == before
        assert state.winners
