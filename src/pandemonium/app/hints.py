"""Hints: what a bot would do in your place, and why. It knows what you know, no more."""

from pandemonium.app.bots import BotRequest, keyed_seed
from pandemonium.app.errors import ServerError
from pandemonium.app.messages import Hint, Hinted, HintIdea
from pandemonium.app.table_core import ImaginedPosition
from pandemonium.locale.words import Words
from pandemonium.players.base import Idea
from pandemonium.table.errors import TableError
from pandemonium.table.session import TableSession

ADVISER = "archdemon"  # the strongest level
HINT_SECONDS = 3.0  # time limit of the bot


def check_hint(session: TableSession, who: str, hint: Hint) -> None:
    """Raise a refusal unless the seat is theirs and is to decide."""
    if hint.seat not in session.seats_of(who):
        raise ServerError("not-your-seat")
    if session.status != "playing":
        raise ServerError("game-not-begun")
    if session.deciding != hint.seat:
        raise TableError("not-your-turn")


def hint_seed(session: TableSession, secret: bytes) -> int:
    """The seed of the imagined position that the adviser gets."""
    return keyed_seed(secret, "imagine hint", session.moment)


def adviser_request(
    session: TableSession, secret: bytes, position: ImaginedPosition, words: Words
) -> BotRequest:
    """What the adviser is asked; its reasons are in the language of `words`."""
    return BotRequest(
        position.game,
        position.players,
        position.options,
        ADVISER,
        keyed_seed(secret, "hint", session.moment),
        position.position,
        HINT_SECONDS,
        words.language,
        session.names(words),
    )


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
