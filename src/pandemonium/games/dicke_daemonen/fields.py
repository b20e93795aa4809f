"""What a field promises to each colour, as far as it is filled.

A field is a few corners, each empty or with a demon of one of two colours, so its contents are a
small number (`key`); what follows from them is worked out once and kept.
"""

from typing import Final

from pandemonium.games.dicke_daemonen.components import DEMON_COLOURS, Box
from pandemonium.games.dicke_daemonen.scoring import majority
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState

FILLED: Final = 0.2  # how likely an open corner gets a demon of a given one of its colours
GHOST_STEP: Final = 1  # what a ghost adds to the key of a field
MOST: Final = 20_000  # contents that are kept of one field


class Outlook:
    """The points that each colour of demon can expect."""

    __slots__ = ("blue", "green", "red", "yellow")

    def __init__(self, red: float, yellow: float, green: float, blue: float) -> None:
        """In the order of the colours."""
        self.red: float = red
        self.yellow: float = yellow
        self.green: float = green
        self.blue: float = blue

    def wished(self, wishes: list[float]) -> float:
        """How good it is for one who wishes each colour that much."""
        return (
            wishes[0] * self.red
            + wishes[1] * self.yellow
            + wishes[2] * self.green
            + wishes[3] * self.blue
        )


class Fields:
    """The fields of one board."""

    def __init__(self, box: Box) -> None:
        """Nothing is worked out yet."""
        self.box = box
        self.steps: list[int] = [0] * box.corners  # what a demon there adds to the key of its field
        for corners in box.corners_in:
            step = 2
            for corner in corners:
                self.steps[corner] = step
                step *= 3
        self.known: list[dict[int, Outlook]] = [{} for _ in range(box.fields)]

    def key(self, state: DickeDaemonenState, field: int) -> int:
        """What is in the field, as a number: odd if there is a ghost."""
        corners, first, steps = state.corners, self.box.first_line, self.steps
        key = GHOST_STEP if state.ghosts[field] else 0
        for corner in self.box.corners_in[field]:
            colour = corners[corner]
            if colour >= 0:
                key += steps[corner] if colour == first[corner] else 2 * steps[corner]
        return key

    def step(self, colour: int, corner: int) -> int:
        """What a demon of this colour in the corner adds to the key of its field."""
        step = self.steps[corner]
        return step if colour == self.box.first_line[corner] else 2 * step

    def outlook(self, field: int, key: int) -> Outlook:
        """What the field promises if it holds what the key says."""
        known = self.known[field]
        found = known.get(key)
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = self.work_out(field, key)
            known[key] = found
        return found

    def total(self, state: DickeDaemonenState) -> Outlook:
        """What all fields promise together."""
        red = yellow = green = blue = 0.0
        for field in range(self.box.fields):
            found = self.outlook(field, self.key(state, field))
            red += found.red
            yellow += found.yellow
            green += found.green
            blue += found.blue
        return Outlook(red, yellow, green, blue)

    def work_out(self, field: int, key: int) -> Outlook:
        """What the field promises, corners being filled by lot; with a ghost all is settled."""
        counts, room = self.contents(field, key)
        worth = float(self.box.value[field])
        if key % 2:
            holder = majority(counts, self.box.needs_half)
            shares = [worth if colour == holder else 0.0 for colour in range(DEMON_COLOURS)]
        else:
            shares = [worth * likely(colour, counts, room) for colour in range(DEMON_COLOURS)]
        return Outlook(shares[0], shares[1], shares[2], shares[3])

    def contents(self, field: int, key: int) -> tuple[list[int], list[int]]:
        """How many demons of each colour the key means, and for how many more there is room."""
        box = self.box
        counts = [0] * DEMON_COLOURS
        room = [0] * DEMON_COLOURS
        for corner in box.corners_in[field]:
            there = key // self.steps[corner] % 3
            if there == 0:
                room[box.first_line[corner]] += 1
                room[box.second_line[corner]] += 1
            else:
                counts[box.first_line[corner] if there == 1 else box.second_line[corner]] += 1
        return counts, room


def likely(colour: int, counts: list[int], room: list[int]) -> float:
    """How likely the colour comes to have the most demons, each colour filling up by itself."""
    total = 0.0
    for more in range(room[colour] + 1):
        most = counts[colour] + more
        chance = exactly(more, room[colour])
        for other in range(DEMON_COLOURS):
            if other != colour:
                chance *= fewer(most - counts[other], room[other])
        total += chance
    return total


def exactly(number: int, corners: int) -> float:
    """How likely so many of the corners get a certain colour."""
    chance = 1.0
    for index in range(number):
        chance *= FILLED * (corners - index) / (index + 1)
    for _ in range(corners - number):
        chance *= 1.0 - FILLED
    return chance


def fewer(number: int, corners: int) -> float:
    """How likely fewer of the corners than that get a certain colour."""
    total = 0.0
    for one in range(min(number, corners + 1)):
        total += exactly(one, corners)
    return total
