"""Read-only commands: help, rules, cards, the log, why not and hints."""

from collections.abc import Callable

from rich.text import Text

from pandemonium.engine.errors import NotationError
from pandemonium.engine.formats.rulebook import chapters, find_clauses
from pandemonium.players.sentences import describe_ideas
from pandemonium.terminal import layout
from pandemonium.terminal.answers import to_notation
from pandemonium.terminal.questions import QuestionScreen

LONG_NAMES = {"?": "help", "h": "hint"}
COMMAND_WIDTH = 7


class Inspection(QuestionScreen):
    """The commands that change nothing, for the person at the keyboard."""

    commands: dict[str, Callable[[str], None]]  # in the order of the help

    def show_help(self) -> None:
        """Print the goal, the commands, and the rule behind the question."""
        self.show_goal()
        commands = [name for name in self.commands if name not in self.source.hidden_commands]
        width = max(COMMAND_WIDTH, *map(len, commands))
        for command in commands:
            help_text = self.words.text(f"play-command-{LONG_NAMES.get(command, command)}")
            line = Text.assemble((f"{command:>{width}}  ", "bold"), help_text)
            self.screen.print(layout.HangingIndent(line, width + 2))
        question = self.prompt["question"] if self.prompt is not None else None
        if question is not None:
            if question["card"]:
                self.show_card(question["card"])
            self.show_clauses(question["clause"])

    def why(self, typed: str) -> None:
        """Print the clause that forbids a move, or any move with an element."""
        try:
            notation = to_notation(typed, self.game, self.words)
        except NotationError:
            notation = typed  # perhaps an element
        objection = self.source.why_not(notation)
        if objection is None:
            self.screen.print_message("play-allowed", text=typed)
            return
        self.screen.print(Text(objection.said, style="bold red"))
        if objection.clause:
            self.show_clauses(objection.clause)

    def hint(self, lines: int | None = None) -> None:
        """Print what a bot would do and why; the bot sees only what the person sees."""
        who = self.words.text(f"bot-{self.source.adviser}")
        sentences = describe_ideas(self.words, who, self.source.hint())
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
        clauses = find_clauses(about.rulebook(self.words.language), about.prefix, typed)
        if len(clauses) > 1:
            self.screen.print(Text(clauses[0].chapter, style="bold underline"))
        for clause in clauses:
            self.screen.print(Text.assemble((clause.id, "bold"), "  ", layout.prose(clause.text)))

    def show_card(self, typed: str) -> None:
        """Print the card of this name, else all cards whose name contains it."""
        cards = self.game.cards
        matches = [card for card in cards if typed and self.words.is_called(card.id, typed)]
        query = typed.lower()
        exact = [card for card in matches if query in (card.id, self.words.card(card.id).lower())]
        matches = exact or matches
        if not matches:
            self.screen.print_error(NotationError("no-card", {"name": typed or "?"}))
        for card in matches:
            name = self.words.card(card.id)
            self.screen.print(Text.assemble((name, "bold"), f"  {self.words.card_line(card.id)}"))

    def show_log(self) -> None:
        """Print the latest events that the viewer saw."""
        self.show_events(self.source.log())
