"""The port at which a server is reached: taken before anybody is told where that is."""

import errno
import socket

from pandemonium.app.errors import ServerError

PROBLEMS = {  # what the system says, and the key of how we say it
    errno.EADDRINUSE: "port-in-use",
    errno.EACCES: "port-forbidden",
}


def listen(host: str, port: int) -> socket.socket:
    """A socket at this port, or at any that is free if it is 0; a ServerError says why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as problem:
        key = PROBLEMS.get(problem.errno or 0, "not-our-address")
        details = {"host": host, "port": str(port)}
        raise ServerError(key, details) from None
