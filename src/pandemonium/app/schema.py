"""JSON Schema of views, prompts and events, generated from annotations.

One document for any number of games. Types of a game are prefixed with its name (`LeducView`),
shared ones are not (`Prompt`). `x-means` gives the meaning of a number or text beyond its type: a
seat, a card, an element of the table.
"""

import sys
from dataclasses import fields
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pandemonium.engine.event import Event
from pandemonium.engine.presenter import Settings
from pandemonium.engine.registry import about, presenter
from pandemonium.table.log import LogItem, Undone
from pandemonium.table.prompt import Prompt
from pandemonium.table.table import Consideration

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PLAIN = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}
SHARED = (Prompt, LogItem, Consideration)  # types of all games
OPEN = (Settings,)  # types that may have more keys than they declare


def schema_of(games: list[str]) -> Schema:
    """One document about these games: description, view, prompt and events of each."""
    writer = SchemaWriter()
    for shared in SHARED:
        writer.refer(shared)
    parts: Schema = {}
    for name in games:
        kinds = [writer.refer(kind) for kind in (*event_kinds(name), Undone)]
        events = f"{_camel(name)}Event"
        writer.defs[events] = {"oneOf": kinds, "description": f"What can happen in {name}."}
        shown = presenter(name)
        parts[name] = _table(
            {
                "description": writer.refer(shown.description_type),
                "view": writer.refer(shown.view_type),
                "prompt": writer.refer(Prompt),
                "event": {"$ref": f"#/$defs/{events}"},
            }
        )
    return {
        "$schema": DIALECT,
        "title": "Pandemonium",
        "type": "object",
        "properties": parts,
        "$defs": dict(sorted(writer.defs.items())),
    }


def event_kinds(name: str) -> list[type[Event]]:
    """The events that a game declares, by the names of their kinds."""
    return event_kinds_in(about(name).package)


def event_kinds_in(package: str) -> list[type[Event]]:
    """The events that the modules of a package declare, by the names of their kinds."""
    kinds: dict[str, type[Event]] = {}
    waiting: list[type[Event]] = [Event]
    while waiting:
        for cls in waiting.pop().__subclasses__():
            waiting.append(cls)
            # a dataclass with slots is created twice; the module has the final one
            is_current = getattr(sys.modules[cls.__module__], cls.__name__, None) is cls
            if is_current and f"{cls.__module__}.".startswith(f"{package}."):
                if cls.kind in kinds:
                    raise TypeError(f"{cls} and {kinds[cls.kind]} have the same kind {cls.kind!r}")
                kinds[cls.kind] = cls
    return [kinds[kind] for kind in sorted(kinds)]


def _camel(name: str) -> str:
    """`dice-summoners` as `DiceSummoners`."""
    return "".join(part.capitalize() for part in name.replace("_", "-").split("-"))


def _table(properties: Schema, optional: frozenset[str] = frozenset()) -> Schema:
    """An object with these properties and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


class SchemaWriter:
    """Turns annotations into schemas; named types go to `defs`."""

    def __init__(self) -> None:
        self.defs: dict[str, Schema] = {}

    def refer(self, kind: type) -> Schema:
        """A reference to a TypedDict or an event, which is added to `defs`."""
        name = self._name(kind)
        if name not in self.defs:
            self.defs[name] = {}  # it may refer to itself
            written = self._event(kind) if issubclass(kind, Event) else self._typed_dict(kind)
            self.defs[name] = {"description": (kind.__doc__ or "").strip(), **written}
        return {"$ref": f"#/$defs/{name}"}

    def write(self, kind: Any) -> Schema:
        """The schema of an annotation."""
        origin, args = get_origin(kind), get_args(kind)
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if kind in (object, Any):
            return {}
        if is_typeddict(kind):
            return self.refer(kind)
        if origin is Annotated:
            return {**self.write(args[0]), "x-means": args[1]}
        if origin in (NotRequired, Required):
            return self.write(args[0])
        if origin is Literal:
            return {"enum": list(args)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.write(arg) for arg in args]}
        return self._collection(kind, origin, args)

    def _collection(self, kind: Any, origin: Any, args: tuple[Any, ...]) -> Schema:
        """Lists, tuples of one kind, and tables by name."""
        if origin is list or (origin is tuple and args[1:] == (...,)):
            return {"type": "array", "items": self.write(args[0])}
        if origin is tuple:
            items = [self.write(arg) for arg in args]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "items": False}
        if origin is dict and args[0] is str:
            return {"type": "object", "additionalProperties": self.write(args[1])}
        raise TypeError(f"no schema for {kind!r}")

    def _typed_dict(self, kind: Any) -> Schema:
        """All keys, inherited ones too."""
        hints = get_type_hints(kind, include_extras=True)
        properties = {name: self.write(hint) for name, hint in hints.items()}
        table = _table(properties, frozenset(kind.__optional_keys__))
        return {**table, "additionalProperties": kind in OPEN}

    def _event(self, kind: Any) -> Schema:
        """The fields of an event as its recipients see it: hidden ones may be missing."""
        hints = get_type_hints(kind, include_extras=True)
        properties: Schema = {"kind": {"const": kind.kind}}
        properties |= {field.name: self.write(hints[field.name]) for field in fields(kind)}
        optional = set(kind.hidden_fields)
        if kind.endpoints is not Event.endpoints or any(kind.path):
            properties |= {end: {"type": "string", "x-means": "element"} for end in ("from", "to")}
            optional |= {"from", "to"}
        return _table(properties, frozenset(optional))

    def _name(self, kind: type) -> str:
        """The name of a type, with that of its game where it belongs to one."""
        package = kind.__module__.split(".")
        if package[0] != "pandemonium":
            return _camel(package[0]) + kind.__name__
        return (_camel(package[2]) if package[1] == "games" else "") + kind.__name__
