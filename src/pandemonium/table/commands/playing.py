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
from pandemonium.table.entry import SERVER, Deed
from pandemonium.table.errors import TableError

if TYPE_CHECKING:
    from pandemonium.table.session import Room

MOST_ACTIONS: Final = 200  # in one step; the longest plan of a game has a tenth of it
FIRST, LAST = "first", "last"  # answers that every question has


class Decider(NamedTuple):
    """Who decides now: the seat, the bot that plays it, and the answer that is settled already."""

    seat: int
    bot: str | None
    answer: list[str] | None


@dataclass(frozen=True)
class Acted(Deed):
    """A seat does something in the game: one action, or several as one step."""

    kind = "acted"

    seat: int
    actions: list[str]

    def refusal(self, room: "Room", who: str, time: float) -> PandemoniumError | None:
        """What the table and the rules of the game forbid."""
        problem = room.playing_refusal() or room.seat_refusal(self.seat)
        problem = problem or self._player_refusal(room, who) or room.time_refusal(self.seat, time)
        if problem:
            return problem
        if len(self.actions) > MOST_ACTIONS:
            return TableError("too-many-actions", {"most": MOST_ACTIONS})
        try:
            room.running.check(self.seat, *self.actions)
        except PandemoniumError as problem:
            return problem
        if room.lesson is not None:
            meant = [room.game.action(one).text for one in self.actions]
            return room.lesson.refusal(room.running.record.actions, meant)
        return None

    def _player_refusal(self, room: "Room", who: str) -> PandemoniumError | None:
        """Bots and defaults act through the server, people for themselves."""
        if who != SERVER:
            return room.plays_refusal(who, self.seat)
        decider = room.to_decide()
        if decider is None or decider.seat != self.seat:
            return TableError("not-your-turn")
        if decider.bot is None and decider.answer != self.actions:
            return TableError("not-your-seat")
        return None

    def perform(self, room: "Room", _who: str, _time: float) -> None:
        """Do it."""
        room.running.act(self.seat, *self.actions)
        room.has_acted = True
        room.offers_lapse()


@dataclass(frozen=True)
class Undid(Deed):
    """A seat takes its last step back."""

    kind = "undid"

    seat: int

    def refusal(self, room: "Room", who: str, time: float) -> PandemoniumError | None:
        """Not past a barrier."""
        problem = room.playing_refusal() or room.seat_refusal(self.seat)
        problem = problem or room.plays_refusal(who, self.seat)
        problem = problem or room.time_refusal(self.seat, time)
        if problem:
            return problem
        barrier = room.running.barrier_for(self.seat)
        return TableError(f"no-undo-{barrier}") if barrier else None

    def perform(self, room: "Room", _who: str, _time: float) -> None:
        """Take it back."""
        room.running.undo(self.seat)
        room.offers_lapse()


@dataclass(frozen=True)
class Preferred(Deed):
    """A seat answers a kind of question by itself from now on, where it comes out of turn.

    `answer` is a verb or an action of the game, "first" or "last"; where that is no answer, the
    first one is given. An empty answer means to be asked again.
    """

    kind = "preferred"

    seat: int
    question: str
    answer: str

    def refusal(self, room: "Room", who: str, _time: float) -> PandemoniumError | None:
        """One's own seat, and what the game asks and knows."""
        problem = room.playing_refusal() or room.seat_refusal(self.seat)
        if problem is None and room.seats[self.seat].who != who:
            problem = TableError("not-your-seat")
        if problem:
            return problem
        questions = questions_of(room.game)
        if self.question not in questions:
            told = {"question": self.question[:60], "questions": ", ".join(questions)}
            return TableError("no-such-question", told)
        return _answer_refusal(room.game, self.answer)

    def perform(self, room: "Room", _who: str, _time: float) -> None:
        """Note it, and tell nobody else."""
        own = room.preferences.setdefault(self.seat, {})
        own.pop(self.question, None)
        if self.answer:
            own[self.question] = self.answer

    def audience(self, _room: "Room", _who: str) -> list[int | None]:
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
