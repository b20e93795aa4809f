"""Host names that a server answers to: protection from DNS rebinding.

An attacker can point their own domain at this machine and then read from it as if it were the same
site, but cannot choose the Host header. A numeric address cannot be rebound.
"""

import socket
from urllib.parse import urlsplit

from pandemonium.server import addresses
from pandemonium.server.config import Config


class Hosts:
    """The names and addresses of one server."""

    def __init__(self, config: Config) -> None:
        self._is_open = config.is_open
        self._names = {"localhost", config.host.lower(), _name_of(config.public_url)}
        if config.is_open:
            name = socket.gethostname().lower()
            first = name.partition(".")[0]
            self._names |= {name, first, f"{first}.local"}

    def accepts(self, host: str) -> bool:
        """Whether a Host header, with or without a port, names this server."""
        name = _name_of(f"//{host}")
        address = addresses.parse(name)
        if address is not None:
            return self._is_open or address.is_loopback or name in self._names
        return name in self._names


def _name_of(url: str) -> str:
    """The host in a URL, in lower case and without a final dot; empty if there is none."""
    try:
        return (urlsplit(url).hostname or "").removesuffix(".")
    except ValueError:
        return ""
