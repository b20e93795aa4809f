"""What the jobs of the tests do, in a module that a process loads quickly."""

import os
import time
from collections.abc import Iterator
from typing import Any

from pandemonium.app.progress import Progress


def count(args: dict[str, Any]) -> Iterator[Progress]:
    """Count, and return in which process."""
    for n in range(1, args["to"] + 1):
        yield Progress(n, args["to"], {"process": os.getpid(), "count": n})


def dawdle(args: dict[str, Any]) -> Iterator[Progress]:
    """It begins, and does not end by itself."""
    yield Progress(1, 2, {**args, "process": os.getpid()})
    time.sleep(60)


def break_down(args: dict[str, Any]) -> Iterator[Progress]:
    """It begins, and breaks."""
    yield Progress(1, 2, args)
    raise RuntimeError("it broke")
