"""The process of one job (`job_queue.py`): arguments in, one line per progress report out.

It runs at the lowest priority and exits when nobody reads its output any more.
"""

import contextlib
import sys
from importlib import import_module

from msgspec import json

from pandemonium.server.jobs.job_queue import JobFunction
from pandemonium.server.jobs.process_limits import init_worker

NICE = 19


def main(module: str, name: str, memory: int) -> None:
    """Run the function and report its progress."""
    init_worker(memory, NICE)
    work: JobFunction = getattr(import_module(module), name)
    with contextlib.suppress(BrokenPipeError):  # the server was killed: nobody waits for it
        for progress in work(json.decode(sys.stdin.buffer.read())):
            sys.stdout.buffer.write(json.encode(progress) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
