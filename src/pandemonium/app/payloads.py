"""Request and response bodies of the HTTP API: everything outside of tables."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from pandemonium.table import limits

Name = Annotated[str, Meta(min_length=1, max_length=200, description="the display name")]
Secret = Annotated[str, Meta(max_length=200)]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=limits.MAX_KEY_LENGTH,
        description="idempotency key: made up by the client, once per request",
    ),
]
ClockRule = Annotated[
    dict[str, Any],
    Meta(description="`kind` (none, move, bank or days), `seconds` and `increment`"),
]
Players = Annotated[int, Meta(ge=1, le=limits.MAX_SEATS, description="how many seats")]
Pack = Annotated[
    str, Meta(max_length=limits.MAX_PACK_LENGTH, description="a card file (TOML), as text")
]


class RequestBody(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request body."""


class CreateGuest(RequestBody):
    """A new guest."""

    name: Name
    colour: Annotated[
        str, Meta(max_length=limits.MAX_COLOUR_LENGTH, description="empty: at random")
    ] = ""
    cookie: Annotated[
        bool, Meta(description="token in a cookie, for browsers, or in the response")
    ] = True


class Recover(RequestBody):
    """A guest from another device."""

    code: Annotated[str, Meta(max_length=100, description="the recovery code")]
    cookie: bool = True


class ChangeMe(RequestBody):
    """A new name or colour."""

    name: Name | None = None
    colour: Annotated[str, Meta(max_length=limits.MAX_COLOUR_LENGTH)] | None = None


class NewTable(RequestBody):
    """A new table; its creator is the host."""

    key: Key
    game: Annotated[str, Meta(max_length=limits.MAX_GAME_LENGTH, description="the id of the game")]
    players: Players | None = None
    options: Annotated[dict[str, Any], Meta(description="of the game")] = {}
    pack: Pack = ""
    name: Annotated[str, Meta(max_length=limits.MAX_NAME_LENGTH, description="of the table")] = ""
    private: Annotated[bool, Meta(description="only those with the link come in")] = True
    clock: ClockRule = {}
    pace: Annotated[
        str, Meta(max_length=limits.MAX_PACE_LENGTH, description="live or correspondence")
    ] = "live"
    sit: Annotated[bool, Meta(description="whether the host takes the first seat")] = True
    bots: Annotated[
        list[Annotated[str, Meta(max_length=limits.MAX_LEVEL_LENGTH)]],
        Meta(max_length=limits.MAX_SEATS, description="levels of bots for the seats after that"),
    ] = []


class Inspect(RequestBody):
    """Options of a game, to preview."""

    options: Annotated[dict[str, Any], Meta(description="of the game")] = {}


class CheckOptions(RequestBody):
    """A setup of a game that somebody is about to choose."""

    players: Players | None = None
    options: Annotated[dict[str, Any], Meta(description="of the game")] = {}
    pack: Pack = ""


class Enter(RequestBody):
    """Enter a table with an invitation."""

    invite: Annotated[Secret, Meta(description="the fragment of the link, after #")]


# ---------------------------------------------------------------------- answers


class Me(Struct):
    """Your identity."""

    id: str
    name: str
    colour: str


class Welcomed(Me):
    """Your new identity, with secrets that are shown only once."""

    recovery: Annotated[str, Meta(description="moves you to another device")]
    token: Annotated[str, Meta(description="the bearer token; empty if it is in a cookie")] = ""


class Code(Struct):
    """A new recovery code; the old one stops working."""

    code: str


class Link(Struct):
    """A URL that holds a secret."""

    url: str


class DrawCall(Struct):
    """One roll or draw: chance was asked for a number from 0 to `bound` - 1."""

    ply: Annotated[int, Meta(description="the move that asked, from 1; 0 is the setup")]
    bound: int
    result: int


class Dice(Struct):
    """Where the dice of a finished game came from, to verify them."""

    seal: Annotated[str, Meta(description="shown before the game: the SHA-256 of the secret")]
    secret: str
    contributions: Annotated[list[str], Meta(description="of the players, in the order of seats")]
    calls: list[DrawCall]


class Named(Struct):
    """A choice with its label."""

    value: str
    said: str


class GameOption(Struct):
    """An option of a game."""

    name: str
    type: Literal["bool", "int", "str"]
    default: bool | int | str
    label: Annotated[str, Meta(description="the label in a form")]
    said: Annotated[str, Meta(description="what it is for")]
    choices: Annotated[list[Named], Meta(description="of a text; empty: it is free")] = []
    low: Annotated[int, Meta(description="the least that a number may be")] = 0
    high: Annotated[int, Meta(description="the most")] = 0
    many: Annotated[bool, Meta(description="words with commas between")] = False
    is_seat: Annotated[bool, Meta(description="a seat; people count from 1, 0 is nobody")] = False
    people: Annotated[
        bool | int | str | None, Meta(description="the default where people play, if another")
    ] = None
    default_with: Annotated[
        dict[str, bool | int | str],
        Meta(description="other defaults, by the name of the flag with which they apply"),
    ] = {}


class CheckedOptions(Struct):
    """Whether a game can be played with these options."""

    option: Annotated[str, Meta(description="the option that is in the way; empty: none is")] = ""
    said: Annotated[str, Meta(description="what it would need, in a sentence")] = ""


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    title: str
    players: Annotated[tuple[int, int], Meta(description="the fewest and the most")]
    usual_players: int
    hides: Annotated[bool, Meta(description="whether seats know different things")]
    draws: Annotated[bool, Meta(description="whether a draw can be offered")]
    packs: Annotated[bool, Meta(description="whether card files may change its cards")]
    emblem: Annotated[str, Meta(description="the name of its icon")]
    levels: Annotated[list[Named], Meta(description="of bots, the weakest first")]
    options: list[GameOption]


class TableListing(Struct):
    """What a list of tables shows."""

    table: str
    game: str
    status: str
    asked: Annotated[bool, Meta(description="whether it is your turn")]
    card: dict[str, Any]


class TableCreated(Struct):
    """A table that was made."""

    table: str
    invite: Annotated[str, Meta(description="the link that lets others in")]


class RuleClause(Struct):
    """One rule."""

    id: str
    chapter: str
    text: str
    reasons: Annotated[
        list[str], Meta(description="the sentences in parentheses, which explain the rule")
    ] = []
    options: Annotated[list[str], Meta(description="of the game that change it")] = []


class Health(Struct):
    """The health of the server."""

    ok: bool


class ErrorBody(Struct):
    """Why a request was refused."""

    error: Annotated[str, Meta(description="the key of the sentence")]
    args: Annotated[dict[str, Any], Meta(description="the arguments of the sentence")]
    said: Annotated[str, Meta(description="the sentence, in the reader's language")]
    clause: Annotated[str, Meta(description="of the rulebook, where a rule forbids it")] = ""
