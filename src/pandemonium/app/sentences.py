"""Words events and refusals in the reader's language, with a cache per game and table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast

from pandemonium.app.clauses import clauses_of_cards, clauses_of_events
from pandemonium.app.errors import WordedError
from pandemonium.app.messages import Because, News, Refused
from pandemonium.app.messages.encoding import encode
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

MAX_CACHED = 4000  # sentences of one table, or of one game, in one language
MAX_GAMES = 64  # configurations in one language
FIRST_SIGN = 0xE000  # private-use character of the first seat; the next ones are the other seats
TYPED = frozenset(("name", "old", "newcomer", "text"))  # arguments that people type
SentenceCache = dict[tuple[object, ...], object]
EventSentences = dict[tuple[int, str], str]  # by the identity of the event and the reader's role


class SharedSentences(Words):
    """Sentences that all tables with the same game share, cached.

    A private-use character stands for the name of each seat; `CachedWords` replaces it.
    """

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self._sentences: SentenceCache = {}
        self._used: dict[str, ArgumentUse] = {}

    def card(self, name: str) -> str:
        create = super().card
        return _cached(self._sentences, lambda *_: create(name), f"name of {name}", {})

    def card_text(self, name: str) -> str:
        create = super().card_text
        return _cached(self._sentences, lambda *_: create(name), f"text of {name}", {})

    def gender(self, name: str) -> str:
        create = super().gender
        return _cached(self._sentences, lambda *_: create(name), f"gender of {name}", {})

    def seat(self, seat: int) -> str:
        return chr(FIRST_SIGN + seat)

    def sentence(self, key: str, args: Mapping[str, object]) -> str:
        """The message `key`, with names in place of ids; arguments that it does not use, go."""
        return _cached(self._sentences, super().sentence, key, args)

    def preview(self, preview: Mapping[str, int | str]) -> list[str]:
        create = super().preview
        return _cached(self._sentences, lambda _, values: create(values), "", preview)

    def used(self, key: str) -> "ArgumentUse":
        """Which arguments the message uses, and how."""
        use = self._used.get(key)
        if use is None:
            use = self._used[key] = ArgumentUse.of(self.arguments(key))
        return use


class ArgumentUse(NamedTuple):
    """The arguments of a message; `unshared` are those that keep tables from sharing the sentence.

    The sentence depends on more than the plain name of a player (`d'Ada`, but `de Bo`), or repeats
    what somebody typed.
    """

    names: frozenset[str]
    seats: frozenset[str]
    unshared: frozenset[str]

    @classmethod
    def of(cls, arguments: Arguments) -> "ArgumentUse":
        names = arguments.used | {name.removesuffix("_gender") for name in arguments.used}
        seats = names & set(SEATS)
        lists = {name for name in names if name not in SEATS and name.removesuffix("s") in SEATS}
        return cls(names, seats, (arguments.judged & seats) | lists | (names & TYPED))


class CachedWords(Words):
    """The words of one table, cached here or for all tables with the same game."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game, language)
        self._sentences: SentenceCache = {}
        self._shared = _shared_words(game, language)
        self._signs: dict[int, str] = {}

    def card(self, name: str) -> str:
        return self._shared.card(name)

    def card_text(self, name: str) -> str:
        return self._shared.card_text(name)

    def set_names(self, names: list[str]) -> None:
        """Set the names of the seats; new names clear the cache."""
        if names != self.names or not self._signs:
            self.names = names
            self._sentences.clear()
            called = (clip(clean(self.seat(seat))) for seat in range(len(names)))
            self._signs = dict(enumerate(called, FIRST_SIGN))

    def sentence(self, key: str, args: Mapping[str, object]) -> str:
        used = self._shared.used(key)
        args = {name: value for name, value in args.items() if name in used.names}
        if not used.unshared.isdisjoint(args):
            return _cached(self._sentences, super().sentence, key, args)
        sentence = self._shared.sentence(key, args)
        return sentence if used.seats.isdisjoint(args) else sentence.translate(self._signs)

    def preview(self, preview: Mapping[str, int | str]) -> list[str]:
        return self._shared.preview(preview)


def _cached(
    cache: SentenceCache, create: Callable[[str, Any], Said], key: str, args: Mapping[str, object]
) -> Said:
    """A sentence from the cache, or a new one."""
    cache_key = (key, *args, *map(str, args.values()))
    sentence = cache.get(cache_key)
    if sentence is None:
        if len(cache) >= MAX_CACHED:
            cache.clear()
        sentence = cache[cache_key] = create(key, args)
    return cast(Said, sentence)


_shared_words = lru_cache(maxsize=MAX_GAMES)(SharedSentences)


@lru_cache(maxsize=MAX_GAMES)
def description(game: Game, language: str) -> bytes:
    """What never changes during a game, encoded: the cards, and the clauses to read."""
    words = Words(game, language)
    fields: dict[str, Any] = game.describe(words)
    clauses = clauses_of_cards(game)
    for card in fields["cards"]:
        card["clauses"] = clauses[card["id"]]
    more = {
        "clauses": clauses_of_events(game.id),
        "undoes": {kind.kind: kind.undoes for kind in event_kinds(game.id) if kind.undoes},
        "coach": coach_notes(game, words),
    }
    return encode({**fields, **more})


def coach_notes(game: Game, words: Words) -> dict[str, str]:
    """The notes of the coach for newcomers, by question."""
    keys = [key for key in questions_of(game) if words.has(f"coach-{key}")]
    return {key: words.text(f"coach-{key}") for key in keys}


def refused(key: str, problem: PandemoniumError, words: Words) -> Refused:
    """The refusal of the message with this key."""
    if isinstance(problem, WordedError):
        return replace(problem.messages[words.language], key=key)
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
    """The reason why something is not allowed, if there is one."""
    if problem is None:
        return Because(key=key)
    clause = problem.clause if isinstance(problem, IllegalMove) else ""
    return Because(key=key, error=_error(problem), said=words.error(problem), clause=clause)


def news(
    items: Sequence[LogItem], words: Words, reader: int | None, cache: EventSentences | None = None
) -> list[News]:
    """Log items with their sentences for one seat; `cache` keeps them for other recipients."""
    cache = {} if cache is None else cache
    return [
        News(
            number=item["number"],
            of=item["of"],
            ply=item["ply"],
            time=item["time"],
            event=item["event"],
            said=_event_sentence(item["event"], words, reader, cache),
        )
        for item in items
    ]


def _event_sentence(
    event: dict[str, object], words: Words, reader: int | None, cache: EventSentences
) -> str:
    """The sentence of an event, cached by its identity and by how it concerns the reader."""
    key = (id(event), words.role(reader, event))
    sentence = cache.get(key)
    if sentence is None:
        sentence = cache[key] = words.event(event, reader)
    return sentence


def arguments(problem: PandemoniumError) -> dict[str, Any]:
    """The arguments of a sentence as JSON; a nested phrase is given by its key."""
    return {name: _plain(detail) for name, detail in problem.details.items()}


def _plain(detail: Detail) -> Any:
    if isinstance(detail, Phrase):
        return {
            "key": detail.key,
            "args": {k: _plain(value) for k, value in detail.details.items()},
        }
    if isinstance(detail, PandemoniumError):
        return {"key": _error(detail), "args": arguments(detail)}
    return detail


def _error(problem: PandemoniumError) -> str:
    """The key of the sentence in the catalogue."""
    return problem.reason if isinstance(problem, IllegalMove) else problem.key
