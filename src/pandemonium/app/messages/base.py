"""Shared by messages in both directions: types of fields, and their registration."""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, Final, Literal

from pandemonium.locale.words import LANGUAGES
from pandemonium.table.fields import Doc, Length
from pandemonium.table.limits import MAX_KEY_LENGTH, MAX_TABLE_ID_LENGTH

PROTOCOL = 1  # raised when an older client would misunderstand
MAX_MESSAGE_BYTES = 64 * 1024  # from a client

Key = Annotated[
    str, Length(1, MAX_KEY_LENGTH), Doc("idempotency key: made up by the client, once per request")
]
Serial = Annotated[
    int, Doc("counts the messages on a connection; if you miss one, send `watch` again")
]
TableId = Annotated[str, Length(1, MAX_TABLE_ID_LENGTH), Doc("which table")]
Language = Annotated[Literal["en", "fr"], Doc("of all sentences from now on")]
assert set(LANGUAGES) == {"en", "fr"}, "the wire offers exactly the languages there are"


class Unset(Enum):
    """The type of `UNSET`: a field with this value is left out of the message."""

    UNSET = "unset"


UNSET: Final = Unset.UNSET


def register(cls: Any, registry: dict[str, Any]) -> None:
    """Make a dataclass of a message, and add it to a registry under its type.

    A message declares the `type` that it has on the wire, which never changes; the type of a base
    class is empty.
    """
    dataclass(frozen=True, kw_only=True)(cls)
    name = f"{cls.__module__}.{cls.__qualname__}"
    if "type" not in vars(cls):
        raise TypeError(f"{name} declares no type")
    if cls.type in registry:
        raise TypeError(f"{name} and {registry[cls.type]} have the same type {cls.type!r}")
    if cls.type:
        registry[cls.type] = cls
