"""Which rules to read about a card, or about something that happened.

Events name their clause themselves. A card is explained where the rulebook names it, and where it
tells of all cards of its kind.
"""

import re
from functools import lru_cache

from pandemonium.app.schema import event_kinds
from pandemonium.engine.game import Game
from pandemonium.locale.words import Words


def clauses_of_events(game: str) -> dict[str, str]:
    """The clause of each kind of event that has one."""
    return {kind.kind: kind.clause for kind in event_kinds(game) if kind.clause}


@lru_cache(maxsize=64)
def clauses_of_cards(game: Game) -> dict[str, list[str]]:
    """The clauses of each card: first those about it alone, then others that name it, its kind's.

    Numbers are the same in all languages, so one is enough to look in.
    """
    words = Words(game, "en")
    names = {words.card(card.id): card.id for card in game.cards}
    by_length = sorted(names, key=len, reverse=True)  # Stray Cat is no Cat
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, by_length))})(?!\w)")
    own: dict[str, list[str]] = {card.id: [] for card in game.cards}
    named: dict[str, list[str]] = {card.id: [] for card in game.cards}
    for clause in game.clauses.values() if names else ():
        for place in pattern.finditer(clause.text):
            found = own if place.start() == 0 else named
            found[names[place.group()]].append(clause.id)
    kinds = game.about.card_clauses
    return {
        card.id: list(
            dict.fromkeys([*own[card.id], *named[card.id], *kinds.get(card.kind, ())]),
        )
        for card in game.cards
    }
