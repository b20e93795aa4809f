"""Events: what happened, in order, and who may see which part of it.

Each kind is a small class with named, typed fields in `events.py` of its game. That module is
never compiled: the schema of the wire is made from its annotations. Creating events costs time, so
rules do it only while recording: `if state.recording: state.emit(CardDrawn(seat, name))`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import (
    Annotated,
    Any,
    ClassVar,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

# What a field means, beyond its type: clients name players and cards, and highlight elements.
Seat = Annotated[int, "seat"]
CardId = Annotated[str, "card"]
Element = Annotated[str, "element"]
Change = tuple[str, int]  # a counter and by how much it changes

# The beats, with their usual weight from 0 (log only) to 3 (everybody stops and looks). A beat
# is one thing that a player would mention; clients animate and narrate a game beat by beat.
BEATS = {
    "quiet": 0,
    "turn": 0,
    "roll": 2,
    "fire": 1,
    "draw": 0,
    "move": 1,
    "pay": 0,
    "collect": 1,
    "steal": 2,
    "hit": 2,
    "heal": 1,
    "shield": 1,
    "wear": 1,
    "break": 2,
    "kill": 3,
    "summon": 3,
    "freeze": 2,
    "owner": 1,
    "predict": 3,
    "curse": 2,
    "aura": 2,
    "refill": 0,
    "alarm": 3,
    "count": 1,
    "undo": 0,
    "win": 3,
}


@dataclass_transform()
class Event:
    """Something that happened: a dataclass. Logs, animations and statistics are made from these."""

    __slots__ = ()

    kind: ClassVar[str] = ""  # each class has its own; logs, clients and sentences use it
    clause: ClassVar[str] = ""  # the rule to read about it
    undoes: ClassVar[str] = ""  # the kind of the same seat's event that this one cancels
    visible_to: ClassVar[str] = ""  # the field with the one seat that learns of it at all
    details_visible_to: ClassVar[str] = ""  # the field with the one seat that sees `hidden_fields`
    hidden_fields: ClassVar[tuple[str, ...]] = ()
    # The elements that something leaves and reaches, as in ("deck", "hand:{event.player}").
    path: ClassVar[tuple[str, str]] = ("", "")
    # What it adds to counters that everybody sees: a number, or the field that holds it, as in
    # ("souls:{event.player}", "n"); "-n" takes it away.
    counts: ClassVar[tuple[tuple[str, int | str], ...]] = ()
    # The beat that it begins, one of `BEATS`; empty: "move" if something moves, else "quiet".
    beat: ClassVar[str] = ""
    # How much attention its beat deserves, 0 to 3, if it is not that of `BEATS`.
    fixed_weight: ClassVar[int | None] = None
    # It continues the open beat if an event of one of these kinds is part of that.
    joins: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Make it a dataclass, with a kind of its own."""
        super().__init_subclass__()
        if not vars(cls).get("kind"):
            raise TypeError(f"{cls.__module__}.{cls.__qualname__} declares no kind")
        if "__dataclass_fields__" not in vars(cls):  # else the decorator adds slots to one
            dataclass(cls)

    def endpoints(self) -> tuple[str, str]:
        """The elements that something left and reached: `path`, filled in."""
        source, target = self.path
        return source.format(event=self), target.format(event=self)

    @classmethod
    def from_seen(cls, seen: Mapping[str, object]) -> "Event":
        """The event as far as its recipient sees it (`seen_by`): hidden fields are empty.

        What a recipient gets besides the fields is made from this, so nothing hidden shows in it.
        """
        values = {name: seen.get(name, empty) for name, empty in _empty_fields(cls).items()}
        return cls(**values)

    def beat_name(self) -> str:
        """The beat that it begins, one of `BEATS`."""
        return self.beat or ("move" if any(self.path) else "quiet")

    def weight(self) -> int:
        """How much attention its beat deserves, 0 to 3; depends on public fields alone."""
        return BEATS[self.beat_name()] if self.fixed_weight is None else self.fixed_weight

    def touches(self) -> list[str]:
        """The elements involved: those that something left and reached, and those in fields."""
        elements = [*self.endpoints()]
        for name in _names_of_elements(type(self)):
            value = getattr(self, name)
            elements += value if isinstance(value, list) else [value]
        return list(dict.fromkeys(element for element in elements if element))

    def changes(self) -> list[Change]:
        """The counters that it changes, as in ("souls:1", -2): `counts`, filled in."""
        return [(name.format(event=self), self._amount(amount)) for name, amount in self.counts]

    def _amount(self, amount: int | str) -> int:
        if isinstance(amount, int):
            return amount
        value: int = getattr(self, amount.removeprefix("-"))
        return -value if amount.startswith("-") else value

    def seats(self) -> set[int]:
        """The seats that it is about: those in its fields, and those whose counters change."""
        seats = {getattr(self, name) for name in _names_of_seats(type(self))}
        owners = [counter.partition(":")[2] for counter, _ in self.changes()]
        seats |= {int(owner) - 1 for owner in owners if owner.isdecimal()}
        return seats - {NO_SEAT}

    @property
    def is_public(self) -> bool:
        """Whether all seats certainly see the same of it."""
        return (
            type(self).seen_by is Event.seen_by
            and not self.visible_to
            and not self.details_visible_to
        )

    def seen_by(self, seat: int | None) -> dict[str, object] | None:
        """What `seat` (None: a spectator) may know of it, JSON-ready; None: nothing at all."""
        if self.visible_to and getattr(self, self.visible_to) != seat:
            return None
        hidden = (
            self.hidden_fields
            if self.details_visible_to and getattr(self, self.details_visible_to) != seat
            else ()
        )
        seen: dict[str, object] = {"kind": self.kind}
        for name in names_of_fields(type(self)):
            if name not in hidden:
                seen[name] = getattr(self, name)
        source, target = self.endpoints()
        if source:
            seen["from"] = source
        if target:
            seen["to"] = target
        return seen


class Players:
    """A base of events whose `path` names players, whom elements number from 1."""

    __slots__ = ()

    seat: Seat
    target: Seat

    @property
    def player(self) -> int:
        return self.seat + 1

    @property
    def victim(self) -> int:
        return self.target + 1


@dataclass(slots=True)
class OfSeat(Players):
    """The fields of events that concern a seat."""

    seat: Seat


@dataclass(slots=True)
class OfCard(OfSeat):
    """The fields of events about a card that a seat handles."""

    card: CardId


_names: dict[type[Event], tuple[str, ...]] = {}


def names_of_fields(kind: type[Event]) -> tuple[str, ...]:
    """The names of the fields of one kind of event, in order."""
    if kind not in _names:
        _names[kind] = tuple(field.name for field in fields(kind))  # type: ignore[arg-type]  # a dataclass
    return _names[kind]


_empty: dict[type[Event], dict[str, Any]] = {}
_elements: dict[type[Event], tuple[str, ...]] = {}
_seats: dict[type[Event], tuple[str, ...]] = {}
NO_SEAT = -1


def _empty_fields(kind: type[Event]) -> dict[str, Any]:
    """The fields of one kind of event, each with the value that stands for a hidden one."""
    if kind not in _empty:
        hints = get_type_hints(kind, include_extras=True)
        _empty[kind] = {name: _empty_value(hints[name]) for name in names_of_fields(kind)}
    return _empty[kind]


def _empty_value(hint: Any) -> Any:
    if hint == Seat:
        return NO_SEAT
    plain = get_args(hint)[0] if get_origin(hint) is Annotated else hint
    return {str: "", int: 0, bool: False, list: []}.get(get_origin(plain) or plain)


def _names_of_seats(kind: type[Event]) -> tuple[str, ...]:
    """The names of the fields that are seats."""
    if kind not in _seats:
        hints = get_type_hints(kind, include_extras=True)
        _seats[kind] = tuple(name for name in names_of_fields(kind) if hints[name] == Seat)
    return _seats[kind]


def _names_of_elements(kind: type[Event]) -> tuple[str, ...]:
    """The names of the fields that are elements or lists of elements."""
    if kind not in _elements:
        hints = get_type_hints(kind, include_extras=True)
        names = names_of_fields(kind)
        _elements[kind] = tuple(n for n in names if Element in (hints[n], *get_args(hints[n])))
    return _elements[kind]
