"""Jobs: polling their progress and cancelling them; other routes start them."""

from litestar import delete, get

from pandemonium.app.progress import JobState
from pandemonium.server.api.dependencies import CurrentCaller, Path


@get("/api/jobs/{job:str}")
async def read_job(caller: CurrentCaller, job: Path) -> JobState:
    """The progress of a job that you started, and its result so far."""
    return caller.server.jobs.find(caller.guest.id, job).state()


@delete("/api/jobs/{job:str}")
async def cancel_job(caller: CurrentCaller, job: Path) -> None:
    """Cancel a job that you started."""
    await caller.server.jobs.cancel(caller.guest.id, job)
