"""Dicke Dämonen as a game: its options, its board, and how positions are created."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import OptionError, Phrase, PositionError
from pandemonium.engine.game import About, Game
from pandemonium.engine.options import Option
from pandemonium.engine.presenter import Presenter
from pandemonium.engine.state import State
from pandemonium.engine.strategy import Strategy
from pandemonium.engine.text_view import Translator
from pandemonium.games.dicke_daemonen import labels, layouts, narration, results, text_table, view
from pandemonium.games.dicke_daemonen.actions import Actions
from pandemonium.games.dicke_daemonen.components import (
    ELEMENTS,
    EMBLEMS,
    GAME_EMBLEM,
    NAMES,
    TABLE_EMBLEMS,
    Box,
    creatures,
)
from pandemonium.games.dicke_daemonen.lines.board import Board, make_board
from pandemonium.games.dicke_daemonen.lines.board_view import describe_board
from pandemonium.games.dicke_daemonen.lines.generator import LEVELS
from pandemonium.games.dicke_daemonen.lines.layout import Layout
from pandemonium.games.dicke_daemonen.lines.layout_reader import read_file, read_layout
from pandemonium.games.dicke_daemonen.lines.presets import PRESETS
from pandemonium.games.dicke_daemonen.lines.problems import LayoutError
from pandemonium.games.dicke_daemonen.preparation import PREPARATION
from pandemonium.games.dicke_daemonen.scenario import Scenario
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState
from pandemonium.games.dicke_daemonen.strategy import make_strategy
from pandemonium.games.dicke_daemonen.study import STUDY

OWN_LAYOUT = "own"  # the setting of a layout that is not among the choices
ABOUT = About(
    id="dicke-daemonen",
    title="Dicke Dämonen",
    prefix="DD",
    package="pandemonium.games.dicke_daemonen",
    min_players=1,
    max_players=4,
    usual_players=3,
    minutes=(20, 45),
    end_clause="DD 5.5",
    emblem=GAME_EMBLEM,
    card_clauses={"demon": ("DD 2.3",), "ghost": ("DD 2.4", "DD 2.5")},
    emblems=TABLE_EMBLEMS,
    tints={f"colour-{name}": name for name in NAMES},
    options=(
        Option(
            layouts.OPTION,
            layouts.DEFAULT,
            "how the power lines lie: a name, a kind of random layout, or a layout file",
            choices=(*PRESETS, *LEVELS),
            form="pictures",
        ),
        layouts.SEED,
        Option(
            "oldest",
            -1,
            "the seat of the oldest player, from 1, whose left neighbour starts; 0: at random",
            low=-1,
            high=3,
            is_seat=True,
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
    """One configuration: `layout` describes the lines, `board` the board that they make."""

    about = ABOUT
    presenter = Presenter(
        view=view.view,
        view_type=view.View,
        description_type=view.Description,
        personalize=view.personalize,
        sheet=text_table.sheet,
        brief=text_table.brief,
        picture=layouts.picture,
        details=labels.details,
        results=results.results,
        figures=view.figures,
        counters=view.counters,
        narrate=narration.narrate,
        threats=narration.threats,
        inspect=layouts.inspect_options,
        preparation=PREPARATION,
        study=STUDY,
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        """The option `layout` is one of its choices, a path, or a layout as a mapping."""
        source = options.get(layouts.OPTION)
        own_layout = _own_layout(source)
        if own_layout is not None:
            del options[layouts.OPTION]
        super().__init__(players, options)
        oldest = cast(int, self.settings["oldest"])
        if oldest >= self.players:
            expected = Phrase("expected-number", low=0, high=self.players)
            raise OptionError(  # as people count seats
                "option-value", {"option": "oldest", "value": str(oldest + 1), "expected": expected}
            )
        if own_layout is not None:
            self.settings[layouts.OPTION] = OWN_LAYOUT
        self.layout: Layout = own_layout or layouts.find(
            str(self.settings[layouts.OPTION]), cast(int, self.settings["layout_seed"])
        )
        self.board: Board = _board(self.layout)
        self.cards = creatures()
        self.box = Box(self.board, self.players, oldest, str(self.settings["majority"]))
        self.all_actions = Actions(self.box, self.action_table)

    def full_settings(self) -> dict[str, object]:
        """The settings with the whole layout: a record needs neither file nor generator."""
        settings: dict[str, object] = dict(self.settings)
        del settings["layout_seed"]
        settings[layouts.OPTION] = self.layout.to_json()
        return settings

    def copies_of(self, name: str) -> list[int]:
        """Creatures of a colour are interchangeable: drawing one draws the colour."""
        if name not in NAMES:
            raise PositionError("no-such-card", {"card": name})
        return [NAMES.index(name)]

    def blank(self, chance: Chance) -> State:
        return DickeDaemonenState(self, self.box, self.all_actions, chance)

    def strategy(self) -> Strategy:
        return make_strategy(self.box, self.all_actions, self.read_text("weights.json"))

    def describe(self, words: Translator | None = None) -> dict[str, object]:
        """The immutable description, with the board's geometry and the colours."""
        described = super().describe(words)
        described["board"] = describe_board(self.layout, self.board)
        described["colours"] = [
            {"colour": name, "element": element, "emblem": emblem}
            for name, element, emblem in zip(NAMES, ELEMENTS, EMBLEMS, strict=True)
        ]
        return described

    def arrange(self, data: dict[str, object], chance: Chance) -> State:
        state = DickeDaemonenState(self, self.box, self.all_actions, chance)
        return Scenario(state, data, chance).build()


def _own_layout(source: object) -> Layout | None:
    """A layout given as a mapping or a file; None if it should be one of the choices."""
    if isinstance(source, Layout):
        return source
    try:
        if isinstance(source, Mapping):
            return read_layout(source)
        if isinstance(source, Path) or (isinstance(source, str) and _is_path(source)):
            return read_file(Path(source))
    except LayoutError as problem:
        raise OptionError("bad-layout", {"problem": problem}) from problem
    return None


def _is_path(text: str) -> bool:
    """Whether a text is a path rather than a name."""
    return "/" in text or "\\" in text or text.endswith((".toml", ".json"))


def _board(layout: Layout) -> Board:
    """The board that the lines make, or an OptionError that names the problem."""
    try:
        return make_board(layout)
    except LayoutError as problem:
        raise OptionError("bad-layout", {"problem": problem}) from problem
