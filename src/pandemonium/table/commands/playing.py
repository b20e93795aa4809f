"""Playing: what seats do in the game, by themselves, by a bot or by a default of their own.

A default answers a question that comes out of turn. It answers every one of its kind, whatever the
seat holds: an answer that came by itself only sometimes would tell what the seat holds.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from pandemonium.engine.errors import NotationError, PandemoniumError
from pandemonium.engine.formats.saving import task_classes
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import Decision
from pandemonium.table.entry import SERVER, TableCommand
from pandemonium.table.errors import TableError

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

MOST_ACTIONS: Final = 200  # in one step; the longest plan of a game has a tenth of it
FIRST, LAST = "first", "last"  # answers that every question has


class Decider(NamedTuple):
    """Who decides now: the seat, the bot that plays it, and the answer that is settled already."""

    seat: int
    bot: str | None
    answer: list[str] | None


@dataclass(frozen=True)
class Acted(TableCommand):
    """A seat does something in the game: one action, or several as one step."""

    kind = "acted"

    seat: int
    actions: list[str]

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        """What the table and the rules of the game forbid."""
        problem = session.playing_refusal() or session.seat_refusal(self.seat)
        problem = (
            problem or self._player_refusal(session, who) or session.time_refusal(self.seat, time)
        )
        if problem:
            return problem
        if len(self.actions) > MOST_ACTIONS:
            return TableError("too-many-actions", {"most": MOST_ACTIONS})
        try:
            session.running.check(self.seat, *self.actions)
        except PandemoniumError as problem:
            return problem
        if session.lesson is not None:
            meant = [session.game.action(action).text for action in self.actions]
            return session.lesson.refusal(session.running.record.actions, meant)
        return None

    def _player_refusal(self, session: "TableSession", who: str) -> PandemoniumError | None:
        """Bots and defaults act through the server, people for themselves."""
        if who != SERVER:
            return session.plays_refusal(who, self.seat)
        decider = session.to_decide()
        if decider is None or decider.seat != self.seat:
            return TableError("not-your-turn")
        if decider.bot is None and decider.answer != self.actions:
            return TableError("not-your-seat")
        return None

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """Do it."""
        session.running.act(self.seat, *self.actions)
        session.has_acted = True
        session.offers_lapse()


@dataclass(frozen=True)
class Undid(TableCommand):
    """A seat takes its last step back."""

    kind = "undid"

    seat: int

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        """Not past a barrier."""
        problem = session.playing_refusal() or session.seat_refusal(self.seat)
        problem = problem or session.plays_refusal(who, self.seat)
        problem = problem or session.time_refusal(self.seat, time)
        if problem:
            return problem
        barrier = session.running.barrier_for(self.seat)
        return TableError(f"no-undo-{barrier}") if barrier else None

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """Take it back."""
        session.running.undo(self.seat)
        session.offers_lapse()


@dataclass(frozen=True)
class Preferred(TableCommand):
    """A seat answers a kind of question by itself from now on, where it comes out of turn.

    `answer` is a verb or an action of the game, "first" or "last"; where that is no answer, the
    first one is given. An empty answer means to be asked again.
    """

    kind = "preferred"

    seat: int
    question: str
    answer: str

    def refusal(self, session: "TableSession", who: str, _time: float) -> PandemoniumError | None:
        """One's own seat, and what the game asks and knows."""
        problem = session.playing_refusal() or session.seat_refusal(self.seat)
        if problem is None and session.seats[self.seat].who != who:
            problem = TableError("not-your-seat")
        if problem:
            return problem
        questions = questions_of(session.game)
        if self.question not in questions:
            told = {"question": self.question[:60], "questions": ", ".join(questions)}
            return TableError("no-such-question", told)
        return _answer_refusal(session.game, self.answer)

    def perform(self, session: "TableSession", _who: str, _time: float) -> None:
        """Note it, and tell nobody else."""
        own = session.preferences.setdefault(self.seat, {})
        own.pop(self.question, None)
        if self.answer:
            own[self.question] = self.answer

    def audience(self, _session: "TableSession", _who: str) -> list[int | None]:
        """Nobody but themselves."""
        return [self.seat]


def questions_of(game: Game) -> list[str]:
    """What the game can ask, by key."""
    kinds = task_classes(game).values()
    return sorted({kind.key for kind in kinds if issubclass(kind, Decision) and kind.key})


def _answer_refusal(game: Game, answer: str) -> PandemoniumError | None:
    """Whether that can never be an answer."""
    if answer in ("", FIRST, LAST) or any(action.kind == answer for action in game.actions):
        return None
    try:
        game.action(answer)
    except NotationError as problem:
        return problem
    return None


def default_answer(state: State, wanted: str) -> str:
    """What the seat that is asked answers by itself: every question has such an answer."""
    legal = state.legal()
    if wanted == LAST:
        return legal[-1].text
    fitting = [action for action in legal if wanted in (action.text, action.kind)]
    return (fitting or legal)[0].text
