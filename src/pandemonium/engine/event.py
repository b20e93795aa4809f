"""Events: what happened, in order, and who may see which part of it."""

from typing import Final

EVERYBODY: Final = -1


class Event:
    """Something that happened. Logs, animations and statistics are made from these.

    `card` and `values` of an event with `privy` set are for that seat alone; that it happened, to
    whom and how many, everybody may know.
    """

    __slots__ = ("card", "kind", "n", "privy", "seat", "target", "values")

    def __init__(
        self,
        kind: str,
        seat: int = -1,
        card: str = "",
        n: int = 0,
        target: int = -1,
        values: tuple[int, ...] = (),
        privy: int = EVERYBODY,
    ) -> None:
        """`kind` is the key of the wording, `seat` who did it, `target` whom it befell."""
        self.kind = kind
        self.seat = seat
        self.card = card
        self.n = n
        self.target = target
        self.values = values
        self.privy = privy

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """What `seat` (None: a spectator) may know of it, JSON-ready and without empty parts."""
        seen: dict[str, object] = {"kind": self.kind}
        if self.seat >= 0:
            seen["seat"] = self.seat
        if self.target >= 0:
            seen["target"] = self.target
        if self.n:
            seen["n"] = self.n
        if self.privy in (EVERYBODY, seat):
            if self.card:
                seen["card"] = self.card
            if self.values:
                seen["values"] = list(self.values)
        return seen

    def __repr__(self) -> str:
        """Show everything, secrets included: for tests and debugging."""
        return f"Event({self.seen_by(self.privy)})"
