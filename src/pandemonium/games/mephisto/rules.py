"""Mephisto as a state to play: who decides, what may be done, what follows."""

from pandemonium.engine.action import Action
from pandemonium.engine.chance import Chance
from pandemonium.engine.deck import NONE
from pandemonium.engine.oldtask import Task
from pandemonium.engine.sheet import Section, Wording
from pandemonium.engine.state import Question, State
from pandemonium.engine.task import Refusal
from pandemonium.games.mephisto import answers, effects, fight, sheet, turn, view, wording
from pandemonium.games.mephisto import tasks as do
from pandemonium.games.mephisto import vocabulary as v
from pandemonium.games.mephisto.box import SOLITAIRE_GOAL
from pandemonium.games.mephisto.state import EMPTY, Board


class Match(Board):
    """One position of a game in play."""

    __slots__ = ()

    @property
    def scores(self) -> list[int]:
        """Soul points, of the whole team in teams; alone the worth of the victory (ME 12.9)."""
        if self.box.solitaire:
            return [self.solitaire_score()]
        return [turn.standing(self, seat)[0] for seat in range(self.box.players)]

    def solitaire_score(self) -> int:
        """Cards left in the deck and soul points above the goal; 0 unless won."""
        return len(self.deck) + self.souls(0) - SOLITAIRE_GOAL if self.winners else 0

    def advance(self) -> bool:
        """Do what happens by itself, until a question is on top or the game is over."""
        while self.todo and not self.ended:
            task = self.todo[-1]
            if task.do < do.QUESTIONS:
                self.player = task.seat
                return False
            self.todo.pop()
            if task.do >= do.ACTED:
                self.run_turn(task)
            else:
                self.run_effect(task)
        self.todo.clear()
        return True

    def run_turn(self, task: Task) -> None:
        """The course of the turns."""
        what = task.do
        if what == do.ACTED:
            turn.acted(self, task.seat)
        elif what == do.REFILL:
            turn.refill(self, task.seat)
        elif what == do.END_TURN:
            turn.end_turn(self, task.seat)
        elif what == do.BEGIN_TURN:
            turn.begin_turn(self, task.seat)
        elif what == do.EXTRA_STEP:
            turn.extra_step(self, task.seat)
        else:
            self.give_benefit(task)

    def run_effect(self, task: Task) -> None:
        """The parts of effects."""
        what = task.do
        if what == do.SETTLE:
            effects.settle(self)
        elif what == do.FAVOR:
            self.give_benefit(task)
        elif what == do.EXTRAS:
            fight.offer_extras(self, task.seat)
        elif what == do.PUT:
            effects.put(self, task)
        elif what == do.CAST:
            effects.cast(self, task)
        elif what == do.CAST_ENDS:
            effects.end_cast(self, task.card)
        elif what == do.TRIGGER:
            effects.trigger(self, task)
        elif what == do.SUFFER:
            effects.suffer(self, task)
        else:
            self.run_rarer_effect(task)

    def run_rarer_effect(self, task: Task) -> None:
        """What only single cards do."""
        what = task.do
        if what == do.LOSE:
            self.lose_favor(task.seat, task.n, task.card)
        elif what == do.MOVED:
            answers.moved(self, task)
        elif what == do.BOOST:
            weapons = effects.helped(self, task.seat, v.WEAPON)
            if weapons:
                self.push(do.EMPOWER, task.seat, task.card, weapons)
        elif what == do.FILL:
            for cell in self.sides[task.seat].fill_order:
                if task.n >> cell & 1 and self.dungeon[cell] == EMPTY:
                    card = self.draw()
                    if card != NONE:
                        self.place(cell, card, task.seat)

    def give_benefit(self, task: Task) -> None:
        """Favor or a card; in a team, spells and abilities may give it to either (ME 11.7)."""
        if self.box.teams and effects.may_be_given(self, task.card):
            self.push(do.BENEFIT, task.seat, task.card, task.n)
        else:
            answers.benefit(self, task.seat, task)

    def candidates(self) -> list[Action]:
        """Every answer one could think of to the question on top."""
        task = self.todo[-1]
        if task.do == do.TURN:
            return turn.turn_actions(self, task.seat)
        return answers.answers(self, task)

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

    # ------------------------------------------------------------------ words and pictures

    def card_name(self, card: int) -> str:
        """The id of the card's design."""
        return self.box.names[card]

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
            "dungeon": self.dungeon[:],
            "deck": self.deck.save(),
            "start": self.start,
            "outs": self.outs,
            "aside": self.aside[:],
            "durability": self.durability[:],
            "charm": self.charm[:],
            "host": self.host[:],
            "turn": [self.turn, self.cast_by, self.acted, int(self.handed)],
            "activated": self.activated[:],
            "boost": self.boost[:],
            "fresh": self.fresh[:],
            "emptied": self.emptied[:],
            "entered": self.entered[:],
            "fight": [self.foes, self.edge, *self.wielded],
        }
