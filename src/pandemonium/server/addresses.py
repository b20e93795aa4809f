"""IP addresses: those of clients, as rate limits count them, and those of this machine."""

import ipaddress
import socket

UNKNOWN = "unknown"  # all clients without a readable address share one limit
UNROUTED = ("192.0.2.1", 9)  # reserved for documentation; nothing is sent to it
IPV6_PREFIX = 64  # bits: one subscriber usually has a whole /64


def parse(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address without brackets, zone id and IPv4 mapping; None if it is not one."""
    plain = address.strip().removeprefix("[").removesuffix("]").partition("%")[0]
    try:
        parsed = ipaddress.ip_address(plain)
    except ValueError:
        return None
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed


def limit_key(address: str) -> str:
    """The key of limits per address: an IPv4 address, or the /64 network of an IPv6 one."""
    parsed = parse(address)
    if parsed is None:
        return UNKNOWN
    if isinstance(parsed, ipaddress.IPv4Address) or parsed.is_loopback:
        return str(parsed)
    return str(ipaddress.ip_network((parsed, IPV6_PREFIX), strict=False))


def local_addresses() -> list[str]:
    """The addresses of this machine on its network, the likeliest first."""
    known = dict.fromkeys([_outgoing_address(), *_addresses_by_name()])
    return [address for address in known if address and not address.startswith("127.")]


def _outgoing_address() -> str:
    """The source address of packets to other networks; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        try:
            trial.connect(UNROUTED)
        except OSError:
            return ""
        return str(trial.getsockname()[0])


def _addresses_by_name() -> list[str]:
    """The addresses that the host name of this machine resolves to."""
    try:
        return socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
