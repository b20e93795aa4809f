"""Ids of what can be pointed at on the table, besides seats and hands; players count from 1."""


def cell_at(name: str) -> str:
    """The element of a cell."""
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
