"""What the adviser found about the current decision of a table: it is asked once per decision."""

import asyncio
from dataclasses import dataclass

from pandemonium.app.bots import BotReply, BotRequest
from pandemonium.app.table_core import ImaginedPosition

DecisionKey = tuple[str, int]  # a moment of the game and the seat that decides


@dataclass(frozen=True)
class AdviserSearch:
    """One search: what the seat knew, what the adviser was asked, and its reply."""

    position: ImaginedPosition
    request: BotRequest
    reply: BotReply


@dataclass
class DecisionAdvice:
    """The search of one decision, under way or done; another decision replaces it."""

    decision: DecisionKey | None = None
    search: asyncio.Task[AdviserSearch] | None = None

    def of(self, decision: DecisionKey) -> asyncio.Task[AdviserSearch] | None:
        """The search of this decision, if there is one that has not failed."""
        search = self.search if self.decision == decision else None
        if search is not None and search.done() and (search.cancelled() or search.exception()):
            return None
        return search
