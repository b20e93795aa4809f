"""A server as people run it: a process of its own, which can be stopped and started again."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.network import free_port

SECONDS = 60
ROOT = Path(__file__).parent.parent.parent


class ServerProcess:
    """One server on one folder; it stays at its port."""

    def __init__(self, folder: Path) -> None:
        """Nothing runs yet."""
        self.folder = folder
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        """How it is started."""
        return [sys.executable, "-m", "tests.browser.serving", str(self.folder), str(self.port)]

    def open(self) -> None:
        """Start it, and wait until it answers."""
        log = (self.folder.parent / "server.log").open("ab")
        self.process = subprocess.Popen(self.command(), stderr=log, cwd=ROOT)
        log.close()
        for _ in range(SECONDS * 20):
            try:
                if httpx.get(f"{self.url}/healthz").json() == {"ok": True}:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server has ended"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def close(self, by: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, politely or not."""
        if self.process is not None:
            self.process.send_signal(by)
            self.process.wait(SECONDS)
            self.process = None
