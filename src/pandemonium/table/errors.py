"""Errors of tables; an action against the rules is an `IllegalMove`."""

from pandemonium.engine.errors import PandemoniumError


class TableError(PandemoniumError, ValueError):
    """A request that a table refuses: out of turn, past a barrier, an unknown element."""
