"""What every route may ask for: the server, the current guest, language, token and address."""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import FromPath

from pandemonium.app.errors import ServerError
from pandemonium.server.addresses import limit_key
from pandemonium.server.guard import reader_language
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import Identity

AnyRequest = Request[Any, Any, Any]
CurrentServer = NamedDependency[Server]
CurrentGuest = NamedDependency[Identity]
Path = FromPath[str]

COOKIE = "pandemonium"
HOST_COOKIE = "__Host-pandemonium"  # over https: no other host of the domain can set it
UNMETERED = {"is_unmetered": True}  # route option: costs next to nothing, so it is not rate-limited


async def provide_server(request: AnyRequest) -> Server:
    """The running server, as the dependency `server`."""
    server: Server = request.app.state.server
    return server


async def provide_guest(request: AnyRequest) -> Identity:
    """The authenticated guest, as the dependency `guest`; refuses a request without one."""
    server: Server = request.app.state.server
    guest = await find_guest(server, request)
    if guest is None:
        raise ServerError("who-are-you")
    server.hub.remember_address(guest.id, network_of(request))
    return guest


async def find_guest(server: Server, request: Any) -> Identity | None:
    """The authenticated guest, if the request has a valid token."""
    token = token_of(request)
    return await server.identities.find(token) if token else None


def token_of(request: Any) -> str:
    """The bearer token, or the token in a browser's cookie; empty if there is neither."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return str(token.strip())
    return str(request.cookies.get(HOST_COOKIE) or request.cookies.get(COOKIE, ""))


def language_of(request: AnyRequest) -> str:
    """The language that the browser prefers, of those we have."""
    return reader_language(request.headers.get("accept-language", ""))


def address_of(request: Any) -> str:
    """The address of the client; empty if it is unknown."""
    return str(request.client.host) if request.client else ""


def network_of(request: Any) -> str:
    """The network by which limits per address count a request."""
    return limit_key(address_of(request))


def rate_limit(request: AnyRequest) -> None:
    """Count a request against its address, unless the route is `UNMETERED`."""
    server: Server = request.app.state.server
    if not request.route_handler.opt.get("is_unmetered"):
        server.limits.spend("request", network_of(request))
    server.metrics.count("requests")
