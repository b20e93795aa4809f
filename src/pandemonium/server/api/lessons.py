"""Learning a game: which lessons there are, how far one is, and taking one.

A lesson is taken at a table of one's own, over the ordinary protocol; `table/lesson.py` keeps it on
its rails. Whoever left one finds it again as it was, on any device.
"""

import asyncio
import logging
from functools import cache
from typing import Annotated, Literal

from litestar import get, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta, Struct

from pandemonium.app.errors import ServerError
from pandemonium.app.payloads import RequestBody, TableCreated
from pandemonium.app.table_core import TableCore
from pandemonium.engine.registry import about, games
from pandemonium.locale.words import Words
from pandemonium.server.api.tables import AnyRequest, Here, Me, Path, language_of
from pandemonium.server.server import Server
from pandemonium.server.storage.store import OVER, StoredTable
from pandemonium.server.tables.identities import Identity
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table.entry import SERVER
from pandemonium.table.lesson import ABOUT, LEARNED, LEARNER, Lesson, lesson_of

log = logging.getLogger(__name__)


class Learn(RequestBody):
    """A wish to take a lesson."""

    again: Annotated[bool, Meta(description="from the start, though one was left")] = False


class LessonInfo(Struct):
    """The lesson of a game, and how far one is in it."""

    game: str
    title: str
    said: Annotated[str, Meta(description="what one learns, in a sentence")]
    minutes: int
    status: Annotated[
        Literal["new", "begun", "learned"], Meta(description="begun: it can be taken up again")
    ]
    done: Annotated[int, Meta(description="how many steps, where it was begun")]
    steps: int


@get("/api/lessons")
async def list_lessons(server: Here, guest: Me, request: AnyRequest) -> list[LessonInfo]:
    """The games that can be learned here, and how far one is."""
    server.limits.spend("look", guest.id)
    taken = await server.store.tables_of(guest.id, lessons=True)
    found = []
    for name in games():
        lesson = _readable(name)
        if lesson is not None:
            mine = [stored for stored, _ in taken if stored.game == name]
            found.append(await _info(server, lesson, mine, language_of(request)))
    return found


@post("/api/lessons/{game:str}", status_code=HTTP_200_OK)
async def take_lesson(server: Here, guest: Me, game: Path, data: JSONBody[Learn]) -> TableCreated:
    """A table with the lesson of a game: where one left it, or a new one."""
    lesson = _readable(game)
    if lesson is None:
        raise ServerError("no-lesson", {"title": about(game).title})
    taken = await server.store.tables_of(guest.id, lessons=True)
    mine = [stored for stored, _ in taken if stored.game == game]
    left = await _left(server, mine)
    if left is not None and not data.again:
        return _made(server, left.stored)
    server.limits.spend("table", guest.id)
    if left is not None:
        await _give_up(left, guest)
    # Whoever asks twice at the same time gets the same table.
    key = f"lesson {game} {guest.id} {len(mine)}"
    stored = server.store.new_table(game, guest.id, False, key, owner=SERVER)
    secret, now = stored.secret.hex(), server.hub.now()
    begun = (guest.id, guest.name, guest.colour, secret, now)
    entries = await asyncio.to_thread(lesson.begun, *begun)  # to make a game may take a while
    return _made(server, await server.hub.create_table(stored, entries))


@cache  # so that it is complained of once
def _readable(game: str) -> Lesson | None:
    """The lesson of a game; where somebody wrote one that cannot be read, the game has none."""
    try:
        return lesson_of(game)
    except (ValueError, KeyError, TypeError, AttributeError):  # no TOML, or not that of a lesson
        log.exception("ignoring the lesson of %s: it cannot be read", game)
        return None


async def _info(
    server: Server, lesson: Lesson, mine: list[StoredTable], language: str
) -> LessonInfo:
    """A lesson as somebody sees it who took it at these tables."""
    title, words = about(lesson.game).title, Words(about(lesson.game), language)
    left = await _left(server, mine)
    done, steps = lesson.progress(left.session.running.record.actions if left else [])
    is_learned = any([await _is_learned(server, stored) for stored in mine])
    status: Literal["new", "begun", "learned"] = "learned" if is_learned else "new"
    return LessonInfo(
        game=lesson.game,
        title=title,
        said=words.text(f"lesson-{ABOUT}"),
        minutes=lesson.minutes,
        status="begun" if left else status,
        done=done,
        steps=steps,
    )


async def _left(server: Server, mine: list[StoredTable]) -> LiveTable | None:
    """The table where somebody can go on with a lesson, if there is one."""
    for stored in mine:
        live = await server.hub.table(stored.id) if stored.status != OVER else None
        if live is not None and live.session.status == "playing" and live.session.problem is None:
            return live
    return None


async def _is_learned(server: Server, stored: StoredTable) -> bool:
    """Whether a lesson was taken to its end at a table."""
    if stored.status == OVER:
        return stored.card.get("lesson") == LEARNED
    live = await server.hub.table(stored.id)  # its end may not have been noted yet
    if live is None:
        return False
    return (await live.compute(TableCore.listing)).card.get("lesson") == LEARNED


async def _give_up(live: LiveTable, guest: Identity) -> None:
    """A lesson is not gone on with."""
    async with live.lock:
        await live.write("surrendered", guest.id, {"seat": LEARNER})
    await live.note_now()


def _made(server: Server, stored: StoredTable) -> TableCreated:
    """The table, for whoever learns there."""
    return TableCreated(stored.id, server.invitation(stored.id, stored.invite))


HANDLERS = [list_lessons, take_lesson]
