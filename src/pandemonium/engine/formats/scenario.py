"""Reading scenarios: unknown words and invalid values raise a clear PositionError."""

from collections.abc import Collection

from pandemonium.engine.errors import Phrase, PositionError, short_repr

ScenarioVocabulary = dict[str, tuple[str, str]]  # by word: its type, and what it means


def wrong(word: str, value: object, expected: Phrase) -> PositionError:
    """The error for an invalid value."""
    return PositionError(
        "scenario-value", {"word": word, "value": short_repr(value), "expected": expected}
    )


def only(data: dict[str, object], words: Collection[str], where: str) -> None:
    """Reject unknown words; `where` is the key of the table that they are in."""
    for word in data:
        if word not in words:
            raise PositionError(
                "scenario-word", {"where": where, "word": str(word), "words": list(words)}
            )


def flag(data: dict[str, object], word: str, default: bool = False) -> bool:
    """A boolean value, or the default."""
    value = data.get(word, default)
    if not isinstance(value, bool):
        raise wrong(word, value, Phrase("expected-flag"))
    return value


def number(data: dict[str, object], word: str, default: int, low: int, high: int) -> int:
    """An integer within limits, or the default."""
    value = data.get(word, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(word, value, Phrase("expected-number", low=low, high=high))
    return value


def tables(data: dict[str, object], word: str, most: int) -> list[dict[str, object]]:
    """A list of tables, filled up with empty ones to `most`."""
    value = data.get(word, [])
    if not isinstance(value, list) or not all(isinstance(table, dict) for table in value):
        raise wrong(word, value, Phrase("expected-tables"))
    if len(value) > most:
        raise PositionError("scenario-many", {"word": word, "most": most, "count": len(value)})
    return value + [{} for _ in range(most - len(value))]


class Supply:
    """The cards of a box that a scenario has not placed yet; `names` are their ids by number."""

    def __init__(self, names: list[str]) -> None:
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
