"""Hints and suggestions: has the adviser bot think about a table for one of its players.

Both come from the same search, so a suggestion is always the first idea of the hint.
"""

import asyncio
import contextlib

from pandemonium.app.bots import keyed_seed
from pandemonium.app.errors import ServerError
from pandemonium.app.hints import check_hint, hinted, reasons_request, search_request
from pandemonium.app.messages import Advise, Advised, Hint, Hinted
from pandemonium.app.suggestions import is_wanted
from pandemonium.app.table_core import TableCore
from pandemonium.server.jobs.bot_pool import BotFailed
from pandemonium.server.tables.decision_advice import AdviserSearch, DecisionKey
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table.commands.playing import Help
from pandemonium.table.entry import SERVER
from pandemonium.table.rated import can_count

LATEST = 0.3  # seconds after which a suggestion comes too late


async def advise(live: LiveTable, who: str, hint: Hint, language: str) -> Hinted:
    """What the adviser would do on a seat of theirs that is to decide, and why."""
    check_hint(live.session, who, hint)
    try:
        search = await asyncio.shield(_search(live, who, hint.seat, is_quick=False))
        request = reasons_request(
            live.session, search.request, search.reply, live.hub.words(language)
        )
        reply = await live.hub.bots.answer(request, live.hub.owner_of(who))
    except BotFailed as problem:
        raise ServerError("no-hint") from problem
    await _note_help(live, hint.seat)
    actions = [idea.action for idea in reply.ideas]
    touches = await live.compute(TableCore.touches, search.position.position, actions)
    return hinted(hint.key, reply.ideas, touches)


async def suggest(live: LiveTable, who: str, request: Advise) -> Advised:
    """The move to recommend on a seat of theirs that is to decide; none if it comes too late."""
    check_hint(live.session, who, request)
    actions: list[str] = []
    if is_wanted(live.session, request.seat):
        with contextlib.suppress(BotFailed, TimeoutError):
            async with asyncio.timeout(LATEST):
                actions = await _suggestion(live, who, request.seat)
    if actions:
        await _note_help(live, request.seat)
    return Advised(key=request.key, actions=actions)


async def _note_help(live: LiveTable, seat: int) -> None:
    """Store that somebody is helped, once in a game that may count for ratings."""
    async with live.lock:
        session = live.session
        if session.status == "playing" and seat not in session.helped and can_count(session):
            await live.write(Help.kind, SERVER, {"seat": seat})


async def _suggestion(live: LiveTable, who: str, seat: int) -> list[str]:
    """The recommended move; none while bots of others need the pool."""
    decision = _decision(live, seat)
    if live.advice.of(decision) is None and live.hub.bots.is_busy:
        return []
    search = await asyncio.shield(_search(live, who, seat, is_quick=True))
    if _decision(live, seat) != decision:
        return []
    reply = search.reply
    return await live.compute(TableCore.suggested_move, seat, reply.judged, reply.line)


def _decision(live: LiveTable, seat: int) -> DecisionKey:
    return live.session.moment, seat


def _search(live: LiveTable, who: str, seat: int, is_quick: bool) -> asyncio.Task[AdviserSearch]:
    """The search of the current decision: the one that is known, or a new one."""
    decision = _decision(live, seat)
    search = live.advice.of(decision)
    if search is None:
        search = asyncio.create_task(_think(live, who, seat, is_quick))
        search.add_done_callback(_forget_failure)
        live.advice.decision, live.advice.search = decision, search
    return search


async def _think(live: LiveTable, who: str, seat: int, is_quick: bool) -> AdviserSearch:
    """Have the adviser search the position as the seat knows it."""
    session, secret = live.session, live.stored.secret
    seed = keyed_seed(secret, "imagine hint", session.moment)
    position = await live.compute(TableCore.imagine, seat, seed)
    request = search_request(session, secret, position, is_quick)
    return AdviserSearch(
        position, request, await live.hub.bots.answer(request, live.hub.owner_of(who))
    )


def _forget_failure(search: asyncio.Task[AdviserSearch]) -> None:
    """Mark the failure as seen; those who wait for the search get it anyway."""
    if not search.cancelled():
        search.exception()
