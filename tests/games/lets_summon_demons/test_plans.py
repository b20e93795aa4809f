"""Plans: what a person wants to do in one step."""

import pytest

import pandemonium as pm
from pandemonium.locale.words import Words
from pandemonium.table import Table
from tests.games.lets_summon_demons.table import cards, demons, duel, game, seen, souls
from tests.support import legal, play

CANDLES = {"candles": ["evil_candle"]}


def planned(state: pm.State) -> list[str]:
    """The plans as English sentences."""
    words = Words(state.game, "en", ["Ada", "Bo", "Cy"])
    return [words.plan(plan) for plan in state.plans()]


def apply_plan(state: pm.State, number: int) -> None:
    """Perform the actions of a plan."""
    for action in state.plans()[number].actions:
        state.apply(action)


def test_a_turn_begins_with_the_roll_and_ends_by_ending_it() -> None:
    state = duel.scenario({}, chance=[1, 1])
    assert planned(state) == ["Roll the dice"]
    apply_plan(state, 0)
    assert planned(state)[0] == "End your turn"


def test_a_summon_and_its_price_are_one_step() -> None:
    seat = {"cards": ["dog", "sweet_caroline", "eve", "cat", "rotten_carrie"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat | CANDLES]})
    assert planned(state)[1] == "Summon Porcus by snuffing Sweet Caroline, Eve and Rotten Carrie"
    apply_plan(state, 1)
    assert (demons(state, 0), cards(state, 0)) == (["porcus"], ["dog", "cat"])


def test_what_the_engine_settles_itself_is_not_in_the_plan() -> None:
    seat = {"cards": ["dog", "cat", "eve"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat]})
    plan = state.plans()[1]
    assert plan.actions[0].text == "summon porcus"
    assert len(plan.actions) < 4
    apply_plan(state, 1)
    assert demons(state, 0) == ["porcus"]


def test_a_price_that_was_begun_can_be_finished_in_one_step() -> None:
    seat = {"cards": ["dog", "sweet_caroline", "eve", "cat"], "hand": ["porcus"]}
    state = duel.scenario({"seats": [seat]})
    play(state, "summon porcus", "snuff cat")
    apply_plan(state, 0)
    assert (demons(state, 0), cards(state, 0)) == (["porcus"], ["dog"])


def test_souls_are_stolen_in_one_step() -> None:
    seats = [{"demons": ["antichrist"], "souls": 0, "candles": []}, {"souls": 3}, {"souls": 9}]
    state = game.scenario({"seats": seats}, chance=[4, 6])
    play(state, "roll")
    assert planned(state) == [
        "Steal 5 souls from Cy",
        "Steal 3 souls from Bo, and 2 from the supply",
        "Take 5 souls from the supply",
    ]
    apply_plan(state, 1)
    assert souls(state) == [5, 0, 9]


def test_the_owl_replaces_any_set_in_one_step() -> None:
    block = ["eve", "adam", "dog", "cat", "jane"]
    state = duel.scenario(
        {"seats": [{"cards": ["owl"], "candles": []}], "block": block}, chance=[3, 4]
    )
    play(state, "roll", "accept")
    assert len(planned(state)) == 32
    assert planned(state)[:3] == [
        "Replace no card",
        "Replace 5 cards: 1 + 2 + 3 + 4 + 5",
        "Replace 1 card: 1",
    ]
    both = planned(state).index("Replace 2 cards: 2 + 4")
    apply_plan(state, both)
    assert seen(state)["discards"][-2:] == ["adam", "cat"]


def test_the_alligator_bites_in_one_step() -> None:
    seats = [
        {"cards": ["alligator"], "candles": []},
        {"cards": ["eve", "dog"]},
        {"cards": ["adam", "adam"]},
    ]
    state = game.scenario({"seats": seats}, chance=[3, 4])
    play(state, "roll", "accept")
    assert "Discard Bo's Eve and Cy's Adam" in planned(state)
    assert planned(state)[-1] == "Discard no card"
    apply_plan(state, planned(state).index("Discard Bo's Eve and Cy's Adam"))
    assert (cards(state, 1), cards(state, 2)) == (["dog"], ["adam"])
    assert "end" in legal(state)


def test_prices_are_paid_in_one_step_the_cheapest_first() -> None:
    seat = {"cards": ["goat", "adam", "rotten_donnie", "eve", "rotten_carrie"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    assert planned(state) == [
        "Discard Rotten Donnie and Rotten Carrie",
        "Discard Adam and Rotten Carrie",
        "Decline",
    ]
    apply_plan(state, 0)
    assert cards(state, 0) == ["goat", "adam", "eve"]


def test_a_price_that_would_be_paid_in_vain_is_declined_first() -> None:
    seat = {"cards": ["rotten_damian"], "hand": [], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[5, 6])
    play(state, "roll")
    assert planned(state) == ["Decline", "Discard Rotten Damian"]
    question = state.question
    assert question is not None
    asked = Words(state.game, "en").question(question)
    assert asked.endswith("Nothing would come of it now.")
    assert state.preview(state.game.action("accept")) == {"vain": 1}


def test_the_order_of_activations_is_given_up_to_the_first_draw() -> None:
    seat = {"cards": ["rabbit", "cat", "eve"], "candles": ["evil_candle"]}
    state = duel.scenario({"seats": [seat], "deck": ["hawk"]}, chance=[3, 4])
    play(state, "roll")
    assert planned(state) == ["Activate Cat"]
    apply_plan(state, 0)
    assert souls(state)[0] == 5 + 2  # the Rabbit, gained by the Cat, came automatically


def test_the_whole_order_of_activations_is_one_step() -> None:
    seat = {"cards": ["goldfish", "dog", "rabbit", "eve"], "candles": []}
    state = duel.scenario({"seats": [seat]}, chance=[3, 4])
    play(state, "roll")
    assert planned(state) == ["Activate Goldfish"]  # which asks something itself
    play(state, "activate dog")
    assert planned(state) == ["Activate Goldfish"]


@pytest.mark.parametrize("seed", range(6))
def test_every_plan_can_be_carried_out(seed: int) -> None:
    table = pm.game("lets-summon-demons", players=2 + seed % 4)
    state = table.start(seed)
    rng = pm.Chance(seed)
    for _ in range(150):
        if state.over:
            break
        for plan in state.plans():
            assert plan.actions
            after = state.clone()
            for action in plan.actions:
                assert after.is_legal(action), plan
                after.apply(action)
        state.apply(state.legal()[rng.below(len(state.legal()))])


def test_a_draw_ends_a_plan_even_where_the_top_of_the_deck_is_settled() -> None:
    seat = {"cards": ["cat", "goldfish", "dog"], "candles": []}
    state = duel.scenario({"seats": [seat], "deck": ["hawk"]}, chance=[3, 4])
    play(state, "roll")
    actions = [plan["actions"] for plan in Table(state).prompt(0)["plans"]]
    assert actions == [["activate cat"]]
