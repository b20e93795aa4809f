"""Codes that a person copies by hand, such as `7QK4M-...`."""

import re
import secrets

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no two look alike (Crockford's base32)
GROUP = 5  # letters: 25 bits
MISREAD = str.maketrans("OIL", "011")


def new_code(groups: int) -> str:
    """A random code of this many groups."""
    parts = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(groups))
    return "-".join(parts)


def read_code(typed: str) -> str:
    """A code in its canonical form, however it was typed."""
    letters = re.sub(r"[^0-9A-Z]", "", typed.upper()).translate(MISREAD)
    return "-".join(letters[i : i + GROUP] for i in range(0, len(letters), GROUP))
