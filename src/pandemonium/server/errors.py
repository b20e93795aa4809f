"""What a server refuses by itself; what a table refuses is a `TableError`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError

if TYPE_CHECKING:
    from pandemonium.server.messages import Refused


class ServerError(PandemoniumError, ValueError):
    """Something that cannot be done here: unreadable, not allowed, too much, not there."""


class WordedError(PandemoniumError):
    """A refusal from another process, which worded it in every language (`wording.worded_error`).

    What a game refuses can be worded only where its cards are.
    """

    def __init__(self, key: str, messages: Mapping[str, "Refused"]) -> None:
        """`key` is that of the error it was made from, `messages` has one for each language."""
        super().__init__(key)
        self.args = (key, messages)
        self.messages = messages

    def __str__(self) -> str:
        """The sentence in English."""
        return self.messages["en"].said
