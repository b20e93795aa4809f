"""Lessons: every step is a real move at a real table, and everything else is refused."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest
from fluent.syntax import FluentParser, ast

import pandemonium as pm
from pandemonium.engine.formats.record import replay
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.table import Entry, TableSession, worded
from pandemonium.table.commands.playing import questions_of
from pandemonium.table.entry import SERVER
from pandemonium.table.lesson import ABOUT, END, LEARNER, Lesson, lesson_of
from tests.table.party import SECRET, everything

NAMES = [name for name in pm.games() if lesson_of(name) is not None]
WIDE = re.compile(r".*(?: [:;!?»%]|« |\w'\w).*")  # what French writes otherwise
AS_GOOD = ("wield greataxe",)  # of two weapons that are both needed, either may come first
every_lesson = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Learning:
    """Somebody takes a lesson."""

    def __init__(self, name: str) -> None:
        """The table is there and the game has begun."""
        result = lesson_of(name)
        assert result is not None
        self.lesson: Lesson = result
        self.entries = result.begun("ada", "Ada", "", SECRET, 1000.0)
        self.session = TableSession.fold(self.entries)

    def act(self, who: str, *actions: str) -> None:
        """Somebody moves."""
        seat = self.session.running.state.player
        entry = Entry("acted", who, 1000.0, {"seat": seat, "actions": list(actions)})
        self.session.apply(entry)
        self.entries.append(entry)

    def refused(self, action: str) -> pm.PandemoniumError:
        """Why a move is not done."""
        with pytest.raises(pm.PandemoniumError) as problem:
            self.act("ada", action)
        return problem.value

    def others_move(self) -> None:
        """The server does what the lesson prescribes for the other seats."""
        while (decider := self.session.to_decide()) is not None and decider.seat != LEARNER:
            assert decider.answer is not None
            self.act(SERVER, *decider.answer)

    def moves(self) -> Iterator[str]:
        """What the learner is to do, one after another, until the lesson is over."""
        self.others_move()
        while self.session.status == "playing":
            yield self.lesson.wanted(self.session.running.record.actions)[0]
            self.others_move()


def test_all_our_games_have_a_lesson() -> None:
    ours = [name for name in pm.games() if pm.about(name).package.startswith("pandemonium.")]
    assert ours == NAMES


@every_lesson
def test_a_lesson_is_learned_step_by_step(name: str) -> None:
    table = Learning(name)
    shown = []
    for move in table.moves():
        prompt = table.session.prompt(LEARNER)
        assert prompt is not None
        assert move in [choice["text"] for choice in prompt["choices"]]
        stage = next(s for s in table.lesson.steps if s.text == prompt["lesson"]["key"])
        assert (move in prompt["lesson"]["moves"]) != stage.is_puzzle
        assert any(move in ways for ways in prompt["lesson"]["left"]) != stage.is_puzzle
        shown.append((prompt["lesson"]["step"], prompt["lesson"]["key"]))
        table.act("ada", move)
    texts = [step.text for step in table.lesson.steps if step.text]
    assert list(dict.fromkeys(shown)) == list(enumerate(texts))
    outcome = table.session.running.state.outcome
    assert outcome is not None
    assert list(outcome.winners) == [LEARNER]
    its_prompt = table.session.prompt(LEARNER)
    assert its_prompt is not None
    end = {"step": len(texts), "steps": len(texts), "key": END, "lit": [], "moves": [], "left": []}
    assert its_prompt["lesson"] == end
    record = table.session.record()
    assert [ply.action.text for ply in replay(record) if ply.action] == record.actions
    script = table.session.running.state.chance.save()
    assert (script["dice"], script["cards"]) == ([], [])


@every_lesson
def test_what_the_rules_allow_is_refused_by_the_lesson_and_the_rest_by_the_rules(name: str) -> None:
    table = Learning(name)
    for move in table.moves():
        before = everything(table.session)
        legal = [action.text for action in table.session.running.state.legal()]
        wanted = table.lesson.wanted(table.session.running.record.actions)
        for other in legal:
            if other not in (*wanted, *AS_GOOD):
                problem = table.refused(other)
                assert problem.key.startswith("lesson-"), other
                for language in LANGUAGES:
                    assert Words(table.session.game, language).error(problem)
        forbidden = (
            action.text for action in table.session.game.actions if action.text not in legal
        )
        for item in islice(forbidden, 0, None, 11):
            refused = table.refused(item)
            assert isinstance(refused, pm.IllegalMove), item
            assert refused.clause
        assert everything(table.session) == before
        table.act("ada", move)


@every_lesson
def test_a_lesson_can_be_left_and_resumed_at_every_step(name: str) -> None:
    table = Learning(name)
    for move in table.moves():
        again = TableSession.fold(table.entries)
        assert everything(again) == everything(table.session)
        assert again.prompt(LEARNER) == table.session.prompt(LEARNER)
        table.act("ada", move)
    assert TableSession.fold(table.entries).status == "over"


@every_lesson
def test_a_step_that_is_taken_back_is_to_be_done_again(name: str) -> None:
    table = Learning(name)
    undone = 0
    for move in table.moves():
        before = table.session.prompt(LEARNER)
        table.act("ada", move)
        if table.session.status == "playing" and not table.session.running.barrier_for(LEARNER):
            undo = Entry("undid", "ada", 1000.0, {"seat": LEARNER})
            table.session.apply(undo)
            table.entries.append(undo)
            after = table.session.prompt(LEARNER)
            assert before is not None
            assert after is not None
            assert after["lesson"] == before["lesson"]
            table.act("ada", move)
            undone += 1
    assert undone


def test_a_step_of_several_moves_can_be_done_at_once() -> None:
    table = Learning("mephisto")
    table.act("ada", "play greataxe 1", "discard teleport")
    prompt = table.session.prompt(LEARNER)
    assert prompt is not None
    assert prompt["lesson"]["key"] == "summon"


def test_the_elements_of_the_step_are_pointed_at_but_not_those_of_a_puzzle() -> None:
    table = Learning("lets-summon-demons")
    lit: dict[str, list[str]] = {}
    for move in table.moves():
        prompt = table.session.prompt(LEARNER)
        assert prompt is not None
        lit.setdefault(prompt["lesson"]["key"], prompt["lesson"]["lit"])
        table.act("ada", move)
    assert lit["buy"] == ["block:1"]
    assert lit["order"] == []


def test_nobody_answers_for_the_learner() -> None:
    table = Learning("lets-summon-demons")
    question = table.session.running.state.decision.key
    request = {"seat": LEARNER, "question": question, "answer": "first"}
    table.session.apply(Entry("preferred", "ada", 1000.0, request))
    decider = table.session.to_decide()
    assert decider is not None
    assert decider.answer is None


@every_lesson
@every_language
def test_a_lesson_says_all_that_it_needs_and_nothing_else(name: str, language: str) -> None:
    lesson = lesson_of(name)
    assert lesson is not None
    text = pm.about(name).read_text(f"lesson.{language}.ftl")
    parsed = FluentParser().parse(text).body
    assert not [entry for entry in parsed if isinstance(entry, ast.Junk)]
    has = [entry.id.name for entry in parsed if isinstance(entry, ast.Message)]
    asked = {f"lesson-{ABOUT}", f"lesson-{END}"}
    asked |= {f"lesson-{step.text}" for step in lesson.steps if step.text}
    asked |= {f"error-lesson-{step.other}" for step in lesson.steps if step.other}
    notes = {key for key in has if key.startswith("coach-")}
    assert notes
    assert notes <= {f"coach-{key}" for key in questions_of(pm.game(name))}
    assert sorted(has) == sorted(asked | notes)
    if language == "fr":
        assert not WIDE.findall(text)


@every_lesson
@every_language
def test_what_a_step_says_comes_with_the_prompt(name: str, language: str) -> None:
    table = Learning(name)
    prompt = table.session.prompt(LEARNER)
    assert prompt is not None
    words = Words(table.session.game, language, ["Ada", "Bo"])
    received = worded(prompt, words)
    assert received["lesson"]["said"] == words.text(f"lesson-{table.lesson.steps[0].text}")
