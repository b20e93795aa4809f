"""Who plays whom, and from which seats: a round robin in which nobody has the better seat.

A *round* is one seed. In each round every set of players plays that seed again and again, moving up
by one seat, until everybody has sat everywhere. Where there are more sides than players, a player
sits on several of them; who has one side more takes turns within the round. The order around the
table is drawn by lot, anew for each round.
"""

from itertools import combinations

from pandemonium.engine.chance import SEEDS, Chance

Seating = tuple[int, ...]  # for each side the number of a player within their set


def sets_of(players: int, sides: int) -> list[tuple[int, ...]]:
    """Every set of players that can sit at one table together: pairs, if there are two sides."""
    return list(combinations(range(players), min(players, sides)))


def seatings(size: int, sides: int, seed: int) -> list[Seating]:
    """How a set of `size` players sits in the games of one round; no two games are the same."""
    lots = Chance(seed % SEEDS)
    shared, left = divmod(sides, size)
    seatings: dict[Seating, None] = {}
    for favoured in combinations(range(size), left):
        circle = shuffled(sorted([*list(range(size)) * shared, *favoured]), lots)
        for turn in range(sides):
            seatings[tuple(circle[turn:] + circle[:turn])] = None
    return list(seatings)


def shuffled(names: list[int], lots: Chance) -> list[int]:
    """The same in an order drawn by lot."""
    left = list(names)
    return [left.pop(lots.below(len(left))) for _ in names]
