"""A hint: what a bot would do in somebody's place, and why. It knows what they know, no more."""

from pandemonium.app.errors import ServerError
from pandemonium.app.messages import Hint, Hinted, HintIdea
from pandemonium.app.table_core import TableCore
from pandemonium.server.jobs.bot_worker import BotRequest
from pandemonium.server.tables.bots import BotFailed, lot
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table.errors import TableError

ADVISER = "archdemon"  # whose advice is worth having
HINT_SECONDS = 3.0  # after which it is wanted


async def advise(live: LiveTable, who: str, wish: Hint, language: str) -> Hinted:
    """What the adviser would do on a seat of one's own that is to decide."""
    session, words = live.session, live.hub.words(language)
    if wish.seat not in session.seats_of(who):
        raise ServerError("not-your-seat")
    if session.status != "playing":
        raise ServerError("game-not-begun")
    if session.deciding != wish.seat:
        raise TableError("not-your-turn")
    secret, moment = live.stored.secret, session.moment
    seed = lot(secret, "imagine hint", moment)
    world = await live.compute(TableCore.imagine, wish.seat, seed)
    asked = BotRequest(
        world.game,
        world.players,
        world.options,
        ADVISER,
        lot(secret, "hint", moment),
        world.position,
        HINT_SECONDS,
        language,
        session.names(words),
    )
    try:
        answer = await live.hub.bots.answer(asked, live.hub.owner_of(who))
    except BotFailed as problem:
        raise ServerError("no-hint") from problem
    actions = [idea.action for idea in answer.ideas]
    touches = await live.compute(TableCore.touches, world.position, actions)
    ideas = [
        HintIdea(
            action=one.action,
            label=one.label,
            touches=touched,
            said=one.said,
            chance=one.estimate if one.points is None else None,
            points=one.points,
        )
        for one, touched in zip(answer.ideas, touches, strict=True)
    ]
    return Hinted(key=wish.key, ideas=ideas)
