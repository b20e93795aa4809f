"""JobQueue: work that takes up to a minute, each job in a process of its own.

A client submits a job and polls its progress. Submitting the same work again joins the same job,
and finished jobs are cached, so nothing is computed twice. A person has one job at a time, few run
at once, the others queue. Jobs live in this process: after a restart they are submitted again.

The work is a function `work(args)` of a module, which yields a `Progress` every now and then; the
last one is the result. `args` and results are JSON.
"""

import asyncio
import contextlib
import hashlib
import logging
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from msgspec import json

from pandemonium.app.errors import ServerError
from pandemonium.app.progress import JobState, Progress
from pandemonium.server.jobs.fair_queue import FairQueue, Owner
from pandemonium.server.limits import LimitError

log = logging.getLogger(__name__)

AT_ONCE = 2  # processes that work for one address
SPARE = 1  # more of them for other addresses, so that nobody waits for a stranger's long jobs
IN_LINE = 10  # jobs from one address that wait for one
MAX_ACTIVE = 500  # jobs of everybody that run or wait
JOB_SECONDS = 90.0  # after which a job ends with what it has found so far
MEMORY = 1 << 30  # bytes of one process
KEPT = 200  # finished jobs
MAX_LINE_LENGTH = 1 << 20  # bytes of one result


JobFunction = Callable[[dict[str, Any]], Iterator[Progress]]


@dataclass(eq=False)
class Job:
    """One piece of work, waiting, running or finished; `owner` is the first to submit it."""

    id: str
    owner: Owner
    work: JobFunction
    args: dict[str, Any]
    people: set[str] = field(default_factory=set)
    status: Literal["waiting", "running", "done", "failed"] = "waiting"
    progress: Progress = field(default_factory=lambda: Progress(0, 0))
    task: asyncio.Task[None] | None = None
    limit: asyncio.Timeout = field(default_factory=lambda: asyncio.timeout(None))  # until it runs

    @property
    def is_over(self) -> bool:
        """Whether the job has finished or failed."""
        return self.status in ("done", "failed")

    def state(self) -> JobState:
        """The progress of the job, as clients see it."""
        now = self.progress
        return JobState(self.id, self.status, now.done, now.total, now.result)


class JobQueue:
    """The jobs of this server, running, waiting and recently finished."""

    def __init__(self, seconds: float = JOB_SECONDS, memory: int = MEMORY) -> None:
        self.seconds = seconds
        self.memory = memory
        self._queue = FairQueue(AT_ONCE + SPARE, AT_ONCE)
        self._jobs: dict[str, Job] = {}

    def submit(self, owner: Owner, work: JobFunction, args: dict[str, Any]) -> Job:
        """The job for this work: an existing one, or a new one.

        `LimitError` for somebody who has another one running, and where too many from the same
        address wait in line. The next place goes to the address with the fewest running jobs.
        """
        who = owner.person
        identity = json.encode([work.__module__, work.__qualname__, args], order="deterministic")
        name = hashlib.sha256(identity).hexdigest()[:16]
        job = self._jobs.get(name)
        if job is None or job.status == "failed":
            self._check_room(owner)
            job = self._jobs[name] = Job(name, owner, work, args)
            job.task = asyncio.create_task(self._run(job))
        elif not job.is_over and who not in job.people:
            self._check_own(who)
        job.people.add(who)
        return job

    def find(self, who: str, name: str) -> Job:
        """A job that this person submitted."""
        job = self._jobs.get(name)
        if job is None or who not in job.people:
            raise ServerError("no-such-job")
        return job

    async def cancel(self, who: str, name: str) -> None:
        """Remove a person from a job; it ends if nobody else wants it."""
        job = self.find(who, name)
        job.people.discard(who)
        if not job.people and not job.is_over:
            await self._end(job)

    async def close(self) -> None:
        """Cancel all jobs and end their processes."""
        for job in list(self._jobs.values()):
            await self._end(job)

    # ------------------------------------------------------------------ limits

    def _check_own(self, who: str) -> None:
        """Refuse a second job at the same time."""
        if any(who in job.people for job in self._jobs.values() if not job.is_over):
            raise LimitError("job-running")

    def _check_room(self, owner: Owner) -> None:
        """Refuse a job if the queue is full; evicts the oldest finished jobs."""
        self._check_own(owner.person)
        over = [job for job in self._jobs.values() if job.is_over]
        active = [job for job in self._jobs.values() if not job.is_over]
        same = [job for job in active if job.owner.address == owner.address]
        if len(same) >= AT_ONCE + IN_LINE or len(active) >= MAX_ACTIVE:
            raise LimitError("too-many-jobs")
        for job in over[: max(0, len(over) - KEPT + 1)]:
            del self._jobs[job.id]

    # ------------------------------------------------------------------ running

    async def _run(self, job: Job) -> None:
        """Wait for a slot, then run the job."""
        async with self._queue.slot(job.owner):
            job.status, is_well = "running", True
            try:
                with contextlib.suppress(TimeoutError):  # the last progress is the result
                    async with asyncio.timeout(self.seconds) as job.limit:
                        is_well = await self._work(job)
            except (OSError, ValueError):
                log.warning("job %s failed", job.work.__qualname__, exc_info=True)
                is_well = False
            job.status = "done" if is_well and job.progress.done else "failed"

    async def _work(self, job: Job) -> bool:
        """Run the job in a process and record its progress; whether it succeeded."""
        where = (job.work.__module__, job.work.__qualname__, str(self.memory))
        command = (sys.executable, "-m", "pandemonium.server.jobs.job_worker", *where)
        worker = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=MAX_LINE_LENGTH
        )
        assert worker.stdin is not None
        assert worker.stdout is not None
        try:
            worker.stdin.write(json.encode(job.args))
            worker.stdin.close()
            async for line in worker.stdout:
                job.progress = json.decode(line, type=Progress)
            return await worker.wait() == 0
        finally:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()

    async def _end(self, job: Job) -> None:
        """Cancel a job and remove it."""
        self._jobs.pop(job.id, None)
        if job.task is not None:
            job.task.cancel()
            await asyncio.wait([job.task])  # which lets us be cancelled ourselves
