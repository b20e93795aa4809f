"""Plans: several actions that a person would want as one step."""

from dataclasses import dataclass, field

from pandemonium.engine.action import Action
from pandemonium.engine.task import Args


@dataclass(frozen=True, slots=True)
class Plan:
    """Actions to carry out as one step, such as a payment; `plan-<key>` with `args` labels it."""

    key: str
    actions: list[Action]
    args: Args = field(default_factory=dict)
