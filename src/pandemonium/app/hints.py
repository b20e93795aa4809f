"""Hints: what a bot would do in your place, and why. It knows what you know, no more."""

from dataclasses import replace

from pandemonium.app.bots import BotReply, BotRequest, keyed_seed
from pandemonium.app.errors import ServerError
from pandemonium.app.messages import Advise, Hint, Hinted, HintIdea
from pandemonium.app.table_core import ImaginedPosition
from pandemonium.engine.version import is_compiled
from pandemonium.locale.words import Words
from pandemonium.players.base import Idea
from pandemonium.table.errors import TableError
from pandemonium.table.session import TableSession

ADVISER = "archdemon"  # the strongest level
HINT_SECONDS = 3.0  # time limit of the bot
QUICK_ADVISER, QUICK_ITERATIONS = "demon", 300  # for suggestions, where nothing is compiled
QUICK_SECONDS = 1.0  # time limit of a search for a suggestion


def check_hint(session: TableSession, who: str, hint: Hint | Advise) -> None:
    """Raise a refusal unless the seat is theirs and is to decide."""
    if hint.seat not in session.seats_of(who):
        raise ServerError("not-your-seat")
    if session.status != "playing":
        raise ServerError("game-not-begun")
    if session.deciding != hint.seat:
        raise TableError("not-your-turn")


def search_request(
    session: TableSession, secret: bytes, position: ImaginedPosition, is_quick: bool
) -> BotRequest:
    """What the adviser is asked; `is_quick` limits the search to about a second."""
    game, players, options, saved, _ = position
    seed = keyed_seed(secret, "hint", session.moment)
    seconds = QUICK_SECONDS if is_quick else HINT_SECONDS
    if is_quick and not is_compiled():
        thinking = (QUICK_ADVISER, seed, saved, seconds)
        return BotRequest(game, players, options, *thinking, iterations=QUICK_ITERATIONS)
    return BotRequest(game, players, options, ADVISER, seed, saved, seconds)


def reasons_request(
    session: TableSession, searched: BotRequest, reply: BotReply, words: Words
) -> BotRequest:
    """Asks for the reasons of an earlier search, in the language of `words`."""
    names = session.names(words)
    return replace(searched, language=words.language, names=names, judged=reply.judged)


def hinted(key: str, ideas: list[Idea], touches: list[list[str]]) -> Hinted:
    """The reply to a hint; `touches` are the elements that the action of each idea is about."""
    return Hinted(
        key=key,
        ideas=[
            HintIdea(
                action=idea.action,
                label=idea.label,
                touches=elements,
                said=idea.said,
                chance=idea.estimate if idea.points is None else None,
                points=idea.points,
            )
            for idea, elements in zip(ideas, touches, strict=True)
        ],
    )
