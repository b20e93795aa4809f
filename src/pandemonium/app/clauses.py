"""The clauses of the rulebook that explain a card or an event.

Events name their clause. A card is explained by the clauses that name it, and by those about all
cards of its kind.
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

    Clause numbers are the same in all languages, so English is enough.
    """
    words = Words(game, "en")
    names = {words.card(card.id): card.id for card in game.cards}
    by_length = sorted(names, key=len, reverse=True)  # match Stray Cat before Cat
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, by_length))})(?!\w)")
    leading: dict[str, list[str]] = {card.id: [] for card in game.cards}
    named: dict[str, list[str]] = {card.id: [] for card in game.cards}
    for clause in game.clauses.values() if names else ():
        for place in pattern.finditer(clause.text):
            clauses = leading if place.start() == 0 else named
            clauses[names[place.group()]].append(clause.id)
    kinds = game.about.card_clauses
    return {
        card.id: [*dict.fromkeys(leading[card.id] + named[card.id] + [*kinds.get(card.kind, ())])]
        for card in game.cards
    }
