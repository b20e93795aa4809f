"""How a game ended."""

CUT = "cut"  # the reason of a game that automatic play broke off


class Outcome:
    """The end of a game: why, who won, whether that is a draw, and everybody's score."""

    __slots__ = ("draw", "reason", "scores", "winners")

    def __init__(self, reason: str, winners: tuple[int, ...], draw: bool, scores: list[int]):
        """`reason` is a key (`outcome-<reason>` is its sentence); winners of a draw share it."""
        self.reason = reason
        self.winners = winners
        self.draw = draw
        self.scores = scores

    @property
    def cut(self) -> bool:
        """Whether the game was broken off, so that its result says nothing."""
        return self.reason == CUT

    def to_json(self) -> dict[str, object]:
        """The outcome for records and clients."""
        return {
            "reason": self.reason,
            "winners": list(self.winners),
            "draw": self.draw,
            "scores": self.scores,
        }

    def __repr__(self) -> str:
        """Show all of it."""
        return f"Outcome({self.to_json()})"
