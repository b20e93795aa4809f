"""What monsters do on entering (ME chapter 7) and after their defeat (ME chapter 8)."""

# ruff: noqa: ARG002 - not every verb uses all arguments

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.task import NOBODY, Args, Refusal
from pandemonium.games.mephisto.components import GEAR, MONSTER, SPELL, SUMMONING, WEAPON
from pandemonium.games.mephisto.dungeon import EffectOnPlayer, apply_to_each, clockwise_from
from pandemonium.games.mephisto.favor import ChooseVictim, GainFavor, LoseFavor
from pandemonium.games.mephisto.gear import Weaken, ask_repair, ask_weaken, offer_repair
from pandemonium.games.mephisto.lanes import gear_in_lane, gear_of
from pandemonium.games.mephisto.state import MephistoState
from pandemonium.games.mephisto.verbs import Verb

FAVOR_MISSING: Final = Refusal("ME 7.10", "toll-too-high")


# ---------------------------------------------------------------------- on entering the dungeon


class Entering(Verb):
    """A monster that acts when it enters the dungeon."""

    kinds = MONSTER
    enters = True

    def act(self, state: MephistoState, you: int, card: int, cell: int) -> None:
        apply_to_each(state, clockwise_from(state, you), card, cell)


class Ooze(Entering):
    """All others take a durability off one of their gear; you lose `loss` favor (ME 7.6)."""

    name = "ooze"
    numbers = ("loss",)
    variants = ("care-bear", "solitaire")

    def act(self, state: MephistoState, you: int, card: int, cell: int) -> None:
        """In solitaire and with care bears you repair instead (ME 12.6, 13.1)."""
        if you == NOBODY:
            state.todo.append(GainFavor(0, card, self.loss))
            state.todo.append(EffectOnPlayer(0, card, cell))
            return
        state.todo.append(LoseFavor(you, card, self.loss))
        if state.box.mends_instead:
            ask_repair(state, you, card, gear_of(state, you))
        else:
            apply_to_each(state, clockwise_from(state, you)[1:], card, cell)

    def affect(self, state: MephistoState, seat: int, card: int, cell: int) -> None:
        """The player chooses among all their gear."""
        ask_weaken(state, seat, card, gear_of(state, seat))


class EverybodyRepairs(Entering):
    """Each player may repair one of their gear (ME 7.7)."""

    name = "everybody-repairs"

    def affect(self, state: MephistoState, seat: int, card: int, cell: int) -> None:
        offer_repair(state, seat, card, gear_of(state, seat))


class LaneDecays(Entering):
    """Each player takes a durability off one of their gear in this lane (ME 7.8)."""

    name = "lane-decays"

    def affect(self, state: MephistoState, seat: int, card: int, cell: int) -> None:
        """Each player counts the lane of their own that has the cell (ME 10.6)."""
        lane = state.side(seat).lane_of[cell]
        ask_weaken(state, seat, card, gear_in_lane(state, seat, lane))


class EverybodySwaps(Entering):
    """Each player discards a card of the hand at random and draws one (ME 7.9)."""

    name = "everybody-swaps"

    def act(self, state: MephistoState, you: int, card: int, cell: int) -> None:
        """A player without a hand draws too."""
        for seat in clockwise_from(state, you):
            hand = state.seats[seat].hand
            if hand:
                lost = state.chance.draw(hand[:])
                state.discard_from_hand(seat, state.box.design_of[lost])
            state.draw_to_hand(seat)


class EverybodyDraws(Entering):
    """Each player draws a card (ME 7.12)."""

    name = "everybody-draws"

    def act(self, state: MephistoState, you: int, card: int, cell: int) -> None:
        for seat in clockwise_from(state, you):
            state.draw_to_hand(seat)


class Drain(Entering):
    """You gain `favor`, all others lose `loss` (ME 7.11)."""

    name = "drain"
    numbers = ("favor", "loss")
    variants = ("solitaire",)

    def act(self, state: MephistoState, you: int, card: int, cell: int) -> None:
        """In solitaire you gain both numbers; acting for NOBODY it costs you favor (ME 12.6)."""
        if you == NOBODY:
            state.lose_favor(0, self.loss, card)
            return
        state.gain_favor(you, self.favor, card)
        if state.box.solitaire:
            state.gain_favor(you, self.loss, card)
        for seat in clockwise_from(state, you)[1:]:
            state.lose_favor(seat, self.loss, card)


class Toll(Entering):
    """Each player pays `loss` favor or takes a durability off one of their weapons (ME 7.10)."""

    name = "toll"
    numbers = ("loss",)

    def affect(self, state: MephistoState, seat: int, card: int, cell: int) -> None:
        """A player who can do neither is not affected."""
        weapons = gear_of(state, seat, WEAPON)
        if weapons or state.seats[seat].favor >= self.loss:
            state.todo.append(PayToll(seat, card, weapons))


class PayToll(Weaken):
    """Favor, or a durability of one of the player's weapons (ME 7.10)."""

    saved_name = "PayToll"
    key = "toll"
    clause = "ME 7.10"
    card_kinds = MONSTER
    optimizes_legal = True

    def candidates(self, state: MephistoState) -> list[Action]:
        return [*super().candidates(state), state.actions.pay_favor]

    def refusal(self, state: MephistoState, action: Action) -> Refusal | None:
        if action is not state.actions.pay_favor:
            return super().refusal(state, action)
        enough = state.seats[self.seat].favor >= state.box.effect[self.card].loss
        return None if enough else FAVOR_MISSING

    def legal(self, state: MephistoState) -> list[Action]:
        actions = self.candidates(state)
        if self.refusal(state, state.actions.pay_favor) is not None:
            actions.pop()
        return actions

    def perform(self, state: MephistoState, action: Action) -> None:
        if action is state.actions.pay_favor:
            state.pay_favor(self.seat, state.box.effect[self.card].loss, self.card)
        else:
            super().perform(state, action)

    def question_key(self, state: MephistoState) -> str:
        return "toll"

    def question_args(self, state: MephistoState) -> Args:
        return {"n": state.box.effect[self.card].loss}


# ---------------------------------------------------------------------- after their defeat


class Standing(Verb):
    """A monster with an ability for the player who defeated it."""

    kinds = MONSTER
    keeps_ability = True


class GearPays(Standing):
    """Gain `favor` for each gear that you play or discard from your hand (ME 8.1)."""

    name = "gear-pays"
    numbers = ("favor",)
    pays_for = GEAR


class SpellsPay(Standing):
    """Gain `favor` for each spell that you play or discard from your hand (ME 8.2)."""

    name = "spells-pay"
    numbers = ("favor",)
    pays_for = SPELL


class MonstersPay(Standing):
    """Gain `favor` when you summon, and for each monster discarded from your hand (ME 8.3)."""

    name = "monsters-pay"
    numbers = ("favor",)
    pays_for = MONSTER | SUMMONING


class SummonsPay(Standing):
    """Gain `favor` more when you summon (ME 8.4)."""

    name = "summons-pay"
    numbers = ("favor",)
    pays_for = SUMMONING


class SpellsHurt(Standing):
    """Each time you play a spell, an opponent of your choice loses `loss` favor (ME 8.5)."""

    name = "spells-hurt"
    numbers = ("loss",)
    variants = ("solitaire",)

    def spell_was_played(self, state: MephistoState, seat: int, monster: int) -> None:
        """In solitaire you gain it (ME 12.6)."""
        if state.box.solitaire:
            state.gain_favor(seat, self.loss, monster)
        else:
            state.todo.append(ChooseVictim(seat, monster))


class ActivateTwice(Standing):
    """Each of your gear may be activated twice a turn (ME 8.6)."""

    name = "activate-twice"
    activations = 2
