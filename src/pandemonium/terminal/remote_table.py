"""A table of a server, which sends prompts, sections of text and sentences: no rules here."""

import hashlib
import secrets
from typing import Any

import pandemonium as pm
from pandemonium.engine.text_view import Section
from pandemonium.locale.words import Words
from pandemonium.players.base import Idea
from pandemonium.table import Prompt, TableError
from pandemonium.terminal.answers import read_line
from pandemonium.terminal.client import Message, TableConnection, WireError
from pandemonium.terminal.screen import Screen
from pandemonium.terminal.table_source import LOG_LENGTH, Objection, TableSource

NEWS_TIMEOUT = 2.0  # seconds to wait for the news after a command succeeded


class RemoteTable(TableSource):
    """A table of a server, for one person at this keyboard."""

    is_remote = True
    adviser = "archdemon"  # of servers

    def __init__(self, connection: TableConnection, screen: Screen) -> None:
        super().__init__(screen)
        self.connection = connection
        # Our part of the seed (commit-reveal): its hash is sent first, this once all are ready.
        self.contribution = secrets.token_bytes(32)
        self.is_revealed = False  # our contribution was sent
        self.has_asked_for_seat = False
        self.has_reported_ready = False
        self.summary: Message = {}
        self.view: Message | None = None
        self._prompt: Prompt | None = None
        self.prompts = 0  # received
        self.sentences: list[str] = []  # of all news
        self.read = 0  # sentences that were read
        self.number = 0  # of the latest news: taking a seat sends all of them again
        self.commands = {
            "say": lambda text: self._command("say", text=text),
            "surrender": lambda _: self._command("surrender", seat=self.viewer),
        }

    # ------------------------------------------------------------------ the course of the game

    @property
    def over(self) -> bool:
        return self._status in ("closed", "over")

    @property
    def _status(self) -> str:
        """As in the summary; empty until the server has sent the table."""
        return str(self.summary.get("status", ""))

    @property
    def deciding(self) -> int | None:
        has_choices = self.prompt is not None and self.prompt["choices"]
        return self.viewer if has_choices else None

    @property
    def moment(self) -> object:
        return self.prompts

    @property
    def turn(self) -> object:
        return self.view and self.view.get("turn", self.view["player"])

    def advance(self) -> None:
        """Take a free seat and report ready, if the game hasn't begun; else wait for a message."""
        is_gathering = self._status == "gathering"
        if is_gathering and self.viewer is None and not self.has_asked_for_seat:
            self.has_asked_for_seat = True
            try:
                self._command("sit")
            except TableError as full:  # the person watches
                self.screen.print_error(full)
        elif is_gathering and self.viewer is not None and not self.has_reported_ready:
            self.has_reported_ready = True
            if not self.summary["seats"][self.viewer]["is_ready"]:
                read_line(self.words.text("join-ready"))
                self._command("ready", commitment=hashlib.sha256(self.contribution).hexdigest())
                self.screen.print_message("join-waiting")
        else:
            self.handle(self.connection.receive())

    # ------------------------------------------------------------------ messages of the server

    def handle(self, message: Message | None) -> None:
        """Update what we know from a message; raises WireError if the server rejected us."""
        if message is None:
            return
        if message["type"] == "refused":
            raise WireError("server-refuses", _sentence_of(message))
        if message["type"] == "table":
            self.viewer = message["seat"]
            self.people = [] if self.viewer is None else [self.viewer]
        if message.get("description"):
            self._read_description(message["description"])
        if message.get("summary"):
            self.summary = message["summary"]
            self.words.names = [seat["name"] or seat["bot"] for seat in self.summary["seats"]]
        self.view = message.get("view", self.view)
        if "prompt" in message:
            self._prompt = message["prompt"]
            self.prompts += 1
        if message["type"] in ("table", "news"):
            self._read_news(message)
        if self.summary.get("opening") and self.viewer is not None and not self.is_revealed:
            self.is_revealed = True
            self._command("open", contribution=self.contribution.hex())

    def _read_news(self, message: Message) -> None:
        """Add the news to the log; the server sends only the latest if there are many."""
        new = [item for item in message["news"] if item["number"] > self.number]
        left_out = new[0]["number"] - self.number - 1 if new else 0
        if left_out > 0:
            self.sentences.append(self.words.text("join-left-out", count=left_out))
        self.sentences += [item["said"] for item in new]
        self.number = max(self.number, message["number"])

    def _read_description(self, description: Message) -> None:
        """Load the game that is played, with its cards and catalogue."""
        options = description["settings"]
        self.game = pm.game(description["game"], description["players"], **options)
        self.screen.use(Words(self.game, self.words.language))

    def _request(self, kind: str, **fields: Any) -> Message:
        """The answer to a request, after what arrived before it; raises a TableError if refused."""
        answer, others = self.connection.request(kind, **fields)
        for message in others:
            self.handle(message)
        if answer["type"] == "refused":
            raise TableError("server-refuses", _sentence_of(answer))
        return answer

    def _command(self, kind: str, **fields: Any) -> None:
        """Send a command and wait for its news; raises a TableError if it is refused."""
        self._request(kind, **fields)
        before = self.connection.number
        while self.connection.number == before and kind != "open":
            following = self.connection.receive(NEWS_TIMEOUT)
            self.handle(following)
            if following is None:
                break

    # ------------------------------------------------------------------ what the viewer does

    def act(self, actions: list[str]) -> None:
        self._command("act", seat=self.viewer, actions=actions)

    def undo(self) -> None:
        self._command("undo", seat=self.viewer)

    # ------------------------------------------------------------------ what the viewer sees

    @property
    def prompt(self) -> Prompt | None:
        return self._prompt

    def sections(self, is_brief: bool = False) -> list[Section]:
        answer = self._request("read", seat=self.viewer, brief=is_brief)
        return [Section(**section) for section in answer["sections"]]

    def news(self) -> list[str]:
        new = self.sentences[self.read :]
        self.read = len(self.sentences)
        return new

    def log(self) -> list[str]:
        return self.sentences[-LOG_LENGTH:]

    def why_not(self, what: str) -> Objection | None:
        answer = self._request("why", seat=self.viewer, what=what)
        return Objection(answer["said"], answer["clause"]) if answer["said"] else None

    def hint(self) -> list[Idea]:
        ideas = self._request("hint", seat=self.viewer)["ideas"]
        return [
            Idea(idea["action"], idea["label"], idea["chance"], idea["points"], idea["said"])
            for idea in ideas
        ]


def _sentence_of(refused: Message) -> dict[str, str]:
    """The arguments of an error that repeats the sentence of the server."""
    return {"said": refused["said"].rstrip(".")}
