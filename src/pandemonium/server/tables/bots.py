"""Bots: processes that think, so that the server itself never has to.

A bot has a time and a memory of its own. One that takes more is ended, another process takes its
place, and the seat plays by lot this once.
"""

import asyncio
import contextlib
import hashlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process

from msgspec import DecodeError, json

from pandemonium.server.jobs.bot_worker import BotReply, BotRequest
from pandemonium.server.jobs.fair_queue import NOBODY, FairQueue, Owner

log = logging.getLogger(__name__)

BOT_SECONDS = 20.0  # for one decision
MEMORY = 1 << 30  # bytes of one process
QUICKEST, SLOWEST = 0.6, 1.2  # seconds until the first answer of a seat, for people to follow
NEXT = 0.25  # seconds, at most, until the next one of the same seat,
SOONER = 0.85  # of them until each further one,
LEAST = 0.02  # but no less: whatever a bot does in its turn, people see it within 4 seconds
THINKING = 0.5  # of that time it may think; so it is always done by then, and nobody sees how soon


class BotFailed(Exception):  # noqa: N818 - it is the bot's, not ours
    """No answer: too late, too big, or broken."""


def workers_usual() -> int:
    """How many processes think at the same time: one may be slow, and the others go on."""
    return max(2, os.cpu_count() or 1)


class Bots:
    """Some processes that think, started when they are first needed."""

    def __init__(
        self, count: int | None = None, seconds: float = BOT_SECONDS, memory: int = MEMORY
    ) -> None:
        """No process has been started yet."""
        self.seconds = seconds
        self.memory = memory
        self._queue = FairQueue(workers_usual() if count is None else count)
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def choose(self, wish: BotRequest, owner: Owner = NOBODY) -> str:
        """The notation of what the bot does; BotFailed if it does nothing in its time."""
        return (await self.answer(wish, owner)).action

    async def answer(self, wish: BotRequest, owner: Owner = NOBODY) -> BotReply:
        """What the bot does, with its reasons where they are wished; BotFailed as above.

        `owner` is on whose behalf it thinks: the host of the table, or who asks for a hint.
        """
        async with self._queue.slot(owner):
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                async with asyncio.timeout(self.seconds):
                    answer = await _ask(worker, wish)
            except (TimeoutError, OSError, EOFError, DecodeError, asyncio.LimitOverrunError) as why:
                await self._end(worker)
                raise BotFailed(f"{type(why).__name__}: {why}") from why
            except BaseException:  # the question was given up: its answer would confuse the next
                await self._end(worker)
                raise
            self._idle.append(worker)
        if answer.problem:
            raise BotFailed(answer.problem)
        return answer

    async def close(self) -> None:
        """End them all, whatever they are doing."""
        for worker in list(self._all):
            await self._end(worker)
        self._idle.clear()

    async def _start(self) -> Process:
        """One more process."""
        limits = (str(self.seconds), str(self.memory))
        command = (sys.executable, "-m", "pandemonium.server.jobs.bot_worker", *limits)
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self._all.add(worker)
        return worker

    async def _end(self, worker: Process) -> None:
        """End it at once."""
        self._all.discard(worker)
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()


async def _ask(worker: Process, wish: BotRequest) -> BotReply:
    """Write the question, read the answer."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(json.encode(wish) + b"\n")
    await worker.stdin.drain()
    line = await worker.stdout.readline()
    if not line:
        raise EOFError
    return json.decode(line, type=BotReply)


def lot(secret: bytes, purpose: str, moment: str) -> int:
    """64 random bits for one purpose at one moment of a game.

    Keyed by the secret of the table, which nobody learns before the game is over: with a seed that
    others can compute, a bot's choices would show them its hand.
    """
    told = f"{purpose} {moment}".encode()
    digest = hashlib.blake2b(told, digest_size=8, key=secret, person=b"pandemonium bots")
    return int.from_bytes(digest.digest(), "big")


def delay(secret: bytes, moment: str, in_a_row: int = 0) -> float:
    """Seconds after which the answer at this moment is released, whatever it is.

    `in_a_row` answers has the same seat given just before, as everybody saw.
    """
    drawn = lot(secret, "delay", moment) / 2**64
    if not in_a_row:
        return QUICKEST + (SLOWEST - QUICKEST) * drawn
    return max(LEAST, NEXT * SOONER ** (in_a_row - 1)) * (1 + drawn) / 2
