"""The command `serve`: runs a server for browsers and terminals."""

import argparse
import asyncio
import logging
import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING

from pandemonium.cli.errors import UsageError
from pandemonium.cli.parsing import Parser, new_command
from pandemonium.locale.words import Words
from pandemonium.terminal.saves import data_folder

if TYPE_CHECKING:
    from pandemonium.server.config import Config

# URLs with passwords: other users can see arguments.
DATABASE = "PANDEMONIUM_DATABASE"
SMTP = "PANDEMONIUM_SMTP"

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")  # set where windows can open


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command and its arguments."""
    parser = new_command(commands, "serve", words, run)
    parser.add("--host", metavar="ADDRESS", key="cli-serve-host")
    parser.add("--port", type=int, metavar="N", key="cli-serve-port")
    storage = parser.add_mutually_exclusive_group()
    parser.add("--data", metavar="folder", key="cli-serve-data", group=storage)
    parser.add("--database", metavar="URL", key="cli-serve-database", group=storage)
    parser.add("--public-url", metavar="URL", key="cli-serve-public-url")
    parser.add("--proxy", metavar="ADDRESS", key="cli-serve-proxy")
    parser.add("--lan", action="store_true", key="cli-serve-lan")
    parser.add("--pace", type=float, metavar="X", key="cli-serve-pace")
    for name in ("keep-finished", "keep-chat"):
        parser.add(f"--{name}", type=float, default=0.0, metavar="days", key=f"cli-serve-{name}")
    parser.add("--webhook-allow", metavar="ADDRESS", key="cli-serve-webhook-allow")
    parser.add("--smtp", metavar="URL", key="cli-serve-smtp")
    parser.add("--mail-from", metavar="ADDRESS", key="cli-serve-mail-from")
    parser.add("--no-browser", action="store_true", key="cli-serve-quiet")


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Serve until a signal stops the server."""
    # Slow to import, and only needed here.
    from pandemonium.server import logs
    from pandemonium.server.api import client, qr
    from pandemonium.server.app import GracefulServer
    from pandemonium.server.tcp import listen, raise_file_limit

    config = _config(namespace)
    asyncio.run(_check_storage(config.place))
    listener = listen(config.host, config.port)
    config = _config(namespace, listener.getsockname()[1])

    def print_address() -> None:
        print(words.text("serve-address", url=config.public_url), file=sys.stderr)
        if namespace.lan:
            print(qr.qr_text(config.public_url), file=sys.stderr)
        print(words.text("serve-click" if client.build() else "serve-no-client"), file=sys.stderr)
        if config.is_local:
            print(words.text("serve-only-here"), file=sys.stderr)
        print(words.text("serve-stop"), file=sys.stderr)
        if client.build() and not namespace.no_browser and _has_screen():
            page = [config.public_url]  # a browser may be slow to start
            threading.Thread(None, webbrowser.open, "browser", page, daemon=True).start()

    # In a terminal, log only problems; in a journal, every request.
    logs.start(level=logging.WARNING if sys.stderr.isatty() else logging.INFO)
    raise_file_limit()
    server = GracefulServer(config, print_address)
    server.run([listener])
    return 0 if server.started else 1


def _has_screen() -> bool:
    """Whether a browser window can open: a terminal with a display."""
    has_windows = sys.platform in ("darwin", "win32") or any(map(os.environ.get, SCREENS))
    return sys.stderr.isatty() and has_windows


def _config(namespace: argparse.Namespace, port: int | None = None) -> "Config":
    """The validated configuration; `port` is the actual port, once known."""
    from pandemonium.server.config import EVERYWHERE, HERE, PORT, Config
    from pandemonium.server.storage.database import StoreError, is_postgres

    database = namespace.database or (None if namespace.data else os.environ.get(DATABASE))
    if database and not is_postgres(database):
        raise StoreError("store-bad-url")
    if port is None:
        port = PORT if namespace.port is None else namespace.port
    config = Config(
        place=database or namespace.data or str(data_folder(os.environ) / "tables"),
        host=namespace.host or (EVERYWHERE if namespace.lan else HERE),
        port=port,
        public_url=namespace.public_url or "",
        proxy=namespace.proxy or "",
        pace=1.0 if namespace.pace is None else namespace.pace,
        keep_finished=namespace.keep_finished,
        keep_chat=namespace.keep_chat,
        webhook_allow=namespace.webhook_allow or "",
        smtp=namespace.smtp or os.environ.get(SMTP) or "",
        mail_from=namespace.mail_from or "",
    )
    if namespace.lan and not config.is_open:
        raise UsageError("lan-here", {"host": config.host})
    return config


async def _check_storage(place: str) -> None:
    """Open the storage once, so that a problem is reported as one line."""
    from pandemonium.server.storage.store import Store

    await (await Store.open(place)).close()
