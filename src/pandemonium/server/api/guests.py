"""Guests: who you are, moving to another device, and deleting yourself."""

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from pandemonium.app import payloads
from pandemonium.app.errors import ServerError
from pandemonium.server.api.dependencies import (
    COOKIE,
    HOST_COOKIE,
    AnyRequest,
    CurrentGuest,
    CurrentServer,
    Path,
    find_guest,
    language_of,
    network_of,
)
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import NewGuest

YEAR = 365 * 24 * 3600  # seconds that a browser keeps its token


@post("/api/guests")
async def make_guest(
    server: CurrentServer, request: AnyRequest, data: JSONBody[payloads.CreateGuest]
) -> Response[payloads.Welcomed]:
    """Create a guest with a name, and a token that proves their identity."""
    server.limits.spend("guest", network_of(request))
    new = await server.identities.make(data.name, data.colour)
    return _welcome(server, new, data.cookie)


@post("/api/recover")
async def recover(
    server: CurrentServer, request: AnyRequest, data: JSONBody[payloads.Recover]
) -> Response[payloads.Welcomed]:
    """Move a guest to this device; ends the code, the old token and its connections."""
    server.limits.spend("recovery", network_of(request))
    new = await server.identities.recover(data.code)
    if new is None:
        raise ServerError("no-such-guest")
    await server.sessions.end(new.identity.id)
    return _welcome(server, new, data.cookie)


@get("/api/me")
async def read_me(server: CurrentServer, request: AnyRequest) -> Response[payloads.Me | None]:
    """Your name and colour; null if the server does not know you."""
    guest = await find_guest(server, request)
    me = payloads.Me(guest.id, guest.name, guest.colour) if guest else None
    return Response(me, cookies=_upgraded_cookies(server, request) if guest else None)


@patch("/api/me")
async def change_me(
    server: CurrentServer, guest: CurrentGuest, data: JSONBody[payloads.ChangeMe]
) -> payloads.Me:
    """Change your name or colour, at every table."""
    server.limits.spend("rename", guest.id)
    changed = await server.identities.change(guest.id, data.name, data.colour)
    assert changed is not None
    if changed != guest:
        server.hub.renames.add(changed)
    return payloads.Me(changed.id, changed.name, changed.colour)


@delete("/api/me")
async def delete_me(server: CurrentServer, guest: CurrentGuest) -> Response[None]:
    """Delete yourself for good: token, code and feed, and your name and chat at every table."""
    await server.erasure.erase(guest.id)
    expired = [Cookie(name, value="", max_age=0, path="/") for name in (COOKIE, HOST_COOKIE)]
    expired[1].secure = True
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=expired)


@post("/api/me/recovery", status_code=HTTP_200_OK)
async def renew_recovery(server: CurrentServer, guest: CurrentGuest) -> payloads.Code:
    """Replace your recovery code."""
    return payloads.Code(await server.identities.renew_recovery(guest.id))


@post("/api/me/feed", status_code=HTTP_200_OK)
async def renew_feed(server: CurrentServer, guest: CurrentGuest) -> payloads.Link:
    """Replace the secret URL of the feed that lists the tables where it is your turn."""
    secret = await server.identities.renew_feed(guest.id)
    return payloads.Link(f"{server.config.public_url}/feed/{secret}")


@get("/feed/{secret:str}")
async def feed(server: CurrentServer, request: AnyRequest, secret: Path) -> Response[str]:
    """The tables where it is your turn, as an Atom feed."""
    atom = await server.feed(secret, language_of(request))
    return Response(atom, media_type="application/atom+xml; charset=utf-8")


@get("/api/me/tables")
async def my_tables(server: CurrentServer, guest: CurrentGuest) -> list[payloads.TableListing]:
    """The tables where you have a seat, the latest first."""
    return [
        payloads.TableListing(table.id, table.game, table.status, asked, table.card)
        for table, asked in await server.store.tables_of(guest.id)
    ]


def _welcome(server: Server, new: NewGuest, with_cookie: bool) -> Response[payloads.Welcomed]:
    """The response with a new token, in a cookie or in the body."""
    guest = new.identity
    body = payloads.Welcomed(
        id=guest.id,
        name=guest.name,
        colour=guest.colour,
        recovery=new.recovery,
        token="" if with_cookie else new.token,
    )
    return Response(body, cookies=[_cookie(server, new.token)] if with_cookie else None)


def _cookie(server: Server, token: str) -> Cookie:
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


def _upgraded_cookies(server: Server, request: AnyRequest) -> list[Cookie]:
    """Over https, cookies that move a token from `COOKIE` to `HOST_COOKIE`; else none."""
    token = request.cookies.get(COOKIE, "")
    if not server.config.is_secure or not token or HOST_COOKIE in request.cookies:
        return []
    return [_cookie(server, token), Cookie(COOKIE, value="", max_age=0, path="/", secure=True)]
