"""Entries: the stored events of a table. Replaying them rebuilds the table (event sourcing).

An entry is JSON-ready: kind, who caused it, when, and the data of its kind. Each kind has a class,
a `TableCommand`, whose fields are the data; it knows what forbids it and what it does.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, asdict, dataclass, field, fields
from functools import cache
from types import UnionType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, get_args, get_origin, get_type_hints

from pandemonium.engine.errors import PandemoniumError, Phrase
from pandemonium.table.errors import TableError

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

SERVER: Final = "server"  # who causes what nobody at the table does: the start, bots, time


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table: what kind of thing, who caused it, when, and its data."""

    kind: str
    who: str
    time: float
    data: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class TableCommand:
    """What an entry of one kind means. Every kind is one class, whose fields are its data."""

    kind: ClassVar[str] = ""  # each class has its own; it is stored

    def __init_subclass__(cls) -> None:
        """Require a kind of its own."""
        super().__init_subclass__()
        if not vars(cls).get("kind"):
            raise TypeError(f"{cls.__module__}.{cls.__qualname__} declares no kind")

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        """What forbids it now, if anything; it changes nothing."""
        raise NotImplementedError

    def perform(self, session: "TableSession", who: str, time: float) -> None:
        """Do what it says; nothing forbids it."""
        raise NotImplementedError

    def audience(self, session: "TableSession", who: str) -> list[int | None]:  # noqa: ARG002 - for those that need it
        """Who may notice that it happened at all: seats, and None for spectators."""
        return session.recipients

    def entry(self, who: str, time: float) -> Entry:
        """The entry that says so."""
        return Entry(self.kind, who, time, asdict(self))

    @classmethod
    def read(cls, data: Mapping[str, object]) -> Self:
        """The deed with this data, or a TableError that says what is wrong with it."""
        known = cls._fields()
        for name in data:
            if name not in known:
                raise TableError("entry-unknown", {"kind": cls.kind, "name": str(name)[:60]})
        for name, (hint, is_needed) in known.items():
            if name not in data and is_needed:
                raise TableError("entry-lacks", {"kind": cls.kind, "name": name})
            if name in data and not _fits(data[name], hint):
                expected = Phrase(f"json-{_plain(_kinds(hint)[0]).__name__}")
                raise TableError(
                    "entry-value", {"kind": cls.kind, "name": name, "expected": expected}
                )
        return cls(**data)

    @classmethod
    @cache
    def _fields(cls) -> dict[str, tuple[Any, bool]]:
        """The types of the data, and whether it must be given; looking that up is slow."""
        hints = get_type_hints(cls)
        return {one.name: (hints[one.name], _is_needed(one)) for one in fields(cls)}


def _is_needed(field: Field[Any]) -> bool:
    """Whether nothing stands in for it."""
    return field.default is MISSING and field.default_factory is MISSING


@cache
def _kinds(hint: Any) -> tuple[Any, ...]:
    """The types that a hint allows."""
    return get_args(hint) if isinstance(hint, UnionType) else (hint,)


@cache
def _plain(kind: Any) -> Any:
    """The class that a value of this type has."""
    return get_origin(kind) or kind


def _fits(value: object, hint: Any) -> bool:
    """Whether a value from JSON is of the type; True is no number."""
    return any(_is(value, kind) for kind in _kinds(hint))


def _is(value: object, kind: Any) -> bool:
    """Whether a value is of one type, with what it holds."""
    if kind is object:
        return True
    plain = _plain(kind)
    if plain is float:
        return type(value) in (int, float)
    if type(value) is not plain:
        return False
    if isinstance(value, list):
        return all(_fits(one, get_args(kind)[0]) for one in value)
    if isinstance(value, dict):
        of = get_args(kind)[1]
        return all(type(name) is str and _fits(one, of) for name, one in value.items())
    return True
