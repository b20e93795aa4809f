"""What a bot thinks, in words."""

from pandemonium.engine.state import State
from pandemonium.locale.words import Words
from pandemonium.players.base import Thought
from pandemonium.players.reasons import Reason

OTHERS = 3  # choices named besides the best


def say_thoughts(words: Words, who: str, state: State, thoughts: list[Thought]) -> list[str]:
    """What `who` would choose and why, then what else it looked at: a line each."""
    best = thoughts[0]
    label = words.label(state, best.action)
    if len(state.choices) == 1:
        return [words.text("thought-forced", label=label)]
    key = "thought-best" if best.visits > 1 else "thought-plan"
    percent = round(100 * best.estimate)
    lines = [words.text(key, who=who, label=label, percent=percent, visits=best.visits)]
    lines += say_reasons(words, best.reasons)
    for other in thoughts[1 : 1 + OTHERS]:
        if other.visits:
            named = words.label(state, other.action)
            lines.append(words.text("thought", label=named, percent=round(100 * other.estimate)))
    return lines


def say_reasons(words: Words, reasons: tuple[Reason, ...]) -> list[str]:
    """What speaks for a choice, and what against it."""
    lines = []
    for key, sign in (("thought-for", 1), ("thought-against", -1)):
        named = [name_feature(words, one.feature) for one in reasons if one.change * sign > 0]
        if named:
            lines.append(words.text(key, features=", ".join(named)))
    return lines


def name_feature(words: Words, feature: str) -> str:
    """What a feature is called; by its own name where a game has no words for it."""
    key = f"feature-{feature}"
    return words.text(key) if words.has(key) else feature.replace("_", " ").replace("-", " ")
