"""Leduc poker, clause by clause, each from a picture of the table."""

from pathlib import Path

import pytest

import pandemonium as pm
from pandemonium.engine.errors import PositionError
from pandemonium.locale.words import Words
from pandemonium.testing import rule_tests

rule = pytest.mark.rule


def scenario(chance: list[int | str] | None = None, /, **data: object) -> pm.State:
    """A position in the rulebook's words; `chance` are the cards to be drawn."""
    return pm.game("leduc").scenario(data, chance)


def play(state: pm.State, *texts: str) -> pm.State:
    """Apply actions by their text."""
    for text in texts:
        state.apply(state.game.action(text))
    return state


def legal(state: pm.State) -> list[str]:
    """What may be done now, as text."""
    return [action.text for action in state.legal()]


def refused(state: pm.State, text: str) -> str:
    """The clause that forbids the action."""
    objection = state.objection(state.game.action(text))
    assert objection is not None, f"{text!r} is allowed"
    return objection.clause


# ---------------------------------------------------------------------- the deal


@rule("LED 1.1")
def test_six_cards_for_two() -> None:
    game = pm.game("leduc")
    assert game.players == 2
    assert {card.id: card.copies for card in game.cards} == {"jack": 2, "queen": 2, "king": 2}


@rule("LED 1.2")
def test_everybody_pays_an_ante() -> None:
    assert pm.game("leduc").start(1).view(None)["paid"] == [1, 1]


@rule("LED 1.3")
def test_a_private_card_is_for_its_owner() -> None:
    state = scenario(cards=["king", "jack"])
    assert state.view(0)["card"] == "king"
    assert state.view(1)["card"] == "jack"
    assert "card" not in state.view(None)
    assert "jack" not in str(state.view(0))


@rule("LED 1.3")
def test_a_rival_can_be_imagined_with_any_other_card() -> None:
    state = scenario(cards=["king", "jack"])
    imagined = [state.imagine(0, pm.Chance(seed)) for seed in range(60)]
    assert {str(world.view(0)) for world in imagined} == {str(state.view(0))}
    rivals = [world.view(1)["card"] for world in imagined]
    assert set(rivals) == {"jack", "queen", "king"}
    assert rivals.count("king") < rivals.count("queen")  # one king is left, and two queens


@rule("LED 1.4")
def test_any_of_the_other_cards_may_come() -> None:
    revealed = set()
    for seed in range(40):
        state = pm.game("leduc").scenario({"cards": ["king", "king"]}, seed=seed)
        revealed.add(play(state, "call", "call").view(None)["public"])
    assert revealed == {"jack", "queen"}


# ---------------------------------------------------------------------- betting


@rule("LED 2.1")
def test_the_first_player_speaks_first_in_both_rounds() -> None:
    state = scenario()
    assert state.player == 0
    play(state, "call", "raise", "call")
    assert state.view(None)["public"] is not None
    assert state.player == 0


@rule("LED 2.2")
def test_the_players_speak_in_turn() -> None:
    state = scenario()
    speakers = [state.player]
    for text in ("call", "raise", "raise"):
        speakers.append(play(state, text).player)
    assert speakers == [0, 1, 0, 1]
    assert state.question is not None
    assert (state.question.key, state.question.args) == ("bet", {"n": 2})


@rule("LED 2.3")
def test_folding_needs_something_to_pay() -> None:
    assert refused(scenario(), "fold") == "LED 2.3"
    assert legal(scenario()) == ["call", "raise"]
    assert legal(play(scenario(), "raise")) == ["fold", "call", "raise"]


@rule("LED 2.4")
def test_a_call_pays_as_much_as_the_other() -> None:
    assert play(scenario(), "call").view(None)["paid"] == [1, 1]
    assert play(scenario(), "raise", "call").view(None)["paid"] == [3, 3]


@rule("LED 2.5")
@pytest.mark.parametrize(("data", "paid"), [({}, [3, 5]), ({"public": "king"}, [5, 9])])
def test_a_raise_is_two_chips_and_then_four(data: dict[str, object], paid: list[int]) -> None:
    assert play(scenario(**data), "raise", "raise").view(None)["paid"] == paid


@rule("LED 2.6")
def test_two_raises_are_the_most() -> None:
    state = play(scenario(), "raise", "raise")
    assert refused(state, "raise") == "LED 2.6"
    assert legal(state) == ["fold", "call"]
    assert legal(play(state, "call")) == ["call", "raise"]  # the second round counts from zero


@rule("LED 2.6")
def test_a_table_can_allow_other_numbers_of_raises() -> None:
    assert refused(play(pm.game("leduc", raises=1).start(1), "raise"), "raise") == "LED 2.6"
    state = play(pm.game("leduc", raises=4).start(1), "raise", "raise", "raise")
    assert "raise" in legal(state)


@rule("LED 2.7")
@pytest.mark.parametrize(
    "texts", [("call", "call"), ("raise", "call"), ("call", "raise", "call"), ("raise",) * 2]
)
def test_a_round_ends_with_a_called_raise_or_two_checks(texts: tuple[str, ...]) -> None:
    state = play(scenario(), *texts)
    is_open = texts[-1] == "raise"
    assert (state.view(None)["public"] is None) == is_open


# ---------------------------------------------------------------------- between the rounds


@rule("LED 3.1")
def test_a_public_card_comes_between_the_rounds() -> None:
    state = scenario(["queen"], cards=["king", "queen"])
    assert state.view(0)["public"] is None
    state.recording = True
    play(state, "call", "call")
    assert state.view(0)["public"] == "queen"
    assert [event.kind for event in state.events] == ["checked", "checked", "card-revealed"]


# ---------------------------------------------------------------------- the end


@rule("LED 4.1")
def test_who_folds_loses_and_shows_nothing() -> None:
    state = play(scenario(cards=["jack", "king"]), "raise", "raise", "fold")
    assert (state.winners, state.scores) == ((1,), [-3, 3])
    assert "shown" not in state.view(0)
    assert state.imagine(0, pm.Chance(1)).view(0) == state.view(0)


@rule("LED 4.2")
def test_a_pair_beats_a_higher_card() -> None:
    state = play(scenario(cards=["king", "jack"], public="jack"), "raise", "call")
    assert state.view(None)["shown"] == ["king", "jack"]
    assert (state.winners, state.scores) == ((1,), [-5, 5])


@rule("LED 4.3")
def test_without_a_pair_the_higher_card_wins() -> None:
    state = play(scenario(cards=["queen", "jack"], public="king"), "call", "call")
    assert (state.winners, state.scores) == ((0,), [1, -1])


@rule("LED 4.4")
def test_equal_cards_share_the_pot() -> None:
    state = play(scenario(cards=["queen", "queen"], public="king"), "raise", "call")
    assert (state.winners, state.scores) == ((0, 1), [0, 0])


@rule("LED 4.5")
def test_the_score_is_what_was_won_or_lost() -> None:
    state = scenario(["jack"], cards=["king", "queen"])
    assert state.scores == [0, 0]
    play(state, "raise", "call", "raise", "raise", "call")
    assert state.scores == [11, -11]


@rule("LED 4.6")
def test_nobody_bets_when_the_hand_is_over() -> None:
    state = play(scenario(), "raise", "fold")
    assert state.over
    assert legal(state) == []
    assert refused(state, "call") == "LED 4.6"


# ---------------------------------------------------------------------- around the rules


def test_every_clause_has_a_test() -> None:
    shown = rule_tests.tests_by_clause(Path(__file__).parent)
    assert set(shown) == set(pm.game("leduc").clauses)


def test_there_are_as_many_ways_to_bet_as_there_should_be() -> None:
    ends = count_ends(scenario(cards=["king", "queen"], public="jack"))
    assert ends == 9
    assert count_ends(scenario(["jack"], cards=["king", "queen"])) == 49


def count_ends(state: pm.State) -> int:
    """In how many ways the hand can be played out from here."""
    if state.over:
        return 1
    ends = 0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        ends += count_ends(after)
    return ends


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"cards": ["ace"]}, "unknown card 'ace'"),
        ({"cards": ["king", "king"], "public": "king"}, "no copies of 'king'"),
        ({"paid": [1]}, "paid: expected a list of 2"),
        ({"paid": [1, 0]}, "paid: expected a whole number from 1 to"),
        ({"raises": 3}, "raises: expected a whole number from 0 to 2"),
        ({"paid": [3, 1]}, "seat 1 has paid more"),
    ],
)
def test_a_scenario_that_cannot_be_is_refused(data: dict[str, object], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        scenario(**data)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"raises": 3}, "raises"),
        ({"cards": [0, 0]}, "jack"),
        ({"first_paid": 0}, "first_paid"),
        ({"todo": []}, "nothing to decide|nobody"),
    ],
)
def test_a_saved_position_that_cannot_be_is_refused(
    change: dict[str, object], message: str
) -> None:
    saved = pm.game("leduc").start(1).save()
    with pytest.raises(PositionError, match=message):
        pm.game("leduc").load({**saved, **change})


def test_events_are_recorded_from_the_deal_on() -> None:
    state = pm.game("leduc").start(1, recording=True)
    play(state, "call")
    for seat in (0, 1):
        views = [event.seen_by(seat) for event in state.events]
        assert [event["kind"] for event in views if event] == ["card-dealt"] * 2 + ["checked"]
        assert ["card" in event for event in views if event] == [seat == 0, seat == 1, False]


def test_a_fold_a_showdown_and_a_shared_pot_are_told_apart() -> None:
    ends = {
        "fold": play(scenario(cards=["king", "jack"]), "raise", "fold"),
        "showdown": play(scenario(cards=["king", "jack"], public="queen"), "call", "call"),
        "equal-cards": play(scenario(cards=["king", "king"], public="queen"), "call", "call"),
    }
    for reason, state in ends.items():
        assert state.outcome is not None
        assert state.outcome.reason == reason
        assert state.outcome.draw == (reason == "equal-cards")
        assert state.returns == ([0.5, 0.5] if state.outcome.draw else [1.0, 0.0])


def test_the_words_of_the_game() -> None:
    game = pm.game("leduc")
    state = play(game.scenario({}), "raise")
    words = Words(game, "en", ["Ada", "Bo"])
    assert state.question is not None
    assert words.question(state.question) == "You must fold, call for 2 chips or raise."
    assert [words.label(state, action) for action in state.legal()] == [
        "Fold",
        "Call for 2 chips",
        "Call for 2 chips and raise by 2",
    ]
    problem = play(state, "raise").objection(game.action("raise"))
    assert problem is not None
    assert Words(game, "fr").refusal(problem) == "Il y a au plus 2 relances par tour (LED 2.6)."
