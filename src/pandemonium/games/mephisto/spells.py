"""What spells do (ME chapter 16)."""

from pandemonium.engine.action import Action
from pandemonium.games.mephisto.components import ALL_CELLS, ANY, GEAR, SPELL
from pandemonium.games.mephisto.dungeon import ChooseLane, GiveCard
from pandemonium.games.mephisto.favor import GainFavor, then_favor
from pandemonium.games.mephisto.gear import BoostAWeapon, MoveGear, ask_repair, ask_weaken, movable
from pandemonium.games.mephisto.lanes import gear_of, repair
from pandemonium.games.mephisto.questions import helped_gear
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.verbs import Verb


class Spell(Verb):
    """A spell; what it gives may go to the partner (ME 11.7)."""

    kinds = SPELL
    shared = True


class Attach(Spell):
    """Attach it to one of your weapons, which has `bonus` more attack (ME 16.1)."""

    name = "attach"
    numbers = ("bonus",)
    attaches = True


class Improve(Attach):
    """Attach it to one of your weapons, which has `bonus` more attack; repair it (ME 16.2)."""

    name = "improve"

    def attached(self, state: MephistoState, owner: int, weapon: int) -> None:
        """A weapon with full durability may be chosen too."""
        repair(state, owner, weapon)


class Renew(Spell):
    """Put the cards of a lane under the deck and refill it; then gain `favor` (ME 16.3)."""

    name = "renew"
    numbers = ("favor",)

    def cast(self, state: MephistoState, seat: int, card: int) -> None:
        state.todo.append(GainFavor(seat, card, self.favor))
        state.todo.append(ChooseLane(seat, card))


class ExchangeAnywhere(Spell):
    """Exchange a card of your hand with any card of the dungeon; then gain `favor` (ME 16.4)."""

    name = "exchange-anywhere"
    numbers = ("favor",)

    def cast(self, state: MephistoState, seat: int, card: int) -> None:
        cells = state.cells_with(ALL_CELLS, ANY)
        possible = len(cells) > 0 and len(state.seats[seat].hand) > 0
        then_favor(state, seat, card, possible)
        if possible:
            state.todo.append(GiveCard(seat, card, ANY, cells))


class Move(Spell):
    """Move any gear in play to another lane of its owner; then gain `favor` (ME 16.5)."""

    name = "move"
    numbers = ("favor",)

    def cast(self, state: MephistoState, seat: int, card: int) -> None:
        gear = movable(state, seat, GEAR)
        if gear:
            state.todo.append(MoveAndGain(seat, card, gear))
        else:
            then_favor(state, seat, card, False)


class MoveAndGain(MoveGear):
    """Which gear goes to which lane; then favor is gained (ME 16.5)."""

    saved_name = "MoveAndGain"
    card_kinds = SPELL

    def perform(self, state: MephistoState, action: Action) -> None:
        """The first part is not done if the player declines to make room (ME 3.8)."""
        then_favor(state, self.seat, self.card, action is not state.actions.decline)
        super().perform(state, action)


class Transmute(Spell):
    """An opponent's gear loses a durability; then a weapon has `bonus` this turn (ME 16.6)."""

    name = "transmute"
    numbers = ("bonus",)
    variants = ("care-bear", "solitaire")

    def cast(self, state: MephistoState, seat: int, card: int) -> None:
        """In solitaire and with care bears one of your own is repaired (ME 12.6, 13.1)."""
        state.todo.append(BoostAWeapon(seat, card))
        if state.box.mends_instead:
            ask_repair(state, seat, card, helped_gear(state, seat))
            return
        gear: list[int] = []
        for rival in state.box.opponents[seat]:
            gear += gear_of(state, rival)
        gear.sort()
        ask_weaken(state, seat, card, gear)
