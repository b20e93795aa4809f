"""The screen: a console that knows how high it is and how much of it is used."""

import re

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.game import About
from pandemonium.locale.words import Words

ENDLESS = 1_000_000  # lines, where nothing scrolls out of sight: a file, a pipe
FRAME = 2  # lines of a panel, above and below
STYLES = {"blue": "bright_blue", "white": "bold"}  # where the plain colour is hard to read
ENDINGS = "(?:e|es|s|he|hes)?"  # French colours agree with what they describe


class Tints:
    """The words of a game that are printed in their colour."""

    def __init__(self, about: About | None, words: Words) -> None:
        """The colours are those that the game names."""
        tints = about.tints if about is not None else {}
        self.styles = {
            rf"(?i)\b{re.escape(words.text(key))}{ENDINGS}\b": STYLES.get(colour, colour)
            for key, colour in tints.items()
        }

    def paint(self, text: Text) -> Text:
        """The same text with its words in colour."""
        for pattern, style in self.styles.items():
            text.highlight_regex(pattern, style)
        return text


class Screen:
    """Prints in the words of a game, and counts the lines since the table was drawn."""

    def __init__(self, console: Console, words: Words, reserved: int = 0) -> None:
        """Nothing is printed yet. Some lines may be `reserved` for what follows the table."""
        self.console = console
        self.reserved = reserved
        self.words = words
        self.tints = Tints(words.about, words)
        self.used = 0

    @property
    def height(self) -> int:
        """How many lines can be seen at once."""
        return self.console.height - self.reserved if self.console.is_terminal else ENDLESS

    def lines(self, *parts: RenderableType) -> int:
        """How many lines these would take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def fits(self, part: RenderableType, session: int) -> bool:
        """Whether so many lines are enough; no more of it is drawn than it takes to see that."""
        if isinstance(part, Panel) and not self.fits(part.renderable, session - FRAME):
            return False
        for renderable in part.renderables if isinstance(part, Group) else [part]:
            session -= self.lines(renderable)
            if session < 0:
                return False
        return True

    def print(self, *parts: RenderableType, soft_wrap: bool = False) -> None:
        """Print one after another."""
        for part in parts:
            self.console.print(part, soft_wrap=soft_wrap)
            self.used += self.lines(part)

    def line(self, text: str, style: str = "") -> None:
        """A line with its words in colour."""
        self.print(self.tints.paint(Text(text, style=style)))

    def say(self, key: str, **args: object) -> None:
        """A line to the person; never broken, so that a command in it can be copied."""
        self.print(Text(self.words.text(key, **args), style="green"), soft_wrap=True)

    def complain(self, problem: PandemoniumError) -> None:
        """A line about what was wrong."""
        self.print(Text(self.words.error(problem), style="bold red"))
