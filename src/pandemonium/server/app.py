"""The application that a web server runs: routes, refusals, and how it starts and stops."""

import contextlib
import gc
import logging
import socket as socket_module
from collections.abc import AsyncIterator, Callable
from typing import Any
from urllib.parse import quote

import uvicorn
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.di import Provide
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
    WebSocketDisconnect,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.status_codes import HTTP_204_NO_CONTENT, HTTP_302_FOUND

from pandemonium.app import payloads
from pandemonium.app.errors import ServerError
from pandemonium.app.messages import MAX_MESSAGE_BYTES
from pandemonium.engine.errors import PandemoniumError
from pandemonium.engine.version import VERSION
from pandemonium.server.access_log import AccessLog
from pandemonium.server.api import cards, client, lessons, replays, reviews, tables
from pandemonium.server.api.about import read_about
from pandemonium.server.api.api_page import STYLE, api_page
from pandemonium.server.api.fairness import ask_fairness
from pandemonium.server.api.jobs import cancel_job, read_job
from pandemonium.server.api.pages import STYLE as PAGE_STYLE
from pandemonium.server.api.pages import no_client_page
from pandemonium.server.api.player_stats import read_statistics
from pandemonium.server.api.setups import check_options, inspect_options
from pandemonium.server.config import Config
from pandemonium.server.guard import Guard
from pandemonium.server.hosts import Hosts
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import Identity
from pandemonium.server.tcp import KEEP_ALIVE, TcpLimits, most_connections
from pandemonium.server.wire.connection import UNWANTED, Connection

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, Any]
AnyRequest = Request[Any, Any, Any]

GC_THRESHOLDS = (20_000, 20, 20)  # objects, and rounds, after which Python looks for rubbish
STOPPING = 5  # seconds for clients to hear that the server stops
LONGEST_BODY = MAX_MESSAGE_BYTES * 2  # bytes of a request: a card file goes with a new table
DESCRIPTION = (
    "Everything that is not at a table. What happens at one goes over a WebSocket at /ws; "
    "the protocol is described in docs/reference/protocol.md."
)


class GracefulServer(uvicorn.Server):
    """A web server that tells everybody to come back before it closes their connections."""

    def __init__(self, config: Config, greet: Callable[[], None] = lambda: None) -> None:
        """Serve as told, once it is run; `greet` is called when it can be reached."""
        self.app = make_app(config)
        self.greet = greet
        http_protocol, ws_protocol = TcpLimits(config, most_connections()).protocols()
        super().__init__(
            uvicorn.Config(
                AccessLog(Guard(self.app, config.public_urls, Hosts(config))),
                host=config.host,
                port=config.port,
                http=http_protocol,
                ws=ws_protocol,
                ws_max_size=MAX_MESSAGE_BYTES,
                ws_per_message_deflate=False,
                forwarded_allow_ips=config.proxies or None,
                proxy_headers=bool(config.proxies),
                server_header=False,
                access_log=False,  # `AccessLog` logs routes; paths may hold secrets
                log_config=None,
                timeout_keep_alive=KEEP_ALIVE,
                timeout_graceful_shutdown=STOPPING,
            )
        )

    def run(self, sockets: list[socket_module.socket] | None = None) -> None:
        """Serve until told to stop, in a process of its own."""
        gc.freeze()  # what is loaded now stays: nobody need look through it for rubbish
        gc.set_threshold(*GC_THRESHOLDS)
        super().run(sockets)

    async def startup(self, sockets: list[socket_module.socket] | None = None) -> None:
        """Be there for everybody."""
        await super().startup(sockets)
        self.greet()

    async def shutdown(self, sockets: list[socket_module.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        if hasattr(self.app.state, "server"):
            await self.app.state.server.say_goodbye()
        await super().shutdown(sockets)
        if self.force_exit:  # somebody was in a hurry: nobody is waited for, but tables are kept
            await self.lifespan.shutdown()
        self._captured_signals.clear()  # we have done what they asked for


def make_app(config: Config) -> Litestar:
    """The whole application; it opens its store when it is started."""

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with Server.running(config) as server:
            app.state.server = server
            yield

    return Litestar(
        [
            *tables.HANDLERS,
            inspect_options,
            check_options,
            read_about,
            *replays.HANDLERS,
            read_statistics,
            *lessons.HANDLERS,
            *reviews.HANDLERS,
            *cards.HANDLERS,
            ask_fairness,
            read_job,
            cancel_job,
            socket,
            healthz,
            metrics,
            feed,
            *PAGES,
        ],
        lifespan=[running],
        dependencies={
            "server": Provide(tables.provide_server),
            "guest": Provide(tables.provide_guest),
        },
        exception_handlers={
            PandemoniumError: tables.refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_nesting,
            Exception: refuse_bug,
        },
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Pandemonium",
            version=VERSION,
            description=DESCRIPTION,
            use_handler_docstrings=True,
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        before_request=tables.limit,
    )


# ---------------------------------------------------------------------- the socket


@websocket("/ws")
async def socket(socket: AnySocket) -> None:
    """One client, for as long as it is there."""
    server: Server = socket.app.state.server
    since = server.hub.now()
    guest = await tables.find_guest(server, socket)
    if guest is None:
        await socket.close(UNWANTED, "who-are-you")
        return
    server.hub.seen_at(guest.id, tables.network_of(socket))
    # Too many connections are refused before the socket is open, as a plain HTTP error.
    with server.limits.connection(guest.id, tables.network_of(socket)):
        await socket.accept()
        await _serve(server, socket, guest, since)


async def _serve(server: Server, socket: AnySocket, guest: Identity, since: float) -> None:
    """Hear what the client says until it is gone."""

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    connection = Connection(server, guest, send, socket.close)
    connection.since, connection.token = since, tables.token_of(socket)
    server.sessions.add(connection)
    try:
        while True:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive" or not connection.is_open:
                break
            await connection.hear(message.get("text") or message.get("bytes") or "")
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # gone
    finally:
        server.connections.discard(connection)
        await connection.gone()


# ---------------------------------------------------------------------- around the API


@get("/healthz")
async def healthz(server: tables.Here) -> payloads.Health:
    """Whether the server can work: its database can be written, and the disk is not full."""
    await server.health.check()
    return payloads.Health(True)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(server: tables.Here, request: AnyRequest) -> str:
    """Figures for Prometheus, for this machine alone: others could count whispers by them."""
    if not server.config.is_own(tables.address_of(request)):
        raise ServerError("no-such-page")
    return server.metrics.text()


@get("/feed/{secret:str}")
async def feed(server: tables.Here, request: AnyRequest, secret: tables.Path) -> Response[str]:
    """Where it is one's turn, as an Atom feed."""
    told = await server.feed(secret, tables.language_of(request))
    return Response(told, media_type="application/atom+xml; charset=utf-8")


# ---------------------------------------------------------------------- pages


@get("/", include_in_schema=False, opt=tables.FREE)
async def home(server: tables.Here, request: AnyRequest) -> Response[bytes]:
    """The browser client; where none was built, a page that says so."""
    page = client.page()
    return no_client(server, request, "TABLE") if page is None else sent(request, page)


@get("/t/{table:str}", include_in_schema=False, opt=tables.FREE)
async def invitation(
    server: tables.Here, request: AnyRequest, table: tables.Path
) -> Response[bytes]:
    """What an invitation leads to. It says nothing of the table, so it asks nobody who they are."""
    if not client.build():
        return no_client(server, request, table)
    # Relative, so that it is right behind a proxy too; a browser keeps what stands behind #.
    return Response(b"", status_code=HTTP_302_FOUND, headers={"Location": f"../?t={quote(table)}"})


@get("/assets/{name:str}", include_in_schema=False, opt=tables.FREE)
async def asset(request: AnyRequest, name: tables.Path) -> Response[bytes]:
    """A file that the client loads."""
    return sent(request, client.asset(name))


@get([f"/{name}" for name in client.BESIDE], include_in_schema=False, opt=tables.FREE)
async def beside(request: AnyRequest) -> Response[bytes]:
    """Icons, and what a browser needs to install the client."""
    return sent(request, client.beside(request.url.path.rpartition("/")[2]))


@get("/favicon.ico", include_in_schema=False, opt=tables.FREE, status_code=HTTP_204_NO_CONTENT)
async def no_icon() -> None:
    """Browsers ask for it, whatever a page says."""


def sent(request: AnyRequest, file: client.File | None) -> Response[bytes]:
    """A file of the client, packed for whoever can unpack it."""
    if file is None:
        raise ServerError("no-such-page")
    headers = {"Cache-Control": file.keep, "Vary": "Accept-Encoding"}
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(file.packed, media_type=file.media, headers=headers)
    return Response(file.body, media_type=file.media, headers=headers)


def no_client(server: Server, request: AnyRequest, table: str) -> Response[bytes]:
    """The page of a server that was installed without the client."""
    words = server.words(tables.language_of(request))
    text = no_client_page(words, f"{server.config.public_url}/t/{table}#…")
    return Response(text.encode(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/style.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def page_style() -> str:
    """How that looks."""
    return PAGE_STYLE


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def docs(request: AnyRequest) -> str:
    """The API for people."""
    return api_page(request.app.openapi_schema.to_schema())


@get("/api/docs/style.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def docs_style() -> str:
    """How that page looks."""
    return STYLE


PAGES = [home, invitation, asset, beside, no_icon, page_style, docs, docs_style]


# ---------------------------------------------------------------------- refusals


def refuse_http(request: AnyRequest, problem: HTTPException) -> Response[payloads.ErrorBody]:
    """What the framework refuses, said as we say it."""
    if isinstance(problem, NotFoundException | MethodNotAllowedException):
        told = tables.refuse(request, ServerError("no-such-page"))
        told.status_code = problem.status_code
        return told
    said = problem.detail
    if isinstance(problem, ValidationException) and problem.extra:
        said = f"{said}: {problem.extra}"
    told = tables.refuse(request, ServerError("bad-request", {"problem": said[:500]}))
    told.status_code = problem.status_code
    return told


def refuse_nesting(request: AnyRequest, _: RecursionError) -> Response[payloads.ErrorBody]:
    """JSON with so many brackets within brackets that reading it, or working on it, failed."""
    return tables.refuse(request, ServerError("too-nested"))


def refuse_bug(request: AnyRequest, problem: Exception) -> Response[payloads.ErrorBody]:
    """A bug of ours: logged, and said without details."""
    log.error("request failed", exc_info=problem)
    return tables.refuse(request, ServerError("server-bug"))
