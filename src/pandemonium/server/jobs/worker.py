"""A process that calls functions for `worker_pool.py`: a pickled call in, a pickled reply out.

Each call has a budget of CPU time; the kernel kills the process when it is used up, whatever the
code is doing. The process has a memory limit and runs at a lower priority than the server and bots.
"""

import contextlib
import io
import os
import pickle
import signal
import struct
import sys
import traceback
from typing import Any, NamedTuple

from pandemonium.app.sentences import worded_error
from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.jobs.process_limits import init_worker

FRAME = struct.Struct("!Q")  # the length of what follows
RETURNED, REFUSED, EXCEEDED, FAILED = "returned", "refused", "exceeded", "failed"
NICE = 15


class Reply(NamedTuple):
    """The outcome of a call: its result, a refusal, or an error."""

    status: str
    value: Any


def main(memory: int) -> None:
    """Answer calls until the input is closed."""
    init_worker(memory, NICE)
    calls, replies = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    sys.stdout = io.TextIOWrapper(sys.stderr.buffer, write_through=True)  # print() goes there
    with contextlib.suppress(BrokenPipeError):  # the server was killed
        while header := calls.read(FRAME.size):
            body = calls.read(FRAME.unpack(header)[0])
            reply = answer(body)
            replies.write(FRAME.pack(len(reply)) + reply)
            replies.flush()


def answer(body: bytes) -> bytes:
    """The pickled reply to one call: a result, or a refusal in every language, or an error."""
    try:
        function, args, seconds = pickle.loads(body)
        limit_time(seconds)
        try:
            reply = Reply(RETURNED, function(*args))
        except PandemoniumError as problem:
            reply = Reply(REFUSED, worded_error(problem))
        return pickle.dumps(reply, pickle.HIGHEST_PROTOCOL)
    except (MemoryError, RecursionError):
        return pickle.dumps(Reply(EXCEEDED, None))
    except Exception:  # a bug of ours: the server logs it, and the process lives on
        return pickle.dumps(Reply(FAILED, traceback.format_exc()))
    finally:
        limit_time(0)


def limit_time(seconds: float) -> None:
    """Kill this process after this much more CPU time; 0: unlimited."""
    if hasattr(signal, "setitimer"):  # not on Windows, where the server ends it
        signal.setitimer(signal.ITIMER_PROF, seconds)
