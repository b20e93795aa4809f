"""What a bot is."""

from typing import Protocol

from pandemonium.engine.action import Action
from pandemonium.engine.state import State


class Player(Protocol):
    """Somebody who decides. At a table they are handed an imagined position, never the true one."""

    def choose(self, state: State) -> Action:
        """One of the legal actions of the seat that is to decide."""
