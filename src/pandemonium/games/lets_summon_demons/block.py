"""The Block and the deck: gaining cards, turning them over, replacing them (LSD 4.8 to 4.11)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import ListOf, Number
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.lets_summon_demons import events, plans
from pandemonium.games.lets_summon_demons.card_value import CardValue, share_of_deck
from pandemonium.games.lets_summon_demons.components import BLOCK_PLACES, Box, CardFilter
from pandemonium.games.lets_summon_demons.elements import block_at
from pandemonium.games.lets_summon_demons.grammar import BlockCardsField, NumberField, WordField
from pandemonium.games.lets_summon_demons.questions import CardQuestion
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.verbs import Verb

BLOCK_UNFITTING: Final = Refusal("LSD 4.1", "place-does-not-fit")
NOTHING_TO_REPLACE: Final = Refusal("LSD 4.9", "place-does-not-fit")
ALREADY_CHOSEN: Final = Refusal("LSD 8.8", "already-chosen")
ONE_AT_LEAST: Final = Refusal("LSD 8.8", "one-at-least")


def fitting_places(state: LetsSummonDemonsState, card_filter: CardFilter) -> list[int]:
    """The places of the Block that show a card that fits; there cards are as printed (LSD 4.13)."""
    return [
        place
        for place, card in enumerate(state.block)
        if card != NO_CARD and card_filter.fits(state.box.traits[card])
    ]


# ---------------------------------------------------------------------- gaining


class GainFromBlock(Verb):
    """Gain a card of the Block."""

    syntax = (BlockCardsField("gain"),)
    help = "Gain one card that fits from the Block."
    branch = "gain-block"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        state.todo.append(TakeFromBlock(seat, card, self.number))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        return bool(fitting_places(state, self.card_filter))

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.cards = 1.0


class TakeFromBlock(CardQuestion):
    """Which card of the Block to gain (LSD 4.8)."""

    saved_name = "TakeFromBlock"
    key = "take"
    clause = "LSD 4.8"
    of_verbs = ("gain-block",)

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return state.actions.take

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action.kind != "take":
            return self.no_answer(state, action)
        card = state.block[action.arg]
        fits = card != NO_CARD and self.card_filter(state).fits(state.box.traits[card])
        return None if fits else BLOCK_UNFITTING

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """It lies in front of the player; the place stays empty (LSD 2.5)."""
        state.gain(self.seat, state.clear_place(action.arg), block_at(action.arg))


class GainFromDeck(Verb):
    """Gain the top cards of the deck."""

    syntax = (NumberField("gain"),)
    help = "Gain the top cards of the deck."
    branch = "gain-deck"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:  # noqa: ARG002
        """All of them, whatever they are (LSD 7.3)."""
        for drawn in draw_cards(state, self.n):
            take_or_discard(state, seat, drawn, True)

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        return len(state.deck) + len(state.deck.discards) > 0

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.cards += self.n


class TurnOver(Verb):
    """Turn over the top cards of the deck, and gain those that fit."""

    syntax = (NumberField("turn"), BlockCardsField("gain"))
    help = "Turn over the top cards of the deck; gain those that fit `gain`, discard the others."
    branch = "turn"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:  # noqa: ARG002
        """What fits must be taken (LSD 8.6)."""
        for drawn in draw_cards(state, self.n):
            take_or_discard(state, seat, drawn, self.card_filter.fits(state.box.traits[drawn]))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        return len(state.deck) + len(state.deck.discards) > 0

    def add_value(self, value: CardValue, box: Box) -> None:
        value.cards += self.n * share_of_deck(box, self.card_filter)


def draw_cards(state: LetsSummonDemonsState, n: int) -> list[int]:
    """The top cards, as many as there are; they are not among the discards yet (LSD 4.11)."""
    drawn: list[int] = []
    for _ in range(n):
        card = state.draw_block_card()
        if card == NO_CARD:
            break
        drawn.append(card)
    state.work += len(drawn)
    return drawn


def take_or_discard(state: LetsSummonDemonsState, seat: int, card: int, fits: bool) -> None:
    """Gain a card of the deck, or discard it; a game that has been won gains nothing more."""
    if fits and not state.ended:
        state.gain(seat, card, "deck")
        return
    state.deck.discards.append(card)
    if state.recording:
        state.emit(events.CardTurned(seat, state.box.name(card)))


# ---------------------------------------------------------------------- replacing


class ReplaceAll(Verb):
    """Replace all fitting cards of the Block."""

    syntax = (BlockCardsField("replace"),)
    help = "Replace all Block cards that fit."
    branch = "replace-all"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:  # noqa: ARG002
        """Once: fitting newcomers stay (LSD 8.13)."""
        replace(state, seat, fitting_places(state, self.card_filter))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        return bool(fitting_places(state, self.card_filter))


class ReplaceChosen(Verb):
    """Replace the cards of the Block that one chooses."""

    syntax = (WordField("replace", "any"),)
    help = "Replace any Block cards you choose."
    branch = "replace"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        state.todo.append(ReplaceWhich(seat, card, self.number, ()))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:  # noqa: ARG002
        return state.block != [NO_CARD] * BLOCK_PLACES


class ReplaceWhich(CardQuestion):
    """Which cards of the Block to replace: first choose all, then they go together (LSD 8.8)."""

    __slots__ = ("chosen",)

    saved_name = "ReplaceWhich"
    key = "replace"
    clause = "LSD 4.9"
    FIELDS = (Number("step"), ListOf(Number("chosen", 0, BLOCK_PLACES - 1), fixed=True))
    of_verbs = ("replace",)

    def __init__(self, seat: int, card: int, step: int, chosen: tuple[int, ...]) -> None:
        """`chosen` are the places so far."""
        super().__init__(seat, card, step)
        self.chosen = chosen

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return [*state.actions.replace, state.actions.done]

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        """Any places that show a card, each once; the French edition wants one at least."""
        if action is state.actions.done:
            needs_one = state.box.french and not self.chosen
            return ONE_AT_LEAST if needs_one and state.block != [NO_CARD] * BLOCK_PLACES else None
        if action.kind != "replace":
            return self.no_answer(state, action)
        if state.block[action.arg] == NO_CARD:
            return NOTHING_TO_REPLACE
        return ALREADY_CHOSEN if action.arg in self.chosen else None

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        if action is state.actions.done:
            replace(state, self.seat, sorted(self.chosen))
        else:
            chosen = (*self.chosen, action.arg)
            state.todo.append(ReplaceWhich(self.seat, self.card, self.step, chosen))

    def question_args(self, state: LetsSummonDemonsState) -> Args:  # noqa: ARG002
        return {"n": len(self.chosen)}

    def label(self, state: LetsSummonDemonsState, action: Action, args: Args) -> str:
        if action is state.actions.done:
            args["n"] = len(self.chosen)
            return "done-replace"
        return super().label(state, action, args)

    def plans(self, state: LetsSummonDemonsState) -> list[Plan]:
        """Every set of cards that could be replaced."""
        return plans.for_replacing(state, self.chosen)


def replace(state: LetsSummonDemonsState, seat: int, places: list[int]) -> None:
    """Discard the cards on these places together, then fill exactly these places (LSD 4.9)."""
    for place in places:
        card = state.clear_place(place)
        state.deck.discards.append(card)
        if state.recording:
            state.emit(events.CardReplaced(seat, state.box.name(card), place + 1))
    for place in places:
        state.fill(place)
