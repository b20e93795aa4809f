"""Outbound HTTP requests to addresses that strangers chose: protection from SSRF.

A host name is resolved once. The request goes to the very address that was checked, so that another
answer of the name server changes nothing (DNS rebinding). Only public addresses are allowed, and
those that the operator allows. Redirects are not followed. Nothing but the status is read.
"""

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from pandemonium.app.errors import ServerError
from pandemonium.engine.version import VERSION
from pandemonium.server.notifications.errors import DeliveryError

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Resolver = Callable[[str, int], Awaitable[list[str]]]

CONNECT_SECONDS = 5.0  # for the name, and again for the connection
ANSWER_SECONDS = 5.0
MAX_STATUS_LINE = 1024  # bytes
MAX_URL_LENGTH = 1000
WEB_PORTS = (80, 443)  # and all that need no privileges; others belong to other protocols
FIRST_FREE_PORT = 1024
LAST_PORT = 65535
PORTS = {"http": 80, "https": 443}
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
STATUS_LINE = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b")


class Target(NamedTuple):
    """A checked URL."""

    parts: SplitResult
    host: str
    port: int


def target_of(url: str) -> Target:
    """A URL that may be requested; `ServerError` for any other."""
    try:
        if len(url) > MAX_URL_LENGTH or not re.fullmatch(r"[!-~]+", url):
            raise ValueError
        parts = urlsplit(url)
        port = PORTS[parts.scheme] if parts.port is None else parts.port
        if not parts.hostname or "@" in parts.netloc:
            raise ValueError
        if port not in WEB_PORTS and not FIRST_FREE_PORT <= port <= LAST_PORT:
            raise ValueError
    except (ValueError, KeyError):
        raise ServerError("bad-webhook") from None
    return Target(parts, parts.hostname, port)


def is_public(address: Address) -> bool:
    """Whether an address belongs to a machine on the Internet."""
    if isinstance(address, ipaddress.IPv4Address):
        return address.is_global and not (address.is_multicast or address.is_reserved)
    if address.sixtofour or address.teredo:  # tunnels, which may lead anywhere
        return False
    return address.is_global and address in GLOBAL_UNICAST


class Outbound:
    """Sends requests for other people."""

    def __init__(self, allowed: Iterable[str] = (), resolve: Resolver | None = None) -> None:
        """`allowed` are networks that need not be public."""
        self._allowed: list[Network] = [
            ipaddress.ip_network(network, strict=False) for network in allowed
        ]
        # name servers may be slow: nobody else waits for these threads
        self._threads = ThreadPoolExecutor(4, "resolver")
        self._resolve = resolve or self._look_up

    def close(self) -> None:
        """Stop looking up names."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def check(self, url: str) -> None:
        """Raise `ServerError` unless this URL may be requested now."""
        await self._address_of(target_of(url))

    async def post(self, url: str, body: bytes, content_type: str) -> None:
        """Send a POST request; `DeliveryError` unless the answer is a success."""
        target = target_of(url)
        address = await self._address_of(target)
        is_https = target.parts.scheme == "https"
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                reader, writer = await asyncio.open_connection(
                    address,
                    target.port,
                    limit=MAX_STATUS_LINE,
                    ssl=_tls() if is_https else None,
                    server_hostname=target.host if is_https else None,
                )
        except (OSError, TimeoutError, ValueError):
            raise DeliveryError("webhook-unreachable") from None
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                writer.write(_head(target, len(body), content_type) + body)
                await writer.drain()
                line = await reader.readline()
        except (OSError, TimeoutError, ValueError):
            raise DeliveryError("webhook-no-answer", may_have_arrived=True) from None
        finally:
            writer.transport.abort()  # whatever else it sends
        match = STATUS_LINE.match(line)
        if match is None:
            raise DeliveryError("webhook-no-answer", may_have_arrived=True)
        status = int(match[1])
        if not 200 <= status < 300:
            raise DeliveryError("webhook-status", {"status": status})

    async def _address_of(self, target: Target) -> str:
        """An allowed address of a host."""
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                found = await self._resolve(target.host, target.port)
        except (OSError, TimeoutError, UnicodeError):
            raise DeliveryError("webhook-unreachable") from None
        address = next(filter(self._is_allowed, found), None)
        if address is None:
            raise DeliveryError("webhook-not-public")
        return address

    def _is_allowed(self, text: str) -> bool:
        """Whether requests may go to an address."""
        address: Address = ipaddress.ip_address(text.partition("%")[0])
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        return any(address in network for network in self._allowed) or is_public(address)

    async def _look_up(self, host: str, port: int) -> list[str]:
        """The addresses of a host."""
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        return [str(entry[4][0]) for entry in found]


@cache
def _tls() -> ssl.SSLContext:
    """Checks certificates as browsers do."""
    return ssl.create_default_context()


def _head(target: Target, length: int, content_type: str) -> bytes:
    """The head of a request."""
    path = target.parts.path or "/"
    query = f"?{target.parts.query}" if target.parts.query else ""
    lines = (
        f"POST {path}{query} HTTP/1.1",
        f"Host: {target.parts.netloc}",
        f"User-Agent: pandemonium/{VERSION}",
        f"Content-Type: {content_type}",
        f"Content-Length: {length}",
        "Connection: close",
        "",
        "",
    )
    return "\r\n".join(lines).encode("ascii")
