"""Messages as JSON. Another encoder needs only these functions."""

from typing import Any

from msgspec import Raw, json

from pandemonium.app.messages import UNSET, ServerMessage

_encode = json.Encoder().encode


def encode(value: object) -> bytes:
    """Anything JSON-ready, or a dataclass, as JSON."""
    return _encode(value)


def embed(encoded: bytes) -> Any:
    """A value that is encoded already, to be put into another one."""
    return Raw(encoded)


def write(message: ServerMessage) -> bytes:
    """A message as it goes over the wire: its type first, then the fields that are set."""
    fields = {name: value for name, value in vars(message).items() if value is not UNSET}
    return _encode({"type": message.type, **fields})


def numbered(serial: int, body: bytes) -> bytes:
    """A message with its number on one connection; the body is encoded once for all recipients."""
    return b'{"serial":%d,%b' % (serial, body[1:])
