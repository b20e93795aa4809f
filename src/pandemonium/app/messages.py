"""Every message between a client and a server: one small dataclass each, all of them JSON objects.

The protocol page and the browser's types are generated from these classes. What is sent over HTTP
is in `payloads.py`.

A message that changes a table is a command: the classes in `table/commands/` that declare a `type`.
On the wire it also has the table and an idempotency key: sent twice with the same key, it is done
once. Here it is a `CommandMessage`.

All other messages are in this one file, long as it is: authors of clients read it top to bottom.
"""

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, ClassVar, Final, Literal

from pandemonium.locale.words import LANGUAGES
from pandemonium.table import Prompt
from pandemonium.table.commands import COMMANDS
from pandemonium.table.commands.command import SeatNumber, Sender, TableCommand
from pandemonium.table.commands.playing import ActionText
from pandemonium.table.fields import Doc, Length, Range
from pandemonium.table.limits import (
    MAX_ACTION_LENGTH,
    MAX_KEY_LENGTH,
    MAX_STEP_ACTIONS,
    MAX_TABLE_ID_LENGTH,
)
from pandemonium.table.summary import Summary

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

# A message declares the `type` that it has on the wire, which never changes; the type of a base
# class is empty. Defining a message registers it.
CLIENT_COMMANDS: Final = {command.type: command for command in COMMANDS.values() if command.type}
CLIENT_MESSAGES: Final[dict[str, "type[ClientMessage]"]] = {}
SERVER_MESSAGES: Final[dict[str, "type[ServerMessage]"]] = {}


def _register(cls: Any, registry: dict[str, Any]) -> None:
    """Add a message to a registry under its type."""
    name = f"{cls.__module__}.{cls.__qualname__}"
    if "type" not in vars(cls):
        raise TypeError(f"{name} declares no type")
    if cls.type in registry:
        raise TypeError(f"{name} and {registry[cls.type]} have the same type {cls.type!r}")
    if cls.type:
        registry[cls.type] = cls


@dataclass(frozen=True, kw_only=True)
class ClientMessage:
    """A message that a client may send, other than a command."""

    type: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Register the message under its type."""
        super().__init_subclass__()
        if cls.type in CLIENT_COMMANDS:
            raise TypeError(f"{cls.__qualname__} has the type {cls.type!r} of a command")
        _register(cls, CLIENT_MESSAGES)


# ---------------------------------------------------------------------- requests


@dataclass(frozen=True, kw_only=True)
class Hello(ClientMessage):
    """The first message on every connection."""

    type = "hello"

    protocol: Annotated[int, Doc("the protocol version of the client: 1")]
    language: Language = "en"


@dataclass(frozen=True, kw_only=True)
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
        str, Length(0, 100), Doc("the secret of the invitation link, if one is needed")
    ] = ""


@dataclass(frozen=True, kw_only=True)
class Leave(ClientMessage):
    """Stop following a table. You keep your seat there."""

    type = "leave"

    table: TableId


@dataclass(frozen=True, kw_only=True)
class Speak(ClientMessage):
    """Change the language; the tables that you follow are sent again."""

    type = "language"

    language: Language


@dataclass(frozen=True, kw_only=True)
class Ping(ClientMessage):
    """A heartbeat. Answered by `pong`."""

    type = "ping"


@dataclass(frozen=True, kw_only=True)
class TableQuery(ClientMessage):
    """A request about a table, for one of your seats."""

    type = ""

    key: Key
    table: TableId
    seat: SeatNumber


@dataclass(frozen=True, kw_only=True)
class Consider(TableQuery):
    """Try actions without performing them. Answered by `considered`."""

    type = "consider"

    actions: Annotated[list[ActionText], Length(0, MAX_STEP_ACTIONS)]


@dataclass(frozen=True, kw_only=True)
class Why(TableQuery):
    """Ask what forbids an action, or every action with an element. Answered by `because`."""

    type = "why"

    what: Annotated[str, Length(0, MAX_ACTION_LENGTH), Doc("`buy 2`, or an element: `block:2`")]


@dataclass(frozen=True, kw_only=True)
class Hint(TableQuery):
    """Ask what a bot would do, and why. Answered by `hinted`, after some seconds."""

    type = "hint"


@dataclass(frozen=True, kw_only=True)
class Read(ClientMessage):
    """Ask for the table as text, for a terminal or a screen reader. Answered by `sheet`."""

    type = "read"

    key: Key
    table: TableId
    seat: Annotated[SeatNumber | None, Doc("one of your seats, or null")] = None
    brief: Annotated[bool, Doc("only what a decision needs")] = False


@dataclass(frozen=True, kw_only=True)
class History(ClientMessage):
    """Ask for earlier news: the newest before those you have. Answered by `past`."""

    type = "history"

    key: Key
    table: TableId
    before: Annotated[int, Range(1), Doc("the number of the first news you have")]
    seat: Annotated[SeatNumber | None, Doc("one of your seats, or null")] = None


# ---------------------------------------------------------------------- commands


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


# ---------------------------------------------------------------------- from a server


@dataclass(frozen=True, kw_only=True)
class ServerMessage:
    """A message that a server may send. On a connection, messages are numbered from 1."""

    type: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Register the message under its type."""
        super().__init_subclass__()
        _register(cls, SERVER_MESSAGES)


@dataclass(frozen=True)
class News:
    """One event, as its recipient may see it."""

    number: Annotated[int, Doc("counted from 1 for each recipient, without gaps")]
    of: Annotated[Literal["game", "table"], Doc("an event of the game or of the table")]
    ply: Annotated[int, Doc("how many actions had been performed")]
    time: Annotated[float, Doc("in seconds since 1970")]
    event: Annotated[dict[str, Any], Doc("its kind and its fields")]
    said: Annotated[str, Doc("the event as a sentence")]


@dataclass(frozen=True, kw_only=True)
class Welcome(ServerMessage):
    """The answer to `hello`."""

    type = "welcome"

    protocol: int
    version: Annotated[str, Doc("of the server")]
    name: Annotated[str, Doc("your name on this server")]
    language: Language
    build: Annotated[
        str,
        Doc("of the browser client served here: a page of another build is outdated"),
    ] = ""


@dataclass(frozen=True, kw_only=True)
class TableMessage(ServerMessage):
    """A table, as you may see it."""

    type = "table"

    table: TableId
    seat: Annotated[int | None, Doc("the seat from which you see it; null: as a spectator")]
    seats: Annotated[list[int], Doc("all of your seats")]
    number: Annotated[int, Doc("of the last news")]
    summary: Annotated[Summary, Doc("the people, the clocks, the offers")]
    description: Annotated[
        dict[str, Any] | None,
        Doc("what never changes during a game, above all the cards; only if `since` is 0"),
    ]
    view: Annotated[dict[str, Any] | None, Doc("the game; null before it begins")]
    prompt: Prompt | None
    news: Annotated[list[News], Doc("after `since`; of many only the newest")]
    first: Annotated[
        int,
        Doc("the number of the first of `news`; if above `since` + 1, some were left out"),
    ]
    readonly: Annotated[str, Doc("why the table is read-only, as a sentence; empty: it is not")] = (
        ""
    )


@dataclass(frozen=True, kw_only=True)
class Update(ServerMessage):
    """A change at a table that you follow. Fields that are left out have not changed."""

    type = "news"

    table: TableId
    number: Annotated[int, Doc("of the last news")]
    news: Annotated[list[News], Doc("of many only the newest")]
    summary: Summary | Unset = UNSET
    description: Annotated[
        dict[str, Any] | Unset,
        Doc("sent if the host changed the game"),
    ] = UNSET
    view: dict[str, Any] | Unset | None = UNSET
    prompt: Prompt | Unset | None = UNSET


@dataclass(frozen=True, kw_only=True)
class Past(ServerMessage):
    """Earlier news, in answer to `history`; of many only the newest."""

    type = "past"

    key: str
    table: TableId
    seat: Annotated[int | None, Doc("the seat from which you see it; null: as a spectator")]
    news: list[News]


@dataclass(frozen=True, kw_only=True)
class PresenceMessage(ServerMessage):
    """Which players and how many spectators are connected."""

    type = "presence"

    table: TableId
    seats: Annotated[list[int], Doc("whose players are connected")]
    spectators: int


@dataclass(frozen=True, kw_only=True)
class Done(ServerMessage):
    """The command with this key is stored: no crash can undo it."""

    type = "done"

    key: str


@dataclass(frozen=True, kw_only=True)
class Refused(ServerMessage):
    """The request was refused, and nothing has changed."""

    type = "refused"

    key: Annotated[str, Doc("of the message; empty if it had none")]
    error: Annotated[str, Doc("the key of the sentence")]
    args: Annotated[dict[str, Any], Doc("the arguments of the sentence")]
    said: Annotated[str, Doc("the sentence")]
    clause: Annotated[str, Doc("of the rulebook, if a rule forbids it")] = ""


@dataclass(frozen=True, kw_only=True)
class Considered(ServerMessage):
    """The result of trying actions."""

    type = "considered"

    key: str
    done: Annotated[int, Doc("how many of them were tried, up to the next information barrier")]
    barrier: Annotated[str, Doc("the barrier that the next one would cross")]
    news: Annotated[list[str], Doc("the events, as sentences")]
    view: dict[str, Any]
    prompt: Prompt


@dataclass(frozen=True, kw_only=True)
class Because(ServerMessage):
    """What forbids it; nothing does if `said` is empty."""

    type = "because"

    key: str
    error: str = ""
    said: str = ""
    clause: str = ""


@dataclass(frozen=True)
class HintIdea:
    """One of the best choices according to a bot."""

    action: Annotated[str, Doc("the notation for `act`")]
    label: Annotated[str, Doc("its label")]
    touches: Annotated[list[str], Doc("the elements that it touches")]
    said: Annotated[str, Doc("arguments for or against it")]
    chance: Annotated[
        float | None,
        Doc("of winning, from 0 to 1; null if the choice is forced, or in games for points"),
    ] = None
    points: Annotated[int | None, Doc("the expected score, in games for points")] = None


@dataclass(frozen=True, kw_only=True)
class Hinted(ServerMessage):
    """The best choices according to a bot, best first, with chances and reasons."""

    type = "hinted"

    key: str
    ideas: Annotated[list[HintIdea], Length(0, 3)]


@dataclass(frozen=True)
class Section:
    """A part of the table as text: a title and rows of cells."""

    title: str
    header: Annotated[list[str], Doc("the titles of the columns; may be empty")]
    rows: list[list[str]]
    marked: Annotated[list[int], Doc("highlighted rows: whose turn it is")]
    at: Annotated[list[str], Doc("the element of each row")]


@dataclass(frozen=True, kw_only=True)
class Sheet(ServerMessage):
    """The table as text, in sections."""

    type = "sheet"

    key: str
    title: str
    sections: list[Section]


@dataclass(frozen=True, kw_only=True)
class Pong(ServerMessage):
    """The answer to a heartbeat."""

    type = "pong"


@dataclass(frozen=True, kw_only=True)
class Closing(ServerMessage):
    """The server restarts: everything acknowledged is stored. Reconnect."""

    type = "closing"

    seconds: Annotated[int, Doc("to wait before reconnecting")]
    error: Annotated[str, Doc("the key of the sentence")]
    said: Annotated[str, Doc("the sentence")]
