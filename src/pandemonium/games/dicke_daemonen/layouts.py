"""Layouts of power lines, for programs: an editor, a script, a command.

    from pandemonium.games.dicke_daemonen import layouts

    layout = layouts.invent("calm", seed=9)
    layouts.inspect(layout.to_json())["counts"]["fields"]
    layouts.draw(layout)  # an SVG picture

A layout is a table (TOML, JSON or a dict) with four `lines`; see the guide to laying one's own.
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

SEED = Option("layout_seed", 0, "which random layout", low=0, high=999_999_999)
OPTION, DEFAULT = "layout", "rose"
INVENTED: LruCache[tuple[str, int], Layout] = LruCache(64)  # random layouts by level and seed
OFFERED = {  # what an editor begins with: the rule about laying the lines, and ready layouts
    "clause": "DD 1.3",
    "presets": list(PRESETS),
    "levels": list(LEVELS),
}


def read(source: str | Mapping[str, Any] | Path) -> Layout:
    """The layout in a text, a table or (as a `Path`) a file; a LayoutError if there is none."""
    return read_file(source) if isinstance(source, Path) else read_layout(source)


def write(layout: Layout) -> str:
    """The layout as a text that `read` reads, one line of it for each power line."""
    lines = [json.dumps(line) for line in layout.to_json()["lines"]]
    return '{"lines": [\n  ' + ",\n  ".join(lines) + "\n]}\n"


def invent(level: str, seed: int = 0) -> Layout:
    """The random layout of a level (`calm`, `normal`, `wild`) that belongs to the seed."""
    for known in LEVELS:
        if known == level:
            kept = INVENTED.get((level, seed))
            return kept or INVENTED.put((level, seed), random_layout(known, Chance(seed).below))
    raise no_such_layout(level, list(LEVELS))


def find(name: str, seed: int = 0) -> Layout:
    """A preset by name, or the random layout of a level."""
    return preset(name) if name in PRESETS else invent(name, seed)


def problems(source: str | Mapping[str, Any]) -> list[LayoutError]:
    """All that is wrong with a layout, each with its code, lines and place; empty if legal."""
    return describe_problems(source)


def inspect(source: str | Mapping[str, Any]) -> dict[str, object]:
    """What an editor shows, JSON-ready: problems, or counts, balance and the whole board.

    `counts` has the crossings V, `fields` (V + 2), `corners` (4 V) and `value_sum`, what all fields
    are worth together; `balance` says for each colour how many crossings its line has, in how many
    corners its demons may stand, and what the fields with these corners are worth.
    """
    found = problems(source)
    if found:
        return {"problems": [_told(one) for one in found]}
    layout = read(source)
    board = make_board(layout)
    return {
        "problems": [],
        "counts": counts(board),
        "balance": balance_of(board),
        "board": describe_board(layout, board),
    }


def inspect_options(options: Mapping[str, object], words: ErrorTranslator) -> dict[str, object]:
    """The same for the options of a table, in the reader's language, with layout and text.

    The option `layout` may be a name, a layout as a table, or as a text; never a file.
    """
    try:
        layout = asked_for(options)
    except LayoutError as problem:
        return _refused([problem], words)
    try:
        board = make_board(layout)
    except LayoutError:  # it tells of the first problem only
        return _refused(problems(layout.to_json()), words)
    return {
        **OFFERED,
        "problems": [],
        "layout": layout.to_json(),
        "text": write(layout),
        "counts": counts(board),
        "balance": balance_of(board),
        "board": describe_board(layout, board),
    }


def asked_for(options: Mapping[str, object]) -> Layout:
    """The layout that the options of a table name or hold."""
    given = options.get(OPTION, "")
    if isinstance(given, str) and given in (*PRESETS, *LEVELS):
        return find(given, seed_of(options))
    return read_layout(cast("str | Mapping[str, Any]", given))


def seed_of(options: Mapping[str, object]) -> int:
    """Which random layout the options ask for."""
    return cast(int, SEED.check(options.get(SEED.name, SEED.default)))


def _refused(found: list[LayoutError], words: ErrorTranslator) -> dict[str, object]:
    """What is wrong, where, and by which rule."""
    said = [{**one.to_json(), "said": words.error(one), "clause": one.clause} for one in found]
    return {**OFFERED, "problems": said}


def _told(problem: LayoutError) -> dict[str, object]:
    """A problem with its English sentence; other languages are said by whoever shows it."""
    return {**problem.to_json(), "key": problem.key, "sentence": str(problem)}


def draw_position(state: DickeDaemonenState, *, words: Mapping[str, str] = WORDS) -> str:
    """An SVG picture of the board with all that stands on it in a game."""
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
    """The same with the legend in the reader's language."""
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
