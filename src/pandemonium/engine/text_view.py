"""Sheets: the table as text, for a terminal or a screen reader. Clients only lay it out."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from pandemonium.engine.errors import PandemoniumError


class Translator(Protocol):
    """What a game needs of the catalogue to describe its table; `locale.words.Words` is one."""

    def text(self, key: str, /, **args: object) -> str:
        """The message with this key."""

    def card(self, name: str) -> str:
        """The name of the card with this id."""

    def card_text(self, name: str) -> str:
        """The text printed on a card."""

    def gender(self, name: str) -> str:
        """The gender of a card's name: f or m."""

    def seat(self, seat: int) -> str:
        """The name of the player on this seat."""


class ErrorTranslator(Translator, Protocol):
    """A translator that also words errors; `locale.words.Words` is one."""

    def error(self, problem: PandemoniumError) -> str:
        """The message of the error as a sentence."""


@dataclass(slots=True)
class Section:
    """A part of the table: a title, a header (may be empty) and rows of cells.

    All cells are in the reader's language. `marked` are the rows that stand out, such as the player
    whose turn it is; `at` names the element of the table that each row is about, or is empty.
    """

    title: str
    header: list[str]
    rows: list[list[str]]
    marked: list[int] = field(default_factory=list)
    at: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Without `at`, no row is about an element."""
        self.at = self.at or [""] * len(self.rows)


def headings(words: Translator, columns: Iterable[str]) -> list[str]:
    """The translated headings of columns."""
    return [words.text(f"column-{column}") for column in columns]
