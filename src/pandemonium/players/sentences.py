"""What a bot thinks, in words."""

from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.locale.words import Words
from pandemonium.players.base import Idea, Thought
from pandemonium.players.reasons import LEAST, LOSES, WINS, Reason, compare

IDEAS = 3  # choices that are named
SEEN = 0.02  # of all looks; what got fewer is not judged
SHOWN = 2  # reasons of one choice
ALIKE = 0.01  # chances that differ by less are the same


def best_ideas(
    words: Words, strategy: Strategy, state: State, thoughts: list[Thought]
) -> list[Idea]:
    """The best choices with what they promise and why, the best first.

    What was looked at too little to be judged is left out.
    """
    if len(state.choices) == 1:
        only = state.choices[0]
        return [Idea(only.text, words.label(state, only), None, None, words.text("reason-forced"))]
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
            words.label(state, thought.action),
            thought.estimate,
            strategy.points(thought.estimate),
            say_why(words, thought, shown),
        )
        for thought in shown
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
        words.text("thought", label=other.label, promise=say_promise(words, other), why=other.said)
        for other in others
    ]
    return lines


def say_promise(words: Words, idea: Idea) -> str:
    """What the choice promises: a chance to win, or points."""
    if idea.points is not None:
        return words.text("promise-points", points=idea.points)
    return words.text("promise-chance", percent=round(100 * (idea.estimate or 0.0)))


def say_why(words: Words, thought: Thought, shown: list[Thought]) -> str:
    """What speaks for a choice rather than for the others that are shown; never nothing."""
    best, others = shown[0], [one for one in shown if one is not thought]
    lines = say_reasons(words, compare(thought.reasons, [other.reasons for other in others]))
    if thought is best:
        lines = lines[:1] or say_reasons(words, compare(thought.reasons, []))[:1]
    said = " ".join(line for line in lines if line)
    if said:
        return said
    if others and all(abs(thought.estimate - other.estimate) < ALIKE for other in others):
        return words.text("reason-any")
    is_alike = thought is not best and best.estimate - thought.estimate < ALIKE
    return words.text("reason-alike" if is_alike else "reason-later")


def say_reasons(words: Words, reasons: list[Reason]) -> list[str]:
    """What speaks for a choice, then what against it, each empty if there is nothing."""
    for reason in reasons:
        if reason.feature in (WINS, LOSES):
            return [words.text(f"reason-{reason.feature}")]
    lines = []
    named = merge(words, reasons)
    for key, sign in (("thought-for", 1), ("thought-against", -1)):
        found = [name_reason(words, one) for one in named if one.change * sign > 0][:SHOWN]
        lines.append(words.text(key, features=", ".join(found)) if found else "")
    return lines if any(lines) else []


def merge(words: Words, reasons: list[Reason]) -> list[Reason]:
    """The reasons that have words, the weightiest first; those called the same count as one."""
    found: dict[str, Reason] = {}
    for one in reasons:
        if not words.has(f"feature-{one.feature}"):
            continue  # it would explain nothing
        name = name_reason(words, Reason(one.feature, 0.0, 1.0))
        had = found.get(name, Reason(one.feature, 0.0))
        moved = had.moved + (abs(one.change) if one.moved > 0 else -abs(one.change))
        found[name] = Reason(had.feature, had.change + one.change, moved)
    told = [one for one in found.values() if abs(one.change) >= LEAST]
    return sorted(told, key=lambda one: -abs(one.change))


def name_reason(words: Words, reason: Reason) -> str:
    """How a feature moves, in words."""
    way = "more" if reason.moved > 0 else "less"
    return words.text(f"feature-{reason.feature}", way=way)
