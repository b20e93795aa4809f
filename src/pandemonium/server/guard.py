"""Guard: ASGI middleware against DNS rebinding and CSRF, and security headers.

The `Host` header must name this server, so that no foreign domain can be pointed at it. The
`Origin` header must be ours where a browser changes something or opens a WebSocket.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from msgspec import json

from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import ErrorBody
from pandemonium.engine.errors import Detail
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.server import addresses
from pandemonium.server.hosts import Hosts

Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
ISOLATED = (b"cross-origin-opener-policy", b"same-origin")  # trusted origins only
PRIVATE = (b"cache-control", b"no-store")
PRIVATE_PATHS = ("/api", "/feed", "/unsubscribe")
STATUS = {"foreign-origin": 403, "wrong-host": 421}
MAX_HOST_LENGTH = 100  # characters of a wrong one that a refusal repeats


class Guard:
    """Middleware around the whole application."""

    def __init__(
        self, app: App, public_urls: Iterable[str] = (), hosts: Hosts | None = None
    ) -> None:
        """`public_urls` are the URLs of this server, the one for people first.

        Without `hosts` any `Host` header is accepted.
        """
        self.app = app
        public_urls = list(public_urls)
        self.public_url = next(iter(public_urls), "")
        self.origins = {origin_of(url) for url in public_urls}
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse or pass on a request."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif (host := self.wrong_host(scope)) is not None:
            details: dict[str, Detail] = {"host": host[:MAX_HOST_LENGTH]}
            await refuse(scope, receive, send, ServerError("wrong-host", details))
        elif (origin := self.foreign_origin(scope)) is not None:
            details = {"origin": origin[:MAX_HOST_LENGTH], "url": self.public_url}
            await refuse(scope, receive, send, ServerError("foreign-origin", details))
        else:
            await self.app(scope, receive, self.with_headers(scope, send))

    def wrong_host(self, scope: Scope) -> str | None:
        """The first Host header that does not name this server; every browser sends one."""
        names = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if self.hosts is None:
            return None
        return next((host for host in names if not self.hosts.accepts(host)), None)

    def foreign_origin(self, scope: Scope) -> str | None:
        """The other origin whose page wants to change something or open a WebSocket, if any."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE_METHODS):
            return None  # no browser, or a safe method, whose response other pages cannot read
        sender = origin.decode("latin-1").lower()
        host = headers.get(b"host", b"").decode("latin-1").lower()
        same = {f"http://{host}", f"https://{host}"} if not self.origins and host else set()
        return None if sender in self.origins | same else sender

    def is_trusted(self, scope: Scope) -> bool:
        """Whether browsers trust the origin of the page: HTTPS, or this machine.

        For other pages they ignore some headers, and report that as an error.
        """
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
        name = host.rpartition(":")[0] or host
        address = addresses.parse(name)
        is_local = name == "localhost" or (address is not None and address.is_loopback)
        return is_local or scope["scheme"] == "https" or f"https://{host}" in self.origins

    def with_headers(self, scope: Scope, send: Send) -> Send:
        """A `send` that adds the security headers to responses."""
        added = [*HEADERS]
        if self.is_trusted(scope):
            added.append(ISOLATED)
        if scope["path"].startswith(PRIVATE_PATHS):
            added.append(PRIVATE)

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                names = {name.lower() for name, _ in message["headers"]}
                missing = [(name, value) for name, value in added if name not in names]
                message = {**message, "headers": [*message["headers"], *missing]}
            await send(message)

        return sending


def origin_of(url: str) -> str:
    """The origin of a URL: scheme, host and port."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


async def refuse(scope: Scope, receive: Receive, send: Send, problem: ServerError) -> None:
    """Send an error response, as a text if a browser opens an address, or close the WebSocket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": problem.key})
        return
    request = dict(scope["headers"])
    accepted = request.get(b"accept-language", b"").decode("latin-1")
    sentence = Words(None, reader_language(accepted)).error(problem)
    if b"text/html" in request.get(b"accept", b""):
        media_type, body = b"text/plain; charset=utf-8", sentence.encode()
    else:
        media_type = b"application/json"
        body = json.encode(ErrorBody(problem.key, dict(problem.details), sentence))
    headers = [(b"content-type", media_type), *HEADERS]
    await send({"type": "http.response.start", "status": STATUS[problem.key], "headers": headers})
    await send({"type": "http.response.body", "body": body})


def reader_language(accepted: str) -> str:
    """The first language of an Accept-Language header that we have."""
    for part in accepted.split(","):
        language = part.split(";")[0].strip().lower().split("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
