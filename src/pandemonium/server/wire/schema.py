"""JSON Schema of every message, from which the browser's types are generated."""

from inspect import cleandoc
from typing import Any

from msgspec import json

from pandemonium.app.schema import DIALECT, Schema
from pandemonium.server.wire.codec import ClientUnion, ServerUnion


def wire_schema() -> Schema:
    """One document: what a client may send, and what a server may send."""
    (client, server), defs = json.schema_components(
        [ClientUnion, ServerUnion], schema_hook=anything
    )
    for schema in defs.values():
        schema["description"] = cleandoc(schema["description"])
    return {
        "$schema": DIALECT,
        "title": "Pandemonium wire",
        "type": "object",
        "properties": {"client": client, "server": server},
        "$defs": dict(sorted(defs.items())),
    }


def anything(kind: type) -> dict[str, Any]:
    """The schema of a value that may be any JSON."""
    assert kind is object, f"no schema for {kind!r}"
    return {"description": "anything"}
