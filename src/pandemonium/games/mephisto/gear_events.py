"""What can happen to gear and spells in a game of Mephisto."""

from pandemonium.engine.event import BEATS, Element, Event, OfCard, Seat
from pandemonium.games.mephisto.events import ATTENTION, EFFECTS, OfGear


class GearPlayed(OfGear, Event):
    """Gear comes into play in a lane."""

    kind = "gear-played"
    clause = "ME 3.4"
    path = ("aside", "lane:{event.player}:{event.lane}")
    beat = "move"
    joins = ("card-announced",)
    counts = (("durability:{event.gear_at}", "durability"),)

    lane: int
    durability: int


class GearActivated(OfGear, Event):
    """A seat activates gear for its ability."""

    kind = "gear-activated"
    clause = "ME 4.2"
    beat = "fire"


class GearScrapped(OfGear, Event):
    """Gear is discarded to make room."""

    kind = "gear-scrapped"
    clause = "ME 3.4"
    path = ("{event.gear_at}", "discards")
    beat = "pay"
    joins = ("card-announced",)
    counts = (("durability:{event.gear_at}", "-durability"), ("discards", 1))

    durability: int


class GearMoved(OfGear, Event):
    """Gear goes to another lane."""

    kind = "gear-moved"
    clause = "ME 4.7"
    path = ("{event.gear_at}", "lane:{event.player}:{event.lane}")
    beat = "move"
    joins = ("gear-played", "gear-scrapped", "monster-defeated", *EFFECTS)

    lane: int


class GearBroken(OfGear, Event):
    """Gear has no durability left."""

    kind = "gear-broken"
    clause = "ME 4.1"
    path = ("{event.gear_at}", "discards")
    beat = "break"
    counts = (("durability:{event.gear_at}", -1), ("discards", 1))


class GearRepaired(OfGear, Event):
    """Gear has `n` durability again."""

    kind = "gear-repaired"
    clause = "ME 4.6"
    beat = "wear"
    joins = ("gear-played", "monster-acts", *EFFECTS)
    counts = (("durability:{event.gear_at}", 1),)

    n: int


class DurabilityLost(OfGear, Event):
    """Gear has `n` durability left; `by` is the player whose turn it is."""

    kind = "durability-lost"
    clause = "ME 4.1"
    beat = "wear"
    joins = ("gear-played", "monster-acts", "monster-defeated", *EFFECTS)
    counts = (("durability:{event.gear_at}", -1),)

    n: int
    by: Seat

    def weight(self) -> int:
        return BEATS[self.beat] if self.by == self.seat else ATTENTION


class SpellPlayed(OfCard, Event):
    """A spell is played, from the hand or out of the dungeon."""

    kind = "spell-played"
    clause = "ME 3.6"
    path = ("", "aside")
    beat = "move"
    joins = ("card-announced", *EFFECTS)

    from_hand: bool


class SpellDiscarded(OfCard, Event):
    """A spell has taken effect, or the weapon that it was attached to has left play."""

    kind = "spell-discarded"
    clause = "ME 3.6"
    path = ("{event.source}", "discards")
    beat = "pay"
    joins = ("gear-scrapped", "gear-broken", *EFFECTS)
    counts = (("discards", 1),)

    source: Element


class SpellAttached(OfGear, Event):
    """A weapon has `n` more attack for good."""

    kind = "spell-attached"
    clause = "ME 3.7"
    path = ("aside", "{event.gear_at}")
    beat = "fire"
    joins = EFFECTS

    n: int


class WeaponBoosted(OfGear, Event):
    """A weapon has `n` more attack in this turn."""

    kind = "weapon-boosted"
    clause = "ME 6.3"
    beat = "fire"
    joins = EFFECTS

    n: int


class WeaponWielded(OfGear, Event):
    """A weapon joins the fight."""

    kind = "weapon-wielded"
    clause = "ME 6.2"
    beat = "fire"
    joins = ("weapon-wielded",)
