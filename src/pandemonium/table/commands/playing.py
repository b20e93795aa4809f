"""Playing: actions of people, bots and default answers, undo, and preferences.

A default answers a question that comes out of turn. It answers every question of its kind, whatever
the seat holds: an automatic answer that came only sometimes would reveal what the seat holds.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Annotated, NamedTuple

from pandemonium.engine.errors import NotationError, PandemoniumError
from pandemonium.engine.formats.saving import task_classes
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import Decision
from pandemonium.table import limits
from pandemonium.table.commands.command import SeatNumber, TableCommand
from pandemonium.table.commands.offers import UNDO
from pandemonium.table.entry import SERVER
from pandemonium.table.errors import TableError
from pandemonium.table.fields import Doc, Length
from pandemonium.table.table import PreparedStep

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

FIRST, LAST = "first", "last"  # answers that every question has

ActionText = Annotated[str, Length(1, limits.MAX_ACTION_LENGTH)]


class Decider(NamedTuple):
    """Who decides now: the seat, the bot that plays it, and the answer if it is settled already."""

    seat: int
    bot: str | None
    answer: list[str] | None


class Act(TableCommand):
    """Perform one action, or several as one step: all of them or none."""

    kind = "acted"
    type = "act"
    rate = "act"
    is_play = True

    seat: SeatNumber
    actions: Annotated[list[ActionText], Length(1, limits.MAX_STEP_ACTIONS)]

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        problem = self._player_refusal(session, who) or session.pause_refusal()
        if problem := problem or session.time_refusal(self.seat, time):
            return problem
        if len(self.actions) > limits.STORED_STEP_ACTIONS:
            return TableError("too-many-actions", {"most": limits.STORED_STEP_ACTIONS})
        return None

    def prepare(self, session: "TableSession", who: str, time: float) -> Callable[[], None]:
        """Check the step and keep the positions that it leads to, which are costly to compute."""
        if problem := self.refusal(session, who, time):
            raise problem
        step = session.running.prepare(self.seat, *self.actions)
        if session.lesson is not None:
            actions = [action.text for action in step.actions]
            if problem := session.lesson.refusal(session.running.record.actions, actions):
                raise problem
        return partial(self._commit, session, who, step)

    def _player_refusal(self, session: "TableSession", who: str) -> PandemoniumError | None:
        """Why this sender cannot act for the seat: the server acts for bots and defaults alone."""
        if who != SERVER:
            return session.plays_refusal(who, self.seat)
        if problem := session.playing_refusal() or session.seat_refusal(self.seat):
            return problem
        decider = session.to_decide()
        if decider is None or decider.seat != self.seat:
            return TableError("not-your-turn")
        if decider.bot is None and decider.answer != self.actions:
            return TableError("not-your-seat")
        return None

    def _commit(self, session: "TableSession", who: str, step: PreparedStep) -> None:
        session.running.commit(step)
        session.has_acted = True
        if who != SERVER:
            session.movers.add(self.seat)
        session.end_vacation(who)
        session.lapse_offer(UNDO)


class Undo(TableCommand):
    """Take your last step back, unless it crossed an information barrier."""

    kind = "undid"
    type = "undo"
    rate = "undo"

    seat: SeatNumber

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        problem = session.plays_refusal(who, self.seat) or session.pause_refusal()
        if problem := problem or session.time_refusal(self.seat, time):
            return problem
        barrier = session.running.barrier_for(self.seat)
        return TableError(f"no-undo-{barrier}") if barrier else None

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        session.running.undo(self.seat)
        session.lapse_offer(UNDO)


class Prefer(TableCommand):
    """Answer questions of this kind automatically from now on, where they come out of turn.

    Where the chosen answer is not legal, the first legal one is given.
    """

    kind = "preferred"
    type = "prefer"

    seat: SeatNumber
    question: Annotated[str, Length(0, limits.MAX_QUESTION_LENGTH), Doc("the key of the question")]
    answer: Annotated[
        str,
        Length(0, limits.MAX_ACTION_LENGTH),
        Doc("an action or its verb, `first` or `last`; empty: ask me again"),
    ] = ""

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        if problem := session.playing_refusal() or session.owner_refusal(who, self.seat):
            return problem
        questions = questions_of(session.game)
        if self.question not in questions:
            details = {"question": self.question[:60], "questions": ", ".join(questions)}
            return TableError("no-such-question", details)
        return _answer_refusal(session.game, self.answer)

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        preferences = session.preferences.setdefault(self.seat, {})
        preferences.pop(self.question, None)
        if self.answer:
            preferences[self.question] = self.answer

    def audience(self, _session: "TableSession", _who: str) -> list[int | None]:
        return [self.seat]


class Help(TableCommand):
    """A person takes a hint: from now on they cannot gain from the game."""

    kind = "helped"

    seat: SeatNumber

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        problem = session.server_refusal(who) or session.playing_refusal()
        return problem or session.seat_refusal(self.seat)

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        session.helped.add(self.seat)

    def audience(self, _session: "TableSession", _who: str) -> list[int | None]:
        return [self.seat]


def questions_of(game: Game) -> list[str]:
    """The keys of all questions that the game can ask."""
    kinds = task_classes(game).values()
    return sorted({kind.key for kind in kinds if issubclass(kind, Decision) and kind.key})


def _answer_refusal(game: Game, answer: str) -> PandemoniumError | None:
    """Why that can never be an answer to a question of the game, if so."""
    if answer in ("", FIRST, LAST) or any(action.kind == answer for action in game.actions):
        return None
    try:
        game.action(answer)
    except NotationError as problem:
        return problem
    return None


def default_answer(state: State, wanted: str) -> str:
    """The automatic answer of the seat that decides; every question has one."""
    legal = state.legal()
    if wanted == LAST:
        return legal[-1].text
    fitting = [action for action in legal if wanted in (action.text, action.kind)]
    return (fitting or legal)[0].text
