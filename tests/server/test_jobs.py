"""Work in the background: shared, limited, reported, cancelled."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from pandemonium.app.errors import ServerError
from pandemonium.server.jobs.fair_queue import Owner
from pandemonium.server.jobs.job_queue import AT_ONCE, IN_LINE, Job, JobQueue
from pandemonium.server.limits import LimitError
from tests.server.counting import break_down, count, dawdle
from tests.server.network import Guest, serving
from tests.server.people import until

LONG = 60.0  # seconds that a process may take to begin on a busy machine

ADA, BEA = Owner(person="ada"), Owner(person="bea")


@pytest.fixture
async def jobs() -> AsyncIterator[JobQueue]:
    made = JobQueue()
    yield made
    await made.close()


async def over(job: Job) -> Job:
    """The job when it is finished."""
    await until(lambda: job.is_over, LONG)
    return job


def is_alive(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_job_is_done_by_another_process_and_its_result_is_kept(jobs: JobQueue) -> None:
    received = (await over(jobs.submit(ADA, count, {"to": 3}))).state()
    assert (received.status, received.done, received.total, received.result["count"]) == (
        "done",
        3,
        3,
        3,
    )
    assert received.result["process"] != os.getpid()
    assert jobs.submit(BEA, count, {"to": 3}).state() == received  # nothing is worked out twice
    assert jobs.submit(BEA, count, {"to": 2}).id != received.id


async def test_one_person_has_one_job_and_others_who_ask_for_the_same_join(jobs: JobQueue) -> None:
    job = jobs.submit(ADA, dawdle, {"n": 1})
    assert jobs.submit(ADA, dawdle, {"n": 1}) is jobs.submit(BEA, dawdle, {"n": 1}) is job
    for who in ("ada", "bea"):
        with pytest.raises(LimitError, match="already"):
            jobs.submit(Owner(person=who), dawdle, {"n": 2})
    other = jobs.submit(Owner(person="cleo"), dawdle, {"n": 2})
    with pytest.raises(LimitError, match="already"):
        jobs.submit(ADA, dawdle, {"n": 2})  # joining a second one is having two
    assert other.people == {"cleo"}


async def test_a_job_ends_when_nobody_waits_for_it_any_more(jobs: JobQueue) -> None:
    job = jobs.submit(ADA, dawdle, {})
    jobs.submit(BEA, dawdle, {})
    await until(lambda: job.progress.done == 1, LONG)
    process = job.state().result["process"]
    await jobs.cancel("ada", job.id)
    assert job.state().status == "running"
    assert is_alive(process)
    await jobs.cancel("bea", job.id)
    assert not is_alive(process)
    with pytest.raises(ServerError, match="job does not exist"):
        jobs.find("bea", job.id)


async def test_few_run_at_once_the_others_wait_and_the_line_has_an_end(jobs: JobQueue) -> None:
    made = [jobs.submit(Owner(person=f"p{n}"), dawdle, {"n": n}) for n in range(AT_ONCE + IN_LINE)]
    await until(lambda: made[AT_ONCE - 1].status == "running", LONG)
    assert [job.status for job in made[AT_ONCE:]] == ["waiting"] * IN_LINE
    with pytest.raises(LimitError, match="server is busy"):
        jobs.submit(Owner(person="late"), dawdle, {"n": -1})
    await jobs.cancel("p0", made[0].id)
    await until(lambda: made[AT_ONCE].status == "running", LONG)
    jobs.submit(Owner(person="late"), dawdle, {"n": -1})


async def test_nobody_waits_for_the_long_jobs_of_another_address(jobs: JobQueue) -> None:
    for number in range(AT_ONCE + 2):
        jobs.submit(Owner("1.1.1.1", f"guest {number}"), dawdle, {"n": number})
    honest = jobs.submit(Owner("2.2.2.2", "ada"), count, {"to": 1})
    assert (await over(honest)).status == "done"


async def test_a_job_that_breaks_has_failed_and_can_be_asked_for_again(jobs: JobQueue) -> None:
    job = await over(jobs.submit(ADA, break_down, {}))
    assert job.status == "failed"
    assert jobs.submit(ADA, break_down, {}) is not job


async def test_a_job_ends_in_time_with_what_it_has_found(jobs: JobQueue) -> None:
    job = jobs.submit(ADA, dawdle, {"n": 4})
    await until(lambda: job.progress.done == 1, LONG)
    job.limit.reschedule(0)
    received = (await over(job)).state()
    assert (received.status, received.done, received.result["n"]) == ("done", 1, 4)


async def test_a_job_of_somebody_else_is_refused_like_one_that_does_not_exist(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as url:
        ada = await Guest.connect(url, "Ada")
        reply = await ada.http.get("/api/jobs/0123456789abcdef")
        gone = await ada.http.delete("/api/jobs/0123456789abcdef")
    assert reply.status_code == gone.status_code == 404
    assert reply.json() == gone.json()
    assert reply.json()["error"] == "no-such-job"
