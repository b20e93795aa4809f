"""What a server refuses by itself; what a table refuses is a `TableError`."""

from pandemonium.engine.errors import PandemoniumError


class ServerError(PandemoniumError, ValueError):
    """Something that cannot be done here: unreadable, not allowed, too much, not there."""
