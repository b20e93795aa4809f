"""Every message that a client may send."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, dataclass_transform

from pandemonium.app.messages.base import Key, Language, TableId, register
from pandemonium.table.commands import COMMANDS
from pandemonium.table.commands.command import SeatNumber, Sender, TableCommand
from pandemonium.table.commands.playing import ActionText
from pandemonium.table.fields import Doc, Length, Range
from pandemonium.table.limits import MAX_ACTION_LENGTH, MAX_CODE_LENGTH, MAX_STEP_ACTIONS

CLIENT_COMMANDS: Final = {command.type: command for command in COMMANDS.values() if command.type}
CLIENT_MESSAGES: Final[dict[str, "type[ClientMessage]"]] = {}


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class ClientMessage:
    """A message that a client may send, other than a command."""

    type: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Make it a dataclass, and register it under its type."""
        super().__init_subclass__()
        if cls.type in CLIENT_COMMANDS:
            raise TypeError(f"{cls.__qualname__} has the type {cls.type!r} of a command")
        register(cls, CLIENT_MESSAGES)


class Hello(ClientMessage):
    """The first message on every connection."""

    type = "hello"

    protocol: Annotated[int, Doc("the protocol version of the client: 1")]
    language: Language = "en"


class Watch(ClientMessage):
    """Follow a table: the server sends all of it (`table`), then every change (`news`).

    Send it again to get the whole table again: after a gap, or to switch to another of your seats.
    """

    type = "watch"

    table: TableId
    seat: Annotated[SeatNumber | None, Doc("one of your seats; else the first, or none")] = None
    since: Annotated[
        int,
        Range(0),
        Doc("the number of the last news you have; of many later ones, only the newest come"),
    ] = 0
    invite: Annotated[
        str, Length(0, MAX_CODE_LENGTH), Doc("the secret of the invitation link, if one is needed")
    ] = ""


class Leave(ClientMessage):
    """Stop following a table. You keep your seat there."""

    type = "leave"

    table: TableId


class Follow(ClientMessage):
    """Follow the lists of tables. The server sends both (`tables`), then each that changes."""

    type = "follow"

    on: Annotated[bool, Doc("false: stop following them")] = True


class Speak(ClientMessage):
    """Change the language; the tables that you follow are sent again."""

    type = "language"

    language: Language


class Ping(ClientMessage):
    """A heartbeat. Answered by `pong`."""

    type = "ping"

    hidden: Annotated[bool, Doc("whether the page is in the background")] = False


class TableQuery(ClientMessage):
    """A request about a table, for one of your seats."""

    type = ""

    key: Key
    table: TableId
    seat: SeatNumber


class Consider(TableQuery):
    """Try actions without performing them. Answered by `considered`."""

    type = "consider"

    actions: Annotated[list[ActionText], Length(0, MAX_STEP_ACTIONS)]


class Why(TableQuery):
    """Ask what forbids an action, or every action with an element. Answered by `because`."""

    type = "why"

    what: Annotated[
        str,
        Length(0, MAX_ACTION_LENGTH),
        Doc("`buy 2`, or an element: `block:2`; with spaces: elements, the last one touched"),
    ]


class Hint(TableQuery):
    """Ask what a bot would do, and why. Answered by `hinted`, after some seconds."""

    type = "hint"


class Advise(TableQuery):
    """Ask for a move to recommend, at once, without reasons. Answered by `advised`."""

    type = "advise"


class Read(ClientMessage):
    """Ask for the table as text, for a terminal or a screen reader. Answered by `sheet`."""

    type = "read"

    key: Key
    table: TableId
    seat: Annotated[SeatNumber | None, Doc("one of your seats, or null")] = None
    brief: Annotated[bool, Doc("only what a decision needs")] = False


class History(ClientMessage):
    """Ask for earlier news: the newest before those you have. Answered by `past`."""

    type = "history"

    key: Key
    table: TableId
    before: Annotated[int, Range(1), Doc("the number of the first news you have")]
    seat: Annotated[SeatNumber | None, Doc("one of your seats, or null")] = None


@dataclass(frozen=True, kw_only=True)
class CommandMessage:
    """A command as a client sent it: answered by `done` or `refused` with the same key."""

    key: Key
    table: TableId
    command: type[TableCommand]
    data: dict[str, object]  # the fields of the command, but for those that the server fills in

    def command_of(self, sender: Sender) -> TableCommand:
        """The command, with what it takes from the profile of its sender."""
        return self.command.from_client(self.data, sender)


FromClient = ClientMessage | CommandMessage
