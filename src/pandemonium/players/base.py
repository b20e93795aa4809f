"""What a bot is, and how it is asked."""

from dataclasses import dataclass
from typing import Protocol

from pandemonium.engine.action import Action
from pandemonium.engine.chance import SEEDS, Chance
from pandemonium.engine.state import State
from pandemonium.players.reasons import Reason

GOLDEN = 0x9E3779B97F4A7C15  # spreads neighbouring seeds


class Player(Protocol):
    """Somebody who decides. They are handed an imagined position, never the true one: see `ask`."""

    def choose(self, state: State) -> Action:
        """One of the legal actions of the seat that is to decide."""


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one choice: how often it looked at it, and what it then expects."""

    action: Action
    visits: int
    estimate: float  # from 0 to 1, as `state.returns` counts
    reasons: tuple[Reason, ...] = ()  # what speaks most for it or against it


@dataclass(frozen=True)
class Idea:
    """One of the choices that a bot rates highest, in words."""

    action: str  # its notation
    label: str
    estimate: float | None  # from 0 to 1, as `state.returns` counts; None: nothing to choose
    points: int | None  # the score to expect, where one plays for points
    said: str  # what speaks for it or against it


def ask(player: Player, state: State, seed: int = 0) -> Action:
    """What a player chooses, who sees nothing that the seat to decide may not know.

    The world it is handed is drawn by `seed` and the number of the decision, so the same knowledge
    gives the same choice, whatever the truth is.
    """
    return player.choose(state.imagine(state.player, lots(seed, state.ply)))


def lots(seed: int, ply: int) -> Chance:
    """The lots that belong to a seed at one decision, whatever was decided before."""
    return Chance((seed * GOLDEN + ply) % SEEDS)
