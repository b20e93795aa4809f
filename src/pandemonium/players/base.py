"""The interface of bots, and how they are asked."""

from dataclasses import dataclass
from typing import Protocol

from pandemonium.engine.action import Action
from pandemonium.engine.chance import SEEDS, Chance
from pandemonium.engine.state import State
from pandemonium.players.reasons import Reason

GOLDEN = 0x9E3779B97F4A7C15  # spreads neighbouring seeds


class Player(Protocol):
    """Chooses actions. It gets a determinization, never the true position: see `ask`."""

    def choose(self, state: State) -> Action:
        """One of the legal actions of the seat that is to decide."""


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one choice: its visits and its expected return."""

    action: Action
    visits: int
    estimate: float  # from 0 to 1, as `state.returns` counts
    reasons: tuple[Reason, ...] = ()  # the main arguments for it or against it


@dataclass(frozen=True)
class Idea:
    """One of the choices that a bot rates highest, in words."""

    action: str  # its notation
    label: str
    estimate: float | None  # from 0 to 1, as `state.returns` counts; None: nothing to choose
    points: int | None  # the score to expect, in games for points
    said: str  # the arguments for it or against it


def ask(player: Player, state: State, seed: int = 0) -> Action:
    """What a bot chooses; it sees nothing that the seat to decide may not know.

    Its determinization depends only on `seed` and the number of the decision, so the same knowledge
    leads to the same choice, whatever is hidden.
    """
    return player.choose(state.imagine(state.player, decision_chance(seed, state.ply)))


def decision_chance(seed: int, ply: int) -> Chance:
    """The random numbers for one decision, independent of the decisions before it."""
    return Chance((seed * GOLDEN + ply) % SEEDS)
