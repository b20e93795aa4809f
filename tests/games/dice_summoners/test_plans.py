"""Plans: whole payments and whole splits of damage; and what the defender sees."""

from typing import cast

import pytest

import pandemonium as pm
from pandemonium.games.dice_summoners import plans as planning
from pandemonium.games.dice_summoners.actions import SUBJECTS
from pandemonium.locale.words import Words
from tests.games.dice_summoners.table import (
    gain,
    game,
    health,
    online,
    seat_view,
    seen,
    table,
    tray,
)
from tests.support import legal, play, rule

WORDS = Words(game, "en")


def offered(state: pm.State) -> dict[str, list[str]]:
    """The labels of the plans with the texts of their actions."""
    return {WORDS.plan(plan): [action.text for action in plan.actions] for plan in state.plans()}


def test_an_action_is_proposed_with_its_cheapest_payment() -> None:
    state = table([], "bm b* r* bs")
    label = "Attack 2 with Griffin for 1 Mercury · pay 1 blue Mercury"
    assert offered(state)[label] == ["attack griffin", "pay bm"]


def test_of_equal_payments_the_one_that_spares_red_dice_is_proposed() -> None:
    state = table([], "bs rs b*")
    play(state, "attack succubus")
    assert [action.text for action in state.plans()[0].actions] == ["pay bs"]
    assert len(state.plans()) == 1


def test_a_summon_is_one_proposal_with_target_and_sacrifice() -> None:
    state = table([{"creatures": ["cerberus", "griffin", "succubus"]}], "bs bs b*")
    label = (
        "Advanced Summon (Start Set 2) for 2 Salt and a creature "
        "· pay 2 blue Salt · give up Griffin → take Hashmal"
    )
    actions = offered(state)[label]
    assert actions == ["cast advanced_summon", "take hashmal", "give griffin", "pay bs bs"]
    for text in actions:
        play(state, text)
    assert [card["card"] for card in seat_view(state, 0)["creatures"]] == [
        "cerberus",
        "hashmal",
        "succubus",
    ]


def test_what_needs_no_asking_is_in_the_label_all_the_same() -> None:
    state = table([{"creatures": ["griffin"]}], "bs bs")
    label = (
        "Advanced Summon (Start Set 2) for 2 Salt and a creature "
        "· pay 2 blue Salt · give up Griffin → take Hashmal"
    )
    assert offered(state)[label] == ["cast advanced_summon", "take hashmal"]


@rule("DS 7.2")
def test_at_six_sets_a_cast_ritual_is_replaced_before_anything_else() -> None:
    six = [
        "start_set_1",
        "start_set_2",
        "galvah_ritual",
        "defend_set",
        "chimera_ritual",
        "heal_set",
    ]
    state = table([{"spells": six}], "bm bm", empty_decks=["chimera"])
    play(state, "cast learn_spell")
    first = state.plans()[0]
    assert [action.text for action in first.actions] == [
        "take attack_set",
        "replace chimera_ritual",
    ]
    labels = {action.text: WORDS.label(state, action) for action in replacing(state)}
    assert labels["replace start_set_1"].endswith("(a start set: its spells are lost for good)")
    assert labels["replace galvah_ritual"].endswith("(not cast yet: its mythic is lost for good)")
    assert labels["replace chimera_ritual"] == "Replace Chimera Ritual"


def replacing(state: pm.State) -> list[pm.Action]:
    """The choices of what to replace."""
    state.apply("take attack_set")
    return [action for action in state.legal() if action.text.startswith("replace")]


def test_what_wins_comes_first() -> None:
    state = table([{}, {"health": 3}], "bm bs")
    first = state.plans()[0]
    assert WORDS.plan(first) == "Attack 3 with Succubus for 1 Salt · pay 1 blue Salt · this wins"


def test_every_plan_can_be_carried_out_in_any_position() -> None:
    for seed in range(4):
        state = game.start(seed)
        rng = pm.Chance(seed)
        while not state.over:
            for plan in state.plans():
                copy = state.clone()
                for action in plan.actions:
                    copy.apply(action)
            choices = state.legal()
            for _ in range(5):
                if not state.over:
                    choices = state.legal()
                    state.apply(choices[rng.below(len(choices))])


def test_the_gain_stage_and_the_end_of_a_turn_are_plans_too() -> None:
    assert list(offered(gain([])).values()) == [["roll"]]
    assert list(offered(table([], "")).values()) == [["end"]]


# ---------------------------------------------------------------------- the defender

ARMY = {
    "creatures": ["ankylosaurus", "griffin", "griffin", "succubus"],
    "tokens": {"ankylosaurus": 3, "griffin": 2, "griffin 2": 1, "succubus": 1},
}


@rule("DS 5.2")
def test_splits_are_offered_whole_and_the_sensible_ones_first() -> None:
    state = table([{"creatures": ["succubus"]}, ARMY], "bs")
    play(state, "attack succubus")
    plans = offered(state)
    assert next(iter(plans)) == "Lose 2 from Ankylosaurus, 1 from Griffin (no slot is left bare)"
    assert "Lose 3 from Ankylosaurus (one slot is left bare)" in plans
    for actions in plans.values():
        copy = state.clone()
        play(copy, *actions)
        assert (copy.player, health(copy), seat_view(copy, 1)["tokens"]) == (0, [30, 30], 4)


@rule("DS 12.2")
def test_online_splits_may_spare_tokens_and_come_last() -> None:
    state = table([{"creatures": ["wraith"]}, ARMY], "ru", online)
    play(state, "attack wraith")
    labels = [Words(online, "en").plan(plan) for plan in state.plans()]
    assert labels[0] == "Lose 2 from Ankylosaurus, 2 from Griffin (one slot is left bare)"
    for plan in state.plans():
        copy = state.clone()
        for action in plan.actions:
            copy.apply(action)
        assert copy.player == 0


def test_there_are_never_too_many_splits() -> None:
    assert len(planning.splits([5] * 24, 0, 11, False)) < 5000
    walls = {
        "spells": ["combat_set"] * 3 + ["defend_set"] * 3,
        "creatures": ["griffin"] * 6,
        "tokens": {
            **{f"griffin{n}": 2 for n in ("", " 2", " 3", " 4", " 5", " 6")},
            **{f"heavy_wall{n}": 6 for n in ("", " 2", " 3")},
            **{f"magic_wall{n}": 4 for n in ("", " 2", " 3")},
            **{f"magic_shield{n}": 3 for n in ("", " 2", " 3")},
        },
    }
    state = table([{"creatures": ["chimera"]}, walls], "ru ru ru")
    play(state, "attack chimera")
    assert 1 <= len(state.plans()) <= planning.MAX_SPLITS


@rule("DS 5.2")
@pytest.mark.parametrize(
    ("mine", "dice", "acts", "sentence"),
    [
        (
            {"creatures": ["succubus"]},
            "bs",
            ["attack succubus"],
            "The attack of Succubus deals 3 damage. How many of the 3 tokens on Ankylosaurus do "
            "you lose? 4 more tokens lie on slots still to come.",
        ),
        (
            {"creatures": ["zombie", "zombie"]},
            "bs bs",
            ["steal zombie", "lose 2", "steal zombie 2"],
            "The steal of Zombie (no. 2) deals 2 damage. Do you lose the token on Ankylosaurus? "
            "4 more tokens lie on slots still to come.",
        ),
        (
            {"spells": ["attack_set"]},
            "bs",
            ["cast fireball", "lose 2"],
            "Fireball (Attack Set) deals 4 damage, 2 of it still to be taken. How many of the 2 "
            "tokens on Griffin do you lose? 2 more tokens lie on slots still to come.",
        ),
    ],
)
def test_the_defender_sees_what_strikes_and_what_is_to_come(
    mine: dict[str, object], dice: str, acts: list[str], sentence: str
) -> None:
    state = table([mine, ARMY], dice)
    play(state, *acts)
    question = state.question
    assert question is not None
    assert (state.player, WORDS.question(question)) == (1, sentence)
    strike = seen(state)["strike"]
    assert strike is not None
    assert (strike["victim"], strike["to_come"][-1]) == (1, "slot:2:4:2")


def test_a_curse_is_named_as_what_strikes() -> None:
    mine = {"curse": "achlys_mist", "tokens": {"griffin": 2, "ankylosaurus": 3}}
    state = gain([mine])
    play(state, "roll")
    question = state.question
    assert question is not None
    assert WORDS.question(question).startswith("Achlys' Mist deals 3 damage. How many of the 2")


# ---------------------------------------------------------------------- previews and questions


def test_previews_say_what_an_action_costs_and_brings() -> None:
    mine = {"creatures": ["zombie", "cerberus"], "health": 29, "tokens": {"cerberus": 3}}
    state = table([mine, {"health": 2, "tokens": {"griffin": 1}}], "bs bs bs ru")
    assert state.preview(game.action("steal zombie")) == {
        "damage": 2,
        "broken": 1,
        "health": 1,
        "lethal": 0,
        "gained": 1,
    }
    assert state.preview(game.action("attack cerberus"))["lethal"] == 1
    assert state.preview(game.action("end")) == {"payable": 4}
    play(state, "cast advanced_summon", "take hashmal")
    lost = {"blue": -2, "red": 0, "tokens": -3, "advanced": 1}
    assert state.preview(game.action("give cerberus")) == lost


def test_a_payment_says_how_much_can_still_be_done_after_it() -> None:
    state = table([], "bm b* bs")
    play(state, "attack griffin")
    plan = seen(state)["plan"]
    assert plan is not None
    cheap = state.preview(game.action("pay bm"))
    dear = state.preview(game.action("pay b*"))
    assert (plan["actions_left"], cheap["wildcards"], dear["wildcards"]) == (
        cheap["actions_left"],
        0,
        1,
    )


@rule("DS 10.2")
def test_the_gain_stage_tells_of_a_hex_beforehand() -> None:
    question = gain([{"curse": "hex"}]).question
    assert question is not None
    assert "Hex takes 1 blue" in WORDS.question(question)


def test_without_dice_only_what_is_free_is_promised() -> None:
    question = table([], "").question
    assert question is not None
    assert WORDS.question(question).startswith("You have no dice left and nothing to do")
    free = table([{"spells": ["sacrifice_set"]}], "").question
    assert free is not None
    assert "what costs none" in WORDS.question(free)


@rule("DS 10.1")
def test_a_curse_of_the_gain_stage_shows_what_is_left_once_it_has_acted() -> None:
    state = gain([{"curse": "hex"}])
    assert (seat_view(state, 0)["curse_turns"], seat_view(state, 0)["curse_left"]) == (3, 3)
    events = play(state, "roll")
    assert seat_view(state, 0)["curse_left"] == 2
    sentences = [
        WORDS.event(seen_) for event in events if (seen_ := event.seen_by(None)) is not None
    ]
    assert "Hex acts on Player 1, with 2 more turns to come." in sentences


def test_spells_are_shown_by_name_and_summons_are_not_cast_twice() -> None:
    state = table([], "bs bs")
    assert WORDS.label(state, game.action("cast cast_curse")) == (
        "Cast Curse (Start Set 2) for 2 Salt"
    )
    events = play(state, "cast cast_curse", "take hex")
    first = events[0].seen_by(None)
    assert first is not None
    assert WORDS.event(first) == "Player 1 uses Cast Curse (Start Set 2)."
    assert tray(state) == ""


def test_the_setup_is_shown() -> None:
    state = game.start(1, recording=True)
    kinds = [event.kind for event in state.events]
    assert kinds == ["decks-laid", *["card-dealt"] * 12, "first-player-drawn", "turn-begun"]
    dealt = state.events[1].seen_by(None)
    assert dealt is not None
    assert (dealt["card"], dealt["to"]) == ("ankylosaurus", "card:1:1")
    assert legal(state) == ["roll"]


def test_events_say_from_where_to_where() -> None:
    state = table([{"creatures": ["griffin"]}, {"tokens": {"griffin": 1}}], "bm bs bs")
    seen_events = [event.seen_by(None) for event in play(state, "attack griffin")]
    moved = [(event["kind"], event.get("from"), event.get("to")) for event in seen_events if event]
    assert moved == [
        ("ability-used", None, None),
        ("dice-paid", "tray", "slot:1:1:1"),
        ("struck", "slot:1:1:1", "seat:2"),
        ("tokens-lost", "slot:2:1:2", None),
        ("health-lost", None, None),
    ]
    assert seen_events[1] is not None
    assert seen_events[1]["dice"] == ["die:b1"]


def test_the_catalogue_has_gain_slots_and_emblems() -> None:
    cards = game.describe(WORDS)["cards"]
    assert isinstance(cards, list)
    griffin = next(card for card in cards if card["id"] == "griffin")
    assert (griffin["gain"], griffin["emblem"]) == ([1, 0], "griffin-symbol")
    assert griffin["slots"][0] == {
        "does": "attack",
        "value": 2,
        "cost": "m",
        "gives": 0,
        "takes": "",
        "spell": "",
    }
    assert all(card["emblem"] for card in cards)
    fireball = next(card for card in cards if card["id"] == "attack_set")["slots"][0]
    assert fireball["spell_name"] == "Fireball"


# ---------------------------------------------------------------------- before the game


def test_the_decks_to_choose_from_are_described() -> None:
    described = pm.game("dice-summoners", deck_set="attack").describe()
    decks, wanted = (
        cast(list[str], described["decks"]),
        cast(dict[str, int], described["deck_format"]),
    )
    kinds = {card["id"]: card["kind"] for card in cast(list[dict[str, str]], described["cards"])}
    assert {kind: [kinds[deck] for deck in decks].count(kind) for kind in wanted} == wanted
    assert described["dice"] == [12, 8]
    assert pm.game("dice-summoners", deck_set="random").describe()["decks"] == []


def test_a_refused_action_is_described_by_its_subject() -> None:
    state = gain([])
    assert set(SUBJECTS) < {action.kind for action in game.actions}
    refused_card = state.details(game.action("attack griffin 2"))
    assert (refused_card["card"], refused_card["copy"]) == ("griffin", 2)
    assert state.details(game.action("take zombie"))["card"] == "zombie"
    assert state.details(game.action("lose 3"))["n"] == 3
    assert state.touches(game.action("end")) == ["tray"]
