"""What notifications say: game and name of the table, and a link; nothing of the game itself."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pandemonium.locale.cleaning import clean
from pandemonium.locale.words import Words


@dataclass(frozen=True)
class CalledTable:
    """A table that waits for somebody."""

    id: str
    name: str  # given by its host; may be empty
    game: str  # the title
    url: str

    def line(self) -> str:
        """The table in a list."""
        return clean(f"{self.game} · {self.name}" if self.name else self.game)


@dataclass(frozen=True)
class Notification:
    """A message to one person."""

    event: str  # `turn` or `test`
    title: str
    text: str
    url: str
    tables: Sequence[CalledTable] = field(default_factory=list)


def turn_notification(tables: Sequence[CalledTable], public_url: str, words: Words) -> Notification:
    """The message about tables that wait for somebody."""
    if len(tables) == 1:
        (table,) = tables
        title = words.text("notify-turn", game=table.game)
        return Notification("turn", title, table.line(), table.url, tables)
    title = words.text("notify-turns", count=len(tables))
    text = "\n".join(f"{table.line()}\n{table.url}" for table in tables)
    return Notification("turn", title, text, f"{public_url}/", tables)


def test_notification(public_url: str, words: Words) -> Notification:
    """A message that shows that a channel works."""
    return Notification(
        "test", words.text("notify-test"), words.text("notify-test-said"), f"{public_url}/"
    )
