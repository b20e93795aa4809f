"""What a bot thinks, in words."""

from dataclasses import dataclass

from pandemonium.engine.action import Action
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.locale.words import Words
from pandemonium.players.base import Thought
from pandemonium.players.reasons import LOSES, WINS, Reason

IDEAS = 3  # choices that are named
SEEN = 0.02  # of all looks; what got fewer is not judged
SHOWN = 2  # reasons of one choice
ALIKE = 0.01  # chances that differ by less are the same


@dataclass(frozen=True)
class Idea:
    """One choice that a bot would think of, in words."""

    action: Action
    label: str
    estimate: float | None  # from 0 to 1, as `state.returns` counts; None: nothing to choose
    points: int | None  # the score to expect, where one plays for points
    said: str  # what speaks for it or against it


def best_ideas(
    words: Words, strategy: Strategy, state: State, thoughts: list[Thought]
) -> list[Idea]:
    """The best choices with what they promise and why, the best first.

    What was looked at too little to be judged is left out.
    """
    if len(state.choices) == 1:
        only = state.choices[0]
        return [Idea(only, words.label(state, only), None, None, words.text("reason-forced"))]
    best = thoughts[0]
    looks = sum(thought.visits for thought in thoughts)
    others = [
        thought
        for thought in thoughts[1:]
        if thought.visits >= max(2, SEEN * looks) and thought.estimate <= best.estimate
    ]
    return [
        Idea(
            thought.action,
            words.label(state, thought.action),
            thought.estimate,
            strategy.points(thought.estimate),
            say_why(words, thought, best),
        )
        for thought in [best, *others][:IDEAS]
    ]


def say_thoughts(
    words: Words, who: str, strategy: Strategy, state: State, thoughts: list[Thought]
) -> list[str]:
    """What `who` would choose and why, then what else it looked at: a line each."""
    best, *others = best_ideas(words, strategy, state, thoughts)
    if best.estimate is None:
        return [words.text("thought-forced", label=best.label)]
    lines = [
        words.text("thought-best", who=who, label=best.label, promise=say_promise(words, best)),
        best.said,
    ]
    lines += [
        words.text("thought", label=one.label, promise=say_promise(words, one), why=one.said)
        for one in others
    ]
    return lines


def say_promise(words: Words, idea: Idea) -> str:
    """What the choice promises: a chance to win, or points."""
    if idea.points is not None:
        return words.text("promise-points", points=idea.points)
    return words.text("promise-chance", percent=round(100 * (idea.estimate or 0.0)))


def say_why(words: Words, thought: Thought, best: Thought) -> str:
    """What speaks for a choice, and what against it; something is always said."""
    lines = []
    for key, sign in (("thought-for", 1), ("thought-against", -1)):
        found = weightiest(words, [one for one in thought.reasons if one.change * sign > 0])
        if found == [WINS] or found == [LOSES]:
            return words.text(f"reason-{found[0]}")
        if found and (sign > 0 or thought is not best):
            lines.append(words.text(key, features=", ".join(found)))
    if lines:
        return " ".join(lines)
    if best.estimate - thought.estimate < ALIKE and thought is not best:
        return words.text("reason-alike")
    return words.text("reason-later")


def weightiest(words: Words, reasons: list[Reason]) -> list[str]:
    """The weightiest of the reasons in words; those that are called the same count as one."""
    weights: dict[str, float] = {}
    for one in reasons:
        said = name_reason(words, one)
        if said:
            weights[said] = weights.get(said, 0.0) + abs(one.change)
    return sorted(weights, key=lambda said: -weights[said])[:SHOWN]


def name_reason(words: Words, reason: Reason) -> str:
    """How a feature moves, in words; empty where a game has none for it, as it explains nothing."""
    if reason.feature in (WINS, LOSES):
        return reason.feature
    key = f"feature-{reason.feature}"
    return words.text(key, way="more" if reason.moved > 0 else "less") if words.has(key) else ""
