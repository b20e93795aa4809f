"""What can be on the stack of things to do: first the questions, then what happens by itself.

Questions about cells and gear carry the allowed ones as bits in `n`; where a lane matters as well
it is packed above them. `card` is the card that asks.
"""

from typing import Final

# Questions.
TURN: Final = 0  # play, activate, one action
PAY: Final = 1  # discard a hand card for `card`; n: cards still to pay
SCRAP: Final = 2  # make room in a lane; n: the own gear lying there
LANE: Final = 3  # choose a lane of the dungeon
UNDER: Final = 4  # which card goes under the deck first; n: cells
TAKE: Final = 5  # n: cells
GIVE: Final = 6  # the hand card to exchange; n: kinds
EXCHANGE: Final = 7  # the cell to exchange with; n: cells; the hand card is aside
SUMMON: Final = 8  # the same for the summon action; `card` is the monster
BANISH: Final = 9  # discard a card of the dungeon; n: cells
COPY: Final = 10  # n: cells and lane
READ: Final = 11  # n: cells
WEAKEN: Final = 12  # n: gear
TOLL: Final = 13  # pay favor or weaken a weapon; n: gear
REPAIR: Final = 14  # n: gear, and OPTIONAL
EMPOWER: Final = 15  # n: gear
MOVE: Final = 16  # n: gear, and OPTIONAL
TARGET: Final = 17  # an opponent loses favor; n: how much
BENEFIT: Final = 18  # who of the team gains; n: favor, 0 for a card
WIELD: Final = 19  # weapons for the fight
EXTRA: Final = 20  # a discard for more attack; `card` is the weapon
SPEND: Final = 21  # favor for the fight
QUESTIONS: Final = 22

# What happens by itself.
PUT: Final = 22  # `card` is laid down; n: lane
CAST: Final = 23  # `card`, a spell, is carried out; n: 1 if it comes from the hand
CAST_ENDS: Final = 24
FAVOR: Final = 25  # n: favor to gain
FILL: Final = 26  # fill the empty cells among n
SETTLE: Final = 27  # monsters that entered the dungeon act
TRIGGER: Final = 28  # n: cell
SUFFER: Final = 29  # one player's part of an immediate effect; n: cell
LOSE: Final = 30  # n: favor to lose
BOOST: Final = 31  # the second half of a transmutation
MOVED: Final = 32  # gear `card` comes to lane n of its owner, `seat`
EXTRAS: Final = 33  # weapons are chosen: what may be discarded for them
ACTED: Final = 34
EXTRA_STEP: Final = 35
REFILL: Final = 36
END_TURN: Final = 37
BEGIN_TURN: Final = 38
DREW: Final = 39  # a card for `seat`

CELL_BITS: Final = 64
OPTIONAL: Final = 1 << 30
GEAR_BITS: Final = OPTIONAL - 1
