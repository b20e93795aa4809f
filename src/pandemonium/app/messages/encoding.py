"""Messages as JSON. The encoder is injected: the server sets a faster one (`set_encoder`)."""

import json
from collections.abc import Callable
from typing import Any

from pandemonium.app.messages import UNSET, ServerMessage


def _encode_plainly(value: object) -> bytes:
    text = json.dumps(value, default=vars, ensure_ascii=False, separators=(",", ":"))
    return text.encode()


_encode: Callable[[object], bytes] = _encode_plainly
_embed: Callable[[bytes], Any] = json.loads


def set_encoder(encode: Callable[[object], bytes], embed: Callable[[bytes], Any]) -> None:
    """Use another encoder in this process; `embed` wraps bytes that it is to copy unchanged."""
    global _encode, _embed
    _encode, _embed = encode, embed


def encode(value: object) -> bytes:
    """Anything JSON-ready, or a dataclass, as JSON."""
    return _encode(value)


def embed(encoded: bytes) -> Any:
    """A value that is encoded already, to be put into another one."""
    return _embed(encoded)


def write(message: ServerMessage) -> bytes:
    """A message as it goes over the wire: its type first, then the fields that are set."""
    fields = {name: value for name, value in vars(message).items() if value is not UNSET}
    return _encode({"type": message.type, **fields})


def numbered(serial: int, body: bytes) -> bytes:
    """A message with its number on one connection; the body is encoded once for all recipients."""
    return b'{"serial":%d,%b' % (serial, body[1:])
