"""Every message between a client and a server: one small class each, all of them JSON objects.

The page about the protocol and the types of the browser are made from these classes. A client sends
`FromClient` and receives `FromServer`; what is sent over HTTP is in `requests.py`.

A message that changes a table is a `Command`. It has a key that the client makes up: sent twice with
the same key, it is done once. The class knows which entry of the table it becomes.
"""

from typing import Annotated, Any, ClassVar, Literal, TypeVar

from msgspec import UNSET, DecodeError, Meta, Struct, UnsetType, ValidationError, json

from pandemonium.locale.words import LANGUAGES
from pandemonium.server.errors import ServerError
from pandemonium.table import Prompt

PROTOCOL = 1  # raised when an older client would misunderstand
LONGEST_MESSAGE = 64 * 1024  # bytes, from a client
LONGEST_STEP = 64  # actions in one message
LONGEST_CHAT = 500  # letters

Key = Annotated[
    str, Meta(min_length=1, max_length=64, description="made up by the client, once per wish")
]
TableId = Annotated[str, Meta(min_length=1, max_length=64, description="which table")]
SeatNumber = Annotated[int, Meta(ge=0, le=15, description="which seat, counted from 0")]
Language = Annotated[Literal["en", "fr"], Meta(description="of all sentences from now on")]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
assert set(LANGUAGES) == {"en", "fr"}, "the wire offers exactly the languages there are"

Fields = dict[str, Any]


def _tag(name: str) -> str:
    """What a message is called on the wire: its class in small letters."""
    return name.lower()


class ClientMessage(
    Struct, tag_field="type", tag=_tag, frozen=True, forbid_unknown_fields=True, kw_only=True
):
    """What a client may send."""


# ---------------------------------------------------------------------- looking


class Hello(ClientMessage):
    """The first message on every connection."""

    protocol: Annotated[int, Meta(description="the version that the client speaks: 1")]
    language: Language = "en"


class Watch(ClientMessage):
    """Follow a table: all of it is sent at once (`table`), then whatever happens (`news`).

    Sent again, it brings the table anew: after a gap, or to look from another seat of one's own.
    """

    table: TableId
    seat: Annotated[
        SeatNumber | None, Meta(description="one of several own seats; else the first, or none")
    ] = None
    since: Annotated[int, Meta(ge=0, description="the number of the last news one has")] = 0
    invite: Annotated[
        str, Meta(max_length=100, description="the secret of the link, where one is needed")
    ] = ""


class Leave(ClientMessage):
    """Follow a table no longer. A seat there is kept."""

    table: TableId


class Speak(ClientMessage, tag="language"):
    """Read in another language; the tables that one follows are sent anew."""

    language: Language


class Ping(ClientMessage):
    """Ask for a sign of life."""


class Question(ClientMessage):
    """Something asked of a table, which changes nothing."""

    key: Key
    table: TableId
    seat: SeatNumber


class Consider(Question):
    """What would be after these actions? Answered by `considered`."""

    actions: Annotated[list[ActionText], Meta(max_length=LONGEST_STEP)]


class Why(Question):
    """What forbids an action, or doing anything with an element? Answered by `because`."""

    what: Annotated[str, Meta(max_length=200, description="`buy 2`, or an element: `block:2`")]


# ---------------------------------------------------------------------- what changes a table


class Command(ClientMessage):
    """Something that changes a table: answered by `done` or `refused` with the same key."""

    kind: ClassVar[str]

    key: Key
    table: TableId

    def fields(self) -> Fields:
        """What the entry of the table says, beside its kind and who wrote it."""
        return {}


class Sit(Command):
    """Take a seat: this one, or any that is free."""

    kind: ClassVar[str] = "joined"

    seat: SeatNumber | None = None

    def fields(self) -> Fields:
        """Which seat."""
        return {"seat": self.seat}


class Stand(Command):
    """Give one's seats up."""

    kind: ClassVar[str] = "left"


class Seat(Command):
    """The host puts a bot on a seat, or a second person who plays in the same place."""

    kind: ClassVar[str] = "seated"

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40, description="its level, or empty for a person")] = ""
    name: Annotated[str, Meta(max_length=40, description="of a person")] = ""

    def fields(self) -> Fields:
        """Who sits where."""
        return {"seat": self.seat, "bot": self.bot, "name": self.name}


class Remove(Command):
    """The host empties a seat."""

    kind: ClassVar[str] = "removed"

    seat: SeatNumber

    def fields(self) -> Fields:
        """Which seat."""
        return {"seat": self.seat}


class Change(Command):
    """The host changes what is played, or how: nobody is ready any more."""

    kind: ClassVar[str] = "changed"

    options: Annotated[dict[str, Any] | None, Meta(description="of the game")] = None
    clock: Annotated[dict[str, Any] | None, Meta(description="see the lobby")] = None

    def fields(self) -> Fields:
        """What is changed, without what stays."""
        told = {"options": self.options, "clock": self.clock}
        return {name: value for name, value in told.items() if value is not None}


class Ready(Command):
    """Let us begin. One's share of the dice is sealed: the SHA-256 of 32 bytes drawn by lot."""

    kind: ClassVar[str] = "readied"

    commitment: Annotated[Digits, Meta(description="64 hex digits")]

    def fields(self) -> Fields:
        """The sealed share."""
        return {"commitment": self.commitment}


class Unready(Command):
    """Not yet, after all."""

    kind: ClassVar[str] = "unreadied"


class Open(Command):
    """Open one's share of the dice, when everybody has sealed theirs."""

    kind: ClassVar[str] = "opened"

    contribution: Annotated[Digits, Meta(description="the 32 bytes, as 64 hex digits")]

    def fields(self) -> Fields:
        """The share."""
        return {"contribution": self.contribution}


class Act(Command):
    """Carry out one action, or several as one step: all of them or none."""

    kind: ClassVar[str] = "acted"

    seat: SeatNumber
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=LONGEST_STEP)]

    def fields(self) -> Fields:
        """Whose actions."""
        return {"seat": self.seat, "actions": self.actions}


class Undo(Command):
    """Take one's last step back."""

    kind: ClassVar[str] = "undid"

    seat: SeatNumber

    def fields(self) -> Fields:
        """Whose step."""
        return {"seat": self.seat}


class Offer(Command):
    """Offer the others to take a step back, to call it a draw, or to end early."""

    kind: ClassVar[str] = "offered"

    seat: SeatNumber
    what: Literal["undo", "draw", "end"]

    def fields(self) -> Fields:
        """Whose offer, and of what."""
        return {"seat": self.seat, "what": self.what}


class Accept(Command):
    """Say yes to the offer on the table."""

    kind: ClassVar[str] = "accepted"

    seat: SeatNumber

    def fields(self) -> Fields:
        """Whose yes."""
        return {"seat": self.seat}


class Decline(Accept):
    """Say no to the offer on the table, or take one's own back."""

    kind: ClassVar[str] = "declined"


class Surrender(Accept):
    """Give the game up."""

    kind: ClassVar[str] = "surrendered"


class Return(Command):
    """Take one's seat back from the bot that plays it."""

    kind: ClassVar[str] = "returned"


class Say(Command):
    """Talk to everybody at the table, or to one's team."""

    kind: ClassVar[str] = "said"

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    to: Literal["table", "team"] = "table"

    def fields(self) -> Fields:
        """What is said to whom."""
        return {"text": self.text, "to": self.to}


class Prefer(Command):
    """Let questions of this kind be answered by themselves from now on."""

    kind: ClassVar[str] = "preferred"

    seat: SeatNumber
    question: Annotated[str, Meta(max_length=100, description="the key of the question")]
    answer: Annotated[str, Meta(max_length=200, description="empty: ask me again")] = ""

    def fields(self) -> Fields:
        """Which answer to which question."""
        return {"seat": self.seat, "question": self.question, "answer": self.answer}


class Rename(Command):
    """The host gives the table another name."""

    kind: ClassVar[str] = "renamed"

    name: Annotated[str, Meta(max_length=60)]

    def fields(self) -> Fields:
        """The name."""
        return {"name": self.name}


COMMANDS: tuple[type[Command], ...] = (
    Sit,
    Stand,
    Seat,
    Remove,
    Change,
    Ready,
    Unready,
    Open,
    Act,
    Undo,
    Offer,
    Accept,
    Decline,
    Surrender,
    Return,
    Say,
    Prefer,
    Rename,
)
AnyCommand = (
    Sit
    | Stand
    | Seat
    | Remove
    | Change
    | Ready
    | Unready
    | Open
    | Act
    | Undo
    | Offer
    | Accept
    | Decline
    | Surrender
    | Return
    | Say
    | Prefer
    | Rename
)
FromClient = Hello | Watch | Leave | Speak | Ping | Consider | Why | AnyCommand


# ---------------------------------------------------------------------- what a server says


class ServerMessage(Struct, tag_field="type", tag=_tag, frozen=True, kw_only=True):
    """What a server may send. On a connection its messages are numbered from 1 without gaps."""

    serial: Annotated[
        int | UnsetType, Meta(description="who misses one sends `watch` for each table again")
    ] = UNSET


class News(Struct, frozen=True):
    """One thing that happened, as its recipient may know it."""

    number: Annotated[int, Meta(description="counted from 1 for each recipient, without gaps")]
    event: Annotated[dict[str, Any], Meta(description="its kind and its arguments")]
    said: Annotated[str, Meta(description="the same as a sentence")]
    ply: Annotated[int | None, Meta(description="of the game; none for what is no move")] = None


class Welcome(ServerMessage):
    """The answer to `hello`."""

    protocol: int
    version: Annotated[str, Meta(description="of the server")]
    name: Annotated[str, Meta(description="what one is called here")]
    language: Language


class Position(ServerMessage, tag="table"):
    """All that one may know of a table."""

    table: TableId
    seat: Annotated[int | None, Meta(description="from where one looks; null: a spectator")]
    seats: Annotated[list[int], Meta(description="all seats of one's own")]
    number: Annotated[int, Meta(description="of the last news")]
    summary: Annotated[dict[str, Any], Meta(description="the people, the clocks, the offers")]
    description: Annotated[
        dict[str, Any] | None, Meta(description="what never changes during a game: the cards")
    ]
    view: Annotated[dict[str, Any] | None, Meta(description="the game; null before it begins")]
    prompt: Prompt | None
    news: Annotated[list[News], Meta(description="all of it after `since`")]


class Changed(ServerMessage, tag="news"):
    """Something happened at a table that one follows. What is left out is as before."""

    table: TableId
    number: Annotated[int, Meta(description="of the last news")]
    news: list[News]
    summary: dict[str, Any] | UnsetType = UNSET
    view: dict[str, Any] | None | UnsetType = UNSET
    prompt: Prompt | None | UnsetType = UNSET


class Presence(ServerMessage):
    """Who is connected."""

    table: TableId
    seats: Annotated[list[int], Meta(description="whose people are there")]
    spectators: int


class Done(ServerMessage):
    """The command with this key is stored and will never be lost."""

    key: str


class Refused(ServerMessage):
    """What was asked for was not done, and nothing has changed."""

    key: Annotated[str, Meta(description="of the message; empty where it had none")]
    error: Annotated[str, Meta(description="the key of the sentence")]
    args: Annotated[dict[str, Any], Meta(description="what the sentence is filled in with")]
    said: Annotated[str, Meta(description="the sentence")]
    clause: Annotated[str, Meta(description="of the rulebook, where a rule forbids it")] = ""


class Considered(ServerMessage):
    """What would be after some actions."""

    key: str
    done: Annotated[int, Meta(description="how many of them, up to the next barrier")]
    barrier: Annotated[str, Meta(description="what the next one would cross")]
    news: Annotated[list[str], Meta(description="what would happen, in sentences")]
    view: dict[str, Any]
    prompt: Prompt


class Because(ServerMessage):
    """What is in the way; nothing, if `said` is empty."""

    key: str
    error: str = ""
    said: str = ""
    clause: str = ""


class Pong(ServerMessage):
    """A sign of life."""


class Closing(ServerMessage):
    """The server will be back soon: everything acknowledged is stored, come again."""

    seconds: Annotated[int, Meta(description="after which to try")]
    error: Annotated[str, Meta(description="the key of the sentence")]
    said: Annotated[str, Meta(description="the sentence")]


FromServer = (
    Welcome | Position | Changed | Presence | Done | Refused | Considered | Because | Pong | Closing
)

# ---------------------------------------------------------------------- reading and writing

_client = json.Decoder(FromClient)
_server = json.Decoder(FromServer)
_encode = json.Encoder().encode

Message = TypeVar("Message", bound=ServerMessage)


def read_client(text: str | bytes) -> FromClient:
    """What a client sent, or a ServerError that says what was expected."""
    try:
        return _client.decode(text)
    except ValidationError as problem:
        raise ServerError("bad-message", {"problem": str(problem)}) from problem
    except (DecodeError, UnicodeError, RecursionError) as problem:
        raise ServerError("not-json") from problem


def read_server(text: str | bytes) -> FromServer:
    """What a server sent."""
    return _server.decode(text)


def write(message: ClientMessage | ServerMessage) -> bytes:
    """The message as it goes over the wire."""
    return _encode(message)


def numbered(serial: int, body: bytes) -> bytes:
    """A message of the server with its number on one connection; the body is made once for all."""
    return b'{"serial":%d,%b' % (serial, body[1:])
