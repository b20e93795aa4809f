"""Narration: one sentence per beat, and who may win soon."""

from collections.abc import Sequence

from pandemonium.engine.errors import Phrase
from pandemonium.engine.event import Event
from pandemonium.games.dice_summoners.events import (
    AbilityUsed,
    CardDiscarded,
    CardTaken,
    DiceRolled,
    HealthGained,
    HealthLost,
    SpellCast,
    Struck,
    TokensLost,
)
from pandemonium.games.dice_summoners.view import SeatView, SlotView, View

DAMAGE = ("attack", "steal")


def narrate(events: Sequence[Event]) -> Phrase | None:
    """One sentence for a beat of several events."""
    struck = [event for event in events if isinstance(event, Struck)]
    if struck:
        return _hit(struck[0], events)
    gained = [event for event in events if isinstance(event, HealthGained)]
    if gained:
        return Phrase("beat-heal", seat=gained[0].seat, card=gained[0].card, n=gained[0].n)
    rolled = [event for event in events if isinstance(event, DiceRolled)]
    if rolled:
        return Phrase("beat-roll", seat=rolled[0].seat, n=sum(rolled[0].values))
    taken = [event for event in events if isinstance(event, CardTaken)]
    return _taken(taken[0], events) if taken else None


def _hit(struck: Struck, events: Sequence[Event]) -> Phrase:
    """Damage, and what has become of it so far."""
    tokens = sum(event.n for event in events if isinstance(event, TokensLost))
    health = sum(event.n for event in events if isinstance(event, HealthLost))
    used = [event for event in events if isinstance(event, AbilityUsed | SpellCast)]
    spell = used[0].spell_card if used and isinstance(used[0], SpellCast) else ""
    card = spell or struck.card
    seat, target = struck.seat, struck.target
    if health and used and used[0].does == "steal":
        return Phrase(
            "beat-steal", seat=seat, target=target, card=card, tokens=tokens, health=health
        )
    if tokens or health:
        return Phrase("beat-hit", seat=seat, target=target, card=card, tokens=tokens, health=health)
    return Phrase("beat-strike", seat=seat, target=target, card=card, n=struck.n)


def _taken(taken: CardTaken, events: Sequence[Event]) -> Phrase:
    """A card comes, perhaps for another one."""
    given = [event.card for event in events if isinstance(event, CardDiscarded)]
    key = "beat-summon" if taken.mythic else "beat-take"
    if given:
        return Phrase(f"{key}-for", seat=taken.seat, card=taken.card, given_cards=given)
    return Phrase(key, seat=taken.seat, card=taken.card)


# ---------------------------------------------------------------------- who may win soon


def threats(view: View) -> list[Phrase]:
    """A player whose next roll, at its best, pays for enough damage."""
    if view["outcome"] is not None:
        return []
    phrases: list[Phrase] = []
    for number, seat in enumerate(view["seats"]):
        rival = view["seats"][1 - number]
        is_acting = view["turn"] == number and view["stage"] == "combat"
        if not is_acting and greatest_damage(seat) >= rival["tokens"] + rival["health"]:
            phrases.append(Phrase("threat-damage", seat=number))
    return phrases


def greatest_damage(seat: SeatView) -> int:
    """The most damage that the dice of a player's next roll can pay for, whatever they show."""
    dice = sum(seat["kept"]) + sum(seat["gains"])
    best = [0] * (dice + 1)  # by the number of dice
    for slot in _damaging(seat):
        cost = len(slot["cost"]["symbols"])
        for spent in range(dice, cost - 1, -1):
            best[spent] = max(best[spent], best[spent - cost] + slot["value"])
    return best[dice]


def _damaging(seat: SeatView) -> list[SlotView]:
    """The actions of a player that deal damage."""
    cards = [*seat["creatures"], *seat["spells"]]
    return [slot for card in cards for slot in card["slots"] if slot["does"] in DAMAGE]
