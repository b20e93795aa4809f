"""Firefox for the tests, driven over WebDriver BiDi.

    python -m tests.browser.firefox

installs it where that is possible (Debian or Ubuntu, as root).
"""

import contextlib
import itertools
import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser import packages

NAMES = ("firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox")
PACKAGE = "firefox-esr"
MISSING = (
    "Firefox is not installed, and cannot be installed here: "
    f"that takes root on Debian (apt install {PACKAGE}), or install Firefox yourself"
)
SECONDS = 120
LARGEST = 2**24  # bytes of a message
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")

# It asks nothing, looks for no update, and is in English.
PREFERENCES = {
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "ui.systemUsesDarkTheme": 1,
}


class ProtocolError(Exception):
    """Firefox rejected a command."""


def find() -> str | None:
    """Path of the browser, if it is installed."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


class Session:
    """One connection to a running Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        """Start a session in which the browser reports what its pages write to the console."""
        self.socket = socket
        self.numbers = itertools.count(1)
        self.entries: list[dict[str, Any]] = []
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])

    def send(self, method: str, **params: object) -> dict[str, Any]:
        """Send a command and return its result."""
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.recv(timeout=SECONDS))
            if message.get("method") == "log.entryAdded":
                self.entries.append(message["params"])
            elif message.get("id") == number:
                break
        if message["type"] == "error":
            raise ProtocolError(f"{message['error']}: {message['message']}")
        result: dict[str, Any] = message["result"]
        return result


@contextlib.contextmanager
def running(browser: str, profile: Path) -> Iterator[Session]:
    """A browser without a window, with an empty profile in this folder."""
    profile.mkdir()
    lines = [f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in PREFERENCES.items()]
    (profile / "user.js").write_text("".join(lines), encoding="utf-8")
    log = profile / "log.txt"
    command = [browser, "--headless", "--no-remote", "--remote-debugging-port=0"]
    with (
        log.open("wb") as output,
        subprocess.Popen(
            [*command, "--profile", str(profile)],
            stdout=output,
            stderr=output,
            env={**os.environ, "HOME": str(profile), "MOZ_CRASHREPORTER_DISABLE": "1"},
        ) as process,
    ):
        try:
            url = _address(process, log)
            with connect(f"{url}/session", max_size=LARGEST, compression=None) as socket:
                session = Session(socket)
                yield session
                session.send("browser.close")
            process.wait(SECONDS)
        finally:
            process.kill()


def _address(process: subprocess.Popen[bytes], log: Path) -> str:
    """Where it listens, which it writes to its standard error."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if match := LISTENING.search(log.read_text(encoding="utf-8", errors="replace")):
            return match[1]
        assert process.poll() is None, "Firefox has ended: " + log.read_text(errors="replace")
        time.sleep(0.05)
    raise AssertionError("Firefox does not listen")


if __name__ == "__main__":
    if find() is None:
        packages.apt_install(PACKAGE)
    if find() is None:
        print(MISSING)  # noqa: T201 - its tests are skipped
