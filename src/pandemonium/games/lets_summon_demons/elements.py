"""The names of elements: what views call things on the table, and actions and events point at."""

from typing import TYPE_CHECKING

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
