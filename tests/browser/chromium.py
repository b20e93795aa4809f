"""The browser of the tests: the one of this machine, or one that is installed for them.

    python -m tests.browser.chromium

finds or installs it, and says where it is, or what to do.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]  # as in a bare container
MISSING = (
    "There is no browser for the tests. Install Chromium (Debian, Ubuntu: apt install chromium), "
    "or leave these tests out: make test BROWSER=0"
)


def find() -> str | None:
    """Where a browser is, if there is one."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


def install() -> None:
    """Try to get one: Playwright's own, or the one of Debian."""
    tries = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and os.geteuid() == 0:
        tries.append(["apt-get", "install", "-y", "-q", "chromium", "fonts-dejavu-core"])
    for command in tries:
        print("No browser yet:", *command, flush=True)  # noqa: T201 - for whoever waits
        done = subprocess.run(command, stdout=subprocess.DEVNULL, check=False)
        if done.returncode == 0 and find():
            return


if __name__ == "__main__":
    if find() is None:
        install()
    sys.exit(0 if find() else MISSING)
