"""Limits that a worker process sets for itself: memory, priority, and who is killed first."""

import contextlib
import os
import signal
from pathlib import Path

OOM_SCORE = Path("/proc/self/oom_score_adj")  # Linux
OOM_PREFERRED = "500"  # of at most 1000: killed before the server


def init_worker(memory: int, nice: int) -> None:
    """Limit the address space, lower the priority, and be killed first when memory runs out.

    A waiting server is then hardly delayed by processes that compute.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides what Ctrl-C means
    with contextlib.suppress(ImportError):  # Windows
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    with contextlib.suppress(OSError):  # not Linux
        OOM_SCORE.write_text(OOM_PREFERRED, encoding="ascii")
