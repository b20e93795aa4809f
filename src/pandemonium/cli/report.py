"""The command `report`: plays many games and writes a balance report."""

import argparse
import os
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import (
    CARDS,
    Parser,
    add_cards,
    add_force,
    add_game,
    add_options,
    new_command,
    options_in,
)
from pandemonium.engine.chance import SEEDS
from pandemonium.engine.game import About
from pandemonium.locale.words import Words
from pandemonium.players import players

if TYPE_CHECKING:  # slow to import: only loaded when needed
    from pandemonium.arena.reports.study import ReportRun

PACKAGES = ("altair", "polars", "vl_convert")  # of the extra `reports`
USUAL_GAMES = 2000


def add_command(
    commands: "argparse._SubParsersAction[Parser]", words: Words, game: About | None
) -> None:
    """Add the command `report`."""
    parser = new_command(commands, "report", words)
    add_game(parser, words)
    number, file = words.text("metavar-int"), words.text("metavar-file")
    parser.add_argument(
        "--players",
        default="random",
        metavar=words.text("metavar-name"),
        help=words.text("cli-report-players", bots=", ".join(players())),
    )
    parser.add_argument("--seats", type=int, metavar=number, help=words.text("cli-arena-seats"))
    parser.add_argument(
        "-n",
        "--games",
        type=int,
        default=USUAL_GAMES,
        metavar=number,
        help=words.text("cli-report-games"),
    )
    parser.add_argument("--seed", type=int, default=0, metavar=number, help=words.text("cli-seed"))
    parser.add_argument("--jobs", type=int, metavar=number, help=words.text("cli-arena-jobs"))
    parser.add_argument("--compare", metavar=file, help=words.text("cli-report-compare"))
    parser.add_argument("--out", metavar=file, help=words.text("cli-report-out"))
    parser.add_argument("--pictures", action="store_true", help=words.text("cli-report-pictures"))
    add_force(parser, words)
    add_cards(parser, words)
    if game is not None:
        add_options(parser, words, game)
    parser.set_defaults(command=run)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Play and write; after an interruption, write what was played."""
    _check(namespace)
    from pandemonium.arena.reports.report_paths import data_files, page_path
    from pandemonium.arena.reports.study import plan_study

    studied = plan_study(
        namespace.game,
        namespace.seats,
        options_in(namespace),
        namespace.players,
        namespace.games,
        namespace.seed,
        namespace.compare,
    )
    page = page_path(Path(namespace.out or f"{namespace.game}-report"), namespace.game)
    for file in (page, *data_files(page)):
        if file.exists() and not namespace.force:
            raise UsageError("file-exists", {"file": str(file)})
    interrupted = _play(namespace, studied, words)
    if studied.rows.games:
        # imported late: polars starts threads, and the worker pool forks
        from pandemonium.arena.reports.report_files import write_report

        own_words = Words(studied.base.configure(), words.language)
        command, mode = _command(namespace), "w" if namespace.force else "x"
        write_report(studied, own_words, page, command, mode, namespace.pictures)
        print(words.text("report-written", file=str(page)))
    if interrupted:
        message = words.text("cli-interrupted", done=studied.done, wanted=studied.wanted)
        print(message, file=sys.stderr)
    return 1 if interrupted else 0


def _check(namespace: argparse.Namespace) -> None:
    """Raise UsageError for missing packages and invalid numbers."""
    if any(find_spec(name) is None for name in PACKAGES):
        raise UsageError("no-reports-packages")
    for name in ("games", "jobs"):
        value = getattr(namespace, name)
        if value is not None and value < 1:
            raise UsageError("at-least-one", {"name": f"--{name}", "value": str(value)})
    if not 0 <= namespace.seed < SEEDS:
        raise UsageError("bad-seed", {"seed": str(namespace.seed)})


def _command(namespace: argparse.Namespace) -> str:
    """The command that reproduces the report."""
    given = {
        name: getattr(namespace, name)
        for name in ("players", "seats", "games", "seed", "compare", CARDS)
    }
    given |= {name: value for name, value in options_in(namespace).items() if name != CARDS}
    typed = [
        f"--{name.replace('_', '-')}={value}" for name, value in given.items() if value is not None
    ]
    return shlex.join(["pandemonium", "report", namespace.game, *typed])


def _play(namespace: argparse.Namespace, studied: "ReportRun", words: Words) -> bool:
    """Play with a progress bar; returns whether it was interrupted."""
    from pandemonium.cli.progress import run_with_progress

    title = words.text("cli-simulating", game=namespace.game)
    playing = studied.play(namespace.jobs or os.cpu_count() or 1)
    return run_with_progress(title, playing, lambda: studied.wanted)
