"""Pairings and seats of a round robin, balanced so that no player has an advantage by seat.

A *round* is one seed. In each round every set of players plays that seed several times, rotating by
one seat until everybody has played every seat. With more sides than players, a player takes several
sides; the extra side rotates within the round. The seating order is shuffled in every round.
"""

from itertools import combinations

from pandemonium.engine.chance import SEEDS, Chance

Seating = tuple[int, ...]  # per side, the index of a player within the set


def sets_of(players: int, sides: int) -> list[tuple[int, ...]]:
    """All sets of players that meet at a table; pairs, if there are two sides."""
    return list(combinations(range(players), min(players, sides)))


def seatings(size: int, sides: int, seed: int) -> list[Seating]:
    """The distinct seatings of `size` players in the games of one round."""
    chance = Chance(seed % SEEDS)
    shared, left = divmod(sides, size)
    seatings: dict[Seating, None] = {}
    for favoured in combinations(range(size), left):
        circle = shuffled(sorted([*list(range(size)) * shared, *favoured]), chance)
        for turn in range(sides):
            seatings[tuple(circle[turn:] + circle[:turn])] = None
    return list(seatings)


def shuffled(names: list[int], chance: Chance) -> list[int]:
    """The names in random order."""
    left = list(names)
    return [left.pop(chance.below(len(left))) for _ in names]
