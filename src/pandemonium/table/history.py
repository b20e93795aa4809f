"""Taking moves back: through one's own turn to the last information barrier.

A barrier is a die or a draw, something hidden being shown, or somebody else's decision.
"""

from pandemonium.engine.action import Action
from pandemonium.engine.state import State


class History:
    """The way a game has come, as far as it can be undone."""

    def __init__(self) -> None:
        """Nothing has been done yet."""
        self.positions: list[State] = []
        self.barrier = ""

    def apply(self, state: State, action: Action) -> None:
        """Apply the action; remember the position before it, unless it was a barrier."""
        before = state.clone()
        before.recording = state.recording
        state.apply(action)
        barrier = barrier_between(before, state)
        if barrier:
            self.barrier = barrier  # it stays in the way when what came after it is undone
            self.positions.clear()
        else:
            self.positions.append(before)

    def undo(self) -> State | None:
        """The position before the last action, or None at a barrier (`barrier` says which)."""
        return self.positions.pop() if self.positions else None


def barrier_between(before: State, after: State) -> str:
    """Why the step cannot be taken back: `chance`, `reveal`, `over`, `player`; empty if it can."""
    if after.chance.save() != before.chance.save():
        return "chance"
    if after.reveals != before.reveals:
        return "reveal"
    if after.over:
        return "over"
    return "player" if after.player != before.player else ""
