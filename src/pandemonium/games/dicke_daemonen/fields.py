"""The expected points of each colour in a field, given the demons already there.

A field is a few corners, each empty or with a demon of one of two colours, so its contents are
encoded as a small number (`key`), by which the results are cached.
"""

from typing import Final

from pandemonium.games.dicke_daemonen.components import DEMON_COLOURS, Box
from pandemonium.games.dicke_daemonen.scoring import majority
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState

FILLED: Final = 0.2  # probability that an open corner gets a demon of a given colour
GHOST_STEP: Final = 1  # what a ghost adds to the key of a field
MAX_CACHED: Final = 20_000  # outlooks that are cached per field


class Outlook:
    """The expected points of each colour of demon."""

    __slots__ = ("blue", "green", "red", "yellow")

    def __init__(self, red: float, yellow: float, green: float, blue: float) -> None:
        self.red: float = red
        self.yellow: float = yellow
        self.green: float = green
        self.blue: float = blue

    def utility(self, weights: list[float]) -> float:
        """The expected points, weighted by colour."""
        return (
            weights[0] * self.red
            + weights[1] * self.yellow
            + weights[2] * self.green
            + weights[3] * self.blue
        )


class Fields:
    """The fields of one board, with a cache of outlooks."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.steps: list[int] = [0] * box.corners  # what a demon there adds to the key of its field
        for corners in box.corners_in:
            step = 2
            for corner in corners:
                self.steps[corner] = step
                step *= 3
        self.known: list[dict[int, Outlook]] = [{} for _ in range(box.fields)]

    def key(self, state: DickeDaemonenState, field: int) -> int:
        """The contents of the field as a number: odd if there is a ghost."""
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
        """The outlook of a field with these contents (cached)."""
        known = self.known[field]
        outlook = known.get(key)
        if outlook is None:
            if len(known) >= MAX_CACHED:
                known.clear()
            outlook = self.compute_outlook(field, key)
            known[key] = outlook
        return outlook

    def total(self, state: DickeDaemonenState) -> Outlook:
        """The sum of the outlooks of all fields."""
        red = yellow = green = blue = 0.0
        for field in range(self.box.fields):
            outlook = self.outlook(field, self.key(state, field))
            red += outlook.red
            yellow += outlook.yellow
            green += outlook.green
            blue += outlook.blue
        return Outlook(red, yellow, green, blue)

    def compute_outlook(self, field: int, key: int) -> Outlook:
        """The outlook if open corners are filled at random; with a ghost nothing can change."""
        counts, room = self.contents(field, key)
        worth = float(self.box.value[field])
        if key % 2:
            holder = majority(counts, self.box.needs_half)
            shares = [worth if colour == holder else 0.0 for colour in range(DEMON_COLOURS)]
        else:
            shares = [
                worth * majority_probability(colour, counts, room)
                for colour in range(DEMON_COLOURS)
            ]
        return Outlook(shares[0], shares[1], shares[2], shares[3])

    def contents(self, field: int, key: int) -> tuple[list[int], list[int]]:
        """The number of demons of each colour in the key, and the room for more."""
        box = self.box
        counts = [0] * DEMON_COLOURS
        room = [0] * DEMON_COLOURS
        for corner in box.corners_in[field]:
            content = key // self.steps[corner] % 3
            if content == 0:
                room[box.first_line[corner]] += 1
                room[box.second_line[corner]] += 1
            else:
                counts[box.first_line[corner] if content == 1 else box.second_line[corner]] += 1
        return counts, room


def majority_probability(colour: int, counts: list[int], room: list[int]) -> float:
    """The probability that the colour gets the majority, if colours fill up independently."""
    total = 0.0
    for more in range(room[colour] + 1):
        most = counts[colour] + more
        chance = probability_of(more, room[colour])
        for other in range(DEMON_COLOURS):
            if other != colour:
                chance *= probability_below(most - counts[other], room[other])
        total += chance
    return total


def probability_of(number: int, corners: int) -> float:
    """The probability that exactly this number of corners get a certain colour."""
    chance = 1.0
    for index in range(number):
        chance *= FILLED * (corners - index) / (index + 1)
    for _ in range(corners - number):
        chance *= 1.0 - FILLED
    return chance


def probability_below(number: int, corners: int) -> float:
    """The probability that fewer corners than that get a certain colour."""
    total = 0.0
    for count in range(min(number, corners + 1)):
        total += probability_of(count, corners)
    return total
