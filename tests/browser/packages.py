"""How a browser that some tests need is installed, and what happens where it cannot be."""

import os
import shutil
import subprocess
import sys
from typing import NoReturn

import pytest

IS_CI = os.environ.get("CI") == "true"


def apt_install(*packages: str) -> None:
    """Install packages on Debian or Ubuntu: as root, or with sudo on a machine of CI."""
    if not shutil.which("apt-get"):
        return
    if os.geteuid() == 0:
        prefix = []
    elif IS_CI and shutil.which("sudo"):
        prefix = ["sudo", "-n"]
    else:
        return
    command = [*prefix, "apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    print("Not installed yet:", *command, flush=True)  # noqa: T201 - the installation takes a while
    if not _succeeds(command) and _succeeds([*prefix, "apt-get", "update", "-q"]):
        _succeeds(command)  # a new machine has no list of packages, or an old one


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 0


def skip(reason: str) -> NoReturn:
    """Skip the test that needs the browser; on a Linux machine of CI, fail it."""
    if IS_CI and sys.platform == "linux":
        pytest.fail(reason)
    pytest.skip(reason)
