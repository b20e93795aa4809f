"""The guard at the door: who may call from where, and the headers of every answer.

A request must name this server (`Host`), or a foreign domain could be pointed at it.
It knows nothing of tables. A browser says from which page a request comes (`Origin`); a page of
somebody else's may neither change anything here nor open a socket.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from msgspec import json

from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import ErrorBody
from pandemonium.engine.errors import Detail
from pandemonium.locale.words import LANGUAGES, Words
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
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
PRIVATE = (b"cache-control", b"no-store")
PRIVATE_PATHS = ("/api", "/feed")
STATUS = {"foreign-origin": 403, "wrong-host": 421}
LONGEST_HOST = 100  # letters of a wrong one in a refusal


class Guard:
    """Stands in front of the whole application."""

    def __init__(
        self, app: App, public_urls: Iterable[str] = (), hosts: Hosts | None = None
    ) -> None:
        """`public_urls` are the addresses under which pages of this server are read.

        Without `hosts` it answers to any name.
        """
        self.app = app
        self.origins = {origin_of(url) for url in public_urls}
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what may come in."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif (host := self.wrong_host(scope)) is not None:
            details: dict[str, Detail] = {"host": host[:LONGEST_HOST]}
            await refuse(scope, receive, send, ServerError("wrong-host", details))
        elif self.is_cross_origin(scope):
            await refuse(scope, receive, send, ServerError("foreign-origin"))
        else:
            await self.app(scope, receive, with_headers(scope, send))

    def wrong_host(self, scope: Scope) -> str | None:
        """The first Host header that does not mean this server; no browser leaves it out."""
        given = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if self.hosts is None:
            return None
        return next((host for host in given if not self.hosts.accepts(host)), None)

    def is_cross_origin(self, scope: Scope) -> bool:
        """Whether the request changes something, or opens a socket, from a page not of ours."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE_METHODS):
            return False  # no browser, or nothing that another page could make use of
        told = origin.decode("latin-1").lower()
        host = headers.get(b"host", b"").decode("latin-1").lower()
        own = {f"http://{host}", f"https://{host}"} if not self.origins and host else set()
        return told not in self.origins | own


def origin_of(url: str) -> str:
    """What a browser calls the place of a page: scheme, host and port."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def with_headers(scope: Scope, send: Send) -> Send:
    """Answers get the headers that keep a browser safe."""
    added = [*HEADERS, PRIVATE] if scope["path"].startswith(PRIVATE_PATHS) else HEADERS

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            missing = [one for one in added if one[0] not in given]
            message = {**message, "headers": [*message["headers"], *missing]}
        await send(message)

    return sending


async def refuse(scope: Scope, receive: Receive, send: Send, problem: ServerError) -> None:
    """Send the stranger away."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": problem.key})
        return
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    said = Words(None, reader_language(accepted)).error(problem)
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": STATUS[problem.key], "headers": headers})
    body = json.encode(ErrorBody(problem.key, dict(problem.details), said))
    await send({"type": "http.response.body", "body": body})


def reader_language(accepted: str) -> str:
    """The language of a reader, as their browser says it."""
    for part in accepted.split(","):
        language = part.split(";")[0].strip().lower().split("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
