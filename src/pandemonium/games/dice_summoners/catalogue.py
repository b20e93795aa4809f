"""What is printed on the cards, for clients that draw them: sent once per table."""

from typing import NotRequired, TypedDict

from pandemonium.engine.presenter import CardText
from pandemonium.engine.text_view import Translator
from pandemonium.games.dice_summoners.components import Design


class SlotFigures(TypedDict):
    """What is printed on a slot."""

    does: str
    value: int
    cost: str
    gives: int
    takes: str
    spell: str
    spell_name: NotRequired[str]


class PrintedCard(CardText):
    """A card of the catalogue; `gain` are the blue and the red dice of a creature."""

    gain: NotRequired[list[int]]
    slots: NotRequired[list[SlotFigures]]
    turns: NotRequired[int]


def describe_design(design: Design, words: Translator | None) -> dict[str, object]:
    """Gain, slots and what else is printed on a card, for the catalogue."""
    described: dict[str, object] = {}
    if design.is_creature:
        described["gain"] = [design.blue, design.red]
    if design.slots:
        sides = range(len(design.slots))
        described["slots"] = [_describe_slot(design, side, words) for side in sides]
    if design.curse is not None:
        described["turns"] = design.turns
    return described


def _describe_slot(design: Design, side: int, words: Translator | None) -> SlotFigures:
    """What is printed on one slot of a card."""
    slot = design.slots[side]
    figures = SlotFigures(
        does=slot.does,
        value=slot.verb.value,
        cost=slot.cost.text,
        gives=slot.gives,
        takes=slot.takes,
        spell=slot.spell,
    )
    if words is not None and slot.spell:
        figures["spell_name"] = words.card(slot.spell)
    return figures
