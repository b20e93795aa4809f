"""Every message that a server may send, and what is in them."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, dataclass_transform

from pandemonium.app.messages.base import UNSET, Language, TableId, Unset, register
from pandemonium.app.payloads import TableListing
from pandemonium.engine.event import BEATS
from pandemonium.engine.presenter import Description
from pandemonium.engine.view import GameView
from pandemonium.table import Prompt
from pandemonium.table.commands.playing import ActionText
from pandemonium.table.fields import Doc, Length, Range
from pandemonium.table.limits import MAX_STEP_ACTIONS
from pandemonium.table.summary import Summary

if TYPE_CHECKING:
    BeatName = str
else:  # a type checker cannot see which there are
    BeatName = Literal[tuple(BEATS)]

SERVER_MESSAGES: Final[dict[str, "type[ServerMessage]"]] = {}


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class ServerMessage:
    """A message that a server may send. On a connection, messages are numbered from 1."""

    type: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        """Make it a dataclass, and register it under its type."""
        super().__init_subclass__()
        register(cls, SERVER_MESSAGES)


@dataclass(frozen=True)
class News:
    """One event, as its recipient may see it."""

    number: Annotated[int, Doc("counted from 1 for each recipient, without gaps")]
    of: Annotated[Literal["game", "table"], Doc("an event of the game or of the table")]
    ply: Annotated[int, Doc("how many actions had been performed")]
    time: Annotated[float, Doc("in seconds since 1970")]
    event: Annotated[dict[str, Any], Doc("its kind and its fields")]
    said: Annotated[str, Doc("the event as a sentence")]


@dataclass(frozen=True)
class BanterLine:
    """A line of a bot about a great moment."""

    seat: int
    said: str


@dataclass(frozen=True)
class Beat:
    """One thing that a player would mention: one or more events, to be shown as one step.

    If it is sent again with the same `first`, it has grown.
    """

    first: Annotated[int, Doc("the number of its first event")]
    last: Annotated[int, Doc("of its last event; table events between may be part of no beat")]
    name: Annotated[BeatName, Doc("how it is shown")]
    weight: Annotated[int, Range(0, 3), Doc("how much attention it deserves; 0: log only")]
    seat: Annotated[int | None, Doc("whose action it is")]
    touches: Annotated[list[str], Doc("the elements involved")]
    changes: Annotated[list[tuple[str, int]], Doc("counters, and by how much they change")]
    yours: Annotated[bool, Doc("whether it is about you: something you did, have, gain or lose")]
    said: Annotated[str, Doc("the beat as a sentence")]
    cause: Annotated[
        str, Doc("what to call it as the cause of later beats: `Bo's 7`; empty: it causes none")
    ] = ""
    card: Annotated[str, Doc("the card that set it off; empty: none")] = ""
    cards: Annotated[
        list[tuple[str, str]], Doc("counters, and cards that they count more or fewer of")
    ] = field(default_factory=list)
    banter: Annotated[BanterLine | None, Doc("what a bot says about it")] = None
    fires: Annotated[bool, Doc("whether a card activates in it")] = False
    chosen: Annotated[
        bool, Doc("whether it is what an action does first; if not, it only came of one")
    ] = False


@dataclass(frozen=True)
class Threat:
    """Somebody may win or end the game soon, as everybody can see."""

    seat: int
    said: Annotated[str, Doc("why, as a sentence")]


class Welcome(ServerMessage):
    """The answer to `hello`: who you are, and which server this is."""

    type = "welcome"

    protocol: int
    version: Annotated[str, Doc("of the server")]
    name: Annotated[str, Doc("your name on this server")]
    language: Language
    build: Annotated[
        str, Doc("of the browser client served here: a page of another build is outdated")
    ] = ""


class TableMessage(ServerMessage):
    """A table, as you may see it."""

    type = "table"

    table: TableId
    seat: Annotated[int | None, Doc("the seat from which you see it; null: as a spectator")]
    seats: Annotated[list[int], Doc("all of your seats")]
    number: Annotated[int, Doc("of the last news")]
    summary: Annotated[Summary, Doc("the people, the clocks, the offers")]
    description: Annotated[
        Description | None,
        Doc("what never changes during a game, above all the cards; only if `since` is 0"),
    ]
    view: Annotated[GameView | None, Doc("the game; null before it begins")]
    prompt: Prompt | None
    news: Annotated[list[News], Doc("after `since`; of many only the newest")]
    first: Annotated[
        int, Doc("the number of the first of `news`; if above `since` + 1, some were left out")
    ]
    beats: Annotated[
        list[Beat],
        Doc("the beats of `news`, and at least those since your last turn, if they fit"),
    ]
    threats: list[Threat]
    readonly: Annotated[str, Doc("why the table is read-only, as a sentence; empty: it is not")] = (
        ""
    )


class Update(ServerMessage):
    """A change at a table that you follow. Fields that are left out have not changed."""

    type = "news"

    table: TableId
    number: Annotated[int, Doc("of the last news")]
    news: Annotated[list[News], Doc("of many only the newest")]
    beats: Annotated[list[Beat], Doc("the beats of `news`; the first may have begun before")]
    summary: Summary | Unset = UNSET
    description: Annotated[Description | Unset, Doc("sent if the host changed the game")] = UNSET
    view: GameView | Unset | None = UNSET
    prompt: Prompt | Unset | None = UNSET
    threats: Annotated[list[Threat] | Unset, Doc("announce those that are new")] = UNSET


class Past(ServerMessage):
    """Earlier news, in answer to `history`; of many only the newest."""

    type = "past"

    key: str
    table: TableId
    seat: Annotated[int | None, Doc("the seat from which you see it; null: as a spectator")]
    news: list[News]
    beats: Annotated[list[Beat], Doc("the beats of `news`")]


class Tables(ServerMessage):
    """The lists of tables, to those who follow them. A list that is left out has not changed."""

    type = "tables"

    mine: Annotated[list[TableListing] | Unset, Doc("where you have a seat, the latest first")] = (
        UNSET
    )
    open: Annotated[
        list[TableListing] | Unset, Doc("the public ones that are not over, the latest first")
    ] = UNSET


class PresenceMessage(ServerMessage):
    """Which players and how many spectators are connected."""

    type = "presence"

    table: TableId
    seats: Annotated[list[int], Doc("whose players are connected")]
    spectators: int


class Done(ServerMessage):
    """The command with this key is stored: no crash can undo it."""

    type = "done"

    key: str


class Refused(ServerMessage):
    """The request was refused, and nothing has changed."""

    type = "refused"

    key: Annotated[str, Doc("of the message; empty if it had none")]
    error: Annotated[str, Doc("the key of the sentence")]
    args: Annotated[dict[str, Any], Doc("the arguments of the sentence")]
    said: Annotated[str, Doc("the sentence")]
    clause: Annotated[str, Doc("of the rulebook, if a rule forbids it")] = ""


class Considered(ServerMessage):
    """The result of trying actions."""

    type = "considered"

    key: str
    done: Annotated[int, Doc("how many of them were tried, up to the next information barrier")]
    barrier: Annotated[str, Doc("the barrier that the next one would cross")]
    news: Annotated[list[str], Doc("the events, as sentences")]
    view: GameView
    prompt: Prompt


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


class Hinted(ServerMessage):
    """The best choices according to a bot, best first, with chances and reasons."""

    type = "hinted"

    key: str
    ideas: Annotated[list[HintIdea], Length(0, 3)]


class Advised(ServerMessage):
    """The move to recommend: the first of the hint, if a bot is sure of it and it does no harm.

    None is recommended at tables with several people, in lessons and while the server is busy.
    """

    type = "advised"

    key: str
    actions: Annotated[
        list[ActionText],
        Length(0, MAX_STEP_ACTIONS),
        Doc("of one step, as for `act`; empty: no move is recommended"),
    ]


@dataclass(frozen=True)
class Section:
    """A part of the table as text: a title and rows of cells."""

    title: str
    header: Annotated[list[str], Doc("the titles of the columns; may be empty")]
    rows: list[list[str]]
    marked: Annotated[list[int], Doc("highlighted rows: whose turn it is")]
    at: Annotated[list[str], Doc("the element of each row")]


class Sheet(ServerMessage):
    """The table as text, in sections."""

    type = "sheet"

    key: str
    title: str
    sections: list[Section]


class Pong(ServerMessage):
    """The answer to a heartbeat."""

    type = "pong"


class Closing(ServerMessage):
    """The server restarts: everything acknowledged is stored. Reconnect."""

    type = "closing"

    seconds: Annotated[int, Doc("to wait before reconnecting")]
    error: Annotated[str, Doc("the key of the sentence")]
    said: Annotated[str, Doc("the sentence")]
