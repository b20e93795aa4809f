"""Errors in the command line."""

from pandemonium.engine.errors import PandemoniumError


class UsageError(PandemoniumError, ValueError):
    """The command line, or a file that it names, is invalid."""
