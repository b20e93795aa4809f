"""Read-only commands: help, rules, cards, the log, why not, hints and the picture of the table."""

import contextlib
from pathlib import Path

from rich.text import Text

from pandemonium.engine.errors import IllegalMove, NotationError
from pandemonium.engine.formats.rulebook import chapters, find_clauses
from pandemonium.players import LEVELS, make_level
from pandemonium.players.sentences import describe_thoughts
from pandemonium.table import Table, TableError
from pandemonium.terminal import layout, saves
from pandemonium.terminal.answers import read_line, to_notation
from pandemonium.terminal.line_interface import LineInterface
from pandemonium.terminal.screen import Screen

COMMANDS = (
    "?", "moves", "table", "why", "h", "undo", "rules", "card", "log", "draw", "save", "quit"
)  # fmt: skip
KEYS = {"?": "help", "h": "hint"}
ADVISER = "demon"  # strong enough, and answers within seconds
HELP_INDENT = 9
SHOWN_EVENTS = 30
PICTURE = ".svg"


class Inspection(LineInterface):
    """The commands that change nothing, for the person at the keyboard."""

    def __init__(self, table: Table, screen: Screen, people: list[int]) -> None:
        """`people` are the seats of the people at this keyboard."""
        super().__init__(screen)
        self.table = table
        self.game = table.game
        self.people = people
        self.viewer: int | None = None  # the seat of the person at the keyboard

    @property
    def reader(self) -> int | None:
        """The seat that is "you" in sentences; None where several people read the screen."""
        return self.people[0] if len(self.people) == 1 else None

    def show_help(self, _: str) -> None:
        """Print the goal, the commands, and the rule behind the question."""
        self.show_goal()
        for command in COMMANDS:
            if command == "draw" and not self.table.state.picture(self.words):
                continue
            help_text = self.words.text(f"play-command-{KEYS.get(command, command)}")
            line = Text.assemble((f"{command:>7}  ", "bold"), help_text)
            self.screen.print(layout.HangingIndent(line, HELP_INDENT))
        question = self.table.prompt(self.viewer)["question"]
        if question is not None:
            if question["card"]:
                self.show_card(question["card"])
            self.show_clauses(question["clause"])

    def show_goal(self) -> None:
        """Print the goal of the game."""
        goal = self.words.text("goal", players=self.game.players)
        self.screen.print_line(goal, "green")

    def why(self, typed: str) -> None:
        """Print the clause that forbids a move, or any move with an element."""
        assert self.viewer is not None
        try:
            try:
                notation = to_notation(typed, self.game, self.words)
            except NotationError:
                notation = typed  # perhaps an element
            problem = self.table.why_not(self.viewer, notation)
        except (NotationError, TableError) as unread:
            self.screen.print_error(unread)
            return
        if problem is None:
            self.screen.print_message("play-allowed", text=typed)
        else:
            self.screen.print_error(problem)
            if isinstance(problem, IllegalMove):
                self.show_clauses(problem.clause)

    def hint(self, lines: int | None = None) -> None:
        """Print what a bot would do and why; the bot sees only what the person sees."""
        assert self.viewer is not None
        state = self.table.imagine(self.viewer)
        adviser = make_level(LEVELS.index(ADVISER), self.game, state.ply)
        adviser.choose(state)
        who = self.words.text(f"bot-{ADVISER}")
        thoughts = adviser.thoughts()
        sentences = describe_thoughts(self.words, who, adviser.strategy, state, thoughts)
        self.show_events(sentences[:lines], "cyan")

    def show_rules(self, typed: str) -> None:
        """Print a chapter or a clause; without one, the glossary and the table of contents."""
        if typed:
            self.show_clauses(typed)
            return
        about, language = self.game.about, self.words.language
        for word, meaning in about.glossary(language).items():
            self.screen.print(Text.assemble((word, "bold"), "  ", layout.prose(meaning)))
        for number, title in chapters(about.rulebook(language)).items():
            self.screen.print(Text.assemble((f"{number:>4}  ", "bold"), title))
        self.screen.print_message("play-rules-hint")

    def show_clauses(self, typed: str) -> None:
        """Print a clause of the rulebook, or a chapter with its title."""
        about = self.game.about
        try:
            clauses = find_clauses(about.rulebook(self.words.language), about.prefix, typed)
        except NotationError as problem:
            self.screen.print_error(problem)
            return
        if len(clauses) > 1:
            self.screen.print(Text(clauses[0].chapter, style="bold underline"))
        for clause in clauses:
            self.screen.print(Text.assemble((clause.id, "bold"), "  ", layout.prose(clause.text)))

    def show_card(self, typed: str) -> None:
        """Print the card of this name, else all cards whose name contains it."""
        cards = self.game.cards
        matches = [card for card in cards if typed and self.words.is_called(card.id, typed)]
        wanted = typed.lower()
        exact = [card for card in matches if wanted in (card.id, self.words.card(card.id).lower())]
        matches = exact or matches
        if not matches:
            self.screen.print_error(NotationError("no-card", {"name": typed or "?"}))
        for card in matches:
            self.screen.print(
                Text.assemble(
                    (self.words.card(card.id), "bold"), f"  {self.words.card_line(card.id)}"
                )
            )

    def show_log(self, _: str) -> None:
        """Print the latest events that the viewer saw."""
        entries = self.table.events(self.viewer)[-SHOWN_EVENTS:]
        self.show_events(self.words.event(entry["event"], self.reader) for entry in entries)

    def draw_picture(self, typed: str) -> None:
        """Write a picture of the public table to an SVG file."""
        picture = self.table.state.picture(self.words)
        if not picture:
            self.screen.print_error(NotationError("no-picture", {"game": self.game.title}))
            return
        path = Path(typed or f"{self.game.id}-{self.table.state.ply}{PICTURE}")
        if path.suffix.lower() != PICTURE:
            self.screen.print_error(NotationError("picture-ending", {"file": str(path)}))
            return
        if not self.may_overwrite(path):
            return
        try:
            saves.write(path, picture.encode())
        except saves.SaveError as problem:
            self.screen.print_error(problem)
        else:
            self.screen.print_message("play-drawn", path=str(path))

    def may_overwrite(self, path: Path) -> bool:
        """Whether the file is new, or the person agrees to overwrite it."""
        if not saves.path_exists(path):
            return True
        with contextlib.suppress(EOFError):
            answer = read_line(self.words.text("play-replace", path=str(path)))
            if answer.strip().lower() in self.words.text("play-yes").split():
                return True
        self.screen.print_message("play-not-saved")
        return False
