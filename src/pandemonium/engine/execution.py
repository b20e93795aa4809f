"""Executions: a plan or an action that was carried out, to compare with its preview."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pandemonium.engine.action import Action
from pandemonium.engine.event import Event

Kind = TypeVar("Kind", bound=Event)


@dataclass(frozen=True)
class Execution:
    """What was done, the positions before and after it, and the events between.

    `key` is that of the plan; it is empty for a single action.
    """

    key: str
    actions: Sequence[Action]
    before: Any  # the game's own State, as in a presenter
    after: Any
    events: Sequence[Event]

    @property
    def seat(self) -> int:
        """The seat that chose the actions."""
        seat: int = self.before.player
        return seat

    @property
    def action(self) -> Action:
        """The first action: all there is, if this is not a plan."""
        return self.actions[0]

    def events_of(self, kind: type[Kind]) -> list[Kind]:
        """All events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def own_events(self, kind: type[Kind]) -> list[Kind]:
        """The events of one kind that concern the seat that decided."""
        events = self.events_of(kind)
        return [event for event in events if getattr(event, "seat", None) == self.seat]
