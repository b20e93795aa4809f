"""Dicke Dämonen as a game: its options, its board, and the ways into a position."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import OptionError, PositionError
from pandemonium.engine.game import About, Game
from pandemonium.engine.oldtask import Task
from pandemonium.engine.options import Option
from pandemonium.engine.state import State
from pandemonium.games.dicke_daemonen import tasks as do
from pandemonium.games.dicke_daemonen.box import COLOURS, COPIES, FIST, NAMES, Box, Moves, creatures
from pandemonium.games.dicke_daemonen.lines.board import Board, make_board
from pandemonium.games.dicke_daemonen.lines.generator import LEVELS, random_layout
from pandemonium.games.dicke_daemonen.lines.layout import (
    PRESETS,
    Layout,
    LayoutError,
    preset,
    read_layout,
)
from pandemonium.games.dicke_daemonen.rules import Match
from pandemonium.games.dicke_daemonen.scenario import Scenario
from pandemonium.games.dicke_daemonen.state import EMPTY, Prediction

LAYOUT = "layout"
OWN_LAYOUT = "own"  # what the settings say of a layout that is none of the choices
ABOUT = About(
    id="dicke-daemonen",
    title="Dicke Dämonen",
    prefix="DD",
    package="pandemonium.games.dicke_daemonen",
    min_players=1,
    max_players=4,
    usual_players=3,
    end_clause="DD 5.5",
    options=(
        Option(
            LAYOUT,
            "rose",
            "how the power lines lie: a name, a kind of random layout, or a layout file",
            choices=(*PRESETS, *LEVELS),
        ),
        Option("layout_seed", 0, "which random layout", low=0, high=999_999_999),
        Option(
            "oldest",
            -1,
            "the seat of the oldest player, whose left neighbour starts; -1: by lot",
            low=-1,
            high=3,
        ),
        Option(
            "majority",
            "most",
            "what holds a field: the most demons, or more than half of them (DD 6.2)",
            choices=("most", "half"),
        ),
    ),
)


class DickeDaemonen(Game):
    """One configuration: `layout` is how the lines lie, `board` the board they make."""

    about = ABOUT

    def __init__(self, players: int | None = None, **options: object) -> None:
        """The option `layout` is one of its choices, the path of a file, or a layout as a table."""
        given = options.get(LAYOUT)
        own = _own_layout(given)
        if own is not None:
            del options[LAYOUT]
        super().__init__(players, options)
        oldest = cast(int, self.settings["oldest"])
        if oldest >= self.players:
            raise OptionError(
                f"option oldest: {oldest} is not allowed; it takes a seat, 0 to {self.players - 1}"
            )
        if own is not None:
            self.settings[LAYOUT] = OWN_LAYOUT
        self.layout: Layout = own or _chosen_layout(
            str(self.settings[LAYOUT]), cast(int, self.settings["layout_seed"])
        )
        self.board: Board = _board(self.layout)
        self.cards = creatures()
        self.box = Box(self.board, self.players, oldest, str(self.settings["majority"]))
        self.moves = Moves(self.box, self.table)

    def identity(self) -> dict[str, object]:
        """The settings with the layout itself: a record needs neither file nor generator."""
        settings: dict[str, object] = dict(self.settings)
        del settings["layout_seed"]
        settings[LAYOUT] = self.layout.to_json()
        return settings

    def copies_of(self, name: str) -> list[int]:
        """Creatures of a colour are all alike: drawing one draws the colour."""
        if name not in NAMES:
            raise PositionError("no-such-card", {"card": name})
        return [NAMES.index(name)]

    def lay_out(self, chance: Chance, recording: bool = False) -> State:  # noqa: ARG002
        """All creatures into the sack, four into each fist; the first turn follows."""
        box = self.box
        match = Match(self, box, self.moves, chance)
        match.sack = [colour for colour in range(COLOURS) for _ in range(COPIES)]
        match.fists = [[0] * COLOURS for _ in range(box.players)]
        match.corners = [EMPTY] * box.corners
        match.ghosts = [False] * box.fields
        match.predictions = []
        match.aside = []
        for seat in range(box.players):
            for _ in range(FIST):
                match.draw(seat)
        first = chance.below(box.players) if box.oldest < 0 else (box.oldest + 1) % box.players
        match.todo.append(Task(do.BEGIN_TURN, first))
        return match

    def restore(self, data: dict[str, object]) -> State:
        """The saved position, with every creature in exactly one place."""
        match = Match(self, self.box, self.moves, Chance(0, 0))
        match.load_basics(data)
        match.turn = cast(int, data["turn"])
        match.sack = list(cast(list[int], data["sack"]))
        match.fists = [list(fist) for fist in cast(list[list[int]], data["fists"])]
        match.corners = list(cast(list[int], data["corners"]))
        ghosts = cast(list[int], data["ghosts"])
        match.ghosts = [field in ghosts for field in range(self.box.fields)]
        match.predictions = [Prediction(*one) for one in cast(list[list[int]], data["predictions"])]
        match.aside = list(cast(list[int], data["aside"]))
        _check_creatures(match)
        return match

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        """The table that a scenario describes."""
        return Scenario(self, data, chance).build()


def _own_layout(given: object) -> Layout | None:
    """A layout that is told as a table or in a file; None if it should be one of the choices."""
    if isinstance(given, Layout):
        return given
    try:
        if isinstance(given, Mapping):
            return read_layout(given)
        if isinstance(given, Path) or (isinstance(given, str) and _is_path(given)):
            return read_layout(Path(given).read_text(encoding="utf-8"))
    except LayoutError as problem:
        where = f"{given}: " if isinstance(given, str | Path) else ""
        raise OptionError(f"option layout: {where}{problem}") from problem
    except (OSError, UnicodeDecodeError) as unread:  # another name: mypyc gives each one type
        raise OptionError(f"option layout: {given} cannot be read: {unread}") from unread
    return None


def _is_path(text: str) -> bool:
    """Whether a text is meant as a file and not as a name."""
    return "/" in text or "\\" in text or text.endswith((".toml", ".json"))


def _chosen_layout(name: str, seed: int) -> Layout:
    """A preset, or the random layout that belongs to the seed."""
    for level in LEVELS:
        if level == name:
            return random_layout(level, Chance(seed).below)
    return preset(name)


def _board(layout: Layout) -> Board:
    """The board that the lines make, or an OptionError that says why they make none."""
    try:
        return make_board(layout)
    except LayoutError as problem:
        raise OptionError(f"option layout: {problem}") from problem


def _check_creatures(match: Match) -> None:
    """Ten creatures of each colour, on a table of the right size."""
    counts = Counter(match.components())
    for colour, name in enumerate(NAMES):
        if counts[colour] != COPIES:
            raise PositionError(
                f"the saved position is damaged: {counts[colour]} {name} creatures, not {COPIES}"
            )
    sizes = (len(match.fists), len(match.corners), len(match.ghosts))
    wanted = (match.box.players, match.box.corners, match.box.fields)
    if sizes != wanted:
        raise PositionError(f"the saved position is damaged: sizes {sizes}, not {wanted}")
