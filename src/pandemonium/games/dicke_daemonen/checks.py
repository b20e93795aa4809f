"""Validation of positions that were saved or described by a scenario."""

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
    """Raise a PositionError with the reason why a position is impossible."""
    check_sizes(state)
    check_creatures(state)
    check_board(state)
    check_predictions(state)
    check_turn(state)
    check_memory(state)


def colour_phrase(colour: int) -> Phrase:
    """The phrase for the name of a colour."""
    return Phrase(f"colour-{NAMES[colour]}")


def check_sizes(state: "DickeDaemonenState") -> None:
    """There are as many corners and fields as the lines make."""
    box = state.box
    for name, count, wanted in (
        ("corners", len(state.corners), box.corners),
        ("ghosts", len(state.ghosts), box.fields),
    ):
        if count != wanted:
            raise PositionError("wrong-size", {"name": name, "found": count, "wanted": wanted})


def check_creatures(state: "DickeDaemonenState") -> None:
    """There are ten creatures of each colour (DD 1.1)."""
    counts = Counter(state.components())
    for colour in range(COLOURS):
        if counts[colour] != COPIES:
            raise PositionError(
                "wrong-creatures",
                {"count": counts[colour], "colour": colour_phrase(colour), "copies": COPIES},
            )


def check_board(state: "DickeDaemonenState") -> None:
    """Demons are at their own lines, no ghost is outside, and only frozen corners are frozen."""
    box = state.box
    if state.ghosts[box.outer]:
        raise PositionError("ghost-outside", {"field": box.field_names[box.outer]})
    for corner, demon in enumerate(state.corners):
        name = box.corner_names[corner]
        if demon >= 0 and not box.has_line(demon, corner):
            raise PositionError("demon-off-line", {"colour": colour_phrase(demon), "corner": name})
        if demon < 0 and (demon == FROZEN) != state.ghosts[box.field_of[corner]]:
            raise PositionError("wrongly-frozen", {"corner": name})


def check_predictions(state: "DickeDaemonenState") -> None:
    """One prediction per player and colour; in solitaire up to three, each with its place."""
    predictions = state.predictions
    for number, prediction in enumerate(predictions):
        if prediction.colour in [other.colour for other in predictions[:number]]:
            raise PositionError("predicted-twice", {"colour": colour_phrase(prediction.colour)})
        if state.box.is_solitaire:
            if prediction.place == 0 or prediction.place in [
                other.place for other in predictions[:number]
            ]:
                raise PositionError("wrong-place", {"place": prediction.place, "last": PLACES})
        elif prediction.place:
            raise PositionError("place-in-company", {"place": prediction.place})
        elif prediction.seat in [other.seat for other in predictions[:number]]:
            raise PositionError("two-predictions", {"seat": prediction.seat})


def check_turn(state: "DickeDaemonenState") -> None:
    """The tasks are the rest of a turn; an ended game has the right winners."""
    from pandemonium.games.dicke_daemonen.turn import turn_of  # it imports the state

    if state.ended:
        if state.reason != "cut" and state.winners != scoring.winners(state):
            raise PositionError(
                "wrong-winners", {"winners": [str(winner) for winner in state.winners]}
            )
        return
    rest = turn_of(state, state.turn)[: len(state.todo)]
    if [(type(t), t.seat) for t in rest] != [(type(t), t.seat) for t in state.todo]:
        raise PositionError("not-a-turn", {"seat": state.turn})


def check_memory(state: "DickeDaemonenState") -> None:
    """Only seats that have predicted remember something, and nothing impossible."""
    predictors = [prediction.seat for prediction in state.predictions]
    for seat in range(state.box.players):
        since, returned = state.since[seat], state.returned[seat]
        if since < 0 and not returned:
            continue
        is_consistent = seat in predictors and 0 <= since <= len(state.sights) and bool(returned)
        if state.box.is_solitaire or not is_consistent or not can_remember(state, seat):
            raise PositionError("wrong-memory", {"seat": seat})


def can_remember(state: "DickeDaemonenState", seat: int) -> bool:
    """Whether what the seat remembers is consistent with the position."""
    returned, observations = state.returned[seat], state.sights[state.since[seat] :]
    if any(is_seen(observation, seat) and observation.colour < 0 for observation in observations):
        return False
    unseen = unseen_by(state, seat)
    possible = beliefs(seat, returned, observations, unseen)
    return bool(possible) and all(
        min(belief.unmarked(colour, returned, unseen) for colour in range(COLOURS)) >= 0
        and belief.count_at(IN_SACK) <= len(state.sack)
        and all(
            belief.count_at(owner) <= state.fist_size(owner) for owner in range(state.box.players)
        )
        for belief in possible
    )
