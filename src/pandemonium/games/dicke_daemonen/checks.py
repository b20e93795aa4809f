"""Which positions can be on a table: everything else is refused, saved or told."""

from collections import Counter
from typing import TYPE_CHECKING

from pandemonium.engine.errors import Phrase, PositionError
from pandemonium.games.dicke_daemonen import scoring
from pandemonium.games.dicke_daemonen.components import COLOURS, COPIES, FROZEN, NAMES, PLACES
from pandemonium.games.dicke_daemonen.imagining import unseen_by
from pandemonium.games.dicke_daemonen.memory import IN_SACK, beliefs, is_seen

if TYPE_CHECKING:
    from pandemonium.games.dicke_daemonen.state import DickeDaemonenState


def check(state: "DickeDaemonenState") -> None:
    """Refuse a position that cannot be, with a PositionError that says why."""
    check_sizes(state)
    check_creatures(state)
    check_board(state)
    check_predictions(state)
    check_turn(state)
    check_memory(state)


def in_words(colour: int) -> Phrase:
    """The name of a colour, to be worded."""
    return Phrase(f"colour-{NAMES[colour]}")


def check_sizes(state: "DickeDaemonenState") -> None:
    """As many corners and fields as the lines make."""
    box = state.box
    for name, found, wanted in (
        ("corners", len(state.corners), box.corners),
        ("ghosts", len(state.ghosts), box.fields),
    ):
        if found != wanted:
            raise PositionError("wrong-size", {"name": name, "found": found, "wanted": wanted})


def check_creatures(state: "DickeDaemonenState") -> None:
    """Ten creatures of each colour (DD 1.1)."""
    counts = Counter(state.components())
    for colour in range(COLOURS):
        if counts[colour] != COPIES:
            raise PositionError(
                "wrong-creatures",
                {"count": counts[colour], "colour": in_words(colour), "copies": COPIES},
            )


def check_board(state: "DickeDaemonenState") -> None:
    """Demons at their own lines, no ghost outside, and only frozen corners frozen."""
    box = state.box
    if state.ghosts[box.outer]:
        raise PositionError("ghost-outside", {"field": box.field_names[box.outer]})
    for corner, demon in enumerate(state.corners):
        name = box.corner_names[corner]
        if demon >= 0 and not box.has_line(demon, corner):
            raise PositionError("demon-off-line", {"colour": in_words(demon), "corner": name})
        if demon < 0 and (demon == FROZEN) != state.ghosts[box.field_of[corner]]:
            raise PositionError("wrongly-frozen", {"corner": name})


def check_predictions(state: "DickeDaemonenState") -> None:
    """One for each player and colour; in solitaire up to three, each with its place."""
    predictions = state.predictions
    for number, one in enumerate(predictions):
        if one.colour in [other.colour for other in predictions[:number]]:
            raise PositionError("predicted-twice", {"colour": in_words(one.colour)})
        if state.box.is_solitaire:
            if one.place == 0 or one.place in [other.place for other in predictions[:number]]:
                raise PositionError("wrong-place", {"place": one.place, "last": PLACES})
        elif one.place:
            raise PositionError("place-in-company", {"place": one.place})
        elif one.seat in [other.seat for other in predictions[:number]]:
            raise PositionError("two-predictions", {"seat": one.seat})


def check_turn(state: "DickeDaemonenState") -> None:
    """What is to do is what is left of the turn; an ended game ended as it must."""
    from pandemonium.games.dicke_daemonen.turn import turn_of  # which knows the table

    if state.ended:
        if state.reason != "cut" and state.winners != scoring.winners(state):
            raise PositionError(
                "wrong-winners", {"winners": [str(winner) for winner in state.winners]}
            )
        return
    left = turn_of(state, state.turn)[: len(state.todo)]
    if [type(one) for one in left] != [type(one) for one in state.todo] or any(
        one.seat != state.turn for one in state.todo
    ):
        raise PositionError("not-a-turn", {"seat": state.turn})


def check_memory(state: "DickeDaemonenState") -> None:
    """Only who has predicted remembers something, and nothing that cannot have been."""
    predictors = [prediction.seat for prediction in state.predictions]
    for seat in range(state.box.players):
        since, returned = state.since[seat], state.returned[seat]
        if since < 0 and not returned:
            continue
        is_told = seat in predictors and 0 <= since <= len(state.sights) and bool(returned)
        if state.box.is_solitaire or not is_told or not can_remember(state, seat):
            raise PositionError("wrong-memory", {"seat": seat})


def can_remember(state: "DickeDaemonenState", seat: int) -> bool:
    """Whether what the seat remembers can have led to what lies there."""
    returned, sights = state.returned[seat], state.sights[state.since[seat] :]
    if any(is_seen(sight, seat) and sight.colour < 0 for sight in sights):
        return False
    unseen = unseen_by(state, seat)
    found = beliefs(seat, returned, sights, unseen)
    return bool(found) and all(
        min(belief.unmarked(colour, returned, unseen) for colour in range(COLOURS)) >= 0
        and belief.count_at(IN_SACK) <= len(state.sack)
        and all(
            belief.count_at(owner) <= state.fist_size(owner) for owner in range(state.box.players)
        )
        for belief in found
    )
