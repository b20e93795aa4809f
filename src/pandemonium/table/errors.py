"""What a table refuses by itself; what the rules refuse is an `IllegalMove`."""

from pandemonium.engine.errors import PandemoniumError


class TableError(PandemoniumError, ValueError):
    """Something that cannot be done at a table: out of turn, past a barrier, at no such element."""
