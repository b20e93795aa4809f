"""Summoning (DD chapter 2), and the end of the game when it is impossible (DD 5.1)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.task import Args, Decision, Refusal
from pandemonium.games.dicke_daemonen import events, scoring
from pandemonium.games.dicke_daemonen.components import (
    COLOURS,
    EMPTY,
    FROZEN,
    NAMES,
    NO_COLOUR,
    WHITE,
    corner_at,
)
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState

MUST_SUMMON: Final = Refusal("DD 2.2", "must-summon")
ONLY_GHOSTS: Final = Refusal("DD 2.4", "only-ghosts")
NOT_IN_FIST: Final = Refusal("DD 2.1", "not-in-fist")
NO_SUCH_LINE: Final = Refusal("DD 2.3", "no-such-line")
CORNER_TAKEN: Final = Refusal("DD 2.3", "corner-taken")
FIELD_FROZEN: Final = Refusal("DD 2.5", "field-frozen")
NO_GHOST_OUTSIDE: Final = Refusal("DD 2.4", "no-ghost-outside")
SUMMON_FIRST: Final = Refusal("DD 3.1", "summon-first")
ALREADY_PREDICTED: Final = Refusal("DD 3.1", "already-predicted")


class Summon(Decision):
    """Which creature of the fist goes where (DD 2.1).

    Only its owner knows the fist. That somebody cannot summon is shown to all, and ends the game.
    """

    saved_name = "Summon"
    key = "summon"
    clause = "DD 2.1"
    secret = True

    def candidates(self, state: DickeDaemonenState) -> list[Action]:
        """Every open place for a colour in the fist."""
        fist = state.fists[self.seat]
        places = state.open_places
        found: list[Action] = []
        for colour in range(COLOURS):
            if fist[colour]:
                found.extend(places[colour])
        return found

    def legal(self, state: DickeDaemonenState) -> list[Action]:
        """All candidates: open places are legal ones."""
        return self.candidates(state)

    def refusal(self, state: DickeDaemonenState, action: Action) -> Refusal | None:
        """The rule that forbids `action` now, if any."""
        if action.kind == "wait":
            return MUST_SUMMON
        if action.kind == "predict":
            return ALREADY_PREDICTED if state.has_predicted(self.seat) else SUMMON_FIRST
        colour, place = state.acts.colour[action.id], state.acts.place[action.id]
        problem = refusal_of_place(state, colour, place)
        if problem is not None and problem is not NO_SUCH_LINE:
            return problem
        fist = state.fists[self.seat]
        if colour != WHITE and fist[WHITE] == sum(fist):  # no line matters then
            return ONLY_GHOSTS
        return NOT_IN_FIST if problem is None and fist[colour] == 0 else problem

    def perform(self, state: DickeDaemonenState, action: Action) -> None:
        """Put the creature there."""
        colour, place = state.acts.colour[action.id], state.acts.place[action.id]
        if state.recording:
            summon_and_tell(state, self.seat, colour, place)
        elif colour == WHITE:
            state.put_ghost(self.seat, place)
        else:
            state.put_demon(self.seat, colour, place)

    def skip(self, state: DickeDaemonenState) -> None:
        """Whoever cannot summon shows it, and the game ends (DD 5.1)."""
        if state.recording:
            state.emit(events.GameEnded(self.seat))
            for seat in range(state.box.players):
                show_fist(state, seat)
        state.reveals += 1
        winners = scoring.winners(state)
        if state.box.is_solitaire:
            reason = "solitaire-won" if winners else "solitaire-lost"
        else:
            reason = "predicted" if winners else "unpredicted"
        state.finish(winners, reason)
        if state.recording:
            tell_result(state)

    def question_args(self, state: DickeDaemonenState) -> Args:
        """How many creatures there are to choose from."""
        return {"n": state.fist_size(self.seat)}


def refusal_of_place(state: DickeDaemonenState, colour: int, place: int) -> Refusal | None:
    """What forbids a creature of this colour in a corner, or a ghost in a field.

    What forbids any creature there comes first.
    """
    if colour == WHITE:
        if place == state.box.outer:
            return NO_GHOST_OUTSIDE
        return FIELD_FROZEN if state.ghosts[place] else None
    there = state.corners[place]
    if there != EMPTY:
        return FIELD_FROZEN if there == FROZEN else CORNER_TAKEN
    return None if state.box.has_line(colour, place) else NO_SUCH_LINE


# ---------------------------------------------------------------------- while somebody listens


def summon_and_tell(state: DickeDaemonenState, seat: int, colour: int, place: int) -> None:
    """Put the creature there, and say what came of it."""
    box = state.box
    if colour == WHITE:
        corners = [one for one in box.corners_in[place] if state.corners[one] == EMPTY]
        closed = [corner_at(box.corner_names[corner]) for corner in corners]
        state.put_ghost(seat, place)
        state.emit(events.GhostSummoned(seat, NAMES[WHITE], box.field_names[place], closed))
        return
    field = box.field_of[place]
    before = scoring.holder(state, field)
    state.put_demon(seat, colour, place)
    state.emit(events.DemonSummoned(seat, NAMES[colour], box.corner_names[place]))
    now = scoring.holder(state, field)
    if now == before:
        return
    name = box.field_names[field]
    if now == NO_COLOUR:
        state.emit(events.FieldLost(NAMES[before], name))
    else:
        state.emit(events.FieldTaken(NAMES[now], name, box.value[field]))


def show_fist(state: DickeDaemonenState, seat: int) -> None:
    """What is left in a fist at the end, so that everybody sees why nobody could summon."""
    for colour in range(COLOURS):
        count = state.fists[seat][colour]
        if count:
            state.emit(events.CreaturesShown(seat, NAMES[colour], count))


def tell_result(state: DickeDaemonenState) -> None:
    """Field by field, the totals, the winning colours and who has won."""
    box = state.box
    for field in range(box.fields):
        holder = scoring.holder(state, field)
        if holder != NO_COLOUR:
            state.emit(events.FieldCounted(NAMES[holder], box.field_names[field], box.value[field]))
    totals = scoring.points(state)
    for colour in range(COLOURS):
        state.emit(events.ColourScored(NAMES[colour], totals[colour]))
    if box.is_solitaire:
        if state.winners:
            state.emit(events.SolitaireWon(scoring.solitaire_score(state)))
        elif state.predictions:
            state.emit(events.SolitaireLost())
        else:
            state.emit(events.SolitaireUnpredicted())
        return
    for colour in scoring.winning_colours(totals):
        state.emit(events.ColourWon(NAMES[colour], totals[colour]))
    for seat in state.winners:
        state.emit(events.GameWon(seat))
    if not state.winners:
        state.emit(events.NobodyWon())
