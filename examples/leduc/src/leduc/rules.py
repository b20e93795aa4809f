"""The rules of Leduc poker as a state to play: who decides, what may be done, what follows."""

from typing import Final

from leduc import view
from leduc.state import COPIES, NO_CARD, RANKS, Table
from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.sheet import Section, Wording
from pandemonium.engine.state import Question, Refusal, State
from pandemonium.engine.task import Task

ANTE: Final = 1
FIRST_BET: Final = 2
SECOND_BET: Final = 4

# Families of actions, in the order in which the game adds them to its table.
FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2

# What can be on `todo`: a bet is a question, the others happen by themselves. A task never changes,
# so each exists once.
BET: Final = 0
REVEAL: Final = 1
SHOWDOWN: Final = 2
BETS: Final = [Task(BET, 0), Task(BET, 1)]
NEXT_ROUND: Final = Task(REVEAL)
LAST: Final = Task(SHOWDOWN)

NOTHING_TO_PAY: Final = Refusal("LED 2.3", "nothing-to-pay")
NO_MORE_RAISES: Final = Refusal("LED 2.6", "no-more-raises")

ONE: Final[list[tuple[int, ...]]] = [(0,), (1,)]  # the winners, when a seat wins alone
BOTH: Final = (0, 1)

# Keys of the catalogues (`*.ftl`).
QUESTIONS: Final = ("check", "bet")
LABELS: Final = ("fold", "call", "raise", "check", "raise-more")


class Hand(Table):
    """One hand of poker."""

    __slots__ = ()

    # ------------------------------------------------------------------ what may be done

    def candidates(self) -> list[Action]:
        """Fold, call, raise: in this game every action could answer every question."""
        return self.game.table.actions

    def refusal(self, action: Action) -> Refusal | None:
        """The rule that forbids `action` now, if any."""
        if action.family == FOLD and self.paid[0] == self.paid[1]:
            return NOTHING_TO_PAY
        if action.family == RAISE and self.raises == self.most_raises:
            return NO_MORE_RAISES
        return None

    # ------------------------------------------------------------------ what follows

    def perform(self, action: Action) -> None:
        """Do what the action says, and put what comes next on top of `todo`."""
        seat = self.player
        rival = 1 - seat
        stake = self.paid[rival]
        if action.family == FOLD:
            self.tell("folded", seat)
            self.win(rival)
        elif action.family == RAISE:
            self.tell("raised", seat, n=self.bet)
            self.paid[seat] = stake + self.bet
            self.raises += 1
            self.todo[-1] = BETS[rival]
        else:
            owed = stake - self.paid[seat]
            self.tell("called" if owed else "checked", seat, n=owed)
            self.paid[seat] = stake
            if self.raises == 0 and seat == 0:  # the rival may still raise (LED 2.7)
                self.todo[-1] = BETS[rival]
            else:
                self.todo[-1] = NEXT_ROUND if self.public == NO_CARD else LAST

    @property
    def bet(self) -> int:
        """What a raise adds in this round (LED 2.5)."""
        return FIRST_BET if self.public == NO_CARD else SECOND_BET

    def advance(self) -> bool:
        """Do what happens by itself, until somebody has to bet or the hand is over."""
        while self.todo:
            task = self.todo[-1]
            if task.do == BET:
                self.player = task.seat
                return False
            if task.do == REVEAL:
                self.reveal()
            else:
                self.show_down()
        return True

    def reveal(self) -> None:
        """The public card: drawn now, by lot, because nobody has seen the deck before (LED 3.1)."""
        self.public = self.chance.draw(self.deck)
        self.tell("card-revealed", -1, self.public)
        self.raises = 0
        self.todo[-1] = BETS[0]

    def show_down(self) -> None:
        """A pair wins, else the higher card; equal cards share the pot (LED 4.2 to 4.4)."""
        self.tell("card-shown", 0, self.cards[0])
        self.tell("card-shown", 1, self.cards[1])
        first = strength(self.cards[0], self.public)
        second = strength(self.cards[1], self.public)
        if first == second:
            self.tell("pot-shared")
            self.finish(BOTH)
        else:
            self.win(0 if first > second else 1)

    def win(self, seat: int) -> None:
        """The pot goes to `seat`; `finish` ends the hand."""
        self.tell("pot-won", seat, n=self.paid[0] + self.paid[1])
        self.finish(ONE[seat])

    @property
    def scores(self) -> list[int]:
        """Chips won or lost (LED 4.5): none before the end, none when the pot is shared."""
        if len(self.winners) != 1:
            return [0, 0]
        if self.winners[0] == 0:
            return [self.paid[1], -self.paid[1]]
        return [-self.paid[0], self.paid[0]]

    # ------------------------------------------------------------------ words and pictures

    def ask(self, task: Task) -> Question:
        """What is asked: a key of the catalogue, the clause to read, and arguments."""
        owed = self.owed(task.seat)
        return Question("bet" if owed else "check", task.seat, "LED 2.2", args={"n": owed})

    def details(self, action: Action) -> dict[str, int | str]:
        """What the label of the action, or a refusal, may want to say."""
        owed = abs(self.owed(0))  # whoever speaks owes it: a raise waits for nobody else
        label = LABELS[action.family]
        if action.family == CALL and not owed:
            label = "check"
        elif action.family == RAISE and owed:
            label = "raise-more"
        return {"label": label, "n": owed, "bet": self.bet, "most": self.most_raises}

    def view(self, seat: int | None) -> dict[str, object]:
        """What `seat` may know."""
        return dict(view.view(self, seat))

    def sheet(self, seat: int | None, words: Wording) -> list[Section]:
        """What `view` shows, in words."""
        return view.sheet(self, seat, words)

    # ------------------------------------------------------------------ copies

    def blank(self, chance: Chance) -> State:
        """A table of the same game on which nothing lies yet."""
        return Hand(self.game, chance, self.most_raises)

    def deal_anew(self, seat: int) -> None:
        """Deal what `seat` cannot know anew."""
        view.deal_anew(self, seat)


def strength(card: int, public: int) -> int:
    """What a private card is worth at the showdown: any pair is above any single card."""
    rank = card // COPIES
    return rank + len(RANKS) if rank == public // COPIES else rank
