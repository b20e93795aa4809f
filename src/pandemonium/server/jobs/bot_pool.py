"""BotPool: the processes in which bots think, away from the event loop of the server.

A bot has a time limit and a memory limit. A process that exceeds one is killed and replaced, and
the seat plays a random action this once.
"""

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process

from msgspec import DecodeError, json

from pandemonium.app.bots import BotReply, BotRequest
from pandemonium.server.jobs.fair_queue import NOBODY, FairQueue, Owner

log = logging.getLogger(__name__)

BOT_SECONDS = 20.0  # for one decision
MEMORY = 1 << 30  # bytes of one process


class BotFailed(Exception):  # noqa: N818 - it is the bot's, not ours
    """The bot gave no answer: too late, too much memory, or an error."""


def default_workers() -> int:
    """How many processes run at the same time: at least two, as one may be slow."""
    return max(2, os.cpu_count() or 1)


class BotPool:
    """Bot processes, started when they are first needed and shared fairly among owners."""

    def __init__(
        self, count: int | None = None, seconds: float = BOT_SECONDS, memory: int = MEMORY
    ) -> None:
        self.seconds = seconds
        self.memory = memory
        self._queue = FairQueue(default_workers() if count is None else count)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    @property
    def is_busy(self) -> bool:
        """Whether a request would have to wait for another one."""
        return self._queue.is_full

    async def choose(self, request: BotRequest, owner: Owner = NOBODY) -> str:
        """The action of the bot, in notation; `BotFailed` if there is none in time."""
        return (await self.answer(request, owner)).action

    async def answer(self, request: BotRequest, owner: Owner = NOBODY) -> BotReply:
        """The action of the bot, with its reasons if the request has a language.

        `owner` is on whose behalf it thinks: the host of the table, or who asks for a hint.
        """
        async with self._queue.slot(owner):
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                async with asyncio.timeout(self.seconds):
                    answer = await _ask(worker, request)
            except (TimeoutError, OSError, EOFError, DecodeError, asyncio.LimitOverrunError) as why:
                await self._end(worker)
                raise BotFailed(f"{type(why).__name__}: {why}") from why
            except BaseException:  # cancelled: a late reply would confuse the next caller
                await self._end(worker)
                raise
            self._idle.append(worker)
        if answer.problem:
            raise BotFailed(answer.problem)
        return answer

    async def close(self) -> None:
        """Kill all processes and wait for them."""
        for worker in list(self._all):
            await self._end(worker)
        self._idle.clear()

    async def _start(self) -> Process:
        limits = (str(self.seconds), str(self.memory))
        command = (sys.executable, "-m", "pandemonium.server.jobs.bot_worker", *limits)
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self._all.add(worker)
        return worker

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


async def _ask(worker: Process, request: BotRequest) -> BotReply:
    """Write the request, read the reply."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(json.encode(request) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise EOFError
    return json.decode(line, type=BotReply)
