"""Bot turns: letting a bot, or a default answer, decide at a table."""

import asyncio
import logging
from typing import TYPE_CHECKING

from pandemonium.app.bots import BotRequest, delay, keyed_seed
from pandemonium.app.table_core import TableCore
from pandemonium.engine.errors import PandemoniumError
from pandemonium.server.jobs.bot_pool import BotFailed
from pandemonium.server.tables.live_table import LiveTable
from pandemonium.table.entry import SERVER

if TYPE_CHECKING:
    from pandemonium.server.tables.hub import Hub

log = logging.getLogger(__name__)

THINKING_SHARE = 0.5  # of the delay that a bot may think: nobody sees how soon it was done


class BotTurns:
    """The decisions that bots are working on."""

    def __init__(self, hub: "Hub") -> None:
        """No bot has been asked."""
        self._hub = hub
        self._thinking: dict[str, object] = {}  # by table, the position that a bot thinks about

    def is_busy(self, live: LiveTable) -> bool:
        """Whether a bot thinks about this table."""
        return live.id in self._thinking

    def start(self, live: LiveTable) -> None:
        """Let a bot decide, or a default answer, unless that is under way already."""
        decider = live.session.to_decide()
        if decider is None or (decider.bot is None and decider.answer is None):
            return
        position = live.session.position
        if self._thinking.get(live.id) != position:
            self._thinking[live.id] = position
            self._hub.spawn(self._decide(live, position))

    async def _decide(self, live: LiveTable, position: object) -> None:
        """Find an answer, wait until nobody can tell how long that took, and write it."""
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
                if await self._is_ours(live, position):
                    data: dict[str, object] = {"seat": decider.seat, "actions": actions}
                    await live.write("acted", SERVER, data, is_repeated=False)
        except PandemoniumError as problem:
            log.warning("a bot could not act: %s", problem, extra={"table": live.id})
            self._hub.retry_later(live.id)
        except Exception:  # a bug of ours: the bot is asked again
            log.exception("a bot could not act", extra={"table": live.id})
            self._hub.retry_later(live.id)
        finally:
            if self._thinking.get(live.id) == position:
                del self._thinking[live.id]

    async def _is_ours(self, live: LiveTable, position: object) -> bool:
        """Whether this server, which may have been stopped, still decides at this position."""
        return (
            await self._hub.store.locks.try_acquire(live.id) and live.session.position == position
        )

    async def _ask_bot(self, live: LiveTable, seat: int, bot: str, seconds: float) -> str:
        """What the bot does after so many seconds at most; if it fails, a random action.

        0 seconds are as many as any bot has.
        """
        secret, moment = live.stored.secret, live.session.moment
        world = await live.compute(TableCore.imagine, seat, keyed_seed(secret, "imagine", moment))
        seed, legal = keyed_seed(secret, "bot", moment), world.legal
        wish = BotRequest(
            world.game, world.players, world.options, bot, seed, world.position, seconds
        )
        try:
            action = await self._hub.bots.choose(wish, self._hub.owner_of(live.session.host))
        except BotFailed as problem:
            self._hub.metrics.count("bots_failed")
            log.warning("a bot failed: %s", problem, extra={"table": live.id, "bot": bot})
            return legal[seed % len(legal)]
        return action if action in legal else legal[seed % len(legal)]

    @staticmethod
    async def _wait_for_release(begun: float, step: float) -> None:
        """Answers are released on the beat: what came late waits for the next one."""
        if step > 0:
            spent = asyncio.get_running_loop().time() - begun
            beats = int(spent / step) + 1
            await asyncio.sleep(beats * step - spent)
