"""Attacks with card packs whose effects cost as much work as allowed, or more."""

import asyncio
import itertools
from typing import Any, ClassVar

import pandemonium as pm
from bench.hostile.attack import Attack
from bench.hostile.guests import Guest
from pandemonium.engine.formats.pack import write_pack
from pandemonium.engine.formats.record import Record
from pandemonium.engine.state import State
from pandemonium.server.storage.store import Store
from tests.games.lets_summon_demons.test_work_limit import LINKS, before_the_roll, chain

GAME = "lets-summon-demons"
TOO_MANY, JUST_BELOW = 20, 3  # steps of each card of the chain
BOT = "demon"
TABLES = 8


def dear_position() -> State:
    """A position in which most rolls trigger the whole chain, just below the limit."""
    game = pm.game(GAME, players=2, cards=chain(JUST_BELOW))
    row = [f"link{number}" for number in range(len(LINKS))] + ["end"] * 12
    seat = {"souls": 0, "cards": row, "candles": [], "demons": []}
    return game.scenario({"seats": [seat]})


def dear_record(actions: int) -> Record:
    """A record of rolls that all cost nearly as much work as allowed."""
    state = dear_position()
    record = Record.at(state, False)
    while len(record.actions) < actions and not state.over:
        legal = [action.text for action in state.legal()]
        action = next((text for text in ("roll", "end") if text in legal), legal[0])
        state.apply(action)
        record.actions.append(action)
    return record


class HeavyPack(Attack):
    """Creating and checking tables with a pack above the limit: rejected."""

    name = "heavy-pack"
    title = "making tables with a pack beyond the work limit"
    people = 60
    addresses = 4
    pack: ClassVar[str] = write_pack(chain(TOO_MANY))

    async def attack(self) -> None:
        """Create tables at the rate limit, then request checks."""
        await self.each(self._make, 0.25, self.share(12))

    async def _make(self, guest: Guest) -> None:
        body = {"game": GAME, "players": 2, "pack": self.pack, "private": False}
        made = await guest.post("/api/tables", key=guest.new_key(), **body)
        if made.get("error") == "too-fast":
            await guest.post(f"/api/games/{GAME}/check", players=2, pack=self.pack)


class StoredPack(Attack):
    """Stored tables with such a pack, from before packs were checked: opened and played."""

    name = "stored-pack"
    title = "playing stored tables with such a pack"
    people = 4
    addresses = 2

    async def seed(self, store: Store, phases: int) -> None:
        """Store eight tables per phase, each before the roll that costs too much."""
        position, pack = before_the_roll(TOO_MANY).save(), write_pack(chain(TOO_MANY))
        self.facts["tables"] = [
            await self.seed_table(
                store,
                GAME,
                host := number % 2 * 2,
                self.joined(host, 0),
                self.joined(host + 1, 1),
                players=2,
                pack=pack,
                position=position,
            )
            for number in range(TABLES * phases)
        ]

    async def attack(self) -> None:
        """Start the games and roll; then read the tables and roll again."""
        first = (self.phase - 1) * TABLES
        tables = self.facts["tables"][first : first + TABLES]
        async with asyncio.TaskGroup() as group:
            for number, table in enumerate(tables):
                host = number % 2 * 2
                group.create_task(self._play(self.guests[host : host + 2], table))

    async def _play(self, people: list[Guest], table: str) -> None:
        for guest in people:
            await guest.command(table, "ready")
        while True:
            await people[0].command(table, "act", seat=0, actions=["roll"])
            await people[1].request("GET", f"/api/tables/{table}")
            await asyncio.sleep(0.5)


class DearPack(Attack):
    """Tables with bots and a pack just below the limit, rolled repeatedly."""

    name = "dear-pack"
    title = f"{TABLES} tables with bots and a pack just below the limit"

    async def seed(self, store: Store, phases: int) -> None:  # noqa: ARG002 - they last
        """Store the tables, all of one guest."""
        setup: dict[str, Any] = {"players": 2, "pack": write_pack(chain(JUST_BELOW))}
        setup["position"] = dear_position().save()
        bot = self.seated(1, BOT)
        self.facts["tables"] = [
            await self.seed_table(store, GAME, 0, self.joined(0, 0), bot, **setup)
            for _ in range(TABLES)
        ]

    async def prepare(self) -> None:
        """Start the games."""
        for table in self.facts["tables"]:
            await self.guests[0].command(table, "ready")

    async def attack(self) -> None:
        """Roll at each table after the bot's turn."""
        while True:
            await self.play(self.guests[0], self.facts["tables"], ("roll", "end"))
            await asyncio.sleep(0.2)


class SlowBots(DearPack):
    """The same tables; measures the response times of other people's bots."""

    name = "others-bots"
    title = "the same; how long a bot at another table takes"
    slows_bots = True


class Records(Attack):
    """Many different records whose games cost as much work as allowed, or more."""

    name = "records"
    title = "replaying records with such packs"
    people = 20
    addresses = 4

    async def seed(self, store: Store, phases: int) -> None:  # noqa: ARG002 - they are sent
        """Store two records, which every guest varies."""
        heavy = Record.at(before_the_roll(TOO_MANY), False)
        heavy.actions.append("roll")
        self.facts["heavy"] = heavy.write()
        self.facts["dear"] = dear_record(2000).write()

    async def prepare(self) -> None:
        self.numbers = itertools.count()

    async def attack(self) -> None:
        """Send records, the expensive ones truncated so that no two are equal."""
        await self.each(self._replay, 0.1, self.share(8))

    async def _replay(self, guest: Guest) -> None:
        number = next(self.numbers)
        text = self.facts["heavy"]
        if number % 3:
            text = "\n".join(self.facts["dear"].splitlines()[: -1 - number]) + "\n"
        await guest.post("/api/records/replay", text=text)
