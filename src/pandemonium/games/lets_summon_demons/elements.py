"""The names of elements: what views call things on the table, and actions and events point at."""

from typing import TYPE_CHECKING

from pandemonium.engine.event import Change, Event
from pandemonium.games.lets_summon_demons.components import CANDLE, DEMON, Box

if TYPE_CHECKING:
    from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState


def block_at(place: int) -> str:
    """A place of the Block: `block:1` ..."""
    return f"block:{place + 1}"


def card_in(box: Box, zone: str, cards: list[int], card: int) -> str:
    """A card among others in a zone; equal ones are counted from the left."""
    design = box.design_of[card]
    before = 0
    for other in cards:
        if other == card:
            break
        if box.design_of[other] == design:
            before += 1
    name = box.name(card)
    return f"{zone}:{name}.{before + 1}" if before else f"{zone}:{name}"


def card_at(state: "LetsSummonDemonsState", seat: int, card: int) -> str:
    """A card in play: `row:p1:dog`, `row:p1:dog.2`, `demon:p1:porcus` ..."""
    area = state.seats[seat]
    traits = state.box.traits[card]
    if traits & DEMON:
        return card_in(state.box, f"demon:p{seat + 1}", area.demons, card)
    if traits & CANDLE:
        return card_in(state.box, f"candle:p{seat + 1}", area.candles, card)
    return card_in(state.box, f"row:p{seat + 1}", area.row, card)


# The counters of the zones of a player, and the piles that are counters themselves.
COUNTERS = {"row": "cards", "demon": "demons", "candle": "candles", "hand": "hand"}
PILES = ("deck", "discards", "demon_discards")


def counter_at(at: str) -> str:
    """The counter that a card at this element is part of, as in `cards:1`; empty: of none."""
    zone, _, place = at.partition(":")
    if zone in COUNTERS:
        return f"{COUNTERS[zone]}:{place.partition(':')[0].removeprefix('p')}"
    return zone if zone in PILES else ""


def moved_card(event: Event) -> list[Change]:
    """The counters of the places that one card leaves and reaches."""
    source, target = [counter_at(place) for place in event.endpoints()]
    changes = [(source, -1), (target, 1)]
    return [(counter, delta) for counter, delta in changes if counter]
