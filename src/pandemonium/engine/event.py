"""Events: what happened, in order, and who may see which part of it.

Each kind is a small dataclass with named, typed fields in `events.py` of its game. That module is
never compiled: the schema of the wire is made from its annotations. Creating events costs time, so
rules do it only while recording: `if state.recording: state.emit(CardDrawn(seat, name))`.
"""

from dataclasses import fields
from typing import Annotated, ClassVar

# What a field means, beyond its type: clients name players and cards, and highlight elements.
Seat = Annotated[int, "seat"]
CardId = Annotated[str, "card"]
Element = Annotated[str, "element"]


class Event:
    """Something that happened. Logs, animations and statistics are made from these."""

    __slots__ = ()

    kind: ClassVar[str] = ""  # each class has its own; logs, clients and sentences use it
    clause: ClassVar[str] = ""  # the rule to read about it
    undoes: ClassVar[str] = ""  # the kind of the same seat's event that this one cancels
    visible_to: ClassVar[str] = ""  # the field with the one seat that learns of it at all
    details_visible_to: ClassVar[str] = ""  # the field with the one seat that sees `hidden_fields`
    hidden_fields: ClassVar[tuple[str, ...]] = ()
    # The elements that something leaves and reaches, as in ("deck", "hand:{event.player}").
    path: ClassVar[tuple[str, str]] = ("", "")

    def __init_subclass__(cls) -> None:
        """Require a kind of its own."""
        super().__init_subclass__()
        if not vars(cls).get("kind"):
            raise TypeError(f"{cls.__module__}.{cls.__qualname__} declares no kind")

    def endpoints(self) -> tuple[str, str]:
        """The elements that something left and reached: `path`, filled in."""
        source, target = self.path
        return source.format(event=self), target.format(event=self)

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


_names: dict[type[Event], tuple[str, ...]] = {}


def names_of_fields(kind: type[Event]) -> tuple[str, ...]:
    """The names of the fields of one kind of event, in order."""
    if kind not in _names:
        _names[kind] = tuple(field.name for field in fields(kind))  # type: ignore[arg-type]  # a dataclass
    return _names[kind]
