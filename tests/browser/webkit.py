"""Safari's engine for the tests: WebKitGTK, driven over WebDriver on a virtual display.

    python -m tests.browser.webkit

installs it where that is possible (Debian or Ubuntu, as root).
"""

import contextlib
import os
import shutil
import signal
import subprocess
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import httpx
from selenium.webdriver import Remote
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.options import Options

from tests.browser import packages
from tests.server.network import free_port

PACKAGES = ("webkit2gtk-driver", "xvfb", "dbus-x11")
PROGRAMS = ("WebKitWebDriver", "Xvfb", "dbus-run-session")
SCREEN = "2000x1200x24"
TOOLBAR = 38  # pixels that the browser's own toolbar takes from its window
SECONDS = 120
MISSING = (
    "WebKitGTK is not installed, and cannot be installed here: "
    f"that takes root on Debian or Ubuntu (apt install {' '.join(PACKAGES)})"
)


def find() -> str | None:
    """Path of the browser, if it and its driver are installed."""
    if not all(shutil.which(program) for program in PROGRAMS):
        return None
    browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-*/MiniBrowser"))
    return str(browsers[-1]) if browsers else None


@contextlib.contextmanager
def running(browser: str) -> Iterator[Remote]:
    """A browser window under WebDriver for as long as the block lasts."""
    with _display() as display, _driver(display) as url:
        options = Options()
        options.binary_location = browser
        options.add_argument("--automation")
        with warnings.catch_warnings(category=DeprecationWarning, action="ignore"):
            driver = Remote(url, options=options)  # it warns of its own code
        try:
            yield driver
        finally:
            driver.quit()


def resize(driver: Remote, width: int, height: int) -> None:
    """Give the page this size, and wait until it has laid itself out for it."""
    driver.set_window_size(width, height + TOOLBAR)
    wait_for(driver, f"innerWidth === {width} && innerHeight === {height}")
    driver.execute_async_script("requestAnimationFrame(() => setTimeout(arguments[0]))")


def wait_for(driver: Remote, condition: str) -> None:
    """Wait until an expression of JavaScript is true."""
    end = time.monotonic() + SECONDS
    while not driver.execute_script(f"return Boolean({condition})"):
        assert time.monotonic() < end, condition
        time.sleep(0.05)


def move_mouse(driver: Remote, x: int, y: int) -> None:
    """Move the mouse to a point of the window."""
    _perform(driver, {"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"})


def press_mouse(driver: Remote) -> None:
    """Press the mouse button, and hold it."""
    _perform(driver, {"type": "pointerDown", "button": 0})


def release_mouse(driver: Remote) -> None:
    """Release whatever is held."""
    driver.execute(Command.W3C_CLEAR_ACTIONS)


def _perform(driver: Remote, action: dict[str, object]) -> None:
    mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
    driver.execute(Command.W3C_ACTIONS, {"actions": [{**mouse, "actions": [action]}]})


@contextlib.contextmanager
def _display() -> Iterator[str]:
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield f":{server.stdout.readline().strip()}"
        finally:
            server.terminate()


@contextlib.contextmanager
def _driver(display: str) -> Iterator[str]:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with subprocess.Popen(
        ["dbus-run-session", "--", "WebKitWebDriver", f"--port={port}"],
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            _wait_until_ready(url)
            yield url
        finally:
            os.killpg(process.pid, signal.SIGTERM)


def _wait_until_ready(url: str) -> None:
    end = time.monotonic() + SECONDS
    while True:
        try:
            if httpx.get(f"{url}/status").is_success:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < end, "WebKitWebDriver does not answer"
        time.sleep(0.05)


if __name__ == "__main__":
    if find() is None:
        packages.apt_install(*PACKAGES)
    if find() is None:
        print(MISSING)  # noqa: T201 - its tests are skipped
