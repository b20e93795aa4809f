"""Hints: has the adviser bot think about a table for one of its players."""

from pandemonium.app.errors import ServerError
from pandemonium.app.hints import adviser_request, check_hint, hint_seed, hinted
from pandemonium.app.messages import Hint, Hinted
from pandemonium.app.table_core import TableCore
from pandemonium.server.jobs.bot_pool import BotFailed
from pandemonium.server.tables.live_table import LiveTable


async def advise(live: LiveTable, who: str, hint: Hint, language: str) -> Hinted:
    """What the adviser would do on a seat of theirs that is to decide."""
    session, secret = live.session, live.stored.secret
    check_hint(session, who, hint)
    position = await live.compute(TableCore.imagine, hint.seat, hint_seed(session, secret))
    request = adviser_request(session, secret, position, live.hub.words(language))
    try:
        reply = await live.hub.bots.answer(request, live.hub.owner_of(who))
    except BotFailed as problem:
        raise ServerError("no-hint") from problem
    actions = [idea.action for idea in reply.ideas]
    touches = await live.compute(TableCore.touches, position.position, actions)
    return hinted(hint.key, reply.ideas, touches)
