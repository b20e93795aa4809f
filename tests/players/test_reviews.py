"""Reviews: decisions are evaluated by what was known; mistakes are separated from luck."""

import pytest

import pandemonium as pm
from pandemonium.engine.chance import Chance
from pandemonium.engine.formats.record import Ply, Record, replay
from pandemonium.engine.state import State
from pandemonium.players.reviews import Review, Reviewer, review

GAMES = ["lets-summon-demons", "dicke-daemonen", "dice-summoners", "mephisto"]


def played_on(state: State, actions: list[str]) -> list[Ply]:
    """A game from a position on."""
    record = Record(
        state.game.id,
        state.game.players,
        state.game.full_settings(),
        {"position": state.save()},
        actions,
    )
    return replay(record)


def last_of(plies: list[Ply]) -> Review:
    return list(review(plies))[-1]


def about_to_win() -> State:
    """A summon wins at once; else the rival can do the same next."""
    game = pm.game("lets-summon-demons", players=2)
    my_seat = {
        "souls": 12,
        "cards": ["cat", "rabbit", "dog"],
        "demons": ["krampus", "porcus"],
        "hand": ["the_devil"],
    }
    rival = {
        "souls": 12,
        "cards": ["goat", "hawk", "owl"],
        "demons": ["assmodeus", "dice_zuzzu"],
        "hand": ["antichrist"],
    }
    return game.scenario({"seats": [my_seat, rival]}, chance=[1, 1])


def test_a_missed_victory_is_the_biggest_mistake() -> None:
    state = about_to_win()
    won = state.clone()
    won.apply("summon the_devil")
    while not won.over and won.player == 0:
        won.apply(won.legal()[0])
    assert won.winners == (0,)
    result = last_of(played_on(state, ["roll", "end"]))
    mistakes = [mark for mark in result.marks if mark.kind == "mistake"]
    worst = min(mistakes, key=lambda mark: mark.change)
    assert worst.seat == 0
    assert worst.better is not None
    assert worst.better.text == "summon the_devil"
    assert worst.before == 1.0
    assert worst.after < 0.5


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_is_judged_by_what_its_seat_knew(name: str) -> None:
    game = pm.game(name)
    state = game.start(seed=5)
    rng = Chance(6)
    looked_at = 0
    while looked_at < 4 and not state.over:
        seat, legal = state.player, state.legal()
        action = legal[rng.below(len(legal))]
        if len(legal) > 1 and rng.below(4) == 0:
            truth, other = (
                judged(item, action) for item in (state, state.imagine(seat, Chance(9)))
            )
            assert truth == other
            looked_at += 1
        state.apply(action)
    assert looked_at


def judged(state: State, action: object) -> object:
    """The short look at one decision: all that was worked out."""
    after = state.clone()
    after.apply(action)  # type: ignore[arg-type]  # an action
    plies = [Ply(0, None, [], state, []), Ply(1, action, [], after, [])]  # type: ignore[arg-type]
    reviewer = Reviewer(plies, 0.0)
    reviewer.evaluate_move(0)
    return reviewer.course, reviewer.mistakes


def test_a_roll_that_decides_is_luck() -> None:
    game = pm.game("lets-summon-demons", players=2)
    my_seat = {
        "souls": 6,
        "cards": ["sweet_caroline"],
        "demons": ["krampus", "porcus", "the_devil"],
    }
    rival = {"souls": 9, "cards": ["cat"], "demons": ["assmodeus", "dice_zuzzu", "antichrist"]}
    state = game.scenario({"seats": [my_seat, rival]}, chance=[1, 1])
    result = last_of(played_on(state, ["roll"]))
    assert result.course[-1] == [1.0, 0.0]
    turn = next(mark for mark in result.marks if mark.ply == 1)
    assert turn.by_chance
    assert turn.after == 1.0
    assert turn.before < 0.9
    assert all(mark.kind != "mistake" for mark in result.marks)


def test_a_review_is_the_same_again_and_counts_up() -> None:
    state = about_to_win()
    plies = played_on(state, ["roll", "end"])
    first, second = list(review(plies)), list(review(plies))
    assert first == second
    assert [item.done for item in first] == sorted(item.done for item in first)
    assert first[-1].done == first[-1].total


def test_no_review_takes_longer_than_it_may() -> None:
    """With next to no time every look is a short one, and there is still a course."""
    result = list(review(played_on(about_to_win(), ["roll", "end"]), seconds=1e-6))[-1]
    assert len(result.course) == 3
    assert all(abs(sum(shares) - 1) < 1e-6 for shares in result.course)
