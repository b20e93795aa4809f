"""TableCommand: one class per kind of entry declares everything about it.

A command has its fields with their limits, the kind under which it is stored, the `type` with which
clients may send it, what forbids it, what it does, and who notices. A new one is one class in a
module of this package; defining it registers it.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Protocol, Self, dataclass_transform

from pandemonium.engine.errors import PandemoniumError
from pandemonium.table import limits
from pandemonium.table.entry import Entry
from pandemonium.table.errors import TableError
from pandemonium.table.fields import Doc, Range, check_stored, declared_fields

if TYPE_CHECKING:
    from pandemonium.table.session import TableSession

SeatNumber = Annotated[int, Range(0, limits.MAX_SEATS - 1), Doc("which seat, counted from 0")]

COMMANDS: Final[dict[str, "type[TableCommand]"]] = {}  # by kind


class Sender(Protocol):
    """The profile of somebody who sends a command."""

    @property
    def name(self) -> str:
        """The display name of their profile."""

    @property
    def colour(self) -> str:
        """The colour of their profile."""


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class TableCommand:
    """Something that changes a table. Subclasses become dataclasses, whose fields are stored."""

    kind: ClassVar[str] = ""  # of the stored entry; each class declares its own
    type: ClassVar[str] = ""  # of the message; empty where clients cannot send it
    rate: ClassVar[str] = "around"  # the rate limit that applies to clients
    is_play: ClassVar[bool] = False  # whether it is still possible once a table has become too long

    def __init_subclass__(cls) -> None:
        """Make it a dataclass, and register it under its kind."""
        super().__init_subclass__()
        dataclass(frozen=True)(cls)
        name = f"{cls.__module__}.{cls.__qualname__}"
        if not vars(cls).get("kind"):
            raise TypeError(f"{name} declares no kind")
        if cls.kind in COMMANDS:
            raise TypeError(f"{name} and {COMMANDS[cls.kind]} have the same kind {cls.kind!r}")
        if cls.type and any(other.type == cls.type for other in COMMANDS.values()):
            raise TypeError(f"{name} has the type {cls.type!r} of another command")
        COMMANDS[cls.kind] = cls

    def refusal(self, session: "TableSession", who: str, time: float) -> PandemoniumError | None:
        """What forbids the command now, if anything; the session does not change."""
        raise NotImplementedError

    def perform(self, session: "TableSession", who: str, time: float) -> None:
        """Change the session; nothing forbids the command."""
        raise NotImplementedError

    def prepare(self, session: "TableSession", who: str, time: float) -> Callable[[], None]:
        """Check the command and return its effect, or raise what forbids it."""
        if problem := self.refusal(session, who, time):
            raise problem
        return partial(self.perform, session, who, time)

    def audience(self, session: "TableSession", who: str) -> list[int | None]:  # noqa: ARG002 - for those that need it
        """The recipients who may notice that it happened: seats, and None for spectators."""
        return session.recipients

    def entry(self, who: str, time: float) -> Entry:
        """The entry that is stored."""
        return Entry(self.kind, who, time, asdict(self))

    @classmethod
    def read(cls, data: Mapping[str, object]) -> Self:
        """The command with this stored data, or a TableError about what is wrong with it."""
        check_stored(cls.kind, cls, data)
        return cls(**data)

    @classmethod
    def from_client(cls, data: Mapping[str, object], sender: Sender) -> Self:
        """The command that a client sent with this data, which fits its fields and limits."""
        profile = {
            field.name: getattr(sender, field.name)
            for field in declared_fields(cls)  # type: ignore[arg-type]  # classes are hashable
            if field.is_from_sender
        }
        return cls(**data, **profile)


def read_command(entry: Entry) -> TableCommand:
    """The command that an entry stores, or a TableError about what is wrong with it."""
    command = COMMANDS.get(entry.kind)
    if command is None:
        raise TableError("no-such-kind", {"kind": str(entry.kind)[:40], "kinds": list(COMMANDS)})
    return command.read(entry.data)
