"""Prompts: what one seat is told now, the same for web, terminal, screen reader and bots.

A prompt is JSON-ready and speaks in keys and arguments; `worded` adds the sentences of a language
beside them (`said`). The annotations here are what the wire's schema is made from.
"""

from typing import NotRequired, TypedDict

from pandemonium.engine.action import Action
from pandemonium.engine.errors import WorkLimitExceeded
from pandemonium.engine.outcome import Outcome
from pandemonium.engine.plan import Plan
from pandemonium.engine.state import Question, State
from pandemonium.engine.task import Args
from pandemonium.engine.view import OutcomeView, outcome_view
from pandemonium.locale.words import Words
from pandemonium.table.barrier import barrier_of, imagined, rehearse


class Asked(TypedDict):
    """The question: its key and arguments, the card that asks, and the clause to read about it.

    `subject` is what kind of question it is, whatever its wording.
    """

    key: str
    subject: str
    seat: int
    clause: str
    card: str
    args: dict[str, int | str]
    said: NotRequired[str]


class Waiting(TypedDict):
    """What everybody may know of a secret question: what it is about, and which card asks."""

    key: str
    clause: str
    card: str


class Choice(TypedDict):
    """A legal action: its notation, its label, and what it is about.

    `undoable` says beforehand whether it can be taken back; `preview` what it would cost or bring;
    `ends` whether it leaves the turn or the game.
    """

    text: str
    kind: str
    label: str
    args: dict[str, int | str]
    touches: list[str]
    preview: dict[str, int | str]
    undoable: bool
    ends: bool
    said: NotRequired[str]
    preview_said: NotRequired[list[str]]


class PlanChoice(TypedDict):
    """Several actions to be carried out as one step."""

    key: str
    args: dict[str, int | str]
    actions: list[str]
    touches: list[str]
    undoable: bool
    said: NotRequired[str]


class UndoPrompt(TypedDict):
    """Whether the last step can be taken back, and if not, what is in the way."""

    possible: bool
    barrier: str
    said: NotRequired[str]


class LessonStep(TypedDict):
    """Where a lesson stands: how many of its steps are done, and what it says and points at."""

    step: int
    steps: int
    key: str
    lit: list[str]
    said: NotRequired[str]


class Prompt(TypedDict):
    """What one seat (None: a spectator) is told now.

    `player` is the seat that decides, -1 when the game is over. `question` is None when it is not
    for this seat to know, and `waiting` then says what may be known of it; `choices` and `plans`
    are empty for those who wait. `lesson` is there where a game is being learned.
    """

    game: str
    seat: int | None
    ply: int
    player: int
    question: Asked | None
    waiting: Waiting | None
    choices: list[Choice]
    plans: list[PlanChoice]
    undo: UndoPrompt
    outcome: OutcomeView | None
    lesson: NotRequired[LessonStep]
    said: NotRequired[str]


def build_prompt(state: State, seat: int | None, barrier: str) -> Prompt:
    """The prompt of a position; `barrier` is what keeps the seat from undoing, if anything."""
    question = state.question
    is_deciding = question is not None and question.seat == seat
    is_open = question is not None and (is_deciding or not question.secret)
    return Prompt(
        game=state.game.id,
        seat=seat,
        ply=state.ply,
        player=state.player,
        question=_asked(question) if question and is_open else None,
        waiting=_waiting(question) if question and not is_open else None,
        choices=_choices(state, state.player) if is_deciding else [],
        plans=_plans(state, state.player) if is_deciding else [],
        undo=UndoPrompt(possible=not barrier, barrier=barrier),
        outcome=outcome_view(state.outcome),
    )


def _asked(question: Question) -> Asked:
    """The question for those who may know it."""
    return Asked(
        key=question.key,
        subject=question.subject,
        seat=question.seat,
        clause=question.clause,
        card=question.card,
        args=question.args,
    )


def _waiting(question: Question) -> Waiting:
    """What the others may know of a secret question."""
    return Waiting(key=question.subject, clause=question.clause, card=question.card)


def _choices(state: State, seat: int) -> list[Choice]:
    """The legal actions."""
    world = imagined(state, seat)
    return [_choice(state, world, action) for action in state.legal()]


def _choice(state: State, world: State, action: Action) -> Choice:
    """One action; what it would do is tried in the imagined world."""
    args = dict(state.details(action))
    return Choice(
        text=action.text,
        kind=action.kind,
        label=str(args.pop("label")),
        args=args,
        touches=state.touches(action),
        preview=state.preview(action),
        undoable=not barrier_of(world, action),
        ends=action.ends,
    )


def _plans(state: State, seat: int) -> list[PlanChoice]:
    """What may be wanted as one step; nothing, where trying it out takes too many steps."""
    try:
        return [_plan(state, seat, plan) for plan in state.plans()]
    except WorkLimitExceeded:
        return []


def _plan(state: State, seat: int, plan: Plan) -> PlanChoice:
    """One plan, rehearsed."""
    tried = rehearse(state, seat, plan.actions)
    assert tried.done >= len(plan.actions) - 1, f"{plan} crosses a barrier before its end"
    return PlanChoice(
        key=plan.key,
        args=plan.args,
        actions=[action.text for action in plan.actions],
        touches=tried.touched,
        undoable=not tried.barrier,
    )


# ---------------------------------------------------------------------- in words


def worded(prompt: Prompt, words: Words) -> Prompt:
    """The same prompt with its sentences in the language of `words`."""
    asked = prompt["question"]
    question = _question(asked, words) if asked else ""
    told: Prompt = {**prompt, "said": _status(prompt, question, words)}
    told["question"] = asked and {**asked, "said": question}
    told["choices"] = [_worded_choice(choice, words) for choice in prompt["choices"]]
    told["plans"] = [
        {**plan, "said": words.say(f"plan-{plan['key']}", plan["args"])} for plan in prompt["plans"]
    ]
    if "lesson" in prompt:
        lesson = prompt["lesson"]
        told["lesson"] = {**lesson, "said": words.text(f"lesson-{lesson['key']}")}
    undo = prompt["undo"]
    if not undo["possible"]:
        told["undo"] = {**undo, "said": words.text(f"error-no-undo-{undo['barrier']}")}
    return told


def _worded_choice(choice: Choice, words: Words) -> Choice:
    """An action with its label, and its preview where there are words for it."""
    return {
        **choice,
        "said": words.say(f"action-{choice['label']}", choice["args"]),
        "preview_said": words.preview(choice["preview"]),
    }


def _question(asked: Asked, words: Words) -> str:
    """The sentence that asks."""
    return words.question(
        Question(asked["key"], asked["seat"], asked["clause"], asked["card"], asked["args"])
    )


def status(prompt: Prompt, words: Words) -> str:
    """How it stands in one sentence: the question, whom one waits for, or how the game ended."""
    asked = prompt["question"]
    return _status(prompt, _question(asked, words) if asked else "", words)


def _status(prompt: Prompt, question: str, words: Words) -> str:
    """The same, where the question is in words already."""
    ended = prompt["outcome"]
    if ended is not None:
        return words.result(Outcome.from_json(ended))
    if question and prompt["seat"] == prompt["player"]:
        return question
    return words.say(*_whom_one_waits_for(prompt, words))


def _whom_one_waits_for(prompt: Prompt, words: Words) -> tuple[str, Args]:
    """What somebody else is doing, as those say who watch: a question speaks to who is asked."""
    asked, waiting = prompt["question"], prompt["waiting"]
    subject = asked["subject"] if asked else waiting["key"] if waiting else ""
    card = asked["card"] if asked else waiting["card"] if waiting else ""
    told: Args = {"seat": prompt["player"], "card": card}
    if words.has(f"waiting-{subject}"):
        return f"waiting-{subject}", told
    return "prompt-choosing" if card else "prompt-deciding", told
