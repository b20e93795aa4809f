"""Reviews of finished games, which a job computes, and the course of their figures."""

from litestar import get

from pandemonium.app.progress import JobState
from pandemonium.app.records import figures_of
from pandemonium.app.reviews import Course, GameReview, course_of, review_game, worded
from pandemonium.app.table_core import TableCore
from pandemonium.engine.registry import about
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.server.api.dependencies import CurrentCaller, Path
from pandemonium.server.api.replays import call_replay, find
from pandemonium.server.compression import Compressed


@get("/api/tables/{table:str}/review", middleware=[Compressed])
async def read_review(caller: CurrentCaller, table: Path) -> GameReview:
    """The turning points and mistakes of a finished game, as far as the job has come."""
    live = await caller.table(table)
    caller.spend("look")
    words = caller.server.hub.words
    names = {language: live.session.names(words(language)) for language in LANGUAGES}
    args = {"record": await live.compute(TableCore.record), "names": names}
    job = caller.submit(review_game, args, JobState)
    return worded(job, names[caller.language], caller.language)


@get("/api/tables/{table:str}/course", middleware=[Compressed])
async def read_course(caller: CurrentCaller, table: Path) -> Course:
    """The figures by which people follow a game, ply by ply; only of a finished game."""
    live, source = await find(caller, table)
    words = Words(about(live.session.setup.game), caller.language)
    figures = await call_replay(caller, figures_of, source)
    return course_of(figures, live.session.names(words), words)
