"""What a game in line mode needs of its table, which may be in this process or at a server."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, NamedTuple

from pandemonium.engine.game import Game
from pandemonium.engine.text_view import Section
from pandemonium.locale.words import Words
from pandemonium.players.base import Idea
from pandemonium.table import Prompt
from pandemonium.terminal.screen import Screen

LOG_LENGTH = 30  # of the `log` command


class Objection(NamedTuple):
    """What forbids an action, and the clause of the rulebook if a rule does."""

    said: str
    clause: str


class TableSource(ABC):
    """A table: what the person at the keyboard sees of it, and does there.

    Everything comes with its sentences, as a server sends it.
    """

    is_remote: ClassVar[bool]  # others act while the terminal waits for them
    adviser: ClassVar[str]  # the bot that gives hints
    game: Game

    def __init__(self, screen: Screen) -> None:
        """Messages about this kind of table are printed on the screen."""
        self.screen = screen
        self.viewer: int | None = None  # the seat of the person at the keyboard
        self.people: list[int] = []  # the seats of all people who share the keyboard
        self.commands: dict[str, Callable[[str], None]] = {}  # those of this kind of table
        self.hidden_commands: list[str] = []  # the help leaves them out

    @property
    def words(self) -> Words:
        """The catalogue of this game, in the language of the screen."""
        return self.screen.words

    @property
    def reader(self) -> int | None:
        """The seat that is "you" in sentences; None where several people read the screen."""
        return self.people[0] if len(self.people) == 1 else None

    # ------------------------------------------------------------------ the course of the game

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def deciding(self) -> int | None:
        """The seat at this keyboard that has to decide, if any."""

    @property
    @abstractmethod
    def moment(self) -> object:
        """An identifier of the decision: another one needs another answer."""

    @property
    @abstractmethod
    def turn(self) -> object:
        """An identifier of the turn."""

    @abstractmethod
    def advance(self) -> None:
        """Let others act: one move of a bot, or what comes from the server next."""

    # ------------------------------------------------------------------ what the viewer does

    @abstractmethod
    def act(self, actions: list[str]) -> None:
        """Perform the actions as one step; raises what forbids it."""

    @abstractmethod
    def undo(self) -> None:
        """Undo the last step of the viewer; raises what prevents it."""

    # ------------------------------------------------------------------ what the viewer sees

    @property
    @abstractmethod
    def prompt(self) -> Prompt | None:
        """The question and the choices, with their sentences; None before the game begins."""

    @abstractmethod
    def sections(self, is_brief: bool = False) -> list[Section]:
        """The table as text: all of it, or only what a decision needs."""

    @abstractmethod
    def news(self) -> list[str]:
        """The events since the last call for this viewer, as sentences."""

    @abstractmethod
    def log(self) -> list[str]:
        """The latest events, as sentences."""

    @abstractmethod
    def why_not(self, what: str) -> Objection | None:
        """What forbids an action, or any action with an element; raises what cannot be read."""

    @abstractmethod
    def hint(self) -> list[Idea]:
        """The best choices according to a bot that knows what the viewer knows, best first."""
