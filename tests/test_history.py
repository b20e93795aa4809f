"""Taking moves back, up to the last information barrier."""

import pandemonium as pm
from pandemonium.table.history import History

GAME = pm.game("lets-summon-demons", 2)


def after(state: pm.State, *texts: str) -> tuple[pm.State, History]:
    """The position after these moves and the history behind it."""
    history = History()
    for text in texts:
        history.apply(state, GAME.action(text))
    return state, history


def test_a_purchase_can_be_taken_back() -> None:
    state = GAME.scenario({"seats": [{"souls": 9}]})
    before = state.save()
    _, history = after(state, "buy 1")
    undone = history.undo()
    assert undone is not None
    assert undone.save() == before
    assert history.undo() is None


def test_a_summon_is_taken_back_card_by_card() -> None:
    state = GAME.scenario({"seats": [{"cards": ["eve", "dog", "cat", "adam"], "hand": ["porcus"]}]})
    _, history = after(state, "summon porcus", "snuff eve", "snuff dog")
    asked = []
    while (undone := history.undo()) is not None:
        question = undone.question
        assert question is not None
        asked.append((question.key, question.args.get("n")))
    assert asked[-1][0].startswith("turn")
    assert [n for _, n in asked[:-1]] == [2, 3]


def test_a_roll_cannot_be_taken_back() -> None:
    state = GAME.scenario({"seats": [{"souls": 9}]})
    _, history = after(state, "buy 1", "roll")
    assert history.undo() is None
    assert history.barrier == "chance"


def test_a_roll_is_still_in_the_way_when_what_came_after_it_is_taken_back() -> None:
    state = GAME.scenario({"seats": [{"souls": 9}]}, chance=[1, 1])
    _, history = after(state, "roll", "buy 1")
    assert history.undo() is not None
    assert history.undo() is None
    assert history.barrier == "chance"


def test_what_was_shown_cannot_be_taken_back() -> None:
    demons = ["foul_book_of_demons"]
    state = GAME.scenario(
        {"seats": [{"demons": demons, "cards": ["sweet_jesus"], "candles": ["evil_candle"]}]},
        chance=[1, 2],
    )
    state, history = after(state, "roll", "activate foul_book_of_demons")
    question = state.question
    assert question is not None
    assert question.key == "search"
    assert history.undo() is None
    assert history.barrier == "reveal"


def test_the_decision_of_somebody_else_is_a_barrier() -> None:
    state = GAME.scenario({"rolled": True, "block": ["eve", "eve", "eve", "eve", "dog"]})
    _, history = after(state, "end")
    assert history.undo() is None
    assert history.barrier == "player"
