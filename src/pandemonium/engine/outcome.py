"""Outcomes: why a game ended, who won, scores and ranks."""

from dataclasses import dataclass, field
from typing import TypedDict

CUT = "cut"  # the reason of a game that automatic play broke off
UNRANKED = 0  # the rank of a seat that the rules do not rank


class OutcomeJson(TypedDict):
    """An outcome as records store it: without ranks, which follow from the position."""

    reason: str
    winners: list[int]
    draw: bool
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: `reason` is a key, whose sentence is `outcome-<reason>`.

    The winners of a draw share it. `ranks` count from 1, or are `UNRANKED`.
    """

    reason: str
    winners: tuple[int, ...]
    draw: bool
    scores: list[int]
    ranks: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Without ranks, all seats are unranked."""
        if not self.ranks:
            self.ranks.extend([UNRANKED] * len(self.scores))

    @property
    def cut(self) -> bool:
        """Whether the game was broken off, so that its result means nothing."""
        return self.reason == CUT

    def to_json(self) -> OutcomeJson:
        """The outcome as JSON, without ranks."""
        return OutcomeJson(
            reason=self.reason, winners=list(self.winners), draw=self.draw, scores=self.scores
        )

    @staticmethod
    def from_json(data: OutcomeJson) -> "Outcome":
        """The outcome that `to_json()` serialized."""
        return Outcome(data["reason"], tuple(data["winners"]), data["draw"], data["scores"])
