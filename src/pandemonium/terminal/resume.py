"""Lets the person pick an unfinished game to resume."""

from datetime import datetime

from rich.console import Console

from pandemonium.engine.text_view import Section, headings
from pandemonium.locale.words import Words
from pandemonium.terminal import layout
from pandemonium.terminal.answers import read_line
from pandemonium.terminal.saves import SavedGame


def pick_game(
    saves: list[SavedGame], names: list[list[str]], words: Words, console: Console
) -> SavedGame:
    """List the games and return the chosen one, by default the first; EOFError on end of input."""
    header = headings(words, ("game", "players", "moves", "when"))
    rows = [
        [str(number), save.record.game, ", ".join(players), *_moves_and_time(save)]
        for number, (save, players) in enumerate(zip(saves, names, strict=True), 1)
    ]
    console.print(layout.table(Section(words.text("heading-unfinished"), ["", *header], rows)))
    numbers = {row[0]: save for row, save in zip(rows, saves, strict=True)}
    while True:
        typed = read_line(words.text("resume-which")).strip() or "1"
        if typed in numbers:
            return numbers[typed]


def _moves_and_time(save: SavedGame) -> list[str]:
    """The number of moves, and when the game was saved."""
    when = datetime.fromtimestamp(save.modified).strftime("%Y-%m-%d %H:%M")
    return [str(len(save.record.actions)), when]
