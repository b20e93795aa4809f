"""Layouts of power lines for programs: an editor, a script, a command.

    from pandemonium.games.dicke_daemonen import layouts

    layout = layouts.invent("calm", seed=9)
    layouts.inspect(layout.to_json())["counts"]["fields"]
    layouts.draw(layout)  # an SVG picture

A layout is a table (TOML, JSON or a dict) with four `lines`; see the guide "Lay your own lines".
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from pandemonium.engine.chance import Chance
from pandemonium.engine.options import Option
from pandemonium.engine.text_view import ErrorTranslator, Translator
from pandemonium.games.dicke_daemonen.components import NAMES, WHITE
from pandemonium.games.dicke_daemonen.lines.board import (
    Board,
    balance_of,
    counts,
    describe_problems,
    make_board,
)
from pandemonium.games.dicke_daemonen.lines.board_view import describe_board
from pandemonium.games.dicke_daemonen.lines.drawing import WORDS
from pandemonium.games.dicke_daemonen.lines.drawing import draw as draw_board
from pandemonium.games.dicke_daemonen.lines.generator import LEVELS, random_layout
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.layout_reader import read_file, read_layout
from pandemonium.games.dicke_daemonen.lines.lru_cache import LruCache
from pandemonium.games.dicke_daemonen.lines.presets import PRESETS, no_such_layout, preset
from pandemonium.games.dicke_daemonen.lines.problems import LayoutError
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState

if TYPE_CHECKING:
    from pandemonium.games.dicke_daemonen.game import DickeDaemonen

__all__ = [
    "LEVELS",
    "PRESETS",
    "SEED",
    "WORDS",
    "Layout",
    "LayoutError",
    "draw",
    "draw_position",
    "find",
    "inspect",
    "inspect_options",
    "invent",
    "picture",
    "preset",
    "problems",
    "read",
    "write",
]

SEED = Option("layout_seed", 0, "which random layout", low=0, high=999_999_999, form="expert")
OPTION, DEFAULT = "layout", "rose"
INVENTED: LruCache[tuple[str, int], Layout] = LruCache(64)  # random layouts by level and seed
OFFERED = {  # what an editor starts with: the rule about laying the lines, and ready layouts
    "clause": "DD 1.3",
    "presets": list(PRESETS),
    "levels": list(LEVELS),
}


def read(source: str | Mapping[str, Any] | Path) -> Layout:
    """The layout in a text, a mapping or (as a `Path`) a file; a LayoutError if there is none."""
    return read_file(source) if isinstance(source, Path) else read_layout(source)


def write(layout: Layout) -> str:
    """The layout as a text that `read` reads, with one row for each power line."""
    lines = [json.dumps(line) for line in layout.to_json()["lines"]]
    return '{"lines": [\n  ' + ",\n  ".join(lines) + "\n]}\n"


def invent(level: str, seed: int = 0) -> Layout:
    """The random layout of a level (`calm`, `normal`, `wild`) for a seed."""
    for known in LEVELS:
        if known == level:
            cached = INVENTED.get((level, seed))
            return cached or INVENTED.put((level, seed), random_layout(known, Chance(seed).below))
    raise no_such_layout(level, list(LEVELS))


def find(name: str, seed: int = 0) -> Layout:
    """A preset by name, or the random layout of a level."""
    return preset(name) if name in PRESETS else invent(name, seed)


def problems(source: str | Mapping[str, Any]) -> list[LayoutError]:
    """Every problem of a layout, with its code, lines and place; empty if it is valid."""
    return describe_problems(source)


def inspect(source: str | Mapping[str, Any]) -> dict[str, object]:
    """What an editor shows, JSON-ready: problems, or counts, balance and the whole board.

    `counts` has the crossings V, `fields` (V + 2), `corners` (4 V) and `value_sum`, the total value
    of all fields. `balance` has for each colour the number of crossings of its line, the number of
    corners open to its demons, and the value of the fields with these corners.
    """
    errors = problems(source)
    if errors:
        return {"problems": [_with_sentence(error) for error in errors]}
    layout = read(source)
    return {"problems": [], **_measurements(layout, make_board(layout))}


def inspect_options(options: Mapping[str, object], words: ErrorTranslator) -> dict[str, object]:
    """The same for the options of a table, in the reader's language, with layout and text.

    The option `layout` may be a name, or a layout as a mapping or a text; never a file.
    """
    try:
        layout = layout_of(options)
    except LayoutError as problem:
        return _refused([problem], words)
    try:
        board = make_board(layout)
    except LayoutError:  # it reports only the first problem
        return _refused(problems(layout.to_json()), words)
    return {
        **OFFERED,
        "problems": [],
        "layout": layout.to_json(),
        "text": write(layout),
        **_measurements(layout, board),
    }


def _measurements(layout: Layout, board: Board) -> dict[str, object]:
    """The figures, the balance and the geometry of a board."""
    described = describe_board(layout, board)
    return {"counts": counts(board), "balance": balance_of(board), "board": described}


def layout_of(options: Mapping[str, object]) -> Layout:
    """The layout that the options of a table name or contain."""
    source = options.get(OPTION, "")
    if isinstance(source, str) and source in (*PRESETS, *LEVELS):
        return find(source, seed_of(options))
    return read_layout(cast("str | Mapping[str, Any]", source))


def seed_of(options: Mapping[str, object]) -> int:
    """The seed of the random layout in the options."""
    return cast(int, SEED.check(options.get(SEED.name, SEED.default)))


def _refused(errors: list[LayoutError], words: ErrorTranslator) -> dict[str, object]:
    """The problems with their sentences and clauses."""
    worded = [
        {**error.to_json(), "said": words.error(error), "clause": error.clause} for error in errors
    ]
    return {**OFFERED, "problems": worded}


def _with_sentence(problem: LayoutError) -> dict[str, object]:
    """A problem with its English sentence; clients translate it by its key."""
    return {**problem.to_json(), "key": problem.key, "sentence": str(problem)}


def draw_position(state: DickeDaemonenState, *, words: Mapping[str, str] = WORDS) -> str:
    """An SVG picture of the board with all creatures on it."""
    box = state.box
    tokens = {
        box.corner_names[corner]: NAMES[demon]
        for corner, demon in enumerate(state.corners)
        if demon >= 0
    }
    for field in range(box.outer):
        if state.ghosts[field]:
            tokens[f"{box.field_names[field]}.o"] = NAMES[WHITE]
    game = cast("DickeDaemonen", state.game)
    return draw(game.layout, tokens=tokens, words=words)


def picture(state: DickeDaemonenState, words: Translator) -> str:
    """An SVG picture of the position with the legend in the reader's language."""
    captions = {name: words.text(f"draw-{name}") for name in WORDS}
    return draw_position(state, words=captions)


def draw(
    layout: Layout,
    *,
    labels: bool = True,
    tokens: Mapping[str, str] | None = None,
    words: Mapping[str, str] = WORDS,
) -> str:
    """An SVG picture of the board; `tokens` are creatures by place, as `{"F7.c3": "red"}`."""
    return draw_board(layout, make_board(layout), labels=labels, tokens=tokens, words=words)
