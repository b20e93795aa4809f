"""Presenter: the functions that show a game to people and clients.

A state holds the position, not its presentation. The functions are in files by concern (`view.py`,
`text_table.py`, `labels.py`, `plans.py`). The game lists them once as its `presenter`, and
`state.view(seat)`, `state.touches(action)` and so on call them.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NotRequired, TypedDict, TypeVar

from pandemonium.engine.action import Action
from pandemonium.engine.errors import Phrase
from pandemonium.engine.event import Event
from pandemonium.engine.execution import Execution
from pandemonium.engine.formats.vocabulary import Vocabulary
from pandemonium.engine.plan import Plan
from pandemonium.engine.study import DEFAULT_STUDY, Study
from pandemonium.engine.task import Args
from pandemonium.engine.text_view import ErrorTranslator, Section, Translator

if TYPE_CHECKING:
    from pandemonium.engine.state import State

StateT = TypeVar("StateT", bound="State")  # the game's own State


def touches_of_question(state: "State", action: Action) -> list[str]:
    """The default: the elements that the question names; none when the game is over."""
    return [] if state.ended else state.decision.touches(state, action)


def preview_of_question(state: "State", action: Action) -> Args:
    """The default: the preview of the question."""
    return {} if state.ended else state.decision.preview(state, action)


def plans_of_question(state: "State") -> list[Plan]:
    """The default: the plans of the question."""
    return [] if state.ended else state.decision.plans(state)


def no_counters(_view: object) -> dict[str, int]:
    """The default: the game declares no counters."""
    return {}


class CardText(TypedDict):
    """A card of the catalogue: what is printed on it, in the reader's language.

    `clauses` are the rules to read about it, the closest first.
    """

    id: str
    kind: str
    copies: int
    emblem: str
    figures: dict[str, int | str]
    name: str
    text: str
    clauses: NotRequired[list[str]]


class Settings(TypedDict, total=False):
    """The options of a game with their values; `cards` are those that a pack changes or adds.

    A game whose settings are more than its options declares a type with all of them.
    """

    cards: list[dict[str, object]]


class Description(TypedDict):
    """What never changes during a game.

    `end` is the action that only ends a turn, or empty. `clauses` are the rules to read about each
    kind of event, `undoes` the kind of the event before that one of this kind undoes, and `coach`
    the notes for newcomers, by question.
    """

    game: str
    title: str
    players: int
    emblem: str
    emblems: dict[str, str]
    settings: Settings
    end: str
    cards: list[CardText]
    clauses: NotRequired[dict[str, str]]
    undoes: NotRequired[dict[str, str]]
    coach: NotRequired[dict[str, str]]


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
    # The TypedDict of `Game.describe`, if the game adds fields.
    description_type: type = Description
    # The view of a seat, made from the view of a spectator (which it must not change): the public
    # part is then computed once for all seats. Without it, each view is made on its own.
    personalize: Callable[[StateT, Any, int], Mapping[str, object]] | None = None
    # The same in words, and in few lines for a small screen: by default all.
    sheet: Callable[[StateT, int | None, Translator], list[Section]]
    brief: Callable[[StateT, int | None, Translator], list[Section]] | None = None
    # The public part of the position as an SVG picture; empty: there is none.
    picture: Callable[[StateT, Translator], str] = lambda _state, _words: ""
    # The arguments of the wording of an action, or of its refusal: `label` is the key of the
    # wording, `card` an id, `target` a seat; the rest are numbers and texts.
    details: Callable[[StateT, Action], Args]
    # The elements of the table that an action is about, as `at` of the view names them.
    touches: Callable[[StateT, Action], list[str]] = touches_of_question
    # What an action would cost or bring, where that is cheap to compute and not a secret.
    preview: Callable[[StateT, Action], Args] = preview_of_question
    # Several actions that the player can take as one step, the most sensible first.
    plans: Callable[[StateT], list[Plan]] = plans_of_question
    # The result of a plan or an action, by the names that plans and previews use: the contract
    # suite compares them. What is not known yet is left out.
    results: Callable[[Execution], Args] = lambda _execution: {}
    # The figures by which people follow a game, for a chart of its course: of seats by their
    # element (`seat:1`), of anything else by a name with the wording `course-<name>`.
    figures: Callable[[StateT], dict[str, int]] = lambda _state: {}
    # The numbers that a view shows, by name, as in "souls:1"; players are counted from 1. The
    # `changes()` of the events of a step add up to their difference.
    counters: Callable[[Any], dict[str, int]] = no_counters
    # One sentence for the events of a beat, as the message `beat-...`: `seat` is the player who
    # acts, `target` the one it happens to. None: the sentence of the heaviest event.
    narrate: Callable[[Sequence[Event]], Phrase | None] = lambda _events: None
    # The same for one of several players to whom a beat happened: what it did to that seat, the
    # `target` or the `seat` of the sentence. None: that of `narrate`.
    narrate_to: Callable[[Sequence[Event], int], Phrase | None] = lambda _events, _seat: None
    # Who may win soon, from what every view shows: messages `threat-...` with the `seat`.
    threats: Callable[[Any], list[Phrase]] = lambda _view: []
    # What a seat that lost lacked to win, by counter, from public information; the wording is
    # `shortfall`. Empty: that cannot be measured.
    shortfall: Callable[[StateT, int], dict[str, int]] = lambda _state, _seat: {}
    # What an editor of the setup shows for some options, before there is a game, JSON-ready:
    # the result, or the errors. None: there is nothing to set up but the options.
    inspect: Callable[[Mapping[str, object], ErrorTranslator], dict[str, object]] | None = None
    # The slow part of making the game, if there is one.
    preparation: Preparation | None = None
    # The text of a card, generated from its effect. None: the catalogue has the texts.
    card_text: Callable[[Any, Translator], str] | None = None
    # What a card file may contain, as a form. None: packs cannot change cards of this game.
    vocabulary: Callable[[Translator], Vocabulary] | None = None
    # The options with which new cards come into play: from the game with the pack, the ids of the
    # new cards, and the options chosen so far. Empty: they need none.
    options_for_new: Callable[[Any, Collection[str], Mapping[str, object]], dict[str, str]] = (
        lambda _game, _new, _options: {}
    )
    # What to count when many games are studied.
    study: Study = DEFAULT_STUDY
