"""A bot process: a line with a position in, a line with an action out.

`bot_pool.py` starts it; it exits when its input is closed.
"""

import contextlib
import sys

from msgspec import json

from pandemonium.app.bots import BotReply, BotRequest, choose
from pandemonium.server.jobs.process_limits import init_worker

NICE = 10  # the server comes first, then bots, then what strangers sent (`worker.py`), then jobs


def main(seconds: float, memory: int) -> None:
    """Answer requests until the input is closed."""
    init_worker(memory, NICE)
    with contextlib.suppress(BrokenPipeError):  # the server was killed: nobody waits for an answer
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(json.encode(answer(line, seconds)) + b"\n")
            sys.stdout.buffer.flush()


def answer(line: bytes, seconds: float) -> BotReply:
    """The reply to one request; an exception becomes its `problem`."""
    try:
        return choose(json.decode(line, type=BotRequest), seconds)
    except Exception as problem:  # other people's bots may raise anything
        return BotReply(problem=f"{type(problem).__name__}: {problem}"[:500])


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
