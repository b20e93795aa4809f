"""A reader of all sentences about a position, in every language."""

import re

from pandemonium import IllegalMove, State
from pandemonium.engine.game import Game
from pandemonium.locale.words import LANGUAGES, Words

UNFINISHED = re.compile(r"[{}$]|  |^\s|\s$|\s[.,)]|\.\.")
SHARE = 8  # one action in this many is looked at where a question is not new


def is_finished(text: str) -> bool:
    """Whether a sentence has been filled in and has no stray spaces or stops."""
    return bool(text) and not UNFINISHED.search(text)


def shape_of(seen: dict[str, object]) -> list[tuple[str, object]]:
    """What an event looks like, numbers aside: others like it read alike."""
    return [
        (name, 2 if isinstance(value, int) and value > 1 else value)
        for name, value in seen.items()
        if not isinstance(value, list) and name not in ("from", "to")
    ]


class Reader:
    """Reads each kind of sentence about one game once, and notes the keys."""

    def __init__(self, game: Game) -> None:
        """Nothing has been read yet."""
        self.words = [Words(game, language, ["Ada"]) for language in LANGUAGES]
        self.seen: set[str] = set()
        self.keys: set[str] = set()

    def is_new(self, *parts: object) -> bool:
        """Whether nothing like it was read before."""
        like = repr(parts)
        if like in self.seen:
            return False
        self.seen.add(like)
        return True

    def read(self, state: State, made: int = 0) -> None:
        """All about the position: what happened, what is asked, answered and forbidden."""
        state.recording = True
        self.read_events(state)
        self.read_question(state)
        key = state.question.key if state.question else ""
        is_new = self.is_new("asked", key)
        for action in state.game.actions:
            if is_new or (action.id + made) % SHARE == 0:
                problem = state.objection(action)
                if problem is not None:
                    self.read_refusal(problem)
        if is_new:
            self.read_sheets(state)
        self.read_plans(state)
        if state.outcome is not None:
            for words in self.words:
                assert is_finished(words.result(state.outcome))

    def read_question(self, state: State) -> None:
        """The question, and its answers, which must not be called the same."""
        question = state.question
        if question is None:
            return
        self.keys.add(f"question-{question.key}")
        self.keys |= {f"action-{state.details(action)['label']}" for action in state.legal()}
        for words in self.words:
            assert is_finished(words.question(question)), words.question(question)
            labels = [words.label(state, action) for action in state.legal()]
            assert all(is_finished(label) for label in labels), labels
            assert len(labels) == len(set(labels)), labels

    def read_refusal(self, problem: IllegalMove) -> None:
        """Why not: a sentence that ends with the clause."""
        if self.is_new("refusal", problem.reason, *sorted(problem.details)):
            self.keys.add(f"refusal-{problem.reason}")
            for words in self.words:
                sentence = words.refusal(problem)
                assert is_finished(sentence), sentence
                assert sentence.endswith(f" ({problem.clause}).")

    def read_events(self, state: State) -> None:
        """What happened, as everybody sees it."""
        for event in state.events:
            self.keys.add(f"event-{event.kind}")
            for seat in (*range(state.game.players), None):
                seen = event.seen_by(seat)
                if seen is not None and self.is_new("event", shape_of(seen)):
                    for words in self.words:
                        assert is_finished(words.event(seen)), words.event(seen)
        state.events = []

    def read_plans(self, state: State) -> None:
        """What may be wanted as one step."""
        for plan in state.plans() if not state.over else []:
            self.keys.add(f"plan-{plan.key}")
            if self.is_new("plan", plan.key, *sorted(plan.args)):
                assert all(is_finished(words.plan(plan)) for words in self.words)

    def read_sheets(self, state: State) -> None:
        """The table in words, as everybody sees it."""
        for seat in (*range(state.game.players), None):
            for words in self.words:
                for section in state.sheet(seat, words):
                    assert is_finished(section.title)
                    assert all(is_finished(heading) for heading in section.header)
