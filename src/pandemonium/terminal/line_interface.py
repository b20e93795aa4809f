"""Shared by local and joined games: prints a prompt with numbered moves, and reads an answer."""

from collections.abc import Callable, Iterable

from rich.console import RenderableType
from rich.text import Text

from pandemonium.engine.game import Game
from pandemonium.locale.words import Words
from pandemonium.table import Prompt
from pandemonium.terminal import listing
from pandemonium.terminal.answers import parse_answer
from pandemonium.terminal.layout import Paint
from pandemonium.terminal.screen import Screen


class LineInterface:
    """Prints the prompt; runs the command or performs the actions that were typed."""

    game: Game

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.prompt: Prompt | None = None
        self.items: list[listing.Item] = []  # the numbered moves and plans of the prompt
        self.commands: dict[str, Callable[[str], None]] = {}

    @property
    def words(self) -> Words:
        """The catalogue of this game, in the language of the screen."""
        return self.screen.words

    @property
    def paint(self) -> Paint:
        """The function that colours the game's own words in a text."""
        return self.screen.tints.paint

    # ------------------------------------------------------------------ answers

    def answer(self, typed: str) -> None:
        """Run a command, or perform the actions of a number or a notation; Enter takes the default.

        A NotationError if the text is neither.
        """
        word, _, rest = typed.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        elif typed:
            self.act(parse_answer(typed, self.items, self.game, self.words))
        elif default := self.default():
            self.act(default)
        else:
            self.show_moves()

    def act(self, actions: list[str]) -> None:
        """Perform the actions as one step."""
        raise NotImplementedError

    def default(self) -> list[str]:
        """The actions that an empty line performs; none here."""
        return []

    # ------------------------------------------------------------------ output

    def question(self) -> Text:
        """The question of the prompt."""
        assert self.prompt is not None
        return Text(self.prompt["said"], style="bold cyan")

    def default_line(self) -> list[Text]:
        """What Enter does, if anything; nothing here."""
        return []

    def layouts(self) -> list[RenderableType]:
        """The numbered moves, from the most detailed layout to the shortest."""
        return listing.layouts(self.items, self.words, self.paint)

    def show_moves(self) -> None:
        """Print the question and all moves in the most detailed layout."""
        self.screen.print(self.question(), self.layouts()[0], *self.default_line())

    def show_events(self, sentences: Iterable[str], style: str = "") -> None:
        """Print what happened, one sentence per line."""
        for sentence in sentences:
            self.screen.print_line(f"  {sentence}", style)
