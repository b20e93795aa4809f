"""The page that shows the HTTP API: plain HTML without scripts, which needs no network."""

from html import escape
from typing import Any

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid #999; }
h3 code { font-size: 1.1rem; }
code { font-family: ui-monospace, monospace; font-size: 0.9rem; }
table { border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 0.2rem 1rem 0.2rem 0; }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #181818; }
  a { color: #8bf; } }
"""
VERBS = ("get", "post", "put", "patch", "delete")


def api_page(document: dict[str, Any]) -> str:
    """The page for an OpenAPI document."""
    info = document["info"]
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(info['title'])}</title>",
        '<link rel="stylesheet" href="docs/style.css"></head><body>',
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>",
        f"<p>{escape(info.get('description', ''))}</p>",
        '<p>For programs: <a href="openapi.json">openapi.json</a></p>',
        "<h2>Requests</h2>",
    ]
    for path, methods in document["paths"].items():
        for verb in VERBS:
            if verb in methods:
                parts.append(_request(path, verb, methods[verb]))
    parts.append("<h2>Objects</h2>")
    for name, schema in sorted(document["components"]["schemas"].items()):
        parts.append(_object(name, schema))
    return "\n".join([*parts, "</body></html>", ""])


def _request(path: str, verb: str, operation: dict[str, Any]) -> str:
    """One request: description, parameters and responses."""
    rows = []
    for parameter in operation.get("parameters", []):
        kind = f"{parameter['in']}: {_kind(parameter.get('schema', {}))}"
        rows.append([f"<code>{escape(parameter['name'])}</code>", kind])
    for content in operation.get("requestBody", {}).get("content", {}).values():
        rows.append(["body", _kind(content["schema"])])
    for status, answer in operation.get("responses", {}).items():
        kinds = [_kind(body.get("schema", {})) for body in answer.get("content", {}).values()]
        rows.append([escape(status), f"{escape(answer['description'])} {' '.join(kinds)}"])
    return (
        f"<h3><code>{verb.upper()} {escape(path)}</code></h3>"
        f"<p>{escape(operation.get('description', ''))}</p>{_table(rows)}"
    )


def _object(name: str, schema: dict[str, Any]) -> str:
    """One kind of object with its fields."""
    rows = [
        [f"<code>{escape(field)}</code>", _kind(part), escape(part.get("description", ""))]
        for field, part in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3><p>{about}</p>{_table(rows)}'


def _table(rows: list[list[str]]) -> str:
    """Rows of cells that are HTML already."""
    cells = ["".join(f"<td>{cell}</td>" for cell in row) for row in rows]
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>" if rows else ""


def _kind(schema: dict[str, Any]) -> str:
    """The type of a value; objects are links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(_kind(option) for option in schema[several])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    return escape(str(schema.get("type", "anything")))
