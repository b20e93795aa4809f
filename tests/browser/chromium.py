"""The browser of the tests: the one of this machine, or one that is installed for them.

    python -m tests.browser.chromium

finds or installs it, and prints where it is, or what to do.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import packages

# Without windows at all, a page takes two thirds of the time: that browser is preferred.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]  # as in a bare container
MISSING = (
    "There is no browser for the tests. Install Chromium (Debian, Ubuntu: apt install chromium), "
    "or leave these tests out: make test BROWSER=0"
)


def find() -> str | None:
    """Where a browser is, if there is one."""
    for name in NAMES:
        if path := shutil.which(name):
            return path
    with sync_playwright() as playwright:
        bundled = playwright.chromium.executable_path
    return bundled if Path(bundled).is_file() else None


def install() -> None:
    """Try to get one: that of Debian, or Playwright's own."""
    packages.apt_install(SHELL, "fonts-dejavu-core")
    if find() is None:
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        print("No browser yet:", *command, flush=True)  # noqa: T201 - for people who wait
        subprocess.run(command, stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    if find() is None:
        install()
    sys.exit(0 if find() else MISSING)
