"""Plans: several actions that a person would want as one step."""

from pandemonium.engine.action import Action
from pandemonium.engine.task import Args


class Plan:
    """A labelled sequence of actions, to be carried out as one: a payment, a fight, a split."""

    __slots__ = ("actions", "args", "key")

    def __init__(self, key: str, actions: list[Action], args: Args | None = None) -> None:
        """`key` and `args` make its label, `plan-<key>`."""
        self.key = key
        self.actions = actions
        self.args: Args = args or {}

    def __repr__(self) -> str:
        """Show the label and the notation."""
        return f"Plan({self.key}: {', '.join(action.text for action in self.actions)})"
