"""A progress bar for commands that play many games, with a clean stop on Ctrl-C."""

import sys
from collections.abc import Callable, Generator
from contextlib import closing

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pandemonium.arena.match import MatchStopped
from pandemonium.terminal import layout
from pandemonium.terminal.signals import StopOnSignals


def games_bar(title: str) -> Progress:
    """A progress bar that counts games; disabled unless standard error is a terminal."""
    return Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=layout.console(sys.stderr),
        disable=not sys.stderr.isatty(),
    )


def run_with_progress(
    title: str, playing: Generator[int], total: Callable[[], int], completed: int = 0
) -> bool:
    """Run with a progress bar; returns True if interrupted.

    `playing` yields the number of new games; `total` returns the number currently expected.
    """
    bar = games_bar(title)
    try:
        with StopOnSignals(MatchStopped), bar, closing(playing):
            task = bar.add_task("", total=total(), completed=completed)
            for games in playing:
                bar.update(task, advance=games, total=total())
    except (KeyboardInterrupt, MatchStopped):
        return True
    return False
