"""The protocol reference: an introduction, and every message generated from its class."""

import json
from collections.abc import Iterable
from typing import Any

from making.sources import page, table
from pandemonium.app.messages import CLIENT_COMMANDS, CLIENT_MESSAGES, SERVER_MESSAGES
from pandemonium.server.wire.schema import wire_schema

OPENING = """
This page specifies the messages between clients and a server. Read it to write your own client or
bot. [`examples/bot`](../../examples/bot/README.md) is a complete client.

A client opens one WebSocket to a server, at `/ws`, for everything that concerns tables. Everything
else goes over HTTP: identities, the list of tables, creating a table, finished records. The server
documents its HTTP API at `/api/docs`.

- Every message is a JSON object in one text frame. Its `type` names the message.
- Authenticate when you open the connection: with the browser's cookie, or with the header
  `Authorization: Bearer TOKEN`. `POST /api/guests` returns a token.
- Send `hello` first. Then `watch` a table, and the server sends all of it.
- A **command** changes a table. It has a `key`, an idempotency key that the client generates. The
  server answers `done` or `refused` with the same key. If no answer comes, send the same message
  again, on a new connection if necessary: a command with the same key is never applied twice.
  `done` means that the command is stored and survives a crash.
- The server numbers its messages on a connection (`serial`) from 1. If a number is missing, or
  after a reconnect, send `watch` again with the number of your last news. Ignore `news` until the
  whole `table` has arrived.
- Every sentence is sent in the reader's language, together with its key and arguments.
- Clients hold no rules. `prompt` lists the possible actions, and `view` holds the visible state;
  `consider` and `why` answer everything else. `pandemonium schema` prints the schemas of views and
  prompts, and `pandemonium schema --wire` the schema of the messages.
"""

EXAMPLE = """
## Example

Lines with `>` are sent by the client, lines with `<` by the server; `...` stands for anything. The
tests run this conversation against a server. `TABLE` is a table for two players who both have a
seat; the client has seat 0.

```wire
> {"type": "hello", "protocol": 1, "language": "en"}
< {"type": "welcome", "protocol": 1, "name": "Ada", ...}
> {"type": "watch", "table": "TABLE"}
< {"type": "table", "table": "TABLE", "seat": 0, "seats": [0], ...}
> {"type": "why", "key": "1", "table": "TABLE", "seat": 0, "what": "end"}
< {"type": "because", "key": "1", "said": "...", "clause": "LSD ...", ...}
> {"type": "act", "key": "2", "table": "TABLE", "seat": 0, "actions": ["roll"]}
< {"type": "done", "key": "2", ...}
< {"type": "news", "table": "TABLE", "news": [...], "prompt": {...}, ...}
> {"type": "act", "key": "2", "table": "TABLE", "seat": 0, "actions": ["roll"]}
< {"type": "done", "key": "2", ...}
> {"type": "act", "key": "3", "table": "TABLE", "seat": 1, "actions": ["roll"]}
< {"type": "refused", "key": "3", "error": "...", "said": "...", ...}
> {"type": "ping"}
< {"type": "pong", ...}
```
"""


def protocol() -> str:
    """The whole page."""
    defs = wire_schema()["$defs"]
    from_client = [*CLIENT_MESSAGES.values(), *CLIENT_COMMANDS.values()]
    from_server = list(SERVER_MESSAGES.values())
    parts: list[str | list[str]] = [OPENING.strip(), EXAMPLE.strip()]
    parts += ["## Client messages", _contents(from_client, defs)]
    parts += _each(from_client, defs)
    parts += ["## Server messages", _contents(from_server, defs)]
    parts += _each(from_server, defs)
    parts += ["### Items of `news`", _fields(defs["News"])]
    return page("Protocol", *parts)


def _contents(kinds: Iterable[Any], defs: dict[str, Any]) -> list[str]:
    """A table of the messages with links."""
    rows = []
    for kind in kinds:
        schema = defs[kind.__name__]
        name = _name(schema)
        rows.append([f"[`{name}`](#{name})", schema["description"].splitlines()[0]])
    return table(["message", "meaning"], rows)


def _each(kinds: Iterable[Any], defs: dict[str, Any]) -> list[str | list[str]]:
    """A section for each message with its fields."""
    parts: list[str | list[str]] = []
    for kind in kinds:
        schema = defs[kind.__name__]
        parts += [f"### {_name(schema)}", schema["description"], _fields(schema)]
    return parts


def _fields(schema: dict[str, Any]) -> list[str]:
    """A table of the fields, without the type and the serial number."""
    shown = {k: v for k, v in schema["properties"].items() if k not in ("type", "serial")}
    rows = [
        [f"`{name}`", _kind(field) + _default(field), field.get("description", "")]
        for name, field in shown.items()
    ]
    return table(["field", "type", "meaning"], rows) if rows else []


def _name(schema: dict[str, Any]) -> str:
    """The `type` of the message on the wire."""
    return str(schema["properties"]["type"]["enum"][0])


def _kind(field: dict[str, Any]) -> str:
    """The type of a field, as text."""
    if "anyOf" in field:
        return " or ".join(dict.fromkeys(_kind(option) for option in field["anyOf"]))
    if "$ref" in field:
        return f"`{field['$ref'].rpartition('/')[2]}`"
    if "enum" in field:
        return " or ".join(f"`{value}`" for value in field["enum"])
    if field.get("type") == "array":
        return f"list of {_kind(field['items'])}"
    return str(field.get("type", "any"))


def _default(field: dict[str, Any]) -> str:
    """The default value of an optional field."""
    if "default" not in field:
        return ""
    value = field["default"]
    shown = json.dumps(value)
    return f" (default: `{shown}`)"
