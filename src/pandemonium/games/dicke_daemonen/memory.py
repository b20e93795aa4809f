"""What a seat remembers: the creatures it put back into the sack itself, and what became of them.

A player who predicts puts the rest of the fist back (DD 3.4) and knows its colours. From then on
every creature that leaves the sack is recorded as seen (`Observation`). The possible places of
the returned creatures follow from that (`beliefs`): in the sack, in the fist of somebody who has
drawn since, or in sight again. They cannot be among what others drew before.
"""

from typing import Final

from pandemonium.engine.formats.saving import Number, SeatNumber
from pandemonium.engine.mypyc_compat import mypyc_attr
from pandemonium.games.dicke_daemonen.components import COLOURS

DRAWN: Final = 0  # a creature came out of the sack into a fist
SHOWN: Final = 1  # a creature left a fist for the board
PREDICTED: Final = 2  # a creature was shown, and the rest of the fist went back
UNSEEN: Final = -1  # the colour of what somebody else drew
MOST_SEATS: Final = 4
NEVER: Final = -1  # since when somebody remembers nothing

IN_SACK: Final = -1
IN_SIGHT: Final = -2

SIGHT_FIELDS = (
    Number("kind", DRAWN, PREDICTED),
    SeatNumber("seat"),
    Number("colour", UNSEEN, COLOURS - 1),
    Number("among", 1, 50),
)


@mypyc_attr(acyclic=True)
class Observation:
    """Something that happened to a fist; it never changes.

    `among` counts the creatures of the sack, or of the fist, that it was taken from. What a seat
    believes after it, and how others see it, is worked out once and kept: copies of a position
    share what has happened.
    """

    __slots__ = ("among", "believed", "colour", "hidden_twin", "kind", "seat")

    def __init__(self, kind: int = DRAWN, seat: int = 0, colour: int = UNSEEN, among: int = 1):
        """Who took or showed what."""
        self.kind = kind
        self.seat = seat
        self.colour = colour
        self.among = among
        self.hidden_twin: Observation | None = None
        self.believed: list[list[Belief]] | None = None  # by seat; empty: not worked out

    def hidden(self) -> "Observation":
        """The same as others see it: what was drawn, only its owner knows."""
        if self.colour == UNSEEN:
            return self
        if self.hidden_twin is None:
            self.hidden_twin = Observation(self.kind, self.seat, UNSEEN, self.among)
        return self.hidden_twin

    def believed_by(self, seat: int) -> "list[Belief]":
        """What the seat believes after this, if that was worked out; else nothing."""
        return self.believed[seat] if self.believed is not None else []

    def keep_belief(self, seat: int, found: "list[Belief]") -> None:
        """Note what the seat believes after this."""
        if self.believed is None:
            self.believed = [[] for _ in range(MOST_SEATS)]
        self.believed[seat] = found


class Belief:
    """Where the creatures put back may be, one place for each, and how likely that is."""

    __slots__ = ("places", "weight")

    def __init__(self, places: list[int], weight: float) -> None:
        """A place is a seat, IN_SACK or IN_SIGHT."""
        self.places = places
        self.weight = weight

    def unmarked(self, colour: int, returned: list[int], unseen: list[int]) -> int:
        """How many unseen creatures of the colour are none of those put back."""
        count = unseen[colour]
        for number in range(len(returned)):
            if returned[number] == colour and self.places[number] != IN_SIGHT:
                count -= 1
        return count

    def count_at(self, place: int) -> int:
        """How many of those put back are there."""
        count = 0
        for one in self.places:
            if one == place:
                count += 1
        return count

    def moved(self, number: int, place: int, weight: float) -> "Belief":
        """The same with one creature elsewhere."""
        places = self.places[:]
        places[number] = place
        return Belief(places, weight)


def beliefs(
    seat: int, returned: list[int], sights: list[Observation], unseen: list[int]
) -> list[Belief]:
    """Where the creatures that `seat` put back may be, after all it has seen since.

    `unseen` counts the creatures of each colour that the seat cannot see now. What others choose to
    show is taken to say nothing about what they keep: it is any creature of their fist.
    """
    hidden = unseen[:]  # as it was at the sight from which on beliefs have to be worked out
    found = [Belief([IN_SACK] * len(returned), 1.0)]
    first = len(sights)
    while first > 0:
        sight = sights[first - 1]
        if sight.believed_by(seat):
            found = sight.believed_by(seat)
            break
        if is_seen(sight, seat):
            hidden[sight.colour] += 1
        first -= 1
    for number in range(first, len(sights)):
        sight = sights[number]
        found = _after(found, sight, seat, returned, hidden)
        if is_seen(sight, seat):
            hidden[sight.colour] -= 1
    if first < len(sights):
        sights[-1].keep_belief(seat, found)
    return found


def is_seen(sight: Observation, seat: int) -> bool:
    """Whether a creature that the seat could not see came to its sight."""
    return (sight.kind == DRAWN) == (sight.seat == seat)


def _after(
    found: list[Belief], sight: Observation, seat: int, returned: list[int], hidden: list[int]
) -> list[Belief]:
    """What may be the case after one more sight."""
    if sight.kind != DRAWN and sight.seat == seat:
        return found  # one's own creatures hold no surprise
    after: list[Belief] = []
    for belief in found:
        if sight.kind == DRAWN and sight.seat != seat:
            after.extend(_drawn_unseen(belief, sight))
        else:
            after.extend(_come_to_light(belief, sight, returned, hidden))
    return _merged(after)


def _drawn_unseen(belief: Belief, sight: Observation) -> list[Belief]:
    """Somebody drew: any of those in the sack, or another creature."""
    others = sight.among - belief.count_at(IN_SACK)
    after = []
    if others > 0:
        after.append(Belief(belief.places, belief.weight * others / sight.among))
    for number in range(len(belief.places)):
        if belief.places[number] == IN_SACK:
            after.append(belief.moved(number, sight.seat, belief.weight / sight.among))
    return after


def _come_to_light(
    belief: Belief, sight: Observation, returned: list[int], hidden: list[int]
) -> list[Belief]:
    """A colour is seen: one of those put back, from where it was, or another creature."""
    source = IN_SACK if sight.kind == DRAWN else sight.seat
    after = []
    others = sight.among - belief.count_at(source)
    if others > 0:
        alike = belief.unmarked(sight.colour, returned, hidden)
        all_unmarked = sum([belief.unmarked(one, returned, hidden) for one in range(COLOURS)])
        if 0 < alike <= all_unmarked:
            share = belief.weight * others / sight.among * alike / all_unmarked
            after.append(Belief(belief.places, share))
    for number in range(len(belief.places)):
        if belief.places[number] == source and returned[number] == sight.colour:
            after.append(belief.moved(number, IN_SIGHT, belief.weight / sight.among))
    if sight.kind == PREDICTED:
        for one in after:
            one.places = [IN_SACK if place == sight.seat else place for place in one.places]
    return after


def _merged(found: list[Belief]) -> list[Belief]:
    """Equal beliefs added up."""
    merged: list[Belief] = []
    for belief in found:
        for one in merged:
            if one.places == belief.places:
                one.weight += belief.weight
                break
        else:
            merged.append(Belief(belief.places, belief.weight))
    return merged
