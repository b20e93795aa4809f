"""A progress bar for commands that play many games, stopped cleanly by Ctrl-C."""

import sys
from collections.abc import Callable, Generator
from contextlib import closing

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pandemonium.arena.match import MatchStopped
from pandemonium.terminal import layout
from pandemonium.terminal.signals import StopOnSignals


def games_bar(title: str) -> Progress:
    """A bar that counts games, on a terminal only."""
    return Progress(
        TextColumn(title),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=layout.console(sys.stderr),
        disable=not sys.stderr.isatty(),
    )


def was_interrupted(
    title: str, playing: Generator[int], total: Callable[[], int], completed: int = 0
) -> bool:
    """Run to the end with a bar on a terminal; whether somebody stopped it.

    `playing` yields how many games were added; `total` is the number expected by now.
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
