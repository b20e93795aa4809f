"""Preparing a board: a random layout and its fields take up to half a second to compute.

A server does that in another process and caches the result, so that creating the game is quick.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.presenter import Preparation
from pandemonium.games.dicke_daemonen import layouts
from pandemonium.games.dicke_daemonen.lines.board import BOARDS, Board
from pandemonium.games.dicke_daemonen.lines.generator import LEVELS
from pandemonium.games.dicke_daemonen.lines.layout import Layout

if TYPE_CHECKING:
    from pandemonium.games.dicke_daemonen.game import DickeDaemonen


class Prepared(NamedTuple):
    """The expensive parts of a game: its layout, by name and seed, and its board."""

    name: str
    seed: int
    layout: Layout
    board: Board


def is_needed(options: Mapping[str, object]) -> bool:
    """Whether the board for these options still has to be computed."""
    try:
        layout = _known_layout({layouts.OPTION: layouts.DEFAULT, **options})
    except PandemoniumError:  # the worker will refuse it
        return True
    return layout is None or BOARDS.get(layout) is None


def _known_layout(options: Mapping[str, object]) -> Layout | None:
    """The layout for these options; None if it still has to be generated."""
    name = options[layouts.OPTION]
    if isinstance(name, str) and name in LEVELS:
        return layouts.INVENTED.get((name, layouts.seed_of(options)))
    return layouts.layout_of(options)


def extract(game: "DickeDaemonen") -> Prepared:
    """The expensive parts of this game."""
    seed = layouts.seed_of(game.settings)
    return Prepared(str(game.settings[layouts.OPTION]), seed, game.layout, game.board)


def adopt(prepared: Prepared) -> None:
    """Cache what was computed in another process."""
    if prepared.name in LEVELS:
        layouts.INVENTED.put((prepared.name, prepared.seed), prepared.layout)
    BOARDS.put(prepared.layout, prepared.board)


PREPARATION = Preparation(is_needed, extract, adopt)
