"""Bot turns: a bot, or a default answer, decides for a seat."""

import asyncio
import logging
from typing import TYPE_CHECKING

from pandemonium.app.bots import BotRequest, delay, keyed_seed
from pandemonium.app.table_core import TableCore
from pandemonium.server.jobs.bot_pool import BotFailed
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table.entry import SERVER

if TYPE_CHECKING:
    from pandemonium.server.tables.hub import Hub

log = logging.getLogger(__name__)

THINKING_SHARE = 0.5  # of the delay that a bot may think: nobody sees how soon it was done


class BotTurns:
    """The decisions that are under way, at most one per table."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._thinking: dict[str, object] = {}  # by table, the position that a bot thinks about

    def is_busy(self, live: LiveTable) -> bool:
        """Whether a decision is under way at this table."""
        return live.id in self._thinking

    def start(self, live: LiveTable) -> None:
        """Start the decision of a bot or default answer, unless it is under way already."""
        decider = live.session.to_decide()
        if decider is None or (decider.bot is None and decider.answer is None):
            return
        position = live.session.position
        if self._thinking.get(live.id) != position:
            self._thinking[live.id] = position
            self._hub.spawn(self._decide(live, position))

    async def _decide(self, live: LiveTable, position: object) -> None:
        """Find an answer and write it after a delay that does not depend on the answer."""
        begun = asyncio.get_running_loop().time()
        try:
            if not await self._hub.store.locks.try_acquire(live.id):
                return
            decider = live.session.to_decide()
            if decider is None:
                return
            in_a_row = live.session.in_a_row(decider.seat)
            step = delay(live.stored.secret, live.session.moment, in_a_row) * self._hub.pace
            actions = decider.answer
            if actions is None and decider.bot is not None:
                most = step * THINKING_SHARE if in_a_row else 0.0
                actions = [await self._ask_bot(live, decider.seat, decider.bot, most)]
            await self._wait_for_release(begun, step)
            async with live.lock:
                # this server may have been suspended meanwhile
                is_ours = await self._hub.store.locks.try_acquire(live.id)
                if is_ours and live.session.position == position:
                    data: dict[str, object] = {"seat": decider.seat, "actions": actions}
                    await live.write("acted", SERVER, data, is_repeated=False)
        except Exception as problem:
            self._hub.retry_later(live.id, problem, "a bot could not act")
        finally:
            if self._thinking.get(live.id) == position:
                del self._thinking[live.id]

    async def _ask_bot(self, live: LiveTable, seat: int, bot: str, seconds: float) -> str:
        """The action of the bot, or a random one if it fails.

        `seconds` is its time limit; 0 is the limit of every bot.
        """
        secret, moment = live.stored.secret, live.session.moment
        world = await live.compute(TableCore.imagine, seat, keyed_seed(secret, "imagine", moment))
        seed, legal = keyed_seed(secret, "bot", moment), world.legal
        request = BotRequest(
            world.game, world.players, world.options, bot, seed, world.position, seconds
        )
        try:
            action = await self._hub.bots.choose(request, self._hub.owner_of(live.session.host))
        except BotFailed as problem:
            self._hub.metrics.count("bots_failed")
            log.warning("bot failed: %s", problem, extra={"table": live.id, "bot": bot})
            return legal[seed % len(legal)]
        return action if action in legal else legal[seed % len(legal)]

    @staticmethod
    async def _wait_for_release(begun: float, step: float) -> None:
        """Wait for the next multiple of `step`, so that the time shows nothing of the answer."""
        if step > 0:
            spent = asyncio.get_running_loop().time() - begun
            steps = int(spent / step) + 1
            await asyncio.sleep(steps * step - spent)
