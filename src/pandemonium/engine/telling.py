"""Reading what a scenario tells: every word known, every value of its kind, or a clear refusal."""

from pandemonium.engine.errors import PositionError


def only(told: dict[str, object], words: tuple[str, ...], where: str) -> None:
    """Refuse words that mean nothing here."""
    for word in told:
        if word not in words:
            raise PositionError(f"{where} has no {word!r}; it has {', '.join(words)}")


def flag(told: dict[str, object], word: str) -> bool:
    """Something that is said to be so, or not; not, if nothing is said."""
    value = told.get(word, False)
    if not isinstance(value, bool):
        raise PositionError(f"{word}: expected true or false, not {value!r}")
    return value


def number(told: dict[str, object], word: str, default: int, low: int, high: int) -> int:
    """A number within limits."""
    value = told.get(word, default)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise PositionError(f"{word}: expected a number from {low} to {high}, not {value!r}")
    return value


def tables(told: dict[str, object], word: str, most: int) -> list[dict[str, object]]:
    """A list of tables, filled up with empty ones to `most`."""
    value = told.get(word, [])
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise PositionError(f"{word}: expected a list of tables, not {value!r}")
    if len(value) > most:
        raise PositionError(f"{word}: expected at most {most} tables, not {len(value)}")
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
            raise PositionError(f"{where}: there is no card {name!r}")
        for card in self.free:
            if self.names[card] == name:
                self.free.remove(card)
                return card
        raise PositionError(f"{where}: no more copies of {name!r} in the box")

    def take_all(self, where: str, names: object) -> list[int]:
        """The named cards, in their order."""
        if not isinstance(names, list):
            raise PositionError(f"{where}: expected a list of card ids, not {names!r}")
        return [self.take(where, name) for name in names]
