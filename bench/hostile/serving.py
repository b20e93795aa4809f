"""The server under attack: `pandemonium serve` in a separate process, and its resource usage."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import NamedTuple

HOST = "127.0.0.1"
PAGE_SIZE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
SAMPLED = 0.1  # seconds between two looks at the memory
STARTING = 60.0  # seconds
STOPPING = 20.0  # seconds
IDLE = 0.35  # of one core: no more than that is used when nothing but honest people are there


class Memory(NamedTuple):
    """Resident bytes of the server (before, after, peak), and the peak of any worker."""

    before: int
    after: int
    peak: int
    worker_peak: int


class ServerProcess:
    """`pandemonium serve` as in production, on a free loopback port."""

    def __init__(self, python: Path, folder: Path) -> None:
        with socket.socket() as trial:
            trial.bind((HOST, 0))
            self.port: int = trial.getsockname()[1]
        self.url = f"http://{HOST}:{self.port}"
        self._log = folder.parent / "server.log"
        self._command = [str(python), "-m", "pandemonium", "serve", "--no-browser"]
        self._command += ["--port", str(self.port), "--data", str(folder)]
        self._process: subprocess.Popen[bytes] | None = None
        self._before = 0
        self._peak = 0
        self._worker_peak = 0

    def start(self, environment: dict[str, str]) -> None:
        """Start the process and wait until it listens."""
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, env=environment, cwd=self._log.parent
            )
        until = time.monotonic() + STARTING
        while time.monotonic() < until:
            if self._process.poll() is not None:
                raise SystemExit(f"the server did not start:\n{self._log.read_text()}")
            with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), 1):
                return
            time.sleep(0.05)
        raise SystemExit("the server does not listen")

    def stop(self) -> None:
        """Terminate the process, then kill it."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def pid(self) -> int:
        """The process ID of the server."""
        assert self._process is not None
        return self._process.pid

    async def watch_memory(self) -> None:
        """Record peak memory until cancelled."""
        self._before = resident(self.pid)
        while True:
            self._peak = max(self._peak, resident(self.pid))
            workers = [resident(child) for child in children(self.pid)]
            self._worker_peak = max(self._worker_peak, *workers, 0)
            await asyncio.sleep(SAMPLED)

    def memory(self) -> Memory:
        """The recorded peaks and the current memory."""
        return Memory(self._before, resident(self.pid), self._peak, self._worker_peak)

    def processor_time(self) -> float:
        """The CPU seconds of the server and its workers."""
        return sum(processor_time(pid) for pid in (self.pid, *children(self.pid)))

    async def wait_until_idle(self, most: float) -> bool:
        """Wait until the server is idle; returns False on timeout."""
        until = time.monotonic() + most
        while time.monotonic() < until:
            used, began = self.processor_time(), time.monotonic()
            await asyncio.sleep(0.25)
            if self.processor_time() - used < IDLE * (time.monotonic() - began):
                return True
        return False


def children(pid: int) -> list[int]:
    """The child processes of a process."""
    with contextlib.suppress(OSError):
        tasks = Path(f"/proc/{pid}/task").iterdir()
        texts = [(task / "children").read_text() for task in tasks]
        return [int(child) for text in texts for child in text.split()]
    return []


def resident(pid: int) -> int:
    """The resident bytes of a process; 0 if it is gone."""
    with contextlib.suppress(OSError, IndexError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE_SIZE
    return 0


def processor_time(pid: int) -> float:
    """The CPU seconds of a process; 0 if it is gone."""
    with contextlib.suppress(OSError, IndexError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    return 0.0
