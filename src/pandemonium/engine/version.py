"""The version of the package, and whether it is compiled."""

from importlib import import_module

VERSION = "0.1.0"


def is_compiled() -> bool:
    """Whether the engine runs as native code."""
    state = import_module("pandemonium.engine.state")
    return not str(state.__file__).endswith(".py")
