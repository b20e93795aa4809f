"""Playing at a table of a server in line mode: the same layout, over the wire.

The server says what can be seen and done; nothing here knows a rule.
"""

from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.text import Text

import pandemonium as pm
from pandemonium.engine.errors import NotationError, PandemoniumError
from pandemonium.engine.text_view import Section
from pandemonium.locale.words import Words
from pandemonium.table import Prompt
from pandemonium.terminal import layout, listing
from pandemonium.terminal.answers import actions_meant, read_line
from pandemonium.terminal.screen import Screen
from pandemonium.terminal.wire import DiceShare, Line, Message, RefusedError

COMMANDS = ("moves", "table", "why", "undo", "say", "log", "surrender", "quit")
SHOWN_NEWS = 12


class JoinedGame:
    """One table of a server at this terminal."""

    def __init__(self, line: Line, words: Words, console: Console) -> None:
        """Wait for the table."""
        self.line = line
        self.language = words.language
        self.share = DiceShare()
        self.prompt: Prompt | None = None
        self.summary: Message = {}
        self.seat: int | None = None
        self.news: list[str] = []
        self.number = 0  # of the last of them; who sits down is sent all of them once more
        self.is_open = False  # whether the own share was shown
        self.screen = Screen(console, words)
        self.items: list[listing.Item] = []
        self.commands: dict[str, Callable[[str], None]] = {
            "?": lambda _: self.explain(),
            "help": lambda _: self.explain(),
            "moves": lambda _: self.list_moves(),
            "table": lambda _: self.draw(),
            "why": self.why,
            "undo": lambda _: self.do("undo", seat=self.seat),
            "say": lambda text: self.do("say", text=text),
            "log": lambda _: self.show_news(SHOWN_NEWS),
            "surrender": lambda _: self.do("surrender", seat=self.seat),
        }

    # ------------------------------------------------------------------ the way through a game

    def run(self) -> None:
        """Sit down, play to the end, and say how it ended."""
        while not self.summary:
            self.take(self.line.hear())
        self.sit_down()
        while self.summary["status"] != "over":
            if self.is_asked:
                self.ask()
            else:
                self.take(self.line.hear())
                self.show_what_is_new()
        self.draw()
        self.tell_end()

    def sit_down(self) -> None:
        """Take a seat unless one has one; say that one is ready when somebody presses Enter."""
        if self.summary["status"] != "gathering":
            return
        if self.seat is None:
            self.do("sit")
        if self.seat is None:  # why not was said: one looks on
            return
        if not self.summary["seats"][self.seat]["is_ready"]:
            self.show_what_is_new()
            read_line(self.words.text("join-ready"))
            self.do("ready", commitment=self.share.commitment)
            self.screen.say("join-waiting")

    @property
    def words(self) -> Words:
        """The wording of the table."""
        return self.screen.words

    @property
    def is_asked(self) -> bool:
        """Whether one is to decide."""
        return self.prompt is not None and bool(self.prompt["choices"])

    def take(self, message: Message | None) -> None:
        """Keep what the server says."""
        if message is None:
            return
        if message["type"] == "refused":
            raise RefusedError(message["said"])
        if message["type"] == "table":
            self.seat = message["seat"]
            self.read_description(message)
        if message.get("summary"):
            self.summary = message["summary"]
            self.words.names = self.names()
        if "prompt" in message:
            self.prompt = message["prompt"]
        if message["type"] in ("table", "news"):
            self.read_news(message)
        if self.summary.get("opening") and self.seat is not None and not self.is_open:
            self.is_open = True
            self.do("open", contribution=self.share.contribution)

    def read_news(self, message: Message) -> None:
        """Keep what happened; of much, the server sends only the newest."""
        new = [item for item in message["news"] if item["number"] > self.number]
        left_out = new[0]["number"] - self.number - 1 if new else 0
        if left_out > 0:
            self.news.append(self.words.text("join-left-out", count=left_out))
        self.news += [item["said"] for item in new]
        self.number = max(self.number, message["number"])

    def read_description(self, message: Message) -> None:
        """The words of this very game, with its cards."""
        description = message["description"]
        if description is not None:
            game = pm.game(description["game"], description["players"], **description["settings"])
            self.screen = Screen(self.screen.console, Words(game, self.language))
            self.game = game

    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat["name"] or seat["bot"] for seat in self.summary["seats"]]

    # ------------------------------------------------------------------ a decision

    def ask(self) -> None:
        """Put the question and carry out what is typed."""
        assert self.prompt is not None
        self.items = listing.list_items(self.prompt, self.words)
        self.draw(is_brief=True)
        self.show_what_is_new()
        self.list_moves()
        asked = self.prompt
        while self.prompt is asked:
            try:
                self.answer(read_line("> ").strip())
            except NotationError as problem:
                self.screen.complain(problem)

    def answer(self, typed: str) -> None:
        """A number, a notation or a command."""
        word, _, rest = typed.partition(" ")
        if word.lower() == "quit":
            raise EOFError
        if word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        elif typed:
            actions = actions_meant(typed, self.items, self.game, self.words)
            self.do("act", seat=self.seat, actions=actions)
        else:
            self.list_moves()

    def do(self, kind: str, **fields: Any) -> None:
        """Send a command; what is refused is said."""
        answer, others = self.line.ask(kind, **fields)
        if answer["type"] == "refused":
            self.screen.print(Text(answer["said"], style="bold red"))
        for message in others:
            self.take(message)
        if answer["type"] == "done":
            before = self.line.number
            while self.line.number == before and kind != "open":
                following = self.line.hear(2.0)  # what came of it follows at once
                self.take(following)
                if following is None:
                    break

    def why(self, typed: str) -> None:
        """The clause that forbids something."""
        answer, others = self.line.ask("why", seat=self.seat, what=typed)
        for message in others:
            self.take(message)
        sentence = answer["said"] or self.words.text("play-allowed", text=typed)
        self.screen.line(sentence)

    # ------------------------------------------------------------------ what is shown

    def draw(self, is_brief: bool = False) -> None:
        """The table, as the server words it."""
        answer, others = self.line.ask("read", seat=self.seat, brief=is_brief)
        for message in others:
            self.take(message)
        if answer["type"] != "sheet":
            return
        sections = [Section(**section) for section in answer["sections"]]
        draw = layout.brief if is_brief else layout.position
        self.screen.print(draw(sections, answer["title"], self.screen.tints.paint))

    def list_moves(self) -> None:
        """The question and what can be done."""
        assert self.prompt is not None
        layouts = listing.layouts(self.items, self.words, self.screen.tints.paint)
        asked = self.prompt["said"]
        self.screen.print(Text(asked, style="bold cyan"), layouts[0])

    def show_what_is_new(self) -> None:
        """What happened since one last looked."""
        self.show_news(len(self.news))
        self.news.clear()

    def show_news(self, most: int) -> None:
        """The last things that happened."""
        for sentence in self.news[-most:] if most else []:
            self.screen.line(f"  {sentence}", "yellow")

    def explain(self) -> None:
        """What can be typed."""
        self.screen.say("join-help", commands=", ".join(COMMANDS))

    def tell_end(self) -> None:
        """How it ended."""
        self.show_what_is_new()
        if self.prompt is not None:
            self.screen.print(Text(self.prompt["said"], style="bold green"))


def play_there(line: Line, words: Words, console: Console) -> int:
    """Play until the game is over or the person leaves; the exit code."""
    game = JoinedGame(line, words, console)
    try:
        game.run()
    except (EOFError, KeyboardInterrupt):
        game.screen.say("join-left")
    except PandemoniumError as problem:
        game.screen.complain(problem)
        return 1
    finally:
        line.close()
    return 0
