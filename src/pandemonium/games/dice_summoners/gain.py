"""The gain stage: dice are gained and rolled, and a curse acts (DS 2.1, 3.1 to 3.3)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.dice_summoners import events
from pandemonium.games.dice_summoners.combat import ACT
from pandemonium.games.dice_summoners.components import MAX_CREATURES
from pandemonium.games.dice_summoners.dice import BLUE_SIDES, RED_SIDES
from pandemonium.games.dice_summoners.elements import dice_by_face
from pandemonium.games.dice_summoners.questions import Question
from pandemonium.games.dice_summoners.seat import Seat
from pandemonium.games.dice_summoners.state import DiceSummonersState, empty_tray

ROLL_FIRST: Final = Refusal("DS 2.1", "roll-first")


class Roll(Question):
    """Roll the dice of the gain stage: the only action, but the player takes it (DS 3.2)."""

    saved_name = "Roll"
    key = "gain"
    clause = "DS 2.1"

    def candidates(self, state: DiceSummonersState) -> list[Action]:
        return [state.actions.roll]

    def refusal(self, state: DiceSummonersState, action: Action) -> Refusal | None:
        return None if action is state.actions.roll else ROLL_FIRST

    def perform(self, state: DiceSummonersState, action: Action) -> None:  # noqa: ARG002 - a roll
        """Roll kept and new dice, as far as the supply goes; then the curse acts (DS 3.2, 3.3)."""
        blue, red = gain_dice(state, self.seat)
        owner = state.seats[self.seat]
        curse = None if owner.curse == NO_CARD else state.box.designs[owner.curse].curse
        if curse is not None:
            fewer = curse.takes_dice(blue)
            if fewer:
                state.pool_blue += fewer
                blue -= fewer
                if state.recording:
                    name = state.box.name(owner.curse)
                    state.emit(events.DiceHexed(self.seat, name, fewer))
        throw(state, self.seat, blue, red)
        state.rolled = True
        state.todo.append(ACT[self.seat])
        if curse is not None:
            if state.recording and curse.stage == "gain":
                name = state.box.name(owner.curse)
                state.emit(events.CurseActed(self.seat, name, owner.curse_turns - 1))
            curse.strike(state, self.seat, owner.curse)

    def plans(self, state: DiceSummonersState) -> list[Plan]:
        return [Plan("roll", [state.actions.roll])]

    def question_args(self, state: DiceSummonersState) -> Args:
        """The dice to roll, and those that a curse takes."""
        owner = state.seats[self.seat]
        blue, red = earned(state, self.seat)
        dice_kept = owner.kept_blue + owner.kept_red
        fewer = hexed(state, self.seat)
        args: Args = {"blue": blue, "red": red, "kept": dice_kept, "fewer": fewer}
        if args["fewer"]:
            args["curse_card"] = state.box.name(owner.curse)
        return args

    def question_key(self, state: DiceSummonersState) -> str:
        """Name a curse that will take dice."""
        return "gain-hexed" if hexed(state, self.seat) else "gain"


ROLL: Final = [Roll(0), Roll(1)]


def earned(state: DiceSummonersState, seat: int) -> tuple[int, int]:
    """The blue and red dice that the creatures and the extra die bring (DS 2.4, 3.2)."""
    blue = red = 0
    designs = state.box.designs
    cards = state.seats[seat].cards
    for place in range(MAX_CREATURES):
        card = cards[place]
        if card != NO_CARD:
            design = designs[card]
            blue += design.blue
            red += design.red
    if has_extra_die(state):
        blue += 1
    return blue, red


def has_extra_die(state: DiceSummonersState) -> bool:
    """Whether it is a turn in which the second player takes an extra blue die (DS 2.4)."""
    return state.turns % 2 == 0 and 0 < state.turns <= state.box.last_extra_die


def hexed(state: DiceSummonersState, seat: int) -> int:
    """How many blue dice a curse will take from the coming roll (DS 10.2)."""
    owner = state.seats[seat]
    curse = None if owner.curse == NO_CARD else state.box.designs[owner.curse].curse
    if curse is None:
        return 0
    return curse.takes_dice(owner.kept_blue + min(earned(state, seat)[0], state.pool_blue))


def gain_dice(state: DiceSummonersState, seat: int) -> tuple[int, int]:
    """Take the dice to be rolled: the kept ones, and new ones as far as there are (DS 3.3)."""
    owner = state.seats[seat]
    blue, red = earned(state, seat)
    new_blue = blue if blue < state.pool_blue else state.pool_blue
    new_red = red if red < state.pool_red else state.pool_red
    lost = blue - new_blue + red - new_red
    if lost and state.recording:
        state.emit(events.DiceLost(seat, lost))
    state.pool_blue -= new_blue
    state.pool_red -= new_red
    new_blue += owner.kept_blue
    new_red += owner.kept_red
    return new_blue, new_red


def throw(state: DiceSummonersState, seat: int, blue: int, red: int) -> None:
    """Roll so many dice into the tray; the kept ones are among them, or went to a curse."""
    owner = state.seats[seat]
    tray = empty_tray()
    chance = state.chance
    for _ in range(blue):
        tray[BLUE_SIDES[chance.die() - 1]] += 1
    for _ in range(red):
        tray[RED_SIDES[chance.die() - 1]] += 1
    state.tray = tray
    if state.recording:
        thrown = [die for face in dice_by_face(tray) for die in face]
        kept = [owner.kept_blue, owner.kept_red]
        state.emit(
            events.DiceRolled(seat, blue + red, tray[:], thrown, kept)
            if thrown
            else events.NoDice(seat, kept)
        )
    owner.kept_blue = owner.kept_red = 0


def curse_left(state: DiceSummonersState, owner: Seat, is_on_turn: bool) -> int:
    """In how many turns the curse on a player will still act, right after it has acted."""
    curse = None if owner.curse == NO_CARD else state.box.designs[owner.curse].curse
    if curse is None:
        return 0
    acted = is_on_turn and state.rolled and curse.stage == "gain"
    return owner.curse_turns - (1 if acted else 0)
