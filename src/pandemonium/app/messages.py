"""Every message between a client and a server: one small class each, all of them JSON objects.

The page about the protocol and the types of the browser are made from these classes. A client sends
`FromClient` and receives `FromServer`; what is sent over HTTP is in `payloads.py`.

A message that changes a table is a `Command`. It has a key that the client makes up: sent twice
with the same key, it is done once. The class knows which entry of the table it becomes.

All of them are in this one file, long as it is: whoever writes a client reads it from top to end.
"""

from typing import Annotated, Any, ClassVar, Literal, Protocol, get_args

from msgspec import UNSET, DecodeError, Meta, Struct, UnsetType, ValidationError, json, structs

from pandemonium.app.errors import ServerError
from pandemonium.locale.words import LANGUAGES
from pandemonium.table import Prompt
from pandemonium.table.summary import Summary

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
OfferName = Annotated[Literal["undo", "draw", "end"], Meta(description="what is offered")]
ClockRule = Annotated[
    dict[str, Any],
    Meta(description="`kind` (none, move, bank or days), `seconds` and `increment`"),
]
assert set(LANGUAGES) == {"en", "fr"}, "the wire offers exactly the languages there are"

Fields = dict[str, Any]


# The tag of a class is its `type` on the wire and never changes; one without a tag is a base class.
# The decoders below cannot be made if a message has no tag, or two have the same.


class ClientMessage(Struct, tag_field="type", tag=False, forbid_unknown_fields=True, kw_only=True):
    """What a client may send."""


# ---------------------------------------------------------------------- looking


class Hello(ClientMessage, tag="hello"):
    """The first message on every connection."""

    protocol: Annotated[int, Meta(description="the version that the client speaks: 1")]
    language: Language = "en"


class Watch(ClientMessage, tag="watch"):
    """Follow a table: all of it is sent at once (`table`), then whatever happens (`news`).

    Sent again, it brings the table anew: after a gap, or to look from another seat of one's own.
    """

    table: TableId
    seat: Annotated[
        SeatNumber | None, Meta(description="one of several own seats; else the first, or none")
    ] = None
    since: Annotated[
        int,
        Meta(ge=0, description="the number of the last news one has; not all that follow may come"),
    ] = 0
    invite: Annotated[
        str, Meta(max_length=100, description="the secret of the link, where one is needed")
    ] = ""


class Leave(ClientMessage, tag="leave"):
    """Follow a table no longer. A seat there is kept."""

    table: TableId


class Speak(ClientMessage, tag="language"):
    """Read in another language; the tables that one follows are sent anew."""

    language: Language


class Ping(ClientMessage, tag="ping"):
    """Ask for a sign of life."""


class TableQuery(ClientMessage):
    """Something asked of a table, which changes nothing."""

    key: Key
    table: TableId
    seat: SeatNumber


class Consider(TableQuery, tag="consider"):
    """What would be after these actions? Answered by `considered`."""

    actions: Annotated[list[ActionText], Meta(max_length=LONGEST_STEP)]


class Why(TableQuery, tag="why"):
    """What forbids an action, or doing anything with an element? Answered by `because`."""

    what: Annotated[str, Meta(max_length=200, description="`buy 2`, or an element: `block:2`")]


class Hint(TableQuery, tag="hint"):
    """What would a bot do here, and why? Answered by `hinted`, in a moment."""


class Read(ClientMessage, tag="read"):
    """The table in words, for a terminal or a screen reader. Answered by `sheet`."""

    key: Key
    table: TableId
    seat: Annotated[SeatNumber | None, Meta(description="one's own, or null")] = None
    brief: Annotated[bool, Meta(description="only what a decision needs")] = False


class History(ClientMessage, tag="history"):
    """What happened before the news one has: the newest of it. Answered by `past`."""

    key: Key
    table: TableId
    before: Annotated[int, Meta(ge=1, description="the number of the first news one has")]
    seat: Annotated[SeatNumber | None, Meta(description="one's own, or null")] = None


# ---------------------------------------------------------------------- what changes a table


class Sender(Protocol):
    """Who sends a command."""

    @property
    def name(self) -> str:
        """The display name."""

    @property
    def colour(self) -> str:
        """The preferred colour."""


class Command(ClientMessage):
    """Something that changes a table: answered by `done` or `refused` with the same key."""

    kind: ClassVar[str]
    rate: ClassVar[str] = "around"  # how often one may do it (`limits.RATES`)
    is_play: ClassVar[bool] = False  # whether it is possible however long the table has become

    key: Key
    table: TableId

    def fields(self, guest: Sender) -> Fields:  # noqa: ARG002 - for those that name them
        """What the entry of the table says, beside its kind and who wrote it."""
        told = structs.asdict(self)
        return {name: told[name] for name in told if name not in ("key", "table")}


class Sit(Command, tag="sit"):
    """Take a seat: this one, or any that is free. Who sits already moves there."""

    kind: ClassVar[str] = "joined"

    seat: SeatNumber | None = None

    def fields(self, guest: Sender) -> Fields:
        """Who sits where."""
        return {"seat": self.seat, "name": guest.name, "colour": guest.colour}


class Stand(Command, tag="stand"):
    """Leave: before the game for good, during it a bot plays until one returns."""

    kind: ClassVar[str] = "left"


class Return(Command, tag="return"):
    """Take one's seat back from the bot that plays it."""

    kind: ClassVar[str] = "returned"

    seat: SeatNumber


class Seat(Command, tag="seat"):
    """Give a seat to a bot (the host), to a second person at one's own device, or free it."""

    kind: ClassVar[str] = "seated"

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40, description="of the bot; empty: no bot")] = ""
    name: Annotated[str, Meta(max_length=40, description="of the person")] = ""
    colour: Annotated[str, Meta(max_length=20, description="of the person")] = ""


class Remove(Command, tag="remove"):
    """Send somebody away, as the host. The invitation is renewed: its old link opens nothing."""

    kind: ClassVar[str] = "removed"

    seat: SeatNumber


class Change(Command, tag="change"):
    """Change what is played, or how, as the host; nobody is ready any more. Null: as it was."""

    kind: ClassVar[str] = "changed"
    rate: ClassVar[str] = "change"

    game: Annotated[str, Meta(max_length=60)] | None = None
    players: int | None = None
    options: dict[str, Any] | None = None
    pack: Annotated[str, Meta(max_length=60_000, description="a card file, as text")] | None = None
    name: Annotated[str, Meta(max_length=40, description="of the table")] | None = None
    private: Annotated[bool, Meta(description="only those with the link come in")] | None = None
    clock: ClockRule | None = None
    pace: Annotated[str, Meta(max_length=20)] | None = None


class Ready(Command, tag="ready"):
    """Let us begin. One's share of the dice is sealed: the SHA-256 of 32 bytes drawn by lot."""

    kind: ClassVar[str] = "readied"

    commitment: Annotated[str, Meta(max_length=64, description="64 hex digits; empty: none")] = ""


class Unready(Command, tag="unready"):
    """Not yet, after all."""

    kind: ClassVar[str] = "unreadied"


class Open(Command, tag="open"):
    """Open one's share of the dice, when everybody has sealed theirs."""

    kind: ClassVar[str] = "opened"

    contribution: Annotated[str, Meta(max_length=64, description="the 32 bytes: 64 hex digits")]


class Act(Command, tag="act"):
    """Carry out one action, or several as one step: all of them or none."""

    kind: ClassVar[str] = "acted"
    rate: ClassVar[str] = "act"
    is_play: ClassVar[bool] = True

    seat: SeatNumber
    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=LONGEST_STEP)]


class Undo(Command, tag="undo"):
    """Take one's last step back."""

    kind: ClassVar[str] = "undid"
    rate: ClassVar[str] = "undo"

    seat: SeatNumber


class Offer(Command, tag="offer"):
    """Ask the others to go back to one's last decision, to call it a draw, or to end early."""

    kind: ClassVar[str] = "offered"

    seat: SeatNumber
    what: OfferName


class Accept(Command, tag="accept"):
    """Say yes to the offer on the table."""

    kind: ClassVar[str] = "accepted"

    seat: SeatNumber
    what: OfferName


class Decline(Command, tag="decline"):
    """Say no to the offer on the table, or take one's own back."""

    kind: ClassVar[str] = "declined"

    seat: SeatNumber
    what: OfferName


class Surrender(Command, tag="surrender"):
    """Give the game up."""

    kind: ClassVar[str] = "surrendered"
    is_play: ClassVar[bool] = True

    seat: SeatNumber


class Say(Command, tag="say"):
    """Talk to everybody at the table, or to one's team."""

    kind: ClassVar[str] = "said"
    rate: ClassVar[str] = "chat"

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    team: bool = False


class Prefer(Command, tag="prefer"):
    """Let questions of this kind, out of turn, be answered by themselves from now on."""

    kind: ClassVar[str] = "preferred"

    seat: SeatNumber
    question: Annotated[str, Meta(max_length=100, description="the key of the question")]
    answer: Annotated[
        str, Meta(max_length=200, description="an action, `first` or `last`; empty: ask me again")
    ] = ""


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
)
COMMANDS: tuple[type[Command], ...] = get_args(AnyCommand)
FromClient = (
    Hello | Watch | Leave | Speak | Ping | Consider | Why | Hint | Read | History | AnyCommand
)


# ---------------------------------------------------------------------- what a server says


class ServerMessage(Struct, tag_field="type", tag=False, kw_only=True):
    """What a server may send. On a connection its messages are numbered from 1 without gaps."""

    serial: Annotated[
        int | UnsetType, Meta(description="who misses one sends `watch` for each table again")
    ] = UNSET


class News(Struct):
    """One thing that happened, as its recipient may know it."""

    number: Annotated[int, Meta(description="counted from 1 for each recipient, without gaps")]
    of: Annotated[Literal["game", "table"], Meta(description="the game, or the people around it")]
    ply: Annotated[int, Meta(description="how many actions the game had seen")]
    time: Annotated[float, Meta(description="in seconds since 1970")]
    event: Annotated[dict[str, Any], Meta(description="its kind and its arguments")]
    said: Annotated[str, Meta(description="the same as a sentence")]


class Welcome(ServerMessage, tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    version: Annotated[str, Meta(description="of the server")]
    name: Annotated[str, Meta(description="what one is called here")]
    language: Language
    build: Annotated[
        str,
        Meta(description="of the browser client served here: a page of another build is old"),
    ] = ""


class TableMessage(ServerMessage, tag="table"):
    """All that one may know of a table."""

    table: TableId
    seat: Annotated[int | None, Meta(description="from where one looks; null: a spectator")]
    seats: Annotated[list[int], Meta(description="all seats of one's own")]
    number: Annotated[int, Meta(description="of the last news")]
    summary: Annotated[Summary, Meta(description="the people, the clocks, the offers")]
    description: Annotated[
        dict[str, Any] | None,
        Meta(description="what never changes during a game: the cards; only where `since` is 0"),
    ]
    view: Annotated[dict[str, Any] | None, Meta(description="the game; null before it begins")]
    prompt: Prompt | None
    news: Annotated[list[News], Meta(description="after `since`; of many only the newest")]
    first: Annotated[
        int,
        Meta(description="number of the first of `news`; above `since` + 1, some were left out"),
    ]
    readonly: Annotated[
        str, Meta(description="why nobody can play on here, in a sentence; empty: one can")
    ] = ""


class Update(ServerMessage, tag="news"):
    """Something happened at a table that one follows. What is left out is as before."""

    table: TableId
    number: Annotated[int, Meta(description="of the last news")]
    news: Annotated[list[News], Meta(description="of many only the newest")]
    summary: Summary | UnsetType = UNSET
    description: Annotated[
        dict[str, Any] | UnsetType,
        Meta(description="what never changes during a game: sent where the host changed the game"),
    ] = UNSET
    view: dict[str, Any] | UnsetType | None = UNSET
    prompt: Prompt | UnsetType | None = UNSET


class Past(ServerMessage, tag="past"):
    """Earlier news, in answer to `history`; of many only the newest."""

    key: str
    table: TableId
    seat: Annotated[int | None, Meta(description="from where one looks; null: a spectator")]
    news: list[News]


class PresenceMessage(ServerMessage, tag="presence"):
    """Who is connected."""

    table: TableId
    seats: Annotated[list[int], Meta(description="whose people are there")]
    spectators: int


class Done(ServerMessage, tag="done"):
    """The command with this key is stored and will never be lost."""

    key: str


class Refused(ServerMessage, tag="refused"):
    """What was asked for was not done, and nothing has changed."""

    key: Annotated[str, Meta(description="of the message; empty where it had none")]
    error: Annotated[str, Meta(description="the key of the sentence")]
    args: Annotated[dict[str, Any], Meta(description="what the sentence is filled in with")]
    said: Annotated[str, Meta(description="the sentence")]
    clause: Annotated[str, Meta(description="of the rulebook, where a rule forbids it")] = ""


class Considered(ServerMessage, tag="considered"):
    """What would be after some actions."""

    key: str
    done: Annotated[int, Meta(description="how many of them, up to the next barrier")]
    barrier: Annotated[str, Meta(description="what the next one would cross")]
    news: Annotated[list[str], Meta(description="what would happen, in sentences")]
    view: dict[str, Any]
    prompt: Prompt


class Because(ServerMessage, tag="because"):
    """What is in the way; nothing, if `said` is empty."""

    key: str
    error: str = ""
    said: str = ""
    clause: str = ""


class HintIdea(Struct):
    """One of the choices that a bot likes best."""

    action: Annotated[str, Meta(description="as it is written in `act`")]
    label: Annotated[str, Meta(description="what it is called")]
    touches: Annotated[list[str], Meta(description="the elements that it is about")]
    said: Annotated[str, Meta(description="what speaks for it or against it")]
    chance: Annotated[
        float | None, Meta(description="to win, from 0 to 1; null where it is forced, or by points")
    ] = None
    points: Annotated[
        int | None, Meta(description="the score to expect, where one plays for points")
    ] = None


class Hinted(ServerMessage, tag="hinted"):
    """What a bot would do: the best choices, the best first, with their chances and reasons."""

    key: str
    ideas: Annotated[list[HintIdea], Meta(max_length=3)]


class Section(Struct):
    """A part of the table in words: rows of cells below a title."""

    title: str
    header: Annotated[list[str], Meta(description="of the columns; may be empty")]
    rows: list[list[str]]
    marked: Annotated[list[int], Meta(description="rows that stand out: whose turn it is")]
    at: Annotated[list[str], Meta(description="the element that each row is about")]


class Sheet(ServerMessage, tag="sheet"):
    """The table in words."""

    key: str
    title: str
    sections: list[Section]


class Pong(ServerMessage, tag="pong"):
    """A sign of life."""


class Closing(ServerMessage, tag="closing"):
    """The server will be back soon: everything acknowledged is stored, come again."""

    seconds: Annotated[int, Meta(description="after which to try")]
    error: Annotated[str, Meta(description="the key of the sentence")]
    said: Annotated[str, Meta(description="the sentence")]


FromServer = (
    Welcome
    | TableMessage
    | Update
    | Past
    | PresenceMessage
    | Done
    | Refused
    | Considered
    | Because
    | Hinted
    | Sheet
    | Pong
    | Closing
)

# ---------------------------------------------------------------------- reading and writing

_client: json.Decoder[FromClient] = json.Decoder(FromClient)
_server: json.Decoder[FromServer] = json.Decoder(FromServer)
_encode = json.Encoder().encode


def read_client(text: str | bytes) -> FromClient:
    """What a client sent, or a ServerError that says what was expected."""
    try:
        return _client.decode(text)
    except ValidationError as problem:
        raise ServerError("bad-message", {"problem": str(problem)}) from problem
    except (DecodeError, UnicodeError, RecursionError) as problem:
        raise ServerError("message-not-json") from problem


def read_server(text: str | bytes) -> FromServer:
    """What a server sent."""
    return _server.decode(text)


def write(message: ClientMessage | ServerMessage) -> bytes:
    """The message as it goes over the wire."""
    return _encode(message)


def numbered(serial: int, body: bytes) -> bytes:
    """A message of the server with its number on one connection; the body is made once for all."""
    return b'{"serial":%d,%b' % (serial, body[1:])
