"""Messages to the recipients of a table: a full snapshot, or the changes since the last message.

Everything here depends only on what the session lets that seat know. Of what was sent only digests
are kept, so a table with many watchers stays small.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pandemonium.app import sentences
from pandemonium.app.encoding import embed, encode, write
from pandemonium.app.messages import UNSET, News, Past, TableMessage, Update
from pandemonium.engine.game import Game
from pandemonium.locale.words import Words
from pandemonium.table import Prompt, worded
from pandemonium.table.session import TableSession
from pandemonium.table.summary import Summary

MOST_NEWS = 200  # in one message, however long the log is
MOST_NEWS_BYTES = 64 * 1024
Recipient = int | None  # a seat; None is a spectator


class SentState(NamedTuple):
    """What one recipient was sent last: the number of the last event, and digests."""

    number: int
    game: Game
    summary: int
    view: int
    prompt: int


class LanguageCache(NamedTuple):
    """The words of one language, with the sentences of events that are already worded."""

    words: Words
    said: dict[int, str]


class UpdateBuilder:
    """Builds the messages of one table, once for all who receive the same."""

    def __init__(self, table: str, session: TableSession) -> None:
        self.table = table
        self.session = session
        self._sent: dict[Recipient, SentState] = {}
        self._words: dict[str, tuple[Game, sentences.CachedWords]] = {}

    def words(self, language: str) -> Words:
        """The wording of this table: its game, its cards, the names of its people."""
        kept = self._words.get(language)
        if kept is None or kept[0] is not self.session.game:
            kept = (self.session.game, sentences.CachedWords(self.session.game, language))
            self._words[language] = kept
        kept[1].set_names(self.session.names(kept[1]))
        return kept[1]

    def has_sent_all(self, seat: Recipient) -> bool:
        """Whether the recipient was sent a snapshot."""
        return seat in self._sent

    def number(self, seat: Recipient) -> int:
        """The number of the last event that the recipient was sent."""
        shown = self._sent.get(seat)
        return shown.number if shown is not None else 0

    # ------------------------------------------------------------------ snapshots

    def position(
        self, seat: Recipient, seats: list[int], language: str, since: int, readonly: str
    ) -> bytes:
        """The snapshot of the table for one recipient."""
        words = self.words(language)
        items = self.session.log.latest(seat, MOST_NEWS, after=since)
        view, prompt = self.session.view(seat), self.session.prompt(seat)
        summary = self.session.summary(seat)
        number = self.session.log.lengths()[seat]
        news = _newest_that_fit(sentences.news(items, words))
        game = self.session.game
        self._sent[seat] = SentState(number, game, _digest(summary), _digest(view), _digest(prompt))
        return write(
            TableMessage(
                table=self.table,
                seat=seat,
                seats=seats,
                number=number,
                summary=summary,
                description=None if since else embed(sentences.description(game, language)),
                view=view,
                prompt=prompt and worded(prompt, words),
                news=news,
                first=number - len(news) + 1,
                readonly=readonly,
            )
        )

    def history(self, key: str, seat: Recipient, language: str, before: int) -> Past:
        """Earlier events of one recipient, before a number."""
        items = self.session.log.latest(seat, MOST_NEWS, before=before)
        news = _newest_that_fit(sentences.news(items, self.words(language)))
        return Past(key=key, table=self.table, seat=seat, news=news)

    # ------------------------------------------------------------------ changes

    def changes(self, wanted: set[tuple[Recipient, str]]) -> dict[tuple[Recipient, str], bytes]:
        """The changes for each of these recipients in their language; none if there are none."""
        seats = {seat for seat, _ in wanted}
        views, summaries = self.session.views(seats), self.session.summaries(seats)
        caches = {language: LanguageCache(self.words(language), {}) for _, language in wanted}
        bodies: dict[tuple[Recipient, str], bytes] = {}
        for seat in seats:
            languages = {language: caches[language] for of, language in wanted if of == seat}
            changed = self._changes_for(seat, summaries[seat], views[seat], languages)
            for language, body in changed.items():
                bodies[seat, language] = body
        self._sent = {seat: shown for seat, shown in self._sent.items() if seat in seats}
        return bodies

    def _changes_for(
        self,
        seat: Recipient,
        about: Summary,
        seen: Mapping[str, object] | None,
        languages: Mapping[str, LanguageCache],
    ) -> dict[str, bytes]:
        """The changes for one recipient in some languages."""
        before = self._sent[seat]
        items = self.session.log.latest(seat, MOST_NEWS, after=before.number)
        summary, view = encode(about), encode(seen)
        prompt = self.session.prompt(seat)
        number, game = self.session.log.lengths()[seat], self.session.game
        now = SentState(number, game, hash(summary), hash(view), _digest(prompt))
        if now == before:
            return {}
        self._sent[seat] = now
        is_other_game = now.game is not before.game  # the host chose other options
        is_other_summary = now.summary != before.summary
        is_other_prompt = is_other_summary or now.prompt != before.prompt  # names stand in it
        made = {}
        for language, (words, said) in languages.items():
            asked: Prompt | None = prompt and worded(prompt, words) if is_other_prompt else None
            made[language] = write(
                Update(
                    table=self.table,
                    number=now.number,
                    news=_newest_that_fit(sentences.news(items, words, said)),
                    summary=embed(summary) if is_other_summary else UNSET,
                    description=embed(sentences.description(game, language))
                    if is_other_game
                    else UNSET,
                    view=embed(view) if now.view != before.view else UNSET,
                    prompt=asked if is_other_prompt else UNSET,
                )
            )
        return made


def _newest_that_fit(news: list[News]) -> list[Any]:
    """The newest events that fit into one message, at least one, encoded."""
    kept: list[Any] = []
    left = MOST_NEWS_BYTES
    for item in reversed(news):
        encoded = encode(item)
        left -= len(encoded)
        if left < 0 and kept:
            break
        kept.append(embed(encoded))
    return kept[::-1]


def _digest(part: object) -> int:
    """A number that differs where what is sent differs; for this process only."""
    return hash(encode(part))
