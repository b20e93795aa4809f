"""Sheets: the table in words, for a terminal or a screen reader. Clients only lay it out."""

from typing import Protocol

from pandemonium.engine.errors import PandemoniumError


class Translator(Protocol):
    """What a game needs of the catalogue to describe its table; `locale.words.Words` is one."""

    def text(self, key: str, /, **args: object) -> str:
        """The wording of a key."""

    def card(self, name: str) -> str:
        """The name of a card."""

    def card_text(self, name: str) -> str:
        """What is printed on a card."""

    def gender(self, name: str) -> str:
        """The gender of a card's name: f or m."""

    def seat(self, seat: int) -> str:
        """The name of a player."""


class ErrorTranslator(Translator, Protocol):
    """Wording that can also say what went wrong; `locale.words.Words` is one."""

    def error(self, problem: PandemoniumError) -> str:
        """What was wrong, in a sentence."""


class Section:
    """A part of the table: a title, a header (may be empty) and rows of cells.

    `marked` are the rows that stand out, such as the player whose turn it is; `at` names the
    element of the table that each row is about, empty where it is about none.
    """

    def __init__(
        self,
        title: str,
        header: list[str],
        rows: list[list[str]],
        marked: list[int] | None = None,
        at: list[str] | None = None,
    ) -> None:
        """All cells are finished sentences or words in the reader's language."""
        self.title = title
        self.header = header
        self.rows = rows
        self.marked: list[int] = marked or []
        self.at: list[str] = at or [""] * len(rows)
