"""Narration: one sentence per beat, and who may end the game soon."""

from collections.abc import Sequence

from pandemonium.engine.errors import Phrase
from pandemonium.engine.event import Event
from pandemonium.games.dicke_daemonen.events import (
    ColourPredicted,
    ColourScored,
    ColourWon,
    CreaturesShown,
    DemonSummoned,
    FieldCounted,
    FieldLost,
    FieldTaken,
    GameEnded,
    GameWon,
    GhostSummoned,
    PlacePredicted,
    TurnBegun,
)
from pandemonium.games.dicke_daemonen.view import View


def narrate(events: Sequence[Event]) -> Phrase | None:
    """One sentence for a beat; None: that of its heaviest event."""
    first = events[0]
    if isinstance(first, GhostSummoned):
        return Phrase("beat-freeze", seat=first.seat, field=first.field)
    if isinstance(first, ColourPredicted):
        return Phrase("beat-predict", seat=first.seat, colour=first.card, n=first.n)
    if isinstance(first, PlacePredicted):
        return Phrase("beat-predict-place", seat=first.seat, colour=first.card, place=first.place)
    if isinstance(first, DemonSummoned):
        return Phrase("beat-demon", seat=first.seat, colour=first.card, where=first.where)
    if isinstance(first, ColourWon):
        return Phrase("beat-colour-won", colour=first.card, n=first.n)
    if isinstance(first, FieldTaken | FieldLost | FieldCounted):
        return Phrase(f"beat-{first.kind}", colour=first.card, field=first.field, value=first.value)
    if isinstance(first, TurnBegun | GameEnded | GameWon):
        return Phrase(f"beat-{first.kind}", seat=first.seat)
    if isinstance(first, CreaturesShown) and len(events) > 1:
        return Phrase("beat-creatures-shown")
    scores = {event.card: event.n for event in events if isinstance(event, ColourScored)}
    return Phrase("beat-scores", **scores) if len(scores) > 1 else None


# ---------------------------------------------------------------------- who may end the game


def threats(view: View) -> list[Phrase]:
    """The players who may be unable to summon in their next turn, by what everybody knows."""
    if view["outcome"] is not None:
        return []
    placeless = sum(
        unseen for colour, unseen in _unseen_by_all(view).items() if not _free_places(view, colour)
    )
    phrases: list[Phrase] = []
    for seat, player in enumerate(view["seats"]):
        if seat == view["turn"]:
            continue  # the turn may still change the fist
        if not player["fist_size"]:
            phrases.append(Phrase("threat-end", seat=seat))
        elif player["fist_size"] <= placeless:
            phrases.append(Phrase("threat-may-end", seat=seat))
    return phrases


def _unseen_by_all(view: View) -> dict[str, int]:
    """How many creatures of each colour a spectator cannot see: the viewer's fist is among them."""
    seat = view["seat"]
    fist = [] if seat is None else view["seats"][seat].get("fist", [])
    return {
        colour["colour"]: colour["unseen"] + fist.count(colour["colour"])
        for colour in view["colours"]
    }


def _free_places(view: View, name: str) -> int:
    """The number of places for a creature of this colour."""
    return next(colour["free_places"] for colour in view["colours"] if colour["colour"] == name)
