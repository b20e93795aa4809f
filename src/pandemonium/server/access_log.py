"""The access log: one line per request, with the template of its route.

A path may hold a secret, even a mistyped one; a template such as `/feed/{secret:str}` cannot.
"""

import logging
from typing import Any

from pandemonium.server.guard import App, Receive, Scope, Send

log = logging.getLogger(__name__)

UNMATCHED = "(unmatched)"


class AccessLog:
    """Logs each HTTP request to the application inside, once it is answered."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on; log it at the start of its response."""

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                host, port = scope["client"] or ("", 0)
                route = scope.get("path_template") or UNMATCHED  # the router leaves it there
                status = message["status"]
                log.info('%s:%d - "%s %s" %d', host, port, scope["method"], route, status)
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)
