"""Guests: who you are, moving to another device, and deleting yourself."""

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie

from pandemonium.app import payloads
from pandemonium.app.errors import ServerError
from pandemonium.server.api import dependencies
from pandemonium.server.api.dependencies import AnyRequest, Body, CurrentCaller, CurrentServer, Path
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import NewGuest
from pandemonium.server.wire.table_lists import tables_of

YEAR = 365 * 24 * 3600  # seconds that a browser keeps its token


@post("/api/guests")
async def make_guest(
    server: CurrentServer, request: AnyRequest, data: Body[payloads.CreateGuest]
) -> Response[payloads.Welcomed]:
    """Create a guest with a name, and a token that proves their identity."""
    server.limits.spend("guest", dependencies.network_of(request))
    agent = dependencies.user_agent_of(request)
    new = await server.identities.make(data.name, data.colour, agent)
    return _welcome(server, new, data.cookie)


@post("/api/recover")
async def recover(
    server: CurrentServer, request: AnyRequest, data: Body[payloads.Recover]
) -> Response[payloads.Welcomed]:
    """Sign this device in with a code, which ends.

    The code from `/api/me/devices/code` keeps your other devices. The recovery code signs them all
    out and closes their connections.
    """
    server.limits.spend("recovery", dependencies.network_of(request))
    agent = dependencies.user_agent_of(request)
    new = await server.identities.add_device(data.code, agent)
    if new is None:
        new = await server.identities.recover(data.code, agent)
        if new is None:
            raise ServerError("no-such-guest")
        await server.sessions.end(new.identity.id)
    return _welcome(server, new, data.cookie)


@get("/api/me")
async def read_me(server: CurrentServer, request: AnyRequest) -> Response[payloads.Me | None]:
    """Your name and colour; null if the server does not know you."""
    guest = await dependencies.find_guest(server, request)
    me = payloads.Me(guest.id, guest.name, guest.colour) if guest else None
    return Response(me, cookies=_upgraded_cookies(server, request) if guest else None)


@patch("/api/me")
async def change_me(caller: CurrentCaller, data: Body[payloads.ChangeMe]) -> payloads.Me:
    """Change your name or colour, at every table."""
    caller.spend("rename")
    changed = await caller.server.identities.change(caller.guest.id, data.name, data.colour)
    assert changed is not None
    if changed != caller.guest:
        caller.server.hub.renames.add(changed)
    return payloads.Me(changed.id, changed.name, changed.colour)


@delete("/api/me")
async def delete_me(caller: CurrentCaller) -> Response[None]:
    """Delete yourself for good: devices, codes, notifications, and name and chat at every table."""
    await caller.server.erasure.erase(caller.guest.id)
    return Response(None, status_code=204, cookies=dependencies.expired_cookies())


@post("/api/me/recovery", status_code=200)
async def renew_recovery(caller: CurrentCaller) -> payloads.Code:
    """Replace your recovery code."""
    return payloads.Code(await caller.server.identities.renew_recovery(caller.guest.id))


@post("/api/me/feed", status_code=200)
async def renew_feed(caller: CurrentCaller) -> payloads.Link:
    """Replace the secret URL of the feed that lists the tables where it is your turn."""
    secret = await caller.server.identities.renew_feed(caller.guest.id)
    return payloads.Link(f"{caller.server.config.public_url}/feed/{secret}")


@get("/feed/{secret:str}")
async def feed(server: CurrentServer, request: AnyRequest, secret: Path) -> Response[str]:
    """The tables where it is your turn, as an Atom feed."""
    atom = await server.feed(secret, dependencies.language_of(request))
    return Response(atom, media_type="application/atom+xml; charset=utf-8")


@get("/api/me/tables")
async def my_tables(caller: CurrentCaller) -> list[payloads.TableListing]:
    """The tables where you have a seat, the latest first."""
    return await tables_of(caller.server.store, caller.guest.id)


def _welcome(server: Server, new: NewGuest, with_cookie: bool) -> Response[payloads.Welcomed]:
    """The response with a new token, in a cookie or in the body."""
    guest = new.identity
    token = "" if with_cookie else new.token
    body = payloads.Welcomed(guest.id, guest.name, guest.colour, new.recovery, token)
    return Response(body, cookies=[_cookie(server, new.token)] if with_cookie else None)


def _cookie(server: Server, token: str) -> Cookie:
    """The token where scripts cannot read it."""
    return Cookie(
        dependencies.HOST_COOKIE if server.config.is_secure else dependencies.COOKIE,
        value=token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=server.config.is_secure,
        path="/",
    )


def _upgraded_cookies(server: Server, request: AnyRequest) -> list[Cookie]:
    """Over https, cookies that move a token from `COOKIE` to `HOST_COOKIE`; else none."""
    token = request.cookies.get(dependencies.COOKIE, "")
    if not server.config.is_secure or not token or dependencies.HOST_COOKIE in request.cookies:
        return []
    expired = Cookie(dependencies.COOKIE, value="", max_age=0, path="/", secure=True)
    return [_cookie(server, token), expired]
