"""The ids of the elements of the table. Seats and places are counted from 1."""

from pandemonium.engine.view import seat_at
from pandemonium.games.dice_summoners.dice import RED_SALT, SHOWN

SUPPLY = "supply"  # dice that nobody holds
TRAY = "tray"  # dice of the turn that are not spent
SPENT = "spent"  # spent dice whose card has left
GONE = "gone"  # cards out of the game

__all__ = ["GONE", "SPENT", "SUPPLY", "TRAY", "seat_at"]


def card_at(seat: int, place: int) -> str:
    """A card in one of a player's twelve places."""
    return f"card:{seat + 1}:{place + 1}"


def slot_at(seat: int, slot: int) -> str:
    """One of the two slots of such a card."""
    return f"slot:{seat + 1}:{slot // 2 + 1}:{slot % 2 + 1}"


def aura_at(seat: int) -> str:
    """Where the aura of a player lies."""
    return f"aura:{seat + 1}"


def curse_at(seat: int) -> str:
    """Where the curse on a player lies."""
    return f"curse:{seat + 1}"


def kept_at(seat: int) -> str:
    """The dice that a player kept."""
    return f"kept:{seat + 1}"


def deck_at(card: str) -> str:
    """A shared deck, by the id of its card."""
    return f"deck:{card}"


def dice_by_face(thrown: list[int]) -> list[list[str]]:
    """The single dice of a roll, face by face; each colour is numbered from 1: `die:b1`."""
    dice: list[list[str]] = []
    number = 0
    for face in range(SHOWN):
        if face == RED_SALT:
            number = 0
        colour = "b" if face < RED_SALT else "r"
        dice.append([f"die:{colour}{number + n + 1}" for n in range(thrown[face])])
        number += thrown[face]
    return dice
