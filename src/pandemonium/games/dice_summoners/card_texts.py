"""The text printed on a card, composed from its gain, slots and effect."""

from pandemonium.engine.text_view import Translator
from pandemonium.games.dice_summoners.auras import RaiseVerb
from pandemonium.games.dice_summoners.components import Design, Slot
from pandemonium.games.dice_summoners.dice import counts_by_symbol


def card_text(design: Design, words: Translator) -> str:
    """The text of a card, in sentences."""
    if design.aura is not None:
        by = design.aura.by
        if not isinstance(design.aura, RaiseVerb):
            return words.text("text-aura-combat", by=by)
        return words.text("text-aura", verb=design.aura.verb, of=design.aura.of, by=by)
    if design.curse is not None:
        key = f"text-curse-{design.curse.name}"
        return words.text(key, n=design.curse.value, turns=design.turns)
    sentences = [_slot(design, slot, words) for slot in design.slots]
    if design.blue or design.red:
        dice = "both" if design.blue and design.red else "blue" if design.blue else "red"
        sentences.insert(0, words.text("text-gain", dice=dice, blue=design.blue, red=design.red))
    return " ".join(sentences)


def _slot(design: Design, slot: Slot, words: Translator) -> str:
    """The sentence of one slot, with its price and, for a spell, its name."""
    symbols = slot.cost.text
    price = "free" if not symbols and not slot.gives else slot.price
    if design.is_ritual:
        effect = words.text("text-take-mythic", card=words.card(slot.takes))
    elif slot.takes:
        effect = words.text("text-take", takes=slot.takes)
    else:
        effect = words.text("text-does", does=slot.does, n=slot.verb.value)
    if slot.spell:
        effect = words.text("text-spell", spell=words.card(slot.spell), effect=effect)
    paid = words.text("text-price", price=price, **counts_by_symbol(symbols))
    return f"{effect[0].upper()}{effect[1:]} ({paid})."
