"""Presenter: the functions by which a game shows itself to people and clients.

A state holds what lies on the table; how that looks is not its business. The functions stand in
the files of their concern (`view.py`, `text_table.py`, `labels.py`, `plans.py`), the game names
them once as its `presenter`, and `state.view(seat)`, `state.touches(action)` and so on call them.
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
    """There is nothing to say beforehand."""
    return {}


def no_plans(_table: object) -> list[Plan]:
    """Every action is a step of its own."""
    return []


def no_results(_execution: Execution) -> Args:
    """Nothing can be compared."""
    return {}


def no_picture(_table: object, _words: Translator) -> str:
    """The game has none."""
    return ""


def no_figures(_table: object) -> dict[str, int]:
    """The game has no figures that people follow."""
    return {}


@dataclass(frozen=True)
class Preparation:
    """What takes long about a set-up, so that a server can do it in another process.

    `is_needed` says whether a game with these options would be slow to make here. Where it was
    made, `extract` gets what took long, which can be pickled; `adopt` remembers it here.
    """

    is_needed: Callable[[Mapping[str, object]], bool]
    extract: Callable[[Any], object]
    adopt: Callable[[Any], None]


@dataclass(frozen=True, kw_only=True)
class Presenter(Generic[StateT]):
    """What is shown of a table; the first argument of each function is the state."""

    # What a seat may know, JSON-ready, and the TypedDict that says what is in it; None as a seat
    # is a spectator.
    view: Callable[[StateT, int | None], Mapping[str, object]]
    view_type: type
    # What a seat sees, from what a spectator sees (which must stay as it is): what is open to all
    # is then worked out once for everybody. Without it each view is made on its own.
    personalize: Callable[[StateT, Any, int], Mapping[str, object]] | None = None
    # The same in words, and in few lines for a small screen: by default all.
    sheet: Callable[[StateT, int | None, Translator], list[Section]]
    brief: Callable[[StateT, int | None, Translator], list[Section]] | None = None
    # What lies open on the table as an SVG picture.
    picture: Callable[[StateT, Translator], str] = no_picture
    # What the wording of an action, or of its refusal, may want to say: `label` is the key of the
    # wording, `card` an id, `target` a seat; the rest are numbers and texts.
    details: Callable[[StateT, Action], Args]
    # The elements of the table that an action is about, as `at` of the view names them.
    touches: Callable[[StateT, Action], list[str]]
    # What an action would cost or bring, where that is cheap to say and no secret.
    preview: Callable[[StateT, Action], Args] = no_preview
    # What the player may want to do in several actions at once, the most sensible first.
    plans: Callable[[StateT], list[Plan]] = no_plans
    # What came of a plan or an action, by the names that plans and previews use: the contract suite
    # compares it with what they said. What cannot be told yet is left out.
    results: Callable[[Execution], Args] = no_results
    # The figures by which people follow a game, for a chart of its course: of seats by their
    # element (`seat:1`), of anything else by a name with the wording `course-<name>`.
    figures: Callable[[StateT], dict[str, int]] = no_figures
    # What an editor of the set-up shows for some options, before there is a game: what they make,
    # JSON-ready, or what is wrong with them. None: there is nothing to set up but the options.
    inspect: Callable[[Mapping[str, object], ErrorTranslator], dict[str, object]] | None = None
    # What takes long about making the game; None: nothing does.
    preparation: Preparation | None = None
    # What is printed on a card, worded from what it does. None: the catalogue has the texts.
    card_text: Callable[[Any, Translator], str] | None = None
    # What a card file may say, as a form. None: the game has no cards that packs could change.
    vocabulary: Callable[[Translator], Vocabulary] | None = None
    # What is worth counting when many games are studied.
    study: Study = DEFAULT_STUDY
