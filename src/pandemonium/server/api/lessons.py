"""Lessons: listing them with your progress, and taking one at a table of your own."""

import asyncio

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from pandemonium.app.errors import ServerError
from pandemonium.app.lessons import Learn, LessonInfo, find_lesson, lesson_info
from pandemonium.app.payloads import TableCreated
from pandemonium.app.table_core import TableCore
from pandemonium.engine.registry import about, games
from pandemonium.server.api.dependencies import (
    AnyRequest,
    CurrentGuest,
    CurrentServer,
    Path,
    language_of,
)
from pandemonium.server.server import Server
from pandemonium.server.storage.store import OVER, StoredTable
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table.entry import SERVER
from pandemonium.table.lesson import LEARNED, LEARNER


@get("/api/lessons")
async def list_lessons(
    server: CurrentServer, guest: CurrentGuest, request: AnyRequest
) -> list[LessonInfo]:
    """The games that you can learn here, with your progress."""
    server.limits.spend("look", guest.id)
    tables = await server.store.tables_of(guest.id, lessons=True)
    lessons = []
    for name in games():
        lesson = find_lesson(name)
        if lesson is not None:
            mine = [stored for stored, _ in tables if stored.game == name]
            live = await _resumable(server, mine)
            actions = live.session.running.record.actions if live else None
            is_learned = any([await _is_learned(server, stored) for stored in mine])
            lessons.append(lesson_info(lesson, actions, is_learned, language_of(request)))
    return lessons


@post("/api/lessons/{game:str}", status_code=HTTP_200_OK)
async def take_lesson(
    server: CurrentServer, guest: CurrentGuest, game: Path, data: JSONBody[Learn]
) -> TableCreated:
    """A table with the lesson of a game: the one you left, or a new one."""
    lesson = find_lesson(game)
    if lesson is None:
        raise ServerError("no-lesson", {"title": about(game).title})
    tables = await server.store.tables_of(guest.id, lessons=True)
    mine = [stored for stored, _ in tables if stored.game == game]
    live = await _resumable(server, mine)
    if live is not None and not data.again:
        return _created(server, live.stored)
    server.limits.spend("table", guest.id)
    if live is not None:
        async with live.lock:
            await live.write("surrendered", guest.id, {"seat": LEARNER})
        await live.note_now()
    # An idempotency key: two requests at the same time get the same table.
    key = f"lesson {game} {guest.id} {len(mine)}"
    stored = server.store.new_table(game, guest.id, False, key, owner=SERVER)
    secret, now = stored.secret.hex(), server.hub.now()
    start = (guest.id, guest.name, guest.colour, secret, now)
    entries = await asyncio.to_thread(lesson.begun, *start)  # creating a game may take a while
    return _created(server, await server.hub.create_table(stored, entries))


async def _resumable(server: Server, mine: list[StoredTable]) -> LiveTable | None:
    """The table where a lesson can be resumed, if there is one."""
    for stored in mine:
        live = await server.hub.table(stored.id) if stored.status != OVER else None
        if live is not None and live.session.status == "playing" and live.session.problem is None:
            return live
    return None


async def _is_learned(server: Server, stored: StoredTable) -> bool:
    """Whether the lesson at this table was completed."""
    if stored.status == OVER:
        return stored.card.get("lesson") == LEARNED
    live = await server.hub.table(stored.id)  # its listing may not show the end yet
    if live is None:
        return False
    return (await live.compute(TableCore.listing)).card.get("lesson") == LEARNED


def _created(server: Server, stored: StoredTable) -> TableCreated:
    """The response that names a table."""
    return TableCreated(stored.id, server.invitation(stored.id, stored.invite))
