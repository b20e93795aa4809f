"""One game between bots and its result.

The result is a function of configuration, seed and seats. Thinking times are recorded beside it and
aren't part of it.
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

MAX_DECISIONS = 20_000  # after which a game is aborted


class MatchStopped(Exception):  # noqa: N818 - nothing went wrong
    """The program was asked to stop while a bot was thinking; not the bot's fault."""


@dataclass
class Thinking:
    """The number of decisions with a choice, and the time spent on them."""

    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: "Thinking") -> None:
        """Add the counts of another."""
        self.decisions += other.decisions
        self.seconds += other.seconds


@dataclass
class PlayedMatch:
    """The result of a finished game."""

    seats: list[str]
    returns: list[float]
    scores: list[int]
    reason: str
    draw: bool
    decisions: int
    thinking: list[Thinking] = field(compare=False)  # by seat

    @property
    def cut(self) -> bool:
        """Whether the game was aborted without a winner."""
        return self.reason == CUT

    def to_json(self) -> dict[str, object]:
        """The game as in a results file; thinking times come last."""
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
        """The inverse of `to_json`."""
        thinking = [Thinking(*fields) for fields in data["thinking"]]
        return cls(**{**data, "thinking": thinking})


def play_match(game: Game, seats: Sequence[str], seed: int) -> PlayedMatch:
    """Play one game between the bots that `seats` names; they see only determinized positions."""
    seeds = [bot_seed(seed, seat) for seat in range(game.players)]
    bots = [player(name, game, seed_of_bot) for name, seed_of_bot in zip(seats, seeds, strict=True)]
    thinking = [Thinking() for _ in seats]
    state = game.start(seed % SEEDS)
    while not state.over and state.ply < MAX_DECISIONS:
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
    """The bot's action; raises ArenaError with its name if it fails or the action is illegal."""
    try:
        action = ask(bot, state, seed)
        problem = state.objection(action)
    except MatchStopped:
        raise
    except Exception as error:  # a third-party bot may raise anything
        raise _failed(name, state, f"{type(error).__name__}: {error}") from error
    if problem is not None:
        raise _failed(name, state, str(problem))
    return action


def _failed(name: str, state: State, problem: str) -> ArenaError:
    """The error for a bot that failed."""
    return ArenaError(
        "player-failed", {"name": name, "decision": state.ply + 1, "problem": problem}
    )


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot on a seat, independent of the dice."""
    text = f"{seed} {seat}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")
