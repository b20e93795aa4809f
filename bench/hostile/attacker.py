"""The attacking process, controlled by lines on standard input.

    python -m bench.hostile.attacker NAME URL FILE

FILE contains the facts of the attack. Input lines: attack, rest, finish. Each except the first is
answered by a line of JSON.
"""

import asyncio
import contextlib
import json
import os
import signal
import sys
from pathlib import Path

import uvloop

from bench.hostile.attack import Attack
from bench.hostile.catalogue import ATTACKS
from pandemonium.server.tcp import raise_file_limit

NICE = 10  # it stands for another machine: what it uses should not be missed here


async def serve(attack: Attack, url: str) -> None:
    """Carry out the input lines."""
    attack.come(url)
    await attack.prepare()
    report(attack)
    lines = await standard_input()
    task: asyncio.Task[None] | None = None
    while line := (await lines.readline()).decode().strip():
        if line == "attack":
            attack.phase += 1
            task = asyncio.create_task(attack.attack())
            continue
        if task is not None:
            await stop(task)
            task = None
        await (attack.rest() if line == "rest" else attack.finish())
        report(attack)


async def stop(task: asyncio.Task[None]) -> None:
    """Cancel an attack; re-raises its error if it failed."""
    has_failed = task.done()
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
    if has_failed:
        raise RuntimeError("the attack ended before it was stopped")


def report(attack: Attack) -> None:
    """Print what was done so far."""
    print(json.dumps({"outcomes": attack.outcomes(), "figures": attack.figures}), flush=True)


async def standard_input() -> asyncio.StreamReader:
    """The lines of standard input."""
    reader = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    return reader


def main() -> None:
    """Run the attack named on the command line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started this process ends it
    os.nice(NICE)
    raise_file_limit()
    name, url, file = sys.argv[1:]
    facts = json.loads(Path(file).read_text(encoding="utf-8"))
    uvloop.run(serve(ATTACKS[name](facts), url))


if __name__ == "__main__":
    main()
