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

    protocol: Annotated[int, Doc("the version that the client speaks: 1")]
    language: Language = "en"


@dataclass(frozen=True, kw_only=True)
class Watch(ClientMessage):
    """Follow a table: all of it is sent at once (`table`), then whatever happens (`news`).

    Sent again, it brings the table anew: after a gap, or to look from another seat of one's own.
    """

    type = "watch"

    table: TableId
    seat: Annotated[SeatNumber | None, Doc("one of several own seats; else the first, or none")] = (
        None
    )
    since: Annotated[
        int,
        Range(0),
        Doc("the number of the last news one has; not all that follow may come"),
    ] = 0
    invite: Annotated[str, Length(0, 100), Doc("the secret of the link, where one is needed")] = ""


@dataclass(frozen=True, kw_only=True)
class Leave(ClientMessage):
    """Follow a table no longer. A seat there is kept."""

    type = "leave"

    table: TableId


@dataclass(frozen=True, kw_only=True)
class Speak(ClientMessage):
    """Read in another language; the tables that one follows are sent anew."""

    type = "language"

    language: Language


@dataclass(frozen=True, kw_only=True)
class Ping(ClientMessage):
    """Ask for a sign of life."""

    type = "ping"


@dataclass(frozen=True, kw_only=True)
class TableQuery(ClientMessage):
    """Something asked of a table, which changes nothing."""

    type = ""

    key: Key
    table: TableId
    seat: SeatNumber


@dataclass(frozen=True, kw_only=True)
class Consider(TableQuery):
    """What would be after these actions? Answered by `considered`."""

    type = "consider"

    actions: Annotated[list[ActionText], Length(0, MAX_STEP_ACTIONS)]


@dataclass(frozen=True, kw_only=True)
class Why(TableQuery):
    """What forbids an action, or doing anything with an element? Answered by `because`."""

    type = "why"

    what: Annotated[str, Length(0, MAX_ACTION_LENGTH), Doc("`buy 2`, or an element: `block:2`")]


@dataclass(frozen=True, kw_only=True)
class Hint(TableQuery):
    """What would a bot do here, and why? Answered by `hinted`, in a moment."""

    type = "hint"


@dataclass(frozen=True, kw_only=True)
class Read(ClientMessage):
    """The table in words, for a terminal or a screen reader. Answered by `sheet`."""

    type = "read"

    key: Key
    table: TableId
    seat: Annotated[SeatNumber | None, Doc("one's own, or null")] = None
    brief: Annotated[bool, Doc("only what a decision needs")] = False


@dataclass(frozen=True, kw_only=True)
class History(ClientMessage):
    """What happened before the news one has: the newest of it. Answered by `past`."""

    type = "history"

    key: Key
    table: TableId
    before: Annotated[int, Range(1), Doc("the number of the first news one has")]
    seat: Annotated[SeatNumber | None, Doc("one's own, or null")] = None


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
    """One thing that happened, as its recipient may know it."""

    number: Annotated[int, Doc("counted from 1 for each recipient, without gaps")]
    of: Annotated[Literal["game", "table"], Doc("the game, or the people around it")]
    ply: Annotated[int, Doc("how many actions the game had seen")]
    time: Annotated[float, Doc("in seconds since 1970")]
    event: Annotated[dict[str, Any], Doc("its kind and its arguments")]
    said: Annotated[str, Doc("the same as a sentence")]


@dataclass(frozen=True, kw_only=True)
class Welcome(ServerMessage):
    """The answer to `hello`."""

    type = "welcome"

    protocol: int
    version: Annotated[str, Doc("of the server")]
    name: Annotated[str, Doc("what one is called here")]
    language: Language
    build: Annotated[
        str,
        Doc("of the browser client served here: a page of another build is old"),
    ] = ""


@dataclass(frozen=True, kw_only=True)
class TableMessage(ServerMessage):
    """All that one may know of a table."""

    type = "table"

    table: TableId
    seat: Annotated[int | None, Doc("from where one looks; null: a spectator")]
    seats: Annotated[list[int], Doc("all seats of one's own")]
    number: Annotated[int, Doc("of the last news")]
    summary: Annotated[Summary, Doc("the people, the clocks, the offers")]
    description: Annotated[
        dict[str, Any] | None,
        Doc("what never changes during a game: the cards; only where `since` is 0"),
    ]
    view: Annotated[dict[str, Any] | None, Doc("the game; null before it begins")]
    prompt: Prompt | None
    news: Annotated[list[News], Doc("after `since`; of many only the newest")]
    first: Annotated[
        int,
        Doc("number of the first of `news`; above `since` + 1, some were left out"),
    ]
    readonly: Annotated[str, Doc("why nobody can play on here, in a sentence; empty: one can")] = ""


@dataclass(frozen=True, kw_only=True)
class Update(ServerMessage):
    """Something happened at a table that one follows. What is left out is as before."""

    type = "news"

    table: TableId
    number: Annotated[int, Doc("of the last news")]
    news: Annotated[list[News], Doc("of many only the newest")]
    summary: Summary | Unset = UNSET
    description: Annotated[
        dict[str, Any] | Unset,
        Doc("what never changes during a game: sent where the host changed the game"),
    ] = UNSET
    view: dict[str, Any] | Unset | None = UNSET
    prompt: Prompt | Unset | None = UNSET


@dataclass(frozen=True, kw_only=True)
class Past(ServerMessage):
    """Earlier news, in answer to `history`; of many only the newest."""

    type = "past"

    key: str
    table: TableId
    seat: Annotated[int | None, Doc("from where one looks; null: a spectator")]
    news: list[News]


@dataclass(frozen=True, kw_only=True)
class PresenceMessage(ServerMessage):
    """Who is connected."""

    type = "presence"

    table: TableId
    seats: Annotated[list[int], Doc("whose people are there")]
    spectators: int


@dataclass(frozen=True, kw_only=True)
class Done(ServerMessage):
    """The command with this key is stored and will never be lost."""

    type = "done"

    key: str


@dataclass(frozen=True, kw_only=True)
class Refused(ServerMessage):
    """What was asked for was not done, and nothing has changed."""

    type = "refused"

    key: Annotated[str, Doc("of the message; empty where it had none")]
    error: Annotated[str, Doc("the key of the sentence")]
    args: Annotated[dict[str, Any], Doc("what the sentence is filled in with")]
    said: Annotated[str, Doc("the sentence")]
    clause: Annotated[str, Doc("of the rulebook, where a rule forbids it")] = ""


@dataclass(frozen=True, kw_only=True)
class Considered(ServerMessage):
    """What would be after some actions."""

    type = "considered"

    key: str
    done: Annotated[int, Doc("how many of them, up to the next barrier")]
    barrier: Annotated[str, Doc("what the next one would cross")]
    news: Annotated[list[str], Doc("what would happen, in sentences")]
    view: dict[str, Any]
    prompt: Prompt


@dataclass(frozen=True, kw_only=True)
class Because(ServerMessage):
    """What is in the way; nothing, if `said` is empty."""

    type = "because"

    key: str
    error: str = ""
    said: str = ""
    clause: str = ""


@dataclass(frozen=True)
class HintIdea:
    """One of the choices that a bot likes best."""

    action: Annotated[str, Doc("as it is written in `act`")]
    label: Annotated[str, Doc("what it is called")]
    touches: Annotated[list[str], Doc("the elements that it is about")]
    said: Annotated[str, Doc("what speaks for it or against it")]
    chance: Annotated[
        float | None, Doc("to win, from 0 to 1; null where it is forced, or by points")
    ] = None
    points: Annotated[int | None, Doc("the score to expect, where one plays for points")] = None


@dataclass(frozen=True, kw_only=True)
class Hinted(ServerMessage):
    """What a bot would do: the best choices, the best first, with their chances and reasons."""

    type = "hinted"

    key: str
    ideas: Annotated[list[HintIdea], Length(0, 3)]


@dataclass(frozen=True)
class Section:
    """A part of the table in words: rows of cells below a title."""

    title: str
    header: Annotated[list[str], Doc("of the columns; may be empty")]
    rows: list[list[str]]
    marked: Annotated[list[int], Doc("rows that stand out: whose turn it is")]
    at: Annotated[list[str], Doc("the element that each row is about")]


@dataclass(frozen=True, kw_only=True)
class Sheet(ServerMessage):
    """The table in words."""

    type = "sheet"

    key: str
    title: str
    sections: list[Section]


@dataclass(frozen=True, kw_only=True)
class Pong(ServerMessage):
    """A sign of life."""

    type = "pong"


@dataclass(frozen=True, kw_only=True)
class Closing(ServerMessage):
    """The server will be back soon: everything acknowledged is stored, come again."""

    type = "closing"

    seconds: Annotated[int, Doc("after which to try")]
    error: Annotated[str, Doc("the key of the sentence")]
    said: Annotated[str, Doc("the sentence")]
