"""Table: one game among people and bots. No sockets, no files, no clock.

It keeps the position, the record, the log of each seat and the undo steps, and answers requests of
clients: the view, the prompt, why an action is illegal, and what an action would do.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from typing import NamedTuple, TypedDict

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.errors import IllegalMove, NotationError, PandemoniumError, Phrase
from pandemonium.engine.formats.record import Record, replay
from pandemonium.engine.game import Game
from pandemonium.engine.state import State
from pandemonium.engine.task import NOBODY
from pandemonium.table.barrier import after, barrier_between, imagined, rehearse
from pandemonium.table.errors import TableError
from pandemonium.table.log import EventLog, LogItem
from pandemonium.table.prompt import Prompt, build_prompt
from pandemonium.table.why_not import why_not_element

Views = Mapping[int | None, Mapping[str, object] | None]  # by seat; None before the game begins
MAX_UNDO_STEPS = 300  # no game goes so far without dice or draws


class Consideration(TypedDict):
    """The result of trying actions: `done` of them, up to the barrier that the next one crosses."""

    done: int
    barrier: str
    events: list[dict[str, object]]
    view: dict[str, object]
    prompt: Prompt


class PreparedStep(NamedTuple):
    """Actions that were checked, and the positions after each of them, ready to be committed."""

    before: State
    actions: list[Action]
    states: list[State]


class UndoStep(NamedTuple):
    """A step that can be undone: the position before it, its number of actions, and the log.

    If it passed the decision to another seat (`is_handing_over`), that seat has to agree.
    """

    before: State
    actions: int
    log_lengths: dict[int | None, int]
    is_handing_over: bool
    barrier: str  # of the table before the step
    barrier_of: int


class Table:
    """One game, played by seats that act, undo and ask."""

    def __init__(
        self,
        state: State,
        seats: Sequence[str] = (),
        record: Record | None = None,
        log: EventLog | None = None,
    ) -> None:
        """Start at a position; `seats` are names of people or levels of bots.

        With `log`, events are appended to those before the game.
        """
        self.state = state
        self.record = record or Record.of(state)
        if seats:
            self.record.seats = list(seats)
        self.log = log or EventLog(state.game.players)
        self.log.add(state.events, state.ply)
        self.steps: list[UndoStep] = []
        self.barrier = "start"  # why nothing can be undone when there is no step
        self.barrier_of = NOBODY  # the seat whose step crossed it
        self.crossed = 0  # how often a barrier was crossed, there or back
        self._in_a_row = (NOBODY, 0)  # who took the last steps, and how many of them
        self._turn: tuple[State | None, bool] = (None, False)  # whether it is out of turn there
        state.events = []

    @classmethod
    def start(cls, game: Game, seats: Sequence[str] = (), chance: Chance | None = None) -> "Table":
        """A new game; without `chance`, its seed is random."""
        return cls(game.start(chance=chance, recording=True), seats)

    @classmethod
    def resume(cls, record: Record) -> "Table":
        """A game that continues where its record ends, with its log and its undo steps."""
        first, *plies = replay(record)
        first.state.events = first.events
        empty = copy(record)
        empty.actions, empty.result = [], None
        table = cls(first.state, record=empty)
        for ply in plies:
            assert ply.action is not None
            ply.state.events = ply.events
            table.commit(PreparedStep(table.state, [ply.action], [ply.state]))
        if table.over:  # perhaps before the first action, by the people
            table.record.close(table.state)
        return table

    # ------------------------------------------------------------------ what happens

    @property
    def game(self) -> Game:
        """The configuration that is played."""
        return self.state.game

    @property
    def moment(self) -> str:
        """An identifier of this point of the game, made of public information.

        No two decisions share one, even after undo.
        """
        return f"{self.state.ply} {self.log.lengths()[None]}"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def act(self, seat: int, *actions: Action | str) -> None:
        """Perform one action, or several as one step: all of them or none.

        Only the last may cross an information barrier; otherwise nothing is tried, so that nobody
        learns a roll from a refusal.
        """
        self.commit(self.prepare(seat, *actions))

    def check(self, seat: int, *actions: Action | str) -> None:
        """Raise what `act` would raise; the table does not change."""
        self.prepare(seat, *actions)

    def prepare(self, seat: int, *actions: Action | str) -> PreparedStep:
        """Check a step and return it with its positions; the table does not change."""
        read = self._read(seat, actions)
        if len(read) > 1:
            rehearsal = rehearse(self.imagine(seat), read)
            if rehearsal.done < len(read) - 1:
                raise barrier_inside(read[rehearsal.done], rehearsal.barrier)
        return PreparedStep(self.state, read, self._positions_after(read))

    def commit(self, step: PreparedStep) -> None:
        """Apply a prepared step: update position, record, log and undo steps."""
        before, actions, states = step
        assert before is self.state, "the table has changed since the step was prepared"
        lengths = self.log.lengths()
        for action, state in zip(actions, states, strict=True):
            self.record.actions.append(action.text)
            self.log.add(state.events, state.ply)
        barrier = barrier_between(states[-2] if len(states) > 1 else before, states[-1])
        if barrier not in ("", "player"):
            self.steps.clear()
        else:
            handed = barrier == "player"
            undo = UndoStep(before, len(actions), lengths, handed, self.barrier, self.barrier_of)
            self.steps.append(undo)
            del self.steps[:-MAX_UNDO_STEPS]
        if barrier:
            self.barrier = barrier  # it remains when later steps are undone
            self.barrier_of = before.player
            self.crossed += 1
        self._in_a_row = (before.player, self.steps_in_a_row(before.player) + 1)
        self.state = states[-1]
        if self.over:
            self.record.close(self.state)

    def undo(self, seat: int) -> None:
        """Undo the last step of this seat, or raise what prevents it."""
        barrier = self.barrier_for(seat)
        if barrier:
            raise TableError(f"no-undo-{barrier}")
        self._undo_step(seat)

    def way_back(self, seat: int) -> int:
        """The number of steps back to the last decision of `seat`, including those of others.

        0 if chance, a reveal or the end of the game is in between.
        """
        for count, step in enumerate(reversed(self.steps), 1):
            if step.before.player == seat:
                return count
        return 0

    def reach_of_undo(self, seat: int) -> tuple[int, dict[int | None, int]]:
        """How many actions `undo_together` takes back, and how much of each log remains."""
        taken_back = self.steps[-self.way_back(seat) :]
        return sum(step.actions for step in taken_back), taken_back[0].log_lengths

    def undo_together(self, seat: int) -> None:
        """Go back to the last decision of `seat`, after everybody has agreed."""
        for _ in range(self.way_back(seat)):
            self._undo_step(seat)
        self.crossed += 1

    def end(self, reason: str, winners: Sequence[int] = (), draw: bool = False) -> None:
        """End the game by decision of the people, independently of its rules."""
        following = self.state.clone()
        following.finish(tuple(winners), reason, draw)
        following.settle()
        self.state = following
        self.steps.clear()
        self.barrier = "over"
        self.record.close(self.state)

    # ------------------------------------------------------------------ what is asked

    def view(self, seat: int | None) -> dict[str, object]:
        """The game as the seat may see it (None: a spectator)."""
        return self.state.view(seat)

    def views(self, seats: Iterable[int | None]) -> Views:
        """The views of several seats; the public part is computed once."""
        public = self.state.view(None)
        self._cache_turn(public)
        personalize = self.game.presenter.personalize
        if personalize is None:
            return {seat: public if seat is None else self.state.view(seat) for seat in seats}
        return {
            seat: public if seat is None else personalize(self.state, public, seat)
            for seat in seats
        }

    @property
    def is_out_of_turn(self) -> bool:
        """Whether a seat decides during the turn of another seat, according to the public view."""
        if self._turn[0] is not self.state:  # views are costly
            self._cache_turn(self.state.view(None))
        return self._turn[1]

    def _cache_turn(self, public: Mapping[str, object]) -> None:
        """Cache whether the decision is out of turn, from the public view."""
        turn = public.get("turn")
        self._turn = (self.state, isinstance(turn, int) and turn != self.state.player)

    def steps_in_a_row(self, seat: int) -> int:
        """How many steps the seat has taken since another seat acted."""
        last, count = self._in_a_row
        return count if seat == last else 0

    def prompt(self, seat: int | None) -> Prompt:
        """The prompt of the seat: whose turn it is, and the legal choices."""
        self.state.check_seat(seat)
        return build_prompt(self.state, seat, self.barrier_for(seat))

    def events(self, seat: int | None, since: int = 0) -> list[LogItem]:
        """The events that the seat received after number `since`; the setup comes first."""
        self.state.check_seat(seat)
        return self.log.since(seat, since)

    def why_not(self, seat: int, what: str) -> PandemoniumError | None:
        """What forbids an action, or every action with an element; None if nothing does.

        Several elements, separated by spaces, ask about the actions with all of them.
        """
        self.state.check_seat(seat)
        if not self.over and seat != self.state.player:
            return TableError("not-your-turn")
        try:
            action = self.game.action(what)
        except NotationError:
            elements = what.split()
            if not elements or not all(":" in at or at in self._places(seat) for at in elements):
                raise
            return why_not_element(self.state, elements[-1], elements[:-1])
        return self.state.objection(action)

    def consider(self, seat: int, *actions: Action | str) -> Consideration:
        """The result of these actions, up to the next barrier; the table does not change.

        They are tried in an imagined state: the result reveals nothing that the seat cannot know.
        """
        read = self._read(seat, actions)
        rehearsal = rehearse(self.imagine(seat), read)
        seen = [event.seen_by(seat) for event in rehearsal.events]
        return Consideration(
            done=rehearsal.done,
            barrier=rehearsal.barrier,
            events=[event for event in seen if event is not None],
            view=rehearsal.state.view(seat),
            prompt=build_prompt(rehearsal.state, seat, self.barrier_for(seat)),
        )

    def imagine(self, seat: int, chance: Chance | None = None) -> State:
        """A determinized position for a bot on this seat: what it cannot know is sampled again.

        Without `chance`, the result depends only on what the seat knows.
        """
        return imagined(self.state, seat, chance)

    # ------------------------------------------------------------------ internals

    def _read(self, seat: int, actions: Sequence[Action | str]) -> list[Action]:
        """The actions of a seat, parsed; raises if the seat cannot act."""
        self.state.check_seat(seat)
        if self.over:
            raise IllegalMove(self.game.end_clause, "game-is-over", None, self.game)
        if seat != self.state.player:
            raise TableError("not-your-turn")
        if not actions:
            raise TableError("no-actions")
        return [
            self.game.action(action) if isinstance(action, str) else action for action in actions
        ]

    def _positions_after(self, actions: list[Action]) -> list[State]:
        """The position after each of the actions; only the last may cross a barrier."""
        states = [self.state]
        for action in actions:
            following = after(states[-1], action)
            barrier = barrier_between(states[-1], following)
            states.append(following)
            if barrier and len(states) <= len(actions):
                raise barrier_inside(action, barrier)
        return states[1:]

    def settle_if(self, helps: Callable[[], bool]) -> bool:
        """Settle a question that has a single answer, if that helps; returns whether it did.

        For entries that were stored before the question was secret: see `State.settle_only_answer`.
        """
        before, following = self.state, self.state.clone()
        following.recording = True
        following.events = []
        if not following.settle_only_answer():
            return False
        self.state = following
        if not helps():
            self.state = before
            return False
        self.log.add(following.events, following.ply)
        barrier = barrier_between(before, following)
        if barrier:
            self.steps.clear()
            self.barrier, self.barrier_of = barrier, before.player
            self.crossed += 1
        return True

    def _undo_step(self, seat: int) -> None:
        """Undo the last step at the request of `seat`."""
        step = self.steps.pop()
        self._in_a_row = (NOBODY, 0)
        self.state, self.barrier, self.barrier_of = step.before, step.barrier, step.barrier_of
        del self.record.actions[-step.actions :]
        self.log.add_undo(seat, step.log_lengths, self.state.ply)

    def barrier_for(self, seat: int | None) -> str:
        """What prevents the seat from undoing; empty if nothing does.

        For steps of others it is always the same, or it would reveal what they drew or showed.
        """
        if self.over:
            return "over"
        if seat != self.state.player:
            return "player" if self.record.actions else "start"
        if self.steps and not self.steps[-1].is_handing_over:
            return ""
        return self.barrier if self.barrier_of in (seat, NOBODY) else "player"

    def _places(self, seat: int) -> list[str]:
        """The places in the view of the seat."""
        places = self.state.view(seat).get("places", [])
        assert isinstance(places, list)
        return places


def barrier_inside(action: Action, barrier: str) -> TableError:
    """The refusal of a step that would continue after a barrier."""
    return TableError(
        "barrier-inside", {"text": action.text, "barrier": Phrase(f"barrier-{barrier}")}
    )
