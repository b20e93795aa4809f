"""Refusals of the application; those of a table are `TableError`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pandemonium.engine.errors import PandemoniumError

if TYPE_CHECKING:
    from pandemonium.app.messages import Refused


class ServerError(PandemoniumError, ValueError):
    """A refusal: the request is malformed, not allowed, too much, or about nothing."""


class WordedError(PandemoniumError):
    """A refusal from another process, which worded it in every language (`sentences.worded_error`).

    Refusals of a game can be worded only in the process that has its cards.
    """

    def __init__(
        self, key: str, messages: Mapping[str, "Refused"], is_work_limit: bool = False
    ) -> None:
        """`key` is that of the error it was made from, `messages` has one for each language.

        `is_work_limit`: an action would exceed the work limit.
        """
        super().__init__(key)
        self.args = (key, messages, is_work_limit)
        self.messages = messages
        self.is_work_limit = is_work_limit

    def __str__(self) -> str:
        return self.messages["en"].said
