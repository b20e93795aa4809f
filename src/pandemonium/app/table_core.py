"""TableCore: everything that is computed about a table, in this process or in a worker.

`LiveTable` calls its methods directly, or, for tables with user-made cards, in a process that can
be killed (`isolation.py`): arguments and results can be pickled.
"""

import logging
from typing import NamedTuple

from pandemonium.app import sentences
from pandemonium.app.errors import ServerError
from pandemonium.app.messages import (
    Because,
    Consider,
    Considered,
    History,
    Past,
    Read,
    Section,
    Sheet,
    Why,
)
from pandemonium.app.results import Result, result_of
from pandemonium.app.updates import Recipient, UpdateBuilder
from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import Detail
from pandemonium.locale.words import Words
from pandemonium.table import worded
from pandemonium.table.entry import Entry
from pandemonium.table.log import LogItem
from pandemonium.table.prepared import Prepared
from pandemonium.table.session import TableSession
from pandemonium.table.summary import Summary

log = logging.getLogger(__name__)

Messages = dict[tuple[Recipient, str], bytes]  # by recipient and language


class Listing(NamedTuple):
    """The card of a table in lists of tables, and the result of its game."""

    card: dict[str, object]
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

    def __init__(self, table: str, version: str) -> None:
        """Start without entries; `version` is that of the program that created the table."""
        self.table = table
        self.version = version
        self.session = TableSession()
        self.number = 0  # of the last entry
        self._prepared: Prepared | None = None
        self.teller = UpdateBuilder(table, self.session)

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
        body = self.teller.position(seat, seats, language, since, readonly)
        return body, self.teller.number(seat)

    def changes(self, wanted: set[tuple[Recipient, str]]) -> tuple[Messages, dict[Recipient, int]]:
        """The update of each recipient, and the number of its last news.

        Recipients to whom this process has not sent the whole table get none.
        """
        known = {(seat, language) for seat, language in wanted if self.teller.has_sent_all(seat)}
        bodies = self.teller.changes(known)
        return bodies, {seat: self.teller.number(seat) for seat, _ in known}

    def history(self, seat: Recipient, request: History, language: str) -> Past:
        """The news of a recipient before a number."""
        return self.teller.history(request.key, seat, language, request.before)

    def sheet(self, seat: Recipient, request: Read, language: str) -> Sheet:
        """The table as text."""
        table = self.session.table
        if table is None:
            raise ServerError("game-not-begun")
        draw = table.state.brief if request.brief else table.state.sheet
        sections = [
            Section(part.title, part.header, part.rows, part.marked, part.at)
            for part in draw(seat, self.teller.words(language))
        ]
        return Sheet(key=request.key, title=table.game.title, sections=sections)

    def answer(self, who: str, question: Consider | Why, language: str) -> Considered | Because:
        """The result of trying actions, or what forbids one; nothing changes."""
        if question.seat not in self.session.seats_of(who):
            raise ServerError("not-your-seat")
        table = self.session.table
        if table is None:
            raise ServerError("game-not-begun")
        words = self.teller.words(language)
        if isinstance(question, Why):
            return sentences.because(
                question.key, table.why_not(question.seat, question.what), words
            )
        result = table.consider(question.seat, *question.actions)
        return Considered(
            key=question.key,
            done=result["done"],
            barrier=result["barrier"],
            news=[words.event(event) for event in result["events"]],
            view=result["view"],
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

    # ------------------------------------------------------------------ lists and records

    def listing(self) -> Listing:
        """The card of the table, and its result."""
        summary = self.session.summary(None)
        card: dict[str, object] = {
            "name": summary["name"],
            "title": summary["title"],
            "players": summary["players"],
            "seats": [place["name"] or place["bot"] for place in summary["seats"]],
            "pack": summary["pack"],
            "clock": summary["clock"]["kind"],
            "pace": summary["pace"],
        }
        if self.session.lesson is not None:
            card["lesson"] = self.session.lesson.status(self.session.running.record.actions)
        return Listing(card, result_of(self.session))

    def summary(self) -> Summary:
        """The people and the table, as a spectator sees them."""
        return self.session.summary(None)

    def record(self) -> str:
        """The record of the finished game."""
        return self.session.record().write()

    def news(self) -> list[LogItem]:
        """The events that spectators received."""
        return self.session.news(None)

    def secret(self) -> str:
        """The secret of the dice; empty until the game is over."""
        return self.session.secret

    def rematch(self, time: float, seal: str) -> list[Entry]:
        """The first entries of the next table."""
        return self.session.rematch(time, seal)

    def check_seat(self, seat: int) -> None:
        """Raise an error if the game has no such seat."""
        self.session.running.state.check_seat(seat)
