"""Picking one of the unfinished games to go on with."""

from datetime import datetime

from rich.console import Console

from pandemonium.engine.text_view import Section
from pandemonium.locale.words import Words
from pandemonium.terminal import layout
from pandemonium.terminal.answers import read_line
from pandemonium.terminal.saves import Kept


def offer(saves: list[Kept], names: list[list[str]], words: Words, console: Console) -> Kept:
    """The one that was picked; an empty line means the first, an EOFError none of them."""
    header = [words.text(f"column-{name}") for name in ("game", "players", "moves", "when")]
    rows = [
        [str(number), save.record.game, ", ".join(players), *_rest_of_row(save)]
        for number, (save, players) in enumerate(zip(saves, names, strict=True), 1)
    ]
    console.print(layout.table(Section(words.text("heading-unfinished"), ["", *header], rows)))
    numbers = {row[0]: save for row, save in zip(rows, saves, strict=True)}
    while True:
        typed = read_line(words.text("resume-which")).strip() or "1"
        if typed in numbers:
            return numbers[typed]


def _rest_of_row(save: Kept) -> list[str]:
    """What tells one game of the same people from another."""
    when = datetime.fromtimestamp(save.when).strftime("%Y-%m-%d %H:%M")
    return [str(len(save.record.actions)), when]
