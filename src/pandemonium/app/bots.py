"""Bots as the application uses them: what one is asked, how it answers, and when that is shown.

A bot gets an imagined position (determinization), so it cannot reveal a secret even if it is
somebody else's program.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Any

from pandemonium.engine.registry import cached_game
from pandemonium.engine.state import State
from pandemonium.players import Player, SearchPlayer, player
from pandemonium.players.base import Idea, Thought
from pandemonium.players.thinker import Thinker

SEARCH_SHARE = 0.8  # of its time that a searching bot uses; the rest is for startup and the reply
# Seconds until the first answer of a seat, so that people can follow.
MIN_FIRST_DELAY, MAX_FIRST_DELAY = 0.6, 1.2
NEXT_DELAY = 0.25  # seconds, at most, until the next one of the same seat,
DELAY_FACTOR = 0.85  # of them until each further one,
MIN_DELAY = 0.02  # but no less: all answers of a turn are shown within 4 seconds


@dataclass(frozen=True)
class JudgedChoice:
    """What a bot thinks of one choice: its visits and its expected return."""

    action: str  # its notation
    visits: int
    estimate: float  # from 0 to 1


@dataclass
class BotRequest:
    """The position as the bot's seat knows it, and which bot decides."""

    game: str
    players: int
    options: dict[str, Any]
    bot: str
    seed: int
    position: dict[str, Any]
    seconds: float = 0.0  # time limit; 0: the limit of every bot
    language: str = ""  # of its reasons; empty: none are needed
    names: list[str] = field(default_factory=list)  # of the seats, in that language
    iterations: int = 0  # of a search; 0: as many as its level has
    judged: list[JudgedChoice] = field(default_factory=list)  # what is only to be explained


@dataclass
class BotReply:
    """The action of a bot, or what went wrong."""

    action: str = ""
    ideas: list[Idea] = field(default_factory=list)
    problem: str = ""
    judged: list[JudgedChoice] = field(default_factory=list)  # the best first
    line: list[str] = field(default_factory=list)  # the action and how it would continue


def choose(request: BotRequest, seconds: float) -> BotReply:
    """What the bot does in this position, within so many seconds."""
    configured = cached_game(request.game, request.players, request.options)
    bot = player(request.bot, configured, request.seed)
    state = configured.load(request.position)
    if request.judged:
        return _explain(request, bot, state)
    if isinstance(bot, SearchPlayer):
        bot.seconds = min(seconds * SEARCH_SHARE, request.seconds or seconds)
        bot.iterations = request.iterations or bot.iterations
    action = bot.choose(state)
    reply = BotReply(action.text, _ideas(request, bot, state) if request.language else [])
    if isinstance(bot, SearchPlayer):
        reply.judged = [
            JudgedChoice(thought.action.text, thought.visits, thought.estimate)
            for thought in bot.judged
        ]
        reply.line = [action.text for action in bot.line]
    return reply


def _explain(request: BotRequest, bot: Player, state: State) -> BotReply:
    """The reasons of an earlier search, in words."""
    if isinstance(bot, Thinker):
        thoughts = [
            Thought(state.game.action(choice.action), choice.visits, choice.estimate)
            for choice in request.judged
        ]
        bot.recall(state, thoughts)
    return BotReply(request.judged[0].action, _ideas(request, bot, state))


def _ideas(request: BotRequest, bot: Player, state: State) -> list[Idea]:
    """The choices that the bot rates highest, and why, in words."""
    if not isinstance(bot, Thinker):
        return []
    # Imported late: most bot processes never word anything.
    from pandemonium.locale.words import Words
    from pandemonium.players.sentences import best_ideas

    words = Words(state.game, request.language, request.names)
    return best_ideas(words, bot.strategy, state, bot.thoughts())


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
        return MIN_FIRST_DELAY + (MAX_FIRST_DELAY - MIN_FIRST_DELAY) * fraction
    return max(MIN_DELAY, NEXT_DELAY * DELAY_FACTOR ** (in_a_row - 1)) * (1 + fraction) / 2
