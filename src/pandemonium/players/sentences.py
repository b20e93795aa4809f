"""Explanations: what a bot thinks, in words."""

from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.locale.words import Words
from pandemonium.players.base import Idea, Thought
from pandemonium.players.reasons import LOSES, MIN_CHANGE, WINS, Reason, compare

IDEAS = 3  # choices that are named
SEEN = 0.02  # share of all visits that a choice needs to be judged
SHOWN = 2  # reasons of one choice
ALIKE = 0.01  # chances that differ by less are the same


def best_ideas(
    words: Words, strategy: Strategy, state: State, thoughts: list[Thought]
) -> list[Idea]:
    """The best choices with their estimates and reasons, the best first.

    Choices with too few visits are left out.
    """
    if len(state.choices) == 1:
        only = state.choices[0]
        label = words.label(state, only, state.player)
        return [Idea(only.text, label, None, None, words.text("reason-forced"))]
    best = thoughts[0]
    looks = sum(thought.visits for thought in thoughts)
    others = [
        thought
        for thought in thoughts[1:]
        if thought.visits >= max(2, SEEN * looks) and thought.estimate <= best.estimate
    ]
    shown = [best, *others][:IDEAS]
    return [
        Idea(
            thought.action.text,
            words.label(state, thought.action, state.player),
            thought.estimate,
            strategy.points(thought.estimate),
            describe_advantages(words, thought, shown),
        )
        for thought in shown
    ]


def describe_ideas(words: Words, who: str, ideas: list[Idea]) -> list[str]:
    """What `who` would choose and why, then the alternatives: a line each."""
    best, *others = ideas
    if best.estimate is None and best.points is None:
        return [words.text("thought-forced", label=best.label)]
    lines = [
        words.text(
            "thought-best", who=who, label=best.label, promise=describe_promise(words, best)
        ),
        best.said,
    ]
    lines += [
        words.text(
            "thought", label=other.label, promise=describe_promise(words, other), why=other.said
        )
        for other in others
    ]
    return lines


def describe_promise(words: Words, idea: Idea) -> str:
    """The estimate of a choice: a chance to win, or points."""
    if idea.points is not None:
        return words.text("promise-points", points=idea.points)
    return words.text("promise-chance", percent=round(100 * (idea.estimate or 0.0)))


def describe_advantages(words: Words, thought: Thought, shown: list[Thought]) -> str:
    """Why this choice rather than the others that are shown; never empty."""
    best, others = shown[0], [other for other in shown if other is not thought]
    lines = describe_reasons(words, compare(thought.reasons, [other.reasons for other in others]))
    if thought is best:
        lines = lines[:1] or describe_reasons(words, compare(thought.reasons, []))[:1]
    text = " ".join(line for line in lines if line)
    if text:
        return text
    if others and all(abs(thought.estimate - other.estimate) < ALIKE for other in others):
        return words.text("reason-any")
    is_alike = thought is not best and best.estimate - thought.estimate < ALIKE
    return words.text("reason-alike" if is_alike else "reason-later")


def describe_reasons(words: Words, reasons: list[Reason]) -> list[str]:
    """The arguments for a choice, then those against it; each may be empty."""
    for reason in reasons:
        if reason.feature in (WINS, LOSES):
            return [words.text(f"reason-{reason.feature}")]
    lines = []
    named = merge(words, reasons)
    for key, sign in (("thought-for", 1), ("thought-against", -1)):
        features = [name_reason(words, r) for r in named if r.change * sign > 0][:SHOWN]
        lines.append(words.text(key, features=", ".join(features)) if features else "")
    return lines if any(lines) else []


def merge(words: Words, reasons: list[Reason]) -> list[Reason]:
    """The reasons that have words, the strongest first; those with the same name are added up."""
    merged: dict[str, Reason] = {}
    for reason in reasons:
        if not words.has(f"feature-{reason.feature}"):
            continue  # it would explain nothing
        name = name_reason(words, Reason(reason.feature, 0.0, 1.0))
        before = merged.get(name, Reason(reason.feature, 0.0))
        moved = before.moved + (abs(reason.change) if reason.moved > 0 else -abs(reason.change))
        merged[name] = Reason(before.feature, before.change + reason.change, moved)
    notable = [reason for reason in merged.values() if abs(reason.change) >= MIN_CHANGE]
    return sorted(notable, key=lambda reason: -abs(reason.change))


def name_reason(words: Words, reason: Reason) -> str:
    """How a feature changes, in words."""
    way = "more" if reason.moved > 0 else "less"
    return words.text(f"feature-{reason.feature}", way=way)
