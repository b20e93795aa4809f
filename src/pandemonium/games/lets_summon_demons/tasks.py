"""What can be on the stack of things to do: first the questions, then what happens by itself."""

from typing import Final

# Questions: the card that asks is in `card`. What `n` means is said behind each.
TURN: Final = 0  # roll, buy, summon, pass or end
CANDLE: Final = 1  # choose a candle
STARTER: Final = 2  # the free summon of the first turn
REROLL: Final = 3
ORDER: Final = 4  # which card activates next; the cards are in `batches[-1]`, `card` made them wait
SNUFF: Final = 5  # n: cards still to be snuffed
PAY: Final = 6  # n: step and number of prices paid
ROB: Final = 7  # n: souls still to be stolen
VICTIM: Final = 8  # n: step and how many times the choice is still to be made
STEAL: Final = 9  # n: step and victim
BITE: Final = 10  # discard a card of the victim; n: step, times left after this, victim
DISCARD: Final = 11  # discard an own card; n: step
TAKE: Final = 12  # take a card of the Block; n: step
REPLACE: Final = 13  # n: the places chosen so far, as bits
PICK: Final = 14  # activate another card; n: step
SEARCH: Final = 15  # choose a Demon of the deck
HATCH: Final = 16  # choose one of the Demons aside; n: how many of them are hatching Eggs
CHOOSE: Final = 17  # n: step
QUESTIONS: Final = 18

# What happens by itself.
STEP: Final = 18  # n: the step of the card's effect to do next
CHAIN: Final = 19  # marks that `card` is in the middle of activating others
ROLL_ENDS: Final = 20
DEAL: Final = 21  # the last part of the set-up
BEGIN_TURN: Final = 22

SEATS: Final = 8
TIMES: Final = 8


def pack(step: int, times: int = 0, seat: int = 0) -> int:
    """A step, a small count and a seat in one number."""
    return (step * TIMES + times) * SEATS + seat


def step_of(n: int) -> int:
    """The step in a packed number."""
    return n // (TIMES * SEATS)


def times_of(n: int) -> int:
    """The count in a packed number."""
    return n // SEATS % TIMES


def seat_of(n: int) -> int:
    """The seat in a packed number."""
    return n % SEATS
