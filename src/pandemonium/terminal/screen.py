"""A console that tracks how many of its lines are used."""

import re

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.game import About
from pandemonium.locale.words import Words

ENDLESS = 1_000_000  # lines, for a file or a pipe, where nothing scrolls out of sight
FRAME = 2  # lines of a panel's border
STYLES = {"blue": "bright_blue", "white": "bold"}  # replaces colours that are hard to read
ENDINGS = "(?:e|es|s|he|hes)?"  # French colours agree with what they describe


class Tints:
    """Colours the words that a game declares as tints."""

    def __init__(self, about: About | None, words: Words) -> None:
        tints = about.tints if about is not None else {}
        self.styles = {
            rf"(?i)\b{re.escape(words.text(key))}{ENDINGS}\b": STYLES.get(colour, colour)
            for key, colour in tints.items()
        }

    def paint(self, text: Text) -> Text:
        """The text, coloured in place."""
        for pattern, style in self.styles.items():
            text.highlight_regex(pattern, style)
        return text


class Screen:
    """Prints messages of a game and counts the lines since the table was drawn."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.reserved = 0  # lines that stay free below the table
        self.used = 0
        self.use(words)

    def use(self, words: Words) -> None:
        """Print in these words from now on."""
        self.words = words
        self.tints = Tints(words.about, words)

    @property
    def height(self) -> int:
        """How many lines are visible at once."""
        return self.console.height - self.reserved if self.console.is_terminal else ENDLESS

    def lines(self, *parts: RenderableType) -> int:
        """How many lines these would take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def fits(self, part: RenderableType, room: int) -> bool:
        """Whether the part fits into `room` lines; stops rendering as soon as it doesn't."""
        if isinstance(part, Panel) and not self.fits(part.renderable, room - FRAME):
            return False
        for renderable in part.renderables if isinstance(part, Group) else [part]:
            room -= self.lines(renderable)
            if room < 0:
                return False
        return True

    def print(self, *parts: RenderableType, soft_wrap: bool = False) -> None:
        """Print the parts and count their lines."""
        for part in parts:
            self.console.print(part, soft_wrap=soft_wrap)
            self.used += self.lines(part)

    def print_line(self, text: str, style: str = "") -> None:
        """Print a text with the game's words coloured."""
        self.print(self.tints.paint(Text(text, style=style)))

    def print_message(self, key: str, **args: object) -> None:
        """Print a message of the catalogue, unwrapped so that commands in it can be copied."""
        self.print(Text(self.words.text(key, **args), style="green"), soft_wrap=True)

    def print_error(self, problem: PandemoniumError) -> None:
        """Print an error in the language of the screen."""
        self.print(Text(self.words.error(problem), style="bold red"))
