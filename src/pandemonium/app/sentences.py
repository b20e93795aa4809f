"""Keys and arguments as sentences in the reader's language, ready to be sent."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast

from msgspec import json, structs

from pandemonium.app.clauses import clauses_of_cards, clauses_of_events
from pandemonium.app.errors import WordedError
from pandemonium.app.messages import Because, News, Refused
from pandemonium.app.schema import event_kinds
from pandemonium.engine.errors import (
    Detail,
    IllegalMove,
    OptionError,
    PandemoniumError,
    Phrase,
    WorkLimitExceeded,
)
from pandemonium.engine.game import Game
from pandemonium.locale.arguments import Arguments
from pandemonium.locale.cleaning import clean, clip
from pandemonium.locale.words import LANGUAGES, SEATS, Words
from pandemonium.table.commands.playing import questions_of
from pandemonium.table.log import LogItem

Said = TypeVar("Said")

MAX_CACHED = 4000  # sentences, of one table or of all with the same game, in one language
MAX_GAMES = 64  # configurations in one language
FIRST_SIGN = 0xE000  # a letter that no script uses; the next ones stand for the other seats
TYPED = frozenset(("name", "old", "text"))  # arguments that people make up
SentenceCache = dict[tuple[object, ...], object]


class SharedSentences(Words):
    """What all tables with the same game say: where a player is named, a sign of the seat stands.

    At tables the same things are said again and again, so it is remembered.
    """

    def __init__(self, game: Game, language: str) -> None:
        """Nothing has been said."""
        super().__init__(game, language)
        self._sentences: SentenceCache = {}
        self._used: dict[str, ArgumentUse] = {}

    def card(self, name: str) -> str:
        """The name of a card."""
        say = super().card
        return _cached(self._sentences, lambda *_: say(name), f"name of {name}", {})

    def card_text(self, name: str) -> str:
        """What is printed on a card."""
        say = super().card_text
        return _cached(self._sentences, lambda *_: say(name), f"text of {name}", {})

    def gender(self, name: str) -> str:
        """The gender of a card's name."""
        say = super().gender
        return _cached(self._sentences, lambda *_: say(name), f"gender of {name}", {})

    def seat(self, seat: int) -> str:
        """The sign of a seat."""
        return chr(FIRST_SIGN + seat)

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """The message `key`, with names in place of ids; arguments that it does not use, go."""
        return _cached(self._sentences, super().say, key, args)

    def preview(self, preview: Mapping[str, int | str]) -> list[str]:
        """What an action would cost or bring, as far as the game has words for it."""
        say = super().preview
        return _cached(self._sentences, lambda _, told: say(told), "", preview)

    def used(self, key: str) -> "ArgumentUse":
        """What the message does with its arguments."""
        found = self._used.get(key)
        if found is None:
            found = self._used[key] = ArgumentUse.of(self.arguments(key))
        return found


class ArgumentUse(NamedTuple):
    """The arguments of a message, and those because of which no other table can share it.

    It names players in another way than just to say their names (`d'Ada`, but `de Bo`), or it says
    again what somebody typed.
    """

    names: frozenset[str]
    seats: frozenset[str]
    own: frozenset[str]

    @classmethod
    def of(cls, found: Arguments) -> "ArgumentUse":
        """Of these arguments."""
        names = found.used | {name.removesuffix("_gender") for name in found.used}
        seats = names & set(SEATS)
        lists = {name for name in names if name not in SEATS and name.removesuffix("s") in SEATS}
        return cls(names, seats, (found.judged & seats) | lists | (names & TYPED))


class CachedWords(Words):
    """Words of one table that remember what was said, here or at any table with the same game."""

    def __init__(self, game: Game, language: str) -> None:
        """Nothing has been said here; what needs nobody's name may have been said elsewhere."""
        super().__init__(game, language)
        self._sentences: SentenceCache = {}
        self._shared = _shared_words(game, language)
        self._signs: dict[int, str] = {}

    def card(self, name: str) -> str:
        """The name of a card."""
        return self._shared.card(name)

    def card_text(self, name: str) -> str:
        """What is printed on a card."""
        return self._shared.card_text(name)

    def set_names(self, names: list[str]) -> None:
        """The seats are called so; what was said with other names is forgotten."""
        if names != self.names or not self._signs:
            self.names = names
            self._sentences.clear()
            called = (clip(clean(self.seat(seat))) for seat in range(len(names)))
            self._signs = dict(enumerate(called, FIRST_SIGN))

    def say(self, key: str, args: Mapping[str, object]) -> str:
        """The message `key`, with names in place of ids."""
        used = self._shared.used(key)
        args = {name: value for name, value in args.items() if name in used.names}
        if not used.own.isdisjoint(args):
            return _cached(self._sentences, super().say, key, args)
        said = self._shared.say(key, args)
        return said if used.seats.isdisjoint(args) else said.translate(self._signs)

    def preview(self, preview: Mapping[str, int | str]) -> list[str]:
        """What an action would cost or bring, as far as the game has words for it."""
        return self._shared.preview(preview)


def _cached(
    sayings: SentenceCache, say: Callable[[str, Any], Said], key: str, args: Mapping[str, object]
) -> Said:
    """What was said before, or is said now."""
    kept = (key, *args, *map(str, args.values()))
    said = sayings.get(kept)
    if said is None:
        if len(sayings) >= MAX_CACHED:
            sayings.clear()
        said = sayings[kept] = say(key, args)
    return cast(Said, said)


@lru_cache(maxsize=MAX_GAMES)
def _shared_words(game: Game, language: str) -> SharedSentences:
    """Of all tables with this very game."""
    return SharedSentences(game, language)


@lru_cache(maxsize=MAX_GAMES)
def description(game: Game, language: str) -> bytes:
    """What never changes during a game, as it is sent: above all the cards, and what to read."""
    words = Words(game, language)
    told: dict[str, Any] = game.describe(words)
    clauses = clauses_of_cards(game)
    for card in told["cards"]:
        card["clauses"] = clauses[card["id"]]
    more = {
        "clauses": clauses_of_events(game.id),
        "undoes": {kind.kind: kind.undoes for kind in event_kinds(game.id) if kind.undoes},
        "coach": coach_notes(game, words),
    }
    return json.encode({**told, **more})


def coach_notes(game: Game, words: Words) -> dict[str, str]:
    """What the coach says to newcomers, by the subject of the question that they are asked."""
    asked = [key for key in questions_of(game) if words.has(f"coach-{key}")]
    return {key: words.text(f"coach-{key}") for key in asked}


def refused(key: str, problem: PandemoniumError, words: Words) -> Refused:
    """Why the message with this key was not done."""
    if isinstance(problem, WordedError):
        return structs.replace(problem.messages[words.language], key=key)
    return Refused(
        key=key,
        error=_error(problem),
        args=arguments(problem),
        said=words.option_problem(problem)
        if isinstance(problem, OptionError)
        else words.error(problem),
        clause=problem.clause if isinstance(problem, IllegalMove) else "",
    )


def worded_error(problem: PandemoniumError) -> WordedError:
    """The same refusal with its sentences, so that another process can send it."""
    if isinstance(problem, WordedError):
        return problem
    messages = {language: refused("", problem, Words(None, language)) for language in LANGUAGES}
    return WordedError(problem.key, messages, isinstance(problem, WorkLimitExceeded))


def because(key: str, problem: PandemoniumError | None, words: Words) -> Because:
    """What is in the way, if anything."""
    if problem is None:
        return Because(key=key)
    clause = problem.clause if isinstance(problem, IllegalMove) else ""
    return Because(key=key, error=_error(problem), said=words.error(problem), clause=clause)


def news(told: Sequence[LogItem], words: Words, said: dict[int, str] | None = None) -> list[News]:
    """What happened, in sentences; `said` keeps them for others who were told the same events."""
    said = {} if said is None else said
    return [
        News(
            number=one["number"],
            of=one["of"],
            ply=one["ply"],
            time=one["time"],
            event=one["event"],
            said=_said(one["event"], words, said),
        )
        for one in told
    ]


def _said(event: dict[str, object], words: Words, said: dict[int, str]) -> str:
    """The sentence of an event, which may have been told to somebody else just now."""
    sentence = said.get(id(event))
    if sentence is None:
        sentence = said[id(event)] = words.event(event)
    return sentence


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
