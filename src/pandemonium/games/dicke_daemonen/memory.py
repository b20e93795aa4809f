"""What a seat remembers: the creatures it put back into the sack, and where they may be now.

A player who predicts puts the rest of the fist back (DD 3.4) and knows its colours. From then on
everything that happens to a fist is recorded (`Observation`). The possible places of the returned
creatures follow from that (`beliefs`): in the sack, in the fist of a player who has drawn since, or
in sight again. They cannot be among what others drew before.
"""

from typing import Final

from pandemonium.engine.formats.saving import Number, SeatNumber
from pandemonium.engine.mypyc_compat import mypyc_attr
from pandemonium.games.dicke_daemonen.components import COLOURS

DRAWN: Final = 0  # a creature came out of the sack into a fist
SHOWN: Final = 1  # a creature left a fist for the board
PREDICTED: Final = 2  # a creature was shown, and the rest of the fist went back
UNSEEN: Final = -1  # the colour of what another player drew
MAX_SEATS: Final = 4
NEVER: Final = -1  # `since` of a seat that remembers nothing

IN_SACK: Final = -1
IN_SIGHT: Final = -2

OBSERVATION_FIELDS = (
    Number("kind", DRAWN, PREDICTED),
    SeatNumber("seat"),
    Number("colour", UNSEEN, COLOURS - 1),
    Number("among", 1, 50),
)


@mypyc_attr(acyclic=True)
class Observation:
    """Something that happened to a fist (immutable).

    `among` counts the creatures of the sack, or of the fist, that it was taken from. The beliefs of
    each seat after it, and how others see it, are cached: copies of a position share observations.
    """

    __slots__ = ("among", "believed", "colour", "hidden_twin", "kind", "seat")

    def __init__(self, kind: int = DRAWN, seat: int = 0, colour: int = UNSEEN, among: int = 1):
        self.kind = kind
        self.seat = seat
        self.colour = colour
        self.among = among
        self.hidden_twin: Observation | None = None
        self.believed: list[list[Belief]] | None = None  # by seat; empty: not computed

    def as_seen_by(self, seat: int) -> "Observation":
        """The same as the seat sees it: only the owner knows what was drawn."""
        if self.kind != DRAWN or self.seat == seat or self.colour == UNSEEN:
            return self
        if self.hidden_twin is None:
            self.hidden_twin = Observation(self.kind, self.seat, UNSEEN, self.among)
        return self.hidden_twin

    def believed_by(self, seat: int) -> "list[Belief]":
        """The cached beliefs of the seat after this; empty if not computed yet."""
        return self.believed[seat] if self.believed is not None else []

    def cache_beliefs(self, seat: int, beliefs: "list[Belief]") -> None:
        """Cache the beliefs of the seat after this."""
        if self.believed is None:
            self.believed = [[] for _ in range(MAX_SEATS)]
        self.believed[seat] = beliefs


class Belief:
    """A possible place for each returned creature, with its probability as weight."""

    __slots__ = ("places", "weight")

    def __init__(self, places: list[int], weight: float) -> None:
        """A place is a seat, IN_SACK or IN_SIGHT."""
        self.places = places
        self.weight = weight

    def unmarked(self, colour: int, returned: list[int], unseen: list[int]) -> int:
        """The number of unseen creatures of the colour other than those put back."""
        count = unseen[colour]
        for number in range(len(returned)):
            if returned[number] == colour and self.places[number] != IN_SIGHT:
                count -= 1
        return count

    def count_at(self, place: int) -> int:
        """The number of returned creatures in this place."""
        count = 0
        for other in self.places:
            if other == place:
                count += 1
        return count

    def moved(self, number: int, place: int, weight: float) -> "Belief":
        """The same belief with one creature in another place."""
        places = self.places[:]
        places[number] = place
        return Belief(places, weight)


def beliefs(
    seat: int, returned: list[int], observations: list[Observation], unseen: list[int]
) -> list[Belief]:
    """Where the creatures that `seat` put back may be, after all it has seen since.

    `unseen` counts the creatures of each colour that the seat cannot see now. What others show is
    assumed to be a random creature of their fist, so it reveals nothing about the rest.
    """
    hidden = unseen[:]  # at the first observation without cached beliefs
    possible = [Belief([IN_SACK] * len(returned), 1.0)]
    first = len(observations)
    while first > 0:
        observation = observations[first - 1]
        if observation.believed_by(seat):
            possible = observation.believed_by(seat)
            break
        if is_seen(observation, seat):
            hidden[observation.colour] += 1
        first -= 1
    for number in range(first, len(observations)):
        observation = observations[number]
        possible = _after(possible, observation, seat, returned, hidden)
        if is_seen(observation, seat):
            hidden[observation.colour] -= 1
    if first < len(observations):
        observations[-1].cache_beliefs(seat, possible)
    return possible


def is_seen(observation: Observation, seat: int) -> bool:
    """Whether the seat sees a creature that it could not see before."""
    return (observation.kind == DRAWN) == (observation.seat == seat)


def _after(
    prior: list[Belief], observation: Observation, seat: int, returned: list[int], hidden: list[int]
) -> list[Belief]:
    """The possible beliefs after one more observation."""
    if observation.kind != DRAWN and observation.seat == seat:
        return prior  # the seat knows its own creatures
    after: list[Belief] = []
    for belief in prior:
        if observation.kind == DRAWN and observation.seat != seat:
            after.extend(_drawn_unseen(belief, observation))
        else:
            after.extend(_revealed(belief, observation, returned, hidden))
    return _merged(after)


def _drawn_unseen(belief: Belief, observation: Observation) -> list[Belief]:
    """Another player drew: any of the returned creatures in the sack, or another one."""
    others = observation.among - belief.count_at(IN_SACK)
    after = []
    if others > 0:
        after.append(Belief(belief.places, belief.weight * others / observation.among))
    for number in range(len(belief.places)):
        if belief.places[number] == IN_SACK:
            after.append(belief.moved(number, observation.seat, belief.weight / observation.among))
    return after


def _revealed(
    belief: Belief, observation: Observation, returned: list[int], hidden: list[int]
) -> list[Belief]:
    """A colour is seen: one of the returned creatures, or another one."""
    source = IN_SACK if observation.kind == DRAWN else observation.seat
    after = []
    others = observation.among - belief.count_at(source)
    if others > 0:
        alike = belief.unmarked(observation.colour, returned, hidden)
        all_unmarked = sum([belief.unmarked(colour, returned, hidden) for colour in range(COLOURS)])
        if 0 < alike <= all_unmarked:
            share = belief.weight * others / observation.among * alike / all_unmarked
            after.append(Belief(belief.places, share))
    for number in range(len(belief.places)):
        if belief.places[number] == source and returned[number] == observation.colour:
            after.append(belief.moved(number, IN_SIGHT, belief.weight / observation.among))
    if observation.kind == PREDICTED:
        owner = observation.seat
        for updated in after:
            updated.places = [IN_SACK if place == owner else place for place in updated.places]
    return after


def _merged(possible: list[Belief]) -> list[Belief]:
    """Equal beliefs merged, with the sum of their weights."""
    merged: list[Belief] = []
    for belief in possible:
        for known in merged:
            if known.places == belief.places:
                known.weight += belief.weight
                break
        else:
            merged.append(Belief(belief.places, belief.weight))
    return merged
