"""Dicke Dämonen as a state to play: who decides, what may be done, what follows."""

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.event import LooseEvent as Event
from pandemonium.engine.oldtask import Task
from pandemonium.engine.sheet import Section, Wording
from pandemonium.engine.state import Question, State
from pandemonium.engine.task import Refusal
from pandemonium.games.dicke_daemonen import box as act
from pandemonium.games.dicke_daemonen import scoring, sheet, view, wording
from pandemonium.games.dicke_daemonen import tasks as do
from pandemonium.games.dicke_daemonen.box import COLOURS, DEMON_COLOURS, NAMES, PLACES, WHITE
from pandemonium.games.dicke_daemonen.state import EMPTY, FROZEN, Board, Prediction

ALREADY_SUMMONED = Refusal("DD 2.1", "already-summoned")
MUST_SUMMON = Refusal("DD 2.2", "must-summon")
NOT_IN_FIST = Refusal("DD 2.1", "not-in-fist")
NO_SUCH_LINE = Refusal("DD 2.3", "no-such-line")
CORNER_TAKEN = Refusal("DD 2.3", "corner-taken")
FIELD_FROZEN = Refusal("DD 2.5", "field-frozen")
NO_GHOST_OUTSIDE = Refusal("DD 2.4", "no-ghost-outside")
SUMMON_FIRST = Refusal("DD 3.1", "summon-first")
ALREADY_PREDICTED = Refusal("DD 3.1", "already-predicted")
NOT_LEFT_IN_FIST = Refusal("DD 3.2", "not-left-in-fist")
COLOUR_TAKEN = Refusal("DD 3.3", "colour-taken")
PLACE_TAKEN = Refusal("DD 7.3", "place-taken")


class Match(Board):
    """One position of a game in play."""

    __slots__ = ()

    # ------------------------------------------------------------------ the turn

    def advance(self) -> bool:
        """Do what happens by itself, until a question is on top or the game is over."""
        while not self.ended:
            task = self.todo[-1]
            if task.do == do.SUMMON or (
                task.do == do.PREDICT and not self.has_predicted(task.seat)
            ):
                self.player = task.seat
                return False
            self.todo.pop()
            if task.do == do.REDRAW:
                self.redraw(task.seat)
            elif task.do == do.BEGIN_TURN:
                self.begin_turn(task.seat)
        return True

    def begin_turn(self, seat: int) -> None:
        """Summon, then predict or not, then draw, then the next player (DD 1.9, 2.1)."""
        self.turn = seat
        self.tell("turn-begun", seat)
        self.todo.extend(self.box.turns[seat])

    def redraw(self, seat: int) -> None:
        """One creature, if there is one (DD 4.1)."""
        if self.sack:
            self.draw(seat)
        else:
            self.tell("sack-empty", seat)

    def lapse(self) -> None:
        """Whoever cannot summon ends the game (DD 5.1)."""
        seat = self.todo[-1].seat
        self.tell("game-ended", seat)
        self.finish(scoring.winners(self))
        if self.recording:
            scoring.tell_result(self)

    # ------------------------------------------------------------------ what may be done

    def candidates(self) -> list[Action]:
        """The places for what is in the fist, or what could be predicted with it."""
        task = self.todo[-1]
        fist = self.fists[task.seat]
        if task.do == do.PREDICT:
            return self.forecasts(fist)
        actions: list[Action] = []
        corners = self.corners
        for colour in range(DEMON_COLOURS):
            if fist[colour]:
                demons = self.moves.demon[colour]
                for corner in self.box.corners_for[colour]:
                    if corners[corner] == EMPTY:
                        actions.append(demons[corner])
        if fist[WHITE]:
            actions.extend(self.moves.ghost)
        return actions

    def forecasts(self, fist: list[int]) -> list[Action]:
        """Every prediction with a creature of the fist, and making none."""
        actions = [self.moves.wait]
        if not self.box.is_solitaire:
            for colour in range(COLOURS):
                if fist[colour]:
                    actions.append(self.moves.predict[colour])
            return actions
        for colour in range(COLOURS):
            if fist[colour]:
                actions.extend(self.moves.predict[colour * PLACES : (colour + 1) * PLACES])
        return actions

    def refusal(self, action: Action) -> Refusal | None:
        """The rule that forbids `action` now, if any."""
        task = self.todo[-1]
        family = action.family
        if task.do == do.SUMMON:
            if family >= act.DEMON:
                return self.refusal_of_demon(task.seat, family - act.DEMON, action.arg)
            if family == act.GHOST:
                return self.refusal_of_ghost(task.seat, action.arg)
            if family == act.WAIT:
                return MUST_SUMMON
            return ALREADY_PREDICTED if self.has_predicted(task.seat) else SUMMON_FIRST
        if family == act.WAIT:
            return None
        if family == act.PREDICT:
            return self.refusal_of_prediction(task.seat, action)
        return ALREADY_SUMMONED

    def refusal_of_demon(self, seat: int, colour: int, corner: int) -> Refusal | None:
        """What forbids a demon in a corner."""
        if self.fists[seat][colour] == 0:
            return NOT_IN_FIST
        if self.box.lines_at[corner] >> colour & 1 == 0:
            return NO_SUCH_LINE
        there = self.corners[corner]
        if there == EMPTY:
            return None
        return FIELD_FROZEN if there == FROZEN else CORNER_TAKEN

    def refusal_of_ghost(self, seat: int, field: int) -> Refusal | None:
        """What forbids a ghost in a field."""
        if self.fists[seat][WHITE] == 0:
            return NOT_IN_FIST
        if field == self.box.outer:
            return NO_GHOST_OUTSIDE
        return FIELD_FROZEN if self.ghosts[field] else None

    def refusal_of_prediction(self, seat: int, action: Action) -> Refusal | None:
        """What forbids showing a creature."""
        colour, place = self.forecast_of(action)
        if self.fists[seat][colour] == 0:
            return NOT_LEFT_IN_FIST
        if self.is_predicted(colour):
            return COLOUR_TAKEN
        return PLACE_TAKEN if place and self.is_place_taken(place) else None

    def forecast_of(self, action: Action) -> tuple[int, int]:
        """Colour and place that a prediction names; place 0 where there are no places."""
        if self.box.is_solitaire:
            return action.arg // PLACES, action.arg % PLACES + 1
        return action.arg, 0

    # ------------------------------------------------------------------ what it does

    def perform(self, action: Action) -> None:
        """Do what the action says."""
        seat = self.todo.pop().seat
        if action.family >= act.DEMON:
            self.put_demon(seat, action.family - act.DEMON, action.arg)
        elif action.family == act.GHOST:
            self.put_ghost(seat, action.arg)
        elif action.family == act.PREDICT:
            self.show(seat, action)

    def put_demon(self, seat: int, colour: int, corner: int) -> None:
        """A demon from the fist into a corner (DD 2.3)."""
        field = self.box.field_of[corner]
        before = scoring.holder(self, field) if self.recording else EMPTY
        self.fists[seat][colour] -= 1
        self.corners[corner] = colour
        if self.recording:
            number = corner - self.box.corners_in[field][0] + 1
            place = (field + 1, number)
            self.events.append(Event("demon-summoned", seat, NAMES[colour], 0, -1, place))
            scoring.tell_change(self, field, before)

    def put_ghost(self, seat: int, field: int) -> None:
        """A ghost from the fist into the middle of a field (DD 2.4)."""
        self.fists[seat][WHITE] -= 1
        self.freeze(field)
        if self.recording:
            self.events.append(Event("ghost-summoned", seat, NAMES[WHITE], 0, -1, (field + 1,)))

    def show(self, seat: int, action: Action) -> None:
        """Predict with a creature of the fist (DD 3.1, 3.4, 7.2)."""
        colour, place = self.forecast_of(action)
        self.fists[seat][colour] -= 1
        self.predictions.append(Prediction(seat, colour, place))
        self.reveals += 1
        if place:
            self.tell("place-predicted", seat, colour, place)
        else:
            self.tell("colour-predicted", seat, colour, len(self.predictions))
            self.return_fist(seat)

    @property
    def scores(self) -> list[int]:
        """1 for the winner; in solitaire the score that was reached (DD 7.6)."""
        if self.box.is_solitaire:
            return [scoring.solitaire_score(self) if self.over else 0]
        return [1 if seat in self.winners else 0 for seat in range(self.box.players)]

    # ------------------------------------------------------------------ words and pictures

    def card_name(self, card: int) -> str:
        """The name of a colour."""
        return NAMES[card]

    def ask(self, task: Task) -> Question:
        """The question on top in words of the catalogue."""
        return wording.ask(self, task)

    def details(self, action: Action) -> dict[str, int | str]:
        """What the wording of a label or a refusal may want to say of the action."""
        return wording.details(self, action)

    def build_view(self, seat: int | None) -> dict[str, object]:
        """What `seat` may know."""
        return dict(view.view(self, seat))

    def sheet(self, seat: int | None, words: Wording) -> list[Section]:
        """What `view` shows, in words."""
        return sheet.sheet(self, seat, words)

    # ------------------------------------------------------------------ copies

    def blank(self, chance: Chance) -> State:
        """A table of the same game on which nothing lies yet."""
        return Match(self.game, self.box, self.moves, chance)

    def deal_anew(self, seat: int) -> None:
        """Deal what `seat` cannot know anew."""
        view.deal_anew(self, seat)

    def save(self) -> dict[str, object]:
        """The whole position as JSON."""
        return {
            **self.save_basics(),
            "turn": self.turn,
            "sack": self.sack[:],
            "fists": [fist[:] for fist in self.fists],
            "corners": self.corners[:],
            "ghosts": [field for field, ghost in enumerate(self.ghosts) if ghost],
            "predictions": [[one.seat, one.colour, one.place] for one in self.predictions],
            "aside": self.aside[:],
        }
