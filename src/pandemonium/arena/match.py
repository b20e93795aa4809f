"""One game between bots, and what came out of it.

What comes out is a function of the configuration, the seed and who sits where. How long the bots
thought is noted beside it, and is no part of the result.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from pandemonium.arena.simulate import ArenaError
from pandemonium.engine.action import Action
from pandemonium.engine.chance import SEEDS
from pandemonium.engine.game import Game
from pandemonium.engine.outcome import CUT
from pandemonium.engine.state import State
from pandemonium.players import Player, ask, player

MOST = 20_000  # decisions after which a game is broken off


class MatchStopped(Exception):  # noqa: N818 - nothing went wrong
    """Somebody asked the program to end: that is no fault of the bot that was thinking."""


@dataclass
class Thinking:
    """How often somebody had a choice, and how long they thought about it."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: "Thinking") -> None:
        """Count the other's too."""
        self.decisions += other.decisions
        self.seconds += other.seconds


@dataclass
class PlayedMatch:
    """One finished game: who sat where, and what it brought them."""

    seats: list[str]
    returns: list[float]
    scores: list[int]
    reason: str
    draw: bool
    decisions: int
    thinking: list[Thinking] = field(compare=False)  # by seat

    @property
    def cut(self) -> bool:
        """Whether it was broken off: nobody has won."""
        return self.reason == CUT

    def to_json(self) -> dict[str, object]:
        """The game as one reads it in a results file; times come last."""
        return {
            "seats": self.seats,
            "returns": self.returns,
            "scores": self.scores,
            "reason": self.reason,
            "draw": self.draw,
            "decisions": self.decisions,
            "thinking": [[times.decisions, round(times.seconds, 6)] for times in self.thinking],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> "PlayedMatch":
        """What `to_json` told."""
        thinking = [Thinking(*fields) for fields in data["thinking"]]
        return cls(**{**data, "thinking": thinking})


def play_match(game: Game, seats: Sequence[str], seed: int) -> PlayedMatch:
    """Let bots play one game; `seats` names them. They see imagined positions only."""
    seeds = [own_seed(seed, seat) for seat in range(game.players)]
    bots = [player(name, game, seed_of_bot) for name, seed_of_bot in zip(seats, seeds, strict=True)]
    thinking = [Thinking() for _ in seats]
    state = game.start(seed % SEEDS)
    while not state.over and state.ply < MOST:
        seat = state.player
        has_choice = len(state.choices) > 1
        began = perf_counter()
        action = _answer(bots[seat], state, seats[seat], seeds[seat])
        if has_choice:
            thinking[seat].add(Thinking(1, perf_counter() - began))
        state.apply(action)
    outcome = state.outcome
    return PlayedMatch(
        list(seats),
        list(state.returns),
        list(state.scores),
        outcome.reason if outcome else CUT,
        outcome.draw if outcome else False,
        state.ply,
        thinking,
    )


def _answer(bot: Player, state: State, name: str, seed: int) -> Action:
    """What a bot chooses; one that fails, or wants what the rules forbid, is named."""
    try:
        action = ask(bot, state, seed)
        problem = state.objection(action)
    except MatchStopped:
        raise
    except Exception as found:  # a bot by somebody else may raise anything
        raise _failed(name, state, f"{type(found).__name__}: {found}") from found
    if problem is not None:
        raise _failed(name, state, str(problem))
    return action


def _failed(name: str, state: State, problem: str) -> ArenaError:
    """What is told of a bot that failed."""
    return ArenaError(
        "player-failed", {"name": name, "decision": state.ply + 1, "problem": problem}
    )


def own_seed(seed: int, seat: int) -> int:
    """The seed of the bot on a seat: it has nothing to do with the dice of the game."""
    text = f"{seed} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
