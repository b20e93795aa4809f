"""Keys and arguments as sentences in the reader's language, ready to be sent."""

from collections.abc import Sequence
from typing import Any

from pandemonium.engine.errors import Detail, IllegalMove, PandemoniumError, Phrase
from pandemonium.locale.words import Words
from pandemonium.server.messages import Because, News, Refused
from pandemonium.table.log import Told


def refused(key: str, problem: PandemoniumError, words: Words) -> Refused:
    """Why the message with this key was not done."""
    return Refused(
        key=key,
        error=_error(problem),
        args=arguments(problem),
        said=words.error(problem),
        clause=problem.clause if isinstance(problem, IllegalMove) else "",
    )


def because(key: str, problem: PandemoniumError | None, words: Words) -> Because:
    """What is in the way, if anything."""
    if problem is None:
        return Because(key=key)
    clause = problem.clause if isinstance(problem, IllegalMove) else ""
    return Because(key=key, error=_error(problem), said=words.error(problem), clause=clause)


def news(told: Sequence[Told], words: Words) -> list[News]:
    """What happened, in sentences."""
    return [
        News(
            number=one["number"],
            of=one["of"],
            ply=one["ply"],
            time=one["time"],
            event=one["event"],
            said=words.event(one["event"]),
        )
        for one in told
    ]


def arguments(problem: PandemoniumError) -> dict[str, Any]:
    """What a sentence is filled in with, ready for JSON; a part with a wording is its key."""
    return {name: _plain(detail) for name, detail in problem.details.items()}


def _plain(detail: Detail) -> Any:
    if isinstance(detail, Phrase):
        return {"key": detail.key, "args": {k: _plain(one) for k, one in detail.details.items()}}
    if isinstance(detail, PandemoniumError):
        return {"key": _error(detail), "args": arguments(detail)}
    return detail


def _error(problem: PandemoniumError) -> str:
    """The key of the sentence."""
    return problem.reason if isinstance(problem, IllegalMove) else problem.key
