"""The ASGI application and its web server: routes, the WebSocket, startup and shutdown."""

import contextlib
import gc
import socket as socket_module
from collections.abc import AsyncIterator, Callable
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.di import Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from pandemonium.app.messages import MAX_MESSAGE_BYTES
from pandemonium.engine.version import VERSION
from pandemonium.server.access_log import AccessLog
from pandemonium.server.api import (
    about,
    cards,
    dependencies,
    fairness,
    games,
    guests,
    jobs,
    lessons,
    monitoring,
    pages,
    player_stats,
    replays,
    reviews,
    setups,
    tables,
)
from pandemonium.server.api.errors import ERROR_HANDLERS
from pandemonium.server.config import Config
from pandemonium.server.guard import Guard
from pandemonium.server.hosts import Hosts
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import Identity
from pandemonium.server.tcp import KEEP_ALIVE, TcpLimits, max_connections
from pandemonium.server.wire.connection import UNWANTED, Connection

AnySocket = WebSocket[Any, Any, Any]

GC_THRESHOLDS = (20_000, 20, 20)  # allocations, and rounds, between garbage collections
STOPPING = 5  # seconds for clients to receive the announcement
LONGEST_BODY = MAX_MESSAGE_BYTES * 2  # bytes of a request: a new table may bring a card file
RESOURCES = (
    guests,
    games,
    tables,
    setups,
    about,
    replays,
    player_stats,
    lessons,
    reviews,
    cards,
    fairness,
    jobs,
    monitoring,
    pages,
)
DESCRIPTION = (
    "Everything that is not at a table. What happens at one goes over a WebSocket at /ws; "
    "the protocol is described in docs/reference/protocol.md."
)


class GracefulServer(uvicorn.Server):
    """A web server that announces its shutdown before it closes connections."""

    def __init__(self, config: Config, greet: Callable[[], None] = lambda: None) -> None:
        """`greet` is called when the server is reachable."""
        self.app = make_app(config)
        self.greet = greet
        http_protocol, ws_protocol = TcpLimits(config, max_connections()).protocols()
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
        """Serve until a signal stops the process."""
        gc.freeze()  # loaded modules stay: exclude them from garbage collection
        gc.set_threshold(*GC_THRESHOLDS)
        super().run(sockets)

    async def startup(self, sockets: list[socket_module.socket] | None = None) -> None:
        await super().startup(sockets)
        self.greet()

    async def shutdown(self, sockets: list[socket_module.socket] | None = None) -> None:
        """Close connections gracefully, then stop."""
        if hasattr(self.app.state, "server"):
            await self.app.state.server.close_connections()
        await super().shutdown(sockets)
        if self.force_exit:  # a second Ctrl-C: waits for no client, but stores all tables
            await self.lifespan.shutdown()
        self._captured_signals.clear()  # they were handled


def routes() -> list[BaseRouteHandler]:
    """Every route handler that the modules of `RESOURCES` define."""
    return [
        value
        for module in RESOURCES
        for value in vars(module).values()
        if isinstance(value, BaseRouteHandler)
    ]


def make_app(config: Config) -> Litestar:
    """The whole application; it opens its store when it is started."""

    @contextlib.asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with Server.running(config) as server:
            app.state.server = server
            yield

    return Litestar(
        [socket, *routes()],
        lifespan=[running],
        dependencies={
            "server": Provide(dependencies.provide_server),
            "guest": Provide(dependencies.provide_guest),
        },
        exception_handlers=ERROR_HANDLERS,
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
        before_request=dependencies.rate_limit,
    )


# ---------------------------------------------------------------------- the WebSocket


@websocket("/ws")
async def socket(socket: AnySocket) -> None:
    """One client, until it disconnects."""
    server: Server = socket.app.state.server
    since = server.hub.now()
    guest = await dependencies.find_guest(server, socket)
    if guest is None:
        await socket.close(UNWANTED, "who-are-you")
        return
    server.hub.remember_address(guest.id, dependencies.network_of(socket))
    # Too many connections are refused before the socket is open, as a plain HTTP error.
    with server.limits.connection(guest.id, dependencies.network_of(socket)):
        await socket.accept()
        await _serve(server, socket, guest, since)


async def _serve(server: Server, socket: AnySocket, guest: Identity, since: float) -> None:
    """Receive messages until the client disconnects."""

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text})

    connection = Connection(server, guest, send, socket.close)
    connection.since, connection.token = since, dependencies.token_of(socket)
    server.sessions.add(connection)
    try:
        while True:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive" or not connection.is_open:
                break
            await connection.receive(message.get("text") or message.get("bytes") or "")
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # disconnected
    finally:
        server.connections.discard(connection)
        await connection.disconnected()
