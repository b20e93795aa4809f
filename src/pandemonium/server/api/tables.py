"""The HTTP API: who one is, which tables there are, making one, and what is left of it.

Each handler reads, calls, answers. What it refuses is a sentence with a key; a table that somebody
may not see is refused exactly as one that does not exist.
"""

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import convert

from pandemonium.app import payloads
from pandemonium.app.errors import ServerError
from pandemonium.app.records import REPLAYING, calls_of
from pandemonium.app.sentences import refused
from pandemonium.app.table_core import TableCore
from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.registry import about, games
from pandemonium.locale.words import Words
from pandemonium.players import LEVELS
from pandemonium.server.addresses import limit_key
from pandemonium.server.api import qr
from pandemonium.server.guard import reader_language
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import Identity, NewGuest
from pandemonium.server.wire.codec import CommandBody, DoneBody, command_message

AnyRequest = Request[Any, Any, Any]
Here = NamedDependency[Server]
Me = NamedDependency[Identity]
Path = FromPath[str]

COOKIE = "pandemonium"
HOST_COOKIE = "__Host-pandemonium"  # over https: no other host of the domain can set it
FREE = {"is_free": True}  # marks what costs next to nothing: it is not counted against anybody
YEAR = 365 * 24 * 3600  # seconds that a browser keeps its token
STATUS = {  # what HTTP says of our refusals; all others are 400
    "who-are-you": 401,
    "foreign-origin": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "unknown-game": 404,
    "no-such-guest": 404,
    "record-not-yet": 409,
    "key-reused": 409,
    "not-over": 409,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "no-such-job": 404,
    "job-running": 429,
    "too-many-jobs": 429,
    "server-bug": 500,
    "store-disk": 507,
    "store-away": 503,
    "store-broken": 503,
    "store-closed": 503,
}


# ---------------------------------------------------------------------- who asks


def language_of(request: AnyRequest) -> str:
    """The language of the reader, as the browser says it."""
    return reader_language(request.headers.get("accept-language", ""))


def token_of(request: Any) -> str:
    """What proves who asks: a header, or the cookie of a browser."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return str(token.strip())
    return str(request.cookies.get(HOST_COOKIE) or request.cookies.get(COOKIE, ""))


async def provide_server(request: AnyRequest) -> Server:
    """The server that answers."""
    found: Server = request.app.state.server
    return found


async def provide_guest(request: AnyRequest) -> Identity:
    """Who asks; somebody unknown is refused."""
    server: Server = request.app.state.server
    found = await find_guest(server, request)
    if found is None:
        raise ServerError("who-are-you")
    server.hub.seen_at(found.id, network_of(request))
    return found


async def find_guest(server: Server, request: Any) -> Identity | None:
    """Who asks, if they are known."""
    token = token_of(request)
    return await server.identities.find(token) if token else None


def cookie(server: Server, token: str) -> Cookie:
    """The token where scripts cannot read it."""
    return Cookie(
        HOST_COOKIE if server.config.is_secure else COOKIE,
        value=token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=server.config.is_secure,
        path="/",
    )


def welcomed(server: Server, new: NewGuest, with_cookie: bool) -> Response[payloads.Welcomed]:
    """Who one is from now on."""
    who = new.identity
    told = payloads.Welcomed(
        id=who.id,
        name=who.name,
        colour=who.colour,
        recovery=new.recovery,
        token="" if with_cookie else new.token,
    )
    return Response(told, cookies=[cookie(server, new.token)] if with_cookie else None)


# ---------------------------------------------------------------------- who one is


@post("/api/guests")
async def make_guest(
    server: Here, request: AnyRequest, data: JSONBody[payloads.CreateGuest]
) -> Response[payloads.Welcomed]:
    """Become a guest: with a name, and a token that proves who one is."""
    server.limits.spend("guest", network_of(request))
    new = await server.identities.make(data.name, data.colour)
    return welcomed(server, new, data.cookie)


@post("/api/recover")
async def recover(
    server: Here, request: AnyRequest, data: JSONBody[payloads.Recover]
) -> Response[payloads.Welcomed]:
    """Be on this device who one was on another; the code, the old token and its sockets end."""
    server.limits.spend("recovery", network_of(request))
    new = await server.identities.recover(data.code)
    if new is None:
        raise ServerError("no-such-guest")
    await server.sessions.end(new.identity.id)
    return welcomed(server, new, data.cookie)


@get("/api/me")
async def read_me(server: Here, request: AnyRequest) -> Response[payloads.Me | None]:
    """Who one is; null for somebody new."""
    found = await find_guest(server, request)
    me = payloads.Me(found.id, found.name, found.colour) if found else None
    return Response(me, cookies=upgraded_cookies(server, request) if found else None)


def upgraded_cookies(server: Server, request: AnyRequest) -> list[Cookie]:
    """Over https, the token of a browser that still has it under the old name, under the new."""
    old = request.cookies.get(COOKIE, "")
    if not server.config.is_secure or not old or HOST_COOKIE in request.cookies:
        return []
    return [cookie(server, old), Cookie(COOKIE, value="", max_age=0, path="/", secure=True)]


@patch("/api/me")
async def change_me(server: Here, guest: Me, data: JSONBody[payloads.ChangeMe]) -> payloads.Me:
    """Be called or shown otherwise, at every table."""
    server.limits.spend("rename", guest.id)
    changed = await server.identities.change(guest.id, data.name, data.colour)
    assert changed is not None
    if changed != guest:
        server.hub.renames.add(changed)
    return payloads.Me(changed.id, changed.name, changed.colour)


@delete("/api/me")
async def delete_me(server: Here, guest: Me) -> Response[None]:
    """Delete oneself for good: token, code and feed, and name and chat at every table."""
    await server.erasure.erase(guest.id)
    gone = [Cookie(name, value="", max_age=0, path="/") for name in (COOKIE, HOST_COOKIE)]
    gone[1].secure = True
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=gone)


@post("/api/me/recovery", status_code=HTTP_200_OK)
async def renew_recovery(server: Here, guest: Me) -> payloads.Code:
    """A new recovery code."""
    return payloads.Code(await server.identities.renew_recovery(guest.id))


@post("/api/me/feed", status_code=HTTP_200_OK)
async def renew_feed(server: Here, guest: Me) -> payloads.Link:
    """A new secret address of the feed that says where it is one's turn."""
    secret = await server.identities.renew_feed(guest.id)
    return payloads.Link(f"{server.config.public_url}/feed/{secret}")


@get("/api/me/tables")
async def my_tables(server: Here, guest: Me) -> list[payloads.TableListing]:
    """The tables where one sits, the latest first."""
    found = await server.store.tables_of(guest.id)
    return [
        payloads.TableListing(table.id, table.game, table.status, asked, table.card)
        for table, asked in found
    ]


# ---------------------------------------------------------------------- games


@get("/api/games", sync_to_thread=False)
def list_games(request: AnyRequest) -> list[payloads.GameInfo]:
    """The games that can be played here, with their options."""
    return [_about(name, language_of(request)) for name in games()]


def _about(name: str, language: str) -> payloads.GameInfo:
    """A game with its bots and options, in words."""
    found = about(name)
    words = Words(found, language)
    levels = [{"value": level, "said": words.text(f"bot-{level}")} for level in LEVELS]
    told: dict[str, Any] = {**found.to_json(), "levels": levels}
    for option in told["options"]:
        option["label"] = words.option_label(option["name"])
        option["said"] = words.option(option["name"])
        option["choices"] = [
            {"value": one, "said": words.option_value(option["name"], one)}
            for one in option.get("choices", ())
        ]
    return convert(told, payloads.GameInfo)


@get("/api/games/{game:str}/rules", sync_to_thread=False)
def read_rules(request: AnyRequest, game: Path) -> list[payloads.RuleClause]:
    """The rulebook of a game, clause by clause."""
    found = about(game)
    options = {option.name for option in found.options}
    return [
        payloads.RuleClause(
            id=one.id,
            chapter=one.chapter,
            text=one.text,
            reasons=one.reasons,
            options=[name for name in one.typed if name in options],
        )
        for one in found.rulebook(language_of(request)).values()
    ]


# ---------------------------------------------------------------------- tables


@get("/api/tables")
async def lobby(server: Here) -> list[payloads.TableListing]:
    """The public tables that are not over, the busiest first."""
    return [
        payloads.TableListing(table.id, table.game, table.status, False, table.card)
        for table in await server.store.lobby()
    ]


@post("/api/tables")
async def make_table(
    server: Here, guest: Me, data: JSONBody[payloads.NewTable]
) -> payloads.TableCreated:
    """Make a table; with the same key, the same one."""
    server.limits.spend("table", guest.id)
    server.limits.check_tables(await server.store.count_unfinished(guest.id))
    made = await server.hub.make(guest, data)
    return payloads.TableCreated(made.id, server.invitation(made.id, made.invite))


@get("/api/tables/{table:str}")
async def read_table(
    server: Here,
    guest: Me,
    request: AnyRequest,
    table: Path,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
) -> Response[bytes]:
    """All that one may know of a table: the message `table` of the protocol."""
    live = await server.hub.admit(table, guest.id)
    own, language = live.session.recipient(guest.id, seat), language_of(request)
    body, _ = await live.position(guest.id, own, language, since)
    return Response(body, media_type="application/json")


@post("/api/tables/{table:str}/enter", status_code=HTTP_204_NO_CONTENT)
async def enter(server: Here, guest: Me, table: Path, data: JSONBody[payloads.Enter]) -> None:
    """Come in by an invitation; from then on none is needed."""
    await server.hub.admit(table, guest.id, data.invite)


@post("/api/tables/{table:str}/commands", status_code=HTTP_200_OK)
async def command(server: Here, guest: Me, table: Path, data: JSONBody[CommandBody]) -> DoneBody:
    """Change a table, as over the socket: for bots that have none."""
    message = command_message(data)
    server.limits.spend("message", guest.id)
    server.limits.spend(message.command.rate, guest.id)
    if message.table != table:
        raise ServerError("no-such-table")
    live = await server.hub.admit(table, guest.id)
    await live.do(guest, message, lambda: None)
    return DoneBody(key=message.key)


@get("/api/tables/{table:str}/invite")
async def read_invite(server: Here, guest: Me, table: Path) -> payloads.Link:
    """The link that lets others in; for whoever sits there."""
    return payloads.Link(await invitation_to(server, guest, table))


@get("/api/tables/{table:str}/invite.svg", media_type="image/svg+xml")
async def draw_invite(server: Here, guest: Me, table: Path) -> str:
    """The same link as a code that a phone can scan."""
    return qr.qr_svg(await invitation_to(server, guest, table))


async def invitation_to(server: Server, guest: Identity, table: str) -> str:
    """The link to a table, if this guest may hand it on."""
    live = await server.hub.admit(table, guest.id)
    if guest.id not in {live.session.host, *live.people}:
        raise ServerError("not-seated")
    async with live.lock:  # somebody may just be removed, which renews it
        stored = await server.store.table(table)
    assert stored is not None
    return server.invitation(table, stored.invite)


@post("/api/tables/{table:str}/invite", status_code=HTTP_200_OK)
async def renew_invite(server: Here, guest: Me, table: Path) -> payloads.Link:
    """A new link; the old one opens nothing any more. For the host."""
    live = await server.hub.admit(table, guest.id)
    if guest.id != live.session.host:
        raise ServerError("not-host")
    return payloads.Link(server.invitation(table, await server.store.renew_invite(table)))


@post("/api/tables/{table:str}/rematch")
async def rematch(server: Here, guest: Me, table: Path) -> payloads.TableCreated:
    """Play again with the same people, each one seat further."""
    live = await server.hub.admit(table, guest.id)
    made = await server.hub.rematch(live, guest)
    return payloads.TableCreated(made.id, server.invitation(made.id, made.invite))


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def read_record(server: Here, guest: Me, table: Path) -> str:
    """The record of a finished game, with its secret; before the end there is none."""
    live = await server.hub.admit(table, guest.id)
    return await live.compute(TableCore.record)


@get("/api/tables/{table:str}/dice")
async def read_dice(server: Here, guest: Me, table: Path) -> payloads.Dice:
    """Seal, secret, contributions and every roll and draw of a finished game; none before."""
    live = await server.hub.admit(table, guest.id)
    server.limits.spend("look", guest.id)
    record = await live.compute(TableCore.record)
    owner = server.hub.owner_of(guest.id)
    return payloads.Dice(
        seal=live.session.setup.seal,
        secret=await live.compute(TableCore.secret),
        contributions=live.session.contributions_in_order(),
        calls=await server.hub.workers.call(calls_of, record, owner=owner, seconds=REPLAYING),
    )


HANDLERS = [
    make_guest,
    recover,
    read_me,
    change_me,
    delete_me,
    renew_recovery,
    renew_feed,
    my_tables,
    list_games,
    read_rules,
    lobby,
    make_table,
    read_table,
    enter,
    command,
    read_invite,
    draw_invite,
    renew_invite,
    rematch,
    read_record,
    read_dice,
]


# ---------------------------------------------------------------------- refusals


def address_of(request: Any) -> str:
    """From where somebody asks."""
    return str(request.client.host) if request.client else ""


def network_of(request: Any) -> str:
    """What limits per address count a request by."""
    return limit_key(address_of(request))


def limit(request: AnyRequest) -> None:
    """Nobody asks too often."""
    server: Server = request.app.state.server
    if not request.route_handler.opt.get("is_free"):
        server.limits.spend("request", network_of(request))
    server.metrics.count("requests")


def refuse(request: AnyRequest, problem: PandemoniumError) -> Response[payloads.ErrorBody]:
    """A refusal as HTTP says it."""
    told = refused("", problem, Words(None, language_of(request)))
    body = payloads.ErrorBody(told.error, told.args, told.said, told.clause)
    return Response(body, status_code=STATUS.get(problem.key, 400))
