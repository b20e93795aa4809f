"""How a game ended."""

CUT = "cut"  # the reason of a game that automatic play broke off
UNRANKED = 0  # the rank of a seat to which the rules give none


class Outcome:
    """The end of a game: why, who won, whether that is a draw, everybody's score and rank."""

    __slots__ = ("draw", "ranks", "reason", "scores", "winners")

    def __init__(
        self,
        reason: str,
        winners: tuple[int, ...],
        draw: bool,
        scores: list[int],
        ranks: list[int] | None = None,
    ):
        """`reason` is a key (`outcome-<reason>` is its sentence); winners of a draw share it.

        `ranks` count from 1; who is not ranked by the rules has `UNRANKED`, as all have without it.
        """
        self.reason = reason
        self.winners = winners
        self.draw = draw
        self.scores = scores
        self.ranks: list[int] = ranks or [UNRANKED] * len(scores)

    @property
    def cut(self) -> bool:
        """Whether the game was broken off, so that its result says nothing."""
        return self.reason == CUT

    def to_json(self) -> dict[str, object]:
        """The outcome for records, which do not keep ranks: they follow from the position."""
        return {
            "reason": self.reason,
            "winners": list(self.winners),
            "draw": self.draw,
            "scores": self.scores,
        }

    def __repr__(self) -> str:
        """Show all of it."""
        return f"Outcome({self.to_json()})"
