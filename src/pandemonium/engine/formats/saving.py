"""Saving and loading: one mechanism for all games, driven by the fields that a class declares.

A class of a game lists its fields once, with their bounds (`FIELDS`); slots, serialization and
validation follow from them. Only copying is written by hand, for speed.
"""

from collections.abc import Iterable
from typing import Any, cast

from pandemonium.engine.chance import load_chance
from pandemonium.engine.deck import Deck
from pandemonium.engine.errors import Phrase, PositionError, short_repr
from pandemonium.engine.game import Game
from pandemonium.engine.outcome import CUT
from pandemonium.engine.task import Decision, Task

FORMAT = 1
BASICS = ("format", "game", "players", "options", "ply", "chance", "todo", "outcome", "reveals")
ANY_LENGTH = -1  # of a list
LARGE = 1 << 40  # no number in a game is as large as that


class Field:
    """One saved attribute: its name, and what values are valid."""

    def __init__(self, name: str) -> None:
        self.name = name

    def write(self, value: Any) -> object:
        """The value, serialized as JSON."""
        return value

    def read(self, value: object, game: Game) -> object:
        """The value that `write` serialized, or a PositionError."""
        raise NotImplementedError

    def is_left_out(self, value: Any) -> bool:  # noqa: ARG002 - for those that may be
        """Whether the value is omitted from the save."""
        return False

    def wrong(self, value: object, expected: Phrase) -> PositionError:
        """The error for an invalid value."""
        return PositionError(
            "damaged-field", {"field": self.name, "value": short_repr(value), "expected": expected}
        )


class Number(Field):
    """An integer within bounds, both included."""

    def __init__(self, name: str, low: int = 0, high: int = LARGE) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def bounds(self, game: Game) -> tuple[int, int]:  # noqa: ARG002 - for those that need it
        """The lowest and the highest number allowed in this game."""
        return self.low, self.high

    def read(self, value: object, game: Game) -> int:
        low, high = self.bounds(game)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(value, Phrase("expected-number", low=low, high=high))
        return value


class SeatNumber(Number):
    """The number of a seat; with `nobody`, also -1."""

    def __init__(self, name: str, *, nobody: bool = False) -> None:
        super().__init__(name, -1 if nobody else 0)

    def bounds(self, game: Game) -> tuple[int, int]:
        return self.low, game.players - 1


class CardNumber(Number):
    """The number of a card; with `none`, also -1."""

    def __init__(self, name: str, *, none: bool = False) -> None:
        super().__init__(name, -1 if none else 0)

    def bounds(self, game: Game) -> tuple[int, int]:
        return self.low, sum(card.copies for card in game.cards) - 1


class Flag(Field):
    """A boolean attribute, saved as true or false."""

    def read(self, value: object, game: Game) -> bool:  # noqa: ARG002 - it knows enough
        if not isinstance(value, bool):
            raise self.wrong(value, Phrase("expected-flag"))
        return value


class ListOf(Field):
    """A list of values of one kind, kept as a list or, with `fixed`, as a tuple."""

    def __init__(self, part: Field, length: int = ANY_LENGTH, *, fixed: bool = False) -> None:
        super().__init__(part.name)
        self.part = part
        self.length = length
        self.fixed = fixed

    def count(self, game: Game) -> int:  # noqa: ARG002 - for those that need it
        """The length of the list in this game."""
        return self.length

    def write(self, value: Any) -> object:
        return [self.part.write(part) for part in value]

    def read(self, value: object, game: Game) -> object:
        count = self.count(game)
        if not isinstance(value, list) or count not in (ANY_LENGTH, len(value)):
            expected = Phrase("expected-list", count=count)
            raise self.wrong(value, expected)
        values = [self.part.read(part, game) for part in value]
        return tuple(values) if self.fixed else values


class PerSeat(ListOf):
    """A list with one value for each player."""

    def count(self, game: Game) -> int:
        return game.players


class Numbers(ListOf):
    """A list of integers, with bounds for each."""

    def __init__(
        self, name: str, low: int = 0, high: int = LARGE, length: int = ANY_LENGTH
    ) -> None:
        super().__init__(Number(name, low, high), length)


class Cards(ListOf):
    """A list of cards; with `none`, it may contain -1."""

    def __init__(self, name: str, length: int = ANY_LENGTH, *, none: bool = False) -> None:
        super().__init__(CardNumber(name, none=none), length)


class Pile(Field):
    """A deck with its discards."""

    PARTS = ("cards", "discards", "known", "below")

    def write(self, value: Any) -> object:
        return {part: _copied(getattr(value, part)) for part in self.PARTS}

    def read(self, value: object, game: Game) -> object:
        if not isinstance(value, dict) or set(value) != set(self.PARTS):
            raise self.wrong(value, Phrase("expected-table", names=", ".join(self.PARTS)))
        piles = Cards(self.name)
        cards, discards, known = (piles.read(value[part], game) for part in self.PARTS[:3])
        below = ListOf(piles).read(value["below"], game)
        if [] in cast(list[object], below):
            raise self.wrong(value["below"], Phrase("expected-cards"))
        return Deck(cards, discards, known, *below)  # type: ignore[arg-type,misc]  # read above


class Part(Field):
    """An object with fields of its own, made by `cls()` and then filled."""

    def __init__(self, name: str, cls: type, fields: tuple[Field, ...]) -> None:
        super().__init__(name)
        self.cls = cls
        self.fields = fields

    def write(self, value: Any) -> object:
        return write_fields(value, self.fields)

    def read(self, value: object, game: Game) -> object:
        part = self.cls()
        read_fields(part, value, self.fields, game, self.name)
        return part


class OptionalPart(Part):
    """A part that is saved only if it is not blank; older saves lack it too."""

    def is_left_out(self, value: Any) -> bool:
        return bool(value.is_blank)


def slots(fields: Iterable[Field], *others: str) -> tuple[str, ...]:
    """The slots of a class with these fields, and others that are not saved."""
    return tuple(sorted([field.name for field in fields] + list(others)))


def _copied(pile: list[Any]) -> list[Any]:
    return [layer[:] if isinstance(layer, list) else layer for layer in pile]


def write_fields(thing: object, fields: tuple[Field, ...]) -> dict[str, object]:
    """The fields of a thing by name, as JSON."""
    return {
        field.name: field.write(value)
        for field, value in [(field, getattr(thing, field.name)) for field in fields]
        if not field.is_left_out(value)
    }


def fields_in(data: dict[str, object], fields: tuple[Field, ...]) -> tuple[Field, ...]:
    """The fields without the optional ones that were left out."""
    return tuple(
        field for field in fields if field.name in data or not isinstance(field, OptionalPart)
    )


def read_fields(
    thing: object, data: object, fields: tuple[Field, ...], game: Game, where: str
) -> None:
    """Give a thing the fields that were written, all of them and no others."""
    names = [field.name for field in fields]
    if not isinstance(data, dict) or sorted(data) != sorted(names):
        raise PositionError(
            "damaged-table", {"where": where, "value": short_repr(data), "names": ", ".join(names)}
        )
    for field in fields:
        setattr(thing, field.name, field.read(data[field.name], game))


# ---------------------------------------------------------------------- tasks


def task_classes(game: Game) -> dict[str, type[Task]]:
    """The task classes that the game's own modules define, by their names in saves."""
    classes: dict[str, type[Task]] = {}
    waiting: list[type[Task]] = [Task]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            if cls.__module__.split(".")[: len(game.package_path)] == game.package_path:
                _add_task(classes, cls)
    return classes


def _add_task(classes: dict[str, type[Task]], cls: type[Task]) -> None:
    """Add a class under its saved name, which must be declared and unique."""
    name = vars(cls).get("saved_name")
    if name is None:
        raise TypeError(f"{cls.__module__}.{cls.__qualname__} declares no saved_name")
    if name in classes:
        raise TypeError(f"{cls} and {classes[name]} have the same saved_name {name!r}")
    if name:
        classes[name] = cls


HEAD = (SeatNumber("seat", nobody=True), CardNumber("card", none=True))


def write_task(task: Task) -> dict[str, object]:
    """A task serialized as JSON: its saved name and its fields."""
    return {"do": task.saved_name, **write_fields(task, (*HEAD, *task.FIELDS))}


def read_task(data: object, game: Game) -> Task:
    """The task that `write_task` wrote."""
    classes = task_classes(game)
    name = data.get("do") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(name, str) or name not in classes:
        raise PositionError(
            "damaged-task", {"value": short_repr(data), "names": ", ".join(sorted(classes))}
        )
    cls = classes[name]
    fields = (*HEAD, *cls.FIELDS)
    if sorted(data) != sorted(["do", *[field.name for field in fields]]):
        names = ", ".join(field.name for field in fields)
        raise PositionError(
            "damaged-table", {"where": name, "value": short_repr(data), "names": names}
        )
    return cls(*[field.read(data[field.name], game) for field in fields])  # type: ignore[arg-type]


# ---------------------------------------------------------------------- positions


def save_state(state: Any) -> dict[str, object]:
    """The whole position as JSON, secrets included."""
    revision = {"revision": state.game.revision} if state.game.revision > 1 else {}
    return {
        "format": FORMAT,
        "game": state.game.id,
        "players": state.game.players,
        "options": state.game.full_settings(),
        **revision,
        "ply": state.ply,
        "reveals": state.reveals,
        "outcome": _write_end(state),
        "chance": state.chance.save(),
        "todo": [write_task(task) for task in state.todo],
        **write_fields(state, state.FIELDS),
    }


def _write_end(state: Any) -> object:
    if not state.ended:
        return None
    return {"winners": list(state.winners), "reason": state.reason, "draw": state.is_draw}


def load_state(state: Any, data: dict[str, object], game: Game) -> None:
    """Lay on a blank table what `save_state` wrote, or raise a PositionError."""
    if data.get("format") != FORMAT:
        value = short_repr(data.get("format"))
        raise PositionError("damaged-format", {"value": value, "format": FORMAT})
    fields = fields_in(data, state.FIELDS)
    names = [*BASICS, *[field.name for field in fields]]
    if sorted(data) != sorted(names):
        unknown = sorted(set(data) ^ set(names))
        raise PositionError("damaged-names", {"names": unknown})
    state.ply = Number("ply").read(data["ply"], game)
    state.reveals = Number("reveals").read(data["reveals"], game)
    try:
        state.chance = load_chance(cast(dict[str, object], data["chance"]))
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        raise PositionError("damaged-chance", {"value": short_repr(data["chance"])}) from problem
    if not isinstance(data["todo"], list):
        raise PositionError("damaged-task", {"value": short_repr(data["todo"]), "names": ""})
    state.todo = [read_task(task, game) for task in data["todo"]]
    if any(isinstance(task, Decision) and task.seat < 0 for task in state.todo):
        raise PositionError("nothing-to-decide")
    read_fields(state, {field.name: data[field.name] for field in fields}, fields, game, game.id)
    _read_end(state, data["outcome"], game)


def _read_end(state: Any, end: object, game: Game) -> None:
    """An ended game has an outcome and nothing to do; any other has a question to answer."""
    if end is None:
        if not state.todo or not isinstance(state.todo[-1], Decision):
            raise PositionError("nothing-to-decide")
        state.player = state.todo[-1].seat
        return
    if not isinstance(end, dict) or sorted(end) != ["draw", "reason", "winners"]:
        names = "draw, reason, winners"
        raise PositionError(
            "damaged-table", {"where": "outcome", "value": short_repr(end), "names": names}
        )
    if state.todo:
        raise PositionError("over-and-to-do")
    winners = ListOf(SeatNumber("winners"), fixed=True).read(end["winners"], game)
    draw = Flag("draw").read(end["draw"], game)
    reason, reasons = end["reason"], (*state.REASONS, CUT)
    if reason not in reasons:
        raise Field("reason").wrong(reason, Phrase("expected-choice", choices=", ".join(reasons)))
    state.finish(winners, reason, draw)
