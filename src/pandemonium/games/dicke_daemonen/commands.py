"""The command `pandemonium layout`: draw, check and invent layouts of power lines."""

import argparse
import json
import sys
from pathlib import Path

from pandemonium.engine.errors import OptionError
from pandemonium.engine.text_view import ErrorTranslator
from pandemonium.games.dicke_daemonen import layouts
from pandemonium.games.dicke_daemonen.layouts import LEVELS, PRESETS, Layout, LayoutError
from pandemonium.games.dicke_daemonen.lines.board import Board, counts, make_board
from pandemonium.games.dicke_daemonen.lines.problems import PACKAGE

GAME = "dicke-daemonen"
VERBS = ("draw", "check", "random")
STDOUT = "-"
NO_LAYOUT = ("layout-unreadable", "layout-not-text")  # there is nothing to say about its lines


def add_arguments(parser: argparse.ArgumentParser, words: ErrorTranslator) -> None:
    """Declare the arguments: what to do, with which layout."""
    verbs = "; ".join(f"{verb}: {words.text(f'layout-{verb}')}" for verb in VERBS)
    names = ", ".join((*PRESETS, *LEVELS))
    parser.add_argument("verb", metavar="|".join(VERBS), choices=VERBS, help=verbs)
    parser.add_argument(
        "layout", metavar=words.text("layout-metavar"), help=words.text("layout-which", names=names)
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=words.text("layout-seed"))
    parser.add_argument(
        "--output", metavar=words.text("metavar-file"), help=words.text("layout-output")
    )
    parser.add_argument("--force", action="store_true", help=words.text("cli-force"))
    parser.add_argument("--no-labels", action="store_true", help=words.text("layout-no-labels"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json"))


def run(namespace: argparse.Namespace, words: ErrorTranslator) -> int:
    """Run the subcommand; returns the exit code."""
    if namespace.verb == "random":
        return _random(namespace, words)
    return _draw(namespace, words) if namespace.verb == "draw" else _check(namespace, words)


def _random(namespace: argparse.Namespace, words: ErrorTranslator) -> int:
    """Write a random layout to a file that can be edited and played on."""
    layout = layouts.invent(namespace.layout, namespace.seed)
    file = namespace.output or f"{namespace.layout}-{namespace.seed}.json"
    _write(namespace, file, layouts.write(layout))
    _report(namespace, words, make_board(layout), file)
    return 0


def _draw(namespace: argparse.Namespace, words: ErrorTranslator) -> int:
    """Write an SVG picture of the board."""
    file = namespace.output or f"{Path(namespace.layout).stem}.svg"
    if file != STDOUT and Path(file).suffix.lower() != ".svg":
        raise OptionError("only-svg", {"file": file}, PACKAGE)
    layout = _layout(namespace.layout, namespace.seed)
    captions = {name: words.text(f"draw-{name}") for name in layouts.WORDS}
    picture = layouts.draw(layout, labels=not namespace.no_labels, words=captions)
    _write(namespace, file, picture)
    _report(namespace, words, make_board(layout), file)
    return 0


def _check(namespace: argparse.Namespace, words: ErrorTranslator) -> int:
    """Print the figures of the board, or every problem of the layout (exit code 1)."""
    problems = _problems(namespace)
    if not problems:
        _report(namespace, words, make_board(_layout(namespace.layout, namespace.seed)), "")
        return 0
    if namespace.json:
        _print(json.dumps({"problems": [problem.to_json() for problem in problems]}, indent=2))
    else:
        for problem in problems:
            message = words.error(problem)
            _print(words.text("layout-problem", code=str(problem.code), message=message))
    return 1


def _problems(namespace: argparse.Namespace) -> list[LayoutError]:
    """The problems of the named layout."""
    try:
        return layouts.problems(_layout(namespace.layout, namespace.seed).to_json())
    except LayoutError as problem:
        if problem.key in NO_LAYOUT:
            raise
        return [problem]


def _layout(name: str, seed: int) -> Layout:
    """A preset, a random layout, or the layout in a file."""
    if name in PRESETS or name in LEVELS:
        return layouts.find(name, seed)
    if not Path(name).exists():
        raise OptionError("no-layout", {"name": name, "known": [*PRESETS, *LEVELS]}, PACKAGE)
    return layouts.read(Path(name))


def _report(namespace: argparse.Namespace, words: ErrorTranslator, board: Board, file: str) -> None:
    """Print the figures of the board, unless the picture goes to the standard output."""
    if file == STDOUT:
        return
    figures = counts(board)
    if namespace.json:
        _print(json.dumps({**figures, **({"file": file} if file else {})}, indent=2))
        return
    _print(words.text("layout-counts", **figures))
    if file:
        _print(words.text("layout-written", file=file))


def _write(namespace: argparse.Namespace, file: str, text: str) -> None:
    """Write to a file, or to the standard output for `-`; only `--force` overwrites a file.

    The main program reports a FileExistsError.
    """
    if file == STDOUT:
        sys.stdout.write(text)
        return
    with Path(file).open("w" if namespace.force else "x", encoding="utf-8") as out:
        out.write(text)


def _print(line: str) -> None:
    """Print one line to the standard output."""
    sys.stdout.write(f"{line}\n")
