"""Cards: those of a game, those of packs, and their balance."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from pandemonium.app.balance import play_for_balance
from pandemonium.app.cards import (
    CardBox,
    CheckedPack,
    Fields,
    box_of,
    check_cards,
    checked_pack,
    options_for,
)
from pandemonium.app.payloads import RequestBody
from pandemonium.app.progress import JobState
from pandemonium.engine.errors import OptionError
from pandemonium.engine.formats.vocabulary import CardField, CardWay
from pandemonium.engine.registry import about, presenter
from pandemonium.locale.words import Words
from pandemonium.server.api.dependencies import AnyRequest, CurrentGuest, CurrentServer, language_of
from pandemonium.table.limits import MAX_PACK_LENGTH

MOST_CARDS = 200  # of a pack
CHECKING = 5.0  # seconds of CPU time

Cards = Annotated[list[Fields], Meta(max_length=MOST_CARDS, description="fields of each card")]


class CheckPack(RequestBody):
    """Cards of a pack: as fields, or as the text of a card file."""

    cards: Cards = []  # noqa: RUF012 - msgspec copies it
    toml: Annotated[str, Meta(max_length=MAX_PACK_LENGTH)] = ""


class WeighPack(RequestBody):
    """Cards of a pack whose strength is to be tried."""

    cards: Cards


class CardForm(Struct):
    """What a card file may say, as a form."""

    fields: list[CardField]
    ways: list[CardWay]


@get("/api/games/{game:str}/cards", sync_to_thread=False)
def read_box(request: AnyRequest, game: FromPath[str]) -> CardBox:
    """All cards of a game, in words, with their entries in the card file."""
    return box_of(game, language_of(request))


@get("/api/games/{game:str}/vocabulary", sync_to_thread=False)
def read_vocabulary(request: AnyRequest, game: FromPath[str]) -> CardForm:
    """What a card file of the game may say, in words, as a form."""
    vocabulary = presenter(game).vocabulary
    if vocabulary is None:
        raise OptionError("no-packs", {"title": about(game).title})
    form = vocabulary(Words(about(game), language_of(request)))
    return CardForm(fields=form["fields"], ways=form["ways"])


@post("/api/games/{game:str}/cards", status_code=HTTP_200_OK)
async def check_pack(
    server: CurrentServer,
    guest: CurrentGuest,
    request: AnyRequest,
    game: FromPath[str],
    data: JSONBody[CheckPack],
) -> CheckedPack:
    """What the cards of a pack say, or what is wrong with them and where."""
    server.limits.spend("setup", guest.id)
    owner, language = server.hub.owner_of(guest.id), language_of(request)
    return await server.hub.workers.call(
        checked_pack, game, data.cards, language, data.toml, owner=owner, seconds=CHECKING
    )


@post("/api/games/{game:str}/balance", status_code=HTTP_200_OK)
async def weigh_pack(
    server: CurrentServer, guest: CurrentGuest, game: FromPath[str], data: JSONBody[WeighPack]
) -> JobState:
    """Start a job in which bots measure how strong the cards of a pack are."""
    server.limits.spend("job", guest.id)
    owner = server.hub.owner_of(guest.id)
    await server.hub.workers.call(check_cards, game, data.cards, owner=owner, seconds=CHECKING)
    args = {"game": game, "cards": data.cards, "options": options_for(game, data.cards)}
    return server.jobs.submit(owner, play_for_balance, args).state()
