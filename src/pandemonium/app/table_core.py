"""TableCore: everything that is computed about a table, in this process or in a worker.

`LiveTable` calls its methods directly, or, for tables with user-made cards, in a process that can
be killed (`isolation.py`): arguments and results can be pickled.
"""

import logging
from typing import NamedTuple, cast

from pandemonium.app import messages, sentences
from pandemonium.app.bots import JudgedChoice
from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import TableCard
from pandemonium.app.records import Source
from pandemonium.app.replays import events_of_the_game
from pandemonium.app.results import Result, result_of
from pandemonium.app.suggestions import suggested_move
from pandemonium.app.updates import Recipient, UpdateBuilder
from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import Detail
from pandemonium.engine.view import GameView
from pandemonium.locale.words import Words
from pandemonium.table import worded
from pandemonium.table.entry import Entry
from pandemonium.table.prepared import Prepared
from pandemonium.table.rematch import rematch_of
from pandemonium.table.session import TableSession

log = logging.getLogger(__name__)

Messages = dict[tuple[Recipient, str], bytes]  # by recipient and language


class Listing(NamedTuple):
    """The card of a table in lists of tables, and the result of its game."""

    card: TableCard
    result: Result | None


class ImaginedPosition(NamedTuple):
    """A determinized position of one seat, for a bot, and its legal actions."""

    game: str
    players: int
    options: dict[str, object]
    position: dict[str, object]
    legal: list[str]


class TableCore:
    """A session and the messages about it."""

    def __init__(self, table: str, version: str, banter: bytes = b"") -> None:
        """Start without entries; `version` is that of the program that created the table.

        `banter` is the key of what bots say; without it they are silent.
        """
        self.table = table
        self.version = version
        self.session = TableSession()
        self.number = 0  # of the last entry
        self._prepared: Prepared | None = None
        self.updates = UpdateBuilder(table, self.session, banter)

    def prepare(self, entry: Entry) -> None:
        """Check an entry that will be stored and then applied; raises what forbids it."""
        self._prepared = self.session.prepare(entry)

    def apply(self, entry: Entry) -> None:
        """Apply a stored entry; one that was just prepared is not checked again."""
        prepared, self._prepared = self._prepared, None
        if prepared is not None and prepared.is_current and prepared.entry == entry:
            prepared.commit()
        elif self.session.problem is None:
            problem = self.session.replay(entry)
            if problem is not None:  # what an older version wrote
                log.warning("table cannot be replayed: %s", problem, extra={"table": self.table})
        self.number += 1

    def apply_all(self, entries: list[Entry]) -> None:
        """Apply several stored entries."""
        for entry in entries:
            self.apply(entry)

    # ------------------------------------------------------------------ messages

    def position(
        self, seat: Recipient, seats: list[int], language: str, since: int = 0
    ) -> tuple[bytes, int]:
        """The whole table for a recipient, and the number of its last news."""
        readonly, problem = "", self.session.problem
        if problem is not None:
            details: dict[str, Detail] = {"version": self.version, "problem": problem}
            readonly = Words(None, language).error(ServerError("table-unplayable", details))
        if since > self.session.log.lengths()[seat]:  # they have news that the store has lost
            since = 0
        body = self.updates.position(seat, seats, language, since, readonly)
        return body, self.updates.number(seat)

    def changes(self, wanted: set[tuple[Recipient, str]]) -> tuple[Messages, dict[Recipient, int]]:
        """The update of each recipient, and the number of its last news.

        Recipients to whom this process has not sent the whole table get none.
        """
        known = {(seat, language) for seat, language in wanted if self.updates.has_sent_all(seat)}
        bodies = self.updates.changes(known)
        return bodies, {seat: self.updates.number(seat) for seat, _ in known}

    def history(self, seat: Recipient, request: messages.History, language: str) -> messages.Past:
        """The news of a recipient before a number."""
        return self.updates.history(request.key, seat, language, request.before)

    def sheet(self, seat: Recipient, request: messages.Read, language: str) -> messages.Sheet:
        """The table as text, for screen readers and terminals."""
        table = self.session.table
        if table is None:
            raise ServerError("game-not-begun")
        draw = table.state.brief if request.brief else table.state.sheet
        sections = [
            messages.Section(part.title, part.header, part.rows, part.marked, part.at)
            for part in draw(seat, self.updates.words(language))
        ]
        return messages.Sheet(key=request.key, title=table.game.title, sections=sections)

    def answer(
        self, who: str, question: messages.Consider | messages.Why, language: str
    ) -> messages.Considered | messages.Because:
        """The result of trying actions, or what forbids one; nothing changes."""
        if question.seat not in self.session.seats_of(who):
            raise ServerError("not-your-seat")
        table = self.session.table
        if table is None:
            raise ServerError("game-not-begun")
        words = self.updates.words(language)
        if isinstance(question, messages.Why):
            problem = table.why_not(question.seat, question.what)
            return sentences.because(question.key, problem, words)
        result = table.consider(question.seat, *question.actions)
        return messages.Considered(
            key=question.key,
            done=result["done"],
            barrier=result["barrier"],
            news=[words.event(event, question.seat) for event in result["events"]],
            view=cast(GameView, result["view"]),
            prompt=worded(result["prompt"], words),
        )

    # ------------------------------------------------------------------ for bots and hints

    def imagine(self, seat: int, seed: int) -> ImaginedPosition:
        """The position for a bot on this seat; what it cannot know is sampled with the seed."""
        state, game = self.session.running.imagine(seat, Chance(seed)), self.session.game
        legal = [action.text for action in state.legal()]
        return ImaginedPosition(game.id, game.players, game.full_settings(), state.save(), legal)

    def touches(self, position: dict[str, object], actions: list[str]) -> list[list[str]]:
        """The elements that each of the actions touches, in an imagined position."""
        game = self.session.game
        state = game.load(position)
        return [state.touches(game.action(action)) for action in actions]

    def suggested_move(self, seat: int, judged: list[JudgedChoice], line: list[str]) -> list[str]:
        """The actions of the move to recommend after a search of this position; empty: none."""
        return suggested_move(self.session, seat, judged, line)

    # ------------------------------------------------------------------ lists and records

    def listing(self) -> Listing:
        """The card of the table, and its result."""
        summary = self.session.summary(None)
        card: TableCard = {
            "name": summary["name"],
            "title": summary["title"],
            "players": summary["players"],
            "seats": [place["name"] or place["bot"] for place in summary["seats"]],
            "colours": [place["colour"] for place in summary["seats"]],
            "pack": summary["pack"],
            "clock": summary["clock"]["kind"],
            "pace": summary["pace"],
        }
        if hosted := self.session.seats_of(self.session.host):
            card["host"] = hosted[0]
        if self.session.lesson is not None:
            card["lesson"] = self.session.lesson.status(self.session.running.record.actions)
        return Listing(card, result_of(self.session))

    def record(self) -> str:
        """The record of the finished game."""
        return self.session.record().write()

    def source(self) -> Source:
        """The finished game, to replay it with the events and names of its people."""
        news = events_of_the_game(self.session.news(None))
        return Source(self.record(), news, self.session.summary(None), self.table)

    def secret(self) -> str:
        """The secret of the dice; empty until the game is over."""
        return self.session.secret

    def rematch(self, time: float, seal: str) -> list[Entry]:
        """The first entries of the next table."""
        return rematch_of(self.session, time, seal)

    def check_seat(self, seat: int) -> None:
        """Raise an error if the game has no such seat."""
        self.session.running.state.check_seat(seat)
