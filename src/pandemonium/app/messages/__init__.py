"""Every message between a client and a server: one small dataclass each, all of them JSON objects.

The protocol page and the browser's types are generated from these classes. What is sent over HTTP
is in `app/payloads.py`.

A message that changes a table is a command: the classes in `table/commands/` that declare a `type`.
On the wire it also has the table and an idempotency key: sent twice with the same key, it is done
once. Here it is a `CommandMessage`.

All other messages are in `client.py` and `server.py`: authors of clients read them top to bottom.
"""

from pandemonium.app.messages.base import *  # noqa: F403 - all names of the three modules
from pandemonium.app.messages.client import *  # noqa: F403
from pandemonium.app.messages.server import *  # noqa: F403
