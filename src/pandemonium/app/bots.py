"""Bots as the application uses them: what one is asked, how it answers, and when that is shown.

A bot gets an imagined position (determinization), so it cannot reveal a secret even if it is
somebody else's program.
"""

import hashlib
from functools import lru_cache
from typing import Any

from msgspec import Struct, json

from pandemonium.engine.game import Game
from pandemonium.engine.registry import game
from pandemonium.engine.state import State
from pandemonium.players import Player, SearchPlayer, player
from pandemonium.players.base import Idea
from pandemonium.players.thinker import Thinker

KEPT_GAMES = 16
SEARCH_SHARE = 0.8  # of its time that a searching bot uses; the rest is for startup and the reply
QUICKEST, SLOWEST = 0.6, 1.2  # seconds until the first answer of a seat, so that people can follow
NEXT = 0.25  # seconds, at most, until the next one of the same seat,
SOONER = 0.85  # of them until each further one,
LEAST = 0.02  # but no less: all answers of a turn are shown within 4 seconds


class BotRequest(Struct):
    """The position as the bot's seat knows it, and which bot decides."""

    game: str
    players: int
    options: dict[str, Any]
    bot: str
    seed: int
    position: dict[str, Any]
    seconds: float = 0.0  # time limit; 0: the limit of every bot
    language: str = ""  # of its reasons; empty: none are needed
    names: list[str] = []  # of the seats, in that language


class BotReply(Struct):
    """The action of a bot, or what went wrong."""

    action: str = ""
    ideas: list[Idea] = []
    problem: str = ""


def choose(request: BotRequest, seconds: float) -> BotReply:
    """What the bot does in this position, within so many seconds."""
    made = _game(request.game, request.players, json.encode(request.options))
    bot = player(request.bot, made, request.seed)
    if isinstance(bot, SearchPlayer):
        bot.seconds = min(seconds * SEARCH_SHARE, request.seconds or seconds)
    state = made.load(request.position)
    action = bot.choose(state)
    return BotReply(action.text, _ideas(request, bot, state) if request.language else [])


def _ideas(request: BotRequest, bot: Player, state: State) -> list[Idea]:
    """The choices that the bot rates highest, and why, in words."""
    if not isinstance(bot, Thinker):
        return []
    # Imported late: most bot processes never word anything.
    from pandemonium.locale.words import Words
    from pandemonium.players.sentences import best_ideas

    words = Words(state.game, request.language, request.names)
    return best_ideas(words, bot.strategy, state, bot.thoughts())


@lru_cache(maxsize=KEPT_GAMES)
def _game(name: str, players: int, options: bytes) -> Game:
    """The configuration, created once."""
    return game(name, players, **json.decode(options, type=dict[str, Any]))


def keyed_seed(secret: bytes, purpose: str, moment: str) -> int:
    """64 random bits for one purpose at one moment of a game.

    Keyed with the secret of the table, which nobody learns before the game is over: with a seed
    that others can compute, a bot's choices would show them its hand.
    """
    message = f"{purpose} {moment}".encode()
    digest = hashlib.blake2b(message, digest_size=8, key=secret, person=b"pandemonium bots")
    return int.from_bytes(digest.digest(), "big")


def delay(secret: bytes, moment: str, in_a_row: int = 0) -> float:
    """Seconds after which the answer at this moment is released, whatever it is.

    `in_a_row` is how many answers the same seat has given just before, as everybody saw.
    """
    fraction = keyed_seed(secret, "delay", moment) / 2**64
    if not in_a_row:
        return QUICKEST + (SLOWEST - QUICKEST) * fraction
    return max(LEAST, NEXT * SOONER ** (in_a_row - 1)) * (1 + fraction) / 2
