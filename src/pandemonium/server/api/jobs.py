"""Jobs: polling their progress and cancelling them; other routes start them."""

from litestar import delete, get
from litestar.params import FromPath

from pandemonium.app.progress import JobState
from pandemonium.server.api.dependencies import CurrentGuest, CurrentServer


@get("/api/jobs/{job:str}")
async def read_job(server: CurrentServer, guest: CurrentGuest, job: FromPath[str]) -> JobState:
    """The progress of a job that you started, and its result so far."""
    return server.jobs.find(guest.id, job).state()


@delete("/api/jobs/{job:str}")
async def cancel_job(server: CurrentServer, guest: CurrentGuest, job: FromPath[str]) -> None:
    """Cancel a job that you started."""
    await server.jobs.cancel(guest.id, job)
