"""Timing: how likely each seat is to be asked for its prediction before the game ends.

The game ends when somebody cannot summon (DD 5.1). Between two turns of a seat everybody else takes
one turn, with creatures that are in their fists already. So the next chance to predict depends on
the open places for these, which only become fewer.
"""

from typing import Final

from pandemonium.games.dicke_daemonen.components import COLOURS, DEMON_COLOURS
from pandemonium.games.dicke_daemonen.imagining import left_over
from pandemonium.games.dicke_daemonen.predicting import Predict
from pandemonium.games.dicke_daemonen.state import DickeDaemonenState

PLACE_LOST: Final = 0.38  # the probability that a summoning takes a certain open place, as measured

# The probability that one of 0, 1, 2 or 3 open places is left after 0, 1, 2 or 3 summonings.
KEPT: Final = 1 - PLACE_LOST
ABLE: Final[list[list[float]]] = [
    [0.0, 1.0, 1.0, 1.0],
    [0.0, KEPT, 1.0, 1.0],
    [0.0, KEPT**2, 1 - PLACE_LOST**2, 1.0],
    [0.0, KEPT**3, KEPT**2 * (1 + 2 * PLACE_LOST), 1 - PLACE_LOST**3],
]
MANY: Final = 3  # open places, which as many summonings hardly ever take
TAKEN: Final = 0.5  # the probability that a rival predicts a certain colour, on a full board
LATER: Final = 0.5  # for a seat that must draw a free colour before it can predict


def chances_to_predict(state: DickeDaemonenState) -> list[float]:
    """For each seat, the probability that it can predict now or in a later turn."""
    seat = state.turn
    chances = [0.0] * state.box.players
    is_asked = isinstance(state.todo[-1], Predict)
    chances[seat] = 1.0 if is_asked else choice(state, seat)
    add_next_turns(state, chances, 0 if is_asked else 1)
    return chances


def chance_after_waiting(state: DickeDaemonenState) -> float:
    """The probability that the seat which is asked for a prediction can still make it later.

    It depends only on what the seat knows, not on the sampled fists of the others.
    """
    seat, players = state.turn, state.box.players
    fist = state.fists[seat]
    unseen = left_over(state)
    total = 0
    for colour in range(COLOURS):
        unseen[colour] -= fist[colour]
        total += unseen[colour]
    chance = choice(state, seat) * (1.0 - all_taken(state, seat))
    if not state.sack:
        chance *= able(state, seat, players - 1)
    for summonings in range(players - 1):
        stuck = 0.0  # the probability that an unseen creature has no place
        for colour in range(COLOURS):
            places = min(len(state.open_places[colour]), MANY)
            stuck += unseen[colour] * (1.0 - ABLE[summonings][places])
        size = state.fist_size((seat + 1 + summonings) % players)
        chance *= 1.0 - (stuck / max(1, total)) ** size
    return chance


def all_taken(state: DickeDaemonenState, seat: int) -> float:
    """The probability that rivals predict every free colour in the fist before the next turn."""
    box = state.box
    places = 0
    for colour in range(DEMON_COLOURS):
        places += len(state.open_places[colour])
    full = 1.0 - places / (2 * box.corners)
    rivals = box.players - 1 - len(state.predictions)
    taken = 1.0 - (1.0 - TAKEN * full * full) ** rivals
    every = 1.0
    for colour in range(COLOURS):
        if state.fists[seat][colour] and not state.is_predicted(colour):
            every *= taken
    return every


def add_next_turns(state: DickeDaemonenState, chances: list[float], summonings: int) -> None:
    """Fill in the seats after the one on turn."""
    players = state.box.players
    reached = 1.0
    for distance in range(1, players):
        seat = (state.turn + distance) % players
        reached *= able(state, seat, summonings)
        summonings += 1
        chances[seat] = reached * choice(state, seat)


def able(state: DickeDaemonenState, seat: int, summonings: int) -> float:
    """The probability that a seat can still summon after this number of others."""
    fist = state.fists[seat]
    places = 0
    for colour in range(COLOURS):
        if fist[colour]:
            places += len(state.open_places[colour])
    return ABLE[summonings][min(places, MANY)]


def choice(state: DickeDaemonenState, seat: int) -> float:
    """The probability that a seat which summons holds a free colour then, or draws one later."""
    fist = state.fists[seat]
    free = size = others = 0
    for colour in range(COLOURS):
        count = fist[colour]
        size += count
        if not state.is_predicted(colour):
            free += count
        elif count and state.open_places[colour]:
            others += count
    if free > 1 or (free == 1 and others > 0):
        return 1.0
    return LATER if size > 1 and state.sack else 0.0
