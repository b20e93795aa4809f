"""The server of the browser's tests: as people run it, but nothing is left to chance.

    python -m tests.browser.serving FOLDER PORT

Bots answer at once, and nobody is limited: all people of the tests come from one address. Webhooks
may call this machine. Every table has the same secret, so with the same shares of its players it
has the same dice.
"""

import sys
from typing import Any

from pandemonium.server.app import GracefulServer
from pandemonium.server.config import Config
from pandemonium.server.storage.store import SECRET_BYTES, Store, StoredTable

SECRET = bytes(range(SECRET_BYTES))
_new_table = Store.new_table


def with_our_secret(self: Store, *args: Any, **kwargs: Any) -> StoredTable:
    """A new table whose secret is known beforehand."""
    return _new_table(self, *args, **kwargs)._replace(secret=SECRET)


def serve(folder: str, port: int) -> None:
    """Serve until asked to stop."""
    Store.new_table = with_our_secret  # type: ignore[method-assign]  # only in this process
    allowed = "127.0.0.1"  # where the tests listen
    config = Config(folder, port=port, pace=0.0, is_limited=False, webhook_allow=allowed)
    GracefulServer(config).run()


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
