"""Betting, the public card and the showdown (LED chapters 2 to 4): the questions and what follows.

Tasks are immutable, so one that needs no more than a seat is made once.
"""

from typing import Final

from leduc import events
from leduc.state import COPIES, RANKS, Hand
from pandemonium.engine.action import Action
from pandemonium.engine.task import NO_CARD, Args, Decision, Refusal, Step

NOTHING_TO_PAY: Final = Refusal("LED 2.3", "nothing-to-pay")
NO_MORE_RAISES: Final = Refusal("LED 2.6", "no-more-raises")

ONE: Final[list[tuple[int, ...]]] = [(0,), (1,)]  # the winners, when a seat wins alone
BOTH: Final = (0, 1)


class Bet(Decision):
    """Fold, call or raise (LED 2)."""

    saved_name = "Bet"
    key = "bet"
    clause = "LED 2.2"
    optimizes_legal = True

    def candidates(self, state: Hand) -> list[Action]:
        """In this game every action could answer every question."""
        return state.game.action_table.actions

    def legal(self, state: Hand) -> list[Action]:
        """What `refusal` allows, from a table: this is called most."""
        owes = state.first_paid != state.second_paid
        may_raise = state.raises < state.box.most_raises
        return state.box.answers[2 * owes + may_raise]

    def refusal(self, state: Hand, action: Action) -> Refusal | None:
        if action.kind == "fold" and state.first_paid == state.second_paid:
            return NOTHING_TO_PAY
        if action.kind == "raise" and state.raises == state.box.most_raises:
            return NO_MORE_RAISES
        return None

    def perform(self, state: Hand, action: Action) -> None:
        rival = 1 - self.seat
        if action.kind == "fold":
            if state.recording:
                state.emit(events.Folded(self.seat))
            win(state, rival, "fold")
            return
        owed = state.owed(self.seat)
        if action.kind == "raise":
            if state.recording:
                state.emit(events.Raised(self.seat, state.bet))
            state.pay(self.seat, owed + state.bet)
            state.raises += 1
            state.todo.append(BETS[rival])
        else:
            if state.recording:
                state.emit(events.Called(self.seat, owed) if owed else events.Checked(self.seat))
            state.pay(self.seat, owed)
            if state.raises == 0 and self.seat == 0:  # the rival may still raise (LED 2.7)
                state.todo.append(BETS[rival])
            else:
                state.todo.append(NEXT_ROUND if state.public == NO_CARD else SHOWDOWN)

    def question_key(self, state: Hand) -> str:
        """A bet, or a check where nothing is owed."""
        return "bet" if state.owed(self.seat) else "check"

    def question_args(self, state: Hand) -> Args:
        """What a call would cost."""
        return {"n": state.owed(self.seat)}


class NextRound(Step):
    """The public card is turned up, and betting begins again (LED 3.1)."""

    saved_name = "NextRound"

    def run(self, state: Hand) -> None:
        state.turn_up()
        state.todo.append(BETS[0])


class Showdown(Step):
    """A pair wins, else the higher card; equal cards share the pot (LED 4.2 to 4.4)."""

    saved_name = "Showdown"

    def run(self, state: Hand) -> None:
        if state.recording:
            for seat in BOTH:
                state.emit(events.CardShown(seat, state.card_name(state.cards[seat])))
        state.reveals += 1
        first = strength(state.cards[0], state.public)
        second = strength(state.cards[1], state.public)
        if first == second:
            if state.recording:
                state.emit(events.PotShared())
            state.finish(BOTH, "equal-cards", draw=True)
        else:
            win(state, 0 if first > second else 1, "showdown")


BETS: Final = [Bet(0), Bet(1)]
NEXT_ROUND: Final = NextRound()
SHOWDOWN: Final = Showdown()


def win(state: Hand, seat: int, reason: str) -> None:
    """The pot goes to `seat`; `finish` ends the hand."""
    if state.recording:
        state.emit(events.PotWon(seat, state.first_paid + state.second_paid))
    state.finish(ONE[seat], reason)


def strength(card: int, public: int) -> int:
    """What a private card is worth at the showdown: any pair is above any single card."""
    rank = card // COPIES
    return rank + len(RANKS) if rank == public // COPIES else rank
