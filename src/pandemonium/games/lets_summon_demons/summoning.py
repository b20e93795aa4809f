"""Demons come into play: the summon and its price, the Egg, and what cards summon (LSD 5, 7)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Number
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.engine.view import hand_at
from pandemonium.games.lets_summon_demons import events, plans
from pandemonium.games.lets_summon_demons.actions import named
from pandemonium.games.lets_summon_demons.card_value import CardValue
from pandemonium.games.lets_summon_demons.components import (
    BLOCK_CARD,
    DEMONS_SEEN_BY_THE_EGG,
    HATCHES,
    Box,
)
from pandemonium.games.lets_summon_demons.elements import card_at, card_in
from pandemonium.games.lets_summon_demons.grammar import WordField
from pandemonium.games.lets_summon_demons.questions import Question
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.verbs import Verb

NOT_YOURS_TO_SNUFF: Final = Refusal("LSD 5.1", "not-yours-to-snuff")
NO_CARD_TO_SNUFF: Final = Refusal("LSD 5.2", "not-yours-to-snuff")
NOT_IN_DECK: Final = Refusal("LSD 7.2", "not-in-deck")
NOT_IN_EGG: Final = Refusal("LSD 7.16", "not-in-egg")


def find_demon(state: LetsSummonDemonsState, demons: list[int], action: Action) -> int:
    """The Demon that a summon action means, or NO_CARD."""
    for demon in demons:
        if state.actions.summon_of[demon] is action:
            return demon
    return NO_CARD


def summons(state: LetsSummonDemonsState, demons: list[int]) -> list[Action]:
    """One summon action per design among the Demons, in the order of the table."""
    actions: list[Action] = []
    for demon in sorted(demons):
        action = state.actions.summon_of[demon]
        if not any(listed is action for listed in actions):
            actions.append(action)
    return actions


def demon_in_hand(state: LetsSummonDemonsState, seat: int, demon: int) -> str:
    """The element of a Demon in the player's hand."""
    return card_in(state.box, hand_at(seat), state.seats[seat].hand, demon)


def put_into_play(state: LetsSummonDemonsState, seat: int, demon: int, source: str) -> None:
    """A Demon comes into play in front of `seat`; the Egg hatches instead (LSD 7.16)."""
    hatches = state.box.powers[demon] & HATCHES != 0
    if hatches:
        state.eggs.append(demon)
    else:
        state.seats[seat].demons.append(demon)
    if state.recording:
        at = "aside" if hatches else card_at(state, seat, demon)
        demons, goal = state.demons_of_side(seat), state.box.demons_to_win * state.box.team_size
        state.emit(events.DemonSummoned(seat, state.box.name(demon), source, at, demons, goal))
    if hatches:
        look_into_egg(state, seat, demon)
        return
    if state.rolling:
        state.late.append(demon)
    state.check_victory(seat, demon)


# ---------------------------------------------------------------------- the price


class Snuff(Question):
    """Which card to snuff next for the Demon that is being summoned (LSD 5.1)."""

    __slots__ = ("left",)

    saved_name = "Snuff"
    key = "snuff"
    clause = "LSD 5.1"
    FIELDS = (Number("left", 1, 10),)
    optimizes_legal = True

    def __init__(self, seat: int, card: int, left: int) -> None:
        """`left` cards are still to be snuffed."""
        super().__init__(seat, card)
        self.left = left

    def cards(self, state: LetsSummonDemonsState) -> list[int]:
        return state.seats[self.seat].row

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return named(state, state.actions.snuff, state.seats[self.seat].row)

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action.kind != "snuff":
            return self.no_answer(state, action)
        if self.named_card(state, action) != NO_CARD:
            return None
        return NOT_YOURS_TO_SNUFF if state.box.traits[action.arg] & BLOCK_CARD else NO_CARD_TO_SNUFF

    def legal(self, state: LetsSummonDemonsState) -> list[Action]:
        """The candidates: each card that can be named can be snuffed."""
        return named(state, state.actions.snuff, state.seats[self.seat].row)

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """One card of the price; after the last the Demon comes into play."""
        card = self.named_card(state, action)
        if state.recording:
            at = card_at(state, self.seat, card)
            state.emit(events.CardSnuffed(self.seat, state.box.name(card), at))
        state.lose(self.seat, card)
        if self.left > 1:
            state.todo.append(Snuff(self.seat, self.card, self.left - 1))
        else:
            state.summoning = NO_CARD
            put_into_play(state, self.seat, self.card, "summoning")

    def question_key(self, state: LetsSummonDemonsState) -> str:
        """Whether one has been snuffed already."""
        return "snuff" if self.left == state.snuffed_by(self.seat) else "snuff-more"

    def question_args(self, state: LetsSummonDemonsState) -> Args:  # noqa: ARG002
        return {"n": self.left}

    def plans(self, state: LetsSummonDemonsState) -> list[Plan]:
        """The rest of the price, the least useful cards first."""
        return plans.for_snuffing(state)


# ---------------------------------------------------------------------- the Egg


def look_into_egg(state: LetsSummonDemonsState, seat: int, egg: int) -> None:
    """Look at the top Demons; if there is none, the Egg is discarded all the same."""
    for _ in range(DEMONS_SEEN_BY_THE_EGG):
        demon = state.draw_demon()
        if demon != NO_CARD:
            state.aside.append(demon)
    if state.recording:
        name = state.box.name(egg)
        state.emit(events.DemonsLookedAt(seat, name, len(state.aside)))
    if state.aside:
        state.todo.append(Hatch(seat, egg))
    else:
        hatch(state, seat, NO_CARD)


class Hatch(Question):
    """Which of the top Demons comes out of the Egg (LSD 7.16): its seat alone sees them."""

    saved_name = "Hatch"
    key = "hatch"
    clause = "LSD 7.16"
    secret = True

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return summons(state, state.aside)

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action.kind != "summon":
            return self.no_answer(state, action)
        return None if find_demon(state, state.aside, action) != NO_CARD else NOT_IN_EGG

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        hatch(state, self.seat, find_demon(state, state.aside, action))

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        return {"n": len(state.aside)}

    def label(self, state: LetsSummonDemonsState, action: Action, args: Args) -> str:  # noqa: ARG002
        return "summon-free" if action.kind == "summon" else action.kind

    def touched_cards(self, state: LetsSummonDemonsState, action: Action) -> list[str]:
        demon = find_demon(state, state.aside, action)
        return [] if demon == NO_CARD else [card_in(state.box, "aside", state.aside, demon)]


def hatch(state: LetsSummonDemonsState, seat: int, chosen: int) -> None:
    """One Demon comes out of the Egg; the others, and the Egg, are discarded.

    If it is an Egg again, the Eggs before it wait until this one has hatched (LSD 7.16).
    """
    goes_on = chosen != NO_CARD and state.box.powers[chosen] & HATCHES != 0
    gone = [demon for demon in state.aside if demon != chosen]
    if not goes_on:
        gone = state.eggs + gone
        state.eggs = []
    state.aside = []
    state.reveals += 1  # everybody sees what was looked at
    for demon in gone:
        state.demon_deck.discards.append(demon)
        if state.recording:
            state.emit(events.DemonDiscarded(seat, state.box.name(demon)))
    if chosen != NO_CARD:
        put_into_play(state, seat, chosen, "aside")


# ---------------------------------------------------------------------- Demons that cards bring


class SummonVerb(Verb):
    """What the verbs that put a Demon into play have in common."""

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        return self.demons(state, seat) > 0

    def demons(self, state: LetsSummonDemonsState, seat: int) -> int:  # noqa: ARG002
        """One from the deck, or from its discards when it is empty."""
        return 1 if len(state.demon_deck) + len(state.demon_deck.discards) else 0

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.demons += 1


class SummonTop(SummonVerb):
    """Put the top Demon of the deck into play."""

    syntax = (WordField("summon", "top"),)
    help = "Put the top Demon of the deck into play."
    branch = "summon-top"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:  # noqa: ARG002
        demon = state.draw_demon()
        if demon != NO_CARD:
            put_into_play(state, seat, demon, "demon_deck")


class SummonAny(SummonVerb):
    """Put any Demon of the deck into play."""

    syntax = (WordField("summon", "any"),)
    help = "Put any Demon of the deck into play, after looking through it."
    branch = "summon-any"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Look through the deck: what is in it is known to `seat` from now on (LSD 7.2)."""
        if not len(state.demon_deck):
            state.rebuild_demons()
        if len(state.demon_deck):
            state.reveals += 1
            state.remember_deck([seat])
            if state.recording:
                name = state.box.name(card)
                state.emit(events.DemonsLookedAt(seat, name, len(state.demon_deck)))
            state.todo.append(Search(seat, card))


class Search(Question):
    """Which Demon of the deck comes into play (LSD 7.2): its seat alone sees them."""

    saved_name = "Search"
    key = "search"
    clause = "LSD 7.2"
    secret = True

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return summons(state, state.demon_deck.face_down())

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action.kind != "summon":
            return self.no_answer(state, action)
        demon = find_demon(state, state.demon_deck.face_down(), action)
        return None if demon != NO_CARD else NOT_IN_DECK

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """It comes into play, and the deck is shuffled."""
        state.demon_deck.shuffle()
        demon = find_demon(state, state.demon_deck.cards, action)
        state.demon_deck.cards.remove(demon)
        put_into_play(state, self.seat, demon, "demon_deck")

    def label(self, state: LetsSummonDemonsState, action: Action, args: Args) -> str:  # noqa: ARG002
        return "summon-free" if action.kind == "summon" else action.kind

    def touched_cards(self, state: LetsSummonDemonsState, action: Action) -> list[str]:  # noqa: ARG002
        return ["demon_deck"]


class SummonFromHand(SummonVerb):
    """Put a random Demon of the hand into play."""

    syntax = (WordField("summon", "hand"),)
    help = "Put one Demon of your hand into play, drawn at random."
    branch = "summon-hand"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:  # noqa: ARG002
        hand = state.seats[seat].hand
        if hand:
            put_into_play(state, seat, state.chance.draw(hand), hand_at(seat))

    def demons(self, state: LetsSummonDemonsState, seat: int) -> int:
        return 1 if state.seats[seat].hand else 0
