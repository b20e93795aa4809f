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

DATABASE = "PANDEMONIUM_DATABASE"  # a URL with a password: other users can see arguments

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")  # set where windows can open


def add_command(commands: "argparse._SubParsersAction[Parser]", words: Words) -> None:
    """Add the command `serve`."""
    parser = new_command(commands, "serve", words)
    parser.add_argument("--host", metavar="ADDRESS", help=words.text("cli-serve-host"))
    parser.add_argument("--port", type=int, metavar="N", help=words.text("cli-serve-port"))
    storage = parser.add_mutually_exclusive_group()
    storage.add_argument(
        "--data", metavar=words.text("metavar-folder"), help=words.text("cli-serve-data")
    )
    storage.add_argument("--database", metavar="URL", help=words.text("cli-serve-database"))
    parser.add_argument("--public-url", metavar="URL", help=words.text("cli-serve-public-url"))
    parser.add_argument("--proxy", metavar="ADDRESS", help=words.text("cli-serve-proxy"))
    parser.add_argument("--lan", action="store_true", help=words.text("cli-serve-lan"))
    parser.add_argument("--pace", type=float, metavar="X", help=words.text("cli-serve-pace"))
    for name in ("--keep-finished", "--keep-chat"):
        metavar, help_text = words.text("metavar-days"), words.text(f"cli-serve{name[1:]}")
        parser.add_argument(name, type=float, default=0.0, metavar=metavar, help=help_text)
    parser.add_argument("--no-browser", action="store_true", help=words.text("cli-serve-quiet"))
    parser.set_defaults(command=run)


def run(namespace: argparse.Namespace, words: Words) -> int:
    """Serve until stopped."""
    # Slow to import, and only needed here.
    from pandemonium.server import logs
    from pandemonium.server.api import client, qr
    from pandemonium.server.app import GracefulServer
    from pandemonium.server.tcp import listen, raise_file_limit

    config = _config(namespace)
    asyncio.run(_check_storage(config.place))
    door = listen(config.host, config.port)
    config = _config(namespace, door.getsockname()[1])

    def greet() -> None:
        print(words.text("serve-address", url=config.public_url), file=sys.stderr)
        if namespace.lan:
            print(qr.qr_text(config.public_url), file=sys.stderr)
        print(words.text("serve-click" if client.build() else "serve-no-client"), file=sys.stderr)
        print(words.text("serve-stop"), file=sys.stderr)
        if client.build() and not namespace.no_browser and _has_screen():
            page = [config.public_url]  # a browser may be slow to start
            threading.Thread(None, webbrowser.open, "browser", page, daemon=True).start()

    # In a terminal, log only problems; in a journal, every request.
    logs.start(level=logging.WARNING if sys.stderr.isatty() else logging.INFO)
    raise_file_limit()
    server = GracefulServer(config, greet)
    server.run([door])
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
    )
    if namespace.lan and not config.is_open:
        raise UsageError("lan-here", {"host": config.host})
    return config


async def _check_storage(place: str) -> None:
    """Open the storage once, so that a problem is reported as one line."""
    from pandemonium.server.storage.store import Store

    await (await Store.open(place)).close()
