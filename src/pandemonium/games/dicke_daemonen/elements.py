"""Names of the elements of the table, as views, events and touched elements use them; counters."""

from typing import Final

SACK_AT: Final = "sack"


def corner_at(name: str) -> str:
    """The element of a corner by its name, `F7.c3`."""
    return f"corner:{name.lower()}"


def field_at(name: str) -> str:
    """The element of a field by its name, `F7`."""
    return f"field:{name.lower()}"


def centre_at(name: str) -> str:
    """The element of the middle of a field by the field's name, `F7`."""
    return f"centre:{name.lower()}"


def fist_at(seat: int, card: str = "") -> str:
    """The element of a fist, or of the creatures of one colour in the viewer's own fist."""
    return f"fist:{seat + 1}:{card}" if card else f"fist:{seat + 1}"


def prediction_at(order: int) -> str:
    """The element of a prediction, counted from 1 in the order in which they were made."""
    return f"prediction:{order}"


def score_counter(colour: str) -> str:
    """The counter of the points of a colour."""
    return f"score:{colour}"


def predictions_counter(seat: int) -> str:
    """The counter of a player's predictions."""
    return f"predictions:{seat + 1}"
