"""Compressed: middleware for routes whose JSON is long: gzip, and no body if the client has it.

Only routes that list it are compressed. The length of a compressed response depends on how its
parts resemble each other, so a route must not mix a secret with what others can choose: invitation
links, codes, settings and tables of running games are never compressed.
"""

import gzip
import hashlib
from functools import lru_cache
from typing import Any

from pandemonium.server.guard import App, Receive, Scope, Send

MIN_LENGTH = 1000  # bytes: below, headers and a packet cost as much
LEVEL = 6
MAX_CACHED = 128  # responses: catalogues and rulebooks, in both languages
MAX_CACHED_LENGTH = 256 * 1024  # bytes of one
VARY = (b"vary", b"accept-encoding, accept-language")
REVALIDATE = (b"cache-control", b"private, no-cache")  # keep it, and ask whether it has changed


class Compressed:
    """ASGI middleware around one route."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the route does, in fewer bytes."""
        given = dict(scope["headers"])
        start: Any = None
        body = bytearray()

        async def collect(message: Any) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
            elif start is None or start["status"] != 200:
                await _send(send, start, message.get("body", b""))
            else:
                body.extend(message.get("body", b""))
                if not message.get("more_body"):
                    await _send(send, *_compact(start, bytes(body), given))

        await self.app(scope, receive, collect)


async def _send(send: Send, start: Any, body: bytes) -> None:
    await send(start)
    await send({"type": "http.response.body", "body": body})


def _compact(start: Any, body: bytes, given: dict[bytes, bytes]) -> tuple[Any, bytes]:
    """The response without its body if the client has it, else compressed if it accepts that."""
    tag = b'W/"' + hashlib.blake2b(body, digest_size=12).hexdigest().encode() + b'"'
    headers = [pair for pair in start["headers"] if pair[0].lower() != b"content-length"]
    headers += [VARY, REVALIDATE, (b"etag", tag)]
    if tag in [known.strip() for known in given.get(b"if-none-match", b"").split(b",")]:
        return {**start, "status": 304, "headers": headers}, b""
    if len(body) >= MIN_LENGTH and b"gzip" in given.get(b"accept-encoding", b""):
        body = (_gzip_once if len(body) <= MAX_CACHED_LENGTH else _gzip)(body)
        headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", str(len(body)).encode()))
    return {**start, "headers": headers}, body


def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)


_gzip_once = lru_cache(MAX_CACHED)(_gzip)
