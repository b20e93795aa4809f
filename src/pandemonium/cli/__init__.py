"""The `pandemonium` command."""

from pandemonium.cli.main import main

__all__ = ["main"]
