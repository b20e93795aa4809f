"""Effects on souls, turns and victory: the verbs about these, and the questions that they ask."""

from typing import Final

from pandemonium.engine.action import Action
from pandemonium.engine.formats.saving import Number
from pandemonium.engine.plan import Plan
from pandemonium.engine.task import Args, Refusal
from pandemonium.games.lets_summon_demons import events, plans
from pandemonium.games.lets_summon_demons.card_value import CardValue
from pandemonium.games.lets_summon_demons.components import COLLECT_DOUBLE, KID, Box
from pandemonium.games.lets_summon_demons.grammar import NumberField, PerField, TrueField
from pandemonium.games.lets_summon_demons.questions import CardQuestion, Question
from pandemonium.games.lets_summon_demons.state import BY_CARD, LetsSummonDemonsState
from pandemonium.games.lets_summon_demons.verbs import Verb

NOT_FROM_YOURSELF: Final = Refusal("LSD 4.6", "not-from-yourself")
NO_SOUL_THERE: Final = Refusal("LSD 4.6", "no-soul-there")
NOT_AN_OPPONENT: Final = Refusal("LSD 4.12", "not-an-opponent")
PARTNER: Final = Refusal("LSD 9.7", "not-an-opponent")
SHIELDED: Final = Refusal("LSD 7.15", "protected")


class Collect(Verb):
    """Collect souls from the supply."""

    syntax = (NumberField("collect"), PerField())
    help = "Collect souls; with `per`, that many for each card you have."
    branch = "collect"
    only_collects = True

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        state.collect(seat, self.souls(state, seat, card), card)

    def souls(self, state: LetsSummonDemonsState, seat: int, card: int) -> int:
        """Doubled for kids on their owner's turn by Oni Twi (LSD 7.11)."""
        n = self.n
        if self.per is not None:
            n *= state.count(seat, self.per)
        if (
            state.turn == seat
            and state.box.traits[card] & KID
            and state.powers(seat) & COLLECT_DOUBLE
        ):
            n *= 2
        return n

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.souls += self.n
        value.per = self.per
        value.steals = False


class StealSouls(Verb):
    """Steal souls, each from where its thief likes."""

    syntax = (NumberField("steal"), PerField())
    help = "Steal souls; with `per`, that many for each card you have."
    branch = "steal-souls"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Ask where each of them comes from (LSD 4.6)."""
        n = self.souls(state, seat, card)
        if n:
            state.todo.append(WhereSoulsComeFrom(seat, card, n))

    def souls(self, state: LetsSummonDemonsState, seat: int, card: int) -> int:  # noqa: ARG002
        """A steal always gives the full number (LSD 4.6)."""
        return self.n if self.per is None else self.n * state.count(seat, self.per)

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.souls += self.n
        value.per = self.per
        value.steals = True


class WhereSoulsComeFrom(Question):
    """Where the next stolen soul comes from (LSD 4.6)."""

    __slots__ = ("left",)

    saved_name = "WhereSoulsComeFrom"
    key = "steal-souls"
    clause = "LSD 4.6"
    FIELDS = (Number("left", 1),)

    def __init__(self, seat: int, card: int, left: int) -> None:
        """`left` souls are still to be stolen."""
        super().__init__(seat, card)
        self.left = left

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return state.actions.steal_soul

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        """Souls come from others who have some and are not protected, or from the supply."""
        if action.kind != "steal-soul":
            return self.no_answer(state, action)
        source = action.arg
        if source == state.box.players:
            return None
        if source == self.seat:
            return NOT_FROM_YOURSELF
        if not state.seats[source].souls:
            return NO_SOUL_THERE
        return SHIELDED if state.is_protected(source, self.seat) else None

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """One soul, and the question again if there are more."""
        if self.left > 1:
            state.todo.append(WhereSoulsComeFrom(self.seat, self.card, self.left - 1))
        state.steal_soul(self.seat, action.arg, self.card)

    def question_args(self, state: LetsSummonDemonsState) -> Args:  # noqa: ARG002
        return {"n": self.left}

    def preview(self, state: LetsSummonDemonsState, action: Action) -> Args:  # noqa: ARG002
        return {"souls": 1}

    def plans(self, state: LetsSummonDemonsState) -> list[Plan]:
        """All from one player as far as they go, or all from the supply."""
        return plans.for_stolen_souls(state, self.seat, self.left)


class Give(Verb):
    """An opponent collects souls."""

    syntax = (NumberField("give"),)
    help = "An opponent of your choice collects that many souls."
    branch = "give"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        state.todo.append(WhoCollects(seat, card, self.number))


class WhoCollects(CardQuestion):
    """Which opponent gets souls (LSD 4.12)."""

    saved_name = "WhoCollects"
    key = "who-collects"
    clause = "LSD 4.12"
    of_verbs = ("give",)

    def candidates(self, state: LetsSummonDemonsState) -> list[Action]:
        return state.actions.target

    def refusal(self, state: LetsSummonDemonsState, action: Action) -> Refusal | None:
        """Any opponent, a protected one too: it takes nothing from them."""
        if action.kind != "target":
            return self.no_answer(state, action)
        return not_an_opponent(state, self.seat, action.arg)

    def perform(self, state: LetsSummonDemonsState, action: Action) -> None:
        """They collect, and may win by it (LSD 8.17)."""
        state.collect(action.arg, self.verb(state).n, self.card)

    def question_args(self, state: LetsSummonDemonsState) -> Args:
        return {"n": self.verb(state).n}


def not_an_opponent(state: LetsSummonDemonsState, seat: int, victim: int) -> Refusal | None:
    """What forbids to choose a player as an opponent."""
    if victim in state.opponents(seat):
        return None
    return NOT_AN_OPPONENT if victim == seat else PARTNER


class ExtraTurn(Verb):
    """Take another turn after this one."""

    syntax = (TrueField("extra_turn"),)
    help = "Take another turn, in which only your own cards activate."
    branch = "extra-turn"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """It comes after the current turn (LSD 7.7)."""
        state.extra.append(seat)
        if state.recording:
            state.emit(events.ExtraTurn(seat, state.box.name(card)))

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.turns += 1


class Win(Verb):
    """Win the game immediately."""

    syntax = (TrueField("win"),)
    help = "Win the game."
    branch = "win"

    def run(self, state: LetsSummonDemonsState, seat: int, card: int) -> None:
        """Immediately, with any number of Demons and souls (LSD 7.1)."""
        state.win(seat, BY_CARD, card)

    def add_value(self, value: CardValue, box: Box) -> None:  # noqa: ARG002
        value.wins += 1
