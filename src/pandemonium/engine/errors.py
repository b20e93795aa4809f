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
        """`key` is a whole message key of a catalogue."""
        self.key = key
        self.details: dict[str, Detail] = details

    def __repr__(self) -> str:
        """Show key and arguments."""
        return f"Phrase({self.key!r}, {self.details!r})"


# Texts and numbers are shown as they are, lists with commas between; the rest is worded first.
Detail = Union[int, str, Phrase, "PandemoniumError", list[str]]
ErrorFormatter = Callable[["PandemoniumError"], str]


def _bare(problem: "PandemoniumError") -> str:
    """What is said when nobody lent a voice."""
    return f"{problem.key} {problem.details}" if problem.details else problem.key


def did_you_mean(near: list[str]) -> "Phrase | str":
    """A hint at what may have been meant, if there is anything like it."""
    quoted = [f"'{one}'" for one in near]
    return Phrase("did-you-mean", near=quoted) if near else ""


def short_repr(value: object) -> str:
    """The `repr` of a value for an error message, at most 60 characters long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


# What the system says about files in its own language, and how we say it (`system-<key>`).
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
    """Why a file could not be read or written; what we have no words for, in the system's own."""
    if isinstance(problem, UnicodeDecodeError):
        return Phrase("not-utf-8")
    if isinstance(problem, ValueError):  # a NUL, or half a character
        return Phrase("system-bad-name")
    known = SYSTEM.get(problem.errno or 0, "")
    if known:
        return Phrase(f"system-{known}")
    return Phrase("system-other", problem=problem.strerror or str(problem))


_voice: list[ErrorFormatter] = [_bare]


def set_error_formatter(voice: ErrorFormatter) -> None:
    """Let `voice` word errors in English from now on."""
    _voice[0] = voice


class PandemoniumError(Exception):
    """Something was wrong with what we were given; nothing was changed by it.

    `package` names whose catalogue has the sentence; empty is the one shared by all.
    """

    def __init__(self, key: str, details: Mapping[str, Detail] | None = None, package: str = ""):
        """Keep the key of the sentence and what it is filled in with."""
        super().__init__(key, details)
        self.key = key
        self.details: dict[str, Detail] = dict(details or {})
        self.package = package

    def __str__(self) -> str:
        """The sentence in English."""
        return _voice[0](self)


class IllegalMove(PandemoniumError):  # noqa: N818 - the rulebook's word, and what players meet
    """The rules forbid this action now: `clause` says which, `reason` is the key of the wording."""

    def __init__(
        self,
        clause: str,
        reason: str,
        args: Mapping[str, int | str] | None = None,
        game: "Game | None" = None,
    ) -> None:
        """Keep the clause, the key of the reason and the arguments of its wording."""
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
    """A text that we could not read as an action."""


class OptionError(PandemoniumError, ValueError):
    """An option that the game does not have, or a value that it does not allow."""


class PositionError(PandemoniumError, ValueError):
    """A saved position or scenario that cannot be on any table, or a seat that is not there."""


class RecordError(PandemoniumError, ValueError):
    """A record that cannot be read or replayed; the message says at which line or ply and why."""


class PackError(PandemoniumError, ValueError):
    """A card file that was refused: file, line, card, field and what was expected."""

    def __init__(
        self, file: str, line: int, card: str, field: str, expected: "str | Phrase"
    ) -> None:
        """Name the place as exactly as it is known; line 0 and empty names are left out."""
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
