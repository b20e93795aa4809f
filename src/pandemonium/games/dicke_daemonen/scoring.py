"""The score of a position: holders of fields, points of colours, winners, solitaire."""

from typing import TYPE_CHECKING

from pandemonium.games.dicke_daemonen.components import (
    COLOURS,
    DEMON_COLOURS,
    NO_COLOUR,
    PLACES,
    WHITE,
    times_of,
)

if TYPE_CHECKING:
    from pandemonium.games.dicke_daemonen.state import DickeDaemonenState


def demons_in(state: "DickeDaemonenState", field: int) -> list[int]:
    """The number of demons of each colour in the field."""
    counts = [0] * DEMON_COLOURS
    for corner in state.box.corners_in[field]:
        colour = state.corners[corner]
        if colour >= 0:
            counts[colour] = counts[colour] + 1  # quicker, compiled, than `+=`
    return counts


def majority(counts: list[int], needs_half: bool) -> int:
    """The colour with the majority among these demons, or NO_COLOUR (DD 6.2)."""
    leader, most, total = NO_COLOUR, 0, 0
    for colour in range(DEMON_COLOURS):
        count = counts[colour]
        total += count
        if count > most:
            leader, most = colour, count
        elif count == most:
            leader = NO_COLOUR
    return NO_COLOUR if needs_half and 2 * most <= total else leader


def holder(state: "DickeDaemonenState", field: int) -> int:
    """The colour with the majority in the field, or NO_COLOUR (DD 6.2)."""
    return majority(demons_in(state, field), state.box.needs_half)


def points(state: "DickeDaemonenState") -> list[int]:
    """The total of each colour (DD 6.1 to 6.3)."""
    totals = [0] * COLOURS
    for field in range(state.box.fields):
        colour = holder(state, field)
        if colour != NO_COLOUR:
            totals[colour] += state.box.value[field]
    totals[WHITE] = sum(state.ghosts)
    return totals


def winning_colours(totals: list[int]) -> list[int]:
    """All colours with the highest total (DD 6.4)."""
    most = max(totals)
    return [colour for colour in range(COLOURS) if totals[colour] == most]


def winners(state: "DickeDaemonenState") -> tuple[int, ...]:
    """The first player who predicted a winning colour, if there is one (DD 6.5, 6.6)."""
    if state.box.is_solitaire:
        return (0,) if came_true(state) else ()
    winning = winning_colours(points(state))
    for prediction in state.predictions:
        if prediction.colour in winning:
            return (prediction.seat,)
    return ()


def by_place(state: "DickeDaemonenState") -> list[int]:
    """The predicted colour of each place in solitaire, NO_COLOUR where there is none."""
    colours = [NO_COLOUR] * PLACES
    for prediction in state.predictions:
        colours[prediction.place - 1] = prediction.colour
    return colours


def came_true(state: "DickeDaemonenState") -> bool:
    """Whether the predictions of solitaire come true (DD 7.5, 7.6)."""
    colours = by_place(state)
    count = len(state.predictions)
    if count == 0 or NO_COLOUR in colours[:count]:
        return False
    totals = points(state)
    ranked = [totals[colour] for colour in colours[:count]]
    others = [totals[colour] for colour in range(COLOURS) if colour not in colours]
    return ranked == sorted(ranked, reverse=True) and max(others) <= ranked[-1]


def solitaire_score(state: "DickeDaemonenState") -> int:
    """Three, two and one times the points of the predicted colours; 0 if a place is wrong."""
    if not came_true(state):
        return 0
    totals = points(state)
    return sum(
        times_of(prediction.place) * totals[prediction.colour] for prediction in state.predictions
    )
