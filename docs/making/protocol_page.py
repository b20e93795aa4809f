"""The page about the protocol: a text, and every message as its class says it."""

from collections.abc import Iterable
from typing import Any

from making.sources import page, table
from pandemonium.app.messages import CLIENT_COMMANDS, CLIENT_MESSAGES, SERVER_MESSAGES
from pandemonium.server.wire.schema import wire_schema

PLAIN = {"integer": "a number", "string": "a text", "boolean": "yes or no", "object": "an object"}

OPENING = """
A client (a browser, a terminal, a bot of your own) opens one WebSocket to a server, at `/ws`, and
everything at the tables goes over it. What is not at a table (who one is, which tables there are,
making one, a finished record) goes over HTTP: the server shows that part itself, at `/api/docs`.
[`examples/bot`](../../examples/bot/README.md) is a whole client in fifty lines.

- Every message is a JSON object in one text frame. Its `type` says which one it is.
- Who one is, the connection says when it is opened: the cookie of the browser, or a header
  `Authorization: Bearer TOKEN`. A token comes from `POST /api/guests`.
- The first message is `hello`. Then `watch` a table, and all of it comes.
- A **command** changes a table. It has a `key` that the client makes up. The answer is `done` or
  `refused` with that key; when neither comes, send the same message again, on a new connection if
  need be: with the same key nothing is done twice. `done` means stored: no crash takes it back.
- On a connection, what the server says is numbered (`serial`) from 1. Who misses a number, or comes
  back after a while, sends `watch` again with the number of the last news they have, and passes
  over `news` until the whole `table` has come.
- Every sentence is in the reader's language, beside its key and arguments.
- A client holds no rules: `prompt` lists what can be done, `view` is what can be seen, `consider`
  and `why` answer the rest. What they look like is printed by `pandemonium schema`, and the schema
  of the messages by `pandemonium schema --wire`.
"""

CONVERSATION = """
## A conversation

Lines with `>` are sent by a client, lines with `<` come from the server; `...` stands for anything.
The tests hold this very conversation with a server. The table `TABLE` is one for two players, who
both have a seat already; this is the one on seat 0.

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
    told: list[str | list[str]] = [OPENING.strip(), CONVERSATION.strip()]
    told += ["## What a client sends", _contents(from_client, defs)]
    told += _each(from_client, defs)
    told += ["## What a server sends", _contents(from_server, defs)]
    told += _each(from_server, defs)
    told += ["### one of the `news`", _fields(defs["News"])]
    return page("The protocol", *told)


def _contents(kinds: Iterable[Any], defs: dict[str, Any]) -> list[str]:
    """The messages in a table."""
    rows = []
    for kind in kinds:
        schema = defs[kind.__name__]
        name = _name(schema)
        rows.append([f"[`{name}`](#{name})", schema["description"].splitlines()[0]])
    return table(["message", "what it says"], rows)


def _each(kinds: Iterable[Any], defs: dict[str, Any]) -> list[str | list[str]]:
    """Each message with its fields."""
    told: list[str | list[str]] = []
    for kind in kinds:
        schema = defs[kind.__name__]
        told += [f"### {_name(schema)}", schema["description"], _fields(schema)]
    return told


def _fields(schema: dict[str, Any]) -> list[str]:
    """What is in it, beside its type and its number."""
    shown = {k: v for k, v in schema["properties"].items() if k not in ("type", "serial")}
    rows = [
        [f"`{name}`", _kind(field) + _default(field), field.get("description", "")]
        for name, field in shown.items()
    ]
    return table(["field", "holds", "meaning"], rows) if rows else []


def _name(schema: dict[str, Any]) -> str:
    """The type as the wire says it."""
    return str(schema["properties"]["type"]["enum"][0])


def _kind(field: dict[str, Any]) -> str:
    """What kind of value it is, in words."""
    if "anyOf" in field:
        return " or ".join(dict.fromkeys(_kind(one) for one in field["anyOf"]))
    if "$ref" in field:
        return f"`{field['$ref'].rpartition('/')[2]}`"
    if "enum" in field:
        return " or ".join(f"`{one}`" for one in field["enum"])
    if field.get("type") == "array":
        return f"a list of {_kind(field['items'])}".replace("of a ", "of ").replace(
            "of text", "of texts"
        )
    return PLAIN.get(field.get("type", ""), "null" if field.get("type") == "null" else "anything")


def _default(field: dict[str, Any]) -> str:
    """What it is where it is left out."""
    if "default" not in field:
        return ""
    value = field["default"]
    shown = "null" if value is None else '""' if value == "" else str(value)
    return f" (left out: `{shown}`)"
