"""Client addresses: one spelling per machine, and the network that a rate limit counts."""

import ipaddress

UNKNOWN = "unknown"  # all clients without a readable address share one limit
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
    """What limits per address count by: an IPv4 address, or the /64 network of an IPv6 one."""
    parsed = parse(address)
    if parsed is None:
        return UNKNOWN
    if isinstance(parsed, ipaddress.IPv4Address) or parsed.is_loopback:
        return str(parsed)
    return str(ipaddress.ip_network((parsed, IPV6_PREFIX), strict=False))
