"""Reviews of finished games, which a job computes, and the course of their figures."""

from litestar import get

from pandemonium.app.progress import Progress
from pandemonium.app.records import REPLAYING, figures_of
from pandemonium.app.reviews import Course, GameReview, course_of, review_game, worded
from pandemonium.app.table_core import TableCore
from pandemonium.engine.registry import about
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.server.api.dependencies import (
    AnyRequest,
    CurrentGuest,
    CurrentServer,
    Path,
    language_of,
)
from pandemonium.server.api.replays import find, record_key


@get("/api/tables/{table:str}/review")
async def read_review(
    server: CurrentServer, guest: CurrentGuest, request: AnyRequest, table: Path
) -> GameReview:
    """The turning points and mistakes of a finished game, as far as the job has come."""
    live = await server.hub.admit(table, guest.id)
    server.limits.spend("look", guest.id)
    names = {language: live.session.names(server.words(language)) for language in LANGUAGES}
    args = {"record": await live.compute(TableCore.record), "names": names}
    job = server.jobs.submit(server.hub.owner_of(guest.id), review_game, args).state()
    language = language_of(request)
    progress = Progress(job.done, job.total, job.result)
    return worded(job.status, progress, names[language], language)


@get("/api/tables/{table:str}/course")
async def read_course(
    server: CurrentServer, guest: CurrentGuest, request: AnyRequest, table: Path
) -> Course:
    """The figures by which people follow a game, ply by ply; only of a finished game."""
    live, source = await find(server, guest, table)
    words = Words(about(live.session.setup.game), language_of(request))
    figures = await server.hub.workers.call(
        figures_of,
        source,
        owner=server.hub.owner_of(guest.id),
        seconds=REPLAYING,
        key=record_key(source.record),
    )
    return course_of(figures, live.session.names(words), words)
