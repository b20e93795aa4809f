"""Choices within effects: to pay a price, or to take one of several branches (LSD 4.1)."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.errors import Phrase
from pandemonium.engine.formats.saving import Number
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import NO_CARD, Args, Refusal
from pandemonium.games.lets_summon_demons import events, plans
from pandemonium.games.lets_summon_demons.actions import named
from pandemonium.games.lets_summon_demons.card_value import CardValue
from pandemonium.games.lets_summon_demons.components import KID, MAX_BRANCHES, Box, CardFilter
from pandemonium.games.lets_summon_demons.grammar import BlockCardsField, StepField, StepReader
from pandemonium.games.lets_summon_demons.questions import CardQuestion
from pandemonium.games.lets_summon_demons.state import LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.verbs import END, Effect, Verb, souls_to_come

MAX_PRICES: Final = 4

MUST_BE_PAID: Final = Refusal("LSD 4.1", "must-be-paid")
DOES_NOT_PAY: Final = Refusal("LSD 4.1", "does-not-pay")
REST_UNPAYABLE: Final = Refusal("LSD 8.10", "rest-unpayable")
BRANCH_IMPOSSIBLE: Final = Refusal("LSD 8.16", "branch-impossible")


class PricesField(StepField):
    """The prices of `may`: `["this"]`, or descriptions such as `["boy", "girl"]`."""

    def __init__(self, name: str) -> None:
        super().__init__(name, 'list of descriptions, or ["this"]')
        self.price = BlockCardsField(name)

    def read(self, reader: StepReader, table: dict[str, object], verb: Verb) -> None:
        assert isinstance(verb, May)
        value = table[self.name]
        if not isinstance(value, list) or not 1 <= len(value) <= MAX_PRICES:
            raise reader.error(self.name, Phrase("expected-prices"))
        prices = [None if price == "this" else self.price.check(reader, price) for price in value]
        if None in prices and len(prices) > 1:
            raise reader.error(self.name, Phrase("this-stands-alone"))
        if None in prices and reader.entry.fields.get("kind") in ("candle", "demon"):
            raise reader.error(self.name, Phrase("this-is-for-block-cards"))
        verb.prices = prices


class May(Verb):
    """Discard your own cards for the rest of the effect."""

    __slots__ = ("prices",)

    syntax = (PricesField("may"),)
    help = "You may discard such cards of yours; only then the following steps happen."
    branch = "may"

    def __init__(self) -> None:
        super().__init__()
        # one description for each card to discard; None is the card itself
        self.prices: list[CardFilter | None] = []

    def begin(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Ask, if the price can be paid; the rest follows when it is."""
        if self.is_possible(state, seat, card):
            state.todo.append(Pay(seat, card, self.number, 0))

    def is_possible(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:
        return self.is_payable(state, seat, card, 0, NO_CARD)

    def is_payable(
        self, state: LetsSummonDemonsState, seat: int, card: int, paid: int, lost: int
    ) -> bool:
        """Whether the prices from `paid` on can be paid by different cards, without `lost`."""
        row = state.seats[seat].row
        if paid < len(self.prices) and self.prices[paid] is None:
            return card in row
        prices = self.prices[paid:]
        return _can_pay([self._payers(state, seat, price, lost) for price in prices], [])

    def _payers(
        self, state: LetsSummonDemonsState, seat: int, price: CardFilter | None, lost: int
    ) -> list[int]:
        """Cards that pay a price: no more than there are prices, for then one is always left."""
        payers: list[int] = []
        if price is None:
            return payers
        added = state.traits_added(seat)
        for card in state.seats[seat].row:
            traits = state.box.traits[card]
            if card != lost and price.fits(traits | added if traits & KID else traits):
                payers.append(card)
                if len(payers) == len(self.prices):
                    break
        return payers

    def is_in_vain(self, state: LetsSummonDemonsState, seat: int, card: int) -> bool:
        """Whether nothing would come of it now, though it can be paid for (LSD 4.2)."""
        steps = state.box.steps[card]
        step = self.then
        while step != END:
            if steps[step].is_possible(state, seat, card):
                return False
            step = steps[step].then
        return True

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.paid += len(self.prices)


def _can_pay(payers: list[list[int]], spent: list[int]) -> bool:
    """Try each card for the next price: prices may compete for the same card (LSD 8.10)."""
    if not payers:
        return True
    for card in payers[0]:  # noqa: SIM110 - quicker than `any` without a compiler
        if card not in spent and _can_pay(payers[1:], [*spent, card]):
            return True
    return False


class Pay(CardQuestion):
    """Whether to pay for the rest of an effect, and with what (LSD 4.1)."""

    __slots__ = ("paid",)

    saved_name = "Pay"
    key = "pay"
    clause = "LSD 4.1"
    FIELDS = (Number("step"), Number("paid", 0, MAX_PRICES - 1))
    of_verbs = ("may",)

    def __init__(self, seat: int, card: int, step: int, paid: int) -> None:
        """`paid` prices of the step have been paid."""
        super().__init__(seat, card, step)
        self.paid = paid

    def may(self, state: LetsSummonDemonsState) -> May:
        """The step with its prices."""
        verb = self.verb(state)
        assert isinstance(verb, May)
        return verb

    def cards(self, state: LetsSummonDemonsState) -> list[int]:
        return state.seats[self.seat].row

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        """The card itself, or cards to discard; and to decline."""
        actions = state.actions
        if self.may(state).prices[self.paid] is None:
            return [actions.accept, actions.decline]
        return [*named(state, actions.discard, state.seats[self.seat].row), actions.decline]

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        """Declining is for the beginning; each card must fit and leave the rest payable."""
        if action.kind not in ("accept", "decline", "discard"):
            return self.no_answer(state, action)
        if action.kind == "decline":
            return MUST_BE_PAID if self.paid else None
        may = self.may(state)
        price = may.prices[self.paid]
        if price is None or action.kind == "accept":
            return None if price is None and action.kind == "accept" else DOES_NOT_PAY
        card = self.named_card(state, action)
        if card == NO_CARD or not price.fits(state.traits(self.seat, card)):
            return DOES_NOT_PAY
        rest = may.is_payable(state, self.seat, self.card, self.paid + 1, card)
        return None if rest else REST_UNPAYABLE

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """Discard what the price names; when all is paid the effect continues."""
        if action is state.actions.decline:
            if state.recording:
                state.emit(events.Declined(self.seat, state.box.name(self.card)))
            return
        may = self.may(state)
        card = self.card if action is state.actions.accept else self.named_card(state, action)
        state.discard(self.seat, card)
        if self.paid + 1 < len(may.prices):
            state.todo.append(Pay(self.seat, self.card, self.step, self.paid + 1))
        elif may.then != END:
            state.todo.append(Effect(self.seat, self.card, may.then))

    def question_key(self, state: LetsSummonDemonsState) -> str:
        """Whether it is the card itself, or one of several cards, that is paid with."""
        if self.may(state).prices[self.paid] is None:
            return "pay-this"
        return "pay-next" if self.paid else "pay-card"

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        """What pays, how many in all, and whether it would be in vain."""
        may = self.may(state)
        price = may.prices[self.paid]
        in_vain = 1 if may.is_in_vain(state, self.seat, self.card) else 0
        if price is None:
            return {"vain": in_vain}
        return {"what": price.word, "n": len(may.prices), "vain": in_vain}

    def preview(self, state: LetsSummonDemonsState, action: Action) -> Args:
        """The souls that would come of it, and whether nothing would."""
        may = self.may(state)
        if action is state.actions.decline:
            return {}
        if may.is_in_vain(state, self.seat, self.card):
            return {"vain": 1}
        return {"souls": souls_to_come(state, self.seat, self.card, may.then)}

    def plans(self, state: LetsSummonDemonsState) -> list[Plan]:
        """Ways to pay the whole price, the cheapest first; and to decline."""
        in_vain = self.may(state).is_in_vain(state, self.seat, self.card)
        return plans.for_payment(state, self, in_vain)


class BranchesField(StepField):
    """The branches of `choose`, each a list of steps."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "list of lists of steps")

    def read(self, reader: StepReader, table: dict[str, object], verb: Verb) -> None:
        assert isinstance(verb, Choose)
        value = table[self.name]
        if not isinstance(value, list) or not 2 <= len(value) <= MAX_BRANCHES:
            raise reader.error(self.name, Phrase("expected-branches"))
        for i, branch in enumerate(value):
            place = StepReader(reader.entry, f"{reader.path(self.name)}[{i}]", reader.steps)
            verb.branches.append(place.read(branch))


class Choose(Verb):
    """Choose one of several lists of steps."""

    __slots__ = ("branches",)

    syntax = (BranchesField("choose"),)
    help = "Choose a list whose first step is possible."
    branch = "choose"

    def __init__(self) -> None:
        super().__init__()
        self.branches: list[list[Verb]] = []

    def link(self, then: int) -> None:
        """What follows the choice follows each of its branches."""
        super().link(then)
        for branch in self.branches:
            branch[-1].link(then)

    def begin(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        state.todo.append(WhichBranch(seat, card, self.number))


class WhichBranch(CardQuestion):
    """Which of the effects of a card happens (LSD 8.16)."""

    saved_name = "WhichBranch"
    key = "choose"
    clause = "LSD 8.16"
    of_verbs = ("choose",)

    def branches(self, state: LetsSummonDemonsState) -> list[list[Verb]]:
        """The lists of steps to choose from."""
        verb = self.verb(state)
        assert isinstance(verb, Choose)
        return verb.branches

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return state.actions.choose

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        if action.kind != "choose":
            return self.no_answer(state, action)
        branches = self.branches(state)
        if action.arg >= len(branches):
            return BRANCH_IMPOSSIBLE
        first = branches[action.arg][0]
        return None if first.is_possible(state, self.seat, self.card) else BRANCH_IMPOSSIBLE

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        self.branches(state)[action.arg][0].begin(state, self.seat, self.card)

    def skip(self, state: LetsSummonDemonsState) -> None:
        """No branch is possible: the effect continues after them."""
        then = self.verb(state).then
        if then != END:
            state.todo.append(Effect(self.seat, self.card, then))

    def question_args(self, state: LetsSummonDemonsState) -> Args:  # noqa: ARG002
        return {}

    def label(self, state: LetsSummonDemonsState, action: Action, args: Args) -> str:
        """The first step of a branch; `more` is 1 if others follow."""
        branches = self.branches(state)
        if action.kind != "choose" or action.arg >= len(branches):
            return super().label(state, action, args)
        branch = branches[action.arg]
        args["more"] = 1 if len(branch) > 1 else 0
        return f"choose-{branch[0].describe(args)}"

    def preview(self, state: LetsSummonDemonsState, action: Action) -> Args:
        branches = self.branches(state)
        if action.kind != "choose" or action.arg >= len(branches):
            return {}
        return {
            "souls": sum(step.souls(state, self.seat, self.card) for step in branches[action.arg])
        }
