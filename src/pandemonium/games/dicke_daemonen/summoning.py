"""Summoning (DD chapter 2), and the end of the game when it is impossible (DD 5.1)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.task import Args, Refusal
from pandemonium.games.dicke_daemonen import events, scoring
from pandemonium.games.dicke_daemonen.actions import DEMON, GHOST
from pandemonium.games.dicke_daemonen.components import (
    COLOURS,
    EMPTY,
    FROZEN,
    NAMES,
    NO_COLOUR,
    WHITE,
)
from pandemonium.games.dicke_daemonen.elements import corner_at
from pandemonium.games.dicke_daemonen.questions import Question
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


class Summon(Question):
    """Which creature of the fist goes where (DD 2.1).

    That somebody cannot summon is shown to everybody, and ends the game.
    """

    saved_name = "Summon"
    key = "summon"
    clause = "DD 2.1"
    optimizes_legal = True

    def candidates(self, state: DickeDaemonenState) -> list[Action]:
        """Every open place for a colour in the fist."""
        fist = state.fists[self.seat]
        places = state.open_places
        candidates: list[Action] = []
        for colour in range(COLOURS):
            if fist[colour]:
                candidates.extend(places[colour])
        return candidates

    def legal(self, state: DickeDaemonenState) -> list[Action]:
        """All candidates: nothing forbids a creature of the fist an open place."""
        return self.candidates(state)

    def refusal(self, state: DickeDaemonenState, action: Action) -> Refusal | None:
        if action is state.actions.wait:
            return MUST_SUMMON
        if action.kind == "predict":
            return ALREADY_PREDICTED if state.has_predicted(self.seat) else SUMMON_FIRST
        colour, place = state.actions.colour[action.id], state.actions.place[action.id]
        problem = refusal_of_place(state, colour, place)
        if problem is not None and problem is not NO_SUCH_LINE:
            return problem
        fist = state.fists[self.seat]
        if colour != WHITE and fist[WHITE] == sum(fist):  # no line matters then
            return ONLY_GHOSTS
        return NOT_IN_FIST if problem is None and fist[colour] == 0 else problem

    def perform(self, state: DickeDaemonenState, action: Action) -> None:
        colour, place = state.actions.colour[action.id], state.actions.place[action.id]
        if state.recording:
            summon_with_events(state, self.seat, colour, place)
        elif colour == WHITE:
            state.put_ghost(self.seat, place)
        else:
            state.put_demon(self.seat, colour, place)

    def preview(self, state: DickeDaemonenState, action: Action) -> Args:
        """A point for white and what gets frozen, or the points that change hands."""
        colour, place = state.actions.colour[action.id], state.actions.place[action.id]
        family = state.actions.family[action.id]
        if family is GHOST:
            corners = state.box.corners_in[place]
            return {"white": 1, "frozen": len([c for c in corners if state.corners[c] == EMPTY])}
        return majority_change(state, colour, place) if family is DEMON else {}

    def skip(self, state: DickeDaemonenState) -> None:
        """A player who cannot summon shows the fist, and the game ends (DD 5.1)."""
        if state.recording:
            state.emit(events.GameEnded(self.seat))
            for seat in range(state.box.players):
                emit_fist(state, seat)
        state.reveals += 1
        winners = scoring.winners(state)
        if state.box.is_solitaire:
            reason = "solitaire-won" if winners else "solitaire-lost"
        else:
            reason = "predicted" if winners else "unpredicted"
        state.finish(winners, reason)
        if state.recording:
            emit_result(state)


def refusal_of_place(state: DickeDaemonenState, colour: int, place: int) -> Refusal | None:
    """What forbids a demon of this colour in a corner, or a ghost in a field.

    Reasons that hold for every creature come first.
    """
    if colour == WHITE:
        if place == state.box.outer:
            return NO_GHOST_OUTSIDE
        return FIELD_FROZEN if state.ghosts[place] else None
    content = state.corners[place]
    if content != EMPTY:
        return FIELD_FROZEN if content == FROZEN else CORNER_TAKEN
    return None if state.box.has_line(colour, place) else NO_SUCH_LINE


def majority_change(state: DickeDaemonenState, colour: int, corner: int) -> Args:
    """Who would hold the field after a demon has come, and the points won and lost by it."""
    field = state.box.field_of[corner]
    counts = scoring.demons_in(state, field)
    before = scoring.majority(counts, state.box.needs_half)
    counts[colour] += 1
    after = scoring.majority(counts, state.box.needs_half)
    change: Args = {"holder": NAMES[after] if after >= 0 else ""}
    if before != after:
        if before >= 0:
            change[NAMES[before]] = -state.box.value[field]
        if after >= 0:
            change[NAMES[after]] = state.box.value[field]
    return change


# ---------------------------------------------------------------------- events, while recording


def summon_with_events(state: DickeDaemonenState, seat: int, colour: int, place: int) -> None:
    """Put the creature there, and emit what came of it."""
    box = state.box
    if colour == WHITE:
        empty = [corner for corner in box.corners_in[place] if state.corners[corner] == EMPTY]
        closed = [corner_at(box.corner_names[corner]) for corner in empty]
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
        state.emit(events.FieldLost(NAMES[before], name, box.value[field]))
    else:
        state.emit(events.FieldTaken(NAMES[now], name, box.value[field]))


def emit_fist(state: DickeDaemonenState, seat: int) -> None:
    """Show what is left in a fist at the end, so that everybody sees why the game ended."""
    for colour in range(COLOURS):
        count = state.fists[seat][colour]
        if count:
            state.emit(events.CreaturesShown(seat, NAMES[colour], count))


def emit_result(state: DickeDaemonenState) -> None:
    """Show the fields one by one, the totals, the winning colours and who has won."""
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
