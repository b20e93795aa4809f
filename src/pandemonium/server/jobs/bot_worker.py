"""A process that thinks for bots: a line with a position in, a line with an action out.

It is started by `bots.py` and ends when nobody writes to it any more. What it is handed is an
imagined position, so it could not tell a secret even if it were somebody else's program.
"""

import contextlib
import os
import signal
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct, json

from pandemonium.engine.game import Game
from pandemonium.engine.registry import game
from pandemonium.engine.state import State
from pandemonium.players import Player, SearchPlayer, player
from pandemonium.players.thinker import Thinker

KEPT_GAMES = 16
NICE = 10  # the server comes first, then bots, then what strangers sent (`worker.py`), then jobs
OOM_SCORE = Path("/proc/self/oom_score_adj")  # Linux
ENDED_FIRST = "500"  # of at most 1000: rather than the server
THINKING = 0.8  # of its time a bot that searches may use; the rest is for starting and answering


class BotRequest(Struct):
    """What is asked: the position as the bot's seat knows it, and who is to decide."""

    game: str
    players: int
    options: dict[str, Any]
    bot: str
    seed: int
    position: dict[str, Any]
    seconds: float = 0.0  # the most that it may think; 0: as long as any bot
    language: str = ""  # of its reasons; empty: nobody asks for them
    names: list[str] = []  # of the seats, in that language


class BotIdea(Struct):
    """One of the best choices, as the bot sees it."""

    action: str
    label: str
    estimate: float | None
    points: int | None
    said: str


class BotReply(Struct):
    """What the bot does, or what went wrong."""

    action: str = ""
    ideas: list[BotIdea] = []
    problem: str = ""


def main(seconds: float, memory: int) -> None:
    """Answer until the line is closed."""
    limit_memory(memory)
    step_back(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides what Ctrl-C means
    with contextlib.suppress(BrokenPipeError):  # the server was killed: nobody waits for an answer
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(json.encode(answer(line, seconds)) + b"\n")
            sys.stdout.buffer.flush()


def answer(line: bytes, seconds: float) -> BotReply:
    """One answer; whatever goes wrong is told, not raised."""
    try:
        return choose(json.decode(line, type=BotRequest), seconds)
    except Exception as problem:  # other people's bots may do anything
        return BotReply(problem=f"{type(problem).__name__}: {problem}"[:500])


def choose(wish: BotRequest, seconds: float) -> BotReply:
    """What the bot does in this position."""
    made = _game(wish.game, wish.players, json.encode(wish.options))
    bot = player(wish.bot, made, wish.seed)
    if isinstance(bot, SearchPlayer):
        bot.seconds = min(seconds * THINKING, wish.seconds or seconds)
    state = made.load(wish.position)
    action = bot.choose(state)
    return BotReply(action.text, _ideas(wish, bot, state) if wish.language else [])


def _ideas(wish: BotRequest, bot: Player, state: State) -> list[BotIdea]:
    """The choices that the bot likes best, and why, in words."""
    if not isinstance(bot, Thinker):
        return []
    # Most bots are never asked, and need no words.
    from pandemonium.locale.words import Words
    from pandemonium.players.sentences import best_ideas

    words = Words(state.game, wish.language, wish.names)
    return [
        BotIdea(idea.action.text, idea.label, idea.estimate, idea.points, idea.said)
        for idea in best_ideas(words, bot.strategy, state, bot.thoughts())
    ]


@lru_cache(maxsize=KEPT_GAMES)
def _game(name: str, players: int, options: bytes) -> Game:
    """The configuration, made once."""
    return game(name, players, **json.decode(options, type=dict[str, Any]))


def limit_memory(memory: int) -> None:
    """Use no more bytes than these, where the system can see to it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def step_back(nice: int) -> None:
    """Let the server go first: this process runs at a lower priority, and is ended before it.

    A waiting server is then hardly delayed by processes that compute, and where memory runs out the
    system ends one of these.
    """
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    with contextlib.suppress(OSError):  # not on other systems
        OOM_SCORE.write_text(ENDED_FIRST, encoding="ascii")


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
