"""Prompts: the question and choices of one seat, for web, terminal, screen reader and bots.

A prompt is JSON-ready and consists of keys and arguments; `worded` adds sentences in a language
(`said`). The schema of the wire is generated from the annotations here.
"""

from typing import NotRequired, TypedDict

from pandemonium.engine.action import Action
from pandemonium.engine.errors import WorkLimitExceeded
from pandemonium.engine.outcome import Outcome
from pandemonium.engine.plan import Plan
from pandemonium.engine.state import Question, State
from pandemonium.engine.task import Args
from pandemonium.engine.view import OutcomeView
from pandemonium.locale.words import Words
from pandemonium.table.barrier import barrier_of, imagined, rehearse


class Asked(TypedDict):
    """The question: its key and arguments, the card that asks, and the clause of the rulebook.

    `subject` is the kind of question, independent of its wording.
    """

    key: str
    subject: str
    seat: int
    clause: str
    card: str
    args: dict[str, int | str]
    said: NotRequired[str]


class Waiting(TypedDict):
    """The public part of a secret question: its subject, and the card that asks."""

    key: str
    clause: str
    card: str


class Choice(TypedDict):
    """A legal action: its notation, its label, and the elements it touches.

    `undoable` is whether it can be undone; `preview` is what it would cost or gain;
    `ends` is whether it ends the turn or the game; `gives_up` whether it gives something up that
    cannot be had back: clients ask twice.
    """

    text: str
    kind: str
    label: str
    args: dict[str, int | str]
    touches: list[str]
    preview: dict[str, int | str]
    undoable: bool
    ends: bool
    gives_up: bool
    said: NotRequired[str]
    preview_said: NotRequired[list[str]]


class PlanChoice(TypedDict):
    """Several actions that can be performed as one step.

    `gives_up` is whether one of them gives something up and the step cannot be undone.
    """

    key: str
    args: dict[str, int | str]
    actions: list[str]
    touches: list[str]
    undoable: bool
    gives_up: bool
    said: NotRequired[str]


class UndoPrompt(TypedDict):
    """Whether the last step can be undone, and if not, the barrier that prevents it."""

    possible: bool
    barrier: str
    said: NotRequired[str]


class EndRefusal(TypedDict):
    """Why the turn cannot end yet, and the clause of the rulebook."""

    said: str
    clause: str


class OutcomePrompt(OutcomeView):
    """How the game ended: `shortfall` is what this seat lacked to win, by counter.

    `said` is a heading, such as `You win`; `why` is the sentence of the reason.
    """

    shortfall: dict[str, int]
    said: NotRequired[str]
    why: NotRequired[str]


class LessonStep(TypedDict):
    """The progress of a lesson: completed steps, the text of the next one, highlighted elements.

    `moves` are the legal actions that it expects now, `left` all that is left of the step, each
    with the alternatives that are as good. A puzzle names none.
    """

    step: int
    steps: int
    key: str
    lit: list[str]
    moves: list[str]
    left: list[list[str]]
    said: NotRequired[str]


class Prompt(TypedDict):
    """The prompt of one seat (None: a spectator).

    `player` is the seat that decides, -1 when the game is over. `question` is None if it is secret
    to this seat; then `waiting` has its public part. `choices` and `plans` are empty for seats that
    wait. `lesson` is there in lessons only, `end_refusal` for a seat that decides but cannot end
    its turn.
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
    outcome: OutcomePrompt | None
    lesson: NotRequired[LessonStep]
    end_refusal: NotRequired[EndRefusal]
    said: NotRequired[str]


def build_prompt(state: State, seat: int | None, barrier: str) -> Prompt:
    """The prompt of a position; `barrier` is what prevents undo, if anything."""
    question = state.question
    is_deciding = question is not None and question.seat == seat
    is_open = question is not None and (is_deciding or not question.secret)
    world = imagined(state, state.player) if is_deciding else None
    return Prompt(
        game=state.game.id,
        seat=seat,
        ply=state.ply,
        player=state.player,
        question=_asked(question) if question and is_open else None,
        waiting=_waiting(question) if question and not is_open else None,
        choices=[_choice(state, world, action) for action in state.legal()] if world else [],
        plans=_plans(state, world) if world else [],
        undo=UndoPrompt(possible=not barrier, barrier=barrier),
        outcome=_outcome(state, seat),
    )


def _outcome(state: State, seat: int | None) -> OutcomePrompt | None:
    """How the game ended, with what the seat lacked to win."""
    outcome = state.outcome
    if outcome is None:
        return None
    has_lost = bool(outcome.winners) and seat not in outcome.winners
    lacked = state.game.presenter.shortfall(state, seat) if has_lost and seat is not None else {}
    return OutcomePrompt(
        reason=outcome.reason,
        winners=list(outcome.winners),
        draw=outcome.draw,
        scores=outcome.scores,
        ranks=outcome.ranks,
        shortfall=lacked,
    )


def _asked(question: Question) -> Asked:
    """The question, for seats that may know it."""
    return Asked(
        key=question.key,
        subject=question.subject,
        seat=question.seat,
        clause=question.clause,
        card=question.card,
        args=question.args,
    )


def _waiting(question: Question) -> Waiting:
    """The public part of a secret question."""
    return Waiting(key=question.subject, clause=question.clause, card=question.card)


def _choice(state: State, world: State, action: Action) -> Choice:
    """One action; whether it can be undone is tried in the imagined state."""
    args = dict(state.details(action))
    is_undoable = not barrier_of(world, action)
    return Choice(
        text=action.text,
        kind=action.kind,
        label=str(args.pop("label")),
        args=args,
        touches=state.touches(action),
        preview=state.preview(action),
        undoable=is_undoable,
        ends=action.ends,
        gives_up=action.gives_up and not is_undoable,
    )


def _plans(state: State, world: State) -> list[PlanChoice]:
    """The plans of the position; none if trying them exceeds the work limit."""
    try:
        return [_plan(world, plan) for plan in state.plans()]
    except WorkLimitExceeded:
        return []


def _plan(world: State, plan: Plan) -> PlanChoice:
    """One plan, with what a rehearsal in the imagined state shows about it."""
    rehearsal = rehearse(world, plan.actions)
    assert rehearsal.done >= len(plan.actions) - 1, f"{plan} crosses a barrier before its end"
    return PlanChoice(
        key=plan.key,
        args=plan.args,
        actions=[action.text for action in plan.actions],
        touches=rehearsal.touched,
        undoable=not rehearsal.barrier,
        gives_up=bool(rehearsal.barrier) and any(action.gives_up for action in plan.actions),
    )


# ---------------------------------------------------------------------- in words


def worded(prompt: Prompt, words: Words) -> Prompt:
    """The same prompt with its sentences in the language of `words`."""
    asked, reader, ended = prompt["question"], prompt["seat"], prompt["outcome"]
    question = _question(asked, reader, words) if asked else ""
    result: Prompt = {**prompt, "said": _status(prompt, question, words)}
    result["question"] = asked and {**asked, "said": question}
    result["choices"] = [_worded_choice(choice, reader, words) for choice in prompt["choices"]]
    result["plans"] = [
        {**plan, "said": words.sentence_for(reader, f"plan-{plan['key']}", plan["args"])}
        for plan in prompt["plans"]
    ]
    if ended is not None:
        outcome = Outcome.from_json(ended)
        heading = words.heading(outcome, reader, ended["shortfall"])
        why = words.outcome(outcome) if outcome.reason else ""
        result["outcome"] = {**ended, "said": heading, "why": why}
    if "lesson" in prompt:
        lesson = prompt["lesson"]
        result["lesson"] = {**lesson, "said": words.text(f"lesson-{lesson['key']}")}
    undo = prompt["undo"]
    if not undo["possible"]:
        result["undo"] = {**undo, "said": words.sentence(f"error-no-undo-{undo['barrier']}", {})}
    return result


def _worded_choice(choice: Choice, reader: int | None, words: Words) -> Choice:
    """An action with the sentences of its label and its preview."""
    return {
        **choice,
        "said": words.sentence_for(reader, f"action-{choice['label']}", choice["args"]),
        "preview_said": words.preview(choice["preview"]),
    }


def _question(asked: Asked, reader: int | None, words: Words) -> str:
    return words.question(
        Question(asked["key"], asked["seat"], asked["clause"], asked["card"], asked["args"]), reader
    )


def _status(prompt: Prompt, question: str, words: Words) -> str:
    """The state of the game in one sentence: the question, whose turn it is, or the result."""
    ended = prompt["outcome"]
    if ended is not None:
        return words.result(Outcome.from_json(ended), prompt["seat"], ended["shortfall"])
    if question and prompt["seat"] == prompt["player"]:
        return question
    return words.sentence(*_waiting_sentence(prompt, words))


def _waiting_sentence(prompt: Prompt, words: Words) -> tuple[str, Args]:
    """The key and arguments of a sentence about the seat that decides, for the others."""
    asked, waiting = prompt["question"], prompt["waiting"]
    subject = asked["subject"] if asked else waiting["key"] if waiting else ""
    card = asked["card"] if asked else waiting["card"] if waiting else ""
    args: Args = {"seat": prompt["player"], "card": card}
    if words.has(f"waiting-{subject}"):
        return f"waiting-{subject}", args
    return "prompt-choosing" if card else "prompt-deciding", args
