"""What can be on the stack of things to do: first the questions, then what happens by itself."""

from typing import Final

# Questions. `card` is the design that asks; what `n` means is said behind each.
GAIN: Final = 0  # roll the dice of the gain stage
COMBAT: Final = 1  # an action, or the end of the turn
TAKE: Final = 2  # which card to take from the decks
GIVE: Final = 3  # which creature to give up
REPLACE: Final = 4  # what to replace at a limit of six
BOOST: Final = 5  # whether Insight helps this spell
PAY: Final = 6  # with which dice
LOSE: Final = 7  # how many tokens go from one slot; n: a packed hit
CAP: Final = 8  # play on or stop at the turn cap; n: players already asked
QUESTIONS: Final = 9

# What happens by itself.
PLAN: Final = 9  # ask what the plan still lacks, then carry it out
BEGIN_TURN: Final = 10

SLOT_NUMBERS: Final = 32


def pack(damage: int, slot: int, steals: bool, exact: bool) -> int:
    """A hit in one number: damage left, the slot asked about, and two flags of `hits.py`."""
    return ((damage * SLOT_NUMBERS + slot) * 2 + (1 if steals else 0)) * 2 + (1 if exact else 0)


def damage_of(n: int) -> int:
    """The damage left in a packed hit."""
    return n // (4 * SLOT_NUMBERS)


def slot_of(n: int) -> int:
    """The slot in a packed hit."""
    return n // 4 % SLOT_NUMBERS


def steals(n: int) -> bool:
    """Whether the hit steals."""
    return n // 2 % 2 == 1


def is_exact(n: int) -> bool:
    """Whether tokens must take exactly what is left."""
    return n % 2 == 1
