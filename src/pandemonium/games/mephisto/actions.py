"""Every action that can occur, by verb. What they are called and touch is in `labels.py`."""

from pandemonium.engine.action import Action, ActionTable
from pandemonium.games.mephisto.components import LANES, MOST_FAVOR, Box


class Actions:
    """The actions of one configuration.

    Those about cells are indexed by cell, those about gear in play by card number, those about
    cards in a hand by design; `play_gear` and `move` by lane within that. `from_hand` is all that
    a turn may allow with a card of each design.
    """

    def __init__(self, box: Box, table: ActionTable) -> None:
        """Add every action to the table."""
        lanes = [str(lane + 1) for lane in range(LANES)]
        seats = [f"p{seat + 1}" for seat in range(box.players)]
        gear = box.gear_names
        designs = [design.id for design in box.designs]
        self.pass_ = table.add("pass", ends=True)
        self.loot_deck = table.add("loot deck", ends=True)
        self.hand_over = table.add("hand over", ends=True)
        self.done = table.add("done")
        self.decline = table.add("decline")
        self.pay_favor = table.add("pay favor")
        self.play_gear: list[Action] = table.add_each(
            "play",
            [f"{one} {lane}" for one in designs[: box.first_spell_design] for lane in lanes],
            kind="play-gear",
        )
        # monsters are among them, so that it can be said why they are not played
        self.play_spell: list[Action] = table.add_each(
            "play", designs[box.first_spell_design :], kind="play-spell"
        )
        self.activate: list[Action] = table.add_each("activate", gear)
        self.loot: list[Action] = table.add_each("loot", box.cells, ends=True)
        self.fight: list[Action] = table.add_each("fight", box.cells, ends=True)
        self.fight_both: list[Action] = table.add_each("fight both", lanes, ends=True)
        self.summon: list[Action] = table.add_each(
            "summon", designs[box.first_monster_design :], ends=True
        )
        self.from_hand: list[list[Action]] = self._from_hand(box)
        self.discard: list[Action] = table.add_each("discard", designs)
        self.give: list[Action] = table.add_each("give", designs)
        self.scrap: list[Action] = table.add_each("scrap", gear)
        self.lane: list[Action] = table.add_each("lane", lanes)
        self.under: list[Action] = table.add_each("under", box.cells)
        self.take: list[Action] = table.add_each("take", box.cells)
        self.banish: list[Action] = table.add_each("banish", box.cells)
        self.copy: list[Action] = table.add_each("copy", box.cells)
        self.read: list[Action] = table.add_each("read", box.cells)
        self.weaken: list[Action] = table.add_each("weaken", gear)
        self.repair: list[Action] = table.add_each("repair", gear)
        self.empower: list[Action] = table.add_each("empower", gear)
        self.move: list[Action] = table.add_each(
            "move", [f"{one} {lane}" for one in gear for lane in lanes]
        )
        self.target: list[Action] = table.add_each("target", seats)
        self.benefit: list[Action] = table.add_each("for", seats, kind="benefit")
        self.wield: list[Action] = table.add_each("wield", gear)
        self.spend: list[Action] = table.add_each("spend", [str(n) for n in range(MOST_FAVOR + 1)])

    def _from_hand(self, box: Box) -> list[list[Action]]:
        """For each design what can be done in a turn with a card in the hand."""
        gear = box.first_spell_design
        spells = box.first_monster_design - gear
        lanes = [self.play_gear[LANES * one : LANES * one + LANES] for one in range(gear)]
        return lanes + [[one] for one in self.play_spell[:spells] + self.summon]
