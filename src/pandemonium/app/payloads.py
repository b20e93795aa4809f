"""Request and response bodies of the HTTP API: everything outside of tables."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypedDict

from pandemonium.table import limits
from pandemonium.table.fields import Doc, Length, Range

Name = Annotated[str, Length(1, limits.MAX_TYPED_NAME_LENGTH), Doc("the display name")]
Secret = Annotated[str, Length(0, limits.MAX_SECRET_LENGTH)]
Key = Annotated[
    str,
    Length(1, limits.MAX_KEY_LENGTH),
    Doc("idempotency key: made up by the client, once per request"),
]
ClockRule = Annotated[
    dict[str, Any], Doc("`kind` (none, move, bank or days), `seconds` and `increment`")
]
Players = Annotated[int, Range(1, limits.MAX_SEATS), Doc("how many seats")]
Pack = Annotated[str, Length(0, limits.MAX_PACK_LENGTH), Doc("a card file (TOML), as text")]


@dataclass(kw_only=True)
class RequestBody:
    """The base class of request bodies; unknown fields are refused."""


@dataclass(kw_only=True)
class CreateGuest(RequestBody):
    """The request for a new guest of this server."""

    name: Name
    colour: Annotated[str, Length(0, limits.MAX_COLOUR_LENGTH), Doc("empty: at random")] = ""
    cookie: Annotated[bool, Doc("token in a cookie, for browsers, or in the response")] = True


@dataclass(kw_only=True)
class Recover(RequestBody):
    """A guest from another device."""

    code: Annotated[
        str,
        Length(0, limits.MAX_CODE_LENGTH),
        Doc("the code of another device, or the recovery code"),
    ]
    cookie: bool = True


@dataclass(kw_only=True)
class ChangeMe(RequestBody):
    """Changes your name or colour; what is left out stays."""

    name: Name | None = None
    colour: Annotated[str, Length(0, limits.MAX_COLOUR_LENGTH)] | None = None


@dataclass(kw_only=True)
class NewTable(RequestBody):
    """A new table; its creator is the host."""

    key: Key
    game: Annotated[str, Length(0, limits.MAX_GAME_LENGTH), Doc("the id of the game")]
    players: Players | None = None
    options: Annotated[dict[str, Any], Doc("of the game")] = field(default_factory=dict)
    pack: Pack = ""
    name: Annotated[str, Length(0, limits.MAX_NAME_LENGTH), Doc("of the table")] = ""
    private: Annotated[bool, Doc("only those with the link come in")] = True
    clock: ClockRule = field(default_factory=dict)
    pace: Annotated[str, Length(0, limits.MAX_PACE_LENGTH), Doc("live or correspondence")] = "live"
    rated: Annotated[bool, Doc("whether the result counts for ratings")] = True
    sit: Annotated[bool, Doc("whether the host takes the first seat")] = True
    bots: Annotated[
        list[Annotated[str, Length(0, limits.MAX_LEVEL_LENGTH)]],
        Length(0, limits.MAX_SEATS),
        Doc("levels of bots for the seats after that"),
    ] = field(default_factory=list)


@dataclass(kw_only=True)
class Inspect(RequestBody):
    """Options of a game, to preview."""

    options: Annotated[dict[str, Any], Doc("of the game")] = field(default_factory=dict)


@dataclass(kw_only=True)
class CheckOptions(RequestBody):
    """A setup of a game that somebody is about to choose."""

    players: Players | None = None
    options: Annotated[dict[str, Any], Doc("of the game")] = field(default_factory=dict)
    pack: Pack = ""


@dataclass(kw_only=True)
class Enter(RequestBody):
    """Enter a table with an invitation."""

    invite: Annotated[Secret, Doc("the fragment of the link, after #")]


# ---------------------------------------------------------------------- answers


@dataclass
class Me:
    """Your identity on this server, as only you see it."""

    id: str
    name: str
    colour: str


@dataclass
class Welcomed(Me):
    """Your new identity, with secrets that are shown only once."""

    recovery: Annotated[str, Doc("restores your profile; empty: unchanged")]
    token: Annotated[str, Doc("the bearer token; empty if it is in a cookie")] = ""


@dataclass
class Code:
    """A new recovery code; the old one stops working."""

    code: str


@dataclass
class Link:
    """A URL that holds a secret; `is_local` means that it works only on the server's machine."""

    url: str
    is_local: bool = False


@dataclass
class DrawCall:
    """One roll or draw: chance was asked for a number from 0 to `bound` - 1."""

    ply: Annotated[int, Doc("the move that asked, from 1; 0 is the setup")]
    bound: int
    result: int


@dataclass
class Dice:
    """Where the dice of a finished game came from, to verify them."""

    seal: Annotated[str, Doc("shown before the game: the SHA-256 of the secret")]
    secret: str
    contributions: Annotated[list[str], Doc("of the players, in the order of seats")]
    calls: list[DrawCall]


@dataclass
class Named:
    """A value of an option or a field, with its label."""

    value: str
    said: str


@dataclass
class GameOption:
    """An option of a game, as a form needs it."""

    name: str
    type: Literal["bool", "int", "str"]
    default: bool | int | str
    label: Annotated[str, Doc("the label in a form")]
    said: Annotated[str, Doc("what it is for")]
    choices: Annotated[list[Named], Doc("of a text; empty: it is free")] = field(
        default_factory=list
    )
    low: Annotated[int, Doc("the least that a number may be")] = 0
    high: Annotated[int, Doc("the most")] = 0
    many: Annotated[bool, Doc("words with commas between")] = False
    is_seat: Annotated[bool, Doc("a seat; people count from 1, 0 is nobody")] = False
    people: Annotated[bool | int | str | None, Doc("the default where people play, if another")] = (
        None
    )
    default_with: Annotated[
        dict[str, bool | int | str],
        Doc("other defaults, by the name of the flag with which they apply"),
    ] = field(default_factory=dict)
    players: Annotated[int, Doc("the only number of players that the flag is for; 0: any")] = 0
    form: Annotated[
        Literal["variant", "mode", "pictures", "expert"],
        Doc("a variant, a way to play, choices with pictures, or offered only before the game"),
    ] = "variant"
    own_choice: Annotated[str, Doc("the choice that is completed in the game's editor")] = ""


@dataclass
class CheckedOptions:
    """Whether a game can be played with these options."""

    option: Annotated[str, Doc("the option that is in the way; empty: none is")] = ""
    said: Annotated[str, Doc("what it would need, in a sentence")] = ""


@dataclass
class GameInfo:
    """A game that can be played here."""

    id: str
    title: str
    players: Annotated[tuple[int, int], Doc("the fewest and the most")]
    usual_players: int
    minutes: Annotated[tuple[int, int], Doc("how long a game takes; zeros: unknown")]
    hides: Annotated[bool, Doc("whether seats know different things")]
    draws: Annotated[bool, Doc("whether a draw can be offered")]
    packs: Annotated[bool, Doc("whether card files may change its cards")]
    emblem: Annotated[str, Doc("the name of its icon")]
    levels: Annotated[list[Named], Doc("of bots, the weakest first")]
    options: list[GameOption]


class TableCard(TypedDict, total=False):
    """What lists show of a table; empty while a table is new.

    `seats` are the names of people and the levels of bots, empty where nobody sits; `colours` are
    those that people chose. `host` is the seat of the host, if they have one. `pack` is whether a
    card pack changes the game, and `lesson` how far a lesson is.
    """

    name: str
    title: str
    players: int
    seats: list[str]
    colours: list[str]
    pack: bool
    clock: str
    pace: str
    host: int
    lesson: str


@dataclass
class TableListing:
    """What a list of tables shows."""

    table: str
    game: str
    status: str
    asked: Annotated[bool, Doc("whether it is your turn")]
    card: TableCard


@dataclass
class TableCreated:
    """The new table, with its invitation link."""

    table: str
    invite: Annotated[str, Doc("the link that lets others in")]


@dataclass
class RuleClause:
    """One numbered clause of a rulebook."""

    id: str
    chapter: str
    text: str
    reasons: Annotated[list[str], Doc("the sentences in parentheses, which explain the rule")] = (
        field(default_factory=list)
    )
    options: Annotated[list[str], Doc("of the game that change it")] = field(default_factory=list)


@dataclass
class Health:
    """The health of the server."""

    ok: bool


@dataclass
class ErrorBody:
    """Why a request was refused."""

    error: Annotated[str, Doc("the key of the sentence")]
    args: Annotated[dict[str, Any], Doc("the arguments of the sentence")]
    said: Annotated[str, Doc("the sentence, in the reader's language")]
    clause: Annotated[str, Doc("of the rulebook, where a rule forbids it")] = ""
