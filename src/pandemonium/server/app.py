"""The ASGI application and its web server: routes, the WebSocket, startup and shutdown."""

import contextlib
import gc
import socket as socket_module
from collections.abc import AsyncIterator, Callable
from dataclasses import is_dataclass
from importlib import import_module
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.di import Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from pandemonium.app.messages import MAX_MESSAGE_BYTES
from pandemonium.engine.version import VERSION
from pandemonium.server import api
from pandemonium.server.access_log import AccessLog
from pandemonium.server.api import dependencies
from pandemonium.server.api.errors import ERROR_HANDLERS
from pandemonium.server.config import Config
from pandemonium.server.guard import Guard
from pandemonium.server.hosts import Hosts
from pandemonium.server.server import Server
from pandemonium.server.tables.identities import Identity
from pandemonium.server.tcp import KEEP_ALIVE, TcpLimits, max_connections
from pandemonium.server.wire.codec import struct_of
from pandemonium.server.wire.connection import UNWANTED, Connection

AnySocket = WebSocket[Any, Any, Any]

GC_THRESHOLDS = (20_000, 20, 20)  # allocations, and rounds, between garbage collections
STOPPING = 5  # seconds for clients to receive the announcement
MAX_BODY_BYTES = MAX_MESSAGE_BYTES * 2  # bytes of a request: a new table may bring a card file
RESOURCES = (  # modules of `server/api`, in the order of the documentation
    *("guests", "devices", "notifications", "games", "tables", "setups", "about", "replays"),
    *("sharing", "player_stats", "ratings", "lessons", "reviews", "cards", "fairness", "jobs"),
    *("monitoring", "pages"),
)
DESCRIPTION = (
    "Everything that is not at a table. What happens at one goes over a WebSocket at /ws; "
    "the protocol is described in docs/reference/protocol.md."
)


class GracefulServer(uvicorn.Server):
    """A web server that announces its shutdown before it closes connections."""

    def __init__(self, config: Config, on_started: Callable[[], None] = lambda: None) -> None:
        """`on_started` is called when the server is reachable."""
        self.app = make_app(config)
        self.on_started = on_started
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
        self.on_started()

    async def shutdown(self, sockets: list[socket_module.socket] | None = None) -> None:
        """Close connections gracefully, then stop."""
        if hasattr(self.app.state, "server"):
            await self.app.state.server.close_connections()
        await super().shutdown(sockets)
        if self.force_exit:  # a second Ctrl-C: waits for no client, but stores all tables
            await self.lifespan.shutdown()
        self._captured_signals.clear()  # they were handled


class DeclaredSchemas(OpenAPISchemaPlugin):
    """Documents dataclasses with the limits and descriptions that their fields declare."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        cls = field_definition.annotation
        return is_dataclass(cls) and cls.__module__.startswith("pandemonium.")

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Any:
        struct = struct_of(field_definition.annotation)
        return schema_creator.for_field_definition(FieldDefinition.from_annotation(struct))


def routes() -> list[BaseRouteHandler]:
    """Every route handler that the modules of `RESOURCES` define."""
    modules = [import_module(f"{api.__name__}.{name}") for name in RESOURCES]
    values = [value for module in modules for value in vars(module).values()]
    return [value for value in values if isinstance(value, BaseRouteHandler)]


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
            "caller": Provide(dependencies.provide_caller),
        },
        exception_handlers=ERROR_HANDLERS,
        request_max_body_size=MAX_BODY_BYTES,
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
        plugins=[DeclaredSchemas()],
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
