"""Let's Summon Demons as a state to play: who decides, what may be done, what follows."""

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.oldtask import Task
from pandemonium.engine.sheet import Section, Wording
from pandemonium.engine.state import Question, State
from pandemonium.engine.task import Refusal
from pandemonium.games.lets_summon_demons import answers, effects, sheet, turn, view, wording
from pandemonium.games.lets_summon_demons import tasks as do
from pandemonium.games.lets_summon_demons.state import EMPTY, Board


class Match(Board):
    """One position of a game in play."""

    __slots__ = ()

    def advance(self) -> bool:
        """Do what happens by itself, until a question is on top or the game is over."""
        while self.todo and not self.ended:
            task = self.todo[-1]
            if task.do == do.ORDER:
                if self.has_real_order(task):
                    self.player = task.seat
                    return False
            elif task.do < do.QUESTIONS:
                self.player = task.seat
                return False
            else:
                self.todo.pop()
                self.do_task(task)
        self.todo.clear()
        return True

    def has_real_order(self, task: Task) -> bool:
        """Whether the order is a question; if not, activate the next or finish (LSD 3.6)."""
        batch = self.batches[-1]
        for card in batch:
            if not self.box.only_collects[card]:
                return True
        if batch:
            effects.activate(self, task.seat, batch.pop(0))
        else:
            self.batches.pop()
            self.todo.pop()
        return False

    def do_task(self, task: Task) -> None:
        """One thing that happens by itself."""
        if task.do == do.STEP:
            effects.run_step(self, task)
        elif task.do == do.ROLL_ENDS:
            self.rolling = False
            self.late.clear()
        elif task.do == do.BEGIN_TURN:
            turn.begin_turn(self, task.seat)
        elif task.do == do.DEAL:
            turn.deal(self)

    def candidates(self) -> list[Action]:
        """Every answer one could think of to the question on top."""
        task = self.todo[-1]
        return (
            turn.turn_actions(self, task.seat)
            if task.do == do.TURN
            else answers.answers(self, task)
        )

    def refusal(self, action: Action) -> Refusal | None:
        """The rule that forbids `action` now, if any."""
        task = self.todo[-1]
        if task.do == do.TURN:
            return turn.turn_refusal(self, task.seat, action)
        return answers.forbids(self, task, action)

    def perform(self, action: Action) -> None:
        """Do what the action says."""
        task = self.todo[-1]
        if task.do == do.TURN:
            turn.take_turn_action(self, task.seat, action)
        else:
            answers.carry_out(self, task, action)

    def lapse(self) -> None:
        """A question without an answer: the Egg is still discarded, the effect still goes on."""
        task = self.todo.pop()
        if task.do == do.HATCH:
            effects.hatch(self, task.seat, task.n, EMPTY)
        elif task.do == do.CHOOSE:
            effects.jump(self, task, answers.step_asking(self, task))

    # ------------------------------------------------------------------ words and pictures

    def card_name(self, card: int) -> str:
        """The id of the card's design."""
        return self.box.name(card)

    def ask(self, task: Task) -> Question:
        """The question on top in words of the catalogue."""
        return wording.ask(self, task)

    def details(self, action: Action) -> dict[str, int | str]:
        """What the wording of a label or a refusal may want to say of the action."""
        return wording.details(self, action)

    def build_view(self, seat: int | None) -> dict[str, object]:
        """What `seat` may know."""
        return dict(view.view(self, seat))

    def sheet(self, seat: int | None, words: Wording) -> list[Section]:
        """What `view` shows, in words."""
        return sheet.sheet(self, seat, words)

    # ------------------------------------------------------------------ copies

    def blank(self, chance: Chance) -> State:
        """A table of the same game on which nothing lies yet."""
        return Match(self.game, self.box, self.moves, chance)

    def deal_anew(self, seat: int) -> None:
        """Deal what `seat` cannot know anew."""
        view.deal_anew(self, seat)

    def save(self) -> dict[str, object]:
        """The whole position as JSON."""
        return {
            **self.save_basics(),
            "seats": [seat.save() for seat in self.seats],
            "block": self.block[:],
            "deck": self.deck.save(),
            "demon_deck": self.demon_deck.save(),
            "turn": [self.turn, self.regular, self.first_turns],
            "did": [
                self.rolled,
                self.bought,
                self.summoned,
                self.passed,
                self.rerolled,
                self.is_extra,
                self.rolling,
            ],
            "extra": self.extra[:],
            "dice": list(self.dice),
            "late": self.late[:],
            "batches": [batch[:] for batch in self.batches],
            "aside": self.aside[:],
            "summoning": self.summoning,
        }
