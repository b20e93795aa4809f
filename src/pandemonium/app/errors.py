"""What a server refuses by itself; what a table refuses is a `TableError`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError

if TYPE_CHECKING:
    from pandemonium.app.messages import Refused


class ServerError(PandemoniumError, ValueError):
    """Something that cannot be done here: unreadable, not allowed, too much, not there."""


class WordedError(PandemoniumError):
    """A refusal from another process, which worded it in every language (`wording.worded_error`).

    What a game refuses can be worded only where its cards are.
    """

    def __init__(
        self, key: str, messages: Mapping[str, "Refused"], is_work_limit: bool = False
    ) -> None:
        """`key` is that of the error it was made from, `messages` has one for each language.

        `is_work_limit` tells that an action would take more steps than it may.
        """
        super().__init__(key)
        self.args = (key, messages, is_work_limit)
        self.messages = messages
        self.is_work_limit = is_work_limit

    def __str__(self) -> str:
        """The sentence in English."""
        return self.messages["en"].said
