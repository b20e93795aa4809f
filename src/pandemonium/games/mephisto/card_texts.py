"""What is printed on a card: the sentence of its verb with the card's own numbers."""

from pandemonium.engine.text_view import Translator
from pandemonium.games.mephisto.components import Design


def card_text(design: Design, words: Translator) -> str:
    """The text of the card under the current options."""
    effect = design.effect
    key = f"text-{effect.name}-{design.variant}" if design.variant else f"text-{effect.name}"
    return words.text(
        key,
        favor=effect.favor,
        loss=effect.loss,
        both=effect.favor + effect.loss,
        per=effect.per,
        bonus=effect.bonus,
        gender=words.gender(design.id),
    )
