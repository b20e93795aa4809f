"""Dice Summoners as a state to play: who decides, what may be done, what follows."""

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.oldtask import Task
from pandemonium.engine.sheet import Section, Wording
from pandemonium.engine.state import Question, State
from pandemonium.engine.task import Refusal
from pandemonium.games.dice_summoners import box as act
from pandemonium.games.dice_summoners import hits, plans, sheet, turn, view, wording
from pandemonium.games.dice_summoners import tasks as do
from pandemonium.games.dice_summoners.state import Board


class Match(Board):
    """One position of a game in play."""

    __slots__ = ()

    def advance(self) -> bool:
        """Do what happens by itself, until a question is on top or the game is over."""
        while self.todo and not self.ended:
            task = self.todo[-1]
            if task.do < do.QUESTIONS:
                self.player = task.seat
                return False
            if task.do == do.PLAN:
                plans.go_on(self, task.seat)
            else:
                self.todo.pop()
                turn.begin_turn(self, task.seat)
        self.todo.clear()
        return True

    def candidates(self) -> list[Action]:
        """Every answer one could think of to the question on top."""
        task = self.todo[-1]
        if task.do == do.COMBAT:
            return turn.combat_actions(self, task.seat)
        if task.do == do.GAIN:
            return [self.moves.roll]
        if task.do == do.CAP:
            return [self.moves.play_on, self.moves.stop]
        return hits.answers(self, task) if task.do == do.LOSE else plans.answers(self, task)

    def refusal(self, action: Action) -> Refusal | None:
        """The rule that forbids `action` now, if any."""
        task = self.todo[-1]
        if task.do == do.COMBAT:
            return turn.combat_refusal(self, task.seat, action)
        if task.do == do.GAIN:
            return None if action.family == act.ROLL else turn.ROLL_FIRST
        if task.do == do.LOSE:
            return hits.refusal(self, task, action)
        if task.do == do.CAP:
            return turn.cap_refusal(action)
        return plans.refusal(self, task, action)

    def perform(self, action: Action) -> None:
        """Do what the action says."""
        task = self.todo[-1]
        if task.do == do.COMBAT:
            turn.take_combat_action(self, task.seat, action)
        elif task.do == do.GAIN:
            turn.roll(self, task.seat)
        elif task.do == do.LOSE:
            hits.lose(self, task, action)
        elif task.do == do.CAP:
            turn.answer_cap(self, task, action)
        else:
            plans.answer(self, task, action)

    def lapse(self) -> None:
        """Every question of this game has an answer: one without would be a bug of ours."""
        raise AssertionError(f"no answer to {self.todo[-1]}: {self.save()}")

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
        """What `seat` may know: everything."""
        return dict(view.view(self, seat))

    def sheet(self, seat: int | None, words: Wording) -> list[Section]:
        """What `view` shows, in words."""
        return sheet.sheet(self, seat, words)

    # ------------------------------------------------------------------ copies

    def blank(self, chance: Chance) -> State:
        """A table of the same game on which nothing lies yet."""
        return Match(self.game, self.box, self.moves, chance)

    def save(self) -> dict[str, object]:
        """The whole position as JSON."""
        return {
            **self.save_basics(),
            "capped": self.capped,
            "seats": [seat.save() for seat in self.seats],
            "market": self.market[:],
            "supply": self.supply[:],
            "gone": self.gone[:],
            "tray": self.tray[:],
            "spent": [self.spent_blue, self.spent_red],
            "pool": [self.pool_blue, self.pool_red],
            "turn": [self.turn, self.turns, self.last_turn],
            "rolled": self.rolled,
            "plan": self.plan.save(),
        }
