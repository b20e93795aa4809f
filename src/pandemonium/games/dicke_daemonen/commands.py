"""The command `pandemonium layout`: draw, check and invent layouts of power lines."""

import argparse
import json
import sys
from pathlib import Path

from pandemonium.engine.chance import Chance
from pandemonium.engine.sheet import Wording
from pandemonium.games.dicke_daemonen.lines.board import (
    Board,
    counts,
    describe_problems,
    make_board,
)
from pandemonium.games.dicke_daemonen.lines.drawing import WORDS, draw
from pandemonium.games.dicke_daemonen.lines.generator import LEVELS, random_layout
from pandemonium.games.dicke_daemonen.lines.layout import (
    PRESETS,
    Layout,
    LayoutError,
    preset,
    read_layout,
)

GAME = "dicke-daemonen"
VERBS = ("draw", "check", "random")
STDOUT = "-"


def add_arguments(parser: argparse.ArgumentParser, words: Wording) -> None:
    """What to do, with which layout."""
    verbs = "; ".join(f"{verb}: {words.text(f'layout-{verb}')}" for verb in VERBS)
    names = ", ".join((*PRESETS, *LEVELS))
    parser.add_argument("verb", metavar="|".join(VERBS), choices=VERBS, help=verbs)
    parser.add_argument("layout", metavar="LAYOUT", help=words.text("layout-which", names=names))
    parser.add_argument("--seed", type=int, default=0, help=words.text("layout-seed"))
    parser.add_argument("--output", metavar="FILE", help=words.text("layout-output"))
    parser.add_argument("--no-labels", action="store_true", help=words.text("layout-no-labels"))
    parser.add_argument("--json", action="store_true", help=words.text("cli-json"))


def run(namespace: argparse.Namespace, words: Wording) -> int:
    """Do what the verb says."""
    if namespace.verb == "random":
        return _random(namespace, words)
    return _draw(namespace, words) if namespace.verb == "draw" else _check(namespace, words)


def _random(namespace: argparse.Namespace, words: Wording) -> int:
    """Write a random layout to a file that can be changed and played on."""
    if namespace.layout not in LEVELS:
        levels = ", ".join(LEVELS)
        raise ValueError(f"random makes layouts that are {levels}, not {namespace.layout!r}")
    layout = _layout(namespace.layout, namespace.seed)
    file = namespace.output or f"{namespace.layout}-{namespace.seed}.json"
    lines = [json.dumps(line) for line in layout.to_json()["lines"]]
    _write(file, '{"lines": [\n  ' + ",\n  ".join(lines) + "\n]}\n")
    _report(namespace, words, make_board(layout), file)
    return 0


def _draw(namespace: argparse.Namespace, words: Wording) -> int:
    """Write a picture of the board."""
    layout = _layout(namespace.layout, namespace.seed)
    board = make_board(layout)
    file = namespace.output or f"{Path(namespace.layout).stem}.svg"
    captions = {name: words.text(f"draw-{name}") for name in WORDS}
    _write(file, draw(layout, board, labels=not namespace.no_labels, words=captions))
    _report(namespace, words, board, file)
    return 0


def _check(namespace: argparse.Namespace, words: Wording) -> int:
    """Say what is on the board, or everything that is wrong with the layout: exit code 1."""
    problems = _problems(namespace)
    if not problems:
        _report(namespace, words, make_board(_layout(namespace.layout, namespace.seed)), "")
        return 0
    if namespace.json:
        found = [{"code": one.code, "lines": one.lines, "place": one.place} for one in problems]
        _say(json.dumps({"problems": found}, indent=2))
    else:
        for problem in problems:
            _say(_sentence(problem, words))
    return 1


def _problems(namespace: argparse.Namespace) -> list[LayoutError]:
    """What is wrong with the layout that is named."""
    try:
        return describe_problems(_layout(namespace.layout, namespace.seed).to_json())
    except LayoutError as problem:
        return [problem]


def _sentence(problem: LayoutError, words: Wording) -> str:
    """What is wrong, with which lines, and where."""
    place = "-" if problem.place is None else "({:g}, {:g})".format(*problem.place)
    lines = ", ".join(words.text(f"colour-{line}") for line in problem.lines) or "-"
    return words.text(
        "layout-problem", code=str(problem.code), message=str(problem), lines=lines, place=place
    )


def _layout(name: str, seed: int) -> Layout:
    """A preset, a random layout, or the layout in a file."""
    for level in LEVELS:
        if level == name:
            return random_layout(level, Chance(seed).below)
    return preset(name) if name in PRESETS else read_layout(_read(name))


def _read(name: str) -> str:
    """The text of a layout file."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except FileNotFoundError as missing:
        known = ", ".join((*PRESETS, *LEVELS))
        raise ValueError(f"{name}: there is no such file, and no layout but {known}") from missing
    except UnicodeDecodeError as unread:
        raise ValueError(f"{name}: not a text file ({unread.reason})") from unread


def _report(namespace: argparse.Namespace, words: Wording, board: Board, file: str) -> None:
    """The figures of the board; beside a picture on the standard output there are none."""
    if file == STDOUT:
        return
    figures = counts(board)
    if namespace.json:
        _say(json.dumps({**figures, **({"file": file} if file else {})}, indent=2))
        return
    _say(words.text("layout-counts", **figures))
    if file:
        _say(words.text("layout-written", file=file))


def _write(file: str, text: str) -> None:
    """Write to a file, or to the standard output for `-`."""
    if file == STDOUT:
        sys.stdout.write(text)
    else:
        Path(file).write_text(text, encoding="utf-8")


def _say(line: str) -> None:
    """One line for the person who asked."""
    sys.stdout.write(f"{line}\n")
