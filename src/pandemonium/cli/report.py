"""The command `report`: plays many games and writes a balance report."""

import argparse
import os
import shlex
import sys
from importlib.util import find_spec
from pathlib import Path

from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import (
    CARDS,
    Parser,
    add_cards,
    add_force,
    add_game,
    add_options,
    check_positive,
    check_seed,
    new_command,
    options_in,
)
from pandemonium.cli.progress import run_with_progress
from pandemonium.engine.game import About
from pandemonium.locale.words import Words
from pandemonium.players import players

PACKAGES = ("altair", "polars", "vl_convert")  # of the extra `reports`
DEFAULT_GAMES = 2000


def add_command(
    commands: "argparse._SubParsersAction[Parser]", words: Words, game: About | None
) -> None:
    """Add the command `report`."""
    parser = new_command(commands, "report", words, run)
    add_game(parser, words)
    parser.add_argument(
        "--players",
        default="random",
        metavar=words.text("metavar-name"),
        help=words.text("cli-report-players", bots=", ".join(players())),
    )
    parser.add("--seats", type=int, metavar="int", key="cli-arena-seats")
    parser.add(
        "-n", "--games", type=int, default=DEFAULT_GAMES, metavar="int", key="cli-report-games"
    )
    parser.add("--seed", type=int, default=0, metavar="int", key="cli-seed")
    parser.add("--jobs", type=int, metavar="int", key="cli-arena-jobs")
    parser.add("--compare", metavar="file", key="cli-report-compare")
    parser.add("--out", metavar="file", key="cli-report-out")
    parser.add("--pictures", action="store_true", key="cli-report-pictures")
    add_force(parser)
    add_cards(parser)
    if game is not None:
        add_options(parser, words, game)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Play and write; after an interruption, write what was played."""
    if any(find_spec(name) is None for name in PACKAGES):
        raise UsageError("no-reports-packages")
    check_positive(namespace, "games", "jobs")
    check_seed(namespace)
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
    playing = studied.play(namespace.jobs or os.cpu_count() or 1)
    title = words.text("cli-simulating", game=namespace.game)
    interrupted = run_with_progress(title, playing, lambda: studied.wanted)
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
