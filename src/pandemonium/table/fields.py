"""Fields of commands and messages: what a field means, its limits, and checks of stored data.

Limits and descriptions are metadata of the annotation: `Annotated[str, Length(1, 9), Doc("...")]`.
They need the standard library alone, so that commands can be declared and read anywhere. The server
builds validators and JSON Schema from the same annotations.
"""

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from types import UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from pandemonium.engine.errors import Phrase
from pandemonium.table.errors import TableError


@dataclass(frozen=True)
class Length:
    """The least and the most characters of a string, or items of a list."""

    min: int
    max: int


@dataclass(frozen=True)
class Range:
    """The least and the greatest number; None means no limit."""

    min: int
    max: int | None = None


@dataclass(frozen=True)
class Doc:
    """The description of a field, for the documentation of the protocol."""

    text: str


class FromSender:
    """Marks a field that clients do not send: the server takes it from the sender's profile."""


FROM_SENDER: Final = FromSender()


@dataclass(frozen=True)
class FieldDeclaration:
    """One field of a dataclass: its annotation, and its default (or MISSING)."""

    name: str
    hint: Any
    default: Any

    @property
    def is_from_sender(self) -> bool:
        """Whether the server fills the field in."""
        return FROM_SENDER in getattr(self.hint, "__metadata__", ())


@cache  # looking up annotations is slow
def declared_fields(cls: Any) -> tuple[FieldDeclaration, ...]:
    """The fields of a dataclass with their annotations."""
    hints = get_type_hints(cls, include_extras=True)
    return tuple(
        FieldDeclaration(field.name, hints[field.name], _default(field)) for field in fields(cls)
    )


def _default(field: Field[Any]) -> Any:
    """The default of a field, made by its factory where it has one."""
    return field.default if field.default_factory is MISSING else field.default_factory()


def check_stored(kind: str, cls: Any, data: Mapping[str, object]) -> None:
    """Raise a TableError if the names or types in stored data do not fit the dataclass.

    Limits are not checked here: older versions had others.
    """
    known = {field.name: field for field in declared_fields(cls)}
    for name in data:
        if name not in known:
            raise TableError("entry-unknown", {"kind": kind, "name": str(name)[:60]})
    for name, field in known.items():
        if name not in data and field.default is MISSING:
            raise TableError("entry-lacks", {"kind": kind, "name": name})
        if name in data and not _fits(data[name], field.hint):
            expected = Phrase(f"json-{_runtime_type(_alternatives(field.hint)[0]).__name__}")
            raise TableError("entry-value", {"kind": kind, "name": name, "expected": expected})


@cache
def _alternatives(hint: Any) -> tuple[Any, ...]:
    """The types that an annotation allows, without metadata."""
    if get_origin(hint) is Annotated:
        return _alternatives(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return tuple(kind for arg in get_args(hint) for kind in _alternatives(arg))
    return (hint,)


@cache
def _runtime_type(kind: Any) -> Any:
    """The class of values of a type."""
    if get_origin(kind) is Literal:
        return type(get_args(kind)[0])
    return get_origin(kind) or kind


def _fits(value: object, hint: Any) -> bool:
    """Whether a value from JSON has the annotated type."""
    return any(_is_of_type(value, kind) for kind in _alternatives(hint))


def _is_of_type(value: object, kind: Any) -> bool:
    """Whether a value and its items are of one type; a bool is not a number."""
    if kind is object:
        return True
    expected = _runtime_type(kind)
    if expected is float:
        return type(value) in (int, float)
    if type(value) is not expected:
        return False
    if isinstance(value, list):
        return all(_fits(item, get_args(kind)[0]) for item in value)
    if isinstance(value, dict):
        return all(
            type(key) is str and _fits(item, get_args(kind)[1]) for key, item in value.items()
        )
    return True
