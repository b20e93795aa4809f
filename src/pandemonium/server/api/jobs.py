"""How far a job is, and giving it up. What starts one is asked for where it belongs."""

from litestar import delete, get
from litestar.params import FromPath

from pandemonium.app.progress import JobState
from pandemonium.server.api.dependencies import CurrentGuest, CurrentServer


@get("/api/jobs/{job:str}")
async def read_job(server: CurrentServer, guest: CurrentGuest, job: FromPath[str]) -> JobState:
    """How far a job is that one asked for, and what it has found by now."""
    return server.jobs.find(guest.id, job).state()


@delete("/api/jobs/{job:str}")
async def cancel_job(server: CurrentServer, guest: CurrentGuest, job: FromPath[str]) -> None:
    """Give up a job that one asked for."""
    await server.jobs.cancel(guest.id, job)
