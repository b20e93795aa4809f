"""Lessons: listing them with your progress, and taking one at a table of your own."""

import asyncio

from litestar import get, post

from pandemonium.app.errors import ServerError
from pandemonium.app.lessons import Learn, LessonInfo, find_lesson, lesson_info
from pandemonium.app.payloads import TableCreated
from pandemonium.app.table_core import TableCore
from pandemonium.engine.registry import about, games
from pandemonium.server.api.dependencies import Body, CurrentCaller, Path
from pandemonium.server.server import Server
from pandemonium.server.storage.store import OVER, StoredTable
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table.entry import SERVER
from pandemonium.table.lesson import LEARNED, LEARNER


@get("/api/lessons")
async def list_lessons(caller: CurrentCaller) -> list[LessonInfo]:
    """The games that you can learn here, with your progress."""
    caller.spend("look")
    server = caller.server
    tables = await server.store.tables_of(caller.guest.id, lessons=True)
    lessons = []
    for name in games():
        lesson = find_lesson(name)
        if lesson is not None:
            attempts = [stored for stored, _ in tables if stored.game == name]
            live = await _resumable(server, attempts)
            actions = live.session.running.record.actions if live else None
            is_learned = any([await _is_learned(server, stored) for stored in attempts])
            lessons.append(lesson_info(lesson, actions, is_learned, caller.language))
    return lessons


@post("/api/lessons/{game:str}", status_code=200)
async def take_lesson(caller: CurrentCaller, game: Path, data: Body[Learn]) -> TableCreated:
    """A table with the lesson of a game: the one you left, or a new one."""
    lesson = find_lesson(game)
    if lesson is None:
        raise ServerError("no-lesson", {"title": about(game).title})
    server, guest = caller.server, caller.guest
    tables = await server.store.tables_of(guest.id, lessons=True)
    attempts = [stored for stored, _ in tables if stored.game == game]
    live = await _resumable(server, attempts)
    if live is not None and not data.again:
        return caller.created(live.stored)
    caller.spend("table")
    if live is not None:
        async with live.lock:
            await live.write("surrendered", guest.id, {"seat": LEARNER})
        await live.listing.write_now()
    # An idempotency key: two requests at the same time get the same table.
    key = f"lesson {game} {guest.id} {len(attempts)}"
    stored = server.store.new_table(game, guest.id, False, key, owner=SERVER)
    secret, now = stored.secret.hex(), server.hub.now()
    start = (guest.id, guest.name, guest.colour, secret, now)
    entries = await asyncio.to_thread(lesson.begun, *start)  # creating a game may take a while
    return caller.created(await server.hub.create_table(stored, entries))


async def _resumable(server: Server, attempts: list[StoredTable]) -> LiveTable | None:
    """The table where a lesson can be resumed, if there is one."""
    for stored in attempts:
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
