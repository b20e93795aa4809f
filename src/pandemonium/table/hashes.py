"""32 bytes written as 64 hex digits: secrets, contributions, and the hashes that commit to them."""

import hashlib
from typing import Final

from pandemonium.engine.chance import SECRET_BYTES
from pandemonium.engine.formats.record import HEX

DIGITS: Final = 2 * SECRET_BYTES


def is_hash(text: str) -> bool:
    """Whether these are 64 hex digits."""
    return len(text) == DIGITS and set(text) <= HEX


def hash_of(text: str) -> str:
    """The SHA-256 of the bytes that are written so."""
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()
