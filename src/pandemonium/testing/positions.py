"""Invariants of positions: one function for each."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import IllegalMove, PositionError
from pandemonium.engine.game import Game
from pandemonium.engine.outcome import CUT
from pandemonium.engine.state import State
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.testing.random_play import (
    all_viewers,
    as_sent,
    as_text,
    expect_error,
    play_to_end,
    saved_text,
)

MAX_TASKS = 60  # tasks on `todo`; more means that something is pushed and never taken off
NO_SEATS = (-1, 99, True, "a", 0.5)


@cache
def all_words(game: Game) -> list[Words]:
    """The words of the game in every language."""
    return [Words(game, language) for language in LANGUAGES]


def check_turn(state: State) -> None:
    """A seat is asked a real question, and can answer it. Cheap enough for every ply."""
    game = state.game
    assert len(state.todo) <= MAX_TASKS, f"{len(state.todo)} tasks are waiting: {state.todo}"
    if state.over:
        check_end(state)
        return
    choices = state.legal()
    assert choices, "nobody can do anything, and the game is not over"
    assert 0 <= state.player < game.players
    question = state.question
    assert question is not None
    is_real = len(choices) > 1 or choices[0].confirm or question.secret
    assert is_real, f"{question.key} has one answer and is asked"
    assert len({action.id for action in choices}) == len(choices), "an action is listed twice"
    assert all(game.actions[action.id] is action for action in choices)
    assert question.seat == state.player
    assert question.clause in game.clauses, f"question {question.key} cites {question.clause!r}"
    assert state.outcome is None
    check_returns(state)


def check_end(state: State) -> None:
    """No seat is asked, and the outcome is consistent."""
    assert state.player == -1
    assert state.legal() == []
    assert state.question is None
    assert not state.todo
    outcome = state.outcome
    assert outcome is not None
    players = state.game.players
    assert outcome.reason in (*state.REASONS, CUT), f"{outcome.reason!r} is not in REASONS"
    assert outcome.winners == tuple(state.winners)
    assert all(0 <= winner < players for winner in outcome.winners)
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert len(outcome.scores) == players
    assert not outcome.draw or len(outcome.winners) != 1, "a draw with one winner"
    assert not outcome.draw or state.game.about.draws, "a draw, but `draws` says there is none"
    as_text(outcome.to_json())
    check_returns(state)
    assert all(words.outcome(outcome) for words in all_words(state.game))
    position: dict[str, Any] = json.loads(saved_text(state))
    position["outcome"]["reason"] = "xyzzy"
    attempt = partial(state.game.load, position)
    expect_error(PositionError, attempt, "an end for no reason of the game")


def check_returns(state: State) -> None:
    """One number from 0 to 1 per seat; winners have no less than the others."""
    returns = state.returns
    assert len(returns) == state.game.players
    assert all(0 <= worth <= 1 for worth in returns), returns
    losers = [worth for seat, worth in enumerate(returns) if seat not in state.winners]
    for winner in state.winners:
        assert all(worth <= returns[winner] for worth in losers), returns


def check_listed(state: State) -> None:
    """Exactly the listed actions are accepted; a refusal cites a clause and changes nothing."""
    game = state.game
    choices = {action.id for action in state.legal()}
    before = saved_text(state)
    refused: dict[str, Action] = {}  # one for each reason
    for action in game.actions:
        objection = state.objection(action)
        assert (objection is None) == (action.id in choices), f"{action.text}: {objection}"
        if objection is not None:
            assert objection.clause in game.clauses, f"{action.text}: {objection}"
            refused[objection.reason] = action
    for action in refused.values():
        check_refused(state, action)
    assert saved_text(state) == before, "something was refused, and yet it changed the position"


def check_refused(state: State, action: Action) -> None:
    """The action is refused, given as such or as text, with a sentence."""
    for move in (action, action.text):
        attempt = partial(state.apply, move)
        problem = expect_error(IllegalMove, attempt, f"{action.text}, not listed,")
        for words in all_words(state.game):
            assert words.refusal(problem)


# ---------------------------------------------------------------------- what is seen


def elements(view: object) -> Iterator[str]:
    """All elements that a view names: the `at` of its items, and its `places`."""
    if isinstance(view, dict):
        if isinstance(view.get("at"), str):
            yield view["at"]
        if isinstance(view.get("places"), list):
            yield from view["places"]
        for part in view.values():
            yield from elements(part)
    elif isinstance(view, list):
        for part in view:
            yield from elements(part)


def check_views(state: State) -> None:
    """Views are JSON, match their type, and name each element once; invalid seats have none."""
    typed = state.game.presenter.view_type
    required: frozenset[str] = getattr(typed, "__required_keys__")  # noqa: B009 - of TypedDicts
    names = required | getattr(typed, "__optional_keys__")  # noqa: B009 - as above
    for seat in all_viewers(state.game):
        view = state.view(seat)
        assert json.loads(as_text(view)) == view, "a view changes on its way through JSON"
        assert set(view) <= names, f"not in {typed.__name__}: {set(view) - names}"
        assert required <= set(view), f"missing for seat {seat}: {required - set(view)}"
        twice = [element for element, n in Counter(elements(view)).items() if n > 1]
        assert not twice, f"seat {seat} sees {twice} in two places"
    check_own_views(state)
    for no_seat in NO_SEATS:
        expect_error(PositionError, partial(state.view, no_seat), f"a view for seat {no_seat}")
        imagine = partial(state.imagine, no_seat, Chance(0))
        expect_error(PositionError, imagine, f"imagining for seat {no_seat}")


def check_own_views(state: State) -> None:
    """The view of a seat can be made from that of a spectator, which does not change."""
    personalize = state.game.presenter.personalize
    if personalize is None:
        return
    seen = state.view(None)
    before = as_text(seen)
    for seat in range(state.game.players):
        assert personalize(state, seen, seat) == state.view(seat), (
            f"seat {seat} sees something else"
        )
    assert as_text(seen) == before, "the view of a seat changes that of a spectator"


def check_touched(state: State) -> None:
    """All elements that a legal action touches are in the view of its seat."""
    if state.over:
        return
    shown = set(elements(state.view(state.player)))
    for action in state.legal():
        touched = state.touches(action)
        assert set(touched) <= shown, f"{action.text} touches {set(touched) - shown}"
        as_text([state.details(action), state.preview(action)])
    for action in state.game.actions:  # people ask about any of them
        as_text([state.details(action), state.touches(action)])


def check_words(state: State) -> None:
    """The table, the question and the answers have wording in every language."""
    languages = all_words(state.game)
    for number, seat in enumerate(all_viewers(state.game)):
        check_sheet(state, seat, languages[number % len(languages)])
    question = state.question
    for words in languages:
        assert question is None or words.question(question)
        assert all(words.label(state, action) for action in state.legal())


def check_sheet(state: State, seat: int | None, words: Words) -> None:
    """Sections have a cell per heading, an element per row, and no secrets."""
    sheet = state.sheet(seat, words)
    assert sheet
    known = {"", *elements(state.view(seat))}
    for section in sheet:
        assert section.title
        assert section.rows, section.title
        width = len(section.header) or len(section.rows[0])
        assert all(len(row) == width for row in section.rows), section.title
        assert all(0 <= row < len(section.rows) for row in section.marked), section.title
        assert len(section.at) == len(section.rows), section.title
        strangers = set(section.at) - known
        assert not strangers, f"{section.title!r} is about {strangers}, which no view shows"
    if seat is not None:
        imagined = state.imagine(seat, Chance(1)).sheet(seat, words)
        assert [section.rows for section in imagined] == [section.rows for section in sheet]


# ---------------------------------------------------------------------- what is imagined


def check_imagined(state: State, seat: int | None, seed: int) -> None:
    """A determinization keeps what a viewer knows and all components, and ignores the truth."""
    before = saved_text(state)
    imagined = state.imagine(seat, Chance(seed))
    assert as_sent(imagined.view(seat)) == as_sent(state.view(seat))
    assert as_sent(imagined.view(None)) == as_sent(state.view(None))
    assert imagined.player == state.player
    if state.player == seat:
        texts = [action.text for action in state.legal()]
        assert [action.text for action in imagined.legal()] == texts
    assert sorted(imagined.components()) == sorted(state.components())
    again = imagined.imagine(seat, Chance(seed + 1))
    direct = state.imagine(seat, Chance(seed + 1))
    assert saved_text(again) == saved_text(direct), "imagine() depends on hidden state"
    assert saved_text(state) == before, "imagining changed the position"


def check_dealt_again(state: State, seed: int) -> None:
    """A determinization for spectators ignores what seats know, and can be saved and loaded."""
    check_imagined(state, None, seed)
    before = saved_text(state)
    settled = state.deal_again(Chance(seed))
    assert saved_text(state.game.load(json.loads(saved_text(settled)))) == saved_text(settled)
    direct = state.imagine(None, Chance(seed + 1))
    for seat in range(state.game.players):
        known = state.imagine(seat, Chance(seed + 2)).imagine(None, Chance(seed + 1))
        assert saved_text(known) == saved_text(direct), f"deal_again() depends on what {seat} knows"
    assert saved_text(state) == before, "dealing again changed the position"


# ---------------------------------------------------------------------- copies


def check_clone(state: State, seed: int, *, to_the_end: bool) -> None:
    """A copy is equal and independent."""
    before = saved_text(state)
    copy, second_copy = state.clone(), state.clone()
    assert saved_text(copy) == before
    assert copy.legal() == state.legal()
    if to_the_end:
        assert saved_text(play_to_end(copy, seed)) == saved_text(play_to_end(second_copy, seed))
    elif not state.over:
        copy.apply(copy.legal()[0])
    assert saved_text(state) == before, "playing a copy changed the original"


def check_saved(state: State, seed: int, *, to_the_end: bool) -> None:
    """A saved position can be loaded, and plays on in the same way."""
    text = saved_text(state)
    loaded = state.game.load(json.loads(text))
    assert saved_text(loaded) == text
    assert loaded.legal() == state.legal()
    assert loaded.player == state.player
    assert [as_sent(loaded.view(seat)) for seat in all_viewers(state.game)] == [
        as_sent(state.view(seat)) for seat in all_viewers(state.game)
    ]
    if to_the_end:
        assert saved_text(play_to_end(loaded, seed)) == saved_text(play_to_end(state.clone(), seed))
