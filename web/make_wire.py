"""Generates the files that the browser client shares with the Python package.

    python web/make_wire.py

`src/wire.ts` contains the types of all messages, views, prompts and events, generated from the same
structs as the schema; `emblems.json` the icons that the games use. A test checks both.
"""

import json
import re
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import schema_components

import pandemonium as pm
from pandemonium.app import (
    balance,
    cards,
    fairness,
    lessons,
    payloads,
    player_stats,
    progress,
    ratings,
    records,
    reviews,
)
from pandemonium.app.schema import schema_of
from pandemonium.engine.registry import about
from pandemonium.server.api import about as about_api
from pandemonium.server.api import cards as cards_api
from pandemonium.server.api import devices, notifications, replays, sharing
from pandemonium.server.wire.codec import struct_of
from pandemonium.server.wire.schema import anything, wire_schema
from pandemonium.table import limits

HERE = Path(__file__).parent
Schema = dict[str, Any]
HEAD = "/* Made by make_wire.py from the server's messages and the games' views: do not edit. */\n"
# Modules with the structs of the HTTP API.
HTTP = (
    payloads,
    progress,
    lessons,
    replays,
    sharing,
    records,
    player_stats,
    ratings,
    cards_api,
    cards,
    balance,
    fairness,
    reviews,
    about_api,
    devices,
    notifications,
)
LITERAL = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def own_games() -> list[str]:
    """The games of this package; installed third-party games have no types here."""
    return [name for name in pm.games() if about(name).package.startswith("pandemonium.games.")]


def wire() -> str:
    """The content of `wire.ts`."""
    socket, games = wire_schema(), schema_of(own_games())
    defs: dict[str, Schema] = {**games["$defs"], **_http(), **socket["$defs"]}
    parts = [HEAD]
    for side, name in (("client", "FromClient"), ("server", "FromServer")):
        parts.append(f"export type {name} =\n{_union(socket['properties'][side])}\n")
    parts += [_definition(name, defs[name]) for name in sorted(defs)]
    parts += [_views(games["properties"]), _limits()]
    return "\n".join(parts)


def emblems() -> str:
    """The content of `emblems.json`: the icons of the games, and those that each game uses."""
    icons = {"frame": sorted(about(name).emblem for name in own_games())}
    for name in own_games():
        description = json.dumps(pm.game(name).describe())
        named = {about(name).emblem, *about(name).emblems.values()}
        named.update(re.findall(r'"emblem": "([^"]+)"', description))
        icons[name] = sorted(icon for icon in named if icon and not icon.startswith("own:"))
    return json.dumps(icons, indent=1) + "\n"


def _http() -> dict[str, Schema]:
    """The types of the HTTP API."""
    ours = [
        struct_of(var) if is_dataclass(var) else var
        for module in HTTP
        for var in vars(module).values()
        if isinstance(var, type) and var.__module__ == module.__name__
        if is_dataclass(var) or issubclass(var, Struct)
    ]
    defs: dict[str, Schema] = schema_components(ours, schema_hook=anything)[1]
    return defs


def _definition(name: str, schema: Schema) -> str:
    """The definition of a named type."""
    text = _comment(schema.get("description", ""))
    if schema.get("type") == "object" and "properties" in schema:
        return f"{text}export interface {name} {{\n{_properties(schema)}}}\n"
    if "oneOf" in schema or "anyOf" in schema:
        return f"{text}export type {name} =\n{_union(schema)}\n"
    return f"{text}export type {name} = {_type(schema)}\n"


def _properties(schema: Schema) -> str:
    """The fields of an object, one per line; those with a default are optional."""
    required = set(schema.get("required", ()))
    lines = []
    for name, field in schema["properties"].items():
        lines.append(_comment(field.get("description", ""), "  "))
        lines.append(f"  {name}{'' if name in required else '?'}: {_type(field)}\n")
    return "".join(lines)


def _union(schema: Schema) -> str:
    """A union type, one member per line."""
    several = schema.get("oneOf") or schema.get("anyOf") or [schema]
    return "\n".join(f"  | {_type(member)}" for member in several)


def _type(schema: Schema) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(_type(member) for member in schema[several]))
    return _structure(schema)


def _structure(schema: Schema) -> str:
    """The TypeScript type of an array, an object or a plain value."""
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
        item = _type(schema.get("items", {}))
        return f"({item})[]" if " " in item and not item.startswith("Record") else f"{item}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    if kind == "null":
        return "null"
    return LITERAL.get(str(kind), "unknown")


def _views(games: dict[str, Schema]) -> str:
    """A type that maps each game to its description, view and events."""
    lines: list[str] = []
    for name, schema in games.items():
        lines.append(f"  {json.dumps(name)}: {{\n")
        for part in ("description", "view", "event"):
            lines.append(f"    {part}: {_type(schema['properties'][part])}\n")
        lines.append("  }\n")
    head = (
        "/** The description, the view and the events of each game. */\nexport interface Games {\n"
    )
    return f"{head}{''.join(lines)}}}\n"


def _limits() -> str:
    """The limits of what people type, as constants."""
    lines = [
        f"export const {name} = {value:_}\n"
        for name, value in vars(limits).items()
        if name.startswith("MAX_")
    ]
    return f"// Limits of what people may send.\n{''.join(lines)}"


def _comment(text: str, indent: str = "") -> str:
    """A description as a TypeScript comment."""
    words = " ".join(text.split())
    return f"{indent}/** {words} */\n" if words else ""


if __name__ == "__main__":
    (HERE / "src" / "wire.ts").write_text(wire(), encoding="utf-8")
    (HERE / "emblems.json").write_text(emblems(), encoding="utf-8")
