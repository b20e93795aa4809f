"""Reviews of finished games, which a job computes, and the course of their figures."""

from dataclasses import dataclass
from typing import Annotated

from litestar import get, post

from pandemonium.app.payloads import RequestBody
from pandemonium.app.progress import JobState
from pandemonium.app.records import figures_of, names_of
from pandemonium.app.reviews import Course, GameReview, course_of, review_game, worded
from pandemonium.app.table_core import TableCore
from pandemonium.engine.registry import about
from pandemonium.locale.words import LANGUAGES, Words
from pandemonium.server.api.dependencies import Body, Caller, CurrentCaller, Path
from pandemonium.server.api.replays import call_replay, find, record_source
from pandemonium.server.compression import Compressed
from pandemonium.table import limits
from pandemonium.table.fields import Doc, Length


@dataclass(kw_only=True)
class ReviewRecord(RequestBody):
    """The request to review a record."""

    text: Annotated[str, Length(0, limits.MAX_RECORD_LENGTH), Doc("the record")]


@get("/api/tables/{table:str}/review", middleware=[Compressed])
async def read_review(caller: CurrentCaller, table: Path) -> GameReview:
    """The turning points and mistakes of a finished game, as far as the job has come."""
    live = await caller.table(table)
    caller.spend("look")
    words = caller.server.hub.words
    names = {language: live.session.names(words(language)) for language in LANGUAGES}
    return _review(caller, await live.compute(TableCore.record), names)


@post("/api/records/review", status_code=200, middleware=[Compressed])
async def review_record(caller: CurrentCaller, data: Body[ReviewRecord]) -> GameReview:
    """The same of a record, which is replayed first: a refusal names the line that is wrong."""
    names = await call_replay(caller, names_of, record_source(caller, data.text))
    return _review(caller, data.text, names)


def _review(caller: Caller, record: str, names: dict[str, list[str]]) -> GameReview:
    job = caller.submit(review_game, {"record": record, "names": names}, JobState)
    return worded(job, names[caller.language], caller.language)


@get("/api/tables/{table:str}/course", middleware=[Compressed])
async def read_course(caller: CurrentCaller, table: Path) -> Course:
    """The figures by which people follow a game, ply by ply; only of a finished game."""
    live, source = await find(caller, table)
    words = Words(about(live.session.setup.game), caller.language)
    figures = await call_replay(caller, figures_of, source)
    return course_of(figures, live.session.names(words), words)
