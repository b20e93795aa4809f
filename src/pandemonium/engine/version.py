"""The version of the engine, written into each record, and how it was built."""

from typing import Final

VERSION: Final = "0.1.0"


def is_compiled() -> bool:
    """Whether the engine runs as native code."""
    return not __file__.endswith(".py")
