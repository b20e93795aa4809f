"""A game at a server's table in line mode; the server sends views and choices, so no rules here."""

import hashlib
import secrets
from typing import Any

from rich.console import Console
from rich.text import Text

import pandemonium as pm
from pandemonium.engine.errors import NotationError, PandemoniumError
from pandemonium.engine.text_view import Section
from pandemonium.locale.words import Words
from pandemonium.terminal import layout, listing
from pandemonium.terminal.answers import read_line
from pandemonium.terminal.client import Message, RefusedError, TableConnection
from pandemonium.terminal.line_interface import LineInterface
from pandemonium.terminal.screen import Screen

COMMANDS = ("moves", "table", "why", "undo", "say", "log", "surrender", "quit")
LOG_LENGTH = 12
NEWS_TIMEOUT = 2.0  # seconds to wait for the news after a command succeeded


class JoinedGame(LineInterface):
    """A game at a server's table."""

    def __init__(self, connection: TableConnection, words: Words, console: Console) -> None:
        super().__init__(Screen(console, words))
        self.connection = connection
        self.language = words.language
        # Our part of the seed (commit-reveal): its hash is sent first, this once all are ready.
        self.contribution = secrets.token_bytes(32)
        self.summary: Message = {}
        self.seat: int | None = None
        self.log: list[str] = []
        self.shown = 0  # sentences of the log that were printed
        self.number = 0  # of the latest news: taking a seat sends all of them again
        self.is_revealed = False  # our contribution was sent
        self.commands = {
            "?": lambda _: self.show_help(),
            "help": lambda _: self.show_help(),
            "moves": lambda _: self.show_moves(),
            "table": lambda _: self.show_table(),
            "why": self.why,
            "undo": lambda _: self.send("undo", seat=self.seat),
            "say": lambda text: self.send("say", text=text),
            "log": lambda _: self.show_events(self.log[-LOG_LENGTH:], "yellow"),
            "surrender": lambda _: self.send("surrender", seat=self.seat),
            "quit": self.quit,
        }

    # ------------------------------------------------------------------ the loop

    def run(self) -> None:
        """Take a seat and play to the end; raises EOFError if the person leaves before."""
        while not self.summary:
            self.handle(self.connection.receive())
        self.sit_down()
        while self.summary["status"] not in ("closed", "over"):
            if self.has_choices:
                self.ask()
            else:
                self.handle(self.connection.receive())
                self.show_news()
        if self.prompt is not None:  # else the host closed the table before the game
            self.show_table()
        self.show_news()
        if self.prompt is not None:
            self.screen.print(Text(self.prompt["said"], style="bold green"))

    def sit_down(self) -> None:
        """Take a free seat before the game starts; report ready when the person presses Enter."""
        if self.summary["status"] != "gathering":
            return
        if self.seat is None:
            self.send("sit")
        if self.seat is None:  # refused: the person watches
            return
        if not self.summary["seats"][self.seat]["is_ready"]:
            self.show_news()
            read_line(self.words.text("join-ready"))
            self.send("ready", commitment=hashlib.sha256(self.contribution).hexdigest())
            self.screen.print_message("join-waiting")

    @property
    def has_choices(self) -> bool:
        """Whether the server waits for our decision."""
        return self.prompt is not None and bool(self.prompt["choices"])

    # ------------------------------------------------------------------ messages of the server

    def handle(self, message: Message | None) -> None:
        """Update what we know from a message; raises RefusedError if the server rejected us."""
        if message is None:
            return
        if message["type"] == "refused":
            raise RefusedError(message["said"])
        if message["type"] == "table":
            self.seat = message["seat"]
            self.read_description(message)
        if message.get("summary"):
            self.summary = message["summary"]
            self.words.names = [seat["name"] or seat["bot"] for seat in self.summary["seats"]]
        if "prompt" in message:
            self.prompt = message["prompt"]
        if message["type"] in ("table", "news"):
            self.read_news(message)
        if self.summary.get("opening") and self.seat is not None and not self.is_revealed:
            self.is_revealed = True
            self.send("open", contribution=self.contribution.hex())

    def read_news(self, message: Message) -> None:
        """Add the news to the log; the server sends only the latest if there are many."""
        new = [item for item in message["news"] if item["number"] > self.number]
        left_out = new[0]["number"] - self.number - 1 if new else 0
        if left_out > 0:
            self.log.append(self.words.text("join-left-out", count=left_out))
        self.log += [item["said"] for item in new]
        self.number = max(self.number, message["number"])

    def read_description(self, message: Message) -> None:
        """Load the game that is played, with its cards and catalogue."""
        description = message["description"]
        if description is not None:
            self.game = pm.game(
                description["game"], description["players"], **description["settings"]
            )
            self.screen = Screen(self.screen.console, Words(self.game, self.language))

    def request(self, kind: str, **fields: Any) -> Message:
        """Send a request and return its answer, after handling what arrived before it."""
        answer, others = self.connection.request(kind, **fields)
        for message in others:
            self.handle(message)
        return answer

    def send(self, kind: str, **fields: Any) -> None:
        """Send a command and wait for its effect; prints the reason if it is refused."""
        answer = self.request(kind, **fields)
        if answer["type"] == "refused":
            self.screen.print(Text(answer["said"], style="bold red"))
        if answer["type"] == "done":
            before = self.connection.number
            while self.connection.number == before and kind != "open":
                following = self.connection.receive(NEWS_TIMEOUT)
                self.handle(following)
                if following is None:
                    break

    # ------------------------------------------------------------------ a decision

    def ask(self) -> None:
        """Print the question and read answers until one changes the prompt."""
        assert self.prompt is not None
        self.items = listing.list_items(self.prompt, self.words)
        self.show_table(is_brief=True)
        self.show_news()
        self.show_moves()
        prompt = self.prompt
        while self.prompt is prompt:
            try:
                self.answer(read_line("> ").strip())
            except NotationError as problem:
                self.screen.print_error(problem)

    def act(self, actions: list[str]) -> None:
        self.send("act", seat=self.seat, actions=actions)

    def why(self, typed: str) -> None:
        """Print the clause that forbids a move, or any move with an element."""
        answer = self.request("why", seat=self.seat, what=typed)
        self.screen.print_line(answer["said"] or self.words.text("play-allowed", text=typed))

    def quit(self, _: str) -> None:
        """Leave the table; the seat stays ours."""
        raise EOFError

    # ------------------------------------------------------------------ output

    def show_table(self, is_brief: bool = False) -> None:
        """Print the table as the server words it."""
        answer = self.request("read", seat=self.seat, brief=is_brief)
        if answer["type"] != "sheet":
            return
        sections = [Section(**section) for section in answer["sections"]]
        draw = layout.brief if is_brief else layout.position
        self.screen.print(draw(sections, answer["title"], self.paint))

    def show_news(self) -> None:
        """Print the part of the log that wasn't printed yet."""
        self.show_events(self.log[self.shown :], "yellow")
        self.shown = len(self.log)

    def show_help(self) -> None:
        """Print the commands of a joined game."""
        self.screen.print_message("join-help", commands=", ".join(COMMANDS))


def play_joined(connection: TableConnection, words: Words, console: Console) -> int:
    """Play until the game is over or the person leaves; returns the exit code."""
    game = JoinedGame(connection, words, console)
    try:
        game.run()
    except (EOFError, KeyboardInterrupt):
        game.screen.print_message("join-left")
    except PandemoniumError as problem:
        game.screen.print_error(problem)
        return 1
    finally:
        connection.close()
    return 0
