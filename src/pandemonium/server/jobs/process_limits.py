"""Limits that a worker process sets for itself: memory, priority, and who is killed first."""

import contextlib
import os
from pathlib import Path

OOM_SCORE = Path("/proc/self/oom_score_adj")  # Linux
OOM_PREFERRED = "500"  # of at most 1000: killed before the server


def limit_memory(memory: int) -> None:
    """Limit the address space to so many bytes, where the system supports it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def lower_priority(nice: int) -> None:
    """Run at a lower priority than the server, and be killed first when memory runs out.

    A waiting server is then hardly delayed by processes that compute.
    """
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    with contextlib.suppress(OSError):  # not Linux
        OOM_SCORE.write_text(OOM_PREFERRED, encoding="ascii")
