"""The configuration of a server: the options of `pandemonium serve`, checked and completed."""

import ipaddress
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from pandemonium.app.errors import ServerError
from pandemonium.server import addresses

PORT = 8666
HERE = "127.0.0.1"  # this machine alone
EVERYWHERE = "0.0.0.0"  # all network interfaces
LAST_PORT = 65535
MAX_DAYS = 36_500


@dataclass(frozen=True)
class Config:
    """All options of a server.

    `place` is a folder or the URL of a PostgreSQL. `public_url` is the URL for people; by default
    the address and port of this machine. `proxy` lists the addresses of trusted reverse proxies,
    separated by commas.
    """

    place: str
    host: str = HERE
    port: int = PORT
    public_url: str = ""
    proxy: str = ""
    pace: float = 1.0  # scales the delays of bots; 0 for none
    is_limited: bool = True
    keep_finished: float = 0.0  # days after which finished tables are deleted; 0 is never
    keep_chat: float = 0.0  # the same for their chat
    webhook_allow: str = ""  # networks, separated by commas, that webhooks may call
    smtp: str = field(default="", repr=False)  # the URL of a mail server; may hold a password
    mail_from: str = ""

    def __post_init__(self) -> None:
        """Check the values and complete `public_url`."""
        if not 0 <= self.port <= LAST_PORT:
            raise ServerError("bad-port", {"port": self.port, "last": LAST_PORT})
        if self.pace < 0:
            raise ServerError("bad-pace", {"pace": str(self.pace)})
        for days in (self.keep_finished, self.keep_chat):
            if not 0 <= days < MAX_DAYS:
                raise ServerError("bad-days", {"days": str(days), "most": MAX_DAYS})
        for address in self.proxies:
            _check_address(address, "bad-proxy")
        for address in self.webhook_networks:
            _check_address(address, "bad-webhook-allow")
        url = self.public_url.rstrip("/")
        if url:
            _check_url(url)
        else:
            url = f"http://{self._reached_at}:{self.port}"
        object.__setattr__(self, "public_url", url)

    @property
    def proxies(self) -> list[str]:
        """The addresses of `proxy`."""
        return _words(self.proxy)

    @property
    def webhook_networks(self) -> list[str]:
        """The networks of `webhook_allow`."""
        return _words(self.webhook_allow)

    def is_own(self, address: str) -> bool:
        """Whether a client is this machine or a trusted proxy."""
        client = addresses.parse(address)
        return client is not None and (client.is_loopback or self.is_proxy(address))

    def is_proxy(self, address: str) -> bool:
        """Whether a client is a trusted proxy."""
        client = addresses.parse(address)
        networks = [ipaddress.ip_network(proxy, strict=False) for proxy in self.proxies]
        return client is not None and any(client in network for network in networks)

    @property
    def is_secure(self) -> bool:
        """Whether people use https."""
        return self.public_url.startswith("https:")

    @property
    def is_open(self) -> bool:
        """Whether other machines can connect."""
        return self.host not in (HERE, "localhost", "::1")

    @property
    def is_local(self) -> bool:
        """Whether `public_url` leads here only on this machine."""
        name = urlsplit(self.public_url).hostname or ""
        address = addresses.parse(name)
        return name == "localhost" or (address is not None and address.is_loopback)

    @property
    def public_urls(self) -> list[str]:
        """The URLs of this server; pages of other origins are refused (CSRF)."""
        names = ["localhost", HERE, "[::1]"]
        if self.is_open:
            names += [_in_url(address) for address in addresses.local_addresses()]
        local = [f"http://{name}:{self.port}" for name in names]
        return [self.public_url, *local] if self.public_url not in local else local

    @property
    def _reached_at(self) -> str:
        """The host name in the default `public_url`."""
        if not self.is_open:
            return "localhost"
        if self.host not in (EVERYWHERE, "::"):
            return _in_url(self.host)
        local = addresses.local_addresses()
        return local[0] if local else "localhost"


def _in_url(address: str) -> str:
    """An address as it is written in a URL."""
    return f"[{address}]" if ":" in address else address


def _words(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _check_address(address: str, key: str) -> None:
    """Raise `ServerError` unless this is the address of a machine or network."""
    try:
        ipaddress.ip_network(address, strict=False)
    except ValueError:
        raise ServerError(key, {"proxy": address}) from None


def _check_url(url: str) -> None:
    """Raise `ServerError` unless this is an http(s) URL of a host alone."""
    try:
        parts = urlsplit(url)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_good = is_good and not (parts.path or parts.query or parts.fragment or parts.username)
        is_good = is_good and parts.port != 0
    except ValueError:
        is_good = False
    if not is_good:
        raise ServerError("bad-public-url", {"url": url})
