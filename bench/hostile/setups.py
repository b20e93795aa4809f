"""Attacks with expensive setups: layouts of lines, and packs in the card editor."""

import itertools
from typing import Any

from bench.hostile.attack import Attack
from bench.hostile.guests import Guest
from pandemonium.games.dicke_daemonen import layouts

BOARDS = "dicke-daemonen"
CARDS = "lets-summon-demons"
LEVEL = "wild"  # the layouts that take longest to find


class LayoutSeeds(Attack):
    """A host who keeps changing the seed of the layout."""

    name = "layout-seeds"
    title = "changing the random layout of a table, one guest"

    async def prepare(self) -> None:
        """Create a table per guest."""
        self.seeds = itertools.count(1)
        self.tables = {
            guest: await guest.make_table(BOARDS, players=2, options={"layout": LEVEL})
            for guest in self.guests
        }

    async def attack(self) -> None:
        """Change the seed as soon as the last change is answered."""
        await self.each(self._change, 0.02, self.guests)

    async def _change(self, guest: Guest) -> None:
        options = {"layout": LEVEL, "layout_seed": next(self.seeds)}
        await guest.command(self.tables[guest], "change", options=options)


class ManyLayoutSeeds(LayoutSeeds):
    """Ten hosts who keep changing the seed of the layout."""

    name = "layout-seeds-10"
    title = "the same, ten guests"
    people = 10
    addresses = 3


class Inspections(Attack):
    """Layout checks without a table: random layouts, and a dense one."""

    name = "inspect"
    title = "checking random and dense layouts, ten guests"
    people = 30
    addresses = 4

    async def prepare(self) -> None:
        """Create the dense layout."""
        self.seeds = itertools.count(1)
        self.dense = layouts.invent(LEVEL, 0).to_json()

    async def attack(self) -> None:
        """Check random and given layouts in turn."""
        await self.each(self._inspect, 0.05, self.share(10))

    async def _inspect(self, guest: Guest) -> None:
        seed = next(self.seeds)
        options: dict[str, Any] = {"layout": LEVEL, "layout_seed": seed}
        if seed % 2:
            lines = [{**line, "cx": line["cx"] + seed % 7} if "cx" in line else line
                     for line in self.dense["lines"]]  # fmt: skip
            options = {"layout": {**self.dense, "lines": lines}}
        await guest.post(f"/api/games/{BOARDS}/inspect", options=options)


class CardChecks(Attack):
    """Card editor checks with packs of the maximum size."""

    name = "card-checks"
    title = "checking packs of 200 cards, ten guests"
    people = 30
    addresses = 4

    async def prepare(self) -> None:
        """Create cards with several steps."""
        self.numbers = itertools.count(1)
        effect = [{"activate": "card", "each": True}] * 6
        card = {"kind": "animal", "on": [7], "copies": 1, "effect": effect, "name": "Own"}
        self.cards = [{**card, "id": f"own{number}"} for number in range(200)]

    async def attack(self) -> None:
        """Check packs, no two of them equal."""
        await self.each(self._check, 0.05, self.share(10))

    async def _check(self, guest: Guest) -> None:
        cards = [{**self.cards[0], "name": f"Own {next(self.numbers)}"}, *self.cards[1:]]
        await guest.post(f"/api/games/{CARDS}/cards", cards=cards)
