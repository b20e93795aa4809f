"""Commands that only look: help, rules, cards, the log, why not, and the picture of the table."""

from pathlib import Path

from rich.text import Text

from pandemonium.engine.errors import IllegalMove, NotationError
from pandemonium.engine.formats.rulebook import chapters, find_clauses
from pandemonium.players import LEVELS, make_level
from pandemonium.players.sentences import say_thoughts
from pandemonium.table import Table, TableError
from pandemonium.terminal import layout, saves
from pandemonium.terminal.answers import in_notation
from pandemonium.terminal.screen import Screen

COMMANDS = (
    "?", "moves", "table", "why", "h", "undo", "rules", "card", "log", "draw", "save", "quit"
)  # fmt: skip
KEYS = {"?": "help", "h": "hint"}
ADVISER = "demon"  # whose advice is worth having, and comes soon
HELP_INDENT = 9
SHOWN_EVENTS = 30
PICTURE = ".svg"


class Looking:
    """What the person at the keyboard can look at."""

    def __init__(self, table: Table, screen: Screen) -> None:
        """Nobody is at the keyboard yet."""
        self.table = table
        self.screen = screen
        self.words = screen.words
        self.looking: int | None = None  # the person at the keyboard

    def explain(self, _: str) -> None:
        """The goal, what can be typed, and the rule behind the question."""
        self.tell_goal()
        for command in COMMANDS:
            if command == "draw" and not self.table.state.picture(self.words):
                continue
            help_text = self.words.text(f"play-command-{KEYS.get(command, command)}")
            line = Text.assemble((f"{command:>7}  ", "bold"), help_text)
            self.screen.print(layout.Hanging(line, HELP_INDENT))
        question = self.table.prompt(self.looking)["question"]
        if question is not None:
            if question["card"]:
                self.card(question["card"])
            self.clauses(question["clause"])

    def tell_goal(self) -> None:
        """What the game is about."""
        goal = self.words.text("goal", players=self.table.game.players)
        self.screen.line(goal, "green")

    def why(self, typed: str) -> None:
        """The clause that forbids a move, or doing anything with an element."""
        assert self.looking is not None
        try:
            try:
                notation = in_notation(typed, self.table.game, self.words)
            except NotationError:
                notation = typed  # an element, or nothing at all
            problem = self.table.why_not(self.looking, notation)
        except (NotationError, TableError) as unread:
            self.screen.complain(unread)
            return
        if problem is None:
            self.screen.say("play-allowed", text=typed)
        else:
            self.screen.complain(problem)
            if isinstance(problem, IllegalMove):
                self.clauses(problem.clause)

    def hint(self, lines: int | None = None) -> None:
        """What a bot would do here, and why; it sees what the person sees."""
        assert self.looking is not None
        state = self.table.imagine(self.looking)
        adviser = make_level(LEVELS.index(ADVISER), self.table.game, state.ply)
        adviser.choose(state)
        who = self.words.text(f"bot-{ADVISER}")
        for sentence in say_thoughts(self.words, who, adviser.strategy, state, adviser.thoughts())[
            :lines
        ]:
            self.screen.line(f"  {sentence}", "cyan")

    def rules(self, typed: str) -> None:
        """The contents and the glossary of the rulebook, a chapter or a clause."""
        if typed:
            self.clauses(typed)
            return
        about, language = self.table.game.about, self.words.language
        for word, meaning in about.glossary(language).items():
            self.screen.print(Text.assemble((word, "bold"), "  ", layout.prose(meaning)))
        for number, title in chapters(about.rulebook(language)).items():
            self.screen.print(Text.assemble((f"{number:>4}  ", "bold"), title))
        self.screen.say("play-rules-hint")

    def clauses(self, typed: str) -> None:
        """One clause of the rulebook, or a chapter with its title."""
        about = self.table.game.about
        try:
            clauses = find_clauses(about.rulebook(self.words.language), about.prefix, typed)
        except NotationError as problem:
            self.screen.complain(problem)
            return
        if len(clauses) > 1:
            self.screen.print(Text(clauses[0].chapter, style="bold underline"))
        for clause in clauses:
            self.screen.print(Text.assemble((clause.id, "bold"), "  ", layout.prose(clause.text)))

    def card(self, typed: str) -> None:
        """What is printed on a card: on the one so called, else on all with this in their name."""
        cards = self.table.game.cards
        matches = [card for card in cards if typed and self.words.is_called(card.id, typed)]
        wanted = typed.lower()
        exact = [card for card in matches if wanted in (card.id, self.words.card(card.id).lower())]
        matches = exact or matches
        if not matches:
            self.screen.complain(NotationError("no-card", {"name": typed or "?"}))
        for card in matches:
            self.screen.print(
                Text.assemble(
                    (self.words.card(card.id), "bold"), f"  {self.words.card_line(card.id)}"
                )
            )

    def show_log(self, _: str) -> None:
        """The last events."""
        for entry in self.table.events(self.looking)[-SHOWN_EVENTS:]:
            self.screen.line(f"  {self.words.event(entry['event'])}")

    def draw_picture(self, typed: str) -> None:
        """Write a picture of what lies open on the table to a file."""
        picture = self.table.state.picture(self.words)
        if not picture:
            self.screen.complain(NotationError("no-picture", {"game": self.table.game.title}))
            return
        path = Path(typed or f"{self.table.game.id}-{self.table.state.ply}{PICTURE}")
        if path.suffix.lower() != PICTURE:
            self.screen.complain(NotationError("picture-ending", {"file": str(path)}))
            return
        if not self.may_replace(path):
            return
        try:
            saves.write(path, picture.encode())
        except saves.SaveError as problem:
            self.screen.complain(problem)
        else:
            self.screen.say("play-drawn", path=str(path))

    def may_replace(self, path: Path) -> bool:
        """Whether the file may be written."""
        raise NotImplementedError
