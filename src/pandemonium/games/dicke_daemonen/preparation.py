"""Preparing a board: inventing a layout and working out its fields takes up to half a second.

A server has that done in another process and keeps the result, so that making the game is quick.
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
    """What took long about a game: its layout, by name and seed, and its board."""

    name: str
    seed: int
    layout: Layout
    board: Board


def is_needed(options: Mapping[str, object]) -> bool:
    """Whether the board that the options ask for has to be computed."""
    try:
        layout = _known_layout({layouts.OPTION: layouts.DEFAULT, **options})
    except PandemoniumError:  # the worker will refuse it
        return True
    return layout is None or BOARDS.get(layout) is None


def _known_layout(options: Mapping[str, object]) -> Layout | None:
    """The layout that the options ask for; None if it has to be invented."""
    name = options[layouts.OPTION]
    if isinstance(name, str) and name in LEVELS:
        return layouts.INVENTED.get((name, layouts.seed_of(options)))
    return layouts.asked_for(options)


def extract(game: "DickeDaemonen") -> Prepared:
    """What took long about this game."""
    seed = layouts.seed_of(game.settings)
    return Prepared(str(game.settings[layouts.OPTION]), seed, game.layout, game.board)


def adopt(prepared: Prepared) -> None:
    """Remember what was computed elsewhere."""
    if prepared.name in LEVELS:
        layouts.INVENTED.put((prepared.name, prepared.seed), prepared.layout)
    BOARDS.put(prepared.layout, prepared.board)


PREPARATION = Preparation(is_needed, extract, adopt)
