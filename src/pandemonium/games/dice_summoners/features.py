"""What can be measured of a player's prospects between two turns, for bots.

Each player is measured by what `MEASURES` names, all of order 1:

| measure | what it is |
| --- | --- |
| `health` | health |
| `tokens` | tokens on all slots |
| `blue`, `red` | dice of the next roll, as a hex allows |
| `kept` | those of them that were kept |
| `mercury-hits`, `salt-hits`, `sulphur-hits` | attacks and steals, by the symbols that pay them |
| `steal`, `heal` | what all slots of that kind are worth together |
| `keen` | attacks and steals that are worth at least 3 for each die |
| `mercury-guard`, `salt-guard`, `sulphur-guard` | what slots without tokens can defend |
| `bulwark` | what those could defend on which tokens lie |
| `strike` | damage that the next roll should pay for |
| `recovery` | health that the next roll should pay for, as far as it is missing |
| `danger` | the opponent's strike as a share of health and tokens |
| `basic`, `advanced`, `mythic` | creatures of that kind |
| `room` | places that are free for creatures |
| `sets` | spell sets |
| `rituals` | rituals that can still be cast |
| `schooling` | start sets |
| `aura` | what the aura adds to all slots together |
| `hexed`, `hurt`, `drained`, `webbed`, `chained` | what the curse takes while it lasts |
"""

from typing import Final

from pandemonium.engine.task import NO_CARD
from pandemonium.games.dice_summoners.components import (
    MAX_CREATURES,
    MAX_HEALTH,
    PLACES,
    SLOTS,
    Box,
    Design,
    Slot,
)
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.state import DiceSummonersState

MEASURES: Final = (
    "health", "tokens", "blue", "red", "kept", "mercury-hits", "salt-hits", "sulphur-hits",
    "steal", "heal", "keen", "mercury-guard", "salt-guard", "sulphur-guard", "bulwark", "strike",
    "recovery", "danger", "basic", "advanced", "mythic", "room", "sets", "rituals", "schooling",
    "aura", "hexed", "hurt", "drained", "webbed", "chained",
)  # fmt: skip
HEALTH: Final = 0  # the places of these in MEASURES
TOKENS: Final = 1
STRIKE: Final = 15
DANGER: Final = 17
MAX_DANGER: Final = 2.0
KEEN: Final = 3.0  # worth for each die

# What a slot does, as a number.
ATTACK: Final = 0
STEAL: Final = 1
HEAL: Final = 2
DEFEND: Final = 3
OTHER: Final = 4
VERBS: Final = ("attack", "steal", "heal", "defend")
CURSES: Final = ("hex", "hurt", "drain", "no_combat_spells", "no_heals")
NO_CURSE: Final = -1
SIDES: Final = 6.0  # of a die


class Printed:
    """The numbers printed on one slot."""

    __slots__ = ("dice", "mercury", "salt", "sulphur", "verb", "worth")

    def __init__(self, slot: Slot) -> None:
        self.verb = VERBS.index(slot.does) if slot.does in VERBS else OTHER
        self.worth: float = 0.0 if slot.gives else float(slot.verb.value)  # creatures are dear
        self.mercury: float = float(slot.cost.mercury)
        self.salt: float = float(slot.cost.salt)
        self.sulphur: float = float(slot.cost.sulphur)
        self.dice: float = float(max(1, slot.cost.total))


class Symbols:
    """Numbers that belong to the symbols on dice."""

    __slots__ = ("mercury", "salt", "sulphur")

    def __init__(self) -> None:
        self.mercury: float = 0.0
        self.salt: float = 0.0
        self.sulphur: float = 0.0

    def add(self, printed: Printed, times: float = 1.0) -> None:
        """What a slot costs, so many times."""
        self.mercury += times * printed.mercury
        self.salt += times * printed.salt
        self.sulphur += times * printed.sulphur

    def share(self, blue: float, red: float) -> float:
        """How much of a price so many dice should pay: each symbol by how likely dice show it."""
        dice = blue + red
        if dice < 0.5:
            return 0.0
        needed = SIDES * (
            self.mercury / (4 * blue + 2 * red)
            + self.salt / (3 * blue + 4 * red)
            + self.sulphur / (blue + 4 * red)
        )  # as a share of all dice
        return 1.0 if needed <= 1.0 else 1.0 / needed


class Tally:
    """What is added up over the cards of one player."""

    __slots__ = (
        "advanced", "aura", "basic", "blue", "bulwark", "guards", "heal", "heal_price", "hits",
        "keen", "mythic", "red", "rituals", "room", "schooling", "sets", "steal", "strike",
        "strike_price", "tokens",
    )  # fmt: skip

    def __init__(self) -> None:
        self.blue: float = 0.0
        self.red: float = 0.0
        self.basic: float = 0.0
        self.advanced: float = 0.0
        self.mythic: float = 0.0
        self.room: float = 0.0
        self.sets: float = 0.0
        self.rituals: float = 0.0
        self.schooling: float = 0.0
        self.aura: float = 0.0
        self.strike: float = 0.0
        self.steal: float = 0.0
        self.heal: float = 0.0
        self.keen: float = 0.0
        self.tokens: float = 0.0
        self.bulwark: float = 0.0
        self.hits = Symbols()
        self.guards = Symbols()
        self.strike_price = Symbols()
        self.heal_price = Symbols()

    def add_slot(self, printed: Printed, bonus: float, tokens: int) -> None:
        """One slot of a creature or a spell set."""
        worth = printed.worth + bonus
        self.aura += bonus
        if printed.verb == DEFEND:
            if tokens:
                self.tokens += tokens
                self.bulwark += worth
            else:
                self.guards.add(printed, worth / printed.dice)
        elif printed.verb == HEAL:
            self.heal += worth
            self.heal_price.add(printed)
        else:
            self.strike += worth
            if printed.verb == STEAL:
                self.steal += worth
            self.hits.add(printed, worth / printed.dice)
            if worth >= KEEN * printed.dice:
                self.keen += worth
            self.strike_price.add(printed)

    def add_creature(self, design: Design) -> None:
        """What a creature brings besides its slots."""
        self.blue += design.blue
        self.red += design.red
        if design.is_mythic:
            self.mythic += 1
        elif design.kind == "basic":
            self.basic += 1
        else:
            self.advanced += 1


class Measurer:
    """Measures the players of one configuration."""

    def __init__(self, box: Box) -> None:
        """What is printed on the cards, as numbers."""
        self.printed = [[Printed(slot) for slot in design.slots] for design in box.designs]
        self.curses = [
            NO_CURSE if design.curse is None else CURSES.index(design.curse.name)
            for design in box.designs
        ]
        self.burdens = [
            0.0 if design.curse is None else float(design.curse.value) / design.turns
            for design in box.designs
        ]

    def measure_both(self, state: DiceSummonersState, seat: int) -> list[float]:
        """The MEASURES of a player, then the opponent."""
        mine = self.measure(state, seat)
        theirs = self.measure(state, 1 - seat)
        mine[DANGER] = danger(mine, theirs)
        theirs[DANGER] = danger(theirs, mine)
        mine.extend(theirs)
        return mine

    def measure(self, state: DiceSummonersState, seat: int) -> list[float]:
        """The MEASURES of a player; the danger is still to be seen."""
        owner = state.seats[seat]
        tally = self.tally(state, owner)
        hexed = hurt = drained = webbed = chained = 0.0
        if owner.curse != NO_CARD:
            curse, turns = self.curses[owner.curse], owner.curse_turns
            burden = self.burdens[owner.curse] * turns
            if curse == 0:
                hexed = burden
            elif curse == 1:
                hurt = burden
            elif curse == 2:
                drained = burden
            elif curse == 3:
                webbed = tally.sets * turns
            else:
                chained = tally.heal * turns
        blue = tally.blue + owner.kept_blue
        red = tally.red + owner.kept_red
        if hexed > 0.0 and blue > 0.0:
            blue -= 1.0
        strike = tally.strike * tally.strike_price.share(blue, red)
        if state.turns < 2 or (state.turns == 2 and state.turn == seat):
            strike = 0.0  # creatures rest in the first turn of their player
        recovery = tally.heal * tally.heal_price.share(blue, red)
        missing = float(MAX_HEALTH - owner.health)
        return [
            owner.health / 10, tally.tokens / 10, blue / 5, red / 4,
            (owner.kept_blue + owner.kept_red) / 2, tally.hits.mercury / 5, tally.hits.salt / 5,
            tally.hits.sulphur / 5, tally.steal / 5, tally.heal / 5, tally.keen / 10,
            tally.guards.mercury / 5, tally.guards.salt / 5, tally.guards.sulphur / 5,
            tally.bulwark / 10, strike / 10, (recovery if recovery < missing else missing) / 5,
            0.0, tally.basic / 3, tally.advanced / 3, tally.mythic, tally.room / 3,
            tally.sets / 2, tally.rituals, tally.schooling / 3, tally.aura / 3, hexed, hurt / 3,
            drained / 2, webbed / 6, chained / 15,
        ]  # fmt: skip

    def tally(self, state: DiceSummonersState, owner: Seat) -> Tally:
        """What the cards of a player come to."""
        tally = Tally()
        box = state.box
        designs = box.designs
        bonus = None if owner.aura == NO_CARD else box.bonus[owner.aura]
        for place in range(PLACES):
            card = owner.cards[place]
            if place < MAX_CREATURES:
                if card == NO_CARD:
                    tally.room += 1
                    continue
                tally.add_creature(designs[card])
            elif card == NO_CARD:
                continue
            elif designs[card].is_ritual:
                if state.supply[box.takes[card][0][0]]:
                    tally.rituals += 1
                continue
            elif designs[card].kind == "start_set":
                tally.schooling += 1
                continue
            else:
                tally.sets += 1
            for side, printed in enumerate(self.printed[card]):
                more = 0.0 if bonus is None else float(bonus[SLOTS * card + side])
                tally.add_slot(printed, more, owner.tokens[SLOTS * place + side])
        if owner.aura != NO_CARD:
            tally.aura += tally.sets * box.spell_bonus[owner.aura]
        return tally


def danger(mine: list[float], theirs: list[float]) -> float:
    """The other player's strike as a share of what can take it."""
    life = mine[HEALTH] + mine[TOKENS]
    return theirs[STRIKE] / life if theirs[STRIKE] < MAX_DANGER * life else MAX_DANGER
