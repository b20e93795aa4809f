"""Every installed game, every player count, many options."""

from pandemonium.testing import Configuration, configurations

__all__ = ["ALL", "Configuration"]

ALL = configurations()
