"""Messages to the recipients of a table: a full snapshot, or the changes since the last message.

Everything here depends only on what the session lets that seat know. Of what was sent only digests
are kept, so a table with many watchers stays small.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, cast

from pandemonium.app import beats, sentences
from pandemonium.app.banter import Banter
from pandemonium.app.beats import BeatBuilder
from pandemonium.app.messages import UNSET, Past, TableMessage, Update
from pandemonium.app.messages.encoding import embed, encode, write
from pandemonium.engine.action import Action
from pandemonium.engine.errors import Phrase
from pandemonium.engine.game import Game
from pandemonium.engine.view import GameView
from pandemonium.locale.words import Words
from pandemonium.table import Prompt, worded
from pandemonium.table.log import LogItem
from pandemonium.table.prompt import EndRefusal
from pandemonium.table.session import TableSession
from pandemonium.table.summary import Summary

MAX_NEWS = 200  # in one message, however long the log is
MAX_BEAT_EVENTS = 600  # that a snapshot is searched for the recipient's last turn
MAX_NEWS_BYTES = 64 * 1024
Recipient = int | None  # a seat; None is a spectator


class SentState(NamedTuple):
    """What one recipient was sent last: the number of the last event, and digests."""

    number: int
    game: Game
    summary: int
    view: int
    prompt: int
    threats: int


class NamedWords(NamedTuple):
    """The words of a game, for these people: the name and the bot of each seat."""

    game: Game
    people: list[tuple[str, str]]
    words: sentences.CachedWords


class LanguageCache(NamedTuple):
    """The words of one language, with the events that are already worded for some recipient.

    News are kept encoded, by the identity of the event, the reader's role and its number.
    """

    words: Words
    sentences: sentences.EventSentences
    news: dict[tuple[int, str, int], bytes]


class CommonPart(NamedTuple):
    """What the changes for all recipients are made of: beats, and who may win soon."""

    builder: BeatBuilder
    threats: list[Phrase]
    threats_digest: int


class UpdateBuilder:
    """Builds the messages of one table, once for all who receive the same."""

    def __init__(self, table: str, session: TableSession, banter: bytes = b"") -> None:
        """`banter` is the key of what bots say; without it they are silent."""
        self.table = table
        self.session = session
        self._banter_key = banter
        self._sent: dict[Recipient, SentState] = {}
        self._words: dict[str, NamedWords] = {}

    def words(self, language: str) -> Words:
        """The wording of this table: its game, its cards, the names of its people."""
        game = self.session.game
        people = [(place.shown_name, place.bot) for place in self.session.seats]
        cached = self._words.get(language)
        if cached is None or cached.game is not game:
            cached = NamedWords(game, [], sentences.CachedWords(game, language))
        if cached.people != people:
            cached.words.set_names(self.session.names(cached.words))
            cached = self._words[language] = cached._replace(people=people)
        return cached.words

    def _beat_builder(self) -> BeatBuilder:
        """A builder of beats, with the talk of the bots that sit here now."""
        levels = [place.bot or "" for place in self.session.seats]
        banter = Banter(self._banter_key, levels) if self._banter_key else None
        return BeatBuilder(self.session.game, banter)

    def has_sent_all(self, seat: Recipient) -> bool:
        """Whether the recipient was sent a snapshot."""
        return seat in self._sent

    def number(self, seat: Recipient) -> int:
        """The number of the last event that the recipient was sent."""
        sent = self._sent.get(seat)
        return sent.number if sent is not None else 0

    # ------------------------------------------------------------------ snapshots

    def position(
        self, seat: Recipient, seats: list[int], language: str, since: int, readonly: str
    ) -> bytes:
        """The snapshot of the table for one recipient."""
        words = self.words(language)
        items = self.session.log.latest(seat, MAX_NEWS, after=since)
        view, prompt = self.session.view(seat), self.session.prompt(seat)
        summary = self.session.summary(seat)
        number = self.session.log.lengths()[seat]
        news = _newest_that_fit(items, seat, LanguageCache(words, {}, {}))
        first = number - len(news) + 1
        game = self.session.game
        threats = beats.threat_phrases(game, view)
        log, builder = self.session.log.items[seat], self._beat_builder()
        start = builder.summary_start(log, seat, MAX_BEAT_EVENTS) if log else first
        self._sent[seat] = SentState(
            number, game, _digest(summary), _digest(view), _digest(prompt), _digest_of(threats)
        )
        return write(
            TableMessage(
                table=self.table,
                seat=seat,
                seats=seats,
                number=number,
                summary=summary,
                description=None if since else embed(sentences.description(game, language)),
                view=cast(GameView | None, view),
                prompt=prompt and self._worded(prompt, words),
                news=news,
                first=first,
                beats=builder.beats(log, min(first, start), words, seat),
                threats=beats.threats(threats, words, seat),
                readonly=readonly,
            )
        )

    def _worded(self, prompt: Prompt, words: Words) -> Prompt:
        """A prompt with its sentences, also that which forbids to end the turn."""
        result = worded(prompt, words)
        if prompt["choices"]:
            state = self.session.running.state
            end = _end_action(state.game)
            problem = None if end is None else state.objection(end)
            if problem is not None:
                sentence = words.error(problem)
                result["end_refusal"] = EndRefusal(said=sentence, clause=problem.clause)
        return result

    def history(self, key: str, seat: Recipient, language: str, before: int) -> Past:
        """Earlier events of one recipient, before a number."""
        items = self.session.log.latest(seat, MAX_NEWS, before=before)
        words = self.words(language)
        news = _newest_that_fit(items, seat, LanguageCache(words, {}, {}))
        last = items[-1]["number"] if items else 0
        return Past(
            key=key,
            table=self.table,
            seat=seat,
            news=news,
            beats=self._beat_builder().beats(
                self.session.log.items[seat], last - len(news) + 1, words, seat, before=last + 1
            )
            if items
            else [],
        )

    # ------------------------------------------------------------------ changes

    def changes(self, wanted: set[tuple[Recipient, str]]) -> dict[tuple[Recipient, str], bytes]:
        """The changes for each of these recipients in their language; none if there are none."""
        seats = {seat for seat, _ in wanted}
        views, summaries = self.session.views({*seats, None}), self.session.summaries(seats)
        languages = {language for _, language in wanted}
        caches = {language: LanguageCache(self.words(language), {}, {}) for language in languages}
        threats = beats.threat_phrases(self.session.game, views[None])
        common = CommonPart(self._beat_builder(), threats, _digest_of(threats))
        bodies: dict[tuple[Recipient, str], bytes] = {}
        for seat in seats:
            caches_of_seat = {language: caches[language] for of, language in wanted if of == seat}
            changed = self._changes_for(seat, summaries[seat], views[seat], caches_of_seat, common)
            for language, body in changed.items():
                bodies[seat, language] = body
        self._sent = {seat: shown for seat, shown in self._sent.items() if seat in seats}
        return bodies

    def _changes_for(
        self,
        seat: Recipient,
        about: Summary,
        seen: Mapping[str, object] | None,
        caches: Mapping[str, LanguageCache],
        common: CommonPart,
    ) -> dict[str, bytes]:
        """The changes for one recipient in some languages."""
        before = self._sent[seat]
        items = self.session.log.latest(seat, MAX_NEWS, after=before.number)
        summary, view = encode(about), encode(seen)
        prompt = self.session.prompt(seat)
        log, game = self.session.log.items[seat], self.session.game
        now = SentState(
            len(log), game, hash(summary), hash(view), _digest(prompt), common.threats_digest
        )
        if now == before:
            return {}
        self._sent[seat] = now
        is_other_game = now.game is not before.game  # the host chose other options
        is_other_summary = now.summary != before.summary
        is_other_prompt = is_other_summary or now.prompt != before.prompt  # names stand in it
        messages = {}
        for language, cache in caches.items():
            words = cache.words
            worded_prompt = prompt and self._worded(prompt, words) if is_other_prompt else None
            news = _newest_that_fit(items, seat, cache)
            first = now.number - len(news) + 1
            messages[language] = write(
                Update(
                    table=self.table,
                    number=now.number,
                    news=news,
                    beats=common.builder.beats(log, first, words, seat, cache.sentences)
                    if news
                    else [],
                    summary=embed(summary) if is_other_summary else UNSET,
                    description=embed(sentences.description(game, language))
                    if is_other_game
                    else UNSET,
                    view=embed(view) if now.view != before.view else UNSET,
                    prompt=worded_prompt if is_other_prompt else UNSET,
                    threats=beats.threats(common.threats, words, seat)
                    if now.threats != before.threats
                    else UNSET,
                )
            )
        return messages


@lru_cache(maxsize=64)
def _end_action(game: Game) -> Action | None:
    """The action that only ends a turn, if the game has one."""
    return next((action for action in game.actions if action.ends), None)


def _newest_that_fit(items: Sequence[LogItem], seat: Recipient, cache: LanguageCache) -> list[Any]:
    """The newest events that fit into one message, at least one, as encoded news."""
    parts: list[Any] = []
    left = MAX_NEWS_BYTES
    for item in reversed(items):
        key = (id(item["event"]), cache.words.role(seat, item["event"]), item["number"])
        encoded = cache.news.get(key)
        if encoded is None:
            [news] = sentences.news([item], cache.words, seat, cache.sentences)
            encoded = cache.news[key] = encode(news)
        left -= len(encoded)
        if left < 0 and parts:
            break
        parts.append(embed(encoded))
    return parts[::-1]


def _digest(part: object) -> int:
    """A number that differs where what is sent differs; for this process only."""
    return hash(encode(part))


def _digest_of(phrases: list[Phrase]) -> int:
    """A number that differs where the phrases differ; for this process only."""
    return hash(repr(phrases))
