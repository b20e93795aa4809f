"""What a bot is."""

from typing import Protocol

from pandemonium.engine.action import Action
from pandemonium.engine.state import State


class Player(Protocol):
    """Somebody who decides. A fair player looks at `state` only through `view` and `imagine`."""

    def choose(self, state: State) -> Action:
        """One of the legal actions of the seat that is to decide."""
