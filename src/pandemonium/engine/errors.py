"""Errors, one class per kind. Any other exception is a bug in Pandemonium.

An error has a key and arguments; its sentence is in the catalogues (`error-<key>`, and
`refusal-<reason>` for moves), so each reader gets it in their own language. `str()` is English: the
i18n layer registers a formatter (`set_error_formatter`).
"""

import errno
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Union

if TYPE_CHECKING:
    from pandemonium.engine.game import Game


class Phrase:
    """A part of a sentence that is worded on its own: the message `key` with its arguments."""

    __slots__ = ("details", "key")

    def __init__(self, key: str, **details: "Detail") -> None:
        self.key = key
        self.details: dict[str, Detail] = details

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.details!r})"


# Texts and numbers are shown as they are, lists with commas between; the rest is worded first.
Detail = Union[int, str, Phrase, "PandemoniumError", list[str]]
ErrorFormatter = Callable[["PandemoniumError"], str]


def _bare(problem: "PandemoniumError") -> str:
    """Key and details, for when no formatter is registered."""
    return f"{problem.key} {problem.details}" if problem.details else problem.key


def did_you_mean(near: list[str]) -> "Phrase | str":
    """A hint that lists similar names, or nothing."""
    quoted = [f"'{name}'" for name in near]
    return Phrase("did-you-mean", near=quoted) if near else ""


def short_repr(value: object) -> str:
    """The `repr` of a value for an error message, at most 60 characters long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


# Operating system errors about files, which we word ourselves (`system-<key>`).
SYSTEM = {
    errno.ENOENT: "not-found",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "not-a-folder",
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "read-only",
    errno.ENAMETOOLONG: "name-too-long",
    errno.EINVAL: "bad-name",
    errno.ELOOP: "loop",
    errno.EMFILE: "too-many-open",
    errno.ENFILE: "too-many-open",
    errno.EIO: "broken",
}


def file_problem(problem: OSError | ValueError) -> Phrase:
    """Why a file could not be read or written; unknown problems in the words of the system."""
    if isinstance(problem, UnicodeDecodeError):
        return Phrase("not-utf-8")
    if isinstance(problem, ValueError):  # a NUL, or half a character
        return Phrase("system-bad-name")
    known = SYSTEM.get(problem.errno or 0, "")
    if known:
        return Phrase(f"system-{known}")
    return Phrase("system-other", problem=problem.strerror or str(problem))


_formatter: list[ErrorFormatter] = [_bare]


def set_error_formatter(formatter: ErrorFormatter) -> None:
    """Register the function that formats errors in English, for `str(error)`."""
    _formatter[0] = formatter


class PandemoniumError(Exception):
    """Invalid input; nothing was changed.

    `package` names the package whose catalogue has the sentence; empty is the shared one.
    """

    def __init__(self, key: str, details: Mapping[str, Detail] | None = None, package: str = ""):
        super().__init__(key, details)
        self.key = key
        self.details: dict[str, Detail] = dict(details or {})
        self.package = package

    def __str__(self) -> str:
        return _formatter[0](self)


class IllegalMove(PandemoniumError):  # noqa: N818 - the rulebook's word, and what players meet
    """The rules forbid this action now: `clause` is the rule, `reason` the key of the sentence."""

    def __init__(
        self,
        clause: str,
        reason: str,
        args: Mapping[str, int | str] | None = None,
        game: "Game | None" = None,
    ) -> None:
        super().__init__("illegal-move", dict(args or {}))
        self.args = (clause, reason, args)  # what a copy in another process is made from
        self.clause = clause
        self.reason = reason
        self.game = game


class WorkLimitExceeded(IllegalMove):
    """A card pack would make this action take more steps than `clause` allows."""


class UnknownGameError(PandemoniumError, ValueError):
    """No game with this id is installed."""


class NotationError(PandemoniumError, ValueError):
    """A text that could not be read as an action."""


class OptionError(PandemoniumError, ValueError):
    """An option that the game does not have, or a value that it does not allow."""


class PositionError(PandemoniumError, ValueError):
    """A saved position or scenario that cannot be on any table, or a seat that is not there."""


class RecordError(PandemoniumError, ValueError):
    """A record that cannot be read or replayed; the message names the line or ply."""


class PackError(PandemoniumError, ValueError):
    """A rejected card file: file, line, card, field and what was expected."""

    def __init__(
        self, file: str, line: int, card: str, field: str, expected: "str | Phrase"
    ) -> None:
        """Line 0 and empty names are unknown, and left out of the message."""
        place: str | Phrase = f"{file}:{line}" if line else file
        if card:
            place = Phrase("pack-card", place=place, card=card)
        if field:
            place = Phrase("pack-card-field" if card else "pack-field", place=place, field=field)
        super().__init__("pack", {"place": place, "expected": expected})
        self.args = (file, line, card, field, expected)
        self.file = file
        self.line = line
        self.card = card
        self.field = field
        self.expected = expected
