"""Every action that can occur, by verb, and what the argument of each kind of action names."""

from typing import Final

from pandemonium.engine.action import Action, ActionTable
from pandemonium.games.mephisto.components import LANES, MAX_FAVOR, Box

# What an action is about: `labels.py` has a class for each.
PLAYER: Final = "player"  # the one who takes it: there is no argument
PARTNER: Final = "partner"
DECK: Final = "deck"
CELL: Final = "cell"
GEAR_IN_PLAY: Final = "gear"  # a card number
HAND_CARD: Final = "hand"  # a design
PLAYED_CARD: Final = "play"  # a design, with its cost
SEAT: Final = "seat"
LANE: Final = "lane"
AMOUNT: Final = "amount"


class Family:
    """All actions of one kind: what they are about, and how their argument is read.

    The argument counts things from the number `first` on; with `has_lane` there is an action for
    each thing and lane.
    """

    __slots__ = ("about", "actions", "first", "has_lane")

    def __init__(self, actions: list[Action], about: str, first: int, has_lane: bool) -> None:
        self.actions = actions
        self.about = about
        self.first = first
        self.has_lane = has_lane

    def number(self, action: Action) -> int:
        """The number of the cell, card, design, seat or lane that an action names."""
        return self.first + (action.arg // LANES if self.has_lane else action.arg)


class Actions:
    """The actions of one configuration.

    Those about cells are indexed by cell, those about gear in play by card number, those about
    cards in a hand by design; `play_gear` and `move` by lane within that. `from_hand` is all that
    a turn may allow with a card of each design.
    """

    def __init__(self, box: Box, table: ActionTable) -> None:
        """Add every action to the table."""
        self.table = table
        self.by_kind: dict[str, Family] = {}
        lanes = [str(lane + 1) for lane in range(LANES)]
        seats = [f"p{seat + 1}" for seat in range(box.players)]
        cells, gear = box.cells, box.gear_names
        designs = [design.id for design in box.designs]
        first_spell, first_monster = box.first_spell_design, box.first_monster_design
        self.pass_ = self._add("pass", ends=True)
        self.loot_deck = self._add("loot deck", DECK, ends=True)
        self.hand_over = self._add("hand over", PARTNER, ends=True)
        self.done = self._add("done", stops=True)
        self.decline = self._add("decline", stops=True)
        self.pay_favor = self._add("pay favor")
        self.play_gear = self._add_each(
            "play", _with_lanes(designs[:first_spell]), PLAYED_CARD, kind="play-gear", has_lane=True
        )
        # monsters are among them so that a refusal can say why they cannot be played
        self.play_spell = self._add_each(
            "play", designs[first_spell:], PLAYED_CARD, kind="play-spell", first=first_spell
        )
        self.activate = self._add_each("activate", gear, GEAR_IN_PLAY)
        self.loot = self._add_each("loot", cells, CELL, ends=True)
        self.fight = self._add_each("fight", cells, CELL, ends=True)
        self.fight_both = self._add_each("fight both", lanes, LANE, ends=True)
        self.summon = self._add_each(
            "summon", designs[first_monster:], HAND_CARD, first=first_monster, ends=True
        )
        self.from_hand: list[list[Action]] = self._from_hand(box)
        self.discard = self._add_each("discard", designs, HAND_CARD, gives_up=True)
        self.give = self._add_each("give", designs, HAND_CARD, gives_up=True)
        self.scrap = self._add_each("scrap", gear, GEAR_IN_PLAY, gives_up=True)
        self.lane = self._add_each("lane", lanes, LANE)
        self.under = self._add_each("under", cells, CELL)
        self.take = self._add_each("take", cells, CELL)
        self.banish = self._add_each("banish", cells, CELL)
        self.copy = self._add_each("copy", cells, CELL)
        self.read = self._add_each("read", cells, CELL)
        self.weaken = self._add_each("weaken", gear, GEAR_IN_PLAY)
        self.repair = self._add_each("repair", gear, GEAR_IN_PLAY)
        self.empower = self._add_each("empower", gear, GEAR_IN_PLAY)
        self.move = self._add_each("move", _with_lanes(gear), GEAR_IN_PLAY, has_lane=True)
        self.target = self._add_each("target", seats, SEAT)
        self.benefit = self._add_each("for", seats, SEAT, kind="benefit")
        self.wield = self._add_each("wield", gear, GEAR_IN_PLAY)
        self.spend = self._add_each("spend", [str(n) for n in range(MAX_FAVOR + 1)], AMOUNT)

    def _add(
        self, text: str, about: str = PLAYER, ends: bool = False, stops: bool = False
    ) -> Action:
        """One action without an argument."""
        kind = text.replace(" ", "-")
        return self._add_each("", [text], about, kind=kind, ends=ends, stops=stops)[0]

    def _add_each(
        self,
        verb: str,
        names: list[str],
        about: str,
        *,
        kind: str = "",
        first: int = 0,
        has_lane: bool = False,
        ends: bool = False,
        stops: bool = False,
        gives_up: bool = False,
    ) -> list[Action]:
        """A family of actions, one for each of the names."""
        kind = kind or verb.replace(" ", "-")
        actions = self.table.add_each(
            verb, names, kind=kind, ends=ends, stops=stops, gives_up=gives_up
        )
        self.by_kind[kind] = Family(actions, about, first, has_lane)
        return actions

    def _from_hand(self, box: Box) -> list[list[Action]]:
        """For each design what can be done in a turn with a card in the hand."""
        gear = box.first_spell_design
        spells = box.first_monster_design - gear
        plays = [self.play_gear[LANES * n : LANES * n + LANES] for n in range(gear)]
        return plays + [[action] for action in self.play_spell[:spells] + self.summon]

    def number(self, action: Action) -> int:
        """The number of the cell, card, design, seat or lane that an action names."""
        return self.by_kind[action.kind].number(action)


def _with_lanes(names: list[str]) -> list[str]:
    """Each name with each lane."""
    return [f"{name} {lane + 1}" for name in names for lane in range(LANES)]
