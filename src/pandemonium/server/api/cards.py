"""Cards: those of a game, those of packs, and their balance."""

from dataclasses import dataclass, field
from typing import Annotated, Any

from litestar import get, post

from pandemonium.app import cards
from pandemonium.app.balance import BalanceJob, play_for_balance
from pandemonium.app.payloads import RequestBody
from pandemonium.engine.errors import OptionError
from pandemonium.engine.formats.vocabulary import CardField, CardWay
from pandemonium.engine.registry import about, presenter
from pandemonium.locale.words import Words
from pandemonium.server.api.dependencies import AnyRequest, Body, CurrentCaller, Path, language_of
from pandemonium.server.compression import Compressed
from pandemonium.table.fields import Doc, Length
from pandemonium.table.limits import MAX_PACK_LENGTH

MAX_CARDS = 200  # of a pack
CHECKING = 5.0  # seconds of CPU time

Cards = Annotated[list[cards.Fields], Length(0, MAX_CARDS), Doc("fields of each card")]


@dataclass(kw_only=True)
class CheckPack(RequestBody):
    """Cards of a pack: as fields, or as the text of a card file."""

    cards: Cards = field(default_factory=list)
    toml: Annotated[str, Length(0, MAX_PACK_LENGTH)] = ""
    options: Annotated[dict[str, Any], Doc("of the game, chosen so far")] = field(
        default_factory=dict
    )


@dataclass(kw_only=True)
class WeighPack(RequestBody):
    """Cards of a pack whose strength is to be tried."""

    cards: Cards


@dataclass
class CardForm:
    """What a card file may say, as a form."""

    fields: list[CardField]
    ways: list[CardWay]


@get("/api/games/{game:str}/cards", sync_to_thread=False, middleware=[Compressed])
def read_box(request: AnyRequest, game: Path) -> cards.CardBox:
    """All cards of a game, in words, with their entries in the card file."""
    return cards.box_of(game, language_of(request))


@get("/api/games/{game:str}/vocabulary", sync_to_thread=False, middleware=[Compressed])
def read_vocabulary(request: AnyRequest, game: Path) -> CardForm:
    """What a card file of the game may say, in words, as a form."""
    vocabulary = presenter(game).vocabulary
    if vocabulary is None:
        raise OptionError("no-packs", {"title": about(game).title})
    form = vocabulary(Words(about(game), language_of(request)))
    return CardForm(fields=form["fields"], ways=form["ways"])


@post("/api/games/{game:str}/cards", status_code=200)
async def check_pack(caller: CurrentCaller, game: Path, data: Body[CheckPack]) -> cards.CheckedPack:
    """What the cards of a pack say, or what is wrong with them and where."""
    caller.spend("setup")
    pack = (game, data.cards, caller.language, data.toml, data.options)
    return await caller.call(cards.checked_pack, *pack, seconds=CHECKING)


@post("/api/games/{game:str}/balance", status_code=200)
async def weigh_pack(caller: CurrentCaller, game: Path, data: Body[WeighPack]) -> BalanceJob:
    """Start a job in which bots measure how strong the cards of a pack are."""
    caller.spend("job")
    options = await caller.call(cards.options_for, game, data.cards, seconds=CHECKING)
    args = {"game": game, "cards": data.cards, "options": options}
    return caller.submit(play_for_balance, args, BalanceJob)
