"""What can go wrong, one class per kind. Anything else that is raised is a bug of ours."""


class IllegalMove(Exception):  # noqa: N818 - the rulebook's word, and what players meet
    """The rules forbid this action now: `clause` says which, `reason` is the key of the wording."""

    def __init__(self, clause: str, reason: str, args: dict[str, int | str] | None = None) -> None:
        """Keep the clause, the key of the reason and the arguments of its wording."""
        details = args or {}
        shown = "".join(f" {name}={value}" for name, value in details.items())
        super().__init__(f"{reason}{shown} ({clause})")
        self.clause = clause
        self.reason = reason
        self.details = details


class NotationError(ValueError):
    """A text that we could not read as an action."""


class OptionError(ValueError):
    """An option that the game does not have, or a value that it does not allow."""


class PositionError(ValueError):
    """A saved position or scenario that cannot be on any table."""


class RecordError(ValueError):
    """A record that cannot be read or replayed; the message says at which line or ply and why."""


class PackError(ValueError):
    """A card file that was refused: file, line, card, field and what was expected."""

    def __init__(self, file: str, line: int, card: str, field: str, expected: str) -> None:
        """Name the place as exactly as it is known; line 0 and empty names are left out."""
        place = f"{file}:{line}" if line else file
        named = [f"card {card!r}"] if card else []
        named += [f"field {field!r}"] if field else []
        super().__init__(": ".join([place, *([", ".join(named)] if named else []), expected]))
        self.file = file
        self.line = line
        self.card = card
        self.field = field
        self.expected = expected
