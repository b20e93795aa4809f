"""What every route may ask for: the server, the current guest, language, token and address."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import TableCreated
from pandemonium.app.progress import JobState
from pandemonium.server.addresses import limit_key
from pandemonium.server.guard import reader_language
from pandemonium.server.jobs.job_queue import JobFunction
from pandemonium.server.jobs.worker_pool import CALL_SECONDS
from pandemonium.server.server import Server
from pandemonium.server.storage.store import StoredTable
from pandemonium.server.tables.identities import Identity
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.server.wire.codec import struct_of

T = TypeVar("T")
StateT = TypeVar("StateT", bound=JobState)


@dataclass(frozen=True)
class Caller:
    """The authenticated guest who makes a request, and what routes do on their behalf."""

    server: Server
    guest: Identity
    language: str

    def spend(self, kind: str) -> None:
        """Take a token from the guest's bucket for this kind of request."""
        self.server.limits.spend(kind, self.guest.id)

    async def table(self, table: str, invite: str = "") -> LiveTable:
        """A table that the guest may see; refused exactly like one that does not exist."""
        return await self.server.hub.admit(table, self.guest.id, invite)

    async def call(
        self, work: Callable[..., T], *args: object, seconds: float = CALL_SECONDS, key: str = ""
    ) -> T:
        """The result of a function that a worker computes for the guest (`WorkerPool.call`)."""
        hub = self.server.hub
        owner = hub.owner_of(self.guest.id)
        return await hub.workers.call(work, *args, owner=owner, seconds=seconds, key=key)

    def submit(self, work: JobFunction, args: dict[str, Any], kind: type[StateT]) -> StateT:
        """The state of the job for this work, which is started unless it exists already."""
        owner = self.server.hub.owner_of(self.guest.id)
        return kind(**vars(self.server.jobs.submit(owner, work, args).state()))

    async def check_tables(self) -> None:
        """Refuse another table to a guest who makes too many."""
        self.spend("table")
        self.server.limits.check_tables(await self.server.store.count_unfinished(self.guest.id))

    def created(self, table: StoredTable) -> TableCreated:
        """The response that names a table and its invitation."""
        return TableCreated(table.id, self.server.invitation(table.id, table.invite))


AnyRequest = Request[Any, Any, Any]
CurrentServer = NamedDependency[Server]
CurrentCaller = NamedDependency[Caller]
Path = FromPath[str]

if TYPE_CHECKING:
    Body = Annotated[T, "a JSON body"]
else:

    class Body:
        """`Body[T]`: a JSON body that is validated by what the fields of `T` declare."""

        def __class_getitem__(cls, declared: type) -> Any:
            return JSONBody[struct_of(declared)]


COOKIE = "pandemonium"
HOST_COOKIE = "__Host-pandemonium"  # over https: no other host of the domain can set it
UNMETERED = {"is_unmetered": True}  # route option: costs next to nothing, so it is not rate-limited


async def provide_server(request: AnyRequest) -> Server:
    """The running server, as the dependency `server`."""
    server: Server = request.app.state.server
    return server


async def provide_caller(request: AnyRequest) -> Caller:
    """The authenticated guest, as the dependency `caller`; refuses a request without one."""
    server: Server = request.app.state.server
    guest = await find_guest(server, request)
    if guest is None:
        raise ServerError("who-are-you")
    server.hub.remember_address(guest.id, network_of(request))
    return Caller(server, guest, language_of(request))


async def find_guest(server: Server, request: Any) -> Identity | None:
    """The authenticated guest, if the request has a valid token."""
    token = token_of(request)
    return await server.identities.find(token, user_agent_of(request)) if token else None


def token_of(request: Any) -> str:
    """The bearer token, or the token in a browser's cookie; empty if there is neither."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return str(token.strip())
    return str(request.cookies.get(HOST_COOKIE) or request.cookies.get(COOKIE, ""))


def user_agent_of(request: Any) -> str:
    """The User-Agent header of a client; empty if it has none."""
    return str(request.headers.get("user-agent", ""))


def expired_cookies() -> list[Cookie]:
    """Cookies that remove the token from a browser."""
    expired = [Cookie(name, value="", max_age=0, path="/") for name in (COOKIE, HOST_COOKIE)]
    expired[1].secure = True
    return expired


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
