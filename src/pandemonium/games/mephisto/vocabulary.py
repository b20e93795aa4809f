"""The words of `cards.toml`: kinds of card, and what a card can do."""

from typing import Final

# Kinds, as bits.
WEAPON: Final = 1
ITEM: Final = 2
SPELL: Final = 4
MONSTER: Final = 8
GEAR: Final = 3
NOT_MONSTER: Final = 7
NOT_SPELL: Final = 11
ANY: Final = 15
KINDS = {"weapon": WEAPON, "item": ITEM, "spell": SPELL, "monster": MONSTER}

# What weapons do in a fight.
DISCARD_SPELL: Final = 1  # discard a spell for `bonus` attack
DISCARD_MONSTER: Final = 2  # discard a monster for `bonus` attack
CHARGE: Final = 3  # `bonus` attack in a turn with a spell
SKEWER: Final = 4  # `bonus` attack before two monsters
LOAD: Final = 5  # no fight in the turn it was played
RETURN: Final = 6  # may move after a fight

# What gear does when it is played.
CORRODE: Final = 7  # all gear in the lane loses durability
POKE: Final = 8  # an opponent with gear in the lane loses `loss` favor
CHOP: Final = 9  # an opponent's gear in the lane loses durability
MEND: Final = 10  # may repair gear in the lane
SLING: Final = 11  # may move a weapon
FEED: Final = 12  # discard a monster of the dungeon, gain `favor`

# What gear does when it is activated.
REVEAL: Final = 13  # the top card of the deck decides
DRINK: Final = 14  # `favor`, and `per` card of the lane that is no monster
EAT: Final = 15  # `favor`, and `per` monster of the lane
COPY: Final = 16  # the ability of a card in the dungeon
BURN: Final = 17  # replace a card of the lane, gain `favor`
OPEN: Final = 18  # pay `loss` favor, take a card of the lane
EXCHANGE: Final = 19  # a hand card against a card of the lane
READ: Final = 20  # play a free spell of the dungeon
HOOK: Final = 21  # take a card that is no spell
DIG: Final = 22  # a monster of the hand against a card of the lane

# What spells do.
ATTACH: Final = 23  # under a weapon: `bonus` attack
IMPROVE: Final = 24  # the same, and repair it
RENEW: Final = 25  # new cards for a lane, gain `favor`
EXCHANGE_ANYWHERE: Final = 26  # a hand card against a card of the dungeon, gain `favor`
MOVE: Final = 27  # move gear, gain `favor`
TRANSMUTE: Final = 28  # an opponent's gear loses durability; `bonus` attack this turn

# What monsters do for those who defeated them.
GEAR_PAYS: Final = 29
SPELLS_PAY: Final = 30
MONSTERS_PAY: Final = 31
SUMMONS_PAY: Final = 32
SPELLS_HURT: Final = 33
ACTIVATE_TWICE: Final = 34

# What monsters do when they enter the dungeon.
OOZE: Final = 35
EVERYBODY_REPAIRS: Final = 36
LANE_DECAYS: Final = 37
EVERYBODY_SWAPS: Final = 38
TOLL: Final = 39
DRAIN: Final = 40
EVERYBODY_DRAWS: Final = 41

EFFECTS = {
    "discard-spell": DISCARD_SPELL,
    "discard-monster": DISCARD_MONSTER,
    "charge": CHARGE,
    "skewer": SKEWER,
    "load": LOAD,
    "return": RETURN,
    "corrode": CORRODE,
    "poke": POKE,
    "chop": CHOP,
    "mend": MEND,
    "sling": SLING,
    "feed": FEED,
    "reveal": REVEAL,
    "drink": DRINK,
    "eat": EAT,
    "copy": COPY,
    "burn": BURN,
    "open": OPEN,
    "exchange": EXCHANGE,
    "read": READ,
    "hook": HOOK,
    "dig": DIG,
    "attach": ATTACH,
    "improve": IMPROVE,
    "renew": RENEW,
    "exchange-anywhere": EXCHANGE_ANYWHERE,
    "move": MOVE,
    "transmute": TRANSMUTE,
    "gear-pays": GEAR_PAYS,
    "spells-pay": SPELLS_PAY,
    "monsters-pay": MONSTERS_PAY,
    "summons-pay": SUMMONS_PAY,
    "spells-hurt": SPELLS_HURT,
    "activate-twice": ACTIVATE_TWICE,
    "ooze": OOZE,
    "everybody-repairs": EVERYBODY_REPAIRS,
    "lane-decays": LANE_DECAYS,
    "everybody-swaps": EVERYBODY_SWAPS,
    "toll": TOLL,
    "drain": DRAIN,
    "everybody-draws": EVERYBODY_DRAWS,
}

# What says something else to care bears, and in solitaire.
KIND_TO_OTHERS = (CHOP, TRANSMUTE, OOZE)
WITHOUT_OTHERS = (CHOP, TRANSMUTE, OOZE, POKE, SPELLS_HURT, DRAIN)


def is_activated(effect: int) -> bool:
    """Whether gear with this effect is activated."""
    return REVEAL <= effect <= DIG


def is_immediate(effect: int) -> bool:
    """Whether a monster with this effect acts when it enters the dungeon."""
    return effect >= OOZE
