"""Keys and arguments as sentences in the reader's language, ready to be sent."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar, cast

from msgspec import json

from pandemonium.engine.errors import Detail, IllegalMove, PandemoniumError, Phrase
from pandemonium.engine.game import Game
from pandemonium.locale.words import SEATS, Words
from pandemonium.server.messages import Because, News, Refused
from pandemonium.table.log import Told

Said = TypeVar("Said")

MOST_KEPT = 2000  # sentences, of one table or of all with the same game, in one language
GAMES_KEPT = 64  # configurations in one language
Sayings = dict[tuple[object, ...], object]


class KeptWords(Words):
    """Words that remember what they said: at a table the same things are said again and again."""

    def __init__(self, game: Game, language: str) -> None:
        """Nothing has been said here; what names nobody may have been said at other tables."""
        super().__init__(game, language)
        self._said: Sayings = {}
        self._shared = _sayings(game, language)

    def call(self, names: list[str]) -> None:
        """The seats are called so; what was said with other names is forgotten."""
        if names != self.names:
            self.names = names
            self._said.clear()

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """The message `key`, with names in place of ids."""
        return self._kept(super().say, key, args)

    def preview(self, preview: Mapping[str, int | str]) -> list[str]:
        """What an action would cost or bring, as far as the game has words for it."""
        return self._kept(lambda _, told: super(KeptWords, self).preview(told), "", preview)

    def _kept(self, say: Callable[[str, Any], Said], key: str, args: Mapping[str, object]) -> Said:
        """What was said before, or is said now."""
        kept = (key, *args, *map(str, args.values()))
        names_somebody = any(name.removesuffix("s") in SEATS for name in args)
        sayings = self._said if names_somebody else self._shared
        said = sayings.get(kept)
        if said is None:
            if len(sayings) >= MOST_KEPT:
                sayings.clear()
            said = sayings[kept] = say(key, args)
        return cast(Said, said)


@lru_cache(maxsize=GAMES_KEPT)
def _sayings(_game: Game, _language: str) -> Sayings:
    """What all tables with this very game share."""
    return {}


@lru_cache(maxsize=GAMES_KEPT)
def description(game: Game, language: str) -> bytes:
    """What never changes during a game, above all the cards, as it is sent."""
    return json.encode(game.describe(Words(game, language)))


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
