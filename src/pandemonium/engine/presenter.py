"""Presenter: the functions that show a game to people and clients.

A state holds the position, not its presentation. The functions are in files by concern (`view.py`,
`text_table.py`, `labels.py`, `plans.py`). The game lists them once as its `presenter`, and
`state.view(seat)`, `state.touches(action)` and so on call them.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pandemonium.engine.action import Action
from pandemonium.engine.execution import Execution
from pandemonium.engine.formats.vocabulary import Vocabulary
from pandemonium.engine.plan import Plan
from pandemonium.engine.study import DEFAULT_STUDY, Study
from pandemonium.engine.task import Args
from pandemonium.engine.text_view import ErrorTranslator, Section, Translator

StateT = TypeVar("StateT")  # the game's own State


def no_preview(_table: object, _action: Action) -> Args:
    """The default: actions have no preview."""
    return {}


def no_plans(_table: object) -> list[Plan]:
    """The default: no actions are offered as one step."""
    return []


def no_results(_execution: Execution) -> Args:
    """The default: previews and plans are not compared with results."""
    return {}


def no_picture(_table: object, _words: Translator) -> str:
    """The default: the game has no picture."""
    return ""


def no_figures(_table: object) -> dict[str, int]:
    """The default: the game has no figures for a chart."""
    return {}


@dataclass(frozen=True)
class Preparation:
    """The slow part of a setup, which a server can run in another process.

    `is_needed` is whether a game with these options would be slow to make here. In the other
    process, `extract` gets the result, which can be pickled; `adopt` caches it here.
    """

    is_needed: Callable[[Mapping[str, object]], bool]
    extract: Callable[[Any], object]
    adopt: Callable[[Any], None]


@dataclass(frozen=True, kw_only=True)
class Presenter(Generic[StateT]):
    """The functions that show a game; the first argument of each is the state."""

    # What a seat may know, JSON-ready, and its TypedDict; the seat None is a spectator.
    view: Callable[[StateT, int | None], Mapping[str, object]]
    view_type: type
    # The view of a seat, made from the view of a spectator (which it must not change): the public
    # part is then computed once for all seats. Without it, each view is made on its own.
    personalize: Callable[[StateT, Any, int], Mapping[str, object]] | None = None
    # The same in words, and in few lines for a small screen: by default all.
    sheet: Callable[[StateT, int | None, Translator], list[Section]]
    brief: Callable[[StateT, int | None, Translator], list[Section]] | None = None
    # The public part of the position as an SVG picture.
    picture: Callable[[StateT, Translator], str] = no_picture
    # The arguments of the wording of an action, or of its refusal: `label` is the key of the
    # wording, `card` an id, `target` a seat; the rest are numbers and texts.
    details: Callable[[StateT, Action], Args]
    # The elements of the table that an action is about, as `at` of the view names them.
    touches: Callable[[StateT, Action], list[str]]
    # What an action would cost or bring, where that is cheap to compute and not a secret.
    preview: Callable[[StateT, Action], Args] = no_preview
    # Several actions that the player can take as one step, the most sensible first.
    plans: Callable[[StateT], list[Plan]] = no_plans
    # The result of a plan or an action, by the names that plans and previews use: the contract
    # suite compares them. What is not known yet is left out.
    results: Callable[[Execution], Args] = no_results
    # The figures by which people follow a game, for a chart of its course: of seats by their
    # element (`seat:1`), of anything else by a name with the wording `course-<name>`.
    figures: Callable[[StateT], dict[str, int]] = no_figures
    # What an editor of the setup shows for some options, before there is a game, JSON-ready:
    # the result, or the errors. None: there is nothing to set up but the options.
    inspect: Callable[[Mapping[str, object], ErrorTranslator], dict[str, object]] | None = None
    # The slow part of making the game, if there is one.
    preparation: Preparation | None = None
    # The text of a card, generated from its effect. None: the catalogue has the texts.
    card_text: Callable[[Any, Translator], str] | None = None
    # What a card file may contain, as a form. None: packs cannot change cards of this game.
    vocabulary: Callable[[Translator], Vocabulary] | None = None
    # What to count when many games are studied.
    study: Study = DEFAULT_STUDY
