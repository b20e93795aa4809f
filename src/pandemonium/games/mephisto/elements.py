"""Ids of elements, besides seats and hands, and names of counters; players count from 1."""


def cell_at(name: str) -> str:
    """The element of a cell of the dungeon."""
    return f"cell:{name}"


def gear_at(name: str) -> str:
    """The element of gear in play, by its name in notation."""
    return f"gear:{name}".replace(" ", ":")


def lane_at(seat: int, lane: int) -> str:
    """The element of a player's end of a lane."""
    return f"lane:{seat + 1}:{lane + 1}"


def pile_at(seat: int) -> str:
    """The element of a player's defeated monsters."""
    return f"pile:{seat + 1}"


def counter(name: str, seat: int) -> str:
    """The counter of something that a player has, as in `souls:1`."""
    return f"{name}:{seat + 1}"


def durability_counter(gear: str) -> str:
    """The counter of the durability of gear, by its name in notation."""
    return f"durability:{gear_at(gear)}"
