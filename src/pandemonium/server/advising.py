"""A hint: what a bot would do in somebody's place, and why. It knows what they know, no more."""

from pandemonium.engine.chance import Chance
from pandemonium.server.bot_worker import Wish
from pandemonium.server.bots import BotFailed, lot
from pandemonium.server.errors import ServerError
from pandemonium.server.live import LiveTable
from pandemonium.server.messages import Hint, Hinted, Idea
from pandemonium.table.errors import TableError

ADVISER = "archdemon"  # whose advice is worth having
SECONDS = 3.0  # after which it is wanted


async def advise(live: LiveTable, who: str, wish: Hint, language: str) -> Hinted:
    """What the adviser would do on a seat of one's own that is to decide."""
    room = live.room
    if wish.seat not in room.seats_of(who):
        raise ServerError("not-your-seat")
    if room.status != "playing":
        raise ServerError("game-not-begun")
    if room.running.state.player != wish.seat:
        raise TableError("not-your-turn")
    secret, moment = live.stored.secret, room.running.moment
    world = room.running.imagine(wish.seat, Chance(lot(secret, "imagine hint", moment)))
    game, words = room.game, live.teller.words(language)
    asked = Wish(
        game.id,
        game.players,
        game.full_settings(),
        ADVISER,
        lot(secret, "hint", moment),
        world.save(),
        SECONDS,
        language,
        room.names(words),
    )
    try:
        answer = await live.hub.bots.answer(asked)
    except BotFailed as problem:
        raise ServerError("no-hint") from problem
    ideas = [
        Idea(
            action=one.action,
            label=one.label,
            touches=world.touches(game.action(one.action)),
            said=one.said,
            chance=one.estimate if one.points is None else None,
            points=one.points,
        )
        for one in answer.ideas
    ]
    return Hinted(key=wish.key, ideas=ideas)
