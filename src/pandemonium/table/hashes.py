"""Secrets, contributions and their SHA-256 hashes: 32 bytes as 64 hex digits."""

import hashlib
from typing import Final

from pandemonium.engine.chance import SECRET_BYTES
from pandemonium.engine.formats.record import HEX

HEX_DIGITS: Final = 2 * SECRET_BYTES


def is_hex_digest(text: str) -> bool:
    """Whether the text consists of 64 hex digits."""
    return len(text) == HEX_DIGITS and set(text) <= HEX


def sha256_hex(text: str) -> str:
    """The SHA-256 of bytes in hex, as hex."""
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()
