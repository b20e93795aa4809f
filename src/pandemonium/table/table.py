"""Table: one game among people and bots. No sockets, no files, no clock.

It keeps the position, the record, the log of each seat and the way back, and answers what a client
asks: the view, the prompt, why not, and what if.
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
from pandemonium.table.log import Log, LogItem
from pandemonium.table.prompt import Prompt, build_prompt
from pandemonium.table.why_not import why_not_element

Views = Mapping[int | None, Mapping[str, object] | None]  # by seat; None before the game begins
MOST_STEPS = 300  # that can be taken back; no game goes so far without dice or draws


class Consideration(TypedDict):
    """What would be after some actions: `done` of them, up to the barrier that the next crosses."""

    done: int
    barrier: str
    events: list[dict[str, object]]
    view: dict[str, object]
    prompt: Prompt


class UndoStep(NamedTuple):
    """Something that can be taken back: where it began, how many actions it was, and the log.

    Where it handed the decision to somebody else, they have to agree (`is_handing_over`).
    """

    before: State
    actions: int
    told: dict[int | None, int]
    is_handing_over: bool
    barrier: str  # what was in the way before it
    barrier_of: int


class Table:
    """One game, played by seats that act, undo and ask."""

    def __init__(
        self,
        state: State,
        seats: Sequence[str] = (),
        record: Record | None = None,
        log: Log | None = None,
    ) -> None:
        """Sit down at a position; `seats` are names of people or kinds of bots.

        With `log` what happens is added to what was told before the game.
        """
        self.state = state
        self.record = record or Record.of(state)
        if seats:
            self.record.seats = list(seats)
        self.log = log or Log(state.game.players)
        self.log.add(state.events, state.ply)
        self.steps: list[UndoStep] = []
        self.barrier = "start"  # what is in the way when there is no step to take back
        self.barrier_of = NOBODY  # whose step crossed it
        self.crossed = 0  # how often a barrier was crossed, there or back
        self._in_a_row = (NOBODY, 0)  # who took the last steps, and how many of them
        self._followed: tuple[State, list[Action], list[State]] | None = None
        self._turn: tuple[State | None, bool] = (None, False)  # whether it is out of turn there
        state.events = []

    @classmethod
    def start(
        cls,
        game: Game,
        seats: Sequence[str] = (),
        chance: Chance | None = None,
        log: Log | None = None,
    ) -> "Table":
        """A new game; without `chance` a seed is drawn."""
        return cls(game.start(chance=chance, recording=True), seats, log=log)

    @classmethod
    def resume(cls, record: Record) -> "Table":
        """A game that goes on where its record ends, with its log and its way back."""
        first, *plies = replay(record)
        first.state.events = first.events
        kept = copy(record)
        kept.actions, kept.result = [], None
        table = cls(first.state, record=kept)
        for ply in plies:
            assert ply.action is not None
            ply.state.events = ply.events
            table._commit([ply.action], [ply.state])
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
        """Names this point of the game; made only of what everybody may know.

        No two decisions have the same one, even where moves were taken back.
        """
        return f"{self.state.ply} {self.log.lengths()[None]}"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    def act(self, seat: int, *actions: Action | str) -> None:
        """Carry out one action, or several as one step: all of them or none.

        Only the last may cross an information barrier; otherwise nothing is tried, so that nobody
        learns a roll from what was refused.
        """
        meant, following = self._try(seat, actions)
        self._commit(meant, following)

    def check(self, seat: int, *actions: Action | str) -> None:
        """Raise what `act` would; nothing is done or told."""
        self._try(seat, actions)

    def undo(self, seat: int) -> None:
        """Take the last step of this seat back, if nothing is in the way."""
        barrier = self.barrier_for(seat)
        if barrier:
            raise TableError(f"no-undo-{barrier}")
        self._take_back(seat)

    def way_back(self, seat: int) -> int:
        """How many steps lead back to the last decision of `seat`, others' steps among them.

        0 if dice, draws, something shown or the end are in the way.
        """
        for count, step in enumerate(reversed(self.steps), 1):
            if step.before.player == seat:
                return count
        return 0

    def undo_together(self, seat: int) -> None:
        """Go back to the last decision of `seat`, as everybody agreed."""
        for _ in range(self.way_back(seat)):
            self._take_back(seat)
        self.crossed += 1

    def end(self, reason: str, winners: Sequence[int] = (), draw: bool = False) -> None:
        """End the game as the people at the table want, whatever its rules say."""
        following = self.state.clone()
        following.finish(tuple(winners), reason, draw)
        following.settle()
        self.state = following
        self.steps.clear()
        self.barrier = "over"
        self.record.close(self.state)

    # ------------------------------------------------------------------ what is asked

    def view(self, seat: int | None) -> dict[str, object]:
        """What the seat may know of the table (None: a spectator)."""
        return self.state.view(seat)

    def views(self, seats: Iterable[int | None]) -> Views:
        """The same for many; what is open to all of them is worked out once."""
        seen = self.state.view(None)
        self._note_turn(seen)
        add_own = self.game.presenter.personalize
        if add_own is None:
            return {seat: seen if seat is None else self.state.view(seat) for seat in seats}
        return {seat: seen if seat is None else add_own(self.state, seen, seat) for seat in seats}

    @property
    def is_out_of_turn(self) -> bool:
        """Whether somebody is asked in the turn of somebody else, as everybody can see."""
        if self._turn[0] is not self.state:  # a view costs time: once is enough
            self._note_turn(self.state.view(None))
        return self._turn[1]

    def _note_turn(self, seen: Mapping[str, object]) -> None:
        """Keep whether it is out of turn, as a spectator sees it."""
        turn = seen.get("turn")
        self._turn = (self.state, isinstance(turn, int) and turn != self.state.player)

    def steps_in_a_row(self, seat: int) -> int:
        """How many steps the seat has taken since somebody else did, as everybody saw."""
        last, count = self._in_a_row
        return count if seat == last else 0

    def prompt(self, seat: int | None) -> Prompt:
        """What the seat is told now: whose turn it is, and what they may do."""
        self.state.check_seat(seat)
        return build_prompt(self.state, seat, self.barrier_for(seat))

    def events(self, seat: int | None, since: int = 0) -> list[LogItem]:
        """What the seat was told after number `since`; the set-up comes first."""
        self.state.check_seat(seat)
        return self.log.since(seat, since)

    def why_not(self, seat: int, what: str) -> PandemoniumError | None:
        """What forbids an action, or doing anything with an element; None if nothing does."""
        self.state.check_seat(seat)
        if not self.over and seat != self.state.player:
            return TableError("not-your-turn")
        try:
            action = self.game.action(what)
        except NotationError as unread:
            if ":" not in what and what not in self._places(seat):
                raise unread
            return why_not_element(self.state, what)
        return self.state.objection(action)

    def consider(self, seat: int, *actions: Action | str) -> Consideration:
        """What would be after these actions, up to the next barrier; nothing is done or told.

        It happens in an imagined world, so the answer holds nothing that the seat does not know.
        """
        tried = rehearse(self.state, seat, self._read(seat, actions))
        seen = [event.seen_by(seat) for event in tried.events]
        return Consideration(
            done=tried.done,
            barrier=tried.barrier,
            events=[event for event in seen if event is not None],
            view=tried.state.view(seat),
            prompt=build_prompt(tried.state, seat, self.barrier_for(seat)),
        )

    def imagine(self, seat: int, chance: Chance | None = None) -> State:
        """A position for a bot on this seat: what the seat cannot know is made up.

        Without `chance`, everybody who knows what the seat knows can imagine the same position.
        """
        return imagined(self.state, seat, chance)

    # ------------------------------------------------------------------ how it is kept

    def _read(self, seat: int, actions: Sequence[Action | str]) -> list[Action]:
        """The actions meant by a seat, whose turn it must be."""
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

    def _try(self, seat: int, actions: Sequence[Action | str]) -> tuple[list[Action], list[State]]:
        """The actions that are meant and the positions after them; the table stays as it is."""
        meant = self._read(seat, actions)
        known = self._followed
        if known and known[0] is self.state and known[1] == meant:  # checked before
            return meant, known[2]
        if len(meant) > 1:
            tried = rehearse(self.state, seat, meant)
            if tried.done < len(meant) - 1:
                raise barrier_inside(meant[tried.done], tried.barrier)
        following = self._follow(meant)
        self._followed = (self.state, meant, following)
        return meant, following

    def _follow(self, actions: list[Action]) -> list[State]:
        """The positions after each of the actions."""
        states = [self.state]
        for action in actions:
            following = after(states[-1], action)
            barrier = barrier_between(states[-1], following)
            states.append(following)
            if barrier and len(states) <= len(actions):
                raise barrier_inside(action, barrier)
        return states[1:]

    def _commit(self, actions: list[Action], states: list[State]) -> None:
        """Take over what was done in one step: position, record, log and way back."""
        before, told = self.state, self.log.lengths()
        for action, state in zip(actions, states, strict=True):
            self.record.actions.append(action.text)
            self.log.add(state.events, state.ply)
        barrier = barrier_between(states[-2] if len(states) > 1 else before, states[-1])
        if barrier not in ("", "player"):
            self.steps.clear()
        else:
            hands_over = barrier == "player"
            self.steps.append(
                UndoStep(before, len(actions), told, hands_over, self.barrier, self.barrier_of)
            )
            del self.steps[:-MOST_STEPS]
        if barrier:
            self.barrier = barrier  # it stays in the way when what came after it is undone
            self.barrier_of = before.player
            self.crossed += 1
        self._in_a_row = (before.player, self.steps_in_a_row(before.player) + 1)
        self.state = states[-1]
        self._followed = None
        if self.over:
            self.record.close(self.state)

    def settle_if(self, helps: Callable[[], bool]) -> bool:
        """Settle a question that `was_open` without asking, if that helps; whether it did.

        For what was stored before the question was secret: see `State.settle_only_answer`.
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

    def _take_back(self, seat: int) -> None:
        """Undo the last step, as `seat` wants."""
        step = self.steps.pop()
        self._in_a_row = (NOBODY, 0)
        self.state, self.barrier, self.barrier_of = step.before, step.barrier, step.barrier_of
        del self.record.actions[-step.actions :]
        self.log.take_back(seat, step.told, self.state.ply)

    def barrier_for(self, seat: int | None) -> str:
        """What keeps the seat from undoing, if anything.

        What others did is all the same to it: it must not learn here what they drew or showed.
        """
        if self.over:
            return "over"
        if seat != self.state.player:
            return "player" if self.record.actions else "start"
        if self.steps and not self.steps[-1].is_handing_over:
            return ""
        return self.barrier if self.barrier_of in (seat, NOBODY) else "player"

    def _places(self, seat: int) -> list[str]:
        """The elements of the view that are not items of their own."""
        places = self.state.view(seat).get("places", [])
        assert isinstance(places, list)
        return places


def barrier_inside(action: Action, barrier: str) -> TableError:
    """The refusal of a step that would go on after a barrier."""
    return TableError(
        "barrier-inside", {"text": action.text, "barrier": Phrase(f"barrier-{barrier}")}
    )
