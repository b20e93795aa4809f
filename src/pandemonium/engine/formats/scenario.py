"""Reading what a scenario tells: every word known, every value of its kind, or a clear refusal."""

from collections.abc import Collection

from pandemonium.engine.errors import Phrase, PositionError, short_repr

ScenarioVocabulary = dict[
    str, tuple[str, str]
]  # by word: what is told with it, and what that means


def wrong(word: str, value: object, expected: Phrase) -> PositionError:
    """A refusal of what was told."""
    return PositionError(
        "scenario-value", {"word": word, "value": short_repr(value), "expected": expected}
    )


def only(told: dict[str, object], words: Collection[str], where: str) -> None:
    """Refuse words that mean nothing here; `where` is the key of what they were told of."""
    for word in told:
        if word not in words:
            raise PositionError(
                "scenario-word", {"where": where, "word": str(word), "words": list(words)}
            )


def flag(told: dict[str, object], word: str, default: bool = False) -> bool:
    """Something that is said to be so, or not."""
    value = told.get(word, default)
    if not isinstance(value, bool):
        raise wrong(word, value, Phrase("expected-flag"))
    return value


def number(told: dict[str, object], word: str, default: int, low: int, high: int) -> int:
    """A number within limits."""
    value = told.get(word, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(word, value, Phrase("expected-number", low=low, high=high))
    return value


def tables(told: dict[str, object], word: str, most: int) -> list[dict[str, object]]:
    """A list of tables, filled up with empty ones to `most`."""
    value = told.get(word, [])
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise wrong(word, value, Phrase("expected-tables"))
    if len(value) > most:
        raise PositionError("scenario-many", {"word": word, "most": most, "count": len(value)})
    return value + [{} for _ in range(most - len(value))]


class Supply:
    """The cards of a box of which a scenario has not told yet; `names` are their ids by number."""

    def __init__(self, names: list[str]) -> None:
        """All cards are free."""
        self.names = names
        self.free: list[int] = list(range(len(names)))

    def take(self, where: str, name: object) -> int:
        """One copy of the named card that is still free."""
        if not isinstance(name, str) or name not in self.names:
            raise PositionError("scenario-card", {"where": where, "card": short_repr(name)})
        for card in self.free:
            if self.names[card] == name:
                self.free.remove(card)
                return card
        raise PositionError("scenario-copies", {"where": where, "card": name})

    def take_all(self, where: str, names: object) -> list[int]:
        """The named cards, in their order."""
        if not isinstance(names, list):
            raise wrong(where, names, Phrase("expected-cards"))
        return [self.take(where, name) for name in names]
